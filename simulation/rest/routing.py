"""The REST side: finds the handler of a request, checks it, and answers as Discord does."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import BodyPartReader, web

from simulation.checks.openapi import specification
from simulation.common import ApiError, Json, Violation, form_error
from simulation.rest.posting import MessageBody, UploadedFile
from simulation.world.world import CDN_PREFIX

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from simulation.rest.traffic import Fault, Traffic
    from simulation.world.world import World

_log = logging.getLogger(__name__)

PREFIX = "/api/v10"
# discord.py compares the whole header, so nothing may follow.
JSON_HEADERS = {"Content-Type": "application/json"}
KEPT_CALLS = 20_000
MAX_REQUEST = 200 * 1024 * 1024
NO_TOKEN_NEEDED = ("/webhooks/", "/interactions/")
UNLIMITED = ("/interactions/",)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_file_part = re.compile(r"files\[(\d+)\]$")


@dataclass(frozen=True)
class Answer:
    """An answer with a status other than 200 (JSON) or 204 (nothing)."""

    status: int
    body: object


@dataclass
class Call:
    """One parsed request. `path` has no version prefix; `template` names its parameters."""

    method: str
    path: str
    template: str
    params: dict[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, UploadedFile] = field(default_factory=dict)
    status: int = 0

    def id(self, name: str) -> int:
        """Return a path parameter as an id. Raises ApiError 400 if it is not an id."""
        text = self.params[name]
        if not text.isdigit():
            raise form_error([name], "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def draft(self, body: Json | None = None, base: list[str | int] | None = None) -> MessageBody:
        """Return the message in the body (or in a part of it, at path `base`)."""
        return MessageBody(self.body if body is None else body, self.uploads, base or [])


@dataclass(frozen=True)
class _Route:
    template: str
    segments: list[str]
    handler: Callable[[World, Call], object]

    def match(self, segments: list[str]) -> dict[str, str] | None:
        params = {}
        for own, given in zip(self.segments, segments, strict=True):
            if own.startswith("{"):
                params[own[1:-1]] = given
            elif own != given:
                return None
        return params


_routes: dict[tuple[str, int], list[_Route]] = {}


def route(method: str, template: str) -> Callable[[Any], Any]:
    """Register the decorated handler `(sim, call) -> answer` for a method and path template.

    The answer is JSON (200), None (204) or an `Answer`; handlers raise ApiError for anything else.
    """

    def register(handler: Any) -> Any:
        segments = template.strip("/").split("/")
        known = _routes.setdefault((method, len(segments)), [])
        known.append(_Route(template, segments, handler))
        # "@me" must be tried before "{user_id}".
        known.sort(key=lambda r: sum(segment.startswith("{") for segment in r.segments))
        return handler

    return register


def find_route(method: str, path: str) -> tuple[_Route, dict[str, str]] | None:
    """Return the route for a path and its parameters."""
    segments = path.strip("/").split("/")
    for candidate in _routes.get((method, len(segments)), []):
        params = candidate.match(segments)
        if params is not None:
            return candidate, params
    return None


class RestServer:
    """Answers HTTP requests for one simulator. `calls` records the bot's requests, without files."""

    def __init__(
        self, sim: World, gateway: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]], traffic: Traffic
    ) -> None:
        self._sim = sim
        self._gateway = gateway
        self._traffic = traffic
        self.calls: deque[Call] = deque(maxlen=KEPT_CALLS)
        self.in_flight = 0
        self.last_activity = 0.0

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request of any kind, including the gateway's."""
        path = request.path
        if path.startswith("/gateway"):
            return await self._gateway(request)
        if path.startswith(CDN_PREFIX):
            return self._serve_file(path)
        self.in_flight += 1
        try:
            return await self._serve(request, path.removeprefix(PREFIX))
        finally:
            self.in_flight -= 1
            self.last_activity = asyncio.get_running_loop().time()
            self._sim.changes.notify()

    def _serve_file(self, path: str) -> web.Response:
        file = self._sim.files_by_path.get(path)
        if file is None:
            return web.Response(status=404)
        return web.Response(body=file.data, headers={"Content-Type": file.content_type})

    async def _serve(self, request: web.BaseRequest, path: str) -> web.StreamResponse:
        method = request.method
        fault = self._traffic.take_fault(method, path)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.status is not None:
            await request.read()
            return _faulty(fault)
        dropped = fault is not None and fault.dropped
        response = web.Response() if dropped else await self._respond(request, method, path)
        if fault is not None and fault.held is not None:
            fault.held.set()
            await self._until_disconnected(request)
        if fault is not None and fault.lost and request.transport is not None:
            request.transport.abort()
        return response

    @staticmethod
    async def _until_disconnected(request: web.BaseRequest) -> None:
        """Wait until the client that made a request has hung up."""
        while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110
            await asyncio.sleep(0.005)

    async def _respond(self, request: web.BaseRequest, method: str, path: str) -> web.StreamResponse:
        found = find_route(method, path)
        if found is None:
            await request.read()
            self._violate("route", f"{method} {path}", "the simulator knows no such route")
            return _json(404, {"message": "404: Not Found", "code": 0})
        matched, params = found
        call = Call(method, path, matched.template, params, request.query)
        self.calls.append(call)
        headers: dict[str, str] = {}
        try:
            if not path.startswith(NO_TOKEN_NEEDED):
                self._authenticate(request)
                self._traffic.note()
            if not path.startswith(UNLIMITED):
                verdict = self._traffic.admit(method, path, call.template, params)
                headers = verdict.headers
                if verdict.refusal is not None:
                    await request.read()
                    call.status = 429
                    return _json(429, verdict.refusal, headers)
            await self._read_body(request, call)
            self._check_schema(call)
            result = matched.handler(self._sim, call)
            call.uploads = {}  # the files stay only in their message
        except ApiError as error:
            call.status = error.status
            if error.violation:
                kind, _, detail = error.violation.partition(":")
                self._violate(kind, f"{method} {path}", detail)
            return _json(error.status, error.body(), headers)
        except ConnectionResetError:  # the bot died while it was sending: Discord never gets the whole request
            call.status = 400
            return _json(400, {"message": "400: Bad Request", "code": 0}, headers)
        except Exception as error:  # noqa: BLE001  (the bot must get an answer, the test must see why)
            _log.exception("the simulator failed on %s %s", method, path)
            self._violate("simulator", f"{method} {path}", repr(error))
            return _json(400, {"message": f"simulator failure: {error!r}", "code": 0}, headers)
        if isinstance(result, Answer):
            call.status = result.status
            return _json(result.status, result.body, headers)
        call.status = 204 if result is None else 200
        if result is None:
            return web.Response(status=204, headers=headers)
        return _json(200, result, headers)

    def _violate(self, kind: str, request: str, detail: str) -> None:
        self._sim.violations.append(Violation(kind, request, detail))

    def _authenticate(self, request: web.BaseRequest) -> None:
        if request.headers.get("Authorization") != f"Bot {self._sim.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    async def _read_body(self, request: web.BaseRequest, call: Call) -> None:
        if request.content_type == "multipart/form-data":
            await self._read_multipart(request, call)
            return
        raw = await request.read()
        if not raw:
            return
        if request.content_type != "application/json":
            raise form_error([], "CONTENT_TYPE_INVALID", 'Expected "Content-Type" header to be application/json')
        try:
            call.body = _decode(raw)
        except msgspec.DecodeError:
            text = "The request body contains invalid JSON."
            raise ApiError(400, 50109, text, violation=f"schema:{text}") from None

    async def _read_multipart(self, request: web.BaseRequest, call: Call) -> None:
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            name = part.name or ""
            data = bytes(await part.read())
            if name == "payload_json":
                call.body = _decode(data)
            else:
                match = _file_part.match(name)
                number = int(match.group(1)) if match else len(call.uploads)
                call.uploads[number] = UploadedFile(part.filename or "file", data)
        if call.body is None:
            call.body = {}

    def _check_schema(self, call: Call) -> None:
        operation = f"{call.method} {call.template}"
        if not specification().covers(operation):
            return
        specification().check(operation, call.body).raise_if_any("schema")


def _json(status: int, body: object, headers: Mapping[str, str] | None = None) -> web.Response:
    return web.Response(status=status, body=_encode(body), headers={**JSON_HEADERS, **(headers or {})})


def _faulty(fault: Fault) -> web.Response:
    assert fault.status is not None
    if fault.status == 429:
        retry_after = fault.retry_after if fault.retry_after is not None else 0.1
        body: Json = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
        body |= {"message": fault.message, "code": fault.code} if fault.code else {}
        headers = {"Via": "1.1 google", "Retry-After": str(int(retry_after) + 1), "X-RateLimit-Scope": "shared"}
        return _json(429, body, headers)
    return _json(fault.status, {"message": fault.message, "code": fault.code})


def request_factory(loop: asyncio.AbstractEventLoop) -> Callable[..., web.BaseRequest]:
    """Return a factory of request objects with room for large uploads."""

    def make(message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
        return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=MAX_REQUEST)

    return make
