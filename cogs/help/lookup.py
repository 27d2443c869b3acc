"""Lookup of components: the meanings of a typed name, and everything known about them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord

from cogs.answers.below_picture import below_picture
from cogs.answers.pictures import answer_page
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card, Line, card_of
from cogs.base.items import MAX_OPTIONS, Pressed, Row, TableButton, button, on_press, option, select
from cogs.base.typed.values import plain
from cogs.base.words import MAX_CONTENT, clip, refusal, say, words_for
from cogs.client.bot import Interaction
from cogs.help.help_context import HelpContext, context_pressed, order_for
from cogs.help.pages import send_page
from engine.catalogue import Catalogue, catalogue
from engine.kernel import MAX_TYPED, Component, Explanation, Topic, text
from engine.registry import games
from engine.tables.open.open_table import TableError
from render.orders import COMPONENT

TOPIC = "topic:"
"""Prefix of the values of pages of the rules, to tell them from values of components."""

FULL_STOPS = (".", "!", "?", "。", "！", "？")
"""The ends of sentences in all languages."""

AT_ONCE = 8
"""Number of names formatted without a pause, which takes about a millisecond the first time."""

MAX_MATCHES = 8
"""Maximum number of matches with a line each; the rest go into a menu."""
MAX_EFFECT = 150
"""Maximum number of characters of an effect in a list of matches."""
BEFORE_TYPED = "|"
"""Separates a match from the typed text in the argument of a press."""

_ENDING = 3
"""Maximum number of letters at the end that differ between two forms of a word."""
_STEM = 4
"""Minimum number of letters that two forms of a word share, if neither is the beginning of the other."""


def component_label(component: Component, words: Catalogue) -> str:
    """Return a component's name at the table and its kind, for lists."""
    name, kind = words.say(component.name), words.say(component.kind)
    code = "/".join(filter(None, (component.code, *component.also)))
    shown = name if not code or code in name else f"{code} · {name}"
    return clip(shown if plain(kind) in plain(name) else words("what-label", name=shown, kind=kind), 100)


def unknown_name(typed: str, context: HelpContext, state: Any, words: Catalogue) -> TableError:
    """Return the refusal of a name that the game does not have, with examples of names at this table.

    In a game without components, the pages of the rules are searched.
    """
    game = context.game.id
    examples, known = text(f"what-examples-{game}"), context.game.guide.components(state)
    if not known:
        titles = [topic.title for topic in context.topics()]
        examples = text("what-examples-here", one=titles[0], other=titles[-1]) if len(titles) > 1 else titles[0]
    elif state is not None or examples.key not in words:
        other = next((each for each in known if each.kind != known[0].kind and each.code), known[-1])
        examples = text("what-examples-here", one=known[0].name, other=other.code or other.name)
    return refusal("error-no-such-component", name=clip(typed, 60), game=words(f"game-{game}"), examples=examples)


