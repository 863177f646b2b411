"""Names of the computer seats: each level has its own, so that one who has met them knows how they play."""

from __future__ import annotations

from collections.abc import Collection, Mapping

NAMES: Mapping[str, tuple[str, ...]] = {
    "easy": ("Nino", "Lilla", "Pippo", "Mimi", "Gigi", "Nella", "Momo", "Titti", "Lino", "Bice"),
    "normal": ("Alba", "Dino", "Elsa", "Furio", "Gina", "Nilo", "Ugo", "Zita", "Rita", "Vito"),
    "hard": ("Ercole", "Norma", "Attilio", "Tosca", "Ottavia", "Cesare", "Livia", "Aurelio", "Medea", "Silla"),
    "expert": (
        "Archimede",
        "Ipazia",
        "Euclide",
        "Sibilla",
        "Galileo",
        "Minerva",
        "Talete",
        "Urania",
        "Platone",
        "Clio",
    ),
}
"""By level, in the order they sit down: more than seats, for people may have the same names."""


def free_name(level: str, taken: Collection[str]) -> str:
    """Returns the name of the next computer of a level at a table where some names are taken."""
    return next(name for name in NAMES[level] if name not in taken)
