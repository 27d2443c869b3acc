"""Walks through everything that a table can show its players, without a client: panels, suggestions, posts."""

from __future__ import annotations

import functools
import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord

from cogs.base.cards.card import Card, Line, PictureSlot
from cogs.base.icons import NO_ICONS
from cogs.delivery.outbox import Outbox
from cogs.play import game_commands
from cogs.play.play import ANYTHING, GameCommands
from cogs.play.typed_choices import find_choices, offers_for
from engine.catalogue import Catalogue
from engine.kernel import Choice, Command, Decision, Event, Game, Match, Rng
from engine.records.table import Notice, PlayerSettings, Seat, StoredNotice, Table
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.question import unfold
from simulation.checks import limits
from simulation.checks.components import ACTION_ROW, COMPONENTS_V2, SECTION
from simulation.checks.openapi import specification
from tests.cogs.panel.panels import all_icons, panel_for
from tests.kernel.tables import new_match

WORDS = Catalogue("en", strict=True)
LONG_NAME = "A very *long* name, 32 letters _x"
"""Names of the maximum length, with markup that must be neutralized."""
ALL_ICONS = all_icons()
CUT_MARK = re.compile(r"<a?:(?!\w+:\d+>)\w*")
"""A truncated icon, which a reader would see as text."""
POST = "POST /channels/{channel_id}/messages"


def table_of(match: Match[Any]) -> OpenTable:
    """Return a running table with this match, without a database; the ids are as long as ids get."""
    automata = match.game.automata(match.options)
    people = [Seat(name=LONG_NAME, user=2**62 + seat) for seat in range(match.seats - len(automata))]
    table = Table(
        id=2**40, game=match.game.id, channel=1, host=1, status="running", version=2**31, turn_since=1e9,
        seats=[*people, *(Seat(name="", automaton=name) for name in automata)],
        match=match.to_record(), post=1,
    )  # fmt: skip
    open_table = OpenTable(table)
    open_table.match = match
    note_turn(open_table)
    return open_table


def note_turn(open_table: OpenTable) -> None:
    """Record at a table which seat must act, as a commit does."""
    decision = open_table.decision
    open_table.table.to_act = decision.seat if decision is not None else None


def new_table(game: Any, seats: int, seed: int) -> OpenTable:
    """Return a new table with random options."""
    return table_of(new_match(game, seats, seed))


def user_of(open_table: OpenTable, seat: int) -> int:
    """Return the user in a seat."""
    user = open_table.table.seats[seat].user
    assert user is not None
    return user


# Messages


def check_message(content: str, view: discord.ui.View | None) -> list[dict[str, Any]]:
    """Assert that a message keeps Discord's limits and its API description; return its rows of components."""
    rows = view.to_components() if view is not None else []
    check_rows(content, rows)
    return rows


def check_card(card: Card) -> list[dict[str, Any]]:
    """Assert that a card keeps Discord's limits and its API description; return its rows, see `rows_of`."""
    body = {"components": components_of(card), "flags": COMPONENTS_V2, "tts": False}
    wrong = (
        limits.check_message(body, v2=True, emojis=ALL_ICONS.ids, base=[]).items
        + specification().check(POST, body).items
    )
    assert not wrong, (wrong, card.text)
    assert card.text.strip()
    assert not CUT_MARK.search(card.text), card.text
    rows = rows_of(card)
    _check_labels(rows)
    return rows


def components_of(card: Card) -> list[dict[str, Any]]:
    """Return a card without pictures as Discord's components."""
    view: Any = card.view()
    components: list[dict[str, Any]] = view.to_components()
    return components


def rows_of(card: Card) -> list[dict[str, Any]]:
    """Return the rows of buttons and menus of a card as components; the button of each line is its own row."""
    (container,) = components_of(card)
    return [
        part if part["type"] == ACTION_ROW else {"components": [part["accessory"]]}
        for part in container["components"]
        if part["type"] in (ACTION_ROW, SECTION)
    ]


