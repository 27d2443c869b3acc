"""Metrics and health, for whoever runs the bot: served on 127.0.0.1 when the host asks for it.

`/metrics` is in Prometheus' format; `/healthz` answers 200 while the bot works, else 503 with the reason.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
from collections.abc import Callable, Coroutine
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cogs.client.health import WELL, ailment
from engine.records.shards import Shards
from engine.telemetry import SERVER_STAGES, STAGES, Stage, listen
from engine.uptime import uptime

if TYPE_CHECKING:
    from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histograms in seconds: 0.5 is the goal for acknowledgements, 3 Discord's own limit."""

STATUSES = ("lobby", "running", "finished", "cancelled")
LOOP_TIMEOUT = 3.0
"""After so many seconds without an answer the event loop is taken for stuck."""

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
}


class Lease(Protocol):
    """The parts of a process's lease that the metrics show."""

    shards: Shards
    renewed: float
    ended: asyncio.Event


class BotMetrics:
    """The bot's metrics. `lease` is that of the process, if it needs one. Listens to `engine.telemetry` from `start` to `stop`."""

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
        self.lease: Lease | None = None
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

    def timed(self, stage: Stage, seconds: float) -> None:
        """Record how long a stage took."""
        self._stages.labels(stage).observe(seconds)

    def counted(self, what: str, kind: str) -> None:
        """Count one more of something."""
        counter = self._counters.get(what)
        if counter is None:
            logger.warning("nothing counts %r", what)
        elif COUNTED[what][2]:
            counter.labels(kind).inc()
        else:
            counter.inc()

    def gauge(self, counts: dict[str, int], *, drawing: int, thinking: int) -> None:
        """Take over how many tables, notices, pictures and computer players' decisions there are."""
        for status in STATUSES:
            self._tables.labels(status).set(counts.get(status, 0))
        self._outbox.set(counts.get("outbox", 0))
        self._drawing.set(drawing)
        self._thinking.set(thinking)

    def gauge_processes(self, *, oldest: float | None, identifications: int | None) -> None:
        """Take over the age in seconds of the oldest notice, and what is left of the day's identifications, if known."""
        self._oldest.set(oldest or 0.0)
        if identifications is not None:
            self._identify.set(identifications)

    def page(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        self._held.clear()
        if self.lease is not None and not self.lease.ended.is_set():
            for shard in self.lease.shards.ids:
                self._held.labels(str(shard)).set(1)
            self._age.set(uptime() - self.lease.renewed)
        return generate_latest(self.registry)


@cache
def metrics_of_process() -> BotMetrics:
    """Return the metrics that go on while the process loses its shards and takes others."""
    return BotMetrics()


# The pages


class MetricsServer:
    """Serves /metrics and /healthz in a thread of its own, so that a stuck event loop shows."""

    def __init__(
        self,
        bot: GameBot,
        metrics: BotMetrics,
        port: int,
        *,
        host: str = "127.0.0.1",
        loop_timeout: float = LOOP_TIMEOUT,
    ) -> None:
        self._bot, self._metrics, self._loop_timeout = bot, metrics, loop_timeout
        self._loop = asyncio.get_running_loop()
        self._server = ThreadingHTTPServer((host, port), self._handler())
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, name="metrics", daemon=True)

    @property
    def port(self) -> int:
        """The port listened on."""
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

    def health(self) -> tuple[int, str]:
        """Return the status and what to say on /healthz."""
        try:
            wrong = self._ask(ailment(self._bot))
        except TimeoutError:
            wrong = f"the event loop has not answered for {self._loop_timeout:g} seconds"
        return (503, wrong) if wrong else (200, WELL)

    def page(self) -> bytes:
        """Return the metrics; gauges stay as they were while the event loop is stuck."""
        try:
            bot = self._bot
            counts = self._ask(bot.service.store.tables.counts())
            made = self._ask(bot.service.store.outbox.oldest())
            oldest = None if made is None else bot.service.tables.clock() - made
            self._metrics.gauge_processes(oldest=oldest, identifications=bot.identifications)
            self._metrics.gauge(counts, drawing=bot.studio.waiting, thinking=bot.service.tables.thinker.waiting)
        except Exception:
            logger.warning("the gauges could not be read", exc_info=True)
        return self._metrics.page()

    def _ask(self, question: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine on the event loop and wait for its result. Raises TimeoutError when it does not."""
        if self._loop.is_closed():
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
