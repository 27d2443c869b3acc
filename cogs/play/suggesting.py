"""Suggest a Turn: the sandbox opens with the choices that a computer player would make, and why."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cogs.answers.panel.turn_panel import show_panel
from cogs.answers.writer import Writer
from cogs.base.items import Pressed, on_press
from cogs.base.not_done import NOT_DONE
from cogs.base.words import clip_shown, words_for
from cogs.client.bot import Interaction
from cogs.play.planning import show_as_it_stands, show_sandbox
from cogs.play.play import show_moved_on
from engine.kernel import Game, RuleError
from engine.tables.open.open_table import StaleError
from engine.tables.thinking import CannotThink
from engine.tables.turn.sandbox import Sandbox
from engine.workers import Stopped

logger = logging.getLogger(__name__)

MAX_REASONS = 5
"""Maximum number of reasons for a suggested turn."""
MAX_REASON = 200
"""Maximum number of characters of a reason."""


@on_press("suggest")
async def press_suggest(interaction: Interaction, pressed: Pressed) -> None:
    """Suggest the rest of the user's turn, in a new sandbox that replaces their panel."""
    suggestions, user = interaction.client.service.suggestions, interaction.user.id
    try:
        open_table = await suggestions.at_turn(pressed.table, user, pressed.version)
    except StaleError:
        await show_moved_on(interaction, pressed.table)
        return
    note = _thinking_line(interaction, open_table.game)
    await _begin(
        interaction,
        show_panel(interaction, open_table, note=note),
        lambda: suggestions.for_turn(pressed.table, user, pressed.version),
    )


@on_press("try-suggest")
async def press_try_suggest(interaction: Interaction, pressed: Pressed) -> None:
    """Suggest the rest of the turn that the user rehearses."""
    suggestions, user = interaction.client.service.suggestions, interaction.user.id
    try:
        sandbox = await suggestions.in_sandbox(pressed.table, user, pressed.version)
    except StaleError:
        await show_as_it_stands(interaction, pressed.table)
        return
    note = _thinking_line(interaction, sandbox.game)
    await _begin(
        interaction,
        show_sandbox(interaction, sandbox, note=note),
        lambda: suggestions.complete(pressed.table, user, pressed.version),
    )


def _thinking_line(interaction: Interaction, game: Game[Any]) -> str:
    words = words_for(interaction)
    return words("suggest-thinking", level=words(f"level-{game.levels[-1]}"))


async def _begin(
    interaction: Interaction, answer: Coroutine[Any, Any, None], find: Callable[[], Awaitable[Sandbox]]
) -> None:
    """Answer a press that asks for a suggestion, then find and show it in its own task: it may take a while."""
    suggestions, user = interaction.client.service.suggestions, interaction.user.id
    try:
        suggestions.start(user)
    except RuleError:
        # Close it, since Python warns of coroutines that are never awaited.
        answer.close()
        raise
    try:
        await answer
    except BaseException:
        # The task that would do this is not started, and the user could not ask for another suggestion.
        suggestions.finish(user)
        raise
    interaction.client.tasks.begin(_suggest(interaction, find), f"suggestion for user {user}")


async def _suggest(interaction: Interaction, find: Callable[[], Awaitable[Sandbox]]) -> None:
    """Show a suggestion in place of the message pressed once it is found.

    If the user has continued in the meantime, nothing is shown, since the message has other contents by then.
    """
    words = words_for(interaction)
    try:
        sandbox = await find()
        write = Writer.to(interaction, sandbox)
        made = write("suggest-made", level=write(f"level-{sandbox.game.levels[-1]}"))
        note = "\n".join([made, *reasons(sandbox, write)])
        await show_sandbox(interaction, sandbox, note=note, later=True)
    except (StaleError, Stopped) as gone:
        # Before RuleError, of which StaleError is a kind. Stopped: the bot is stopping.
        logger.info("no suggestion for user %d: %s", interaction.user.id, gone)
    except (CannotThink, RuleError) as error:
        if isinstance(error, CannotThink):
            logger.exception("no suggestion for user %d", interaction.user.id)
        said = words.say(error.text) if isinstance(error, RuleError) else words("suggest-failed")
        await _tell(interaction, said)
    except NOT_DONE as error:
        # The message was dismissed, or its token has expired (15 minutes).
        logger.info("a suggestion for user %d is not shown: %s", interaction.user.id, error)
    except Exception:
        # Nothing waits for this task. When the bot stops, errors are expected, and the user cannot be reached.
        if not interaction.client.is_closed():
            logger.exception("no suggestion for user %d", interaction.user.id)
            await _tell(interaction, words("suggest-failed"))
    finally:
        interaction.client.service.suggestions.finish(interaction.user.id)


async def _tell(interaction: Interaction, sentence: str) -> None:
    try:
        await interaction.followup.send(sentence, ephemeral=True)
    except NOT_DONE as error:
        logger.info("user %d is not told of a suggestion: %s", interaction.user.id, error)


def reasons(sandbox: Sandbox, write: Writer) -> list[str]:
    """Return the results of the choices made in a sandbox, as lines, like the remarks beside them on the panel.

    The first choice, such as a tile to play, often only says what comes next: it is left out if others follow. So is
    a choice whose outlook the next one repeats.
    """
    game, guide, state = sandbox.game, sandbox.game.guide, sandbox.game.decode(sandbox.draft.base)
    lines, before = list[str](), ""
    for choice_id in sandbox.rehearsal.since:
        decision = game.decision(state)
        assert decision is not None
        choice = decision.by_id[choice_id]
        outlook = guide.outlook(state, choice)
        if outlook is not None and choice.kind not in guide.unfolds and len(decision.main) > 1:
            led_to = write.markup(outlook)
            if lines and led_to.startswith(before):
                lines.pop()
            why, before = write("suggest-why", choice=write.markup(choice.label), why=led_to), led_to
            lines.append(f"-# {clip_shown(why, MAX_REASON)}")
        game.apply(state, choice_id)
    return (lines[1:] or lines)[:MAX_REASONS]
