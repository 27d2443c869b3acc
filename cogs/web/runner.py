"""The connections of the pages: what aiohttp would answer by itself says nothing about a request."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import web
from aiohttp.web_protocol import RequestHandler


class _Protocol(RequestHandler):
    """Answers what is no request at all without repeating any of it."""

    def handle_error(
        self, request: Any, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Return an answer without a text, and close the connection."""
        response = web.Response(status=400 if status < 500 else status, text="")
        response.force_close()
        return response


class _Server(web.Server):
    def __call__(self) -> RequestHandler:
        return _Protocol(self, loop=asyncio.get_running_loop(), **self._kwargs)


class Runner(web.AppRunner):
    """Runs an application, and answers what is no request at all with status 400 and without a text."""

    async def _make_server(self) -> web.Server:
        server = await super()._make_server()
        server.__class__ = _Server
        return server
