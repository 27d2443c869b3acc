"""Advice: which actions are possible, and why others are not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.typed.matching import Entry, match_suggestion, suggestions
from cogs.base.typed.values import Name, plain
from cogs.base.words import MAX_CONTENT, clip, fit_lines, kind_name, refusal, say, say_plain, title, words_for
from cogs.client.access import own_seat, table_meant
from cogs.client.bot import GameBot, Interaction
from engine.catalogue import Catalogue
from engine.kernel import Subject, Text, text
from engine.tables.open.open_table import OpenTable, TableError


def _names(words: Catalogue, game: str, kinds: Iterable[str]) -> str:
    return words("list-comma").join(kind_name(game, kind, words) for kind in kinds)


def _with_reason(reasons: Mapping[str, Text | None]) -> list[tuple[list[str], Text | None]]:
    """Return kinds of action, those with the same reason together, with why they are unavailable (None: available)."""
    found: list[tuple[list[str], Text | None]] = []
    for kind, why in reasons.items():
        same = next((kinds for kinds, other in found if why is not None and other == why), None)
        if same is None:
            found.append(([kind], why))
        else:
            same.append(kind)
    return found


def overview(open_table: OpenTable, seat: int, words: Catalogue) -> str:
    """Return, for each kind of action, whether a seat can take it now, or the reason why not."""
    state = open_table.playing_seen_by(seat)
    lines = [words("why-heading", table=title(open_table.table, words))]
    early = open_table.game.guide.before_turns(state)
    if early is not None:
        return "\n".join([*lines, say(open_table.table, words, early)])
    guide = open_table.game.guide
    reasons = {kind: guide.why_not(state, seat, kind) for kind in guide.kinds(state)}
    for kinds, why in _with_reason(reasons):
        name = _names(words, open_table.table.game, kinds)
        lines.append(
            words("why-open", kind=name)
            if why is None
            else words("why-closed", kind=name, why=say(open_table.table, words, why))
        )
    if open_table.decision is None or open_table.decision.seat != seat:
        lines.append(words("why-not-your-turn"))
    return fit_lines(words, lines, MAX_CONTENT)


def reason_for(open_table: OpenTable, seat: int, kind: str, subject: Subject | None) -> Text | None:
    """Return the reason why a seat cannot take one kind of action, on `subject` if given; None if it can."""
    state = open_table.playing_seen_by(seat)
    return open_table.game.guide.why_not(state, seat, kind, subject.id if subject else "")


def one_answer(
    open_table: OpenTable, words: Catalogue, kinds: Sequence[str], why: Text | None, subjects: Iterable[Subject]
) -> str:
    """Return a line that says that kinds of action are possible on `subjects`, or why they are not."""
    name = _names(words, open_table.table.game, kinds)
    reason = say(open_table.table, words, why) if why else ""
    about = words("list-comma").join(
        dict.fromkeys(say_plain(open_table.table, words, subject.name) for subject in subjects)
    )
    if not about:
        return words("why-closed", kind=name, why=reason) if why else words("why-open", kind=name)
    if why is None:
        return words("why-open-about", kind=name, about=about)
    return words("why-closed-about", kind=name, about=about, why=reason)


def all_kinds(open_table: OpenTable, seat: int, words: Catalogue, typed: str) -> str:
    """Return, for each kind of action that takes the typed subject, whether it is possible there.

    A refusal if the text matches nothing, or several subjects of every kind.
    """
    reasons: dict[str, Text | None] = {}
    subjects: dict[str, Subject] = {}
    unknown: TableError | None = None
    for kind in open_table.game.guide.kinds(open_table.playing().state):
        try:
            subject = find_subject(open_table, seat, words, kind, typed)
        except TableError as error:
            unknown = error
            continue
        subjects[kind] = subject
        reasons[kind] = reason_for(open_table, seat, kind, subject)
    if not reasons and unknown is not None:
        raise unknown
    lines = [
        one_answer(open_table, words, kinds, why, [subjects[kind] for kind in kinds])
        for kinds, why in _with_reason(reasons)
    ]
    return fit_lines(words, lines, MAX_CONTENT)


def all_subjects(open_table: OpenTable, seat: int, words: Catalogue) -> list[Entry]:
    """Return all subjects that a seat can ask about, for any kind of action, each once."""
    kinds = open_table.game.guide.kinds(open_table.playing().state)
    found = (entry for kind in kinds for entry in subject_entries(open_table, seat, words, kind))
    return list({entry.value: entry for entry in found}.values())


def find_subject(open_table: OpenTable, seat: int, words: Catalogue, kind: str, typed: str) -> Subject:
    """Return the subject that was picked or typed; a refusal if it matches none or several."""
    found = {
        subject.id: subject
        for subject in open_table.game.guide.subjects(open_table.playing_seen_by(seat), seat, kind)
    }
    entries = subject_entries(open_table, seat, words, kind)
    meant = match_suggestion(entries, typed)
    if meant is None:
        named = [entry.value for entry in entries if plain(typed) and plain(typed) in plain(entry.shown)]
        if len(named) != 1:
            raise refusal("error-no-such-subject", about=clip(typed, 60))
        (meant,) = named
    return found[meant]


def kind_entries(game: str, kinds: Iterable[str], words: Catalogue) -> list[Entry]:
    """Return a game's kinds of action as entries to pick or type."""
    return [Entry(kind, kind_name(game, kind, words)) for kind in kinds]


