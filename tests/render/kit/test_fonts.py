"""Type: coverage, tabular figures, kerning, fallbacks, shortening."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import ImageFont

from engine.catalogue import TEXT_FOLDER
from render.kit import fonts
from render.kit.sfnt import Metrics
from tests.languages import reading

SAMPLES = {
    "Polish": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
    "Czech": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
    "Portuguese": "ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõú",
    "German": "ÄÖÜßäöü",
    "Cyrillic": "БГДЖЗИЙЛЯбгджзийля",
    "Chinese": "量子科技核能萨克森薩克森",
    "Japanese": "ひらがなカタカナ",
    "Korean": "한국어",
    "signs": "×–—…•→⁻⁺°€",
}


@pytest.mark.parametrize("weight", fonts.CHAINS)
@pytest.mark.parametrize("script", SAMPLES)
def test_scripts_are_covered(script: str, weight: fonts.Weight) -> None:
    assert [letter for letter in SAMPLES[script] if not fonts.has_glyph(letter, weight)] == []
    assert fonts.legible(SAMPLES[script]) == SAMPLES[script]


@pytest.mark.parametrize(
    "name", ["Inter-Medium.otf", "Inter-Bold.otf", "NotoSansTC-Medium.otf", "NotoSansTC-Bold.ttf"]
)
def test_characters_read_from_the_file_have_glyphs(name: str) -> None:
    path = fonts.FONT_FOLDER / name
    metrics, font = Metrics(path), ImageFont.truetype(path, 40, layout_engine=ImageFont.Layout.BASIC)
    lacking = bytes(font.getmask("\uffff"))
    inside = [chr(code) for code in sorted(metrics.glyphs)][::7]
    assert len(inside) > 200
    assert [letter for letter in inside if bytes(font.getmask(letter)) == lacking] == []
    assert "\uffff" not in metrics


@pytest.mark.parametrize("name", ["Inter-Medium.otf", "NotoSansTC-Medium.otf"])
def test_advances_are_the_fonts_own(name: str) -> None:
    path = fonts.FONT_FOLDER / name
    metrics, font = Metrics(path), ImageFont.truetype(path, 1000, layout_engine=ImageFont.Layout.BASIC)
    for letter in "WiAn0€" if "Inter" in name else "量カ한":
        assert metrics.advance(letter) * 1000 == pytest.approx(font.getlength(letter), abs=1.0)


@pytest.mark.parametrize("weight", fonts.CHAINS)
def test_figures_are_tabular(weight: fonts.Weight) -> None:
    assert len({fonts.width(figure * 8, 40, weight) for figure in "0123456789"}) == 1


def test_letters_are_kerned() -> None:
    assert fonts.width("AVAVAV", 40) < 6 * fonts.width("A", 40) - 10
    assert fonts.width("HHHHHH", 40) == pytest.approx(6 * fonts.width("H", 40), abs=6)


def test_every_shipped_font_is_licensed_and_named_in_the_readme() -> None:
    readme = (fonts.FONT_FOLDER / "README.md").read_text(encoding="utf-8")
    shipped = {path.name for path in fonts.FONT_FOLDER.iterdir() if path.suffix in {".otf", ".ttf"}}
    assert shipped == {name for chain in fonts.CHAINS.values() for name in chain}
    assert all(name in readme for name in shipped)
    assert "SIL OPEN FONT LICENSE" in (fonts.FONT_FOLDER / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("𝕱𝖆𝖓𝖈𝖞", "Fancy"),
        ("Zoe\u0301", "Zoé"),
        ("a\u200db\ufe0f", "ab"),
        ("👩‍🔬👨🏽‍🔬 Marie", "• Marie"),
        ("  two   spaces ", "two spaces"),
        ("ไทย", "•"),
    ],
)
def test_what_no_font_has_is_replaced(given: str, shown: str) -> None:
    assert fonts.legible(given) == shown


def ink(text: str, weight: fonts.Weight) -> float:
    """Return the darkness of a line of text."""
    return sum(fonts.line(text, 40, weight).mask.tobytes()) / fonts.width(text, 40, weight)


def test_chinese_headings_are_as_bold_as_latin_ones() -> None:
    """The bold font has all characters of the Chinese texts of pictures, and is darker by about as much."""
    entries = reading.entries("zh-TW")
    said = {char for key, each in entries.items() if key.startswith("render-") for char in each.literals()}
    bold = fonts._metrics("NotoSansTC-Bold.ttf")
    chinese = sorted(char for char in said if "\u4e00" <= char <= "\u9fff")
    assert len(chinese) > 150
    assert [char for char in chinese if char not in bold] == []
    heading = "行動板塊與科技"
    latin = ink("Action tiles", "bold") / ink("Action tiles", "medium")
    assert ink(heading, "bold") / ink(heading, "medium") == pytest.approx(latin, abs=0.12)
    assert ink(heading, "bold") > 1.1 * ink(heading, "medium")


def test_a_line_of_two_fonts_is_as_wide_as_its_parts() -> None:
    assert fonts.width("ab量子", 30) == pytest.approx(fonts.width("ab", 30) + fonts.width("量子", 30), abs=2)


@pytest.mark.parametrize("room", [60, 100, 200, 5000])
def test_shortened_lines_fit(room: int) -> None:
    words = "Lise Meitner-Frisch of Vienna"
    shown = fonts.shorten(words, 30, "bold", room)
    assert fonts.width(shown, 30, "bold") <= room
    assert shown == words or shown.endswith(fonts.ELLIPSIS)


def test_wrapped_lines_fit_and_keep_all_words_if_they_can() -> None:
    assert fonts.wrap("Upgrade laboratory", 32, "bold", 200, 2) == ("Upgrade", "laboratory")
    assert fonts.wrap("Upgrade laboratory", 32, "bold", 900, 2) == ("Upgrade laboratory",) or fonts.wrap(
        "Upgrade laboratory", 32, "bold", 900, 2
    ) == ("Upgrade", "laboratory")
    lines = fonts.wrap("one two three four five six seven", 32, "bold", 120, 2)
    assert len(lines) == 2
    assert lines[-1].endswith(fonts.ELLIPSIS)
    assert all(fonts.width(line, 32, "bold") <= 120 for line in lines)


def test_every_character_of_every_language_has_a_glyph() -> None:
    drawn = [path for what in ("render", "nucleum", "nanotech") for path in TEXT_FOLDER.glob(f"*/{what}*.ftl")]
    assert drawn
    for path in drawn:
        # Hints stand beside choices, in messages: no picture shows them.
        text = re.sub(r"(?m)^hint-.*\n(?:[ }].*\n)*", "", path.read_text("utf-8"))
        lacking = {char for char in text if not char.isspace() and fonts.legible(char, unknown="") != char}
        assert not lacking, f"{path.parent.name}/{path.name}: {lacking}"


def test_unusable_font_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.otf"
    path.write_bytes(b"OTTO" + bytes(8))
    with pytest.raises(ValueError, match=r"empty\.otf"):
        Metrics(path)


def test_chinese_wraps_without_spaces_and_keeps_punctuation_and_measures() -> None:
    said = "遊戲結束時：5 個城市（至少有一座建築／礦井／渦輪）得 4 分。"
    for room in range(90, 400, 10):
        lines = fonts.wrap(said, 24, "medium", room, 20)
        assert "".join(lines).replace(" ", "") == said.replace(" ", "")
        assert all(fonts.width(line, 24, "medium") <= room for line in lines)
        assert not any(line[0] in fonts.CLOSING or line[-1] in fonts.OPENING or line[-1].isdigit() for line in lines)
