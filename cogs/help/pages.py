"""The pages of the rules: their text, and the buttons and the menu to turn them."""

from __future__ import annotations

from cogs.answers.pictures import answer_page
from cogs.base.cards.card import card_of
from cogs.base.items import MAX_OPTIONS, Row, button, option, select
from cogs.base.words import MAX_CONTENT, clip, refusal, words_for
from cogs.client.bot import Interaction
from cogs.help.help_context import HelpContext, order_for
from engine.catalogue import Catalogue
from engine.kernel import Topic
from render.orders import PAGE

ICONS = "icons"
"""The topic of every game whose picture is a legend: shown by Explain Icons if there is no table."""


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


def page_rows(table: int, game: str, topics: tuple[Topic, ...], number: int, words: Catalogue) -> list[Row]:
    """Return the buttons to the neighboring pages, and a menu of topics: the nearest ones if there are many.

    A single page has neither. Without a table, the icons are explained only if the game has a page about them.
    """
    before, after = topics[max(number - 1, 0)].id, topics[min(number + 1, len(topics) - 1)].id
    start = min(max(number - MAX_OPTIONS // 2, 0), max(len(topics) - MAX_OPTIONS, 0))
    options = [
        option(topic.id, words.say(topic.title), default=topic.id == topics[number].id)
        for topic in topics[start : start + MAX_OPTIONS]
    ]
    explains = topics[number].id == ICONS
    has_icons = bool(table) or (not explains and any(topic.id == ICONS for topic in topics))
    # With a single page, the buttons would have the same id, which Discord refuses.
    turning = [
        button(table, "page", words("button-previous"), arg=f"{game}.{before}", disabled=number == 0),
        button(table, "page", words("button-next"), arg=f"{game}.{after}", disabled=number == len(topics) - 1),
    ]
    return [
        [
            *(turning if len(topics) > 1 else []),
            *([button(table, "legend", words("button-text"), arg=game)] if explains else []),
            *([button(table, "icons", words("button-icons"), arg=game)] if has_icons else []),
        ],
        *([select(table, "pages", words("rules-menu"), options, arg=game)] if len(topics) > 1 else []),
    ]


async def send_page(
    interaction: Interaction, context: HelpContext, topic: str | None = None, *, new_message: bool = False
) -> None:
    """Answer with a page of the rules, by default the overview; with `new_message` in a separate message."""
    topics = context.topics()
    numbers = {each.id: number for number, each in enumerate(topics)}
    number = 0 if topic is None else numbers.get(topic, -1)
    if number < 0:
        raise refusal("error-no-such-topic", topic=clip(str(topic), 60))
    words = words_for(interaction)
    state, picture = context.encoded_state(interaction.user.id), topics[number].picture
    order = await order_for(interaction, context, PAGE, picture, state) if picture else None
    content = page_content(context.game.id, topics, number, words)
    below = page_rows(context.table, context.game.id, topics, number, words)
    await answer_page(interaction, card_of(content, *below), order, new_message=new_message)
