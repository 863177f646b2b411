"""`python -m tests.playthroughs` writes every recording anew; review the difference before committing it."""

from __future__ import annotations

from tests.playthroughs.recording import FOLDER, PLAYTHROUGHS, record


def main() -> None:
    """Writes all recordings and removes those that are no longer listed."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for hand in PLAYTHROUGHS:
        hand.path.write_text(record(hand), encoding="utf-8")
        print(hand.path.name)


if __name__ == "__main__":
    main()
