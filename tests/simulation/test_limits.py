"""Each of Discord's limits: the maximum is accepted, anything beyond it is answered with a 400."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from simulation.checks.emoji import is_unicode_emoji
from tests.simulation.conftest import RawClient

Json = dict[str, Any]


def button(number: int = 0, **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}", **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(count: int, width: int = 1) -> list[Json]:
    return [row(*(button(r * 10 + c) for c in range(width))) for r in range(count)]


def menu(count: int = 1, **more: object) -> Json:
    lines = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": lines} | more


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def with_part(part: Json) -> Json:
    return {"content": "x", "components": [row(part)]}


def v2(*parts: Json, **more: object) -> Json:
    return {"flags": 1 << 15, "components": list(parts), **more}


def embed(**more: object) -> Json:
    return {"embeds": [{"title": "t", **more}]}


def fields(count: int) -> list[Json]:
    return [{"name": "n", "value": "v"}] * count


GOOD = {
    "content": {"content": "x" * 2000},
    "embed text": {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
    "embed fields": embed(fields=fields(25)),
    "rows and buttons": {"content": "x", "components": rows(5, 5)},
    "label": with_part(button(label="x" * 80)),
    "custom id": with_part(button(custom_id="x" * 100)),
    "options": with_part(menu(25, placeholder="x" * 150, max_values=25)),
    "link": with_part({"type": 2, "style": 5, "label": "x", "url": "https://example.org"}),
    "emoji": with_part(button(label=None, emoji={"name": "👩‍🚀"})),
    "v2 parts": v2(*(text(1) for _ in range(40))),
    "v2 text": v2(text(4000)),
    "mentions": {"content": "x", "allowed_mentions": {"parse": ["users"], "roles": []}},
}

BAD = {
    "content": {"content": "x" * 2001},
    "embeds": {"embeds": [{"title": "x"}] * 11},
    "embed title": embed(title="x" * 257),
    "embed description": embed(description="x" * 4097),
    "embed text in total": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "embed fields": embed(fields=fields(26)),
    "empty field": embed(fields=[{"name": " ", "value": "v"}]),
    "embed image scheme": embed(image={"url": "file:///etc/hosts"}),
    "embed image missing": embed(image={"url": "attachment://a.png"}),
    "six rows": {"content": "x", "components": rows(6)},
    "six buttons": {"content": "x", "components": rows(1, 6)},
    "same custom id": {"content": "x", "components": [row(button(1)), row(button(1))]},
    "label": with_part(button(label="x" * 81)),
    "no label": with_part(button(label="")),
    "no custom id": with_part(button(custom_id=None)),
    "custom id": with_part(button(custom_id="x" * 101)),
    "link with custom id": with_part(button(style=5, url="https://example.org")),
    "options": with_part(menu(26)),
    "no options": with_part(menu(0)),
    "same option value": with_part(menu(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}])),
    "placeholder": with_part(menu(placeholder="x" * 151)),
    "option label": with_part(menu(options=[{"label": "x" * 101, "value": "v"}])),
    "more values than options": with_part(menu(2, max_values=3)),
    "min above max": with_part(menu(3, min_values=3, max_values=2)),
    "menu beside button": {"content": "x", "components": [row(menu(), button())]},
    "text as emoji": with_part(button(emoji={"name": ":tada:"})),
    "unknown custom emoji": with_part(button(emoji={"name": "x", "id": "123"})),
    "emoji in option": with_part(menu(options=[{"label": "a", "value": "v", "emoji": {"name": "a"}}])),
    "v2 without flag": {"content": "x", "components": [text(1)]},
    "v2 with content": v2(text(1), content="x"),
    "v2 with embed": v2(text(1), embeds=[{"title": "x"}]),
    "v2 parts": v2(*(text(1) for _ in range(41))),
    "v2 parts nested": v2({"type": 17, "components": [text(1) for _ in range(40)]}),
    "v2 text": v2(text(2000), text(2001)),
    "v2 file missing": v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
    "section without accessory": v2({"type": 9, "components": [text(1)]}),
    "unknown component": with_part({"type": 99}),
    "attachment without file": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    "mentions contradict": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "content of a wrong type": {"content": ["x"]},
}


@pytest.mark.parametrize("case", GOOD)
async def test_allowed(raw: RawClient, case: str) -> None:
    status, answer = await raw.post(GOOD[case])
    assert status == 200, answer


@pytest.mark.parametrize("case", BAD)
async def test_refused(raw: RawClient, case: str) -> None:
    status, answer = await raw.post(BAD[case])
    assert status == 400
    assert answer["code"] == 50035
    assert answer["errors"]
    assert raw.channel.messages == []
    assert len(raw.sim.take_violations()) == 1


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": [{}]}, {"components": rows(1)}])
async def test_empty_messages(raw: RawClient, body: Json) -> None:
    assert (await raw.post(body))[1]["code"] == 50006
    assert len(raw.sim.take_violations("limit")) == 1


async def test_error_bodies_look_like_discords(raw: RawClient) -> None:
    _, answer = await raw.post({"content": "x" * 2001})
    errors = [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}]
    assert answer == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {"content": {"_errors": errors}},
    }
    raw.sim.take_violations()


async def test_answers_to_interactions_are_checked_too(raw: RawClient) -> None:
    status, answer = await raw.answer(2, {"type": 4, "data": with_part(button(label="x" * 81))})
    assert status == 400
    path = ("data", "components", "0", "components", "0", "label", "_errors")
    node: Any = answer["errors"]
    for step in path:
        node = node[step]
    assert node[0]["code"] == "BASE_TYPE_MAX_LENGTH"
    for kind, body in ((2, {"type": 7}), (2, {"type": 8, "data": {}}), (4, {"type": 5}), (2, {"data": {}})):
        assert (await raw.answer(kind, body))[0] == 400
    assert len(raw.sim.take_violations()) == 5


def form(*parts: Json, title: str = "t") -> Json:
    return {"type": 9, "data": {"custom_id": "form", "title": title, "components": list(parts)}}


def field(number: int = 0, **more: object) -> Json:
    return {"type": 18, "label": "l", "component": {"type": 4, "style": 1, "custom_id": f"f{number}", **more}}


@pytest.mark.parametrize(
    "body",
    [
        form(field(), title="x" * 46),
        form(*(field(n) for n in range(6))),
        form(field(1), field(1)),
        form(field(value="toolong", max_length=3)),
        form({"type": 1, "components": [button()]}),
        form({**field(), "label": "x" * 46}),
        form(),
    ],
)
async def test_modals(raw: RawClient, body: Json) -> None:
    assert (await raw.answer(2, form(*(field(n) for n in range(5)), title="x" * 45)))[0] == 204
    assert (await raw.answer(2, body))[0] == 400
    assert len(raw.sim.take_violations()) == 1


async def test_autocomplete(raw: RawClient) -> None:
    def choices(count: int, name: str = "n", value: object = "v") -> Json:
        return {"type": 8, "data": {"choices": [{"name": name, "value": value}] * count}}

    assert (await raw.answer(4, choices(25, "x" * 100, "y" * 100)))[0] == 204
    assert (await raw.answer(4, choices(25, value=7)))[0] == 204
    for body in (choices(26), choices(1, "x" * 101), choices(1, value="x" * 101), choices(1, "")):
        assert (await raw.answer(4, body))[0] == 400
    assert len(raw.sim.take_violations()) == 4


def command(name: str = "game", **more: object) -> Json:
    return {"name": name, "description": "d", **more}


def option(name: str = "o", kind: int = 3, **more: object) -> Json:
    return {"type": kind, "name": name, "description": "d", **more}


def choices(count: int, length: int = 1) -> list[Json]:
    return [{"name": f"{n:03}".ljust(length, "x"), "value": str(n)} for n in range(count)]


GOOD_COMMANDS = {
    "100 commands": [command(f"c{n}") for n in range(100)],
    "100 commands and a menu": [*(command(f"c{n}") for n in range(100)), {"name": "On User", "type": 2}],
    "25 options": [command(options=[option(f"o{n}") for n in range(25)])],
    "nested": [command(options=[option("g", 2, options=[option("s", 1, options=[option()])])])],
    "names": [command("größe-2_a", description="x" * 100)],
    "choices": [command(options=[option(choices=choices(25, 90))])],
}

BAD_COMMANDS = {
    "101 commands": [command(f"c{n}") for n in range(101)],
    "same name": [command(), command()],
    "capital": [command("Game")],
    "space": [command("my game")],
    "long name": [command("x" * 33)],
    "long description": [command(description="x" * 101)],
    "no description": [command(description="")],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "same option": [command(options=[option(), option()])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "mixed": [command(options=[option("a", 1), option("b")])],
    "too deep": [command(options=[option("g", 2, options=[option("h", 2, options=[option("s", 1)])])])],
    "26 choices": [command(options=[option(choices=choices(26))])],
    "same choice": [command(options=[option(choices=[*choices(1), *choices(1)])])],
    "long choice": [command(options=[option(choices=choices(1, 101))])],
    "choices and autocomplete": [command(options=[option(choices=choices(1), autocomplete=True)])],
    "too much text": [
        command(options=[option(f"o{n}", description="x" * 100, choices=choices(25)) for n in range(25)])
    ],
    "16 menus": [{"name": f"menu {n}", "type": 3} for n in range(16)],
}


@pytest.mark.parametrize("case", GOOD_COMMANDS)
async def test_commands_allowed(raw: RawClient, case: str) -> None:
    status, answer = await raw.sync(*GOOD_COMMANDS[case])
    assert status == 200, answer


@pytest.mark.parametrize("case", BAD_COMMANDS)
async def test_commands_refused(raw: RawClient, case: str) -> None:
    status, answer = await raw.sync(*BAD_COMMANDS[case])
    assert (status, answer["code"]) == (400, 50035)
    assert raw.sim.commands.of_guild(None) == []
    assert len(raw.sim.take_violations()) == 1


async def test_commands_keep_their_id(raw: RawClient) -> None:
    await raw.sync(command("a"), command("b"))
    before = {c["name"]: c["id"] for c in raw.sim.commands.of_guild(None)}
    await raw.sync(command("b", description="new"), command("c"))
    after = {c["name"]: c["id"] for c in raw.sim.commands.of_guild(None)}
    assert after.keys() == {"b", "c"}
    assert after["b"] == before["b"]


async def test_uploads(raw: RawClient) -> None:
    raw.sim.upload_limit = 1000

    async def upload(*sizes: int) -> int:
        form = aiohttp.FormData()
        form.add_field("payload_json", '{"content": "x"}')
        for number, size in enumerate(sizes):
            form.add_field(f"files[{number}]", bytes(size), filename=f"{number}.bin")
        url = f"{raw.sim.url}/api/v10/channels/{raw.channel.id}/messages"
        headers = {"Authorization": f"Bot {raw.sim.token}"}
        async with aiohttp.ClientSession() as session:
            return (await session.post(url, data=form, headers=headers)).status

    assert await upload(1000) == 200
    assert await upload(1001) == 413
    assert await upload(*[1] * 10) == 200
    assert await upload(*[1] * 11) == 400
    assert len(raw.sim.take_violations("limit")) == 2
    assert raw.sim.add_guild("boosted", premium_tier=3).upload_limit == 100 * 1024 * 1024


async def test_broken_json(raw: RawClient) -> None:
    status, answer = await raw.send("POST", "/users/@me/channels", "no object")
    assert (status, answer["code"]) == (400, 50035)
    assert (await raw.send("GET", "/channels/x", None))[0] == 400
    assert len(raw.sim.take_violations()) == 2


@pytest.mark.parametrize("text", ["🎲", "❤", "❤️", "👍🏽", "👩‍🚀", "🇩🇪", "5️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "🫠"])
def test_emoji(text: str) -> None:
    assert is_unicode_emoji(text)


@pytest.mark.parametrize("text", ["", "a", "5", "🎲🎲", ":dice:", "→", "🇩", "♪", "🎲 "])
def test_not_an_emoji(text: str) -> None:
    assert not is_unicode_emoji(text)
