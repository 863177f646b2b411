"""How the people of the tests play: a simple head over what they see, one with buttons, one with commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from tests.e2e.kit import Circle, Control, Person, text_of

Turn = Callable[[Person], Awaitable[None]]

LAYING = {"open": "melds", "meld": "cards", "layoff": "card", "swap": "card"}
"""Commands that lay cards, with the option that autocomplete fills."""


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


async def cancel(person: Person, game: str = "scala") -> None:
    """Ends a running match without results."""
    await person.slash(f"{game} cancel")
    await person.click("cancel-yes")


async def turn_by_buttons(person: Person) -> None:
    """Draws, lays down whatever the panel offers and discards, all by clicks."""
    await person.click("draw")
    await finish_by_buttons(person)


async def finish_by_buttons(person: Person) -> None:
    """Plays a turn on after the draw."""
    while menu := laying_menu(person):
        await person.press(menu, next(iter(menu.options)))
    await person.choose("discard", worst(list(person.menu("discard").options)))


def laying_menu(person: Person) -> Control | None:
    """Returns the select that lays cards, None where the panel has none."""
    return next((person.menu(prefix) for prefix in ("put", "attach") if person.has(prefix)), None)


async def turn_by_commands(person: Person) -> None:
    """Draws, lays down whatever autocomplete offers and discards, all by slash commands."""
    await person.slash("scala draw")
    await finish_by_commands(person)


async def finish_by_commands(person: Person) -> None:
    """Plays a turn on after the draw."""
    while await lay_by_command(person):
        pass
    discards = list(await person.suggestions("scala discard", "card"))
    await person.slash("scala discard", card=worst(discards))


async def lay_by_command(person: Person) -> bool:
    """Lays the first thing that autocomplete offers; tells whether there was any."""
    for command, option in LAYING.items():
        offered = list(await person.suggestions(f"scala {command}", option))
        if offered:
            await person.slash(f"scala {command}", **{option: offered[0]})
            return True
    return False


def worst(discards: Sequence[str]) -> str:
    """Returns a discard that goes with none or few of the others, and no joker where there is anything else."""

    def company(move: str) -> tuple[bool, int]:
        rank, suit = place(move)
        near = sum(rank == other or (suit == its and abs(rank - other) <= 2) for other, its in map(place, discards))
        return "JK" in move, near

    return min(discards, key=company)


def place(move: str) -> tuple[int, str]:
    """Returns rank and suit of the card that a discard names."""
    face = move.split()[-1]
    return RANKS.index(face[:-1]) if face != "JK" else -9, face[-1]


def to_play(people: Sequence[Person]) -> Person | None:
    """Finds out from the channel who is asked to play."""
    for message in reversed(people[0].messages()):
        if message.is_ephemeral:
            continue
        found = [person for person in people if f"<@{person.id}>, it is your turn" in text_of(message)]
        if found:
            return found[0]
    return None


async def begin(host: Person, *others: Person, computers: int = 0, **options: int | str) -> None:
    """Opens a lobby, seats everybody and begins."""
    await host.slash("scala start", computers=computers, **options)
    for other in others:
        await other.click("join")
    await host.click("begin")


async def play_on(circle: Circle, ways: Mapping[Person, Turn], turns: int | None = None) -> None:
    """Lets everybody play their turns, so many in all or until the match is over."""
    people, played = list(ways), 0
    while circle.bot.host.in_channel(people[0].channel.id) is not None and played != turns:
        person = to_play(people)
        assert person is not None, "nobody is asked to play, but the match is not over"
        await ways[person](person)
        played += 1
