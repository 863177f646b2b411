"""Scala 40 by plain enumeration: slow, literal, and without a line in common with the engine.

Cards are notation text. A meld is a tuple of cards in which every joker has an identity: a run in ascending order, a
set sorted, so that equal melds are equal tuples.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

Meld = tuple[str, ...]

SUITS = "CDHS"
LADDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The places of a run: the ace below the two and above the king."""
OTHER_OF_COLOUR = {"H": "D", "D": "H", "C": "S", "S": "C"}
NEXT_TO = {"S": "H", "H": "S", "C": "D", "D": "C"}
CIRCLE = "HDCS"


@dataclass(frozen=True, slots=True)
class Options:
    """The options that the enumeration knows, by their names in the rule book."""

    jokers_per_meld: int | str = 1
    joker_identity: str = "declare"
    run_max: int = 14
    run_split: bool = False
    card_values: str = "standard"
    joker_in_opening: str = "allowed"
    joker_discard: str = "unopened_no"
    playable_unopened: str = "forbidden"
    playable_opened: str = "allowed"
    playable_closing: str = "allowed"
    playable_min_players: int = 2
    no_legal_discard: str = "waive"
    close_needs_discard: bool = True

    @property
    def most_jokers(self) -> int:
        """K10."""
        return 13 if self.jokers_per_meld == "any" else int(self.jokers_per_meld)

    @property
    def fewest_naturals(self) -> int:
        """Section 0: two, unless any number of jokers may lie in a meld."""
        return 1 if self.jokers_per_meld == "any" else 2


def is_joker(card: str) -> bool:
    """Whether the physical card is a joker."""
    return card.startswith("JK")


def held(card: str) -> str:
    """The card as it is in a hand."""
    return "JK" if is_joker(card) else card


def face(card: str) -> str:
    """The card that it counts as."""
    return card.removeprefix("JK=")


def rank(card: str) -> str:
    """Rank of a natural card or of what a joker stands for."""
    return face(card)[:-1]


def suit(card: str) -> str:
    """Suit of a natural card or of what a joker stands for."""
    return face(card)[-1]


def fits(card: str, wanted: str) -> bool:
    """Whether a card, a joker perhaps still without identity, can be this face."""
    return card == "JK" or face(card) == wanted


def as_face(card: str, wanted: str) -> str:
    """The card in its place: a joker gets its identity."""
    return f"JK={wanted}" if is_joker(card) else card


def is_run(meld: Sequence[str]) -> bool:
    """Whether a legal meld is a run."""
    return suit(meld[0]) == suit(meld[1])


def sound(meld: Sequence[str], options: Options) -> bool:
    """Jokers, natural cards and aces in the number that a meld may have (K10, SQ-8, SQ-10)."""
    jokers = sum(map(is_joker, meld))
    naturals = [card for card in meld if not is_joker(card)]
    aces = sum(rank(card) == "A" for card in naturals)
    return (
        jokers <= options.most_jokers
        and len(naturals) >= options.fewest_naturals
        and not (is_run(meld) and (aces > 1 or len(meld) > options.run_max))
    )


def stretches(length: int) -> Iterator[list[str]]:
    """Every run of faces of a length."""
    for letter in SUITS:
        for start in range(len(LADDER) - length + 1):
            yield [name + letter for name in LADDER[start : start + length]]


def groups(length: int) -> Iterator[list[str]]:
    """Every set of faces of a length."""
    for name in LADDER[:-1]:
        for letters in combinations(SUITS, length):
            yield [name + letter for letter in letters]


@cache
def shapes(longest: int) -> list[tuple[list[str], frozenset[str]]]:
    """Every meld of faces, runs up to a length, with its distinct faces."""
    every = [faces for length in range(3, longest + 1) for faces in stretches(length)]
    every += [faces for length in (3, 4) for faces in groups(length)]
    return [(faces, frozenset(faces)) for faces in every]


def placed(cards: Sequence[str], faces: Sequence[str]) -> Iterator[Meld]:
    """Every way to put exactly these cards on these faces."""
    if not faces:
        if not cards:
            yield ()
        return
    if any(card != "JK" and face(card) not in faces for card in cards):
        return
    for card in set(cards):
        if fits(card, faces[0]):
            rest = list(cards)
            rest.remove(card)
            for tail in placed(rest, faces[1:]):
                yield (as_face(card, faces[0]), *tail)


def arrangements(cards: Sequence[str], options: Options) -> set[Meld]:
    """Every meld that these cards make in any order."""
    count = len(cards)
    if count < 3:
        return set()
    found: set[Meld] = set()
    if count <= len(LADDER):
        for faces in stretches(count):
            found |= {meld for meld in placed(cards, faces) if sound(meld, options)}
    if count <= 4:
        for faces in groups(count):
            found |= {tuple(sorted(meld)) for meld in placed(cards, faces) if sound(meld, options)}
    return found