def lists_in(card: Card) -> list[dict[str, Any]]:
    """Return the same as `check_card`, with each list of choices as a menu, whether it is one or has become lines."""
    rows, result, later = check_card(card), list[dict[str, Any]](), ""
    parts = [part for part in card.parts if not isinstance(part, PictureSlot)]
    lines = iter(rows)
    for before, part in zip([None, *parts], parts, strict=False):
        if isinstance(part, str):
            continue
        row = next(lines)
        first = row["components"][0]
        value = first.get("custom_id", "").rpartition("pick:")[2]
        if result and not isinstance(part, Line) and makes_parts_of(result[-1], row):
            continue  # buttons for what the menu above lists
        if isinstance(part, Line) and part.text.startswith("**"):
            later = value
            result.append(_as_menu(part.text, first, [{"label": first["label"], "value": value}]))
        elif isinstance(part, Line):
            label, _, about = part.text.partition("\n-# ")
            entry = {"label": _plain(label), "value": value} | ({"description": _plain(about)} if about else {})
            if isinstance(before, Line) and (not later or value.startswith(f"{later} ")):
                result[-1]["components"][0]["options"].insert(-1 if later else len(rows), entry)
            else:
                later = ""
                result.append(_as_menu(before.splitlines()[-1] if isinstance(before, str) else "", first, [entry]))
        elif isinstance(before, Line) and later and value.startswith(f"{later} "):
            for each in row["components"]:
                picked = each["custom_id"].rpartition(":pick:")[2]
                result[-1]["components"][0]["options"].insert(-1, {"label": each["label"], "value": picked})
        else:
            result.append(row)
    return result


def makes_parts_of(above: dict[str, Any], row: dict[str, Any]) -> bool:
    """Return whether each button of a row makes an entry of the menu above it, or what several have in common."""
    entries = [f"{entry['value']} " for part in above["components"] for entry in part.get("options", ())]
    made = [part.get("custom_id", "").partition(":pick:")[2] for part in row["components"]]
    return all(each and any(entry.startswith(f"{each} ") for entry in entries) for each in made)


def _as_menu(title: str, button: dict[str, Any], entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "components": [
            {"type": 3, "placeholder": _plain(title), "custom_id": button["custom_id"], "options": entries}
        ]
    }


def _plain(text: str) -> str:
    """Return a text without marks."""
    return text.replace("\\", "").replace("**", "").removeprefix("-# ")


def check_rows(content: str, rows: list[dict[str, Any]]) -> None:
    """Assert the same of a message whose rows of components are given."""
    body = {"content": content, "components": rows, "tts": False}
    wrong = limits.check_message(body, v2=False, emojis=(), base=[]).items + specification().check(POST, body).items
    assert not wrong, (wrong, content)
    assert content.strip()
    _check_labels(rows)


