"""Cards: their parts within Discord's limits, truncated texts, and late pictures, which never replace a newer card."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.answers.panel.panel import choice_card
from cogs.answers.writer import Writer
from cogs.base.cards import private
from cogs.base.cards.card import MAX_TEXT, PICTURE, Card, Line, PictureSlot, SentPicture, card_of, named_apart
from cogs.base.cards.private import StandingCard, answer
from cogs.base.items import button
from cogs.base.words import clip, clip_shown
from engine.kernel import seeded_rng
from engine.registry import games
from tests.cogs.panel.walk import WORDS, check_card, components_of, new_table

NUMBER = 7


def file(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(b"x"), filename=name, description=f"The {name}")


def test_texts_that_follow_each_other_are_one_component() -> None:
    card = Card("one", "two", Line("three", button(1, "turn", "Take Turn")), "", None, [], "four", color=0x123456)
    (container,) = components_of(card)
    assert container["accent_color"] == 0x123456
    assert [part["type"] for part in container["components"]] == [10, 9, 10]
    assert container["components"][0]["content"] == "one\ntwo"
    assert card.text == "one\ntwo\nthree\nfour"
    assert check_card(card)[0]["components"][0]["label"] == "Take Turn"


def test_a_picture_stands_at_its_place_with_its_description() -> None:
    card = Card("first", PictureSlot("a"), "second", PictureSlot("b"))
    view: Any = card.view({"b": [file("b.png")], "a": [file("a.png")]})
    (container,) = view.to_components()
    shown = [part["items"][0] for part in container["components"] if part["type"] == 12]
    assert [each["media"]["url"] for each in shown] == ["attachment://a.png", "attachment://b.png"]
    assert [each["description"] for each in shown] == ["The a.png", "The b.png"]
    assert card.without_picture("too large").text == "first\ntoo large\nsecond\ntoo large"


def test_pictures_without_room_are_left_out() -> None:
    """A card with more than the remaining number of components could not be sent at all."""
    card = Card("text", PictureSlot("a"), PictureSlot("b"), *([button(n, f"v{'x' * n}", "x")] for n in range(18)))
    placed = card.with_room_for({"a": [file("a.png")], "b": [file("b.png"), file("c.png")], "elsewhere": [file()]})
    assert {
        name: [each.filename for each in shown if isinstance(each, discord.File)] for name, shown in placed.items()
    } == {
        "a": ["a.png"],
        "b": ["b.png"],
    }
    card.view(placed)


def test_pages_of_one_picture_have_names_of_their_own() -> None:
    assert [each.filename for each in named_apart([file(), file(), file("b.png")])] == [
        "board.png",
        "board-1.png",
        "b.png",
    ]


def test_more_than_discord_takes_is_an_error() -> None:
    with pytest.raises(ValueError, match="40"):
        Card(*(Line(str(number), button(number, "turn", "Turn")) for number in range(14))).view()


def test_the_longest_text_is_cut_off_where_all_are_too_long() -> None:
    """Lines keep their text, since the buttons beside them would mean nothing without it."""
    line = Line("l" * 1000, button(1, "turn", "Turn"))
    card = Card("a" * 1500, line, "b" * 1600, PictureSlot(), "c")
    check_card(card)
    (container,) = components_of(card)
    shown = [part.get("content") or part["components"][0]["content"] for part in container["components"]]
    assert [len(each) for each in shown] == [1500, 1000, MAX_TEXT - 2504, 1]
    assert shown[2].endswith("b…")
    whole = Card("a" * 1500, line, "b" * 1497)
    assert components_of(whole)[0]["components"][2]["content"] == "b" * 1497


class Discord:
    """A private message as Discord keeps it: requests are carried out in the order in which the test lets them arrive."""

    def __init__(self) -> None:
        self.shown, self.changes = "", dict[str, Any]()
        self.under_way: list[Callable[[], None]] = []
        self.message = SimpleNamespace(
            id=NUMBER, flags=SimpleNamespace(ephemeral=True, components_v2=True), components=[]
        )

    async def edit(self, **changes: Any) -> None:
        arrived = asyncio.get_running_loop().create_future()

        def arrive() -> None:
            self.changes = changes
            (container,) = changes["view"].to_components()
            self.shown = container["components"][0]["content"]
            arrived.set_result(None)

        self.under_way.append(arrive)
        await arrived

    async def settle(self) -> None:
        """Let every task run until it waits for a request."""
        for _ in range(20):
            await asyncio.sleep(0)

    def interaction(self) -> Any:
        response = SimpleNamespace(type=None, edit_message=self.edit)
        return SimpleNamespace(
            message=self.message,
            response=response,
            edit_original_response=self.edit,
            client=SimpleNamespace(icons=None),
        )


async def press(place: Discord, text: str, standing: list[StandingCard]) -> None:
    standing.append(await answer(cast("Any", place.interaction()), card_of(text)))


@pytest.mark.parametrize("seed", range(40))
async def test_in_any_order_the_newest_card_stands(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses, late pictures, and arrivals at Discord in random order.

    With every other seed, a press does not wait at all for a picture being sent.
    """
    monkeypatch.setattr(private, "MAX_WAIT", 0 if seed % 2 else 600)
    place, rng, presses = Discord(), seeded_rng(seed), 0
    standing, tasks = list[StandingCard](), list[asyncio.Task[None]]()
    for _ in range(300):
        what = rng.pick(["press", "late", "arrive"] if presses < 12 else ["arrive"])
        # Presses are answered one after another: no button of the next card can be pressed before that card is there.
        if what == "press" and len(standing) == presses:
            presses += 1
            tasks.append(asyncio.create_task(press(place, f"card {presses}", standing)))
        elif what == "late" and standing:
            tasks.append(asyncio.create_task(rng.pick(standing).add({PICTURE: [file()]})))
        elif place.under_way:
            place.under_way.pop(rng.pick(range(len(place.under_way))))()
        await place.settle()
        if standing and not place.under_way and all(task.done() for task in tasks):
            assert place.shown == f"card {len(standing)}"
    assert all(task.done() for task in tasks)
    assert not place.under_way
    assert place.shown == "card 12"


