"""Metrics and health for the operator, served on 127.0.0.1 if enabled.

`/metrics` is in Prometheus' format; `/healthz` answers 200 while the bot works, or waits for shards that other
processes have, and otherwise 503 with the reason.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cogs.process.health import JUST_STARTING, WAITS, WELL, ailment
from engine.records.errors import SettingError
from engine.records.shards import Shards
from engine.storage.backups.record import LastBackup
from engine.telemetry import SERVER_STAGES, STAGES, Stage, listen
from engine.uptime import uptime

if TYPE_CHECKING:  # the bot is loaded later, and backups never load it
    from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histograms in seconds: 0.5 is the goal for acknowledgements, 3 Discord's own limit."""

STATUSES = ("lobby", "running", "finished", "cancelled")
LOOP_TIMEOUT = 3.0
"""Seconds without a response after which the event loop counts as stuck."""

NO_PAGES = {"sheets": 0, "bytes": 0}
COUNTED = {
    "press": ("correspondence_presses", "Buttons and menus pressed, by what they do.", "verb"),
    "command": ("correspondence_commands", "Slash commands used, by name.", "name"),
    "error": (
        "correspondence_errors",
        "Requests that failed, by kind: rule (refused), limit, database, permission, late, discord, bug.",
        "kind",
    ),
    "log": ("correspondence_log_entries", "Log entries worth a look, by level.", "level"),
    "rest": ("correspondence_rest", "Requests to Discord, by whether it refused them as too many.", "limited"),
    "fenced": ("correspondence_fenced", "How often this process lost its shards or gave them up.", ""),
    "takeover": ("correspondence_takeovers", "How often this process took its shards.", ""),
    "foreign": ("correspondence_foreign_commits", "Commits at tables that another process looks after.", ""),
    "conflict": ("correspondence_revision_conflicts", "Commits for which another process was faster.", ""),
    "reminder": ("correspondence_reminders", "Reminders put into the outbox.", ""),
    "web": ("correspondence_web_requests", "Requests to the pages of tables, by the status of the answer.", "status"),
}


class Lease(Protocol):
    """The parts of a process's lease that the metrics show."""

    shards: Shards
    renewed: float
    ended: asyncio.Event