def run_as_written(cards: Sequence[str], options: Options) -> Meld | None:
    """The run that the list is from its first card up, if any."""
    for faces in stretches(len(cards)) if 3 <= len(cards) <= len(LADDER) else ():
        if all(map(fits, cards, faces)):
            meld = tuple(map(as_face, cards, faces))
            if sound(meld, options):
                return meld
    return None


def suit_by_place(cards: Sequence[str], options: Options) -> str | None:
    """The suit of the joker in a list of two natural cards of one rank and a joker (K11), None where undefined."""
    place = [is_joker(card) for card in cards].index(True)
    first, second = [suit(card) for card in cards if not is_joker(card)]
    neighbour = second if place == 2 else first
    if OTHER_OF_COLOUR[first] != second:
        return OTHER_OF_COLOUR[neighbour]
    if options.joker_identity == "position":
        return NEXT_TO[neighbour]
    if place == 1:
        return None
    low = CIRCLE.index(first if CIRCLE[(CIRCLE.index(first) + 1) % 4] == second else second)
    return CIRCLE[(low + 2) % 4] if place == 2 else CIRCLE[low - 1]


def readings(cards: Sequence[str], options: Options) -> set[Meld]:
    """What a list of cards, in the order written, may mean: nothing, one meld, or several that must be asked about."""
    for order in (list(cards), list(reversed(cards))):
        run = run_as_written(order, options)
        if run is not None:
            return {run}
    possible = arrangements(cards, options)
    sets = {meld for meld in possible if not is_run(meld)}
    if sets and options.joker_identity != "declare" and len(cards) == 3 and list(cards).count("JK") == 1:
        letter = suit_by_place(cards, options)
        return {meld for meld in sets if letter is None or suit(next(filter(is_joker, meld))) == letter}
    return {meld for meld in possible if not twin_of_another(meld)}


def twin_of_another(run: Meld) -> bool:
    """Whether a full run has its joker below: with it above it is the same meld, the joker again the other ace."""
    return len(run) == len(LADDER) and is_joker(run[0]) and not is_joker(run[-1])


def melds_in(hand: Sequence[str], options: Options) -> set[Meld]:
    """Every single meld that can be laid from a hand."""
    have, names = Counter(hand), frozenset(hand)
    most = min(have["JK"], options.most_jokers)
    found: set[Meld] = set()
    for faces, distinct in shapes(min(options.run_max, len(hand))):
        lacking = len(distinct - names)
        for jokers in range(lacking, most + 1):
            for places in combinations(range(len(faces)), jokers):
                meld = tuple(f"JK={name}" if place in places else name for place, name in enumerate(faces))
                if not Counter(map(held, meld)) - have and sound(meld, options):
                    found.add(meld if is_run(meld) else tuple(sorted(meld)))
    return found


def lowest_place(run: Sequence[str]) -> int:
    """The place of a run's first card on the ladder."""
    return next(start for start in range(12) if all(rank(c) == LADDER[start + i] for i, c in enumerate(run[:3])))


def attached(card: str, meld: Meld, options: Options) -> set[tuple[str, tuple[Meld, ...]]]:
    """Every way to attach a card to a meld: the card with its identity, and what lies there afterwards."""
    found: set[tuple[str, tuple[Meld, ...]]] = set()
    if not is_run(meld):
        for letter in set(SUITS) - {suit(one) for one in meld}:
            wanted = rank(meld[0]) + letter
            longer = tuple(sorted((*meld, as_face(card, wanted))))
            if fits(card, wanted) and sound(longer, options):
                found.add((as_face(card, wanted), (longer,)))
        return found
    start, letter = lowest_place(meld), suit(meld[0])
    for place in (start - 1, start + len(meld)):
        if not 0 <= place < len(LADDER):
            continue
        wanted = LADDER[place] + letter
        if not fits(card, wanted):
            continue
        laid = as_face(card, wanted)
        longer = (laid, *meld) if place < start else (*meld, laid)
        parts: tuple[Meld, ...] = (longer,)
        if options.run_split and len(longer) > options.run_max:
            parts = (longer[:3], longer[3:])
        if all(sound(part, options) for part in parts):
            found.add((laid, parts))
    return found


def recovered(card: str, meld: Meld) -> Meld | None:
    """The meld after a natural card has taken the joker's place, None where it cannot."""
    if is_joker(card) or f"JK={card}" not in meld:
        return None
    place = meld.index(f"JK={card}")
    changed = (*meld[:place], card, *meld[place + 1 :])
    if is_run(changed):
        return None if sum(one == card for one in changed) > 1 else changed
    return tuple(sorted(changed))


