"""Planning aids: rehearsing a turn in a private sandbox, the plan saved from it, private notes."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.below_picture import page_and_view, page_buttons, page_line
from cogs.answers.panel.panel_picture import begin_picture
from cogs.answers.panel.panel_plan import gains_of, in_a_row, name_of, otherwise, why_not_armed
from cogs.answers.panel.turn_panel import answer_with, show_panel
from cogs.answers.pictures import answer_with_picture
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card, card_of
from cogs.base.cards.private import answer, defer, tell
from cogs.base.items import Pressed, TableButton, button, form, on_press
from cogs.base.localization import command_text
from cogs.base.words import MAX_CONTENT, clip, refusal, say, title, whole_number, words_for
from cogs.client.access import table_here
from cogs.client.bot import GameBot, Interaction
from cogs.client.drawing import draw_file, turns_played
from cogs.play.play import show_moved_on
from cogs.play.sandbox import build_sandbox, picture_of
from engine.catalogue import Catalogue
from engine.records.drafts import MAX_NOTES, ArmingRule
from engine.records.table import Table
from engine.tables.checks import not_seated
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.turn.planner import Armed, Planner, Used
from engine.tables.turn.question import work_out
from engine.tables.turn.sandbox import Sandbox
from engine.tables.turn.view import at_one_version
from render.registry import OWN_BOARD, pictures

DRAFTS = re.compile("[0-9]{1,18}")
"""The version of a user's drafts in a custom id."""


# The sandbox


async def show_sandbox(
    interaction: Interaction,
    sandbox: Sandbox,
    *,
    show: str = "",
    note: str = "",
    later: bool = False,
) -> None:
    """Answer with the panel of the user's sandbox; its picture follows. See `answer_with` for `later`."""
    write = Writer.to(interaction, sandbox)
    await work_out(sandbox, write.plain)
    picture = begin_picture(interaction, sandbox, picture_of(sandbox))
    panel = build_sandbox(sandbox, write, show=show, note=note)
    await answer_with(interaction, panel, sandbox, picture, later=later)


async def _open(interaction: Interaction, table: int) -> None:
    sandbox = await interaction.client.service.planner.open(table, interaction.user.id)
    await show_sandbox(interaction, sandbox)


async def show_as_it_stands(interaction: Interaction, table: int) -> None:
    """Answer a press on a button of an earlier version of the sandbox."""
    sandbox = await interaction.client.service.planner.look(table, interaction.user.id)
    await show_sandbox(interaction, sandbox, note=words_for(interaction)("sandbox-stale"))


@on_press("try")
async def press_try(interaction: Interaction, pressed: Pressed) -> None:
    """Open the sandbox as the user left it, or on the table's current state."""
    await _open(interaction, pressed.table)


@on_press("try-past")
async def press_try_past(interaction: Interaction, pressed: Pressed) -> None:
    """Open the sandbox on the state after an earlier turn of the game."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    await defer(interaction, new=True)
    played, number = await turns_played(interaction, open_table), whole_number(pressed.arg)
    packed = played.state(number) if number is not None and number <= played.last else b""
    if number is None or not packed:
        raise refusal("error-try-turn-gone")
    planner, user = interaction.client.service.planner, interaction.user.id
    await show_sandbox(interaction, await planner.begin_after(pressed.table, user, number, packed))


@on_press("try-show")
async def press_show(interaction: Interaction, pressed: Pressed) -> None:
    """Show another kind or page of choices."""
    try:
        sandbox = await interaction.client.service.planner.look(pressed.table, interaction.user.id, pressed.version)
    except StaleError:
        await show_as_it_stands(interaction, pressed.table)
        return
    await show_sandbox(interaction, sandbox, show=pressed.arg)


async def _act(planner: Planner, user: int, pressed: Pressed) -> Sandbox:
    """Perform a press on the user's sandbox."""
    match pressed.verb:
        case "try-undo":
            return await planner.undo(pressed.table, user, pressed.version)
        case "try-redo":
            return await planner.redo(pressed.table, user, pressed.version)
        case "try-over":
            return await planner.start_over(pressed.table, user, pressed.version)
        case _:
            choice = pressed.values[0] if pressed.values else pressed.arg
            return await planner.choose(pressed.table, user, pressed.version, choice)


