"""Metrics and health, for whoever runs the bot: served on 127.0.0.1 when the host asks for it.

`/metrics` is in Prometheus' format; `/healthz` answers 200 while the bot works, else 503 with the reason.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
from collections.abc import Callable, Coroutine
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cogs.client.health import WELL, ailment
from engine.telemetry import STAGES, Stage, listen

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
    "reminder": ("correspondence_reminders", "Reminders put into the outbox.", ""),
}


class BotMetrics:
    """The bot's metrics. Listens to `engine.telemetry` from `start` to `stop`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._stages = Histogram(
            "correspondence_stage_seconds", "How long each stage of an answer takes.", ["stage"], buckets=BUCKETS,
            registry=self.registry,
        )  # fmt: skip
        for stage in STAGES:
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
        self._stop: Callable[[], None] | None = None

    def start(self) -> None:
        """Start listening."""
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

    def page(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        return generate_latest(self.registry)


# The pages


class MetricsServer:
    """Serves /metrics and /healthz on 127.0.0.1 in a thread of its own, so that a stuck event loop shows."""

    def __init__(self, bot: GameBot, metrics: BotMetrics, port: int, *, loop_timeout: float = LOOP_TIMEOUT) -> None:
        self._bot, self._metrics, self._loop_timeout = bot, metrics, loop_timeout
        self._loop = asyncio.get_running_loop()
        self._server = ThreadingHTTPServer(("127.0.0.1", port), self._handler())
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
        logger.info("metrics and health on http://127.0.0.1:%d", self.port)

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
