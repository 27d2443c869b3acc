"""The log: one line for each entry, plain or JSON, with its context and without secrets."""

from __future__ import annotations

import datetime
import logging
import re
import sys
from collections.abc import Sequence
from typing import Literal, TextIO

import msgspec

from engine.telemetry import count, facts

Format = Literal["text", "json"]
HIDDEN = "[hidden]"

_SECRETS = (
    # Tokens of interactions and webhooks in addresses and dumped payloads, the bot's in headers.
    re.compile(r"(?<=/)(?P<place>(?:webhooks|interactions)/[0-9]+/)[^/\s?\"'<>]+"),
    re.compile(r"""(?P<place>["'](?:token|session_id)["']: ?["'])[^"']+"""),
    re.compile(r"(?P<place>\b(?:Bot|Bearer) )[\w.-]{10,}"),
    # A bot's token has three parts.
    re.compile(r"(?P<place>\b)[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    # Tokens of interactions begin with "interaction:" in base64.
    re.compile(r"(?P<place>\b)aW50ZXJhY3Rpb246[\w+/=-]+"),
)


class Redactor(logging.Filter):
    """Removes secrets from a record, including its error, before any handler writes it.

    `secrets` are known ones (the bot's token); anything that looks like an interaction's token is also removed.
    """

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        super().__init__()
        self._known = [secret for secret in secrets if secret]
        self._formatter = logging.Formatter()

    def redact(self, line: str) -> str:
        """Return a line without secrets."""
        for secret in self._known:
            line = line.replace(secret, HIDDEN)
        for pattern in _SECRETS:
            line = pattern.sub(lambda found: found["place"] + HIDDEN, line)
        return line

    def filter(self, record: logging.LogRecord) -> bool:
        """Redact a record in place; it always passes."""
        record.msg, record.args = self.redact(record.getMessage()), None
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = self.redact(self._formatter.formatException(record.exc_info))
            # Otherwise the next formatter would format the error again, with its secrets.
            record.exc_info = None
        for name, value in vars(record).items():  # the error's text, the stack, and any extra
            if isinstance(value, str):
                vars(record)[name] = self.redact(value)
        return True


class TextFormatter(logging.Formatter):
    """Formats a record as time, level, logger, message, and its context as name=value."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s%(about)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as text; an error's traceback follows on more lines."""
        about = " ".join(f"{name}={value}" for name, value in facts().items() if value != "")
        record.about = f" [{about}]" if about else ""
        return super().format(record)


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object: time, level, logger, message, error, and table, user, interaction, stage if known."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        entry: dict[str, str | int] = {
            "time": datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in facts().items() if value != ""},
        }
        if record.exc_text or record.exc_info:
            entry["error"] = record.exc_text or self.formatException(record.exc_info or sys.exc_info())
        return msgspec.json.encode(entry).decode()


class _Counter(logging.Handler):
    """Counts warnings and errors."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record by its level."""
        count("log", record.levelname.lower())


def set_up(
    level: str, style: Format = "text", *, secrets: Sequence[str] = (), stream: TextIO | None = None
) -> list[logging.Handler]:
    """Send the process's log, redacted, to `stream` (stderr); return the handlers. Raises ValueError for an unknown level."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Redactor(secrets))
    handler.setFormatter(JsonFormatter() if style == "json" else TextFormatter())
    counter = _Counter(logging.WARNING)
    root = logging.getLogger()
    root.setLevel(level)
    for new in (handler, counter):
        root.addHandler(new)
    return [handler, counter]
