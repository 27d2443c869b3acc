"""`/learn`: a guided lesson for one user, in a private message that is edited step by step."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.below_picture import page_and_view, view_of
from cogs.answers.panel.panel_picture import begin_picture
from cogs.answers.panel.turn_panel import answer_with
from cogs.answers.pictures import send_picture
from cogs.answers.table_text import answer_text, send_legend_text
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.words import words_for
from cogs.client.bot import GameBot, Interaction, person
from cogs.help.lesson import build_lesson, subject
from engine.records.table import Person
from engine.records.tutorial import tutorials
from engine.tables.lessons import Lesson, Teacher
from engine.tables.open.open_table import StaleError
from engine.tables.turn.question import work_out


async def show_lesson(interaction: Interaction, lesson: Lesson, *, show: str = "", note: str = "") -> None:
    """Answer with the panel of a lesson and its picture."""
    write = Writer.to(interaction, lesson)
    await work_out(lesson, write.plain)
    picture = begin_picture(interaction, lesson, lesson.view)
    await answer_with(interaction, build_lesson(lesson, write, show=show, note=note), lesson, picture)


async def _act(teacher: Teacher, who: Person, game: str, pressed: Pressed) -> Lesson:
    """Carry out a press."""
    act = pressed.verb.rpartition("-")[2]
    if act == "pick":
        choice = pressed.values[0] if pressed.values else pressed.arg
        return await teacher.choose(who, game, pressed.version, choice)
    if act == "demo":
        return await teacher.show(who, game, pressed.version)
    if act == "back":
        return await teacher.back(who, game, pressed.version)
    if act == "over":
        return await teacher.start_over(who, game, pressed.version)
    return await teacher.look(who, game, pressed.version)


def _tutorial_of(pressed: Pressed) -> str:
    """Return the name of the tutorial of a press, from its verb `learn-<name>-<act>`."""
    return pressed.verb.split("-")[1]


async def _look(interaction: Interaction, pressed: Pressed) -> Lesson:
    """Return the current state of a press's lesson, regardless of the version that the press names."""
    return await interaction.client.teacher.look(person(interaction.user), _tutorial_of(pressed))


async def press_in_lesson(interaction: Interaction, pressed: Pressed) -> None:
    """Make a choice or show others, have the lesson make it, go back, or start over."""
    teacher, who, game = interaction.client.teacher, person(interaction.user), _tutorial_of(pressed)
    try:
        lesson = await _act(teacher, who, game, pressed)
    except StaleError:
        # A button of an older message, or a second press: show the current lesson.
        lesson = await teacher.look(who, game)
        await show_lesson(interaction, lesson, note=words_for(interaction)("learn-stale"))
        return
    await show_lesson(interaction, lesson, show=pressed.arg if pressed.verb.endswith("-show") else "")


async def press_board(interaction: Interaction, pressed: Pressed) -> None:
    """Show the whole table of the lesson in a separate private message."""
    lesson = await _look(interaction, pressed)
    await send_picture(interaction, lesson, "table", content=words_for(interaction)("learn-board"))


async def press_view(interaction: Interaction, pressed: Pressed) -> None:
    """Show a view of the lesson's table, or another page of one, in place of the picture above the menu."""
    lesson = await _look(interaction, pressed)
    page, value = page_and_view(pressed.values, pressed.arg)
    view, seat = view_of(lesson, value)
    await send_picture(interaction, lesson, view, seat=seat, in_place=True, page=page)


async def press_icons(interaction: Interaction, pressed: Pressed) -> None:
    """Show the meanings of the icons in the lesson's pictures."""
    await send_picture(interaction, await _look(interaction, pressed), "legend")


async def press_text(interaction: Interaction, pressed: Pressed) -> None:
    """Open the lesson's table as text, or turn to another page of it."""
    await answer_text(interaction, await _look(interaction, pressed), pressed)


async def press_legend(interaction: Interaction, pressed: Pressed) -> None:
    """Show the meanings of the icons in the lesson's pictures as text."""
    open_table = await _look(interaction, pressed)
    await send_legend_text(interaction, open_table.table.game, open_table)


async def press_leave(interaction: Interaction, pressed: Pressed) -> None:
    """Close the lesson; its progress is saved."""
    words = words_for(interaction)
    sentence = words("learn-left", game=subject(tutorials()[_tutorial_of(pressed)], words))
    await answer(interaction, Card(sentence))


for _game in tutorials():
    for _verb in ("pick", "show", "demo", "back", "over"):
        on_press(f"learn-{_game}-{_verb}")(press_in_lesson)
    on_press(f"learn-{_game}-board")(press_board)
    on_press(f"learn-{_game}-view")(press_view)
    on_press(f"learn-{_game}-icons")(press_icons)
    on_press(f"learn-{_game}-text")(press_text)
    on_press(f"learn-{_game}-legend")(press_legend)
    on_press(f"learn-{_game}-leave")(press_leave)


async def open_lesson(interaction: Interaction, game: str) -> None:
    """Open the user's lesson of a game where they left it, or from the beginning."""
    lesson = await interaction.client.teacher.open(person(interaction.user), game)
    words = words_for(interaction)
    note = words("learn-renewed") if lesson.renewed else words("learn-resumed") if lesson.resumed else ""
    await show_lesson(interaction, lesson, note=note)


class Learn(commands.Cog):
    """Lessons for newcomers."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-learn"))
    @app_commands.describe(game=command_text("parameter-learn-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=command_text(f"learn-choice-{game}"), value=game) for game in tutorials()]
    )
    async def learn(self, interaction: Interaction, game: str = "nucleum") -> None:
        """Open the user's lesson of a game where they left it, or from the beginning."""
        await open_lesson(interaction, game)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Learn(bot))
