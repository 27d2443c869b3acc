from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from simulation import LoopbackDiscord
from simulation.transcript import write_transcript
from simulation.transcript.markdown import Markdown
from tests.simulation.conftest import Club
from tests.simulation.test_messages import picture


@pytest.fixture
async def page(club: Club, tmp_path: Path) -> str:
    embed = discord.Embed(title="Score", description="**12** points", colour=0x00FF00)
    embed.add_field(name="Ann", value="7").set_image(url="attachment://board.png").set_footer(text="round 3")
    board = picture("board.png", description="The <board>")
    posted = await club.here().send(f"{club.ann.mention} & <script>", embed=embed, file=board)
    await posted.pin()
    club.ann.say(club.channel, "# hi <b>all</b>")
    shown = (await club.ann.slash(club.channel, "panel")).message
    await club.ann.click(shown, "Later")
    await club.sim.quiet()
    await club.ann.click(shown, "Whisper")
    view = discord.ui.LayoutView()
    container = discord.ui.Container[discord.ui.LayoutView](
        discord.ui.TextDisplay("-# small"), accent_colour=0xFF0000
    )
    container.add_item(discord.ui.Section("left", accessory=discord.ui.Thumbnail("attachment://t.png")))
    container.add_item(discord.ui.Separator())
    view.add_item(container)
    await club.here().send(view=view, file=picture("t.png"))
    await (await club.bot.fetch_user(club.ann.id)).send("in private")
    path = write_transcript(tmp_path / "out" / "a.html", club.channel, viewer=club.ann)
    return path.read_text(encoding="utf-8")


def test_the_page_shows_everything_the_viewer_saw(page: str) -> None:
    for expected in (
        '<span class="mention">@ann</span> &amp; &lt;script&gt;',
        "<strong>12</strong> points",
        "border-color:#00ff00",
        "round 3",
        "alt='The &lt;board&gt;'",
        "ALT: The &lt;board&gt;",
        "data:image/png;base64,",
        "pinned a message",
        '<div class="h1">hi &lt;b&gt;all&lt;/b&gt;</div>',
        "ann used /panel",
        "class='button secondary disabled' title='",
        "<summary>Colours</summary>",
        "changed later",
        "(edited)",
        "ann · [Later] · answered after",
        "Only ann can see this",
        "🔔 ann",
        "border-left-color:#ff0000",
        "no alt text",
        "direct messages with ann",
        "in private",
    ):
        assert expected in page, expected
    assert "<script>" not in page
    assert not re.search(r"(src|href)='?\"?https?://", page)


async def test_others_do_not_see_private_answers(club: Club, tmp_path: Path) -> None:
    shown = (await club.ann.slash(club.channel, "panel")).message
    await club.ann.click(shown, "Whisper")
    for viewer in (None, club.bob):
        page = write_transcript(tmp_path / "b.html", [club.channel], viewer=viewer, show_presses=False)
        text = page.read_text(encoding="utf-8")
        assert "psst" not in text
        assert "answered after" not in text


@pytest.fixture
async def card(club: Club, tmp_path: Path) -> str:
    """Return the page of a card with lines, pictures, separators and an emoji that has an image."""
    emoji = club.sim.add_application_emoji("coal", "data:image/png;base64,AAAA")
    club.sim.add_application_emoji("unused", "data:image/png;base64,BBBB")
    coal = discord.PartialEmoji(name="coal", id=int(emoji["id"]))
    inside = discord.ui.Container[discord.ui.LayoutView](accent_colour=0x3B82F6)
    inside.add_item(discord.ui.TextDisplay(f"### Round 3\n> done\n7 {coal}"))
    inside.add_item(discord.ui.Separator(spacing=discord.SeparatorSpacing.large))
    inside.add_item(discord.ui.Separator(visible=False))
    inside.add_item(discord.ui.Section("1. Urbanize", accessory=discord.ui.Button(label="Play", custom_id="count:1")))
    plant = discord.ui.Thumbnail[discord.ui.LayoutView]("attachment://t.png", description="A plant")
    inside.add_item(discord.ui.Section("Plant", accessory=plant))
    shown = [discord.MediaGalleryItem(f"attachment://{name}.png", description=name) for name in "abc"]
    inside.add_item(discord.ui.MediaGallery(shown[0]))
    inside.add_item(discord.ui.MediaGallery(*shown[1:]))
    inside.add_item(discord.ui.ActionRow(discord.ui.Button(label="Coal", custom_id="count:2", emoji=coal)))
    option = discord.SelectOption(label="All", emoji=coal)
    inside.add_item(discord.ui.ActionRow(discord.ui.Select(custom_id="s", options=[option])))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(inside)
    posted = await club.here().send(view=view, files=[picture(f"{name}.png") for name in "tabc"])
    await posted.edit(view=discord.ui.LayoutView.from_message(posted))
    page = write_transcript(tmp_path / "card.html", club.channel)
    return page.read_text(encoding="utf-8")