async def press_in_sandbox(interaction: Interaction, pressed: Pressed) -> None:
    """Make a choice in the sandbox, undo it, or start over."""
    try:
        sandbox = await _act(interaction.client.service.planner, interaction.user.id, pressed)
    except StaleError:
        await show_as_it_stands(interaction, pressed.table)
        return
    await show_sandbox(interaction, sandbox)


for _verb in ("try-pick", "try-undo", "try-redo", "try-over"):
    on_press(_verb)(press_in_sandbox)


@on_press("try-see")
async def press_see(interaction: Interaction, pressed: Pressed) -> None:
    """Show a picture of the sandbox, or another page of it in its place."""
    sandbox = await interaction.client.service.planner.look(pressed.table, interaction.user.id)
    page, shown = page_and_view(pressed.values, pressed.arg)
    await defer(interaction, new=shown == pressed.arg)
    state = sandbox.playing().state
    view = OWN_BOARD if shown == OWN_BOARD else pictures()[sandbox.table.game].post_view(state)
    drawn = await draw_file(interaction.client, sandbox, view, interaction, seat=sandbox.draft.seat, page=page)
    words = words_for(interaction)
    turning = page_buttons(sandbox, words, shown, drawn, verb="see")
    card = card_of(
        words("sandbox-mark") + page_line(words, drawn),
        [*turning, button(pressed.table, "icons", words("button-icons"))],
    )
    await answer_with_picture(interaction, card, drawn and drawn.file)


async def _leave(interaction: Interaction, pressed: Pressed) -> None:
    """Save, arm or discard the rehearsed turn, and return to the table's panel."""
    planner, user = interaction.client.service.planner, interaction.user.id
    words = words_for(interaction)
    try:
        sandbox = await planner.look(pressed.table, user, pressed.version)
        if pressed.verb == "try-drop":
            await planner.throw_away(pressed.table, user, pressed.version)
            note = words("sandbox-thrown-away")
        else:
            kept = await planner.keep(pressed.table, user, pressed.version)
            note = words("plan-kept-due" if sandbox.due else "plan-kept")
    except StaleError:
        await show_as_it_stands(interaction, pressed.table)
        return
    if pressed.verb == "try-arm":
        try:
            armed = await planner.arm(pressed.table, user, version=kept.version, shown=sandbox.does())
            note = _armed_text(sandbox.table, words, armed)
        except TableError as error:
            # The plan is saved by now; only arming it is refused.
            note = words("plan-not-armed", why=say(sandbox.table, words, error.text))
    open_table = await interaction.client.service.tables.look(pressed.table)
    await show_panel(interaction, open_table, note=note)


def _armed_text(table: Table, words: Catalogue, armed: Armed) -> str:
    """Return the text about a newly armed plan: its gains, and whether they match those shown."""
    assert armed.plan.arming is not None
    said = words("plan-armed", gains=gains_of(table, words, armed.plan.arming))
    return "\n".join(filter(None, [said, otherwise(table, words, armed)]))


for _verb in ("try-keep", "try-arm", "try-drop"):
    on_press(_verb)(_leave)


@on_press("try-use")
async def press_try_use(interaction: Interaction, pressed: Pressed) -> None:
    """Make the rehearsed choices at the table in the user's turn, like a plan's: all but the confirmation."""
    planner, user = interaction.client.service.planner, interaction.user.id
    try:
        used = await planner.use_tried(pressed.table, user, pressed.version)
    except StaleError:
        await show_as_it_stands(interaction, pressed.table)
        return
    await show_panel(interaction, used.open_table, note=how_far(used, words_for(interaction)))


# The plan


