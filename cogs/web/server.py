"""The server of the pages: requests, sessions, limits, headers. It does not depend on Discord's messages."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from cogs.base.drawing_pool import DrawingFailed, DrawingPool
from cogs.base.limits import Limit, Throttle
from cogs.base.words import title
from cogs.client.bot import GameBot
from cogs.web.access import Access
from cogs.web.addresses import Origins, device_of
from cogs.web.answers import GZIP, Packed, PackedAnswers, TurnsShown
from cogs.web.budget import Budget
from cogs.web.flights import Flights
from cogs.web.page_data import (
    LOG,
    Asked,
    TextPart,
    components_shown,
    log_as_text,
    news_for,
    number_of,
    page_words,
    shown_of,
    statistics_as_text,
    table_in_words,
    texts_of,
)
from cogs.web.runner import BACKLOG, HEADERS, Runner, connections_allowed
from cogs.web.sheets import Sheets
from cogs.web.shells import FILES, Shells
from engine.catalogue import DEFAULT_LOCALE, catalogue, locales
from engine.club.results.turns import TurnsPlayed
from engine.club.web.sessions import hash_of
from engine.kernel import plain_name
from engine.records.errors import SettingError
from engine.records.people import WebSession
from engine.tables.open.open_table import OpenTable, TableError
from engine.telemetry import count
from render.kit.palette import THEMES

logger = logging.getLogger(__name__)

COOKIE = "__Host-browser"
LOCAL_COOKIE = "browser"
"""The cookie's name where the address is http://localhost, for which browsers accept no `__Host-` cookie."""
COOKIE_SECONDS = 400 * 86400
"""Seconds for which browsers keep the cookie, the most that they accept; its session may end earlier."""
MAX_BODY, MAX_HEADERS = 4096, 8190
BODY_SECONDS = 10.0
PERSON_LIMIT = Limit(at_once=120, a_second=20)
"""Requests of a person: a page loads up to half of the tiles of a picture for a turn, 56 of the largest one."""
PERSON_BUDGET = Limit(at_once=1000, a_second=50)
"""Milliseconds of the processor for the requests of a person."""
ADDRESS_LIMIT = Limit(at_once=30, a_second=1)
FILE_LIMIT = Limit(at_once=200, a_second=20)
"""Requests from an address without a session: for the files that all pages load, and others."""
MAX_KNOWN = 10_000
"""Maximum number of sessions whose owners are remembered."""
STOP_SECONDS = 2.0
KEY_NOTE = "web-key"
NAME = re.compile("[0-9a-f]{18}")
SECRET = re.compile("[A-Za-z0-9_-]{1,64}")
NUMBER = re.compile("[0-9]{1,9}")
VIEW = re.compile("[a-z-]{1,30}(?:[.][0-9]{1,2})?")
TAG = re.compile("[0-9a-f]{16}")
SEEN = re.compile("[0-9]{1,9}-[0-9a-f]{16}-[0-9a-f]{16}")
NEVER, AGAIN, DAY = "no-store", "private, no-cache", "private, max-age=86400, immutable"


class PageRefused(Exception):
    """A request for something that does not exist, or not for this browser; all get the same answer."""


class Visitor(NamedTuple):
    """A browser's session and a table it may see. `since`: `KeptOfTables.erasures` before the table was read."""

    session: WebSession
    open_table: OpenTable
    since: int

    @property
    def person(self) -> int:
        """The owner of the session."""
        return self.session.person

    @property
    def table(self) -> int:
        """The number of the table."""
        return self.open_table.table.id


class LinkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request of a link's page: the link's secret, and whether to use it now."""

    secret: str
    use: bool = False


_opening = msgspec.json.Decoder(LinkRequest)
_encode = msgspec.json.Encoder().encode


class Pages:
    """The pages of tables, at an address such as "https://games.example.org"; see `serve`."""

    def __init__(self, bot: GameBot, address: str, key: bytes, *, megabytes: int, proxies: frozenset[str]) -> None:
        self.bot, self.address = bot, address
        self.sheets = Sheets(bot.drawing_pool, key, megabytes)
        bot.service.tables.made.also_empty(self.sheets.clear)
        self._budget, self._answers = Budget(PERSON_BUDGET), PackedAnswers(bot.service.tables.made)
        self._replaying = Flights[Hashable, TurnsPlayed]()
        self._turns = TurnsShown(self.sheets, self._answers, bot.service.tables.made, self._budget)
        self._sessions, self.access = bot.service.web_sessions, Access(bot, bot.service.tables.clock)
        self._known: OrderedDict[str, int] = OrderedDict()
        """The hashes of the newest sessions that were found, with their owners."""
        self.port = 0
        self._people, self._addresses, self._files = map(Throttle, (PERSON_LIMIT, ADDRESS_LIMIT, FILE_LIMIT))
        self._origins, self._secure = Origins(proxies), urlsplit(address).scheme == "https"
        self._cookie = COOKIE if self._secure else LOCAL_COOKIE
        self.shells = Shells()

    async def link(self, person: int, table: int) -> str:
        """Return the address of a new link for a person to a table; what follows the `#` reaches no server log."""
        return f"{self.address}/open#{await self._sessions.make_link(person, table)}"

    def figures(self) -> dict[str, int]:
        """Return the number of pictures (`sheets`) kept, and the `bytes` of their files."""
        return {"sheets": len(self.sheets), "bytes": self.sheets.size}

    def application(self) -> web.Application:
        """Return the application that answers requests."""
        app = web.Application(client_max_size=MAX_BODY, middlewares=[self._answer])
        table, get = "/t/{table:[0-9]{1,9}}", app.router.add_get
        app.router.add_post("/open", self._open, expect_handler=_ignore_expectation)
        for path, handler in (
            ("/", self._shell("open.html")),
            ("/open", self._shell("open.html")),
            (table, self._shell("table.html")),
            (f"{table}/turns", self._turn),
            (f"{table}/turns/{{turn}}", self._turn),
            (f"{table}/newest", self._newest),
            (f"{table}/words", self._words),
            (f"{table}/position/{{turn}}", self._position),
            (f"{table}/texts/{{text}}", self._text),
            (f"{table}/pictures/{{name}}.webp", self._picture),
            ("/web/{version}/{name}", self._file),
        ):
            get(path, handler, expect_handler=_ignore_expectation)
        app.on_response_prepare.append(_add_headers)
        return app

    # --- Every request --------------------------------------------------------------------------------------------

    @web.middleware
    async def _answer(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer a request with the headers that all answers have; errors become a sentence."""
        try:
            self._check_rate(request)
            response = await handler(request)
        except PageRefused:
            response = self._say(request, 404, "web-error-link")
        except web.RequestPayloadError:
            response = self._say(request, 400, "web-error-request")
        except web.HTTPError as error:
            gone = error.status in {404, 405}
            response = self._say(request, 404 if gone else 400, "web-error-link" if gone else "web-error-request")
        except _TooFast:
            response = self._say(request, 429, "web-error-fast")
            response.headers["Retry-After"] = "2"
        except DrawingFailed:
            response = self._say(request, 503, "web-error-drawing")
            response.headers["Retry-After"] = "5"
        except Exception:
            logger.exception("%s %s could not be answered", request.method, request.match_info.route.resource)
            response = self._say(request, 500, "web-error-bug")
        count("web", str(response.status))
        return response

    def _say(self, request: web.Request, status: int, key: str) -> web.Response:
        return web.json_response({"error": catalogue(self._accepted_locale(request))(key)}, status=status)

    def _check_rate(self, request: web.Request) -> None:
        """Raise _TooFast for too many requests of a person, or of an address without a known session."""
        person = self._known.get(hash_of(self._secret_of(request)))
        if person is not None:
            if self._people.ask(person) != "pass" or self._budget.is_spent(person):
                raise _TooFast
            return
        forwarded = request.headers.getall("X-Forwarded-For", ())
        throttle = self._files if request.path.startswith("/web/") else self._addresses
        if throttle.ask(self._origins.number_of(request.remote or "", forwarded)) != "pass":
            raise _TooFast

    def _secret_of(self, request: web.Request) -> str:
        """Return the secret in the cookie of the browser; empty if it has none or an invalid one."""
        secret = request.cookies.get(self._cookie, "")
        return secret if SECRET.fullmatch(secret) else ""

    def _accepted_locale(self, request: web.Request) -> str:
        """Return the language that the browser prefers, among those that the bot has."""
        for part in request.headers.get("Accept-Language", "")[:200].split(","):
            wanted = part.partition(";")[0].strip().lower()
            for locale in locales():
                if wanted and (
                    locale.lower() == wanted or locale.lower().partition("-")[0] == wanted.partition("-")[0]
                ):
                    return locale
        return DEFAULT_LOCALE

    # --- Links and sessions ---------------------------------------------------------------------------------------

    async def _open(self, request: web.Request) -> web.Response:
        """Answer with the target of a link, and use the link if requested: the cookie then has its session."""
        if request.headers.get("Origin") != self.address or request.content_type != "application/json":
            raise PageRefused
        if "Content-Encoding" in request.headers:
            raise web.HTTPBadRequest
        try:
            async with asyncio.timeout(BODY_SECONDS):
                asked = _opening.decode(await request.read())
        except (TimeoutError, ConnectionError):
            raise web.HTTPBadRequest from None
        except msgspec.MsgspecError:
            raise PageRefused from None
        if not SECRET.fullmatch(asked.secret):
            raise PageRefused
        link = await self._sessions.look_at_link(asked.secret)
        if link is None:
            raise PageRefused
        open_table = await self._table(link.table_id, link.person)
        words = catalogue(await self._locale_of(link.person, request))
        if not asked.use:
            who = next((seat.name for seat in open_table.table.seats if seat.user == link.person), "")
            key = "web-open-as" if who else "web-open"
            question = words(key, table=title(open_table.table, words), who=plain_name(who))
            return web.json_response({"question": question, "open": words("web-button-open")})
        before = self._secret_of(request)
        opened = await self._sessions.open_link(
            asked.secret, before=before, device=device_of(request.headers.get("User-Agent", ""))
        )
        if opened is None:
            raise PageRefused
        self._note_known(hash_of(opened.secret), link.person)
        response = web.json_response({"page": f"/t/{opened.table_id}"})
        response.set_cookie(
            self._cookie,
            opened.secret,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="Lax",
        )
        return response

    def _note_known(self, session: str, person: int) -> None:
        self._known[session] = person
        self._known.move_to_end(session)
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)

    async def _table(self, table_id: int, person: int) -> OpenTable:
        """Return a table with a game for a person.

        Raises PageRefused if there is none, managers have turned pages off, or the host has blocked the person or
        server.
        """
        try:
            open_table = await self.bot.service.tables.look(table_id)
        except TableError:
            raise PageRefused from None
        if open_table.match is None or not (await self.bot.service.servers.of(open_table.table.guild)).pages:
            raise PageRefused
        blocks = self.bot.service.blocks
        if person in blocks.users or open_table.table.guild in blocks.servers:
            raise PageRefused
        return open_table

    async def _visitor(self, request: web.Request) -> Visitor:
        """Return the visitor and the requested table. Raises PageRefused unless they may see it."""
        secret, number = self._secret_of(request), request.match_info["table"]
        if not secret:
            raise PageRefused
        session = await self._sessions.session(secret)
        if session is None:
            self._known.pop(hash_of(secret), None)
            raise PageRefused
        self._note_known(session.hash, session.person)
        since = self.bot.service.tables.made.erasures
        open_table = await self._table(int(number), session.person)
        if not await self.access.may_look(open_table.table, session.person, session.tables.get(int(number), 0.0)):
            raise PageRefused
        return Visitor(session, open_table, since)

    async def _locale_of(self, person: int, request: web.Request) -> str:
        """Return a person's language: from the settings, or else from the browser."""
        chosen = (await self.bot.service.players.settings(person)).locale
        return chosen if chosen in locales() else self._accepted_locale(request)

    async def _read(self, request: web.Request, visitor: Visitor) -> Asked:
        """Return the browser's request. Raises PageRefused for anything else."""
        query = request.query
        turn, since = request.match_info.get("turn", query.get("turn")), _number(query.get("since", ""))
        view, theme = query.get("view", ""), query.get("theme", "light")
        if (turn is not None and not NUMBER.fullmatch(turn)) or (view and not VIEW.fullmatch(view)):
            raise PageRefused
        if theme not in THEMES:
            raise PageRefused
        locale = await self._locale_of(visitor.person, request)
        return Asked(int(turn) if turn is not None else None, view, theme, locale, since)

    # --- What pages load ------------------------------------------------------------------------------------------

    def _shell(self, name: str) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            document = self.shells.document(name, self._accepted_locale(request))
            return web.Response(text=document, content_type="text/html", charset="utf-8")

        return answer

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in FILES or request.match_info["version"] != self.shells.version:
            raise PageRefused
        response = web.Response(body=self.shells.files[name], content_type=FILES[name], charset="utf-8")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        response.enable_compression()
        return response

    async def _turn(self, request: web.Request) -> web.Response:
        visitor = await self._visitor(request)
        asked, known = await self._read(request, visitor), request.query.get("known", "")
        if known and not TAG.fullmatch(known):
            raise PageRefused
        played = await self._turns_of(visitor)
        try:
            found = await self._turns.turn(visitor.open_table, played, asked, visitor.since, visitor.person, known)
        except TableError:
            raise PageRefused from None
        return _answer_with(request, found)

    async def _turns_of(self, visitor: Visitor) -> TurnsPlayed:
        """Return the turns of a table; all who ask while its game is being replayed wait for the same result."""
        carry_out = partial(self.bot.drawing_pool.carry_out, priority=DrawingPool.PAGE, user=visitor.person)
        key = (visitor.table, visitor.open_table.table.revision, visitor.since)
        return await self._replaying.join(key, lambda: self.bot.service.turns.of(visitor.table, carry_out))

    async def _send_packed(
        self, request: web.Request, visitor: Visitor, key: Hashable, make: Callable[[], Coroutine[Any, Any, object]]
    ) -> web.Response:
        """Return the answer with a key, from `make` unless it is cached."""
        return _answer_with(request, await self._answers.get(visitor.table, key, visitor.since, make))

    async def _newest(self, request: web.Request) -> web.Response:
        """Answer with the news for the reader alone, for which an open page asks repeatedly."""
        visitor, seen = await self._visitor(request), request.query.get("seen", "")
        if seen and not SEEN.fullmatch(seen):
            raise PageRefused
        visited, words = (
            _number(request.query.get("visited", "")),
            catalogue(await self._locale_of(visitor.person, request)),
        )
        found = news_for(visitor.person, visitor.open_table, await self._turns_of(visitor), words, seen, visited)
        return web.Response(body=_encode(found), content_type="application/json")

    async def _words(self, request: web.Request) -> web.Response:
        visitor = await self._visitor(request)
        asked = await self._read(request, visitor)
        open_table, words = visitor.open_table, catalogue(asked.locale)
        theme = (await self.bot.service.players.settings(visitor.person)).theme

        async def make() -> dict[str, Any]:
            return {
                "locale": asked.locale,
                "theme": theme,
                "words": page_words(words),
                "components": dict(await self._budget.all(components_shown(open_table, words), visitor.person)),
            }

        names = tuple(seat.name for seat in open_table.table.seats)
        key = ("words", asked.locale, theme, names, open_table.settled_ply)
        return await self._send_packed(request, visitor, key, make)

    async def _position(self, request: web.Request) -> web.Response:
        visitor = await self._visitor(request)
        asked = await self._read(request, visitor)
        open_table, played = visitor.open_table, await self._turns_of(visitor)
        key = ("position", number_of(asked, played), asked.locale, shown_of(open_table, played))
        return await self._send_packed(
            request, visitor, key, lambda: self._budget.all(table_in_words(open_table, played, asked), visitor.person)
        )

    async def _text(self, request: web.Request) -> web.Response:
        visitor, wanted = await self._visitor(request), request.match_info["text"]
        open_table, words = visitor.open_table, catalogue(await self._locale_of(visitor.person, request))
        if wanted not in dict(texts_of(open_table, words)):
            raise PageRefused
        played = await self._turns_of(visitor)

        async def make() -> tuple[TextPart, ...]:
            if wanted == LOG:
                return await log_as_text(open_table, played, words, self._budget, visitor.person)
            return statistics_as_text(open_table, played, words)

        key = (wanted, words.locale, shown_of(open_table, played))
        return await self._send_packed(request, visitor, key, make)

    async def _picture(self, request: web.Request) -> web.Response:
        """Answer with a file of a picture; if this process has not drawn it yet, only if the browser names its turn."""
        visitor, name = await self._visitor(request), request.match_info["name"]
        if not NAME.fullmatch(name):
            raise PageRefused
        table, person = visitor.table, visitor.person
        data = await self.sheets.file(table, name, person)
        if data is None and request.query:
            asked, played = await self._read(request, visitor), await self._turns_of(visitor)
            try:
                await self._turns.draw(visitor.open_table, played, asked, person)
            except TableError:
                raise PageRefused from None
            data = await self.sheets.file(table, name, person)
        if data is None:
            raise PageRefused
        return web.Response(body=data, content_type="image/webp", headers={"Cache-Control": DAY})