def value(meld: Sequence[str], options: Options) -> int:
    """What a meld counts towards an opening (SQ-14, K28)."""
    ladder = options.card_values == "ladder"
    pictures = {"J": 11, "Q": 12, "K": 13} if ladder else {"J": 10, "Q": 10, "K": 10}
    total = 0
    for place, card in enumerate(meld):
        if rank(card) == "A":
            low = is_run(meld) and place == 0
            total += 1 if low else 14 if ladder else 11
        else:
            total += pictures.get(rank(card)) or int(rank(card))
    return total


def best_opening(hand: Sequence[str], options: Options, keep: int = 1) -> int:
    """The most that melds from a hand are worth together when at least `keep` cards stay."""
    clean = options.joker_in_opening != "allowed"
    worth: dict[Meld, int] = {}
    for meld in melds_in(hand, options):
        if not (clean and any(map(is_joker, meld))):
            cards = tuple(sorted(map(held, meld)))
            worth[cards] = max(worth.get(cards, 0), value(meld, options))
    ordered = sorted(worth.items())

    def search(first: int, left: Counter[str], size: int) -> int:
        best = 0
        for index in range(first, len(ordered)):
            cards, points = ordered[index]
            if size - len(cards) >= keep and not Counter(cards) - left:
                best = max(best, points + search(index, left - Counter(cards), size - len(cards)))
        return best

    return search(0, Counter(hand), len(hand))


def playable(card: str, table: Iterable[Meld], options: Options) -> bool:
    """Whether the card alone could be attached to some meld (K16 to K20)."""
    return any(attached(card, meld, options) for meld in table)


def barred(
    hand: Sequence[str], table: Sequence[Meld], options: Options, *, opened: bool, players: int, taken: str | None
) -> dict[str, set[str]]:
    """Why each card may not be discarded, before anything is waived."""
    closing = len(hand) == 1
    if closing:
        forbidden = options.playable_closing == "forbidden"
    elif opened:
        forbidden = options.playable_opened == "forbidden" and players >= options.playable_min_players
    else:
        forbidden = options.playable_unopened == "forbidden"
    why: dict[str, set[str]] = {}
    for card in set(hand):
        why[card] = set()
        if card == taken and list(hand).count(card) == 1:
            why[card].add("taken")
        if card == "JK" and (
            options.joker_discard == "never"
            or (options.joker_discard == "closing_only" and not closing)
            or (options.joker_discard == "unopened_no" and not opened)
        ):
            why[card].add("joker")
        if forbidden and playable(card, table, options):
            why[card].add("playable")
    return why


def discards(
    hand: Sequence[str],
    table: Sequence[Meld],
    options: Options,
    *,
    opened: bool,
    players: int = 2,
    taken: str | None = None,
) -> set[str]:
    """The cards that may be discarded. If all are barred, the playable ones are not; jokers only as the last resort."""
    why = barred(hand, table, options, opened=opened, players=players, taken=taken)
    free = {card for card, reasons in why.items() if not reasons}
    waived = {card for card, reasons in why.items() if card != "JK" and "taken" not in reasons}
    last = {card for card, reasons in why.items() if "taken" not in reasons}
    return free or waived or last


def can_close(hand: Sequence[str], table: Sequence[Meld], options: Options) -> bool:
    """Whether an opened player can lay down to one card in this turn, by any actions in any order (K24)."""
    seen: set[tuple[tuple[str, ...], tuple[Meld, ...]]] = set()

    def search(left: tuple[str, ...], melds: tuple[Meld, ...]) -> bool:
        if len(left) == 1:
            return True
        if not left or (left, melds) in seen:
            return False
        seen.add((left, melds))
        return any(search(tuple(sorted(rest)), tuple(sorted(lying))) for rest, lying in actions(left, melds, options))

    return search(tuple(sorted(hand)), tuple(sorted(table)))


def actions(
    hand: Sequence[str], table: Sequence[Meld], options: Options
) -> Iterator[tuple[list[str], tuple[Meld, ...]]]:
    """Hand and table after every table action of an opened player."""
    for meld in melds_in(hand, options):
        yield without(hand, meld), (*table, meld)
    for card in set(hand):
        rest = without(hand, (card,))
        for number, meld in enumerate(table):
            others = (*table[:number], *table[number + 1 :])
            for _, parts in attached(card, meld, options):
                yield rest, (*others, *parts)
            changed = recovered(card, meld)
            if changed is not None:
                yield [*rest, "JK"], (*others, changed)


def without(hand: Sequence[str], cards: Meld) -> list[str]:
    """The hand after laying cards."""
    left = list(hand)
    for card in cards:
        left.remove(held(card))
    return left
