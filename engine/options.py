"""The options of a table's rules: read by name on top of a profile, refused with a reason, written as what differs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, fields
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.game import Refusal
from engine.notation import read_number, repeated

SWITCHES: dict[str, bool] = {"on": True, "off": False}


class ProfiledRules(Protocol):
    """Rules of a table: a frozen dataclass with the profile and one field for each option."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def profile(self) -> str: ...


R = TypeVar("R", bound=ProfiledRules)

Numbers = Mapping[str, tuple[int, int, str | int | None]]
"""Option -> the least number, the greatest, and one word or number that it takes besides."""


def no_contradiction(rules: Any) -> Refusal | None:
    """Accepts every combination of options."""
    return None


@dataclass(frozen=True, slots=True)
class Options(Generic[R]):
    """All options of a game: what is in neither `words` nor `numbers` is a switch."""

    rules: type[R]
    profiles: Mapping[str, Mapping[str, Any]]
    """What each profile changes in the defaults of `rules`."""
    words: Mapping[str, tuple[str, ...]]
    numbers: Numbers
    contradiction: Callable[[R], Refusal | None] = no_contradiction
    """Refuses options that contradict each other."""

    def read(self, options: Mapping[str, Any]) -> R | Refusal:
        """Validates options by name on top of their profile; refuses unknown names, values and contradictions."""
        profile = options.get("profile", "standard")
        if not isinstance(profile, str) or profile not in self.profiles:
            return Refusal("unknown_profile", {"profile": str(profile), "allowed": ", ".join(self.profiles)})
        values: dict[str, Any] = {"profile": profile, **self.profiles[profile]}
        for name, given in options.items():
            if name == "profile":
                continue
            value = self._value(name, given)
            if isinstance(value, Refusal):
                return value
            values[name] = value
        rules = self.rules(**values)
        return self.contradiction(rules) or rules

    def differing(self, rules: R) -> dict[str, Any]:
        """Returns the profile and every option that differs from it, as `read` takes them."""
        base = self.rules(**{"profile": rules.profile, **self.profiles[rules.profile]})
        return {"profile": rules.profile} | {
            option.name: getattr(rules, option.name)
            for option in fields(self.rules)
            if getattr(rules, option.name) != getattr(base, option.name)
        }

    def allowed(self, name: str) -> str:
        """Says in words what values an option takes."""
        if name in self.words:
            return ", ".join(self.words[name])
        if name in self.numbers:
            low, high, other = self.numbers[name]
            return f"{low} to {high}" + ("" if other is None else f", {other}")
        return ", ".join(SWITCHES)

    def _value(self, name: str, given: Any) -> Any:
        """Returns the value of an option as the rules hold it."""
        if name in self.words:
            # 25 may be written as a number, and off as false.
            text = ("on" if given else "off") if isinstance(given, bool) else str(given)
            if text in self.words[name]:
                return text
        elif name in self.numbers:
            low, high, other = self.numbers[name]
            if isinstance(given, str):
                number = read_number(given)
                given = given if number is None else number
            if not isinstance(given, bool) and (
                (isinstance(given, int) and low <= given <= high) or (other is not None and given == other)
            ):
                return given
        elif any(option.name == name for option in fields(self.rules)):
            if isinstance(given, bool):
                return given
            if isinstance(given, str) and given in SWITCHES:
                return SWITCHES[given]
        else:
            return Refusal("unknown_option", {"option": name})
        details = {"option": name, "value": repeated(str(given)), "allowed": self.allowed(name)}
        return Refusal("bad_option_value", details)
