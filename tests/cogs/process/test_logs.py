"""The log: one line per entry, with its context, and never a secret."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import msgspec
import pytest

from cogs.process.logs import HIDDEN, Format, Redactor, set_up
from engine.telemetry import measure, note

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZg"


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest, stream: io.StringIO) -> Iterator[logging.Logger]:
    """Set up the log in both formats, and tear it down again."""
    style: Format = request.param
    root = logging.getLogger()
    level = root.level
    handlers = set_up("DEBUG", style, secrets=["known-secret"], stream=stream)
    yield logging.getLogger("test")
    for handler in handlers:
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.mark.parametrize(
    "line",
    [
        "the token is known-secret.",
        f"Webhook 12 with POST https://discord.com/api/v10/webhooks/12/{INTERACTION}?wait=true",
        f"POST https://discord.com/api/v10/interactions/34/{INTERACTION}/callback failed",
        f"WebSocket Event: {{'op': 0, 'd': {{'token': '{INTERACTION}', 'type': 3}}}}",
        f'{{"token": "{INTERACTION}", "session_id": "0123456789abcdef"}}',
        f"Authorization: Bot {BOT_TOKEN}",
        f"{BOT_TOKEN} is refused",
        "POST https://discord.com/api/v10/webhooks/12/short-simulated_token/messages/@original",
    ],
)
def test_secrets_are_hidden(line: str) -> None:
    hidden = Redactor(["known-secret"]).redact(line)
    assert HIDDEN in hidden
    for secret in ("known-secret", INTERACTION, BOT_TOKEN, "0123456789abcdef", "short-simulated_token"):
        assert secret not in hidden


@pytest.mark.parametrize(
    "line",
    [
        "table 12 went on",
        "button 'b:1:0:turn:' by user 4711 in channel 42",
        "POST /channels/1/messages",
        "nanotech.2.png",
        "the tokens of quarks are drawn",
    ],
)
def test_other_lines_stay_as_they_are(line: str) -> None:
    assert Redactor(["known-secret"]).redact(line) == line


def test_arguments_and_errors_are_redacted_too(log: logging.Logger, stream: io.StringIO) -> None:
    def fail() -> None:
        raise ValueError(f"https://discord.com/api/v10/webhooks/12/{INTERACTION}")

    try:
        fail()
    except ValueError:
        log.exception("failed with %s", "known-secret")
    log.warning("with a stack", stack_info=True)
    written = stream.getvalue()
    assert written.count(HIDDEN) >= 2
    assert "ValueError" in written
    assert "known-secret" not in written
    assert INTERACTION not in written


async def test_entries_say_what_they_are_about(log: logging.Logger, stream: io.StringIO) -> None:
    note(table=12, user=34, interaction=56)
    try:
        with measure("commit"):
            raise OSError("disk full")
    except OSError:
        log.exception("not saved")
    lines = stream.getvalue().splitlines()
    (first,) = [line for line in lines if "not saved" in line]
    if first.startswith("{"):
        entry = msgspec.json.decode(first)
        assert (entry["table"], entry["user"], entry["interaction"], entry["stage"]) == (12, 34, 56, "commit")
        assert (entry["level"], entry["logger"], entry["message"]) == ("ERROR", "test", "not saved")
        assert entry["error"].endswith("OSError: disk full")
        assert all(msgspec.json.decode(line) for line in lines)
    else:
        assert "ERROR test: not saved [table=12 user=34 interaction=56 stage=commit]" in first
        assert "OSError: disk full" in stream.getvalue()


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="LOUD"):
        set_up("LOUD")