class BotMetrics:
    """The bot's metrics. Listens to `engine.telemetry` from `start` to `stop`.

    `shards` are the ones that the process may have, and `lease` is the lease of its current ones, if it needs one.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._stages = Histogram(
            "correspondence_stage_seconds", "How long each stage of an answer takes.", ["stage"], buckets=BUCKETS,
            registry=self.registry,
        )  # fmt: skip
        for stage in (*STAGES, *SERVER_STAGES):
            self._stages.labels(stage)
        self._counters = {
            what: Counter(name, help_, [label] if label else [], registry=self.registry)
            for what, (name, help_, label) in COUNTED.items()
        }
        self._tables = Gauge("correspondence_tables", "Tables by status.", ["status"], registry=self.registry)
        self._outbox = Gauge("correspondence_outbox_waiting", "Notices waiting to be posted.", registry=self.registry)
        self._drawing = Gauge(
            "correspondence_drawing_waiting", "Pictures waiting to be drawn.", registry=self.registry
        )
        self._thinking = Gauge(
            "correspondence_thinking_waiting",
            "Decisions computer players have to think about.",
            registry=self.registry,
        )
        self._oldest = Gauge(
            "correspondence_outbox_oldest_seconds", "Age of the oldest notice that waits.", registry=self.registry
        )
        self._held = Gauge(
            "correspondence_lease_held", "1 for each shard of this process.", ["shard"], registry=self.registry
        )
        self._age = Gauge(
            "correspondence_lease_age_seconds", "Time since the lease was last renewed.", registry=self.registry
        )
        self._identify = Gauge(
            "correspondence_identify_remaining", "Identifications left of the day.", registry=self.registry
        )
        self._identify.set(math.nan)  # unknown: 0 would mean that the bot may no longer connect
        self._backup_age = Gauge(
            "correspondence_backup_age_seconds", "Time since the last successful backup.", registry=self.registry
        )
        self._backup_failed = Gauge(
            "correspondence_backup_failed", "1 if the last attempt to make a backup failed.", registry=self.registry
        )
        self.gauge_backup(None, 0.0)
        self._pages = Gauge(
            "correspondence_web_kept", "For pages: pictures, bytes of their files.", ["what"],
            registry=self.registry,
        )  # fmt: skip
        self.gauge_pages(NO_PAGES)
        self.lease: Lease | None = None
        self.shards: Collection[int] = ()
        self._stop: Callable[[], None] | None = None

    def start(self) -> None:
        """Start listening."""
        if self._stop is None:
            self._stop = listen(self)

    def stop(self) -> None:
        """Stop listening."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def record_time(self, stage: Stage, seconds: float) -> None:
        """Record how long a stage took."""
        self._stages.labels(stage).observe(seconds)

    def record_count(self, what: str, kind: str) -> None:
        """Increment a counter."""
        counter = self._counters.get(what)
        if counter is None:
            logger.warning("nothing counts %r", what)
        elif COUNTED[what][2]:
            counter.labels(kind).inc()
        else:
            counter.inc()

    def gauge(self, counts: dict[str, int], *, drawing: int, thinking: int) -> None:
        """Set the gauges of tables, notices, pictures and computer players' decisions."""
        for status in STATUSES:
            self._tables.labels(status).set(counts.get(status, 0))
        self._outbox.set(counts.get("outbox", 0))
        self._drawing.set(drawing)
        self._thinking.set(thinking)

    def gauge_processes(self, *, oldest: float | None, identifications: int | None) -> None:
        """Set the age in seconds of the oldest notice, and the identifications left for the day, if known."""
        self._oldest.set(oldest or 0.0)
        if identifications is not None:
            self._identify.set(identifications)

    def gauge_backup(self, last: LastBackup | None, now: float) -> None:
        """Set the age of the last backup and whether it failed; both are unknown if none was ever attempted."""
        self._backup_age.set(math.nan if last is None else last.age(now))
        self._backup_failed.set(math.nan if last is None else bool(last.problem))

    def gauge_pages(self, figures: Mapping[str, int]) -> None:
        """Set the gauges of pages in the browser, by what they count."""
        for what, value in figures.items():
            self._pages.labels(what).set(value)

    def rest(self) -> None:
        """Reset the gauges of pending work and of backups: another process reports them."""
        self.gauge_backup(None, 0.0)
        self.gauge_pages(NO_PAGES)
        self._tables.clear()
        for gauge in (self._outbox, self._drawing, self._thinking, self._oldest):
            gauge.set(0)

    def page(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        lease = self.lease if self.lease is not None and not self.lease.ended.is_set() else None
        held = lease.shards.ids if lease is not None else ()
        self._held.clear()
        for shard in {*self.shards, *held}:
            self._held.labels(str(shard)).set(shard in held)
        self._age.set(uptime() - lease.renewed if lease is not None else 0)
        return generate_latest(self.registry)


# The pages


class MetricsServer:
    """Serves /metrics and /healthz in its own thread, so that a stuck event loop is noticed.

    `bot` is the running one, or None; `waits` is then what the process waits for.
    """

    def __init__(
        self,
        bot: GameBot | None,
        metrics: BotMetrics,
        port: int,
        *,
        host: str = "127.0.0.1",
        loop_timeout: float = LOOP_TIMEOUT,
    ) -> None:
        self.bot, self.waits, self._metrics, self._loop_timeout = bot, "", metrics, loop_timeout
        self._loop = asyncio.get_running_loop()
        self._server = ThreadingHTTPServer((host, port), self._handler())
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, name="metrics", daemon=True)

    @property
    def port(self) -> int:
        """The port of the server."""
        return int(self._server.server_address[1])

    def start(self) -> None:
        """Listen and serve."""
        self._metrics.start()
        self._thread.start()
        logger.info("metrics and health on http://%s:%d", *self._server.server_address[:2])

    def stop(self) -> None:
        """Stop serving. Blocks for up to half a second; call it in a thread."""
        self._metrics.stop()
        self._server.shutdown()
        self._server.server_close()

    @contextmanager
    def of(self, bot: GameBot, lease: Lease | None) -> Iterator[None]:
        """Report the health of a bot, and its `lease`, for the length of the block."""
        self.bot, self.waits, self._metrics.lease = bot, "", lease
        try:
            yield
        finally:
            self.bot = None

    def health(self) -> tuple[int, str]:
        """Return the status and the text for /healthz."""
        bot = self.bot
        try:
            wrong = self._ask(ailment(bot) if bot is not None else self._waiting())
        except TimeoutError:
            wrong = f"the event loop has not answered for {self._loop_timeout:g} seconds"
        return (503 if wrong and not wrong.startswith(WAITS) else 200), wrong or WELL

    async def _waiting(self) -> str:
        return self.waits or JUST_STARTING

    def page(self) -> bytes:
        """Return the metrics; gauges stay unchanged while the event loop is stuck."""
        bot = self.bot
        if bot is None:
            self._metrics.rest()
            return self._metrics.page()
        self._metrics.gauge_pages(bot.pages.figures() if bot.pages is not None else NO_PAGES)
        try:
            counts = self._ask(bot.service.store.tables.counts())
            made = self._ask(bot.service.store.outbox.oldest())
            oldest = None if made is None else bot.service.tables.clock() - made
            self._metrics.gauge_backup(self._ask(bot.service.store.last_backup()), time.time())
            self._metrics.gauge_processes(oldest=oldest, identifications=bot.identifications)
            self._metrics.gauge(counts, drawing=bot.drawing_pool.waiting, thinking=bot.service.tables.thinker.waiting)
        except Exception:
            # The other figures are needed most when the database or the event loop is in trouble.
            logger.warning("the gauges could not be read", exc_info=True)
        return self._metrics.page()

    def _ask(self, question: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine on the event loop and wait for its result. Raises TimeoutError if the loop is stuck."""
        if self._loop.is_closed():
            # Never awaited, which Python would warn of.
            question.close()
            raise TimeoutError
        asked = asyncio.run_coroutine_threadsafe(question, self._loop)
        try:
            return asked.result(self._loop_timeout)
        except concurrent.futures.TimeoutError:
            raise TimeoutError from None

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path == "/healthz":
                    status, sentence = server.health()
                    self._send(status, "text/plain; charset=utf-8", f"{sentence}\n".encode())
                elif self.path == "/metrics":
                    self._send(200, CONTENT_TYPE_LATEST, server.page())
                else:
                    self._send(404, "text/plain; charset=utf-8", b"There are /metrics and /healthz.\n")

            def _send(self, status: int, kind: str, body: bytes) -> None:
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name http.server calls it by
                logger.debug(format, *args)

        return Handler


@asynccontextmanager
async def monitoring(host: str, port: int, shards: Collection[int]) -> AsyncIterator[MetricsServer]:
    """Serve both pages during the block; `shards` are those the process may have. Raises SettingError for a bad port."""
    figures = BotMetrics()
    figures.shards = shards
    try:
        server = MetricsServer(None, figures, port, host=host)
    except OSError as error:
        raise SettingError(f"METRICS_PORT {port} of METRICS_HOST {host} cannot be used: {error.strerror}") from error
    server.start()
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)
