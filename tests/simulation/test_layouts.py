"""Messages of components alone: what Discord refuses, hides, and keeps of them."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp
import discord
import pytest

from simulation import Message, SimulatorError
from simulation.checks.components import COMPONENTS_V2
from tests.simulation.conftest import Club, RawClient
from tests.simulation.test_limits import button, menu, row, text, v2
from tests.simulation.test_messages import picture

Json = dict[str, Any]


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def numbered(count: int) -> list[Json]:
    """Return sections, each of three components."""
    return [section(text(1), accessory=button(number)) for number in range(count)]


def media(name: str = "a.png", **more: object) -> Json:
    return {"media": {"url": f"attachment://{name}"}, **more}


def external(**more: object) -> Json:
    return {"media": {"url": "https://example.org/a.png"}, **more}


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


SEPARATOR = {"type": 14}
THUMBNAIL = {"type": 11, **external()}

GOOD = {
    "40 components, sections and their buttons counted": v2(*numbered(13), text(1)),
    "three texts in a section": v2(section(text(1), text(1), text(1))),
    "thumbnail beside a text": v2(section(text(1), accessory=THUMBNAIL)),
    "all that goes into a container": v2(
        container(text(1), section(text(1)), gallery(external()), SEPARATOR, row(button(1)), row(menu()))
    ),
    "ten pictures": v2(gallery(*(external() for _ in range(10)))),
    "long description": v2(gallery(external(description="x" * 1024))),
    "empty fields of other messages": v2(text(1), content="", embeds=[]),
    "null content": v2(text(1), content=None),
    "rows alone": v2(row(button())),
}

BAD = {
    "41 components, accessories counted": v2(*numbered(13), text(1), text(1)),
    "41 components in containers": v2(*(container(*numbered(4)) for _ in range(3)), text(1), text(1)),
    "section without text": v2(section()),
    "four texts in a section": v2(section(*(text(1) for _ in range(4)))),
    "button in a section": v2(section(button(1), accessory=button(2))),
    "menu beside a text": v2(section(text(1), accessory=menu())),
    "thumbnail by itself": v2(THUMBNAIL),
    "button by itself": v2(button()),
    "container in a container": v2(container(container(text(1)))),
    "button in a container": v2(container(button())),
    "thumbnail in a container": v2(container(THUMBNAIL)),
    "empty container": v2(container()),
    "empty gallery": v2(gallery()),
    "eleven pictures": v2(gallery(*(external() for _ in range(11)))),
    "empty text": v2(text(0)),
    "text of spaces": v2({"type": 10, "content": " \n"}),
    "text in all sections": v2(*(section(text(1000), accessory=button(number)) for number in range(4)), text(1)),
    "long description of a picture": v2(gallery(external(description="x" * 1025))),
    "long description of a thumbnail": v2(section(text(1), accessory={**THUMBNAIL, "description": "x" * 1025})),
    "empty description": v2(gallery(external(description=""))),
    "same custom id beside a text and in a row": v2(section(text(1), accessory=button(1)), row(button(1))),
    "same custom id in two containers": v2(container(row(button(1))), container(row(button(1)))),
    "picture that is not attached": v2(container(gallery(media()))),
    "thumbnail that is not attached": v2(section(text(1), accessory={"type": 11, **media()})),
    "menu beside a button": v2(container(row(menu(), button()))),
    "poll": v2(text(1), poll={"question": {"text": "x"}, "answers": [{"poll_media": {"text": "y"}}]}),
    "sticker": v2(text(1), sticker_ids=["1"]),
}


@pytest.mark.parametrize("case", GOOD)
async def test_allowed(raw: RawClient, case: str) -> None:
    status, answer = await raw.post(GOOD[case])
    assert status == 200, answer


@pytest.mark.parametrize("case", BAD)
async def test_refused(raw: RawClient, case: str) -> None:
    status, answer = await raw.post(BAD[case])
    assert (status, answer["code"]) == (400, 50035)
    assert raw.channel.messages == []
    assert len(raw.sim.take_violations()) == 1


async def edit(raw: RawClient, message: Message, body: Json) -> tuple[int, Json]:
    return await raw.send("PATCH", f"/channels/{raw.channel.id}/messages/{message.id}", body)


async def test_a_classic_message_becomes_one_of_components_if_its_text_is_cleared(raw: RawClient) -> None:
    await raw.post({"content": "x", "embeds": [{"title": "t"}]})
    message = raw.channel.last
    cases: list[Json] = [{}, {"content": None}, {"content": None, "embeds": None}, {"embeds": []}]
    for more in cases:
        assert (await edit(raw, message, v2(text(1), **more)))[0] == 400
        assert (message.content, message.is_v2) == ("x", False)
    assert len(raw.sim.take_violations("limit")) == 4
    status, answer = await edit(raw, message, v2(text(1), content=None, embeds=[]))
    assert (status, answer["flags"] & COMPONENTS_V2) == (200, COMPONENTS_V2)
    assert (message.text, message.embeds) == ("x", [])


async def test_components_need_the_flag_once(raw: RawClient) -> None:
    await raw.post({"content": "x"})
    message = raw.channel.last
    assert (await edit(raw, message, {"content": None, "components": [text(1)]}))[0] == 400
    assert (await edit(raw, message, v2(text(1), content=None)))[0] == 200
    assert (await edit(raw, message, {"flags": 0, "components": [text(2)]}))[0] == 200
    assert message.is_v2
    assert message.text == "xx"
    refused: list[Json] = [{"content": "y"}, {"embeds": [{"title": "y"}]}, {"components": []}]
    for body in refused:
        assert (await edit(raw, message, body))[0] == 400
    assert message.text == "xx"
    assert len(raw.sim.take_violations("limit")) == 4


@pytest.mark.parametrize("kind", [5, 6])
async def test_a_deferral_ignores_the_flag(raw: RawClient, kind: int) -> None:
    """And a test fails that leaves it to a deferral."""
    await raw.post({"content": "x", "components": [row(button())]})
    shown = raw.channel.last
    status, _ = await raw.answer(3, {"type": kind, "data": {"flags": COMPONENTS_V2 | 64}}, message=shown)
    assert status == 204
    assert [each.kind for each in raw.sim.take_violations()] == ["flag"]
    assert not any(message.is_v2 for message in raw.channel.all_messages.values())
    assert [each.loading for each in raw.channel.seen_by(raw.ann)] == [False, True][: 7 - kind]


def card(*, file: str = "") -> discord.ui.LayoutView:
    """Return a layout with a line and its button, and with the picture of an attached file."""
    view = discord.ui.LayoutView(timeout=None)
    inside = discord.ui.Container[discord.ui.LayoutView](
        discord.ui.Section("Your turn", accessory=discord.ui.Button(label="Take Turn", custom_id="count:4"))
    )
    if file:
        shown = discord.MediaGalleryItem(f"attachment://{file}", description="The board")
        inside.add_item(discord.ui.MediaGallery(shown))
    view.add_item(inside)
    return view


@pytest.mark.parametrize("way", ["edit", "followup"])
async def test_the_answer_after_thinking_sets_the_flag(club: Club, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    async def answer(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if way == "edit":
            await interaction.edit_original_response(view=card(file="a.png"), attachments=[picture("a.png")])
        else:
            await interaction.followup.send(view=card(file="a.png"), file=picture("a.png"), ephemeral=True)

    monkeypatch.setattr(club.bot.tree.get_command("panel"), "_callback", answer)
    message = (await club.ann.slash(club.channel, "panel")).message
    assert message.is_v2
    assert message.ephemeral_for is club.ann
    assert [(each.description, each.file) for each in message.media] == [("The board", message.files[0])]


async def test_a_line_of_a_card_is_read_and_its_button_pressed(club: Club) -> None:
    await club.here().send(view=card())
    message = club.channel.last
    assert message.text == "Your turn"
    assert [each.label for each in message.buttons] == ["Take Turn"]
    await club.ann.click(message, "Take Turn")  # the dynamic button of the sample bot answers
    assert club.bot.interactions[-1].data["custom_id"] == "count:4"  # type: ignore[index, typeddict-item]
    both = discord.ui.LayoutView(timeout=None)
    for number in range(2):
        both.add_item(discord.ui.Section("x", accessory=discord.ui.Button(label="Open", custom_id=f"count:{number}")))
    both.add_item(discord.ui.ActionRow(discord.ui.Select(custom_id="s", placeholder="?", options=[
        discord.SelectOption(label="one")])))  # fmt: skip
    await club.here().send(view=both)
    with pytest.raises(SimulatorError, match="2 buttons fit"):
        await club.ann.click(club.channel.last, "Open")
    assert [each.placeholder for each in club.channel.last.selects] == ["?"]
    await club.ann.click(club.channel.last, "Open", index=1)


async def test_pictures_stay_while_the_components_show_them(club: Club) -> None:
    posted = await club.here().send(view=card(file="a.png"), file=picture("a.png"))
    message = club.channel.last
    first = message.files[0]
    assert posted.attachments == []
    assert message.attachments == []
    again = discord.ui.LayoutView.from_message(posted)
    await posted.edit(view=again)
    assert message.files == [first]
    await posted.edit(view=again, attachments=[])
    assert message.files == [first]  # by its address
    await posted.edit(view=card(file="b.png"), attachments=[picture("b.png", "blue")])
    assert [file.filename for file in message.files] == ["b.png"]
    with pytest.raises(discord.HTTPException, match="attachment was not found"):
        await posted.edit(view=card(file="b.png"), attachments=[])
    assert len(club.sim.take_violations("limit")) == 1


async def test_a_file_must_be_shown_exactly_once(club: Club) -> None:
    posted = await club.here().send(view=card(), file=picture("a.png"))
    (hidden,) = club.sim.take_violations()
    assert (hidden.kind, "a.png is shown by 0 components" in hidden.detail) == ("layout", True)
    twice = card(file="a.png")
    twice.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
    await posted.edit(view=twice)
    assert "shown by 2 components" in club.sim.take_violations("layout")[0].detail
    await posted.edit(view=card(file="a.png"))
    await posted.edit(view=card())  # the file stays attached, and no one sees it
    assert len(club.sim.take_violations("layout")) == 1
    await posted.edit(view=card(), attachments=[])
    assert club.channel.last.files == []


async def test_files_in_a_raw_request(raw: RawClient) -> None:
    form = aiohttp.FormData()
    body = v2(
        container(gallery(media("a.png", description="d")), {"type": 13, "file": {"url": "attachment://b.txt"}})
    )
    form.add_field("payload_json", json.dumps(body))
    for number, name in enumerate(("a.png", "b.txt")):
        form.add_field(f"files[{number}]", io.BytesIO(b"x"), filename=name)
    url = f"{raw.sim.url}/api/v10/channels/{raw.channel.id}/messages"
    async with aiohttp.ClientSession() as session:
        answer = await session.post(url, data=form, headers={"Authorization": f"Bot {raw.sim.token}"})
        item = (await answer.json())["components"][0]["components"][0]["items"][0]["media"]
    files = raw.channel.last.files
    assert [each.file for each in raw.channel.last.media] == files
    assert (item["url"], item["attachment_id"]) == (files[0].url, str(files[0].id))


async def test_a_layout_mentions_those_whom_its_texts_name(club: Club) -> None:
    view = discord.ui.LayoutView(timeout=None)
    line = discord.ui.Section[discord.ui.LayoutView](
        club.ann.mention, accessory=discord.ui.Button(label="x", custom_id="count:1")
    )
    view.add_item(discord.ui.Container(line))
    await club.here().send(view=view)
    assert (club.channel.last.is_v2, club.channel.last.pinged) == (True, [club.ann])
    await club.here().send(view=view, allowed_mentions=discord.AllowedMentions.none())
    assert (club.channel.last.pinged, club.channel.last.mentions) == ([], [])