def subject_entries(open_table: OpenTable, seat: int, words: Catalogue, kind: str) -> list[Entry]:
    """Return the subjects of a kind of action for a seat, as entries to pick or type."""
    found = open_table.game.guide.subjects(open_table.playing_seen_by(seat), seat, kind)
    return [Entry(subject.id, say_plain(open_table.table, words, subject.name)) for subject in found]


@on_press("what")
async def press_what(interaction: Interaction, pressed: Pressed) -> None:
    """Show what the user can do now, and why other actions are not possible."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await tell(interaction, overview(open_table, own_seat(interaction, open_table), words_for(interaction)))


class WhyCommand(commands.Cog):
    """The command that explains why an action is not possible now, in any game."""

    @app_commands.command(description=command_text("command-why"))
    @app_commands.describe(action=command_text("parameter-why-action"), about=command_text("parameter-why-about"))
    async def why(self, interaction: Interaction, action: Name | None = None, about: Name | None = None) -> None:
        """Explain why an action is not possible now; without one, explain all."""
        open_table = await table_meant(interaction)
        open_table.playing()
        guide, seat, words = open_table.game.guide, own_seat(interaction, open_table), words_for(interaction)
        if guide.before_turns(open_table.playing_seen_by(seat)) is not None or not (action or about):
            await tell(interaction, overview(open_table, seat, words))
            return
        if about and not guide.has_subjects:
            raise refusal("error-no-subjects", game=text(f"game-{open_table.table.game}"))
        if not action:
            await tell(interaction, all_kinds(open_table, seat, words, about or ""))
            return
        kind = match_suggestion(
            kind_entries(open_table.table.game, guide.kinds(open_table.playing().state), words), action
        )
        if kind is None:
            raise refusal("error-no-such-kind", kind=clip(action, 60))
        subject = find_subject(open_table, seat, words, kind, about) if about else None
        why = reason_for(open_table, seat, kind, subject)
        await tell(interaction, one_answer(open_table, words, [kind], why, [subject] if subject else []))

    @why.autocomplete("action")
    async def _kinds(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        open_table = await _running(interaction)
        if open_table is None:
            return []
        kinds = open_table.game.guide.kinds(open_table.playing().state)
        return suggestions(kind_entries(open_table.table.game, kinds, words_for(interaction)), current)

    @why.autocomplete("about")
    async def _subjects(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        open_table, words = await _running(interaction), words_for(interaction)
        seat = None if open_table is None else open_table.table.seat_of(interaction.user.id)
        if open_table is None or seat is None or not open_table.game.guide.has_subjects:
            return []
        action = interaction.namespace.action
        if not action:
            return suggestions(all_subjects(open_table, seat, words), current)
        kinds = kind_entries(open_table.table.game, open_table.game.guide.kinds(open_table.playing().state), words)
        kind = match_suggestion(kinds, str(action))
        return suggestions(subject_entries(open_table, seat, words, kind), current) if kind else []


async def _running(interaction: Interaction) -> OpenTable | None:
    """Return the running table that the command is about, None if there is none; the command then explains why."""
    try:
        open_table = await table_meant(interaction)
    except TableError:
        return None
    return open_table if open_table.match is not None and open_table.table.status == "running" else None


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(WhyCommand())
