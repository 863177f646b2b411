"""Which moves are legal in a position that is played out: the same as in `engine.scala40.moves`, move by move.

Left out is what a search does not need: undoing single steps, and openings below the minimum (K24), without which a
hand may end a turn earlier.
"""

from __future__ import annotations

from operator import attrgetter

from engine.cards import JOKER, Card
from engine.scala40.fast.bars import BARS_JOKER, BARS_PLAYABLE
from engine.scala40.fast.lookup import Lookup, NewMeld, has_meld
from engine.scala40.fast.position import DRAW, NOTHING, Position
from engine.scala40.rules import Rules

_MANY = 500
"""Openings looked at for those that may be laid beside a card taken from the pile."""
_BY_ORDER = attrgetter("order")


def unsupported(rules: Rules) -> str | None:
    """Returns the option that positions cannot be played out under; None where they can."""
    if not rules.close_needs_discard:
        return "close_needs_discard"
    if rules.no_legal_discard != "waive":
        return "no_legal_discard"
    if not rules.undo_discard_draw and (
        rules.discard_draw_opened != "free" or rules.discard_draw_unopened == "if_used_in_opening"
    ):
        return "undo_discard_draw"
    return None


def can_draw(position: Position) -> bool:
    """Tells whether a card can be drawn from the stock, after renewing it where that is due."""
    if position.stock:
        return True
    enough = 1 if position.lookup.rules.reshuffle_when == "draw_from_empty" else 2
    return len(position.pile) >= enough and position.renewal() > 0


def may_take(position: Position) -> bool:
    """Tells whether the top discard may be taken."""
    if not position.pile or position.put_back_once:
        return False
    if position.hand.opened or _takes_upcard_freely(position):
        return True
    rules = position.lookup.rules
    if rules.discard_draw_unopened == "never":
        return False
    return rules.undo_discard_draw or _opens_with(position, position.pile[-1])


def may_put_back(position: Position) -> bool:
    """Tells whether a card taken from the pile can be put back."""
    return position.taken != NOTHING and position.lookup.rules.undo_discard_draw


def may_clear(position: Position, card: Card) -> bool:
    """Tells whether the player might lay all cards but one in this turn, having drawn a card (or NOTHING) first; False
    where two cards plainly have no place, so that nobody need look for openings below the minimum (K24)."""
    hand = position.hand
    held, twice, jokers = hand.held, hand.twice, hand.jokers
    if card == JOKER:
        jokers += 1
    elif card != NOTHING:
        twice |= held & 1 << card
        held |= 1 << card
    placed = 0
    for laid in position.table:
        placed |= laid.reach
        jokers += len(laid.meld.jokers)
    for meld in position.lookup.new_melds(held, jokers):
        placed |= meld.mask
    return (held & ~placed).bit_count() + (twice & ~placed).bit_count() < 2


def settle(position: Position) -> None:
    """Ends the hand where the player who must draw has no legal way to (K35)."""
    if position.phase == DRAW and not can_draw(position) and not may_take(position):
        position.stop()


def owes(position: Position) -> bool:
    """Tells whether the turn still owes something before any discard (K4, K5, K12)."""
    if position.taken != NOTHING and not _takes_upcard_freely(position):
        rules = position.lookup.rules
        if not position.hand.opened:
            return True
        if position.turn_opened:
            if rules.discard_draw_unopened == "if_used_in_opening":
                return True
        elif rules.discard_draw_opened == "must_meld":
            return True
    return position.recovered > 0 and position.must_play


def discards(position: Position) -> int:
    """Returns the cards that may be discarded now, as a mask with bit 0 for jokers (K13, K16 to K20)."""
    hand, taken = position.hand, position.taken
    cards = hand.held | 1 if hand.jokers else hand.held
    bars = position.bars[hand.opened * 2 + (hand.count == 1)]
    only_taken = 0
    if taken != NOTHING or position.recovered:
        if owes(position):
            return 0
        if taken == JOKER:
            only_taken = int(hand.jokers == 1)
        elif taken != NOTHING:
            only_taken = 1 << taken & ~hand.twice
    elif not bars:
        return cards
    barred = only_taken
    if bars & BARS_JOKER:
        barred |= 1
    if bars & BARS_PLAYABLE:
        barred |= position.fits | 1 if position.takes_joker else position.fits
    free = cards & ~barred
    if free:
        return free
    rest = cards & ~only_taken
    return rest & ~1 or rest