def _check_labels(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        for part in row["components"]:
            for text in (part.get("label"), part.get("placeholder")):
                assert text is None or text.strip(), part


# Panels


def pressable(open_table: OpenTable, user: int) -> set[str]:
    """Return the ids of all choices that presses on a user's panel can make, walking every group and page."""
    found: set[str] = set()
    shows, seen = [""], {""}
    while shows:
        panel = panel_for(open_table, user, WORDS, show=shows.pop(), icons=ALL_ICONS)
        for part in (part for row in check_card(panel) for part in row["components"]):
            _, _, _, verb, arg = part["custom_id"].split(":", 4)
            if verb == "show" and arg not in seen:
                seen.add(arg)
                if not part.get("disabled"):
                    shows.append(arg)
            elif verb == "skip-confirm" and open_table.decision is not None and not open_table.decision.own_turn:
                found |= {choice.id for choice in open_table.decision.of_kind(*DECLINING)[:1]}
            elif verb == "pick" and not part.get("disabled"):
                found |= {arg} if part["type"] == 2 else {entry["value"] for entry in part["options"]}
    return firsts(open_table.game, open_table.playing().state, [press.split() for press in found])


def firsts(game: Game[Any], state: Any, presses: Collection[Sequence[str]]) -> set[str]:
    """Return the first choices that presses, of one or more choices each, can make.

    Raises AssertionError unless presses of several choices can be made one after another; a choice that can only be
    made together with the next one can be made with each legal one.
    """
    followed: dict[str, list[Sequence[str]]] = {}
    for first, *others in presses:
        followed.setdefault(first, []).append(others)
    for first, rest in followed.items():
        more = [others for others in rest if others]
        if not more:
            continue
        tried = game.copy(state)
        game.apply(tried, first)
        decision = game.decision(tried)
        assert decision is not None
        seconds = firsts(game, tried, more)
        assert seconds <= set(decision.by_id)
        assert len(more) < len(rest) or seconds == set(decision.by_id), (first, rest, list(decision.by_id))
    return set(followed)


def check_panels(open_table: OpenTable, decision: Decision) -> None:
    """Assert that the player who must act can press every choice, and that everyone's panel keeps the limits.

    So does the panel with the last choice taken back.
    """
    assert pressable(open_table, user_of(open_table, decision.seat)) == set(decision.by_id)
    for seat, each in enumerate(open_table.table.seats):
        if seat != decision.seat and each.user is not None:
            assert not pressable(open_table, each.user)
    match = open_table.playing()
    if match.since and not match.redoable:
        match.undo()
        panel = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
        labels = [part["label"] for row in check_card(panel) for part in row["components"] if part["type"] == 2]
        assert WORDS("button-redo") in labels
        match.redo()


# Suggestions


@functools.cache
def commands_of(game: str) -> GameCommands:
    """Return the slash commands of a game, of a bot that has one table only (see `suggest_choices`)."""
    return game_commands.commands_of(game)(cast("Any", SimpleNamespace(service=None)))


async def suggested(
    open_table: OpenTable, user: int, command: Command, typed: str
) -> list[discord.app_commands.Choice[str]]:
    """Return the suggestions of a slash command for a user's text at this table."""

    async def in_channel(_: int) -> OpenTable:
        return open_table

    async def settings(_: int) -> Any:
        return SimpleNamespace(theme="light", locale="")

    tables, players = SimpleNamespace(in_channel=in_channel), SimpleNamespace(settings=settings, languages={})
    service = SimpleNamespace(tables=tables, players=players)
    bot = SimpleNamespace(service=service, icons=NO_ICONS)
    commands = commands_of(open_table.table.game)
    commands.bot = cast("Any", bot)
    interaction = SimpleNamespace(
        channel_id=1, user=SimpleNamespace(id=user), locale=discord.Locale.american_english, client=bot,
        guild_id=None, context=SimpleNamespace(private_channel=False),
    )  # fmt: skip
    return await commands._suggest(cast("Any", interaction), command, typed)


def made(open_table: OpenTable, command: Command, typed: str) -> str:
    """Return the ids of the choices that a command makes of what was typed, with a space between them."""
    return " ".join(find_choices(open_table, command, offers_for(open_table, command, WORDS), typed))


async def check_suggestions(open_table: OpenTable, decision: Decision, sample: Sequence[Choice]) -> None:
    """Assert that every command suggests legal choices of its kinds within the limits, and finds `sample`.

    An action is also suggested together with its object if the panel offers both at once. Choices that the
    commands of the game cannot make can be made with the general one.
    """
    own = [command for command in open_table.game.guide.commands if command.parameter is not None]
    for command in (*own, ANYTHING):
        legal = decision.of_kind(*command.kinds) if command.kinds else decision.choices
        offered = await suggested(open_table, user_of(open_table, decision.seat), command, "")
        both = [f"{choice.id} {each.id}" for choice in legal for each in unfold(open_table, choice)[1]]
        assert len(offered) == min(len(legal) + len(both), 25), command.name
        assert {made(open_table, command, entry.value) for entry in offered} <= {choice.id for choice in legal} | set(
            both
        )
        lines = [line.split() for line in (*(choice.id for choice in legal), *both)]
        assert firsts(open_table.game, open_table.playing().state, lines) == {choice.id for choice in legal}
        assert len({entry.value for entry in offered}) == len(offered)
        for entry in offered:
            assert 1 <= len(entry.name.strip()) <= 100, entry
            assert 1 <= len(entry.value) <= 100, entry
        for choice in sample:
            if choice in legal:
                typed = WORDS.say(choice.label, open_table.table.name_of)
                found = await suggested(open_table, user_of(open_table, decision.seat), command, typed[:100])
                assert choice.id in {made(open_table, command, entry.value) for entry in found}, (command.name, typed)


# Posts


def answering(answer: object) -> Callable[..., Awaitable[object]]:
    """Return a coroutine function that returns `answer`; a mock takes longer to create than a post."""

    async def asked(*_: object, **__: object) -> object:
        return answer

    return asked


class Told(Outbox):
    """The bot's outbox, whose posts go nowhere but into `posts`; pictures are left out."""

    def __init__(self, events: Sequence[Event]) -> None:
        service = SimpleNamespace(
            tables=SimpleNamespace(clock=lambda: 1e9),
            solo=SimpleNamespace(note=answering({})),
            notices=SimpleNamespace(note_post=answering(None)),
            store=SimpleNamespace(users=SimpleNamespace(player=answering(PlayerSettings(away_until=2e9)))),
            play=SimpleNamespace(news=answering(list(events)), is_first_turn_ever=answering(True)),
        )
        super().__init__(cast("Any", SimpleNamespace(service=service, icons=NO_ICONS)))
        self.events = list(events)
        self.posts: list[tuple[str, discord.ui.View | None]] = []
        self.poster = cast("Any", SimpleNamespace(send=self._keep, bot=SimpleNamespace(get_guild=lambda _: None)))

    async def _events(self, *_: Any) -> list[Event]:
        return self.events

    async def _is_newest(self, *_: Any) -> bool:
        return True

    async def _newest_post(self, *_: Any, **__: Any) -> None:
        return None

    async def _keep(
        self, _: OpenTable, __: Any, content: str, *, view: discord.ui.View | None = None, **___: Any
    ) -> Any:
        self.posts.append((content, view))
        return SimpleNamespace(id=1)


async def check_post(open_table: OpenTable, events: Sequence[Event], kind: str = "turn") -> str:
    """Assert that the post after `events` keeps the limits; return its text."""
    seat = open_table.to_act()
    notice = Notice(kind=cast("Any", kind), ping=seat.user if seat and not open_table.table.alone else None)
    told = Told(events)
    await told._post(open_table, [StoredNotice(id=2**40, table=open_table.table.id, attempts=0, notice=notice)])
    assert len(told.posts) == 1
    content, view = told.posts[0]
    check_message(content, view)
    return content


# Whole games


async def walk(open_table: OpenTable, rng: Rng, *, every: int = 1) -> int:
    """Play a game at random to its end, checking panels, suggestions and posts; return the number of choices made.

    Panels are walked at every `every`-th prompt, posts written after every turn. No one who plays alone is pinged or
    reminded.
    """
    match, made = open_table.playing(), 0
    since: list[Event] = []
    while (decision := match.decision) is not None:
        if made % every == 0:
            check_panels(open_table, decision)
            await check_suggestions(open_table, decision, [rng.pick(decision.choices)])
        since += match.apply(rng.pick(decision.choices).id)
        made += 1
        note_turn(open_table)
        after = match.decision
        if after is not None and (after.seat != decision.seat or (open_table.table.alone and decision.is_confirm)):
            content = await check_post(open_table, since)
            assert (f"<@{user_of(open_table, after.seat)}>" in content) != open_table.table.alone
            if not open_table.table.alone:
                await check_post(open_table, since, kind="reminder")
            since = []
    open_table.table.status = "finished"
    content = await check_post(open_table, since, kind="over")
    assert all((f"<@{user}>" in content) != open_table.table.alone for user in open_table.table.users)
    return made
