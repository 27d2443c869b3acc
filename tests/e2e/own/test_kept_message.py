"""`/games keep:True`: one message in direct messages that is edited, never sent again, and gone when its person wants that."""

from __future__ import annotations

import pytest

from cogs.base.words import MAX_CONTENT
from cogs.own import kept_message
from cogs.own.kept_message import (
    EDIT_SECONDS,
    LOOK_SECONDS,
    REFRESH_SECONDS,
    RETRY_SECONDS,
    SECTIONS,
    KeptMessages,
    kept_content,
)
from engine.catalogue import catalogue, locales
from engine.records.table import Table
from simulation import Message, User
from tests.e2e.conftest import Club, club, first_choice, my_data, panel_of, press, set_own, sure
from tests.waiting import until

__all__ = ["club"]


class Clock:
    """The clock of the bot's machine, moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only the test check for changes."""
    monkeypatch.setattr(kept_message, "LOOK_SECONDS", 1e6)


async def look(club: Club, after: float = 0.0) -> None:
    """Let the bot check for changes, some seconds later."""
    if after:
        assert isinstance(club.clock, Clock)
        club.clock.now += after
    cog = club.bot.get_cog("KeptMessages")
    assert isinstance(cog, KeptMessages)
    await cog.look()


def kept_of(person: User) -> list[Message]:
    """Return the messages with someone's games in their direct messages."""
    return [each for each in person.private_messages if "As of" in each.text]


async def play_turn(club: Club, person: User) -> None:
    """Play a person's turn to its end."""
    panel = panel_of(await person.slash(club.channel, "turn"))
    while "Confirm Turn" not in [part.label for part in panel.buttons]:
        await first_choice(person, panel)
    await press(person, panel, "Confirm Turn")
    await club.told(1)


async def test_it_is_sent_once_and_edited(club: Club) -> None:
    clock = club.clock = Clock()
    async with club.open():
        post = await club.start("nanotech", 3)
        await club.told(1)
        (first,) = post.pinged
        others = [each for each in club.people[:3] if each is not first]
        for person in club.people[:3]:
            for _ in range(2):  # twice changes nothing
                await (await person.slash(club.channel, "games", keep=True)).answer()
            assert len(kept_of(person)) == 1
        (message,) = kept_of(first)
        assert message.text.splitlines()[0] == "**Waiting for you (1)**"
        assert [part.label for part in message.buttons] == ["Next Table: Nanotech #1 (1)", "Remove"]
        assert message.pinged == []
        headings = {kept_of(each)[0].text.splitlines()[0] for each in others}
        assert headings == {"**You are next (1)**", "**Others (1)**"}
        await look(club, EDIT_SECONDS)
        await play_turn(club, first)
        edits = len(message.edits)
        await look(club, EDIT_SECONDS - 1)
        assert len(message.edits) == edits  # at most once a minute
        await look(club, 1)
        assert kept_of(first) == [message]
        assert len(message.edits) == edits + 1
        assert message.text.splitlines()[0] == "**Others (1)**"
        assert f"<t:{int(clock.now)}:R>" in message.text
        await look(club, EDIT_SECONDS)
        assert len(message.edits) == edits + 1  # nothing has changed
        await look(club, REFRESH_SECONDS)
        assert len(message.edits) == edits + 2
        assert f"<t:{int(clock.now)}:R>" in message.text
        (following,) = [each for each in others if "Waiting" in kept_of(each)[0].text]
        panel = panel_of(await following.click(kept_of(following)[0], "Next Table: Nanotech #1 (1)"))
        assert "Nanotech #1" in panel.text
        club.guild.remove_bot()
        await until(lambda: club.bot.knows_left(club.guild.id))
        await look(club, REFRESH_SECONDS)
        (message,) = kept_of(following)
        assert message.text.splitlines()[0] == "**Others (1)**"
        assert "unreachable" in message.text
        assert [part.label for part in message.buttons] == ["Remove"]


async def test_it_survives_kills(club: Club) -> None:
    """Requested but not sent, or sent but not recorded: in the end, there is one message."""
    club.clock = Clock()
    club.sim.nonce_window = 0.0  # Discord recognizes a nonce for minutes, and a bot may be off for longer
    ann = club.people[0]
    ann.open_dm()
    async with club.open() as bot:
        await bot.service.store.kept.keep(ann.id, 1.0, "cs")
    async with club.open() as bot:
        await look(club)
        (message,) = kept_in_czech(ann)
        await bot.service.store.database.write(
            lambda session: session.put("UPDATE kept_message SET channel = NULL, message = NULL")
        )
    async with club.open() as bot:
        await look(club)
        assert kept_in_czech(ann) == [message]
        kept = await bot.service.store.kept.of(ann.id)
        assert kept is not None
        assert kept.message == message.id
        await set_own(ann, club.channel, "language", "pl")
        await look(club, EDIT_SECONDS)
        assert "Stan:" in message.text
        assert "Usuń" in [part.label for part in message.buttons]


