"""`/learn`: a guided lesson for one user, in a private message that is edited step by step."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.drawing import Studio, draw_file
from cogs.house import House, person
from cogs.items import Pressed, on_press
from cogs.lesson import build_lesson
from cogs.words import words_for
from engine.catalogue import catalogue
from engine.keeper import StaleError
from engine.lessons import Lesson, Teacher
from engine.table import Person
from engine.tutorial import tutorials

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[House]
_en = catalogue()
_drawing: set[asyncio.Task[None]] = set()


async def show_lesson(interaction: Interaction, lesson: Lesson, *, show: str = "", note: str = "") -> None:
    """Answer with the panel of a lesson: in place of the message pressed, else as a new private one.

    The picture follows once it is drawn, unless only other choices are shown.
    """
    panel = build_lesson(lesson, words_for(interaction), show=show, note=note)
    if interaction.message is not None:
        await interaction.response.edit_message(content=panel.content, view=panel.view)
    else:
        await interaction.response.send_message(panel.content, view=panel.view, ephemeral=True)
    if not show and lesson.wrong is None:
        task = asyncio.create_task(_add_picture(interaction, lesson))
        _drawing.add(task)
        task.add_done_callback(_drawing.discard)


async def _add_picture(interaction: Interaction, lesson: Lesson) -> None:
    """Put the step's picture under the panel, unless the user has gone on meanwhile."""
    teacher = interaction.client.teacher
    try:
        file = await draw_file(
            interaction.client,
            lesson,
            lesson.view,
            interaction,
            seat=lesson.tutorial.learner,
            priority=Studio.ASIDE,
            shown=lesson.shown,
        )
        version = await teacher.version(person(interaction.user), lesson.tutorial.game)
        if file is not None and version == lesson.progress.version:
            await interaction.edit_original_response(attachments=[file])
    except discord.HTTPException as error:
        logger.info("picture of lesson %s not added: %s", lesson.tutorial.game, error)
    except Exception:
        logger.exception("picture of lesson %s failed", lesson.tutorial.game)


async def _act(teacher: Teacher, who: Person, game: str, pressed: Pressed) -> Lesson:
    """Do what a press says."""
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


def _game_of(pressed: Pressed) -> str:
    """Return the game a press is about, from its verb `learn-<game>-<act>`."""
    return pressed.verb.split("-")[1]


async def press_in_lesson(interaction: Interaction, pressed: Pressed) -> None:
    """Make a choice or show others, let the lesson make it, go back, or start over."""
    teacher, who, game = interaction.client.teacher, person(interaction.user), _game_of(pressed)
    try:
        lesson = await _act(teacher, who, game, pressed)
    except StaleError:
        lesson = await teacher.look(who, game)
        await show_lesson(interaction, lesson, note=words_for(interaction)("learn-stale"))
        return
    await show_lesson(interaction, lesson, show=pressed.arg if pressed.verb.endswith("-show") else "")


async def press_board(interaction: Interaction, pressed: Pressed) -> None:
    """Show the whole table of the lesson, as a private message of its own."""
    lesson = await interaction.client.teacher.look(person(interaction.user), _game_of(pressed))
    await interaction.response.defer(ephemeral=True, thinking=True)
    file = await draw_file(interaction.client, lesson, "table", interaction, seat=lesson.tutorial.learner)
    assert file is not None
    await interaction.followup.send(words_for(interaction)("learn-board"), file=file, ephemeral=True)


async def press_leave(interaction: Interaction, pressed: Pressed) -> None:
    """Put the lesson away; its place is kept."""
    sentence = words_for(interaction)("learn-left", game=words_for(interaction)(f"game-{_game_of(pressed)}"))
    await interaction.response.edit_message(content=sentence, view=None, attachments=[])


for _game in tutorials():
    for _verb in ("pick", "show", "demo", "back", "over"):
        on_press(f"learn-{_game}-{_verb}")(press_in_lesson)
    on_press(f"learn-{_game}-board")(press_board)
    on_press(f"learn-{_game}-leave")(press_leave)


class Learn(commands.Cog):
    """Lessons for newcomers."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(description=_en("command-learn"))
    @app_commands.describe(game=_en("parameter-learn-game"))
    @app_commands.choices(
        game=[
            app_commands.Choice(
                name=_en("learn-choice", game=_en(f"game-{name}"), minutes=tutorial.minutes), value=name
            )
            for name, tutorial in sorted(tutorials().items(), key=lambda item: -item[1].minutes)
        ]
    )
    async def learn(self, interaction: Interaction, game: str = "nucleum") -> None:
        """Open the user's lesson of a game where it was left, or from the beginning."""
        lesson = await self.house.teacher.open(person(interaction.user), game)
        words = words_for(interaction)
        note = words("learn-renewed") if lesson.renewed else words("learn-resumed") if lesson.resumed else ""
        await show_lesson(interaction, lesson, note=note)


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(Learn(house))
