"""The rules of melds and scores once more, on plain text, as plainly as the rule book says them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

ORDER = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
VALUES = {"JK": 50, "A": 20, "2": 20, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 10, "8": 10} | dict.fromkeys("7654", 5)
SUIT_SAMBA = 7


def rank(card: str) -> str:
    """The rank of a card in notation."""
    return "JK" if card == "JK" else card[:-1]


def wild(card: str) -> bool:
    """Jokers and twos."""
    return rank(card) in ("JK", "2")


def red_three(card: str) -> bool:
    """3H and 3D."""
    return card in ("3H", "3D")


def value(card: str) -> int:
    """What a card counts."""
    if rank(card) == "3":
        return 0 if red_three(card) else 5
    return VALUES[rank(card)]


def is_group(cards: Sequence[str], ratio: str) -> bool:
    """Three or more cards of one rank 4 to ace, wild cards by the rule."""
    naturals = [card for card in cards if not wild(card)]
    wilds = len(cards) - len(naturals)
    if len(cards) < 3 or len({rank(card) for card in naturals}) != 1 or rank(naturals[0]) not in ORDER:
        return False
    return wilds <= 2 and len(naturals) >= (2 * wilds if ratio == "double" else min(2, 2 * wilds))


def is_sequence(cards: Sequence[str]) -> bool:
    """Three to seven natural cards of one suit in a row."""
    if not 3 <= len(cards) <= SUIT_SAMBA or any(rank(card) not in ORDER for card in cards):
        return False
    places = sorted(ORDER.index(rank(card)) for card in cards)
    return len({card[-1] for card in cards}) == 1 and places == list(range(places[0], places[0] + len(cards)))


def is_threes(cards: Sequence[str]) -> bool:
    """Three or more black threes."""
    return len(cards) >= 3 and all(card in ("3S", "3C") for card in cards)


def is_meld(cards: Sequence[str], ratio: str) -> bool:
    """Any meld."""
    return is_group(cards, ratio) or is_sequence(cards) or is_threes(cards)


def complete(cards: Sequence[str]) -> str:
    """What seven cards or more are: samba, natural, mixed, or nothing."""
    if len(cards) < SUIT_SAMBA or is_threes(cards):
        return ""
    if is_sequence(cards):
        return "samba"
    return "mixed" if any(map(wild, cards)) else "natural"


def score(position: Mapping[str, Any], team: int, option: Mapping[str, Any]) -> int:
    """What a team makes of a round, from the position after it."""
    melds = [meld.split() for meld in position["teams"][team]["melds"]]
    hands = [seat["hand"].split() for seat in position["seats"] if seat["team"] == team]
    points = sum(value(card) for meld in melds for card in meld) - sum(value(card) for hand in hands for card in hand)
    made = Counter(complete(meld) for meld in melds)
    points += 1500 * made["samba"] + 500 * made["natural"] + 300 * made["mixed"]
    red = len(position["teams"][team]["red_threes"].split())
    if made["samba"] + made["natural"] + made["mixed"] >= 2:
        points += 1000 if red == 6 else 100 * red
    else:
        points += int(option["six_red_penalty"]) if red == 6 else -100 * red
    for hand in hands:
        kept = sum(map(red_three, hand))
        if option["red_three_in_hand"] == "per_card":
            points -= 100 * kept
        elif kept:
            points += int(option["red_three_in_hand"])
    closer = position["closed_by"]
    return points + (200 if closer is not None and position["seats"][closer]["team"] == team else 0)


def ways_out(hand: Sequence[str], melds: Sequence[Sequence[str]], ratio: str, needs_discard: bool) -> Iterator[str]:
    """Yields every way to lay a hand onto the melds, into two new ones and (once) onto the pile that may go out.

    Without merging, black threes and red threes."""
    places = [*range(len(melds) + 2), "pile"]
    for chosen in product(places, repeat=len(hand)):
        thrown = chosen.count("pile")
        if thrown > 1 or (needs_discard and not thrown):
            continue
        grown = [[*meld, *(c for c, at in zip(hand, chosen, strict=True) if at == n)] for n, meld in enumerate(melds)]
        new = [
            [card for card, at in zip(hand, chosen, strict=True) if at == n] for n in range(len(melds), len(melds) + 2)
        ]
        laid = grown + [meld for meld in new if meld]
        kinds = all(is_sequence(meld) == is_sequence(meld[: len(old)]) for meld, old in zip(grown, melds, strict=True))
        if all(is_meld(meld, ratio) for meld in laid) and sum(bool(complete(meld)) for meld in laid) >= 2 and kinds:
            yield str(laid)