def test_a_card_has_its_parts_in_order(card: str) -> None:
    parts = (
        "<div class='layout'><div class='container' style='border-left-color:#3b82f6'>",
        '<div class="h3">Round 3</div><blockquote>',
        "<hr class='line large'><div class='gap'></div>",
        "<div class='section'><div class='texts'><div class='text'>",
        "1. Urbanize</div></div></div><span class='button",
        "<figure class='thumbnail'>",
        "<div class='gallery'><figure class='shown'>",
        "<div class='gallery several'>",
        "<div class='row'>",
        "(edited)",
    )
    places = [card.index(part) for part in parts]
    assert places == sorted(places)
    assert "<figcaption>" not in card  # Discord shows no alternative texts, and none is missing
    assert "alt='A plant'" in card


def test_an_emoji_is_shown_by_its_image_which_the_page_has_once(card: str) -> None:
    assert len(re.findall(r'<span class="emoji drawn e\d+">:coal:</span>', card)) == 3
    assert card.count("url(data:image/png;base64,AAAA)") == 1
    assert "BBBB" not in card


def test_the_page_is_light_or_dark_as_its_reader_wants(card: str) -> None:
    assert "@media (prefers-color-scheme: light)" in card
    used = set(re.findall(r"var\((--[\w-]+)\)", card))
    dark, light = (
        set(re.findall(r"(--[\w-]+):", block)) for block in re.findall(r":root \{(.*?)\}", card, re.DOTALL)
    )
    assert used <= dark == light


async def test_images_beside_the_page(club: Club, tmp_path: Path) -> None:
    await club.here().send(file=picture("a.png"))
    page = write_transcript(tmp_path / "c.html", club.channel, embed_images=False, title="Game 1")
    assert [file.suffix for file in (tmp_path / "c_files").iterdir()] == [".png"]
    assert "<title>Game 1</title>" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**b** *i* _i_ __u__ ~~s~~", "<strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s>"),
        ("snake_case_name", "snake_case_name"),
        ("`**raw** <b>`", "<code>**raw** &lt;b&gt;</code>"),
        (r"\*not italic\*", "*not italic*"),
        ("||secret||", '<span class="spoiler">secret</span>'),
        ("<t:0:d>", '<span class="time" title="Thursday, 01 January 1970 00:00 UTC">01/01/1970</span>'),
        ("<t:7200:R>", '<span class="time" title="Thursday, 01 January 1970 02:00 UTC">in 2 hours</span>'),
        ("<@1> <@&1> <#1>", None),
        ("[rules](https://example.org/a)", '<a href="https://example.org/a">rules</a>'),
        ("</game take:1>", '<span class="mention">/game take</span>'),
        ("<:meeple:1>", '<span class="emoji">:meeple:</span>'),
    ],
)
def test_inline_markup(text: str, expected: str | None) -> None:
    shown = Markdown(LoopbackDiscord()).inline(text, now=datetime.fromtimestamp(0, UTC))
    if expected is None:
        assert re.sub("<[^>]+>", "", shown) == "@unknown user @unknown role #unknown"
    else:
        assert shown == expected


def test_blocks() -> None:
    text = "## Two\n-# small\n- a\n  - b\n1. c\n> q\n> r\nplain\n```py\nx < 1\n```after"
    shown = Markdown(LoopbackDiscord()).render(text)
    assert shown == (
        '<div class="h2">Two</div><div class="subtext">small</div>'
        '<div class="item" style="margin-left:0.4em">• a</div>'
        '<div class="item" style="margin-left:1.6em">• b</div>'
        '<div class="item" style="margin-left:0.4em">1. c</div>'
        "<blockquote><div>q</div><div>r</div></blockquote><div>plain</div>"
        "<pre>x &lt; 1</pre><div>after</div>"
    )