async def fitting(found: tuple[Component, ...], typed: str, words: Catalogue) -> list[Component]:
    """Return the components that typed text may mean, the likeliest first.

    A match of an id or code excludes others, except those with that name; the components of a kind match
    the kind's name, others only if no name matches. This compares a lot and lets other presses run in between.
    """
    typed = typed.strip()
    wanted = typed.casefold()
    exact = [
        each
        for each in found
        if wanted and wanted in {name.casefold() for name in (each.id, each.code, *each.also, *each.typed)}
    ]
    if exact:
        return exact
    looked_for = plain(typed)
    if typed and not looked_for:
        return []
    wanted_words = looked_for.split()
    ranked: list[tuple[int, Component]] = []
    for number, each in enumerate(found, 1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        name, code, kind = plain(words.say(each.name)), plain(each.code), plain(words.say(each.kind))
        names = [name, *(plain(words.say(alias)) for alias in each.aliases)]
        as_listed = name in looked_for and looked_for == plain(component_label(each, words))
        if looked_for and (looked_for in {*names, code} or as_listed or _same(wanted_words, kind)):
            ranked.append((0, each))
        elif any(each_name.startswith(looked_for) for each_name in names):
            ranked.append((1, each))
        elif (
            looked_for in code
            or looked_for == plain(each.id.partition(":")[2])
            or any(looked_for in each_name or _among(wanted_words, each_name.split()) for each_name in names)
        ):
            ranked.append((2, each))
        elif looked_for in kind or looked_for in plain(each.id) or _among(wanted_words, kind.split()):
            ranked.append((3, each))
    ranked.sort(key=lambda pair: pair[0])
    best = ranked[0][0] if ranked else 0
    most = 2 if best == 1 else best
    return [each for rank, each in ranked if rank <= most]


def _alike(one: str, other: str) -> bool:
    """Return whether two words may be forms of the same word, such as its singular and plural."""
    short, long = sorted((one, other), key=len)
    same = next((at for at, pair in enumerate(zip(short, long, strict=False)) if pair[0] != pair[1]), len(short))
    if len(long) - same > _ENDING or same < _ENDING:
        return one == other
    return same == len(short) or (same >= len(short) - 2 and (same >= _STEM or len(long) - len(short) > 1))


def _among(wanted: Sequence[str], known: Sequence[str]) -> bool:
    """Return whether the typed words, in any of their forms, occur together in this order in a name."""
    return any(
        all(map(_alike, wanted, known[start:])) for start in range(len(known) - len(wanted) + 1 if wanted else 0)
    )


def _same(wanted: Sequence[str], name: str) -> bool:
    """Return whether the typed words, in any of their forms, are a complete name."""
    return len(wanted) == len(name.split()) and _among(wanted, name.split())


def _terms_of(topic: Topic, words: Catalogue) -> list[str]:
    return [plain(term) for term in words.say(topic.terms).split(",")] if topic.terms is not None else []


def _names_of(topic: Topic, words: Catalogue) -> list[str]:
    """Return the names of a page of the rules: its title, its sections, and its terms."""
    title = words.say(topic.title)
    return [*map(plain, (title, *re.split("[:：]", title))), *_terms_of(topic, words)]


def pages_about(topics: Iterable[Topic], typed: str, words: Catalogue, *, begun: bool = False) -> list[Topic]:
    """Return the pages of the rules about the typed text, in any form of its words, or with `begun` its beginning."""
    wanted = plain(typed)
    if not wanted:
        return []
    return [
        topic
        for topic in topics
        if any((begun and name.startswith(wanted)) or _same(wanted.split(), name) for name in _names_of(topic, words))
    ]


async def find_meanings(
    context: HelpContext, user: int, typed: str, words: Catalogue
) -> list[tuple[str, Component | Topic]]:
    """Return the meanings of typed text, each with its value: pages of the rules, then components.

    If the text is the unique exact name of a component, only pages with that term are added.
    """
    topics = context.topics()
    picked = [topic for topic in topics if typed == f"{TOPIC}{topic.id}"]
    found = [] if picked else await fitting(context.game.guide.components(context.state(user)), typed, words)
    await asyncio.sleep(0)
    named = len(found) == 1 and plain(words.say(found[0].name)) == plain(typed)
    pages = picked or pages_about(topics, typed, words, begun=not found)
    if named:
        pages = [topic for topic in pages if plain(typed) in _terms_of(topic, words)]
    return [*((f"{TOPIC}{topic.id}", topic) for topic in pages), *((each.id, each) for each in found)]


def exactly_named(
    found: Sequence[tuple[str, Component | Topic]], typed: str, words: Catalogue
) -> list[tuple[str, Component | Topic]]:
    """Return the meanings whose own name was typed, or all if there are none.

    That is the name as listed, which may include the kind; failing that, a component's name or a page's term.
    """
    wanted = plain(typed)
    ways: tuple[Callable[[Component | Topic], Sequence[str]], ...] = (
        lambda each: [plain(list_label(each, words))],
        lambda each: _terms_of(each, words) if isinstance(each, Topic) else [plain(words.say(each.name))],
    )
    exact = ([pair for pair in found if wanted in names(pair[1])] for names in ways)
    return next(filter(None, exact), list(found))


async def read_names_ahead(locale: str) -> None:
    """Format all components' names in a language, a few at a time, so that neither the first to type one nor others wait."""
    words = catalogue(locale)
    for game in games().values():
        for number, component in enumerate(await asyncio.to_thread(game.guide.components, None)):
            component_label(component, words)
            plain(component.id)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        for number, topic in enumerate(await asyncio.to_thread(game.guide.topics, None)):
            _names_of(topic, words)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)


def list_label(found: Component | Topic, words: Catalogue) -> str:
    """Return the label of a component or a page of the rules in lists."""
    return clip(words.say(found.title), 100) if isinstance(found, Topic) else component_label(found, words)


def component_content(context: HelpContext, said: Explanation, words: Catalogue) -> str:
    """Return the text about a component: its effect, its state at the table, rulings, how certain its value is.

    The exact source of a value is in the data and in the documents, not here.
    """

    def sentence(line: Any) -> str:
        spoken = say(context.open_table.table, words, line) if context.open_table else words.say(line)
        return spoken[:1].upper() + spoken[1:]

    does = sentence(said.does)
    if "\n" not in does and not does.endswith(FULL_STOPS):
        does = words("what-does", does=does)
    lines = [words("what-heading", name=component_label(said.component, words)), does]
    if said.now:
        lines.append(words("what-now"))
        lines += [f"- {sentence(line)}" for line in said.now]
    lines += [words("what-ruling", ruling=sentence(ruling)) for ruling in said.rulings]
    sources = [] if said.expansion is None else [sentence(said.expansion)]
    if said.origin is not None:
        sources.append(words("what-origin", origin=said.origin))
    if sources:
        lines.append(words("what-source", source=" · ".join(sources)))
    return clip("\n".join(lines), MAX_CONTENT)


def below_component(context: HelpContext, words: Catalogue) -> list[TableButton]:
    """Return the buttons under a component's picture; the table as text is offered only at a table."""
    if context.open_table is not None:
        return below_picture(Writer(context.open_table, words))
    return [button(0, "icons", words("button-icons"), arg=context.game.id)]


