"""Melds laid aside before an opening."""

from __future__ import annotations

import pytest

from tests.tables.kit import ANN, BEN, House, code, done, rig

HANDS = {"seats": [{"hand": 13}, {"hand": "7H 7D 7C KH KD KC 2S JK 3C 4C 5C 9D JD"}], "to_play": 1, "stock": "3D 4D 5D"}


@pytest.fixture
async def table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, HANDS)
    await house.begin(ANN, BEN)


@pytest.mark.usefixtures("table")
async def test_melds_are_laid_aside_and_taken_back(house: House) -> None:
    version = house.table().version
    done(await house.host.lay_aside(1, BEN.user_id, "7H 7D 7C"))
    done(await house.host.lay_aside(1, BEN.user_id, "KH KD JK=KS"))
    assert house.table().draft(1) == ("7H 7D 7C", "KH KD JK=KS")
    done(await house.host.take_back(1, BEN.user_id, 1))
    assert house.table().draft(1) == ("KH KD JK=KS",)
    done(await house.host.lay_aside(1, BEN.user_id, "3C 4C 5C"))
    table = done(await house.host.take_back(1, BEN.user_id, None))
    assert table.draft(1) == ()
    assert house.table().version == version
    assert await house.database.matches.moves(1) == []


@pytest.mark.usefixtures("table")
async def test_a_card_is_laid_aside_once_and_from_the_own_hand(house: House) -> None:
    done(await house.host.lay_aside(1, BEN.user_id, "7H 7D 7C"))
    for meld in ("7H 7D 7C", "JK=7H KH KD KC JK", "AS AC AD", "not cards", ""):
        assert code(await house.host.lay_aside(1, BEN.user_id, meld)) == "draft_not_in_hand"
    assert code(await house.host.take_back(1, BEN.user_id, 2)) == "no_such_draft"
    assert code(await house.host.lay_aside(9, BEN.user_id, "7H 7D 7C")) == "no_table"
    assert house.table().draft(1) == ("7H 7D 7C",)


@pytest.mark.usefixtures("table")
async def test_an_opening_empties_what_is_laid_aside(house: House) -> None:
    await house.play("draw stock")
    for meld in ("7H 7D 7C", "KH KD KC"):
        done(await house.host.lay_aside(1, BEN.user_id, meld))
    await house.play("open " + " / ".join(house.table().draft(1)))
    assert house.table().draft(1) == ()
    await house.restart()
    assert house.table().draft(1) == ()


@pytest.mark.usefixtures("table")
async def test_a_meld_whose_card_is_discarded_is_not_laid_aside_any_more(house: House) -> None:
    done(await house.host.lay_aside(1, BEN.user_id, "7H 7D 7C"))
    done(await house.host.lay_aside(1, BEN.user_id, "3C 4C 5C"))
    await house.play("draw stock", "discard 4C")
    assert house.table().draft(1) == ("7H 7D 7C",)
    await house.restart()
    assert house.table().draft(1) == ("7H 7D 7C",)