async def test_a_late_picture_of_an_older_card_is_not_sent() -> None:
    place, standing = Discord(), list[StandingCard]()
    for number in (1, 2):
        task = asyncio.create_task(press(place, f"card {number}", standing))
        await place.settle()
        place.under_way.pop()()
        await task
    await standing[0].add({PICTURE: [file()]})
    assert not place.under_way
    assert not standing[0].is_newest


async def test_pictures_that_stay_are_those_of_the_newest_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """A press may predate the last change of its message; while two answers are being sent, no pictures are known."""
    monkeypatch.setattr(
        private,
        "_pictured",
        OrderedDict({NUMBER: private._Pictured("it", [SentPicture("https://cdn.example/new.png", "The board")])}),
    )
    place = Discord()

    async def keep(text: str) -> None:
        await answer(cast("Any", place.interaction()), card_of(text), about="it")

    first = asyncio.create_task(keep("first"))
    await place.settle()
    second = asyncio.create_task(keep("second"))
    await place.settle()
    one, two = place.under_way
    one()
    assert "attachments" not in place.changes
    (container,) = place.changes["view"].to_components()
    assert [part["items"][0]["media"]["url"] for part in container["components"] if part["type"] == 12] == [
        "https://cdn.example/new.png"
    ]
    two()
    assert place.changes["attachments"] == []
    await asyncio.gather(first, second)
    assert NUMBER not in private._pictured


ICON, LINK = "<:thaler:9223372036854775808>", "[Nanotech #1](https://discord.com/channels/1/2)"


def test_a_text_that_fits_stays() -> None:
    assert clip("abc", 3) == clip_shown("abc", 3) == "abc"
    assert clip_shown(f"{ICON} 12", 4) == f"{ICON} 12"
    assert clip_shown(LINK, len("Nanotech #1")) == LINK


@pytest.mark.parametrize("mark", [ICON, LINK, "<t:1700000000:R>", "<@123456789>", "<#123456789>", "<a:glow:12345>"])
def test_no_cut_is_inside_a_mark(mark: str) -> None:
    text = f"before {mark} after"
    for most in range(1, len(text)):
        for cut in (clip(text, most), clip_shown(text, most)):
            kept = cut.removesuffix("…")
            assert text.startswith(kept)
            assert mark in kept or mark[:2] not in kept or kept.count(mark[0]) == 0
        assert len(clip(text, most)) <= most


def test_what_a_reader_sees_counts() -> None:
    assert clip_shown(ICON * 5, 3) == f"{ICON * 2}…"
    assert clip_shown(f"{ICON * 3} and more", 8) == f"{ICON * 3} and…"


def test_icons_do_not_cut_the_end_of_a_panel() -> None:
    text = "\n".join([*["".join([ICON] * 5)] * 20, "the last line"])
    assert choice_card(text, [], [], Writer(new_table(games()["nanotech"], 2, 1), WORDS)).text == text