async def send_component(
    interaction: Interaction, context: HelpContext, component: str, *menu: Row, new_message: bool = False
) -> None:
    """Answer with a component's picture and text, above the `menu` it was picked from; `new_message`: separately."""
    user = interaction.user.id
    state = context.state(user)
    words = words_for(interaction)
    try:
        said = context.game.guide.explain(component, state, context.seat(user))
    except KeyError:
        raise unknown_name(component, context, state, words) from None
    order = await order_for(interaction, context, COMPONENT, component, context.encoded_state(user))
    card = card_of(component_content(context, said, words), *menu, below_component(context, words))
    await answer_page(interaction, card, order, new_message=new_message)


def _effect(context: HelpContext, state: Any, found: Component | Topic, words: Catalogue) -> str:
    """Return the effect of a component, in lists."""
    if isinstance(found, Topic):
        return words("what-page")
    return words.say(context.game.guide.explain(found.id, state).does)


def matches_card(
    context: HelpContext, state: Any, found: Sequence[tuple[str, Component | Topic]], typed: str, words: Catalogue
) -> Card:
    """Return the matches of typed text: the first ones on a line each with its effect, the others in a menu."""
    most = MAX_MATCHES + MAX_OPTIONS
    key = "what-several" if len(found) <= most else "what-several-more"
    heading = words(key, typed=discord.utils.escape_markdown(clip(typed, 60)), count=len(found), shown=most)
    lines = []
    for value, each in found[:MAX_MATCHES]:
        effect = clip(" ".join(_effect(context, state, each, words).split()), MAX_EFFECT)
        effect = effect[:1].upper() + effect[1:]
        arg = f"{context.game.id}.{value}{BEFORE_TYPED}"
        arg += typed[: MAX_TYPED - len(f"b:{context.table}:0:look:{arg}")]
        look = button(context.table, "look", words("button-look"), arg=arg)
        lines.append(Line(f"**{discord.utils.escape_markdown(list_label(each, words))}**\n-# {effect}", look))
    rest = found[MAX_MATCHES:]
    return Card(heading, *lines, choice_menu(context, state, rest, typed, words) if rest else None)


def choice_menu(
    context: HelpContext, state: Any, found: Sequence[tuple[str, Component | Topic]], typed: str, words: Catalogue
) -> Row:
    """Return a menu of the first matches of typed text, each with its effect."""
    options = [
        option(value, list_label(each, words), _effect(context, state, each, words))
        for value, each in found[:MAX_OPTIONS]
    ]
    return select(context.table, "piece", words("what-menu"), options, arg=f"{context.game.id}.{typed[:40]}")


async def _send(interaction: Interaction, context: HelpContext, value: str, *menu: Row) -> None:
    """Answer with a component, or a page of the rules, by its value."""
    if value.startswith(TOPIC):
        await send_page(interaction, context, value.removeprefix(TOPIC), new_message=bool(menu))
    else:
        await send_component(interaction, context, value, *menu)


async def look_up(interaction: Interaction, context: HelpContext, typed: str) -> None:
    """Answer with the meaning of a name: a component or a page, or a menu if several match; otherwise a refusal."""
    words = words_for(interaction)
    state = context.state(interaction.user.id)
    found = await find_meanings(context, interaction.user.id, typed, words) if typed.strip() else []
    found = exactly_named(found, typed, words)
    if not found and typed.strip() and state is not None:
        others = await fitting(context.game.guide.components(None), typed, words)
        if others:
            raise refusal("error-not-at-this-table", name=component_label(others[0], words))
    if not found:
        raise unknown_name(typed, context, state, words)
    if len(found) == 1:
        await _send(interaction, context, found[0][0])
        return
    await answer_page(interaction, matches_card(context, state, found, typed, words), None)


@on_press("look")
async def press_look(interaction: Interaction, pressed: Pressed) -> None:
    """Show the component or page of a line, above a menu of all matches."""
    named, _, typed = pressed.arg.partition(BEFORE_TYPED)
    game, _, value = named.partition(".")
    await _show_match(interaction, pressed.table, game, value, typed)


@on_press("piece")
async def press_piece(interaction: Interaction, pressed: Pressed) -> None:
    """Show the component picked, and keep the menu; a page of the rules comes in a separate message."""
    game, _, typed = pressed.arg.partition(".")
    await _show_match(interaction, pressed.table, game, pressed.values[0] if pressed.values else "", typed)


async def _show_match(interaction: Interaction, table: int, game: str, value: str, typed: str) -> None:
    """Show one of the matches of typed text, above a menu of all of them; a page of the rules in a separate message."""
    context = await context_pressed(interaction, table, game)
    words = words_for(interaction)
    state = context.state(interaction.user.id)
    found = exactly_named(await find_meanings(context, interaction.user.id, typed, words), typed, words)
    menu = [choice_menu(context, state, found, typed, words)] if found else []
    await _send(interaction, context, value, *menu)


@on_press("about")
async def press_about(interaction: Interaction, pressed: Pressed) -> None:
    """Show the text about something on offer, next to the panel in which it was picked."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    context = await context_pressed(interaction, pressed.table, open_table.table.game)
    await send_component(interaction, context, pressed.values[0] if pressed.values else "", new_message=True)
