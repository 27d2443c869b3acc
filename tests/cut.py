"""A route to a PostgreSQL server that can be cut: it sits between the bot and the server, and relays the data of both.

What it then does with a connection is what networks, hosts and poolers do: they close it, swallow what comes, or
break just when the server has committed and the bot does not know it yet.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import quote

from psycopg.conninfo import conninfo_to_dict

COMMIT = b"COMMIT\0"
COMMITTED = b"C\0\0\0\x0bCOMMIT\0"
"""The server's answer to a COMMIT (CommandComplete,
https://www.postgresql.org/docs/current/protocol-message-formats.html).
"""
VERSION_IS = b"server_version\0"
VERSION = re.compile(VERSION_IS + b"[0-9]{2}")
"""The server's report of its version before the first query (ParameterStatus)."""
LARGEST = 1 << 16


class Way:
    """The way to the server at `upstream`, as libpq names it. `happened` is set once the requested fault has occurred.

    Tell it with `close`, `swallow`, `close_at`, `swallow_at` or `lose_answer` what to do, and with `heal` to pass on
    everything again. While `version` is set, the server calls itself a PostgreSQL of that major version (two digits).
    """

    def __init__(self, upstream: dict[str, Any]) -> None:
        self._upstream = upstream
        self._ends = set[asyncio.StreamWriter]()
        self._serving = set[asyncio.Task[None] | None]()
        self.closed, self._passes = False, asyncio.Event()
        self._passes.set()
        self._word, self._then = b"", ""
        self.version = b""
        self.happened = asyncio.Event()

    def heal(self, *, keep: bool = False) -> None:
        """Pass on everything again. Connections that lost data are closed, unless they must be kept."""
        if not self._passes.is_set() and not keep:
            self._hang_up()
        self._passes.set()
        self.closed = False
        self._word = b""
        self.happened.clear()

    def close(self) -> None:
        """Close all connections, and each new one at once."""
        self.closed = True
        self._hang_up()
        self.happened.set()

    def swallow(self) -> None:
        """Accept everything, pass on nothing, and close no connection, not even a new one."""
        self._passes.clear()

    def close_at(self, word: bytes, *, once: bool = False) -> None:
        """Close all connections when the bot says `word`, which does not reach the server; with `once`, take new ones."""
        self._word, self._then = word, "close once" if once else "close"

    def swallow_at(self, word: bytes) -> None:
        """Swallow everything from where the bot says `word`."""
        self._word, self._then = word, "swallow"

    def lose_answer(self) -> None:
        """Close the connection over which the next COMMIT went, once the server has answered it and before the bot hears it."""
        self._word, self._then = COMMIT, "lose"

    def _hang_up(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = self._upstream.get("host") or "127.0.0.1", self._upstream.get("port") or 5432
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, int(port))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what is said over one connection."""
        serving = asyncio.current_task()
        self._serving.add(serving)
        try:
            if self.closed:
                writer.transport.abort()
            else:
                await self._pass_on(reader, writer)
        finally:
            self._serving.discard(serving)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await self._dial()
        except OSError:  # the server is down
            writer.transport.abort()
            return
        ends = {writer, back}
        self._ends |= ends
        lost = asyncio.Event()
        both = [
            asyncio.create_task(self._ask(reader, back, ends, lost)),
            asyncio.create_task(self._answer(there, writer, lost)),
        ]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in ends:
                end.transport.abort()
            self._ends -= ends
            await asyncio.gather(*both, return_exceptions=True)

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        ends: set[asyncio.StreamWriter],
        lost: asyncio.Event,
    ) -> None:
        """Pass on to the server what the bot says."""
        with suppress(OSError):
            while said := await reader.read(LARGEST):
                if self._word and self._word in said:
                    then, self._word = self._then, b""
                    if then == "lose":
                        lost.set()
                    elif then == "swallow":
                        self.swallow()
                    elif then == "close":
                        self.close()
                        return
                    else:
                        self.happened.set()
                        return
                if self._passes.is_set():
                    back.write(said)
                else:
                    self.happened.set()

    async def _answer(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        """Pass on to the bot what the server says."""
        with suppress(OSError):
            while said := await there.read(LARGEST):
                if lost.is_set():
                    if COMMITTED in said:
                        self.happened.set()
                        return
                elif self._passes.is_set():
                    writer.write(VERSION.sub(VERSION_IS + self.version, said) if self.version else said)
        if not lost.is_set():
            await self._passes.wait()  # the bot is not told either that the server has closed the connection

    async def end(self) -> None:
        """Close everything, and wait until nothing more is passed on."""
        self._passes.set()
        self.close()
        await asyncio.gather(*(each for each in self._serving if each is not None), return_exceptions=True)


@asynccontextmanager
async def way_to(address: str) -> AsyncIterator[tuple[Way, str]]:
    """Yield a way to the database `address`, and the address that leads there by this way."""
    upstream = conninfo_to_dict(address)
    way = Way(upstream)
    listening = await asyncio.start_server(way.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    kept = {
        key: value for key, value in upstream.items() if key not in {"host", "port", "user", "password", "dbname"}
    }
    plain = {**kept, "sslmode": "disable", "gssencmode": "disable", "connect_timeout": 2}
    who = ":".join(quote(str(upstream[key]), safe="") for key in ("user", "password") if upstream.get(key))
    asked = "&".join(f"{key}={quote(str(value), safe='')}" for key, value in plain.items())
    try:
        yield way, f"postgresql://{who}@127.0.0.1:{port}/{upstream['dbname']}?{asked}"
    finally:
        listening.close()
        await way.end()
