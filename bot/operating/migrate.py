"""`python -m bot migrate`: the schema of the database by hand, and the way into another database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from bot.settings import BAD_SETTINGS, Settings
from storage import Database, schema
from storage.copying import NotEmpty, copy
from storage.outages import first_line

FAILED = 1


def main(arguments: Sequence[str]) -> int:
    """Reads the arguments and does what they say; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot migrate",
        description="Brings the schema of DATABASE_URL up to date; the bot does the same whenever it starts.",
    )
    parser.add_argument("--to", default=schema.NEWEST, metavar="REVISION", help="an older revision to go back to")
    parser.add_argument("--from", dest="source", metavar="URL", help="copy everything from this database first")
    given = parser.parse_args(arguments)
    if given.source is not None and given.to != schema.NEWEST:
        parser.error("--from copies into the newest schema: leave --to out")
    settings = Settings.from_environment()
    try:
        asyncio.run(_migrate(settings.database_url, given.to, given.source))
    except schema.UnknownRevision as error:
        print(error, file=sys.stderr)
        return BAD_SETTINGS
    except NotEmpty:
        print("DATABASE_URL has matches already: copy into an empty database", file=sys.stderr)
        return FAILED
    except Exception as error:
        print(f"the database cannot be opened: {first_line(error)}", file=sys.stderr)
        return FAILED
    return 0


async def _migrate(url: str, to: str, source_url: str | None) -> None:
    database = Database.at(url)
    try:
        before, after = await database.migrate(to)
        print(f"revision {after}, as it was" if before == after else f"revision {before} -> {after}")
        if source_url is not None:
            source = await Database.open(source_url)
            try:
                copied = await copy(source, database)
            finally:
                await source.close()
            print(f"copied {copied['matches']} matches with {copied['moves']} moves")
    finally:
        await database.close()
