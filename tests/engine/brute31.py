"""Scat and Schwimmen by plain enumeration on text, sharing no code with the engine: the slow way to be sure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10} | {str(number): number for number in range(2, 11)}
SCHWIMMEN_RANKS = ("7", "8", "9", "10", "J", "Q", "K")
SUITS_UPWARDS = "DHSC"

Hand = tuple[str, ...]
Value = int | Fraction


def groups(hand: Hand) -> Iterable[Hand]:
    """Every choice of cards of one suit."""
    for size in range(1, len(hand) + 1):
        yield from (group for group in combinations(hand, size) if len({card[-1] for card in group}) == 1)


def in_suit(hand: Hand) -> int:
    """The best of all choices of cards of one suit."""
    return max(sum(POINTS[card[:-1]] for card in group) for group in groups(hand))


def one_rank(hand: Hand) -> bool:
    return len(hand) == 3 and hand[0][:-1] == hand[1][:-1] == hand[2][:-1]


def scat_value(hand: Hand, three_of_a_kind: str) -> Value:
    """The value at a showdown: a 31 that nobody declared counts 30."""
    if in_suit(hand) == 31:
        return 30
    if one_rank(hand) and three_of_a_kind != "off":
        return max(Fraction(three_of_a_kind), Fraction(in_suit(hand)))
    return in_suit(hand)


@dataclass
class Purse:
    """The pennies of one seat, lost one by one."""

    pennies: int
    county: bool
    out: bool = False
    lost: int = 0

    def lose(self) -> None:
        """Loses a penny, or the county life."""
        if self.out:
            return
        self.lost += 1
        if self.pennies:
            self.pennies -= 1
            self.out = not self.pennies and not self.county
        else:
            self.out = True

    def lose_two(self, full: bool) -> None:
        """Loses two at once: capped, never the county life together with a penny."""
        if full or self.pennies >= 2:
            self.lose()
        self.lose()


def after_knock(values: Sequence[Value], knocker: int | None) -> list[int]:
    """Lives lost by each seat at a showdown."""
    lost = [0] * len(values)
    for seat, value in enumerate(values):
        lower = [other for other in range(len(values)) if values[other] < value]
        equal = [other for other in range(len(values)) if other != seat and values[other] == value]
        if lower:
            continue
        if seat != knocker:
            lost[seat] = 1
        elif not equal:
            lost[seat] = 2
    return lost


def pay(lost: Sequence[int], lives: Sequence[int], county: bool, full: bool) -> list[Purse]:
    """The purses after a settlement."""
    purses = [Purse(pennies, county) for pennies in lives]
    for purse, losses in zip(purses, lost, strict=True):
        if losses == 2:
            purse.lose_two(full)
        elif losses:
            purse.lose()
    return purses


def schwimmen_value(hand: Hand) -> Value:
    """The value of a hand: three aces 32, three of a kind 30.5."""
    if one_rank(hand):
        return 32 if hand[0][:-1] == "A" else Fraction(61, 2)
    return in_suit(hand)


def below(one: Hand, other: Hand, triples_rank: bool, suit_order: bool) -> bool:
    """Whether one hand is lower than another."""
    first, second = schwimmen_value(one), schwimmen_value(other)
    if first != second:
        return first < second
    if one_rank(one):
        return triples_rank and SCHWIMMEN_RANKS.index(one[0][:-1]) < SCHWIMMEN_RANKS.index(other[0][:-1])
    return suit_order and best_suit(one) < best_suit(other)


def best_suit(hand: Hand) -> int:
    """The highest suit in which a hand has its value."""
    best = [group[0][-1] for group in groups(hand) if sum(POINTS[card[:-1]] for card in group) == in_suit(hand)]
    return max(map(SUITS_UPWARDS.index, best))


def lowest(hands: Sequence[Hand], lower: Callable[[Hand, Hand], bool]) -> list[int]:
    """The seats below which there is nobody."""
    return [hands.index(hand) for hand in hands if not any(lower(other, hand) for other in hands if other != hand)]
