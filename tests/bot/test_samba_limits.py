"""The fullest messages of Samba: six players with the longest and nastiest names, every card on the table or in one
hand, in every language and for every way to see cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.games.books import BOOKS
from bot.games.samba.pick import PickModal
from bot.i18n import Tongue, languages, tongue
from bot.panels.hand import HandView
from bot.panels.item import payload
from bot.panels.lobby import LobbyView
from bot.panels.options import OptionsModal, OptionsView
from bot.panels.rules import RulesView
from bot.panels.summary import StandingView, SummaryView
from bot.panels.table import TableView
from bot.tables.presenter import Change
from bot.tables.table import Table, TurnLog
from engine.cards import Card
from engine.game import Event
from engine.notation import read_cards, write_cards
from engine.samba.kinds import DECK, is_natural, is_red_three, is_wild
from tests.bot.tables31 import over, table
from tests.bot.test_limits import DIGEST, LOOKS, PICTURE, check
from tests.bot.test_panels import nodes
from tests.bot.test_thirtyone_limits import NASTY

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LONG = Event("melded", 0, {"meld": "8S 9S 10S JS QS KS AS", "value": 70, "number": 9, "complete": "samba"})


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=languages())
def say(request: pytest.FixtureRequest, look: str) -> Tongue:
    return tongue(str(request.param)).looking(LOOKS[look])


def groups() -> list[str]:
    """Returns all groups of three natural cards that can lie at once, 44 of them."""
    return [
        cards
        for rank in RANKS
        for cards in (f"{rank}C {rank}D {rank}H", f"{rank}C {rank}D {rank}S", f"{rank}C {rank}H {rank}S",
                      f"{rank}D {rank}H {rank}S")
    ]  # fmt: skip


def full(teams: Sequence[Any], hands: Sequence[Any], **fields: Any) -> Table:
    """Returns a table after a round of long turns, with six nasty names."""
    log = [TurnLog(seat % len(hands), seat, True, (LONG,) * 12) for seat in range(12)]
    at = table("samba", *hands, names=NASTY, log=log, teams=teams, **fields)
    rules = {"profile": "standard", "target": 99_999, "freeze": "permanent", "wild_ratio": "two_naturals"}
    rules |= {"bad_upcard": "keep", "tie": "shared", "going_out_discard": "required", "top_minimum": "160"}
    seats = tuple(replace(seat, total=-98_765, hints=999) for seat in at.seats)
    return replace(at, options=rules, seats=seats, clock=43_200, deadline=at.turn_started)


def crowded(sides: int = 3, **fields: Any) -> Table:
    """Returns the table of six players with as many melds as can lie."""
    melds = groups()
    teams = [{"melds": melds[team::sides], "score": -98_765, "red_threes": "3H 3D"} for team in range(sides)]
    return full(teams, [{"hand": 2, "turns": 9}] * 6, stock="2C 2D 2H", discard="2S", phase="draw", **fields)


LYING = "4C 5C 6C 7C", "KC KD KH"
"""What lies where a team has melded."""


def rich(count: int = 110) -> tuple[Card, ...]:
    """Returns a hand of so many cards of all suits and ranks, without what lies."""
    left = [one for one in DECK if is_natural(one) or is_wild(one)]
    for one in read_cards(" ".join((*LYING, "8S"))) or ():
        left.remove(one)
    return tuple(sorted(left, key=lambda one: (one * 37) % 101)[:count])


def holding(hand: Sequence[Card], team: Any, **fields: Any) -> Table:
    """Returns a table of four with this hand to play."""
    return full([team, {}], [{"hand": write_cards(hand), "turns": 3}, *[{"hand": "3S"}] * 3], discard="8S", **fields)


def test_the_largest_table_leaves_out_no_meld(say: Tongue) -> None:
    text = check(TableView(say, crowded()))
    assert all(f"`{number}`" in text for number in range(1, 15))
    assert text.count("`1`") == 3


def test_six_who_play_alone_would_fit_as_well(say: Tongue) -> None:
    melds = groups()
    hands: list[Any] = [{"hand": 2}] * 5
    teams = [{"melds": melds[team::5], "score": 9995} for team in range(5)]
    text = check(TableView(say, full(teams, hands, stock="2C 2D", discard="2S")))
    assert text.count("`8`") == 5


@pytest.mark.parametrize("order", ["suit", "rank"])
@pytest.mark.parametrize("first", [True, False], ids=["first melds", "melded"])
def test_a_hand_of_a_hundred_cards_can_be_seen_and_played(say: Tongue, first: bool, order: Any) -> None:
    hand = (*rich(), *(read_cards("3H 3D") or ()))
    team = {"melds": [] if first else list(LYING), "score": 6000}
    drafts = ((write_cards(hand[:3]), write_cards(hand[3:9])) if first else (), (), (), ())
    for phase in ("play", "draw"):
        at = replace(holding(hand, team, stock=4, phase=phase), drafts=drafts)
        text = check(HandView(say, at, at.seats[0], order, "x" * 300, hints=True))
        assert text.count("\n") >= 5


@pytest.mark.parametrize("order", ["suit", "rank"])
@pytest.mark.parametrize("count", [1, 15, 45, 110])
def test_every_card_of_a_hand_can_be_picked(say: Tongue, count: int, order: Any) -> None:
    hand = rich(count)
    at = holding(hand, {}, stock=4, phase="play")
    modal: dict[str, Any] = PickModal(say, at, 0, order).to_dict()
    offered = []
    assert 1 <= len(modal["components"]) <= 5
    for label in modal["components"]:
        assert len(label["label"]) <= 45
        select = label["component"]
        assert 1 <= len(select["options"]) <= 25
        assert select["min_values"] == 0
        assert not select["required"]
        offered += [option["value"].split()[1] for option in select["options"]]
        assert all(1 <= len(option["label"]) <= 100 for option in select["options"])
    assert sorted(offered) == sorted(write_cards(hand).split())


def test_a_round_is_summed_up_whoever_holds_how_many_cards(say: Tongue) -> None:
    left = [one for one in DECK if not is_red_three(one)]
    hands = [{"hand": write_cards(left[seat * 18 : seat * 18 + 18])} for seat in range(6)]
    teams = [{"melds": [], "score": -98_765, "red_threes": "3H 3D"} for _ in range(3)]
    # Nobody can take this pile, so the round is over as it is read.
    at = full(teams, hands, stock="", discard="JK")
    _, change = over(at)
    text = check(SummaryView(say, replace(at, commitment=DIGEST), change, PICTURE))
    assert text.count("\n- ") >= 6, "what each team made is there line by line"
    places = Change("match_over", result=at.result, places=(1, 2, 3) * 2)
    check(StandingView(say, at, places, PICTURE))


@pytest.mark.parametrize("taken", [1, 3, 6])
def test_the_lobby_and_the_rules(say: Tongue, taken: int) -> None:
    at = replace(crowded(), status="lobby", state=None, seat_limit=6)
    check(LobbyView(say, replace(at, seats=at.seats[:taken])))
    for group in BOOKS["samba"].groups:
        check(OptionsView(say, at, True, group, "x" * 300))
        modal: dict[str, Any] = OptionsModal(say, at, group).to_dict()
        assert len(modal["title"]) <= 45
        assert 1 <= len(modal["components"]) <= 5
        assert all(len(label["label"]) <= 45 for label in modal["components"])
    for page in BOOKS["samba"].pages:
        check(RulesView(say, "samba", at.rules, at, page))


def test_no_option_is_lost_because_its_move_is_long() -> None:
    hand = [one for one in rich() if is_natural(one)][:60]
    at = holding(hand, {"score": 9000}, stock=4, phase="play")
    assert max(len(str(move)) for move in at.view(0).legal) > 100
    found = nodes(payload(HandView(tongue("en"), at, at.seats[0], "suit")))
    assert any(option["value"].startswith("#") for node in found for option in node.get("options", ()))
