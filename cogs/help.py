"""Help at the table: pages of the rules to leaf through, looking up any component, what the icons mean."""

from __future__ import annotations

import io
import logging
from typing import Any, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.boards import send_picture
from cogs.drawing import MOST_ALT, Studio
from cogs.house import House, refusal
from cogs.items import MOST_OPTIONS, Pressed, button, on_press, option, rows, select
from cogs.play import plain
from cogs.words import MOST_CONTENT, clip, locale_of, say, title, words_for
from engine.catalogue import Catalogue, catalogue
from engine.keeper import Live, TableError
from engine.kernel import Component, Explanation, Game, Topic
from engine.registry import games
from render.worker import COMPONENT, PAGE, Order

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[House]
_en = catalogue()


class Place(NamedTuple):
    """Where help is asked for: the game, and its table in the channel, if there is one that has begun."""

    game: Game[Any]
    live: Live | None

    @property
    def table(self) -> int:
        """The table's number for custom ids, 0 without one."""
        return self.live.table.id if self.live else 0

    def state(self, user: int) -> Any:
        """Return the state as the user may see it: their own half-made turn, else the last confirmed one."""
        if self.live is None or self.live.match is None:
            return None
        acting = self.live.to_act()
        if acting is not None and acting.user == user:
            return self.live.match.state
        return self.game.decode(self.live.match.checkpoint)

    def seat(self, user: int) -> int | None:
        """Return the user's seat, if they have one."""
        return self.live.table.seat_of(user) if self.live else None


async def place_of(interaction: Interaction, game: str | None) -> Place:
    """Return the game asked for, else the one of the channel's table, else the house's first one.

    Refuses a game the house does not have.
    """
    known = games()
    if game is not None and game not in known:
        raise refusal("error-no-such-game", game=clip(game, 40))
    try:
        live = await interaction.client.service.in_channel(interaction.channel_id or 0)
    except TableError:
        return Place(known[game or next(iter(known))], None)
    name = game or live.table.game
    return Place(known[name], live if live.table.game == name and live.match is not None else None)


async def place_pressed(interaction: Interaction, table: int, game: str) -> Place:
    """Return the place a press names; its table may be gone."""
    if game not in games():
        raise refusal("error-old-button")
    live: Live | None = None
    if table:
        try:
            live = await interaction.client.service.look(table)
        except TableError:
            live = None
    fits = live is not None and live.table.game == game and live.match is not None
    return Place(games()[game], live if fits else None)


async def _answer(interaction: Interaction, content: str, order: Order | None, view: discord.ui.View) -> None:
    """Answer privately with a text and its picture: in place of the message pressed if that was private.

    The text comes in any case; a picture that cannot be drawn is left out.
    """
    message = interaction.message
    in_place = message is not None and message.flags.ephemeral
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    file = await _drawn(interaction, order) if order is not None else None
    none = discord.AllowedMentions.none()
    if in_place:
        files = [file] if file else []
        await interaction.edit_original_response(content=content, attachments=files, view=view, allowed_mentions=none)
    elif file is not None:
        await interaction.followup.send(content, file=file, view=view, ephemeral=True, allowed_mentions=none)
    else:
        await interaction.followup.send(content, view=view, ephemeral=True, allowed_mentions=none)


async def _drawn(interaction: Interaction, order: Order) -> discord.File | None:
    try:
        drawn = await interaction.client.studio.draw(order, Studio.ASKED)
    except Exception:
        logger.exception("help picture %s %s of %s failed", order.view, order.subject, order.game)
        return None
    if drawn is None:
        return None
    name = f"{order.game}-{order.subject.replace(':', '-')}.{drawn.extension}"
    return discord.File(io.BytesIO(drawn.data), filename=name, description=drawn.alt[:MOST_ALT])


async def _order(interaction: Interaction, place: Place, view: str, subject: str, state: bytes = b"") -> Order:
    settings = await interaction.client.service.player(interaction.user.id)
    locale = locale_of(interaction.locale)
    words, live = catalogue(locale), place.live
    return Order(
        game=place.game.id,
        view=view,
        subject=subject,
        state=state,
        title=title(live.table, words) if live else words(f"game-{place.game.id}"),
        names=tuple(seat.name for seat in live.table.seats) if live else (),
        viewer=place.seat(interaction.user.id),
        theme=settings.theme,
        locale=locale,
    )


# --- Rules -----------------------------------------------------------------------------------------------------


