"""Taking a turn: the private panel's presses, and the slash commands generated from each game's list."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.answers.panel.panel_plan import build_panel_plan
from cogs.answers.panel.turn_panel import answer_with, show_panel, way_on_from
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card, card_of
from cogs.base.cards.private import answer
from cogs.base.cards.refused_icons import send_with_icons
from cogs.base.cards.way_on import opens_here, playable, tell_on, way_on
from cogs.base.items import MAX_OPTION, Pressed, button, fits, on_press
from cogs.base.localization import command_text
from cogs.base.typed.values import Line
from cogs.base.words import clip, refusal, say_plain, table_words, words_for
from cogs.client.access import table_here
from cogs.client.bot import GameBot, Interaction
from cogs.client.shown_icons import icons_at
from cogs.play.typed_choices import (
    Offer,
    find_choices,
    matching,
    offers_for,
    rest_of_line,
    suggest_choices,
    without_explanation,
)
from cogs.posts.post_buttons import post_view
from engine.kernel import CHOOSE, Command, LineError, text
from engine.registry import games
from engine.tables.open.open_table import OpenTable, StaleError
from engine.tables.open.waiting import WaitingPlace, place_of
from engine.tables.play import RevealError
from engine.tables.turn.ahead import AheadTable, ahead_for

logger = logging.getLogger(__name__)


@on_press("turn")
async def press_turn(interaction: Interaction, pressed: Pressed) -> None:
    """Open the panel."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    open_table.playing()
    await show_panel(interaction, open_table)


@on_press("show")
async def press_show(interaction: Interaction, pressed: Pressed) -> None:
    """Show another kind or page of choices."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    stale = pressed.version != open_table.table.version
    note = words_for(interaction)("panel-moved-on") if stale else ""
    await show_panel(interaction, open_table, show="" if stale else pressed.arg, note=note)


@on_press("pick-sure")
@on_press("pick")
async def press_pick(interaction: Interaction, pressed: Pressed) -> None:
    """Make a choice."""
    choice = pressed.values[0] if pressed.values else pressed.arg
    choices = choice.split() or [choice]  # an unfolded choice is two in a row
    service = interaction.client.service
    try:
        open_table, _ = await service.play.choose_all(
            pressed.table,
            interaction.user.id,
            pressed.version,
            choices,
            sure=pressed.verb == "pick-sure",
            implied=True,
        )
    except RevealError:
        await _warn_of_reveal(interaction, pressed.table, pressed.version, choice)
        return
    except StaleError:
        # A button of an older message, or a second press: show the open question.
        await show_moved_on(interaction, pressed.table)
        return
    await after_choice(interaction, open_table)


async def _warn_of_reveal(interaction: Interaction, table: int, version: int, choice: str) -> None:
    """Ask before a choice that reveals something hidden; the panel's question stays open."""
    words = words_for(interaction)
    danger = discord.ButtonStyle.danger
    act = button(table, "pick-sure", words("button-reveal"), version=version, arg=choice, style=danger)
    back = button(table, "turn", words("button-keep"))
    open_table = await interaction.client.service.tables.look(table)
    await answer_with(interaction, card_of(words("ask-reveal"), [act, back]), open_table)


async def after_choice(interaction: Interaction, open_table: OpenTable) -> None:
    """Answer a user who has made a choice: with their panel, or with the next table that waits for them."""
    if open_table.table.status == "finished":
        over, following = words_for(interaction)("panel-game-over"), await way_on_from(interaction, open_table)
        await answer(interaction, Card(over, *(following or ())))
        return
    await show_panel(interaction, open_table, chosen=True)


async def show_moved_on(interaction: Interaction, table_id: int) -> None:
    """Answer a press on a button of an earlier state of the table."""
    open_table = await interaction.client.service.tables.look(table_id)
    await show_panel(interaction, open_table, note=words_for(interaction)("panel-moved-on"))


@on_press("skip-confirm")
async def press_skip_and_confirm(interaction: Interaction, pressed: Pressed) -> None:
    """Skip the rest of the turn, or pass in another player's, and end it; show the remaining question, if any.

    A user who passed in the public post and has no further question needs no answer, unless their armed plan was
    played in the meantime: its buttons to take and pass are removed.
    """
    service, user = interaction.client.service, interaction.user.id
    before = await service.tables.look(pressed.table)
    was_armed = has_armed(before, user)
    service.panels.note_place(before, user)
    try:
        open_table = await service.play.skip_and_confirm(pressed.table, user, pressed.version)
    except StaleError:
        await show_moved_on(interaction, pressed.table)
        return
    await after_passing(interaction, open_table, was_armed=was_armed)


