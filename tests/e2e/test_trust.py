"""Strangers may not press for another server's table, write into posts, store nonsense; no token is ever logged."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from unittest.mock import Mock

import discord
import pytest

from cogs.base.items import form_verbs, verbs
from cogs.base.words import safe_name
from cogs.client.bot import GameBot, is_manager
from cogs.process.logs import HIDDEN, set_up
from engine.kernel import plain_name
from engine.nanotech.guide import NanotechGuide
from engine.records.table import PlayerSettings
from engine.tables.open.open_table import TableError
from tests.e2e.conftest import Club, first_choice, panel_of, sure
from tests.e2e.test_abuse import forged

NASTY = "\u202eevil\u2066 https://evil.example <#123456789012345678> </cancel:1> <t:1:R> @everyone"


async def test_a_press_counts_only_on_the_tables_own_server(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    await club.told(1)
    before = (await bot.service.tables.look(1)).table
    far = club.sim.add_guild("Far Club")
    abroad, spy = (
        far.add_text_channel("abroad"),
        far.add_member("spy", permissions=discord.Permissions(manage_guild=True)),
    )
    home, club.channel = club.channel, abroad
    own = {
        "repair",
        "close-unreadable",
        "sure-admin-force-undo",
        "sure-admin-block",
    }  # they say themselves who may press
    for verb in sorted(verbs() - form_verbs() - own):
        button = {"type": 2, "style": 1, "label": "x", "custom_id": f"b:1:{before.version}:{verb}:"}
        post = await forged(club, [button])
        for person in (spy, far.add_member(club.people[0])) if verb == "cancel" else (spy,):
            reply = await (await person.interact(str(button["custom_id"]), message=post)).answer()
            assert reply.text == "That table no longer exists.", verb
    club.channel = home
    assert (await bot.service.tables.look(1)).table == before


async def test_a_manager_of_a_server_without_the_bot_manages_no_table(club: Club, bot: GameBot) -> None:
    """People who have installed the bot for themselves reach it there, and have the same permissions as before."""
    await club.start("nanotech", 2)
    await club.told(1)
    club.boss.has_app = True
    cancel = f"b:1:{(await bot.service.tables.look(1)).table.version}:sure-cancel:"
    post = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": cancel}])
    club.guild.remove_bot()
    answer = await (await club.boss.interact(cancel, message=post)).answer()
    assert answer.text == "That table no longer exists."
    assert answer.ephemeral_for is club.boss
    assert (await bot.service.tables.look(1)).table.status == "running"
    club.guild.add_bot()
    await bot.wait_for("guild_join")
    await (await club.boss.interact(cancel, message=post)).answer()
    assert (await bot.service.tables.look(1)).table.status == "cancelled"


@pytest.mark.parametrize(
    ("of_server", "known", "manages"), [(True, True, True), (False, True, False), (True, False, False)]
)
def test_permissions_count_where_the_bot_is_installed(*, of_server: bool, known: bool, manages: bool) -> None:
    """Neither for an app of the user's own, nor on a server that has the bot's commands without the bot."""
    bot = Mock(get_guild=Mock(return_value=Mock() if known else None))
    interaction = Mock(client=bot, guild_id=5, extras={}, permissions=discord.Permissions(manage_guild=True))
    interaction.is_guild_integration.return_value = of_server
    assert is_manager(interaction) == manages


def test_names_neither_link_nor_mention_nor_turn_what_follows() -> None:
    for part in ("\u202e", "\u2066", "https://", "<#", "</", "<t", "@everyone"):
        assert part not in safe_name(NASTY)
    assert plain_name("\u202e\u200f") == "–"
    assert plain_name("Zoë 👩\u200d🚀") == "Zoë 👩\u200d🚀"
    assert safe_name("Ann") == "Ann"


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "a/b"},
        {"theme": 7},
        {"locale": "xx"},
        {"locale": ["en"]},
        {"timezone": "Nowhere"},
        {"timezone": ""},
        {"quiet_from": 24},
        {"quiet_to": "7"},
        {"quiet_to": True},
        {"away_until": -1.0},
        {"away_until": float("inf")},
        {"away_until": float("nan")},
    ],
)
async def test_settings_of_a_wrong_type_or_value_are_refused(bot: GameBot, wrong: dict[str, object]) -> None:
    players = bot.service.players
    kept = await players.settings(5)
    settings = PlayerSettings()
    for name, value in wrong.items():
        setattr(settings, name, value)
    with pytest.raises(TableError, match="error-setting"):
        await players.save(5, settings)
    assert await players.settings(5) == kept


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
