"""No token is ever logged: the bot plays on the loopback Discord at DEBUG while everything goes wrong."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from cogs.process.logs import HIDDEN, set_up
from engine.nanotech.guide import NanotechGuide
from tests.e2e.conftest import Club, first_choice, panel_of, sure


class RecordingHandler(logging.Handler):
    """Keeps every record as it leaves the handler before."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest, club: Club) -> Iterator[tuple[io.StringIO, RecordingHandler]]:
    root, stream, recorded = logging.getLogger(), io.StringIO(), RecordingHandler()
    level = root.level
    handlers = [*set_up("DEBUG", request.param, secrets=[club.sim.token], stream=stream), recorded]
    root.addHandler(recorded)
    yield stream, recorded
    for handler in handlers:
        root.removeHandler(handler)
    root.setLevel(level)


async def test_no_token_is_ever_logged(
    club: Club, log: tuple[io.StringIO, RecordingHandler], monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, recorded = log
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        other = next(person for person in club.people[:2] if person is not actor)
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        await club.told(1)
        # A refusal, a bug, a late answer, refused requests of both kinds, a broken connection.
        await (await other.slash(club.channel, "nanotech take", card="lepton")).answer()
        with monkeypatch.context() as patch:
            patch.setattr(NanotechGuide, "headline", lambda *_: 1 / 0)
            await (await actor.click(post, "Take Turn")).answer()
        club.sim.fail_next("POST", "/interactions/*/*/callback", 404, times=2)
        await actor.interact("b:1:0:rules:", message=post)
        club.sim.fail_next("POST", "/webhooks/*/*", 500)
        await actor.click(post, "Board")
        club.sim.fail_next("POST", "/webhooks/*/*", 403)
        await actor.click(post, "Board")
        club.sim.fail_next("POST", "/channels/*/messages", 400)
        await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
        await club.sim.gateway.drop()
        await club.sim.quiet(0.2)
        assert not bot.is_closed()
    club.sim.take_violations()
    tokens = [club.sim.token, *(token for token in club.sim.interactions)]
    assert len(tokens) > 8
    written = stream.getvalue()
    raw = "\n".join(repr(vars(record)) for record in recorded.records)
    assert len(recorded.records) > 100
    assert HIDDEN in written
    assert "this number" not in written
    assert "ZeroDivisionError" in written
    for token in tokens:
        assert token not in written
        assert token not in raw