def page_content(game: str, topics: tuple[Topic, ...], number: int, words: Catalogue) -> str:
    """Return a page's heading and text."""
    topic = topics[number]
    heading = words(
        "rules-heading",
        game=words(f"game-{game}"),
        title=topic.title,
        number=number + 1,
        count=len(topics),
    )
    return clip(f"{heading}\n{words.say(topic.page)}", MOST_CONTENT)


def page_view(table: int, game: str, topics: tuple[Topic, ...], number: int, words: Catalogue) -> discord.ui.View:
    """Return the buttons to the pages beside, and a menu of topics: those round the present one if there are many."""
    before, after = topics[max(number - 1, 0)].id, topics[min(number + 1, len(topics) - 1)].id
    start = min(max(number - MOST_OPTIONS // 2, 0), max(len(topics) - MOST_OPTIONS, 0))
    options = [
        option(topic.id, words.say(topic.title), default=topic.id == topics[number].id)
        for topic in topics[start : start + MOST_OPTIONS]
    ]
    return rows(
        [
            button(table, "page", words("button-previous"), arg=f"{game}.{before}", disabled=number == 0),
            button(table, "page", words("button-next"), arg=f"{game}.{after}", disabled=number == len(topics) - 1),
        ],
        select(table, "pages", words("rules-menu"), options, arg=game),
    )


async def send_page(interaction: Interaction, place: Place, topic: str | None = None) -> None:
    """Answer with a page of the rules, the overview unless a topic's id is given."""
    topics = place.game.topics()
    numbers = {each.id: number for number, each in enumerate(topics)}
    number = 0 if topic is None else numbers.get(topic, -1)
    if number < 0:
        raise refusal("error-no-such-topic", topic=clip(str(topic), 60))
    words = words_for(interaction)
    order = await _order(interaction, place, PAGE, topics[number].picture)
    content = page_content(place.game.id, topics, number, words)
    await _answer(interaction, content, order, page_view(place.table, place.game.id, topics, number, words))


def meant_topic(topics: tuple[Topic, ...], typed: str, words: Catalogue) -> str:
    """Return the id of the topic picked or typed; a refusal when it fits none or several."""
    titles = {topic.id: plain(words.say(topic.title)) for topic in topics}
    if typed in titles:
        return typed
    whole = [key for key, said in titles.items() if said == plain(typed)]
    part = [key for key, said in titles.items() if plain(typed) in said]
    if len(whole or part) != 1:
        raise refusal("error-no-such-topic", topic=clip(typed, 60))
    return (whole or part)[0]


@on_press("rules")
async def press_rules(interaction: Interaction, pressed: Pressed) -> None:
    """Show the overview of the table's game."""
    live = await interaction.client.service.look(pressed.table)
    await send_page(interaction, Place(live.game, live))


@on_press("page")
async def press_page(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to the page named."""
    game, _, topic = pressed.arg.partition(".")
    await send_page(interaction, await place_pressed(interaction, pressed.table, game), topic)


@on_press("pages")
async def press_pages(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to the page picked from the menu."""
    place = await place_pressed(interaction, pressed.table, pressed.arg)
    await send_page(interaction, place, pressed.values[0] if pressed.values else None)


# --- Components ------------------------------------------------------------------------------------------------


def component_label(component: Component, words: Catalogue) -> str:
    """Return a component with what is printed on it and what sort of thing it is, for lists."""
    name, kind = words.say(component.name), words.say(component.kind)
    shown = name if not component.code or component.code in name else f"{component.code} · {name}"
    return clip(f"{shown} ({kind})", 100)


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
    """Return all about a component: what it does, how it stands at the table, rulings, where its value is from."""

    def sentence(line: Any) -> str:
        spoken = say(place.live.table, words, line) if place.live else words.say(line)
        return spoken[:1].upper() + spoken[1:]

    lines = [words("what-heading", name=said.component.name, kind=said.component.kind), sentence(said.does)]
    if said.now:
        lines.append(words("what-now"))
        lines += [f"- {sentence(line)}" for line in said.now]
    lines += [words("what-ruling", ruling=sentence(ruling)) for ruling in said.rulings]
    lines.append(words("what-origin", origin=said.origin, source=said.source))
    return clip("\n".join(lines), MOST_CONTENT)


async def send_component(interaction: Interaction, place: Place, component: str, view: discord.ui.View) -> None:
    """Answer with a component's picture and all about it."""
    user = interaction.user.id
    state = place.state(user)
    words = words_for(interaction)
    try:
        said = place.game.explain(component, state, place.seat(user))
    except KeyError:
        name = clip(component, 60)
        raise refusal("error-no-such-component", name=name, game=words(f"game-{place.game.id}")) from None
    encoded = place.game.encode(state) if state is not None else b""
    order = await _order(interaction, place, COMPONENT, component, encoded)
    await _answer(interaction, component_content(place, said, words), order, view)


def choice_menu(place: Place, found: list[Component], typed: str, words: Catalogue) -> discord.ui.View:
    """Return a menu of the first components that fit what was typed."""
    options = [option(each.id, component_label(each, words)) for each in found[:MOST_OPTIONS]]
    menu = select(place.table, "piece", words("what-menu"), options, arg=f"{place.game.id}.{typed[:40]}")
    return rows(menu)


async def look_up(interaction: Interaction, place: Place, typed: str) -> None:
    """Answer what a name means: the component, or a menu when several fit; a refusal when none does."""
    words = words_for(interaction)
    found = fitting(place.game.components(place.state(interaction.user.id)), typed, words)
    if not found or not typed.strip():
        raise refusal("error-no-such-component", name=clip(typed, 60), game=words(f"game-{place.game.id}"))
    if len(found) == 1:
        await send_component(interaction, place, found[0].id, rows())
        return
    key = "what-several" if len(found) <= MOST_OPTIONS else "what-several-more"
    said = words(key, typed=discord.utils.escape_markdown(clip(typed, 60)), count=len(found), shown=MOST_OPTIONS)
    await _answer(interaction, said, None, choice_menu(place, found, typed, words))


@on_press("piece")
async def press_piece(interaction: Interaction, pressed: Pressed) -> None:
    """Show the component picked, and keep the menu."""
    game, _, typed = pressed.arg.partition(".")
    place = await place_pressed(interaction, pressed.table, game)
    words = words_for(interaction)
    found = fitting(place.game.components(place.state(interaction.user.id)), typed, words)
    view = choice_menu(place, found, typed, words) if found else rows()
    await send_component(interaction, place, pressed.values[0] if pressed.values else "", view)


@on_press("icons")
async def press_icons(interaction: Interaction, pressed: Pressed) -> None:
    """Show what the icons of the table's pictures mean."""
    await send_picture(interaction, await interaction.client.service.look(pressed.table), "legend")


class Help(commands.Cog):
    """Commands that explain a game, at a table or anywhere."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(description=_en("command-rules"))
    @app_commands.describe(game=_en("parameter-game"), topic=_en("parameter-topic"))
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """Show a page of the rules."""
        place = await place_of(interaction, game)
        meant = meant_topic(place.game.topics(), topic, words_for(interaction)) if topic else None
        await send_page(interaction, place, meant)

    @app_commands.command(description=_en("command-what"))
    @app_commands.describe(name=_en("parameter-what"), game=_en("parameter-game"))
    async def what(self, interaction: Interaction, name: str, game: str | None = None) -> None:
        """Look up a component."""
        await look_up(interaction, await place_of(interaction, game), name)

    @rules.autocomplete("game")
    @what.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = words_for(interaction)
        names = {game: words(f"game-{game}") for game in games()}
        return [
            app_commands.Choice(name=name, value=game)
            for game, name in names.items()
            if plain(current) in plain(name)
        ]

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, place = words_for(interaction), await self._typed_place(interaction)
        if place is None:
            return []
        titles = [(words.say(topic.title), topic.id) for topic in place.game.topics()]
        found = [(name, value) for name, value in titles if plain(current) in plain(name)]
        return [app_commands.Choice(name=clip(name, 100), value=value) for name, value in found[:MOST_OPTIONS]]

    @what.autocomplete("name")
    async def _components(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, place = words_for(interaction), await self._typed_place(interaction)
        if place is None:
            return []
        found = fitting(place.game.components(place.state(interaction.user.id)), current, words)
        return [
            app_commands.Choice(name=component_label(each, words), value=each.id) for each in found[:MOST_OPTIONS]
        ]

    async def _typed_place(self, interaction: Interaction) -> Place | None:
        """Return the place by what is typed so far; None for a game there is not."""
        game = interaction.namespace.game
        if game and game not in games():
            return None
        return await place_of(interaction, game or None)


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(Help(house))
