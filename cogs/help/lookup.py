"""Looking up a component: what a typed name may mean, and all there is to say about it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.client.bot import GameBot, refusal
from cogs.client.items import MAX_OPTIONS, Pressed, Row, TableButton, button, on_press, option, rows, select
from cogs.client.typed import plain
from cogs.client.words import MAX_CONTENT, clip, say, words_for
from cogs.help.help_context import HelpContext, answer_page, context_pressed, order_for
from cogs.views.text_view import below_picture
from engine.catalogue import Catalogue
from engine.kernel import Component, Explanation, text
from engine.tables.manager import TableError
from render.worker import COMPONENT

Interaction = discord.Interaction[GameBot]


def component_label(component: Component, words: Catalogue) -> str:
    """Return a component with what it is called at the table and what sort of thing it is, for lists."""
    name, kind = words.say(component.name), words.say(component.kind)
    code = "/".join(filter(None, (component.code, *component.also)))
    shown = name if not code or code in name else f"{code} · {name}"
    return clip(shown if plain(kind) in plain(name) else f"{shown} ({kind})", 100)


def nothing_called(typed: str, game: str, words: Catalogue) -> TableError:
    """Return the refusal of a name that nothing in a game has, with examples of what has one."""
    named = words(f"game-{game}")
    return refusal(
        "error-no-such-component", name=clip(typed, 60), game=named, examples=text(f"what-examples-{game}")
    )


def fitting(found: tuple[Component, ...], typed: str, words: Catalogue) -> list[Component]:
    """Return the components that what was typed may mean, the likeliest first.

    Those whose id or code it is come alone, with those that had this code in an earlier release, and those of a kind
    only when no name fits.
    """
    typed = typed.strip()
    wanted = typed.casefold()
    exact = [
        each
        for each in found
        if wanted and wanted in {name.casefold() for name in (each.id, each.code, *each.also, *each.old)}
    ]
    if exact:
        return exact
    looked_for = plain(typed)
    if typed and not looked_for:
        return []
    ranked: list[tuple[int, Component]] = []
    for each in found:
        name, code = plain(words.say(each.name)), plain(each.code)
        as_listed = name in looked_for and looked_for == plain(component_label(each, words))
        if looked_for and (looked_for in {name, code} or as_listed):
            ranked.append((0, each))
        elif name.startswith(looked_for):
            ranked.append((1, each))
        elif looked_for in name or looked_for in code:
            ranked.append((2, each))
        elif looked_for in plain(words.say(each.kind)) or looked_for in plain(each.id):
            ranked.append((3, each))
    ranked.sort(key=lambda pair: pair[0])
    best = ranked[0][0] if ranked else 0
    most = 2 if best == 1 else best
    return [each for rank, each in ranked if rank <= most]


def component_content(context: HelpContext, said: Explanation, words: Catalogue) -> str:
    """Return all about a component: what it does, how it stands at the table, rulings, how sure its value is.

    Where exactly a value was read stands in the data and in the documents, not here.
    """

    def sentence(line: Any) -> str:
        spoken = say(context.live.table, words, line) if context.live else words.say(line)
        return spoken[:1].upper() + spoken[1:]

    lines = [words("what-heading", name=component_label(said.component, words)), sentence(said.does)]
    if said.now:
        lines.append(words("what-now"))
        lines += [f"- {sentence(line)}" for line in said.now]
    lines += [words("what-ruling", ruling=sentence(ruling)) for ruling in said.rulings]
    lines.append(words("what-origin", origin=said.origin))
    return clip("\n".join(lines), MAX_CONTENT)


def below_component(context: HelpContext, words: Catalogue) -> list[TableButton]:
    """Return the buttons under a component's picture; only at a table is there a table to be told in words."""
    if context.live is not None:
        return below_picture(context.live, words)
    return [button(0, "icons", words("button-icons"), arg=context.game.id)]


async def send_component(
    interaction: Interaction, context: HelpContext, component: str, *menu: Row, anew: bool = False
) -> None:
    """Answer with a component's picture and all about it, above the `menu` it was picked from, if any.

    `anew`: as a message of its own.
    """
    user = interaction.user.id
    state = context.state(user)
    words = words_for(interaction)
    try:
        said = context.game.guide.explain(component, state, context.seat(user))
    except KeyError:
        raise nothing_called(component, context.game.id, words) from None
    encoded = context.game.encode(state) if state is not None else b""
    order = await order_for(interaction, context, COMPONENT, component, encoded)
    view = rows(*menu, below_component(context, words))
    await answer_page(interaction, component_content(context, said, words), order, view, anew=anew)


def choice_menu(context: HelpContext, state: Any, found: list[Component], typed: str, words: Catalogue) -> Row:
    """Return a menu of the first components that fit what was typed, each with what it does."""
    options = [
        option(each.id, component_label(each, words), words.say(context.game.guide.explain(each.id, state).does))
        for each in found[:MAX_OPTIONS]
    ]
    return select(context.table, "piece", words("what-menu"), options, arg=f"{context.game.id}.{typed[:40]}")


async def look_up(interaction: Interaction, context: HelpContext, typed: str) -> None:
    """Answer what a name means: the component, or a menu when several fit; a refusal when none does."""
    words = words_for(interaction)
    state = context.state(interaction.user.id)
    found = fitting(context.game.guide.components(state), typed, words)
    if not found or not typed.strip():
        raise nothing_called(typed, context.game.id, words)
    if len(found) == 1:
        await send_component(interaction, context, found[0].id)
        return
    key = "what-several" if len(found) <= MAX_OPTIONS else "what-several-more"
    said = words(key, typed=discord.utils.escape_markdown(clip(typed, 60)), count=len(found), shown=MAX_OPTIONS)
    await answer_page(interaction, said, None, rows(choice_menu(context, state, found, typed, words)))


@on_press("piece")
async def press_piece(interaction: Interaction, pressed: Pressed) -> None:
    """Show the component picked, and keep the menu."""
    game, _, typed = pressed.arg.partition(".")
    context = await context_pressed(interaction, pressed.table, game)
    words = words_for(interaction)
    state = context.state(interaction.user.id)
    found = fitting(context.game.guide.components(state), typed, words)
    menu = [choice_menu(context, state, found, typed, words)] if found else []
    await send_component(interaction, context, pressed.values[0] if pressed.values else "", *menu)


@on_press("about")
async def press_about(interaction: Interaction, pressed: Pressed) -> None:
    """Tell all about what is on offer, beside the panel in which it was picked."""
    live = await interaction.client.service.tables.look(pressed.table)
    context = await context_pressed(interaction, pressed.table, live.table.game)
    await send_component(interaction, context, pressed.values[0] if pressed.values else "", anew=True)
