"""The connections of the pages: their number, the limits to their waits, and the answer to invalid requests."""

from __future__ import annotations

import asyncio
import resource
from typing import Any

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

MAX_CONNECTIONS = 500
RESERVED_FILES = 300
"""Number of open files left to the rest of the bot: Discord, the database, drawing processes, and connections being refused."""
MAX_FILES = 4096
"""The number of files to which a lower soft limit of the process is raised."""
BACKLOG = 32
"""Number of connections that are accepted, or wait to be, at once; refused ones are open for a moment as well."""
IDLE_SECONDS = 10.0
"""Seconds in which a complete header must arrive: after the connection, and after each answer."""
SEND_SECONDS = 60.0
"""Seconds in which a reader must take an answer."""
LINGER_SECONDS = 1.0
"""Seconds for which an unneeded body is read after the answer to its request."""
HEADERS = {
    "Server": "pages",
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""The headers that all answers have. `Server` replaces the library's, which names its version."""


def connections_allowed() -> int:
    """Raise the limit of open files of this process if possible; return the number of connections that leave enough for the bot."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = MAX_FILES if hard == unlimited else min(MAX_FILES, hard)
    if soft != unlimited and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MAX_CONNECTIONS if soft == unlimited else min(MAX_CONNECTIONS, max(soft // 4, soft - RESERVED_FILES))


class _Protocol(RequestHandler):
    """Answers invalid requests without repeating any part of them, and closes connections that would wait too long."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for a request; close the connection at once if there are too many."""
        server = self._manager
        assert isinstance(server, _Server)
        assert isinstance(transport, asyncio.Transport)
        if len(server.connections) >= server.most:
            self._manager = None  # so that the library treats it as a lost connection
            transport.abort()
        else:
            super().connection_made(transport)

    def handle_error(
        self, request: Any, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Return an answer without a text, and close the connection."""
        response = web.Response(status=400 if status < 500 else status, text="", headers=HEADERS)
        response.force_close()
        return response

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send an answer; drop the connection of a reader that does not take it."""
        transport = self.transport
        try:
            async with asyncio.timeout(SEND_SECONDS):
                return await super().finish_response(request, resp, start_time)
        except TimeoutError:
            assert isinstance(transport, asyncio.Transport)
            transport.abort()
            return resp, True


class _Server(web.Server):
    most = MAX_CONNECTIONS

    def __call__(self) -> RequestHandler:
        return _Protocol(self, loop=asyncio.get_running_loop(), **self._kwargs)


class Runner(web.AppRunner):
    """Runs an application with at most `most` connections."""

    def __init__(self, app: web.Application, most: int, **options: Any) -> None:
        super().__init__(
            app,
            handle_signals=False,
            access_log=None,
            keepalive_timeout=IDLE_SECONDS,
            lingering_time=LINGER_SECONDS,
            auto_decompress=False,
            **options,
        )
        self._most = most

    async def _make_server(self) -> web.Server:
        server = await super()._make_server()
        server.__class__ = _Server
        assert isinstance(server, _Server)
        server.most = self._most
        return server