def new_melds(position: Position) -> list[NewMeld]:
    """Returns the melds that a player who has opened may lay."""
    hand = position.hand
    held, jokers = hand.held, hand.jokers
    # Most hands that have opened have no meld.
    if hand.count < 4 or not (jokers or has_meld(held)):
        return []
    left = hand.count - keep(position)
    if left < 3:
        return []
    melds = position.lookup.new_melds(held, jokers)
    if position.taken == NOTHING and not position.recovered:
        return [meld for meld in melds if meld.size <= left]
    return [meld for meld in melds if may_lay(position, meld)]


def may_lay(position: Position, meld: NewMeld) -> bool:
    """Tells whether a player who has opened may lay a meld that the hand holds."""
    return _leaves_end(position, meld.size, meld.mask, meld.jokers, 0)


def attachments(position: Position) -> list[tuple[int, Card]]:
    """Returns the cards that a player who has opened may attach: places of the table, and cards."""
    hand = position.hand
    fitting, jokers = hand.held & position.fits, hand.jokers
    if not fitting and not (jokers and position.takes_joker):
        return []
    if _melds_only(position):
        return []
    free = _leaves_many(position)
    found: list[tuple[int, Card]] = []
    for at, laid in enumerate(position.table):
        cards = laid.fits & fitting
        while cards:
            bit = cards & -cards
            cards ^= bit
            card = bit.bit_length() - 1
            if free or _may_attach(position, card):
                found.append((at, card))
        if jokers and laid.jokers and (free or _may_attach(position, JOKER)):
            for card in laid.jokers:
                found.append((at, card))
    return found


def swaps(position: Position) -> list[tuple[int, Card]]:
    """Returns the natural cards that a player who has opened may swap for a joker: places of the table and cards."""
    fitting = position.hand.held & position.frees
    if not fitting or _melds_only(position):
        return []
    free = _leaves_many(position)
    found: list[tuple[int, Card]] = []
    for at, laid in enumerate(position.table):
        cards = laid.frees & fitting
        while cards:
            bit = cards & -cards
            cards ^= bit
            card = bit.bit_length() - 1
            if free or _may_swap(position, card):
                found.append((at, card))
    return found


def openings(position: Position, most: int) -> list[list[NewMeld]]:
    """Returns up to `most` openings, each without a meld that it does not need."""
    hand = position.hand
    cards = hand.held, hand.twice, hand.jokers
    return openings_of(position.lookup, cards, hand.count, keep(position), position.taken, most)


def keep(position: Position) -> int:
    """Returns how many cards of the hand table actions must leave (K21, K22)."""
    if position.hand.turns == 0 and position.lookup.rules.close_first_turn == "forbidden":
        return 2
    return 1


def _takes_upcard_freely(position: Position) -> bool:
    return position.lookup.rules.first_player_takes_upcard and not any(hand.turns for hand in position.hands)


def _melds_only(position: Position) -> bool:
    return position.turn_opened and not position.lookup.rules.actions_in_opening_turn


def _leaves_many(position: Position) -> bool:
    """Tells whether laying one card leaves an end of the turn, whichever it is."""
    left = position.hand.count - 1
    if position.taken == NOTHING and not position.recovered and not position.must_play:
        return left >= keep(position)
    return left > 2 + position.recovered and not _opened_with_taken(position)


def _leaves_end(position: Position, size: int, mask: int, jokers: int, gained: int) -> bool:
    """Tells whether a table action leaves a card that may end the turn: neither the one taken nor a joker that must be
    laid first (K5, K12); `gained`: jokers taken from the table by it."""
    taken, recovered = position.taken, position.recovered
    waiting = 0
    if taken == JOKER:
        if jokers:
            jokers -= 1
        else:
            waiting = 1
    elif taken != NOTHING:
        waiting = 0 if mask >> taken & 1 else 1
    if position.must_play:
        waiting += max(0, recovered - jokers) + gained
    left = position.hand.count - size + gained
    return left >= keep(position) and left > waiting