def _number(said: str) -> int | None:
    """Return the number of a turn in a query, None if it has none. Raises PageRefused for anything else."""
    if said and not NUMBER.fullmatch(said):
        raise PageRefused
    return int(said) if said else None


async def _ignore_expectation(_request: web.Request) -> None:
    """Ignore a request's Expect header: aiohttp would repeat its value in the answer."""


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that all answers have."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", NEVER)


class _TooFast(Exception):
    """More requests than `PERSON_LIMIT` or `ADDRESS_LIMIT` allows."""


def _answer_with(request: web.Request, found: Packed) -> web.Response:
    """Return an answer that the browser keeps and revalidates; its body is omitted if the browser already has it."""
    headers = {"ETag": f'"{found.tag}"', "Cache-Control": AGAIN}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return web.Response(body=found.data, content_type="application/json", headers=headers)
    body = zlib.decompress(found.data, GZIP)
    return web.Response(body=body, content_type="application/json", headers=headers)


@asynccontextmanager
async def serve(
    bot: GameBot, address: str, host: str, port: int, *, megabytes: int, proxies: frozenset[str]
) -> AsyncIterator[Pages]:
    """Serve the pages for the length of the block. Raises SettingError if the port cannot be opened.

    `address` is how people reach them, `host` and `port` where this process listens, `megabytes` the size of the
    cache of pictures, and `proxies` are the addresses of proxies trusted to report the origin of a request.
    """
    key = await bot.service.store.bot_notes.settle(KEY_NOTE, secrets.token_hex(32))
    pages = Pages(bot, address, key.encode(), megabytes=megabytes, proxies=proxies)
    runner = Runner(
        pages.application(),
        connections_allowed(),
        shutdown_timeout=STOP_SECONDS,
        max_line_size=MAX_HEADERS,
        max_field_size=MAX_HEADERS,
    )
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port, backlog=BACKLOG)
        try:
            await site.start()
        except OSError as error:
            raise SettingError(f"WEB_PORT {port} cannot be opened on {host}: {error.strerror or error}") from error
        pages.port = runner.addresses[0][1]
        logger.info("pages on http://%s:%d for %s", host, pages.port, address)
        yield pages
    finally:
        await runner.cleanup()