async def _plan_page(interaction: Interaction, open_table: OpenTable, note: str = "") -> Card:
    """Return the user's plan, what of it is possible now, and buttons, below a `note`. Raises TableError without a plan."""
    client, user, words = interaction.client, interaction.user.id, words_for(interaction)
    open_table, outlook = await at_one_version(
        client.service.tables, open_table, lambda now: client.service.planner.outlook(now, user)
    )
    table = open_table.table
    if table.seat_of(user) is None:
        raise not_seated(table)
    open_table.playing()
    if outlook.plan is None:
        raise refusal("error-plan-played" if outlook.played is not None else "error-no-plan")
    choices, version = outlook.plan.choices, outlook.version
    lines = [*filter(None, [note]), words("plan-heading", table=title(table, words))]
    above = why_not_armed(table, outlook, words)
    lines += [above] if above else []
    lines += [f"{number}. {name_of(table, words, planned)}" for number, planned in enumerate(choices, start=1)]
    closing = words("plan-possible")
    if outlook.possible < len(choices):
        key = "plan-possible-until" if outlook.possible else "plan-possible-not"
        closing = words(key, choice=name_of(table, words, choices[outlook.possible]))
    arming = outlook.plan.arming
    row = list[TableButton]()
    if outlook.armed and arming is not None:
        closing = words(f"plan-armed-{arming.rule}", gains=gains_of(table, words, arming))
        other = "same" if arming.rule == "untouched" else "untouched"
        row.append(button(table.id, "plan-disarm", words("button-plan-disarm"), version=version))
        row.append(button(table.id, "plan-arm", words(f"button-plan-{other}"), version=version, arg=other))
    elif outlook.can_arm:
        row.append(button(table.id, "plan-arm", words("button-plan-arm"), version=version, arg="untouched"))
    row.append(button(table.id, "try", words("button-try")))
    if outlook.due and outlook.possible:
        row.insert(0, _use_button(table, version, words))
    danger = discord.ButtonStyle.danger
    row.append(button(table.id, "plan-drop", words("button-plan-drop"), version=version, style=danger))
    return Card(clip("\n".join(lines), MAX_CONTENT - len(closing) - 1), closing, row)


def _use_button(table: Table, drafts: int, words: Catalogue) -> TableButton:
    green = discord.ButtonStyle.success
    return button(table.id, "use-plan", words("button-plan-use"), version=table.version, arg=str(drafts), style=green)


async def _show_plan(interaction: Interaction, open_table: OpenTable) -> None:
    await answer(interaction, await _plan_page(interaction, open_table), new=True)


async def press_arm(interaction: Interaction, pressed: Pressed) -> None:
    """Arm the plan with the requested rule, or disarm it, and show its status.

    A button of an earlier version of the user's drafts, or of a release without versions, changes nothing.
    """
    planner, user, words = interaction.client.service.planner, interaction.user.id, words_for(interaction)
    note, tables = "", interaction.client.service.tables
    try:
        if pressed.verb == "plan-disarm":
            await planner.disarm(pressed.table, user, version=pressed.version)
        else:
            rule: ArmingRule = "same" if pressed.arg == "same" else "untouched"
            armed = await planner.arm(pressed.table, user, rule, version=pressed.version)
            note = otherwise((await tables.look(pressed.table)).table, words, armed)
    except StaleError:
        note = words("plan-stale")
    open_table = await tables.look(pressed.table)
    if pressed.arg == "panel":
        await show_panel(interaction, open_table, note=note)
        return
    await _show_plan_in_place(interaction, open_table, note)


async def _show_plan_in_place(interaction: Interaction, open_table: OpenTable, note: str) -> None:
    """Show the plan's status, in place of the message pressed, with a line on top."""
    await answer(interaction, await _plan_page(interaction, open_table, note))


for _verb in ("plan-arm", "plan-disarm"):
    on_press(_verb)(press_arm)