def kept_in_czech(person: User) -> list[Message]:
    return [each for each in person.private_messages if "Stav:" in each.text]


@pytest.mark.parametrize("way", ["command", "button", "deleted", "forgotten", "closed"])
async def test_it_ends(club: Club, way: str) -> None:
    club.clock = Clock()
    ann = club.people[0]
    async with club.open() as bot:
        await (await ann.slash(club.channel, "games", keep=True)).answer()
        (message,) = kept_of(ann)
        sent = len(ann.private_messages)
        if way == "command":
            answer = await (await ann.slash(club.channel, "games", keep=False)).answer()
            assert answer.text == "The message with your games is gone."
        elif way == "button":
            await (await ann.click(message, "Remove")).answer()
        elif way == "deleted":
            message.delete()
        elif way == "forgotten":
            await sure(ann, await my_data(ann, club.channel, "Delete My Data"))
        else:
            club.sim.fail_next("PATCH", "/channels/*/messages/*", 403, code=50007)
        await look(club, EDIT_SECONDS)
        assert await bot.service.store.kept.of(ann.id) is None
        assert message.deleted == (way != "closed")
        await look(club, EDIT_SECONDS)
        assert len(ann.private_messages) == sent - (way != "closed")


async def test_whom_the_host_has_blocked(club: Club) -> None:
    """Nothing is sent or edited for them until the block is lifted."""
    club.clock = Clock()
    async with club.open() as bot:
        ann, ben = club.people[:2]
        await (await ann.slash(club.channel, "games", keep=True)).answer()
        (message,) = kept_of(ann)
        await bot.service.store.kept.keep(ben.id, 1.0, "en")
        for person in (ann, ben):
            await bot.service.blocks.block("user", person.id)
        await look(club, REFRESH_SECONDS)
        assert message.edits == []
        assert ben.private_messages == []
        for person in (ann, ben):
            await bot.service.blocks.lift("user", person.id)
        await look(club, REFRESH_SECONDS)
        assert len(message.edits) == len(kept_of(ben)) == 1


async def test_closed_direct_messages(club: Club) -> None:
    async with club.open() as bot:
        ann = club.people[0]
        ann.accepts_dms = False
        answer = await (await ann.slash(club.channel, "games", keep=True)).answer()
        assert answer.text.startswith("The bot cannot write to you.")
        assert await bot.service.store.kept.of(ann.id) is None


@pytest.mark.parametrize(("status", "code"), [(403, 20026), (429, 30046)])
async def test_a_refusal_that_passes_is_tried_again_later(
    club: Club, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """A bot in quarantine, and too many edits of a message that is older than an hour."""
    club.clock = Clock()
    async with club.open() as bot:
        ann = club.people[0]
        await (await ann.slash(club.channel, "games", keep=True)).answer()
        edit = ("PATCH", "/channels/*/messages/*")
        fault = club.sim.fail_next(*edit, status, 1000, code=code, retry_after=600.0)
        for seconds in (REFRESH_SECONDS, LOOK_SECONDS, LOOK_SECONDS):
            await look(club, seconds)
        assert caplog.text.count("comes later") == 1
        assert await bot.service.store.kept.of(ann.id) is not None
        club.sim.traffic.faults.remove(fault)
        await look(club, RETRY_SECONDS)
        assert len(kept_of(ann)[0].edits) == 1


@pytest.mark.parametrize("locale", locales())
def test_long_lists_fit(locale: str) -> None:
    """For a person with many tables, each part has the number left out."""
    big = 10**18
    tables = [Table(id=big + n, game="nucleum", channel=big, host=1, guild=big, post=big) for n in range(30)]
    content = kept_content(dict.fromkeys(SECTIONS, tables), 1, 2e9, catalogue(locale))
    assert len(content) <= MAX_CONTENT
    assert content.count(f"/{big}/{big}/{big}") >= 8
    lines = content.splitlines()
    listed = [
        sum(line.startswith("- ") for line in lines[at:])
        for at, line in enumerate(lines)
        if "(30)" in line or "（30）" in line
    ]
    assert len(listed) == 3
    parts = [above - below for above, below in zip(listed, [*listed[1:], 0], strict=True)]
    assert all(parts)
    assert [str(30 - part) in content for part in parts] == [True] * 3
