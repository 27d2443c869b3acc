"""My Data shows what is stored; after a person is forgotten, nothing that the bot says, draws or exports names them."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from cogs.client.bot import GameBot
from cogs.records import recap
from engine.records.server import Caps
from engine.storage.outbox import NEVER
from engine.workers import WorkerProcesses
from render.orders import DRAW_MOMENT
from simulation import Message, Reply, User
from tests.e2e.conftest import Club, my_data, opens, panel_of, press, set_own, sure
from tests.e2e.operations.test_admin import private
from tests.e2e.records.test_statistics import ended

NAME = "Zebulon"
LONG = 40
"""Minimum length in bytes of a part of an order that counts as naming the person if it was made from one that does."""


class Drawings:
    """The words given to the drawing processes, and the results."""

    def __init__(self, bot: GameBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.named: set[bytes] = set()
        """The pictures of orders that name the person, and of no others."""
        self.orders = self.naming = 0
        for processes in {bot.drawing_pool.processes, bot.drawing_pool.post_processes}:
            monkeypatch.setattr(processes, "do", self._recording(processes))

    def _recording(self, processes: WorkerProcesses) -> Callable[..., Any]:
        do = processes.do

        async def recorded(work: Callable[[bytes], Any], order: bytes, most: float) -> Any:
            made = await do(work, order, most)
            packed = msgspec.msgpack.decode(made) if work is DRAW_MOMENT else ()
            parts = {part for part in [made, *packed, *(made if isinstance(made, tuple) else ())] if _long(part)}
            self.orders += 1
            if names(order) or any(each in order for each in self.named):
                self.naming += 1
                self.named |= parts
            else:
                self.named -= parts
            return made

        return recorded


def _long(part: object) -> bool:
    return isinstance(part, bytes) and len(part) >= LONG


def names(data: bytes) -> bool:
    """Return whether a file or an order names the person; packed ones are unpacked."""
    for unpack in (gzip.decompress, zlib.decompress, bytes):
        try:
            if NAME.encode() in unpack(data):
                return True
        except (OSError, zlib.error, EOFError):
            continue
    return False


def naming(message: Message, drawings: Drawings) -> list[str]:
    """Return the parts of a message that name the person: text, menus, files, their descriptions and pictures."""
    found = ["text"] * (NAME in message.text)
    found += ["components"] * (NAME in repr(message.components))
    for file in message.files:
        found += [f"description of {file.filename}"] * (NAME in (file.description or ""))
        found += [file.filename] * (names(file.data) or any(each in file.data for each in drawings.named))
    return found


def said(club: Club) -> Iterator[Message]:
    """Yield every message of the bot, private ones too."""
    for channel in list(club.sim.channels.values()):
        yield from list(channel.all_messages.values())


async def answers(club: Club, person: User, post: Message, looked: list[Message]) -> None:
    """Use everything that shows an ended or running game to someone; add the answers to `looked`."""

    async def seen(reply: Reply) -> Message | None:
        message = await reply.answer()
        if message is not None and message.ephemeral_for is not None:
            looked.append(message)
        return message

    for menu in post.selects:
        for option in menu.options:
            if option.value != "rematch":
                await seen(await person.select(post, [option.value], custom_id=menu.custom_id))
    for command in ("board", "log", "score", "turn", "records", "games"):
        await seen(await person.slash(club.channel, command))
    await seen(await person.slash(club.channel, "log", recap=True))
    await seen(await person.slash(club.channel, "records", leaderboard="nucleum"))
    board = panel_of(await person.slash(club.channel, "board"))
    for view in [option.value for menu in board.selects for option in menu.options]:
        await seen(await person.slash(club.channel, "board", view=view))
        await seen(await person.slash(club.channel, "board", view=view, text=True))
    await seen(await club.boss.slash(club.channel, "admin export"))


@pytest.fixture
def zebulon(club: Club) -> User:
    """Return the second of the club's people, whose name is not part of any other word."""
    club.people[1] = club.guild.add_member(NAME)
    return club.people[1]


@pytest.mark.parametrize("end", [pytest.param(True, marks=pytest.mark.slow), False], ids=["ended", "running"])
@pytest.mark.parametrize("game", ["nanotech", pytest.param("nucleum", marks=pytest.mark.slow)])
async def test_nothing_shown_afterwards_names_the_person(
    club: Club, zebulon: User, monkeypatch: pytest.MonkeyPatch, game: str, end: bool
) -> None:
    monkeypatch.setattr(recap, "PER_HOUR", 1000)
    async with club.open() as bot:
        drawings = Drawings(bot, monkeypatch)
        await ended(club, game, end=end)
        ann, stranger = club.people[0], club.people[3]
        post = (
            (await club.end_post()) if end else next(each for each in reversed(club.channel.messages) if opens(each))
        )
        before: list[Message] = []
        await answers(club, ann, post, before)
        kinds = {what for message in before for what in naming(message, drawings)}
        assert {"text", "components"} <= kinds
        assert sum("-recap.gif" in what for what in kinds) == 2, "the animation and its description"
        assert sum(bool(naming(message, drawings)) for message in before) > len(before) // 2
        if not end:
            await sure(zebulon, await zebulon.slash(club.channel, "table resign"))
        await club.told(1)
        await sure(zebulon, await my_data(zebulon, club.channel, "Delete My Data"))
        await club.told(1)
        drawings.orders = drawings.naming = 0
        old = {message.id for message in said(club)}
        post = club.channel.messages[-1] if not end else post
        after: list[Message] = []
        await answers(club, ann, post, after)
        await answers(club, stranger, post, after)
        if end:
            shared = next(each for each in after if any(button.label == "Post Here" for button in each.buttons))
            await press(ann, shared, "Post Here")
        await club.told(1)
        found = [(message, naming(message, drawings)) for message in said(club) if message.id not in old]
        assert len(found) > len(before)
        assert [(message.text, where) for message, where in found if where] == []
        assert drawings.naming == 0
        assert drawings.orders > 5


