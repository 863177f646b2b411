"""Every option of the rules can be chosen in a modal that Discord takes, and reads as a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.rulebook import write
from bot.games.scala40.options import BOOK
from bot.i18n import Tongue, languages, tongue
from bot.panels.item import payload
from bot.panels.options import OptionsModal, OptionsView
from bot.panels.rules import RulesView
from bot.panels.server import SettingsView
from bot.profiles import profile_rules
from bot.render.refusals import explain
from bot.tables.table import Table
from engine.game import Refusal
from engine.refusals import SENTENCES
from engine.scala40.rules import NUMBERS, PROFILES, SWITCHES, WORDS, Rules, make_rules
from tests.bot.tables import table
from tests.bot.test_panels import nodes, written

SETTINGS = [field.name for field in fields(Rules) if field.name != "profile"]
EN = tongue("en")


def lobby(**chosen: Any) -> Table:
    """Returns a lobby with these options."""
    return replace(table({"seats": [{"hand": 13}, {"hand": 13}]}), status="lobby", state=None, options=chosen)


def ruled(**chosen: Any) -> Rules:
    made = make_rules(chosen)
    assert isinstance(made, Rules), made
    return made


def every_value(option: str) -> Iterator[Any]:
    """Yields the values of an option, of a long range the ends."""
    if option in WORDS:
        yield from WORDS[option]
    elif option in NUMBERS:
        low, high, word = NUMBERS[option]
        yield from (range(low, high + 1) if high < 25 else (low, 1, 2, high))
        yield from filter(None, [word])
    else:
        yield from SWITCHES.values()


def test_every_option_is_in_one_group() -> None:
    assert sorted(option for group in BOOK.groups.values() for option in group) == sorted(SETTINGS)
    assert set(BOOK.effects) < set(SETTINGS)
    assert sorted(group for page in BOOK.pages.values() for group in page) == sorted(BOOK.groups)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("option", SETTINGS)
def test_every_value_has_a_name_and_a_sentence(language: str, option: str, caplog: pytest.LogCaptureFixture) -> None:
    say = tongue(language)
    named = [BOOK.value(say, option, value) for value in every_value(option)]
    sentences = [BOOK.sentence(say, option, value) for value in every_value(option)]
    assert not caplog.records, "a text that is missing is logged"
    assert len(set(sentences)) == len(set(named)), "values that differ read the same"
    assert all(text[0] == text[0].upper() for text in sentences)
    # In a list, a full stop after the last Persian word would stand before the first.
    assert all(text.endswith(".") != (language == "fa") for text in sentences)
    assert len(BOOK.name(say, option)) <= 45, "the label of a modal"
    assert all(len(text) <= 45 for text in named)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("group", BOOK.groups)
def test_every_modal_is_one_that_discord_takes(language: str, profile: str, group: str) -> None:
    modal = OptionsModal(tongue(language), lobby(profile=profile), group).to_dict()
    assert len(modal["title"]) <= 45
    assert len(modal["custom_id"]) <= 100
    labels: list[dict[str, Any]] = modal["components"]
    assert 1 <= len(labels) <= 5
    for label, option in zip(labels, BOOK.groups[group], strict=True):
        field, current = label["component"], getattr(profile_rules("scala40", profile), option)
        assert len(label["label"]) <= 45
        assert len(label.get("description") or "") <= 100
        assert field["custom_id"] == option
        if field["type"] == 3:
            assert len(field["options"]) <= 25
            assert [BOOK.read(option, choice["value"]) for choice in field["options"]] == list(every_value(option))
            marked = [choice["value"] for choice in field["options"] if choice.get("default")]
            assert marked == [write(current)]
        else:
            assert field.get("value") == (None if isinstance(current, str) else str(current))
            assert field["required"] == (NUMBERS[option][2] is None)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("profile", PROFILES)
def test_the_pages_are_within_the_limits(language: str, profile: str) -> None:
    say, at = tongue(language), lobby(profile=profile)
    chosen = profile_rules("scala40", profile)
    views: list[LayoutView] = [RulesView(say, "scala40", chosen, at, page) for page in BOOK.pages]
    views += [OptionsView(say, at, True, group, "x" * 300) for group in BOOK.groups]
    for view in [*views, SettingsView(say, "it", {"scala40": profile}, False, True)]:
        assert len(written(view)) <= 4000
        assert sum(1 for _ in nodes(payload(view))) <= 40
        for node in nodes(payload(view)):
            for choice in node.get("options", []):
                assert len(choice["label"]) <= 100
                assert len(choice.get("description") or "") <= 100


@pytest.mark.parametrize("language", languages())
def test_no_mix_of_options_is_too_long_to_be_written_out(language: str) -> None:
    say = tongue(language)
    for page in BOOK.pages.values():
        settings = [option for group in page for option in BOOK.groups[group]]
        longest = [max(len(BOOK.sentence(say, option, value)) for value in every_value(option)) for option in settings]
        assert sum(longest) + 3 * len(longest) < 3000, "with 1000 characters for titles and what holds at every table"


def test_what_differs_from_the_profile_is_told_shortly() -> None:
    chosen = ruled(
        profile="classic", limit=151, not_opened_penalty=100, players=4, final_total=500, jokers_per_meld="1"
    )
    assert BOOK.changed(chosen) == ["not_opened_penalty", "limit"]
    assert (
        BOOK.profile_line(EN, chosen) == "**Classic** rules, but: Not opened at the end: 100 points · Limit: 151 points"
    )
    below_end = BOOK.profile_line(EN, chosen, below_end=True)
    assert below_end == "**Classic** rules, but: Not opened at the end: 100 points"
    assert BOOK.profile_line(EN, ruled(limit=151), below_end=True) == "**Standard** rules"
    assert BOOK.profile_line(EN, profile_rules("scala40", "house")) == "**House** rules"


@pytest.mark.parametrize(
    ("chosen", "end"),
    [
        ({"match_mode": "single_hand"}, "**One hand** decides"),
        ({"match_mode": "no_elimination", "final_total": 300}, "Lowest total wins at **300** points"),
    ],
)
def test_how_the_match_ends_is_not_told_again(chosen: dict[str, Any], end: str) -> None:
    assert BOOK.end(EN, ruled(**chosen)) == end
    assert BOOK.profile_line(EN, ruled(**chosen), below_end=True) == "**Standard** rules"


def test_many_differences_are_cut_short() -> None:
    classic = {option: getattr(profile_rules("scala40", "classic"), option) for option in SETTINGS}
    line = BOOK.profile_line(EN, ruled(profile="standard", **classic))
    assert line.endswith(" more")
    assert len(line) < 400
    longest = max(
        (BOOK.profile_line(tongue(language), ruled(profile=one, **_of(other))), language)
        for language in languages()
        for one, other in combinations(PROFILES, 2)
    )
    assert len(longest[0]) < 500


def _of(profile: str) -> dict[str, Any]:
    return {option: getattr(profile_rules("scala40", profile), option) for option in SETTINGS}


def page(say: Tongue, chosen: Rules) -> str:
    return "\n".join(line for name in BOOK.pages for line in BOOK.page(say, chosen, name))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("profile", PROFILES)
def test_the_rules_say_every_option_with_an_effect_and_no_other(language: str, profile: str) -> None:
    say, chosen = tongue(language), profile_rules("scala40", profile)
    text = page(say, chosen).splitlines()
    for option in SETTINGS:
        line = f"- {BOOK.sentence(say, option, getattr(chosen, option))}"
        assert (line in text) == BOOK.has_effect(chosen, option), option


def test_options_without_an_effect_are_not_written_out() -> None:
    single = page(EN, ruled(match_mode="single_hand", not_opened_penalty=100))
    assert "limit" not in single
    assert "100 points" not in single
    assert "splits" not in page(EN, profile_rules("scala40", "standard"))
    assert "splits it into two runs" in page(EN, profile_rules("scala40", "classic"))
    assert "any number of times" in page(EN, profile_rules("scala40", "classic"))
    assert "shuffled" not in page(EN, ruled(reshuffle_limit=0))


@pytest.mark.parametrize("language", languages())
def test_a_refusal_names_its_option_in_words(language: str) -> None:
    say, at = tongue(language), lobby(profile="federation")
    for code, sentence in SENTENCES.items():
        if "{option}" not in sentence or code == "unknown_option":
            continue
        details: dict[str, str | int] = {
            "option": "joker_discard",
            "other": "run_max",
            "needs": "5",
            "card": "7H",
            "meld": "7H",
            "value": 1,
        }
        for where in (at, None):
            text = explain(
                say,
                Refusal(code, {**dict.fromkeys(["minimum", "missing", "number", "allowed"], 1), **details}),
                where,
                "scala40",
            )
            assert BOOK.name(say, "joker_discard") in text, code
            assert "_" not in text, code


def test_refusals() -> None:
    assert explain(EN, Refusal("joker_barred", {"option": "joker_discard"}), lobby(profile="federation")) == (
        "A joker may not be discarded now (rule: “Discarding a joker: only to close”)."
    )
    refusal = make_rules({"run_split": "on"})
    assert isinstance(refusal, Refusal)
    assert explain(EN, refusal, lobby()) == (
        "“Runs of six split” contradicts the value of “Longest run”: it is possible only with 5 cards."
    )
    refusal = make_rules({"limit": "many"})
    assert isinstance(refusal, Refusal)
    assert (
        explain(tongue("it"), refusal, game="scala40")
        == "`many` non va bene per «Limite». Si può scegliere: da 1 a 10.000."
    )
    assert "Standard, Federation" in explain(
        EN, Refusal("unknown_profile", {"profile": "x`y", "allowed": ""}), game="scala40"
    )
