"""Make the font files of this folder from the published families (run by hand, needs fontTools).

    python build_fonts.py INTER_FOLDER NOTO_SANS_CJK_MEDIUM.ttc NOTO_SANS_TC_BOLD.ttf

Each family is cut down to the characters listed here. Inter also gets its tabular figures as the ordinary
ones and a plain `kern` table, so that the pictures come out alike whether or not the machine has a text
shaping library.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import _k_e_r_n

HERE = Path(__file__).resolve().parent
LATIN_AND_SIGNS = [
    range(0x20, 0x250),  # Latin
    range(0x2B0, 0x370),  # modifiers, combining marks
    range(0x370, 0x530),  # Greek, Cyrillic
    range(0x1E00, 0x1F00),  # Latin, additional
    range(0x2000, 0x2400),  # punctuation, currency, letterlike, arrows, mathematics
    range(0x2460, 0x2800),  # enclosed, geometric, dingbats
]
KERNED = "".join(map(chr, range(0x21, 0x17F)))
FIGURES = "0123456789"
NOTICEABLE = 24
"""Kerning below this many of Inter's 2816 units an em (a quarter pixel at 30 px) is left out."""
TRADITIONAL_CHINESE = 3
"""Index of the Traditional Chinese face in the Noto Sans CJK collection."""


def cut(font: TTFont, characters: set[int], *, layout: bool) -> None:
    """Keep only `characters` in `font`, in place; `layout` keeps its OpenType layout tables."""
    options = subset.Options()
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += [] if layout else ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx"]
    options.layout_features = ["*"] if layout else []
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)


def single_substitutions(font: TTFont, feature: str) -> dict[str, str]:
    """Return glyph -> glyph of a GSUB feature made of single substitutions."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for lookup in table.LookupList.Lookup[index].SubTable:
                    found |= getattr(getattr(lookup, "ExtSubTable", lookup), "mapping", {})
    return found


def pair_kerning(font: TTFont, glyphs: list[str]) -> dict[tuple[str, str], int]:
    """Return the horizontal kerning between `glyphs` out of the font's GPOS `kern` feature."""
    table = font["GPOS"].table
    indices = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    wanted = set(glyphs)
    pairs: dict[tuple[str, str], int] = {}
    for index in sorted(indices):
        seen: set[tuple[str, str]] = set()
        for raw in table.LookupList.Lookup[index].SubTable:
            pairs_of(getattr(raw, "ExtSubTable", raw), wanted, pairs, seen)
    return {pair: value for pair, value in pairs.items() if abs(value) >= NOTICEABLE}


def pairs_of(lookup: Any, wanted: set[str], pairs: dict[tuple[str, str], int], seen: set[tuple[str, str]]) -> None:
    """Add the pairs of one PairPos subtable; the first subtable that covers a pair counts."""
    first = [glyph for glyph in lookup.Coverage.glyphs if glyph in wanted]
    if lookup.Format == 1:
        sets = dict(zip(lookup.Coverage.glyphs, lookup.PairSet, strict=True))
        for left in first:
            for record in sets[left].PairValueRecord:
                if record.SecondGlyph in wanted and (left, record.SecondGlyph) not in seen:
                    seen.add((left, record.SecondGlyph))
                    pairs[left, record.SecondGlyph] = getattr(record.Value1, "XAdvance", 0) or 0
        return
    for left in first:
        row = lookup.Class1Record[lookup.ClassDef1.classDefs.get(left, 0)].Class2Record
        for right in wanted:
            if (left, right) not in seen:
                seen.add((left, right))
                value = row[lookup.ClassDef2.classDefs.get(right, 0)].Value1
                pairs[left, right] = getattr(value, "XAdvance", 0) or 0


def make_inter(source: Path, target: Path) -> None:
    """Cut an Inter face down; figures become tabular, kerning a `kern` table."""
    font = TTFont(source)
    tabular = single_substitutions(font, "tnum")
    for table in font["cmap"].tables:
        for figure in map(ord, FIGURES):
            if figure in table.cmap:
                table.cmap[figure] = tabular.get(table.cmap[figure], table.cmap[figure])
    cmap = font.getBestCmap()
    widest = max(font["hmtx"][cmap[ord(figure)]][0] for figure in FIGURES)
    for figure in FIGURES:  # the bold 4 is five units narrower
        font["hmtx"][cmap[ord(figure)]] = (widest, font["hmtx"][cmap[ord(figure)]][1])
    kerned = [letter for letter in KERNED if ord(letter) in cmap and letter not in FIGURES]
    pairs = pair_kerning(font, [cmap[ord(letter)] for letter in kerned])
    cut(font, {code for block in LATIN_AND_SIGNS for code in block if code in cmap}, layout=False)
    kern = newTable("kern")
    kern.version = 0
    part = _k_e_r_n.KernTable_format_0()
    part.coverage, part.tupleIndex, part.kernTable = 1, None, limited(pairs)
    kern.kernTables = [part]
    font["kern"] = kern
    font.save(target)


def limited(pairs: dict[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    """Return the widest pairs, as many as a `kern` subtable's 16-bit length holds."""
    widest = sorted(pairs.items(), key=lambda item: (-abs(item[1]), item[0]))
    return dict(widest[:10_900])


def make_cjk(source: Path, target: Path) -> None:
    """Cut the Traditional Chinese face down to the everyday characters of Chinese, Japanese and Korean."""
    font = TTCollection(source).fonts[TRADITIONAL_CHINESE]
    wanted = everyday("big5", 0xA1, 0xC7) | everyday("gb2312", 0xA1, 0xD8) | everyday("euc_jp", 0xA1, 0xD0)
    wanted |= everyday("euc_kr", 0xB0, 0xC9)
    cmap = font.getBestCmap()
    cut(font, {code for code in wanted if code in cmap and code >= 0x2E80}, layout=False)
    font.save(target)


def make_bold_chinese(source: Path, target: Path) -> None:
    """Cut the bold face down to the everyday characters of Traditional Chinese, which headings are written in."""
    font = TTFont(source)
    cmap = font.getBestCmap()
    wanted = {code for code in everyday("big5", 0xA1, 0xC7) if code in cmap and code >= 0x2E80}
    cut(font, wanted, layout=False)
    font.save(target)


def everyday(codec: str, first: int, last: int) -> set[int]:
    """Return the characters of a two-byte `codec` with lead bytes `first` to `last` - 1."""
    found = set()
    for lead in range(first, last):
        for trail in range(0x40, 0xFF):
            decoded = bytes((lead, trail)).decode(codec, errors="ignore")
            found |= {ord(letter) for letter in decoded if len(decoded) == 1}
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("folder", "collection", "bold"):
        parser.add_argument(name, type=Path)
    given = parser.parse_args()
    folder, collection, bold = given.folder, given.collection, given.bold
    for weight in ("Medium", "Bold"):
        make_inter(folder / f"Inter-{weight}.otf", HERE / f"Inter-{weight}.otf")
    make_cjk(collection, HERE / "NotoSansTC-Medium.otf")
    make_bold_chinese(bold, HERE / "NotoSansTC-Bold.ttf")