@on_press("plan")
async def press_plan(interaction: Interaction, pressed: Pressed) -> None:
    """Show the plan."""
    await _show_plan(interaction, await interaction.client.service.tables.look(pressed.table))


@on_press("plan-drop")
async def press_plan_drop(interaction: Interaction, pressed: Pressed) -> None:
    """Discard the plan."""
    words = words_for(interaction)
    try:
        await interaction.client.service.planner.drop(pressed.table, interaction.user.id, version=pressed.version)
    except StaleError:
        open_table = await interaction.client.service.tables.look(pressed.table)
        await _show_plan_in_place(interaction, open_table, words("plan-stale"))
        return
    await answer(interaction, Card(words("plan-dropped")))


@on_press("use-plan")
async def press_use_plan(interaction: Interaction, pressed: Pressed) -> None:
    """Make the plan's choices at the table. A button with another version of the user's drafts changes nothing."""
    drafts = int(pressed.arg) if DRAFTS.fullmatch(pressed.arg) else 0
    try:
        used = await interaction.client.service.planner.use(
            pressed.table, interaction.user.id, pressed.version, drafts
        )
    except StaleError:
        await show_moved_on(interaction, pressed.table)
        return
    await show_panel(interaction, used.open_table, note=how_far(used, words_for(interaction)))


def how_far(used: Used, words: Catalogue) -> str:
    """Return one line about the choices of a plan that were made and those that are left."""
    if not used.left:
        return words("plan-used")
    table, (first, *more) = used.open_table.table, used.left
    choice = name_of(table, words, first)
    if used.irrevocable:
        return words("plan-used-irrevocable", made=used.made, choice=choice)
    left = in_a_row(table, words, more)
    return words("plan-used-until", made=used.made, choice=choice, more=len(more), left=left)


class Plans(commands.Cog):
    """Planning of the next turn."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-plan"))
    async def plan(self, interaction: Interaction) -> None:
        """Show the plan; if there is none, open the sandbox to make one."""
        open_table = await table_here(interaction)
        outlook = await self.bot.service.planner.outlook(open_table, interaction.user.id)
        if outlook.plan is None and outlook.played is None:
            await _open(interaction, open_table.table.id)
        else:
            await _show_plan(interaction, open_table)


# Notes


async def _ask_for_notes(interaction: Interaction, open_table: OpenTable) -> None:
    notes = await interaction.client.service.planner.notes(open_table.table.id, interaction.user.id)
    words = words_for(interaction)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        style=discord.TextStyle.paragraph, default=notes or None, max_length=MAX_NOTES, required=False
    )
    label: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(text=words("notes-label"), component=field)
    heading = words("notes-title", table=title(open_table.table, words))
    await interaction.response.send_modal(form(open_table.table.id, "notes-keep", heading, label))


@on_press("notes")
async def press_notes(interaction: Interaction, pressed: Pressed) -> None:
    """Open the notes for editing."""
    await _ask_for_notes(interaction, await interaction.client.service.tables.look(pressed.table))


@on_press("notes-keep", form=True)
async def send_notes(interaction: Interaction, pressed: Pressed) -> None:
    """Save the submitted notes; if they were opened from the panel, show it with them."""
    written = pressed.values[0] if pressed.values else ""
    kept = await interaction.client.service.planner.save_notes(pressed.table, interaction.user.id, written)
    open_table = await interaction.client.service.tables.look(pressed.table)
    if interaction.message is not None and open_table.table.status == "running":
        await show_panel(interaction, open_table)
        return
    words = words_for(interaction)
    await tell(interaction, words("notes-kept" if kept else "notes-empty", table=title(open_table.table, words)))


class Notes(commands.Cog):
    """Private notes on a table."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-notes"))
    async def notes(self, interaction: Interaction) -> None:
        """Open the notes for editing."""
        await _ask_for_notes(interaction, await table_here(interaction))


async def setup(bot: GameBot) -> None:
    """Add the cogs."""
    await bot.add_cog(Plans(bot))
    await bot.add_cog(Notes(bot))
