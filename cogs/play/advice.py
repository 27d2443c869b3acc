"""Advice: which actions are possible, why others are not, and answers given in advance."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, refusal, tell
from cogs.client.items import Pressed, on_press
from cogs.client.localization import command_text
from cogs.client.meant import Entry, picked, suggestions
from cogs.client.typed import Name, plain
from cogs.client.words import MAX_CONTENT, clip, fit_lines, say, say_plain, title, words_for
from cogs.play.play import GameCommands, show_panel
from cogs.views.boards import my_seat, send_scores
from engine.catalogue import Catalogue
from engine.kernel import Subject
from engine.records.table import Answers
from engine.tables.manager import OpenTable, TableError

Interaction = discord.Interaction[GameBot]
ANSWERS: tuple[Answers, ...] = ("ask", "decline", "gain")


def name_of(words: Catalogue, game: str, kind: str) -> str:
    """Return what a game calls one of its kinds of action: its own word where another game has a kind of that name."""
    own = f"kind-{game}-{kind}"
    return words(own if own in words else f"kind-{kind}")


def overview(live: OpenTable, seat: int, words: Catalogue) -> str:
    """Return for each kind of action whether it is open to a seat as things stand, and if not, why."""
    state = live.playing_seen_by(seat)
    lines = [words("why-heading", table=title(live.table, words))]
    for kind in live.game.guide.kinds(state):
        why = live.game.guide.why_not(state, seat, kind)
        name = name_of(words, live.table.game, kind)
        lines.append(
            words("why-open", kind=name)
            if why is None
            else words("why-closed", kind=name, why=say(live.table, words, why))
        )
    if live.decision is None or live.decision.seat != seat:
        lines.append(words("why-not-your-turn"))
    return fit_lines(words, lines, MAX_CONTENT)


def one_answer(live: OpenTable, seat: int, words: Catalogue, kind: str, subject: Subject | None) -> str:
    """Return whether one kind of action is open to a seat, in or with `subject` if given, and if not, why."""
    why = live.game.guide.why_not(live.playing_seen_by(seat), seat, kind, subject.id if subject else "")
    name = name_of(words, live.table.game, kind)
    reason = say(live.table, words, why) if why else ""
    if subject is None:
        return words("why-closed", kind=name, why=reason) if why else words("why-open", kind=name)
    about = say_plain(live.table, words, subject.name)
    if why is None:
        return words("why-open-about", kind=name, about=about)
    return words("why-closed-about", kind=name, about=about, why=reason)


def meant_subject(live: OpenTable, seat: int, words: Catalogue, kind: str, typed: str) -> Subject:
    """Return the subject that was picked or typed; a refusal when it fits none or several."""
    found = {subject.id: subject for subject in live.game.guide.subjects(live.playing_seen_by(seat), seat, kind)}
    entries = subject_entries(live, seat, words, kind)
    meant = picked(entries, typed)
    if meant is None:
        named = [entry.value for entry in entries if plain(typed) and plain(typed) in plain(entry.shown)]
        if len(named) != 1:
            raise refusal("error-no-such-subject", about=clip(typed, 60))
        (meant,) = named
    return found[meant]


def kind_entries(game: str, kinds: Iterable[str], words: Catalogue) -> list[Entry]:
    """Return a game's kinds of action as they are listed and typed."""
    return [Entry(kind, name_of(words, game, kind)) for kind in kinds]


def subject_entries(live: OpenTable, seat: int, words: Catalogue, kind: str) -> list[Entry]:
    """Return what a seat can ask about for a kind of action, as it is listed and typed."""
    found = live.game.guide.subjects(live.playing_seen_by(seat), seat, kind)
    return [Entry(subject.id, say_plain(live.table, words, subject.name)) for subject in found]


@on_press("what")
async def press_what(interaction: Interaction, pressed: Pressed) -> None:
    """Show what the user can do now, and why other actions are not possible."""
    live = await interaction.client.service.tables.look(pressed.table)
    await tell(interaction, overview(live, my_seat(interaction, live), words_for(interaction)))


@on_press("answers")
async def press_answers(interaction: Interaction, pressed: Pressed) -> None:
    """Set what is done for the user when asked out of turn."""
    await set_answers(interaction, pressed.table, pressed.arg)


async def set_answers(interaction: Interaction, table_id: int, wanted: str) -> None:
    """Set it, and show the panel as it is then."""
    answers = next((known for known in ANSWERS if known == wanted), None)
    if answers is None:
        raise refusal("error-old-button")
    live = await interaction.client.service.play.answer_for(table_id, interaction.user.id, answers)
    words = words_for(interaction)
    await show_panel(interaction, live, note=words(f"done-answers-{answers}", table=title(live.table, words)))


class AdvisedCommands(GameCommands):
    """A game's moves, and what helps to choose among them; subclasses only name the game."""

    @app_commands.command(name="why", description=command_text("command-why"))
    @app_commands.describe(action=command_text("parameter-why-action"), about=command_text("parameter-why-about"))
    async def why(self, interaction: Interaction, action: Name | None = None, about: Name | None = None) -> None:
        """Tell why an action is not possible now; without one, say it of all."""
        live = await self.here(interaction)
        live.playing()
        seat, words = my_seat(interaction, live), words_for(interaction)
        if action is None:
            await tell(interaction, overview(live, seat, words))
            return
        kind = picked(kind_entries(self.game, live.game.guide.kinds(live.playing().state), words), action)
        if kind is None:
            raise refusal("error-no-such-kind", kind=clip(action, 60))
        subject = meant_subject(live, seat, words, kind, about) if about else None
        await tell(interaction, one_answer(live, seat, words, kind, subject))

    @why.autocomplete("action")
    async def _kinds(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        running, words = await self._running(interaction), words_for(interaction)
        guide = self.rules.guide
        kinds = guide.main_kinds if running is None else guide.kinds(running.playing().state)
        return suggestions(kind_entries(self.game, kinds, words), current)

    @why.autocomplete("about")
    async def _subjects(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        live, words = await self._running(interaction), words_for(interaction)
        seat = None if live is None else live.table.seat_of(interaction.user.id)
        if live is None or seat is None:
            return []
        kinds = kind_entries(self.game, live.game.guide.kinds(live.playing().state), words)
        kind = picked(kinds, str(interaction.namespace.action))
        return suggestions(subject_entries(live, seat, words, kind), current) if kind else []

    async def _running(self, interaction: Interaction) -> OpenTable | None:
        """Return the running table that is meant here, None when there is none; the command tells why."""
        try:
            live = await self.here(interaction)
        except TableError:
            return None
        return live if live.match is not None and live.table.status == "running" else None

    @app_commands.command(name="score", description=command_text("command-sources"))
    async def score(self, interaction: Interaction) -> None:
        """Tell the scores by source, as if the game ended now, with the picture."""
        await send_scores(interaction, await self.here(interaction))


class Advice(commands.Cog):
    """Commands that hold at any game's table."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-answers"))
    @app_commands.guild_only()
    @app_commands.describe(what=command_text("parameter-answers"))
    @app_commands.choices(
        what=[app_commands.Choice(name=command_text(f"answers-choice-{name}"), value=name) for name in ANSWERS]
    )
    async def answers(self, interaction: Interaction, what: str) -> None:
        """Set what is done for the user when asked out of turn at the table in this channel."""
        live = await self.bot.service.tables.in_channel(interaction.channel_id or 0)
        await set_answers(interaction, live.table.id, what)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Advice(bot))
