"""Help at the table: pages of the rules to leaf through, looking up any component, what the icons mean."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.bot import GameBot, refusal
from cogs.client.items import MAX_OPTIONS, Pressed, button, on_press, option, rows, select
from cogs.client.localization import command_text
from cogs.client.words import MAX_CONTENT, clip, plain, words_for
from cogs.help.help_context import Place, answer_page, order_for, place_of, place_pressed
from cogs.help.lookup import component_label, fitting, look_up
from cogs.views.boards import send_picture
from cogs.views.text_view import send_legend_text
from engine.catalogue import Catalogue
from engine.kernel import Topic
from engine.registry import games
from render.worker import PAGE

Interaction = discord.Interaction[GameBot]

ICONS = "icons"
"""The topic of every game whose picture is a legend: what Explain Icons shows where there is no table."""


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
    return clip(f"{heading}\n{words.say(topic.page)}", MAX_CONTENT)


def page_view(table: int, game: str, topics: tuple[Topic, ...], number: int, words: Catalogue) -> discord.ui.View:
    """Return the buttons to the pages beside, and a menu of topics: those round the present one if there are many."""
    before, after = topics[max(number - 1, 0)].id, topics[min(number + 1, len(topics) - 1)].id
    start = min(max(number - MAX_OPTIONS // 2, 0), max(len(topics) - MAX_OPTIONS, 0))
    options = [
        option(topic.id, words.say(topic.title), default=topic.id == topics[number].id)
        for topic in topics[start : start + MAX_OPTIONS]
    ]
    explains = topics[number].id == ICONS
    return rows(
        [
            button(table, "page", words("button-previous"), arg=f"{game}.{before}", disabled=number == 0),
            button(table, "page", words("button-next"), arg=f"{game}.{after}", disabled=number == len(topics) - 1),
            *([button(table, "legend", words("button-text"), arg=game)] if explains else []),
            *([] if explains and not table else [button(table, "icons", words("button-icons"), arg=game)]),
        ],
        select(table, "pages", words("rules-menu"), options, arg=game),
    )


async def send_page(interaction: Interaction, place: Place, topic: str | None = None, *, anew: bool = False) -> None:
    """Answer with a page of the rules, the overview unless a topic's id is given; `anew` as a message of its own."""
    topics = place.game.guide.topics()
    numbers = {each.id: number for number, each in enumerate(topics)}
    number = 0 if topic is None else numbers.get(topic, -1)
    if number < 0:
        raise refusal("error-no-such-topic", topic=clip(str(topic), 60))
    words = words_for(interaction)
    order = await order_for(interaction, place, PAGE, topics[number].picture)
    content = page_content(place.game.id, topics, number, words)
    view = page_view(place.table, place.game.id, topics, number, words)
    await answer_page(interaction, content, order, view, anew=anew)


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


async def _place_of_icons(interaction: Interaction, pressed: Pressed) -> Place:
    """Return the place of a press about icons; the game is that of its table unless the press names one."""
    game = pressed.arg or (await interaction.client.service.look(pressed.table)).table.game
    return await place_pressed(interaction, pressed.table, game)


@on_press("icons")
async def press_icons(interaction: Interaction, pressed: Pressed) -> None:
    """Show what the icons of the pictures mean: those at the table, or (without one) the page of the rules."""
    place = await _place_of_icons(interaction, pressed)
    if place.live is not None:
        await send_picture(interaction, place.live, "legend")
    else:
        await send_page(interaction, place, ICONS, anew=True)


@on_press("legend")
async def press_legend(interaction: Interaction, pressed: Pressed) -> None:
    """Tell what the icons mean in words."""
    place = await _place_of_icons(interaction, pressed)
    await send_legend_text(interaction, place.game.id, place.live.table if place.live else None)


class Help(commands.Cog):
    """Commands that explain a game, at a table or anywhere."""

    def __init__(self, house: GameBot) -> None:
        self.house = house

    @app_commands.command(description=command_text("command-rules"))
    @app_commands.describe(game=command_text("parameter-game"), topic=command_text("parameter-topic"))
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """Show a page of the rules."""
        place = await place_of(interaction, game)
        meant = meant_topic(place.game.guide.topics(), topic, words_for(interaction)) if topic else None
        await send_page(interaction, place, meant)

    @app_commands.command(description=command_text("command-what"))
    @app_commands.describe(name=command_text("parameter-what"), game=command_text("parameter-game"))
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
        titles = [(words.say(topic.title), topic.id) for topic in place.game.guide.topics()]
        found = [(name, value) for name, value in titles if plain(current) in plain(name)]
        return [app_commands.Choice(name=clip(name, 100), value=value) for name, value in found[:MAX_OPTIONS]]

    @what.autocomplete("name")
    async def _components(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, place = words_for(interaction), await self._typed_place(interaction)
        if place is None:
            return []
        found = fitting(place.game.guide.components(place.state(interaction.user.id)), current, words)
        return [app_commands.Choice(name=component_label(each, words), value=each.id) for each in found[:MAX_OPTIONS]]

    async def _typed_place(self, interaction: Interaction) -> Place | None:
        """Return the place by what is typed so far; None for a game there is not."""
        game = interaction.namespace.game
        if game and game not in games():
            return None
        return await place_of(interaction, game or None)


async def setup(house: GameBot) -> None:
    """Add the cog."""
    await house.add_cog(Help(house))
