"""Looking up a component: what a typed name may mean, and all there is to say about it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.client.bot import GameBot, refusal
from cogs.client.items import MAX_OPTIONS, Pressed, Row, TableButton, button, on_press, option, rows, select
from cogs.client.words import MAX_CONTENT, clip, plain, say, words_for
from cogs.help.help_context import Place, answer_page, order_for, place_pressed
from cogs.views.text_view import below_picture
from engine.catalogue import Catalogue
from engine.kernel import Component, Explanation, text
from engine.tables.manager import TableError
from render.worker import COMPONENT

Interaction = discord.Interaction[GameBot]


def component_label(component: Component, words: Catalogue) -> str:
    """Return a component with what it is called at the table and what sort of thing it is, for lists."""
    name, kind = words.say(component.name), words.say(component.kind)
    shown = name if not component.code or component.code in name else f"{component.code} · {name}"
    return clip(shown if plain(kind) in plain(name) else f"{shown} ({kind})", 100)


def nothing_called(typed: str, game: str, words: Catalogue) -> TableError:
    """Return the refusal of a name that nothing in a game has, with examples of what has one."""
    named = words(f"game-{game}")
    return refusal(
        "error-no-such-component", name=clip(typed, 60), game=named, examples=text(f"what-examples-{game}")
    )


def fitting(found: tuple[Component, ...], typed: str, words: Catalogue) -> list[Component]:
    """Return the components that what was typed may mean, the likeliest first.

    Accents and case count only for what is printed on a component ("B4" is not "b4"). Those named exactly come alone,
    and those of a kind only when no name fits.
    """
    typed = typed.strip()
    exact = [each for each in found if typed in {each.id, each.code} and typed]
    if exact:
        return exact
    looked_for = plain(typed)
    if typed and not looked_for:
        return []
    ranked: list[tuple[int, Component]] = []
    for each in found:
        name, code = plain(words.say(each.name)), plain(each.code)
        if looked_for in {name, code} and looked_for:
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


def component_content(place: Place, said: Explanation, words: Catalogue) -> str:
    """Return all about a component: what it does, how it stands at the table, rulings, how sure its value is.

    Where exactly a value was read stands in the data and in the documents, not here.
    """

    def sentence(line: Any) -> str:
        spoken = say(place.live.table, words, line) if place.live else words.say(line)
        return spoken[:1].upper() + spoken[1:]

    lines = [words("what-heading", name=component_label(said.component, words)), sentence(said.does)]
    if said.now:
        lines.append(words("what-now"))
        lines += [f"- {sentence(line)}" for line in said.now]
    lines += [words("what-ruling", ruling=sentence(ruling)) for ruling in said.rulings]
    lines.append(words("what-origin", origin=said.origin))
    return clip("\n".join(lines), MAX_CONTENT)


def below_component(place: Place, words: Catalogue) -> list[TableButton]:
    """Return the buttons under a component's picture; only at a table is there a table to be told in words."""
    if place.live is not None:
        return below_picture(place.live, words)
    return [button(0, "icons", words("button-icons"), arg=place.game.id)]


async def send_component(interaction: Interaction, place: Place, component: str, *menu: Row) -> None:
    """Answer with a component's picture and all about it, above the `menu` it was picked from, if any."""
    user = interaction.user.id
    state = place.state(user)
    words = words_for(interaction)
    try:
        said = place.game.guide.explain(component, state, place.seat(user))
    except KeyError:
        raise nothing_called(component, place.game.id, words) from None
    encoded = place.game.encode(state) if state is not None else b""
    order = await order_for(interaction, place, COMPONENT, component, encoded)
    view = rows(*menu, below_component(place, words))
    await answer_page(interaction, component_content(place, said, words), order, view)


def choice_menu(place: Place, state: Any, found: list[Component], typed: str, words: Catalogue) -> Row:
    """Return a menu of the first components that fit what was typed, each with what it does."""
    options = [
        option(each.id, component_label(each, words), words.say(place.game.guide.explain(each.id, state).does))
        for each in found[:MAX_OPTIONS]
    ]
    return select(place.table, "piece", words("what-menu"), options, arg=f"{place.game.id}.{typed[:40]}")


async def look_up(interaction: Interaction, place: Place, typed: str) -> None:
    """Answer what a name means: the component, or a menu when several fit; a refusal when none does."""
    words = words_for(interaction)
    state = place.state(interaction.user.id)
    found = fitting(place.game.guide.components(state), typed, words)
    if not found or not typed.strip():
        raise nothing_called(typed, place.game.id, words)
    if len(found) == 1:
        await send_component(interaction, place, found[0].id)
        return
    key = "what-several" if len(found) <= MAX_OPTIONS else "what-several-more"
    said = words(key, typed=discord.utils.escape_markdown(clip(typed, 60)), count=len(found), shown=MAX_OPTIONS)
    await answer_page(interaction, said, None, rows(choice_menu(place, state, found, typed, words)))


@on_press("piece")
async def press_piece(interaction: Interaction, pressed: Pressed) -> None:
    """Show the component picked, and keep the menu."""
    game, _, typed = pressed.arg.partition(".")
    place = await place_pressed(interaction, pressed.table, game)
    words = words_for(interaction)
    state = place.state(interaction.user.id)
    found = fitting(place.game.guide.components(state), typed, words)
    menu = [choice_menu(place, state, found, typed, words)] if found else []
    await send_component(interaction, place, pressed.values[0] if pressed.values else "", *menu)