async def after_passing(interaction: Interaction, open_table: OpenTable, *, was_armed: bool) -> None:
    """Answer a user who has passed; `was_armed`: before, they had an armed plan."""
    seat, message = open_table.to_act(), interaction.message
    done = open_table.table.status == "running" and (seat is None or seat.user != interaction.user.id)
    if done and message is not None and not message.flags.ephemeral and message.id == open_table.table.post:
        table = open_table.table
        icons = icons_at(interaction.client, table)
        view = post_view(open_table, table_words(table), icons=icons)
        await send_with_icons(interaction.client, view, [], lambda: interaction.response.edit_message(view=view))
        words, following = words_for(interaction), await way_on_from(interaction, open_table)
        plan = was_armed and not has_armed(open_table, interaction.user.id)
        told = await _plan_lines(interaction, open_table) if plan else []
        if told or following is not None:
            await tell_on(interaction, " ".join(told or [words("panel-turn-done")]), following)
        return
    await after_choice(interaction, open_table)


async def _plan_lines(interaction: Interaction, open_table: OpenTable) -> list[str]:
    """Return the lines of the user's panel about their plan."""
    outlook = await interaction.client.service.planner.outlook(open_table, interaction.user.id)
    return list(build_panel_plan(outlook, Writer.to(interaction, open_table)).plan)


def has_armed(open_table: OpenTable, user: int) -> bool:
    """Return whether a user has an armed plan at a table."""
    return any(seat.user == user and seat.armed is not None for seat in open_table.table.seats)


@on_press("end-by-choice")
async def press_end_by_choice(interaction: Interaction, pressed: Pressed) -> None:
    """Let the user's last choices end their turns from now on; show their panel again."""
    players, user = interaction.client.service.players, interaction.user.id
    settings = await players.settings(user)
    await players.save(user, structs.replace(settings, ends_turn=True), settings)
    open_table = await interaction.client.service.tables.look(pressed.table)
    await show_panel(interaction, open_table, note=words_for(interaction)("done-ending-on"))


async def _take_back(interaction: Interaction, pressed: Pressed) -> None:
    service = interaction.client.service
    act = {"undo": service.play.undo, "restart": service.play.restart_turn, "redo": service.play.redo}[pressed.verb]
    try:
        open_table = await act(pressed.table, interaction.user.id, pressed.version)
    except StaleError:
        await show_moved_on(interaction, pressed.table)
        return
    await show_panel(interaction, open_table)


for _verb in ("undo", "restart", "redo"):
    on_press(_verb)(_take_back)


# Slash commands


ANYTHING = Command(name=CHOOSE, kinds=(), parameter="choice")
"""The command of every game that makes any choice."""


