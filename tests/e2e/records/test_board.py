"""The table as `/board` shows it: the view of posts without changes, and pictures too high for a phone in pages."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.client.bot import GameBot
from render.orders import Drawn, Order
from render.registry import pictures
from render.view import MAX_RATIO
from simulation import Message
from tests.e2e.conftest import Club, panel_of
from tests.e2e.help.test_learn import open_lesson
from tests.e2e.playing import play_on
from tests.waiting import until

pytestmark = pytest.mark.real_pictures


@pytest.fixture
def ordered(bot: GameBot, monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """Return the orders of pictures, in the order in which they are drawn."""
    found, draw = list[Order](), bot.drawing_pool.draw

    async def noted(order: Order, *rest: int, **more: int) -> Drawn | None:
        found.append(order)
        return await draw(order, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.drawing_pool, "draw", noted)
    return found


def size_of(message: Message) -> tuple[int, int]:
    """Return the size of a message's picture in pixels."""
    return Image.open(io.BytesIO(message.files[0].data)).size


@pytest.mark.parametrize("game", ["nanotech", "nucleum"])
async def test_the_board_is_the_picture_of_posts_without_changes(
    club: Club, bot: GameBot, ordered: list[Order], game: str
) -> None:
    await club.start(game, 2)
    open_table = await play_on(bot.service, club.channel.id, 30)
    await club.told(1)
    asked = open_table.to_act()
    assert asked is not None
    actor = next(person for person in club.people if person.id == asked.user)
    ordered.clear()
    shown = panel_of(await actor.slash(club.channel, "board"))
    (menu,) = shown.selects
    view = pictures()[game].post_view(open_table.playing().state)
    assert [entry.value for entry in menu.options if entry.default] == [view]
    assert {"region", "legend"}.isdisjoint(entry.value for entry in menu.options)
    await (await actor.select(shown, "own-board.1", custom_id=menu.custom_id)).answer()
    assert [(order.view, bool(order.events)) for order in ordered] == [(view, False), ("own-board", True)]


async def test_a_picture_too_high_for_a_phone_has_pages(club: Club, ordered: list[Order]) -> None:
    await club.start("nucleum", 2)
    await play_on(club.bot.service, club.channel.id, 30)
    await club.told(1)
    ann = club.people[0]
    ordered.clear()
    shown = panel_of(await ann.slash(club.channel, "board", view="own-board"))
    seen, before = [size_of(shown)], shown.text
    assert "Picture 1 of 2" in shown.text
    back, on = shown.buttons[:2]
    assert (back.label, back.disabled, on.label, on.disabled) == ("◀ Back", True, "More ▶", False)
    await (await ann.click(shown, "More ▶")).answer()
    seen.append(size_of(shown))
    assert shown.text == before.replace("1 of 2", "2 of 2")
    assert [button.disabled for button in shown.buttons[:2]] == [False, True]
    assert seen[0] != seen[1]
    assert all(height <= MAX_RATIO * width for width, height in seen)
    await (await ann.click(shown, "◀ Back")).answer()
    assert size_of(shown) == seen[0]
    assert [(order.view, order.page) for order in ordered] == [("own-board", page) for page in (0, 1, 0)]


@pytest.mark.usefixtures("bot")
async def test_an_earlier_turn_has_pages_too(club: Club) -> None:
    await club.start("nucleum", 2)
    await play_on(club.bot.service, club.channel.id, 30)
    await club.told(1)
    ann = club.people[0]
    shown = panel_of(await ann.slash(club.channel, "board", turn=2, view="market"))
    await until(lambda: "Picture 1 of " in shown.text)
    first = size_of(shown)
    await (await ann.click(shown, "More ▶")).answer()
    await until(lambda: "Picture 2 of " in shown.text)
    assert "Turn 2 of" in shown.text
    assert size_of(shown) != first


@pytest.mark.usefixtures("bot")
async def test_a_lesson_shows_every_view_and_page(club: Club) -> None:
    ann = club.people[0]
    panel = await open_lesson(ann, club.channel, "nucleum")
    board = await (await ann.click(panel, "Board")).answer()
    await (await ann.select(board, "market", placeholder=board.selects[0].placeholder)).answer()
    assert "market" in board.files[0].filename
    await (await ann.click(board, "More ▶")).answer()
    assert "Picture 2 of " in board.text
    assert "market" in board.files[0].filename


@pytest.mark.usefixtures("bot")
async def test_a_turn_tried_ahead_has_pages_too(club: Club) -> None:
    await club.start("nucleum", 2)
    open_table = await play_on(club.bot.service, club.channel.id, 30)
    asked = open_table.to_act()
    assert asked is not None
    other = next(person for person in club.people[:2] if person.id != asked.user)
    sandbox = panel_of(await other.slash(club.channel, "plan"))
    shown = await (await other.click(sandbox, "My Board")).answer()
    assert "Picture 1 of 2" in shown.text
    await (await other.click(shown, "More ▶")).answer()
    assert "Picture 2 of 2" in shown.text
