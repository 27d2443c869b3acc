"""Icons in panels and posts: they replace only the names of goods, can be turned off, and never cost a message."""

from __future__ import annotations

import re

import pytest

from cogs.client.bot import GameBot
from engine.records.table import PlayerSettings
from render.icons.names import ICON_NAMES
from simulation import Message
from tests.e2e.conftest import Club, opener, panel_of, press
from tests.waiting import until

SHOWN = re.compile(r"<:\w+:\d+> ")


def learn(club: Club, bot: GameBot) -> None:
    """Let Discord have all icons."""
    known = {name: int(club.sim.add_application_emoji(name)["id"]) for name in ICON_NAMES}
    bot.icons.learn(known)


def words_of(message: Message) -> list[object]:
    """Return everything that a message says, without its icons."""
    buttons = [(button.label, button.custom_id) for button in message.buttons]
    menus = [
        (
            select.placeholder,
            select.custom_id,
            [(each.label, each.value, each.description) for each in select.options],
        )
        for select in message.selects
    ]
    return [SHOWN.sub("", message.text), buttons, menus]


def icons_of(message: Message) -> set[str]:
    """Return the names of the icons in a message."""
    found = [button.emoji for button in message.buttons]
    found += [option.emoji for select in message.selects for option in select.options]
    return {str(emoji["name"]) for emoji in found if emoji and emoji.get("id")}


async def test_a_panel_has_icons_for_the_names_of_goods_alone(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.operations.icon_upload.IconUpload.on_ready", nothing)
    async with club.open(icons=True) as bot:
        post = await club.start("nucleum", 2, experiments="random")
        (actor,) = post.pinged
        plain = panel_of(await actor.click(post, opener(post)))
        assert icons_of(plain) == set()
        without = words_of(plain)
        settings = panel_of(await actor.slash(club.channel, "settings"))
        assert "Icons" not in settings.text
        learn(club, bot)
        panel = panel_of(await actor.click(post, opener(post)))
        assert words_of(panel)[1:] == without[1:]
        assert re.search(r"· 4 thaler · \d workers", plain.text)
        assert re.search(r"· <:thaler:\d+> 4 · <:worker:\d+> \d ·", panel.text)
        assert {"develop", "urbanize", "star"} & icons_of(panel)
        assert icons_of(post) == set()
        settings = panel_of(await actor.slash(club.channel, "settings"))
        assert "Icons in private messages: yes" in settings.text
        await press(actor, settings, "Words Only")
        assert "no, words only" in settings.text
        assert await bot.service.players.settings(actor.id) == PlayerSettings(icons=False)
        panel = panel_of(await actor.click(post, opener(post)))
        assert (words_of(panel), icons_of(panel)) == (without, set())
    async with club.open(icons=True) as bot:
        bot.icons.learn({emoji["name"]: int(emoji["id"]) for emoji in club.sim.application_emojis})
        panel = panel_of(await actor.click(post, opener(post)))
        assert icons_of(panel) == set()
        settings = panel_of(await actor.slash(club.channel, "settings"))
        await press(actor, settings, "Show Icons")
        panel = panel_of(await actor.click(post, opener(post)))
        assert (shown := icons_of(panel))
        # The host or another process has deleted them, which the bot does not know.
        club.sim.strict = False
        club.sim.application_emojis.clear()
        panel = panel_of(await actor.click(post, opener(post)))
        assert (words_of(panel)[1:], icons_of(panel)) == (without[1:], set())  # in texts, Discord shows their names
        assert bot.icons.names == set(ICON_NAMES) - shown
        assert any("emoji" in str(each) for each in club.sim.violations)


async def nothing(*_given: object) -> None:
    """Upload nothing."""


@pytest.mark.usefixtures("drawings")
async def test_icons_that_discord_lost_are_uploaded_again(club: Club) -> None:
    club.sim.strict = False
    async with club.open(icons=True) as bot:
        await until(lambda: bot.icons.names == set(ICON_NAMES))
        post = await club.start("nucleum", 2, experiments="random")
        (actor,) = post.pinged
        club.sim.application_emojis.clear()
        panel = panel_of(await actor.click(post, opener(post)))
        assert icons_of(panel) == set()
        await until(lambda: len(club.sim.application_emojis) == len(ICON_NAMES))
        await until(lambda: bot.icons.names == set(ICON_NAMES))
        assert icons_of(panel_of(await actor.click(post, opener(post))))


@pytest.mark.parametrize("times", [1, 2])
async def test_a_message_that_was_refused_is_sent_once_more_as_it_is(
    club: Club, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    monkeypatch.setattr("cogs.operations.icon_upload.IconUpload.on_ready", nothing)
    async with club.open(icons=True) as bot:
        await club.start("nucleum", 2, experiments="random")
        learn(club, bot)
        said = "In components.0.components.1.emoji.id: Invalid emoji"
        club.sim.fail_next("POST", "/channels/*/messages", 400, code=50035, message=said, times=times)
        post = await next_post(club, bot)
        assert bool(icons_of(post)) == (times == 1)
        assert (bot.icons.names == set(ICON_NAMES)) == (times == 1)


async def next_post(club: Club, bot: GameBot) -> Message:
    """Let the active player take a turn with the first choices offered; return the post about it."""
    open_table = await bot.service.tables.in_channel(club.channel.id)
    seat, older = open_table.to_act(), club.channel.messages[-1]
    while open_table.to_act() is seat:
        assert seat is not None
        assert seat.user is not None
        assert open_table.decision is not None
        choice = open_table.decision.choices[0].id
        open_table, _ = await bot.service.play.choose(
            open_table.table.id, seat.user, open_table.table.version, choice
        )
    await club.told(open_table.table.id)
    return await club.turn_post(after=older)


async def test_posts_have_icons_unless_the_host_wants_words_only(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.operations.icon_upload.IconUpload.on_ready", nothing)
    async with club.open(icons=True) as bot:
        await club.start("nucleum", 2, experiments="random")
        learn(club, bot)
        host = club.people[0]
        post = await next_post(club, bot)
        assert SHOWN.search(post.text)
        assert SHOWN.sub("", post.text).splitlines()[0].startswith("🔔")
        assert "<:" not in post.text.splitlines()[0]
        assert icons_of(post)
        reply = await host.slash(club.channel, "host setup")
        assert reply.modal is not None
        setup = panel_of(await host.submit(reply.modal, values={}))
        setup = panel_of(await host.click(setup, "Words Only"))
        assert "words only" in setup.text
        await until(lambda: not icons_of(post))
        assert not SHOWN.search((await next_post(club, bot)).text)
        # The host or another process has deleted the emojis, which the bot does not know.
        await host.click(setup, "Show Icons")
        club.sim.strict = False
        club.sim.application_emojis.clear()
        refused = await next_post(club, bot)
        assert icons_of(refused) == set()
        assert refused.pinged