class GameCommands(commands.GroupCog):
    """The slash commands of one game, made from its list of commands; subclasses only name the game."""

    game: str

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.rules = games()[self.game]
        own = [command for command in self.rules.guide.commands if command.name != CHOOSE]
        for command in (*own, ANYTHING):
            self.__cog_app_commands_group__.add_command(self._command(command))  # type: ignore[union-attr]

    def _command(self, command: Command) -> app_commands.Command[GameCommands, ..., None]:
        general = command.name == CHOOSE
        description = command_text(f"command-{command.name}" if general else f"command-{self.game}-{command.name}")
        if command.parameter is None:

            async def simple(interaction: Interaction) -> None:
                await self._play(interaction, command, "")

            return app_commands.Command(name=command.name, description=description, callback=simple)

        async def play_choice(interaction: Interaction, choice: Line) -> None:
            await self._play(interaction, command, choice)

        async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            return await self._suggest(interaction, command, current)

        app_commands.rename(choice=command.parameter)(play_choice)
        explained = f"parameter-{command.name}" if general else f"parameter-{self.game}-{command.name}"
        app_commands.describe(choice=command_text(explained))(play_choice)
        app_commands.autocomplete(choice=suggest)(play_choice)
        return app_commands.Command(name=command.name, description=description, callback=play_choice)

    async def here(self, interaction: Interaction) -> OpenTable:
        """Return the table in this channel; a refusal if it plays another game."""
        open_table = await table_here(interaction)
        if open_table.table.game != self.game:
            raise refusal("error-other-game", game=text(f"game-{open_table.table.game}"))
        return open_table

    async def _choices(self, interaction: Interaction, command: Command) -> tuple[OpenTable, list[Offer]]:
        here = await self.here(interaction)
        open_table = ahead_for(here, interaction.user.id) or here
        decision = open_table.decision
        seat = open_table.to_act()
        if decision is None or seat is None or seat.user != interaction.user.id:
            return open_table, []
        return open_table, offers_for(open_table, command, words_for(interaction))

    async def _suggest(
        self, interaction: Interaction, command: Command, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            open_table, offers = await self._choices(interaction, command)
            return suggest_choices(open_table, command, offers, current, words_for(interaction)) if offers else []
        except Exception as error:  # noqa: BLE001 - without suggestions, the command reports the error
            logger.info("no suggestions for /%s %s: %s", self.game, command.name, error)
            return []

    async def _play(self, interaction: Interaction, command: Command, typed: str) -> None:
        open_table, offers = await self._choices(interaction, command)
        words = words_for(interaction)
        open_table.playing()
        seat = open_table.to_act()
        if seat is not None and seat.user == interaction.user.id:
            # The name of a command without a parameter is the only word for its choice.
            sole = command.parameter is None and len(offers) == 1
            try:
                typed = without_explanation(open_table, command, offers, typed, words)
                choices = offers[0].id.split() if sole else find_choices(open_table, command, offers, typed)
            except LineError as error:
                if open_table.presses:
                    raise
                choices = rest_of_line(open_table, command, typed)
                if not choices:
                    await self._keep(interaction, open_table, typed, error)
                    return
            choices = choices or rest_of_line(open_table, command, typed)
            if choices and isinstance(open_table, AheadTable):
                await keep_answer(interaction, open_table.table.id, open_table.table.version, choices[0])
                return
            if choices:
                await make(interaction, open_table, choices)
                return
            labels = "; ".join(each.label for each in (matching(offers, typed) or offers)[:6])
            key = "error-command-ambiguous" if labels else "error-command-not-now"
            prompt = say_plain(open_table.table, words, open_table.decision.prompt) if open_table.decision else ""
            raise refusal(
                key, typed=typed[:60], choices=labels, prompt=prompt, command=f"/{self.game} {command.name}"
            )
        # If it is not this user's turn, the service refuses with its own text.
        open_table, _ = await self.bot.service.play.choose(open_table.table.id, interaction.user.id, None, typed)
        await after_choice(interaction, open_table)

    async def _keep(self, interaction: Interaction, open_table: OpenTable, typed: str, error: LineError) -> None:
        """Make the choices of a line up to its first invalid word, if there are any, and name that word.

        Choices that reveal something are not made, as the user did not confirm them. Raises LineError if none are
        left.
        """
        made, match, words = error.made, open_table.playing(), words_for(interaction)
        safe = match.safe(made)
        if not safe or safe < len(made):
            raise error
        play, version = self.bot.service.play, open_table.table.version
        open_table, _ = await play.choose_all(open_table.table.id, interaction.user.id, version, list(made))
        line = " ".join(typed.split()[: error.understood])
        why = say_plain(open_table.table, words, error.brief)
        await show_panel(interaction, open_table, note=words("line-kept", line=clip(line, MAX_OPTION), why=why))


async def keep_answer(interaction: Interaction, table: int, turn: int, choice: str | None) -> None:
    """Keep the user's answer to the offer of another player's turn (None: forget it); show their open question."""
    user, words = interaction.user.id, words_for(interaction)
    try:
        open_table = await interaction.client.service.play.keep_answer(table, user, turn, choice)
    except StaleError:
        await show_moved_on(interaction, table)
        return
    if choice is not None and ahead_for(open_table, user) is None:
        await after_choice(interaction, open_table)
        return
    await show_panel(interaction, open_table, note=words("answer-none") if choice is None else "")


async def make(interaction: Interaction, open_table: OpenTable, choices: list[str]) -> None:
    """Make choices for the active player; ask before the first that reveals something, and make the rest after that."""
    play, table, user = interaction.client.service.play, open_table.table.id, interaction.user.id
    version, match = open_table.table.version, open_table.playing()
    safe = match.safe(choices)
    if safe < len(choices) and not fits(table, version, "pick-sure", " ".join(choices)):
        # A button has no room for all of them, so make the earlier ones, and ask about the one that reveals something.
        if safe:
            open_table, _ = await play.choose_all(table, user, version, choices[:safe])
        choices, version, safe = choices[safe : safe + 1], open_table.table.version, 0
    if safe < len(choices):
        await _warn_of_reveal(interaction, table, version, " ".join(choices))
        return
    open_table, _ = await play.choose_all(table, user, version, choices, implied=True)
    await after_choice(interaction, open_table)


@on_press("next")
async def press_next(interaction: Interaction, pressed: Pressed) -> None:
    """Open the table that the button names or, if it no longer waits for the user, the next one that does."""
    service, user = interaction.client.service, interaction.user.id
    waiting = playable(interaction, await service.panels.waiting_from(user, WaitingPlace.read(pressed.arg)))
    for table in waiting:
        if opens_here(interaction, table):
            open_table = await service.tables.look(table.id)
            if place_of(open_table.table, user) is not None:
                await show_panel(interaction, open_table, others=True)
                return
    words, following = words_for(interaction), way_on(interaction, waiting)
    await answer(interaction, Card(words("next-none"), *(following or ())))
