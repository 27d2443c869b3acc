"""The first three steps as buttons, each followed by the choice of a game: a lesson, a table, the rules."""

from __future__ import annotations

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, TableButton, button, in_rows, on_press
from cogs.base.words import refusal, words_for
from cogs.client.bot import Interaction
from cogs.help.help_context import HelpContext
from cogs.help.learn import open_lesson
from cogs.help.pages import send_page
from cogs.posts.lobby_post import open_lobby
from engine.catalogue import Catalogue
from engine.records.tutorial import tutorials
from engine.registry import games

STEPS = ("learn", "new", "rules")
VERB = "first"


def first_buttons(words: Catalogue) -> list[TableButton]:
    """Return the buttons of the first three steps."""
    return [button(0, f"{VERB}-{step}", words(f"button-first-{step}")) for step in STEPS]


async def _ask(interaction: Interaction, step: str, labels: dict[str, str]) -> None:
    """Ask privately which game a step is for."""
    words = words_for(interaction)
    buttons = [button(0, f"{VERB}-{step}", label, arg=name) for name, label in labels.items()]
    await tell(interaction, words(f"first-{step}"), *in_rows(buttons))


def _games(interaction: Interaction) -> dict[str, str]:
    words = words_for(interaction)
    return {game: words(f"game-{game}") for game in games()}


@on_press("first-learn")
async def press_learn(interaction: Interaction, pressed: Pressed) -> None:
    """Open a lesson, after asking which one if necessary."""
    words = words_for(interaction)
    if not pressed.arg:
        await _ask(interaction, "learn", {name: words(f"learn-choice-{name}") for name in tutorials()})
    elif pressed.arg not in tutorials():
        raise refusal("error-old-button")
    else:
        await open_lesson(interaction, pressed.arg)


@on_press("first-new")
async def press_new(interaction: Interaction, pressed: Pressed) -> None:
    """Open a table in this channel, after asking for which game if necessary."""
    if not pressed.arg:
        await _ask(interaction, "new", _games(interaction))
    elif pressed.arg not in games():
        raise refusal("error-old-button")
    else:
        await open_lobby(interaction, pressed.arg, thread=None, watch=False)


@on_press("first-rules")
async def press_rules(interaction: Interaction, pressed: Pressed) -> None:
    """Open the rules, after asking of which game if necessary."""
    if not pressed.arg:
        await _ask(interaction, "rules", _games(interaction))
    elif pressed.arg not in games():
        raise refusal("error-old-button")
    else:
        await send_page(interaction, HelpContext(games()[pressed.arg], None))
