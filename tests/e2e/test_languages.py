"""A whole game in every complete language: a club of that language plays it, and every text is checked."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from simulation import Channel, Guild, LoopbackDiscord, Message, User
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import start_game
from simulation.transcript import write_transcript
from tests.e2e.conftest import NAMES, Club, panel_of
from tests.e2e.games.test_nanotech import advice, press, to_act
from tests.e2e.playing import command_for
from tests.languages.reading import COMPLETE
from tests.languages.test_spoken import check

OUT = Path(__file__).resolve().parents[2] / "out" / "languages"
TAGS = {"en": "en-US"}


def foreign(channel: Channel, people: list[User]) -> list[Message]:
    """Return every message of a channel, private ones included."""
    return [message for person in people for message in channel.seen_by(person)]


def read(message: Message, locale: str) -> None:
    """Assert that a message holds no English."""
    said = message.text
    for name in NAMES:
        said = said.replace(name, "")
    check(said, locale, "message")
    for file in message.files:
        check(file.description or "", locale, "picture")


def pressable(message: Message, verb: str) -> str:
    """Return the custom id of a message's button that does `verb`."""
    return next(part.custom_id for part in message.buttons if part.custom_id and f":{verb}:" in part.custom_id)


async def open_table(club: Club, game: str, seats: int) -> Message:
    """Open and start a table by buttons whose labels are in any language; return the first turn post."""
    lobby = (await club.people[0].slash(club.channel, "new", game=game)).message
    assert lobby is not None
    for person in club.people[1:seats]:
        await person.click(lobby, custom_id=pressable(lobby, "join"))
    await start_game(club.people[0], lobby)
    return await club.turn_post(after=lobby)


async def look_around(club: Club, post: Message, actor: User) -> None:
    """Use every button of a turn post and every command that only tells."""
    for part in post.buttons:
        await (await actor.click(post, custom_id=part.custom_id)).answer()
    for command in ("games", "log", "score", "rules", "turn"):
        await (await actor.slash(club.channel, command)).answer()
    pages = await (await actor.slash(club.channel, "board", text=True)).answer()
    (menu,) = pages.selects
    for entry in menu.options:
        await actor.select(pages, [entry.value], custom_id=menu.custom_id)
    refused = await (await actor.slash(club.channel, "table resign")).answer()
    assert refused.ephemeral_for is actor
    for view in await actor.autocomplete(club.channel, "board", focused="view", view=""):
        await (await actor.slash(club.channel, "board", view=view.value)).answer()


def a_club(sim: LoopbackDiscord, locale: str, folder: Path) -> Club:
    tag = TAGS.get(locale, locale)
    guild: Guild = sim.add_guild("Board Game Club", locale=tag)
    people = [guild.add_member(name, locale=tag) for name in NAMES]
    boss = guild.add_member("boss", permissions=discord.Permissions(manage_guild=True), locale=tag)
    return Club(sim, guild, guild.add_text_channel("correspondence"), people, boss, folder / "games.db")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
@pytest.mark.parametrize("locale", COMPLETE)
async def test_a_whole_game(locale: str, game: str, tmp_path: Path) -> None:
    async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT) as sim:
        club = a_club(sim, locale, tmp_path)
        club.real_pictures = True
        async with club.open() as bot:
            post = await open_table(club, game, 2)
            current = await bot.service.tables.in_channel(club.channel.id)
            assert current.table.settings.locale == locale
            table = current.table.id
            (actor,) = post.pinged
            await look_around(club, post, actor)
            ply = 0
            while current.table.status == "running":
                current, actor = await to_act(club, table)
                assert current.decision is not None
                choice = current.decision.by_id[advice(current, ply)]
                if ply % 3 == 0:
                    panel = panel_of(await actor.slash(club.channel, "turn"))
                    await press(actor, panel, choice.id)
                else:
                    command, option = command_for(current, choice.id)
                    if option is not None:
                        offered = await actor.autocomplete(
                            club.channel, command, focused=option, options={option: ""}
                        )
                        for entry in offered:
                            check(entry.name, locale, "suggestion")
                    await actor.slash(club.channel, command, options={option: choice.id} if option else {})
                current = await bot.service.tables.look(table)
                ply += 1
            await club.told(table)
            end = next(
                message
                for message in reversed(club.channel.messages)
                if any(":rematch:" in (part.custom_id or "") for part in message.buttons)
            )
            await (await club.people[0].click(end, custom_id=pressable(end, "board"))).answer()
            await (await club.people[0].click(end, custom_id=pressable(end, "log-all"))).answer()
            await club.sim.quiet()
        OUT.mkdir(parents=True, exist_ok=True)
        write_transcript(OUT / f"{game}-{locale}.html", club.channel, viewer=club.people[0], embed_images=False)
        messages = foreign(club.channel, club.people)
        assert len(messages) > 50
        for message in messages:
            read(message, locale)
