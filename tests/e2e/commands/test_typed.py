"""Any typed text of any length: the work for one request is bounded, the answer is clear, and lines of words do what they say.

Every command with an option of text, every suggestion while typing and every verb of buttons, menus and forms is
found in the running bot and fed the worst texts, at a table in the middle of a game. Work is counted, not timed.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import discord
import pytest
from discord import app_commands

from cogs.base.items import form_verbs, verbs
from cogs.client.bot import GameBot
from engine.kernel import MAX_LINE, MAX_TYPED, MAX_WORDS
from engine.tables.open.open_table import OpenTable
from simulation import User
from tests.e2e.commands.test_turns import asked_of, first_game
from tests.e2e.conftest import Club
from tests.e2e.games.test_nanotech import to_act
from tests.e2e.playing import play_on
from tests.e2e.test_abuse import check, draw_nothing, forged, nobody_is_mentioned, state_of
from tests.e2e.test_advice import private

WORST = {
    "ligatures": "\ufdfa" * 6000,  # each decomposes into 18 characters
    "accents": "\u0301" * 6000,
    "accented": "a\u0301" * 3000,
    "words": "play " * 1199 + "play",
    "spaces": " " * 6000,
    "digits": "9" * 6000,
    "right to left": "\u200f" * 6000,
    "quotes": '"' * 6000,
    "markdown": "**_`~|>[](" * 600,
}
CHOICES = 60
"""Number of choices after which a game is in its middle."""
MAX_NORMALIZED = 15_000
"""Characters given to and taken from normalization for one request: a few times the longest line, and not 6,000 x 18."""
MAX_CALLS = 300
"""Calls of it for one request, once the labels are remembered: for the words of a line, not for each candidate."""
MAX_SECONDS = 1.0
"""Processor time for one request beyond twenty times a short text's: generous, as no machine is so slow."""


class Work:
    """The cost of one request: characters normalized, calls of it, seconds of this thread's processor time."""

    def __init__(self) -> None:
        self.characters = self.calls = 0
        self.seconds = 0.0

    def check(self, usual: Work, what: str) -> None:
        """Assert that it is bounded, compared with the same request with a short text."""
        assert self.characters <= MAX_NORMALIZED, what
        assert self.calls <= MAX_CALLS, what
        assert self.seconds <= 20 * usual.seconds + MAX_SECONDS, what