def _may_attach(position: Position, card: Card) -> bool:
    if _opened_with_taken(position) and card == position.taken:
        return False
    if card == JOKER:
        return _leaves_end(position, 1, 0, 1, 0)
    return _leaves_end(position, 1, 1 << card, 0, 0)


def _may_swap(position: Position, card: Card) -> bool:
    if _opened_with_taken(position) and card == position.taken:
        return False
    return _leaves_end(position, 1, 1 << card, 0, 1)


def _opened_with_taken(position: Position) -> bool:
    """Tells whether the card taken must go into a new meld because its taker has opened with it (K4)."""
    return position.turn_opened and position.lookup.rules.discard_draw_unopened == "if_used_in_opening"


def _opens_with(position: Position, card: Card) -> bool:
    """Tells whether a player who has not opened could open with a card more."""
    hand = position.hand
    held, twice, jokers = hand.held, hand.twice, hand.jokers
    if card == JOKER:
        jokers += 1
    else:
        twice |= held & 1 << card
        held |= 1 << card
    count = hand.count + 1
    return bool(openings_of(position.lookup, (held, twice, jokers), count, keep(position), card, 1))


def openings_of(
    lookup: Lookup, hand: tuple[int, int, int], count: int, kept: int, taken: Card, most: int
) -> list[list[NewMeld]]:
    """Returns openings of a hand of `count` cards that leave `kept` of them, and not the card taken alone."""
    rules = lookup.rules
    held, twice, jokers = hand
    if rules.joker_in_opening != "allowed":
        jokers = 0
    melds = lookup.new_melds(held, jokers)
    if not _may_reach(melds, twice, jokers, rules.opening_min):
        return []
    found: list[list[NewMeld]] = []
    if jokers:
        melds.sort(key=_BY_ORDER)
    if taken == NOTHING:
        _pack(melds, 0, held, twice, jokers, count - kept, rules.opening_min, [], found, most)
        return found
    _pack(melds, 0, held, twice, jokers, count - kept, rules.opening_min, [], found, _MANY)
    return [opening for opening in found if spends(opening, taken) or size_of(opening) < count - 1][:most]


def spends(melds: list[NewMeld], card: Card) -> bool:
    """Tells whether melds lay a card."""
    return any(meld.jokers if card == JOKER else meld.mask >> card & 1 for meld in melds)


def size_of(melds: list[NewMeld]) -> int:
    """Returns how many cards melds lay."""
    return sum([meld.size for meld in melds])


def _may_reach(melds: list[NewMeld], twice: int, jokers: int, missing: int) -> bool:
    """Tells whether melds, those without jokers first, could be worth what is missing; False where they plainly could
    not."""
    for meld in melds:
        value = meld.value
        if meld.jokers:
            if value * jokers >= missing:
                return True
        else:
            missing -= value * 2 if meld.mask & twice == meld.mask else value
            if missing <= 0:
                return True
    return False


def _pack(
    melds: list[NewMeld],
    first: int,
    held: int,
    twice: int,
    jokers: int,
    room: int,
    missing: int,
    chosen: list[NewMeld],
    found: list[list[NewMeld]],
    most: int,
) -> None:
    """Adds the choices of melds from `first` on that are worth what is missing, each ended as soon as it is."""
    for at in range(first, len(melds)):
        meld = melds[at]
        mask = meld.mask
        if held & mask != mask or meld.size > room:
            continue
        if meld.jokers:
            if meld.value * jokers < missing:
                # Only melds with jokers follow, none of them worth more.
                return
            if meld.jokers > jokers:
                continue
        chosen.append(meld)
        if meld.value >= missing:
            found.append(chosen[:])
        else:
            _pack(
                melds,
                at,
                held & ~(mask & ~twice),
                twice & ~mask,
                jokers - meld.jokers,
                room - meld.size,
                missing - meld.value,
                chosen,
                found,
                most,
            )
        chosen.pop()
        if len(found) >= most:
            return