async def test_who_is_forgotten_while_a_recap_is_drawn_is_not_in_it(
    club: Club, zebulon: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club.open() as bot:
        drawings = Drawings(bot, monkeypatch)
        await ended(club, "nanotech")
        ann = club.people[0]
        carry_out, forgotten = bot.drawing_pool.carry_out, 0

        async def forgetting(work: Callable[[bytes], bytes], order: bytes, **more: Any) -> bytes:
            nonlocal forgotten
            if work is DRAW_MOMENT and not forgotten:
                forgotten = await bot.service.privacy.forget(zebulon.id)
            return await carry_out(work, order, **more)

        monkeypatch.setattr(bot.drawing_pool, "carry_out", forgetting)
        made = await (await ann.slash(club.channel, "log", recap=True)).answer()
        assert made is not None
        assert made.files
        assert forgotten == 1
        assert naming(made, drawings) == []


async def test_posts_that_wait_name_no_one_who_was_forgotten(club: Club, zebulon: User) -> None:
    async with club.open() as bot:
        await ended(club, "nanotech", end=False)
        club.sim.fail_next("POST", "/channels/*/messages", 500, times=100)
        await sure(zebulon, await zebulon.slash(club.channel, "table resign"))
        waiting = await bot.service.store.outbox.waiting(NEVER)
        assert NAME in repr(waiting)
        await sure(zebulon, await my_data(zebulon, club.channel, "Delete My Data"))
        left = await bot.service.store.outbox.waiting(NEVER)
        assert [each.id for each in left] == [each.id for each in waiting]
        assert NAME not in repr(left)


async def test_everyone_has_their_data_as_a_file_and_may_delete_it(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        await set_own(ann, club.channel, "theme", "dark")
        answer = await (await my_data(ann, club.channel, "Get My Data")).answer()
        assert answer.ephemeral_for is ann
        (file,) = answer.files
        found = json.loads(file.data)
        assert file.filename == f"{ann.id}.json"
        assert found["settings"][0]["body"]["theme"] == "dark"
        assert found["games"][0]["name"] == "ann"
        await sure(ann, await ann.slash(club.channel, "host cancel"))
        question = panel_of(await my_data(ann, club.channel, "Delete My Data"))
        assert "one game that has ended" in question.text
        await press(ann, question, "Never Mind")
        assert (await bot.service.players.settings(ann.id)).theme == "dark"
        question = await sure(ann, await my_data(ann, club.channel, "Delete My Data"))
        assert "has been deleted (games that have ended: 1)" in question.text
        assert (await bot.service.players.settings(ann.id)).theme == "light"
        (table,) = [await bot.service.store.tables.load(1)]
        assert table is not None
        assert table.users == [ben.id]


async def test_seats_at_open_tables_are_given_up_in_the_same_confirmation(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        home, club.channel = club.channel, club.guild.add_text_channel("second")
        lobby = await club.new_table("nanotech", 2)
        await set_own(ben, club.channel, "theme", "dark")
        first = panel_of(await my_data(ben, club.channel, "Delete My Data"))
        assert "Open tables given up with it (2):" in first.text
        assert "- **Nanotech #1**: a computer player takes the seat" in first.text
        assert "- **Nanotech #2**: the seat becomes free" in first.text
        await press(ann, lobby, "Leave")  # Ben hosts it now
        await press(ben, first, "Delete My Data")
        assert "- **Nanotech #2**: the lobby closes" in first.text
        assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id]
        await press(ben, first, "Delete My Data")
        assert "Everything stored about you has been deleted" in first.text
        assert (await bot.service.tables.look(1)).table.users == [ann.id]
        assert (await bot.service.tables.look(2)).table.status == "cancelled"
        assert "ben" not in lobby.text
        assert (await bot.service.players.settings(ben.id)).theme == "light"
        await home.wait_for(lambda message: "resigned; a computer player takes the seat" in message.text)


async def test_managers_set_how_many_tables_one_person_may_host(club: Club) -> None:
    async with club.open() as bot:
        await club.sim.quiet()
        said = await private(await club.boss.slash(club.channel, "admin limits"))
        assert "5 open lobbies and 30 running games" in said
        said = await private(await club.boss.slash(club.channel, "admin limits", lobbies=1))
        assert "one open lobby and 30 running games" in said
        assert await bot.service.caps.of(club.guild.id) == Caps(1, 30)
        await club.new_table("nanotech", 1)
        other = club.guild.add_text_channel("other")
        refused = await private(await club.people[0].slash(other, "new", game="nanotech"))
        assert "You host one open lobby on this server" in refused
        (command,) = [one for one in club.sim.commands.of_guild(None) if one["name"] == "admin"]
        command["default_member_permissions"] = None
        refused = await private(await club.people[0].slash(club.channel, "admin limits", lobbies=9))
        assert "Only server managers and the operator of the bot" in refused
        assert await bot.service.caps.of(club.guild.id) == Caps(1, 30)