class Meter:
    """Counts the work of a block."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._work = Work()
        normalize = unicodedata.normalize

        def counted(form: Any, text: str) -> str:
            result = normalize(form, text)
            self._work.calls += 1
            self._work.characters += len(text) + len(result)
            return result

        monkeypatch.setattr(unicodedata, "normalize", counted)

    @contextmanager
    def measured(self) -> Iterator[Work]:
        """Measure the block."""
        work = self._work = Work()
        start = time.thread_time()
        yield work
        work.seconds = time.thread_time() - start


class Option(NamedTuple):
    """A text option: its full command, its name, the other required options, the maximum length of its text."""

    command: str
    name: str
    others: dict[str, object]
    longest: int
    suggests: bool
    fixed: bool


class Sitting(NamedTuple):
    """A table in the middle of a game: the bot, and the active player."""

    club: Club
    bot: GameBot
    actor: User
    meter: Meter


def filled(parameter: app_commands.Parameter) -> object:
    """Return a plain value for an option that must be given."""
    if parameter.type is discord.AppCommandOptionType.integer:
        return parameter.min_value or 1
    if parameter.type is discord.AppCommandOptionType.boolean:
        return False
    assert parameter.type is discord.AppCommandOptionType.string, parameter
    return "x"


def options_of_text(bot: GameBot) -> list[Option]:
    """Return every option of text of every command the bot has."""
    found: list[Option] = []
    for command in bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        for one in command.parameters:
            if one.type is discord.AppCommandOptionType.string:
                others = {str(each.display_name): filled(each) for each in command.parameters if each.required}
                others.pop(str(one.display_name), None)
                longest = int(one.max_value or MAX_TYPED)
                name = str(one.display_name)
                found.append(
                    Option(command.qualified_name, name, others, longest, one.autocomplete, bool(one.choices))
                )
    return found


cheaper_game = pytest.mark.parametrize(
    "sitting", ["nanotech", pytest.param("nucleum", marks=pytest.mark.slow)], indirect=True
)
"""For requests that hardly depend on the game: the default tests send them at a table that is quick to read."""


@pytest.fixture(params=["nucleum", pytest.param("nanotech", marks=pytest.mark.slow)])
async def sitting(
    request: pytest.FixtureRequest, club: Club, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Sitting]:
    """Play each game of two to its middle."""
    async with club.open() as bot:
        draw_nothing(bot, monkeypatch)
        await club.start(request.param, 2)
        kind = "play" if request.param == "nucleum" else ""
        open_table = await play_on(bot.service, club.channel.id, CHOICES if kind else CHOICES // 4, kind=kind)
        seat = open_table.to_act()
        assert open_table.table.status == "running"
        assert seat is not None
        await club.told(1)
        yield Sitting(club, bot, club.person(seat.user), Meter(monkeypatch))


async def test_every_option_of_text_says_how_long_it_may_be(bot: GameBot) -> None:
    options = options_of_text(bot)
    assert len(options) > 25
    for one in options:
        assert one.longest in {MAX_TYPED, MAX_LINE}, one
    for command in bot.tree.walk_commands():
        for parameter in command.parameters if isinstance(command, app_commands.Command) else ():
            if parameter.type is discord.AppCommandOptionType.string and not parameter.choices:
                assert parameter.max_value, f"/{command.qualified_name} {parameter.display_name}"


async def test_every_command_with_the_worst_texts(sitting: Sitting) -> None:
    club, bot, actor, meter = sitting
    before = await state_of(club, 1)
    for one in options_of_text(bot):

        async def send(text: str, one: Option = one) -> tuple[str, Work]:
            with meter.measured() as work:
                given = one.others | {one.name: text}
                person = club.boss if one.command.startswith("admin") else actor
                reply = await person.slash(club.channel, one.command, options=given, checked=False)
                return await check(reply), work

        if one.fixed:
            said, usual = "", Work()
        else:
            await send("qqq")  # from here on the labels are remembered
            said, usual = await send("qqq")
            assert 0 < len(said) <= 2000, one
        for name, text in WORST.items():
            what = f"/{one.command} {one.name}: {name}"
            said, work = await send(text)
            assert said == f"That is too long. Type at most {one.longest} characters.", what
            work.check(usual, what)
            if not one.fixed:
                said, work = await send(text[: one.longest])
                assert 0 < len(said) <= 2000, what
                assert "too long. Type at most" not in said, what
                work.check(usual, what)
            assert await state_of(club, 1) == before, f"{what} {said}"
    assert await state_of(club, 1) == before
    nobody_is_mentioned(club)


async def test_every_suggestion_with_the_worst_texts(sitting: Sitting) -> None:
    club, bot, actor, meter = sitting
    suggesting = [one for one in options_of_text(bot) if one.suggests]
    assert len(suggesting) > 20
    for one in suggesting:

        async def type_in(text: str, one: Option = one) -> tuple[int, Work]:
            with meter.measured() as work:
                given = one.others | {one.name: text}
                found = await actor.autocomplete(club.channel, one.command, focused=one.name, options=given)
                return len(found), work

        await type_in("")  # from here on the labels are remembered
        _, usual = await type_in("qqq")
        for name, text in WORST.items():
            found, work = await type_in(text)
            assert found <= 25
            assert work.characters - usual.characters <= 19 * one.longest, "cut, and taken apart once at most"
            work.check(usual, f"typing /{one.command} {one.name}: {name}")


async def test_long_text_in_another_option_while_typing(sitting: Sitting) -> None:
    club, _, actor, meter = sitting
    for text in WORST.values():
        with meter.measured() as work:
            options = {"game": text, "topic": "a"}
            found = await actor.autocomplete(club.channel, "rules", focused="topic", options=options, checked=False)
            assert found == []
        work.check(Work(), "/rules")


@cheaper_game
async def test_every_verb_with_the_worst_arguments_and_values(sitting: Sitting) -> None:
    club, _, actor, meter = sitting
    before = await state_of(club, 1)
    assert len(verbs()) > 60
    message = await forged(club, [{"type": 2, "custom_id": "b:1:0:turn:"}])
    for verb in sorted(form_verbs()):

        async def send(text: str, verb: str = verb) -> Work:
            field = {"type": 1, "components": [{"type": 4, "custom_id": "x", "value": text}]}
            custom_id = f"f:1:0:{verb}:{text}"
            with meter.measured() as work:
                reply = await actor.interact(custom_id, message=message, components=[field])
                assert await check(reply), verb
            return work

        await send("qqq")
        usual = await send("qqq")
        for name, text in WORST.items():
            (await send(text)).check(usual, f"{verb}: {name}")
    assert await state_of(club, 1) == before
    nobody_is_mentioned(club)


@cheaper_game
async def test_a_form_with_the_verb_of_a_button_or_menu_is_refused_with_one_sentence(sitting: Sitting) -> None:
    club, _, actor, _ = sitting
    before = await state_of(club, 1)
    for verb in sorted(verbs() - form_verbs()):
        field = {"type": 1, "components": [{"type": 4, "custom_id": "x", "value": "qqq"}]}
        reply = await actor.interact(f"f:1:0:{verb}:x", channel=club.channel, components=[field])
        assert await check(reply) == "That button has expired. Use /turn or /games to continue.", verb
    for verb in sorted(form_verbs()):
        press = await forged(club, [{"type": 2, "custom_id": f"b:1:0:{verb}:x"}])
        assert "That button has expired" in await check(await actor.interact(f"b:1:0:{verb}:x", message=press)), verb
    assert await state_of(club, 1) == before


@cheaper_game
async def test_every_menu_with_the_worst_values(sitting: Sitting) -> None:
    club, _, actor, meter = sitting
    before = await state_of(club, 1)
    options = [{"label": "x", "value": "x"}]
    for verb in sorted(verbs()):
        usual = Work()
        texts = {"": "qqq", **{name: WORST[name] for name in ("ligatures", "digits")}}
        ids = {name: f"s:1:0:{verb}:{text}"[:MAX_TYPED] for name, text in texts.items()}
        menu = await forged(club, [{"type": 3, "custom_id": one, "options": options} for one in ids.values()])
        for name, text in texts.items():
            custom_id = ids[name]
            if all(each.custom_id != custom_id for each in menu.selects):  # an answer has replaced the message
                menu = await forged(club, [{"type": 3, "custom_id": custom_id, "options": options}])
            with meter.measured() as work:
                reply = await actor.interact(custom_id, message=menu, component_type=3, values=[text] * 25)
                await check(reply)
                assert reply.kind != "none", verb
            if not name:
                usual = work
            work.check(usual, f"menu {verb}: {name}")
    assert await state_of(club, 1) == before
    nobody_is_mentioned(club)


async def test_lines_of_too_many_words_are_told_so(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nucleum", 2)
        open_table = await play_on(bot.service, club.channel.id, 2, kind="play")
        seat = open_table.to_act()
        assert seat is not None
        actor, before = club.person(seat.user), await state_of(club, 1)

        async def say(line: str) -> str:
            return await check(await actor.slash(club.channel, "nucleum choose", options={"choice": line}))

        tile = "play " + next(choice.id for choice in open_table.decision.of_kind("play")).partition(":")[2]  # type: ignore[union-attr]
        long = " ".join([tile, *["x"] * (MAX_WORDS - 1)])
        assert await say(long) == (
            f"That is too much for one line. Type at most {MAX_WORDS} words now, and the rest of your turn after that."
        )
        assert await state_of(club, 1) == before
        said = await say(long.removesuffix(" x"))
        assert said.startswith(f"Understood: `{tile}`. “x” is not possible here.")
        assert open_table.playing().since == [tile.replace(" ", ":")]


@pytest.mark.parametrize("odd", ["\ud83d", "\x00"])
async def test_text_that_cannot_be_stored_is_cleaned(club: Club, odd: str, caplog: pytest.LogCaptureFixture) -> None:
    async with club.open() as bot:
        ann, ben, *_ = club.people
        await club.start("nanotech", 2)
        form = (await ann.slash(club.channel, "notes")).modal
        assert form is not None
        assert "saved" in await check(await ann.submit(form, values={"Only you see them": f"take{odd} iron"}))
        assert await bot.service.planner.notes(1, ann.id) == "take iron"
        for name, options in (("nanotech choose", {"choice": f"x{odd}"}), ("lookup", {"name": odd})):
            assert await check(await ben.slash(club.channel, name, checked=False, options=options)), name
        await ben.autocomplete(club.channel, "lookup", focused="name", name=f"x{odd}")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def with_tiles(club: Club, *tiles: str) -> tuple[OpenTable, User]:
    """Start Nucleum and give the player whose turn it is these tiles and no others; return the table and the player."""
    await first_game(club)
    open_table, actor = await to_act(club, 1)
    match = open_table.playing()
    assert match.decision is not None
    match.state.players[match.decision.seat].pool = list(tiles)
    match.game.forget(match.state)
    match.checkpoint = match.begun = match.game.encode(match.state)
    return open_table, actor


async def test_a_resource_is_what_the_tile_offers_in_a_line_and_alone(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B1", "start-B4", "start-B2")
        match, seat = open_table.playing(), asked_of(open_table)
        workers = match.state.players[seat].workers
        for resource in ("worker", "thaler"):
            await actor.slash(club.channel, "nucleum play", tile=f"#B1 {resource}")
            assert match.since == ["play:start-B1", "do:1", f"income:{resource}1"]
            assert match.state.players[seat].workers == workers
            await actor.slash(club.channel, "undo", all=True)
            await actor.slash(club.channel, "nucleum play", tile="#B1")
            await actor.slash(club.channel, "nucleum choose", choice=resource)
            assert match.since == ["play:start-B1", "do:1", f"income:{resource}1"]
            await actor.slash(club.channel, "undo", all=True)
        await actor.slash(club.channel, "nucleum choose", choice="#B1, urbanize")
        assert match.since == ["play:start-B1", "do:0"]
        await actor.slash(club.channel, "undo", all=True)
        await actor.slash(club.channel, "nucleum play", tile="#B4 contract")
        assert match.since == ["play:start-B4", "do:0"]


async def test_what_cannot_be_done_is_said_and_the_rest_is_kept(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B2")
        kept = await private(await actor.slash(club.channel, "nucleum play", tile="#B2 energize"))
        assert kept.text.startswith("Understood: `#B2`. “energize” is not possible here.")
        assert open_table.playing().since == ["play:start-B2"]
        refused = await private(await actor.slash(club.channel, "nucleum choose", choice="thaler"))
        assert refused.text.startswith("Did you mean `exchange worker` (1 worker → 1 thaler)?")
        assert open_table.playing().since == ["play:start-B2"]


async def test_a_line_with_a_slip_keeps_what_was_understood(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B1")
        kept = await private(await actor.slash(club.channel, "nucleum play", tile="#B1 urbanize R1 Leipzg confirm"))
        assert kept.text.startswith("Understood: `#B1 urbanize R1`. Not “Leipzg”: did you mean Leipzig?")
        made = ["play:start-B1", "do:0", "build:residence-1"]
        assert open_table.playing().since == made
        # The whole line again, corrected, goes on from there; another line does not.
        other = await private(await actor.slash(club.channel, "nucleum play", tile="#B1 urbanize R2 Leipzig:1"))
        assert open_table.playing().since == made
        assert "is not possible now" in other.text
        await actor.slash(club.channel, "nucleum play", tile="#B1 urbanize R1 Leipzig:1")
        assert open_table.playing().since == [*made, "space:leipzig.1"]
        await actor.slash(club.channel, "undo", all=True)
        assert open_table.playing().since == []


async def test_lines_are_completed_word_by_word(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B1")

        async def listed(typed: str) -> dict[str, str]:
            found = await actor.autocomplete(club.channel, "nucleum play", focused="tile", tile=typed)
            return {str(each.value): each.name for each in found}

        assert list(await listed("#B1 "))[:3] == ["#B1 urbanize", "#B1 any-income", "#B1 exchange worker"]
        assert list(await listed("#B1 "))[3:5] == ["#B1 skip", "#B1 skip confirm"]
        assert next(iter(await listed("#B1 urb"))) == "#B1 urbanize"
        shown = await listed("#B1 urbanize ")
        assert shown["#B1 urbanize R1"] == "#B1 urbanize R1 — Residence I"
        longer = f"{shown['#B1 urbanize R1']} Leipzig:1"
        assert "#B1 urbanize R1 Leipzig:1" in await listed(longer)
        await actor.slash(club.channel, "nucleum play", tile=longer)
        assert open_table.playing().since == ["play:start-B1", "do:0", "build:residence-1", "space:leipzig.1"]


async def test_nanotech_reads_the_same_lines(club: Club) -> None:
    async with club.open():
        await club.start("nanotech", 2)
        open_table, actor = await to_act(club, 1)
        found = await actor.autocomplete(club.channel, "nanotech take", focused="card", card="lepton ")
        assert str(found[0].value) == "lepton electron"
        found = await actor.autocomplete(club.channel, "nanotech take", focused="card", card="lepton electron ")
        assert str(found[0].value) == "lepton electron confirm"
        kept = await private(await actor.slash(club.channel, "nanotech take", card="lepton electrn confirm"))
        assert kept.text.startswith("Understood: `lepton`. Not “electrn”: did you mean electron?")
        assert open_table.playing().since == ["take:lepton"]
        await actor.slash(club.channel, "undo")
        await actor.slash(club.channel, "nanotech take", card="lepton electron confirm")
        after, other = await to_act(club, 1)
        assert other is not actor
        assert after.playing().since == []
