"""The metrics of a font file for laying out a line: characters, advances, kerning, height of capitals.

Pillow's own layout depends on the machine's shaping library; reading these tables gives the same picture everywhere.
"""

from __future__ import annotations

import struct
from pathlib import Path


class Metrics:
    """Metrics of a font file, in ems (1.0 is the font size). Raises ValueError for a file without the required tables."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        self._tables = _directory(data, path)
        self._units: int = struct.unpack_from(">H", self._tables["head"], 18)[0]
        self.glyphs = _characters(self._tables["cmap"])
        self._advances = self._read_advances()
        self._kerning = _kerning(self._tables["kern"]) if "kern" in self._tables else {}
        capitals = struct.unpack_from(">h", self._tables["OS/2"], 88)[0]
        self.cap_height: float = capitals / self._units
        del self._tables

    def _read_advances(self) -> tuple[int, ...]:
        count: int = struct.unpack_from(">H", self._tables["hhea"], 34)[0]
        return struct.unpack_from(">" + "Hh" * count, self._tables["hmtx"])[::2]

    def __contains__(self, character: str) -> bool:
        return ord(character) in self.glyphs

    def advance(self, character: str) -> float:
        """Return the distance by which `character` moves the pen; it must be in the font."""
        glyph = self.glyphs[ord(character)]
        return self._advances[min(glyph, len(self._advances) - 1)] / self._units

    def kerning(self, left: str, right: str) -> float:
        """Return the kerning between two characters, 0.0 for most."""
        pair = (self.glyphs[ord(left)], self.glyphs[ord(right)])
        return self._kerning.get(pair, 0) / self._units


def _directory(data: bytes, path: Path) -> dict[str, bytes]:
    (count,) = struct.unpack_from(">H", data, 4)
    tables = {}
    for index in range(count):
        tag, _, offset, length = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        tables[tag.decode("latin-1")] = data[offset : offset + length]
    lacking = {"head", "hhea", "hmtx", "cmap", "OS/2"} - tables.keys()
    if lacking:
        raise ValueError(f"{path.name}: not a usable font, lacks {', '.join(sorted(lacking))}")
    return tables


def _characters(cmap: bytes) -> dict[int, int]:
    """Return code point -> glyph of the format 4 and 12 subtables."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    found: dict[int, int] = {}
    for index in range(count):
        (offset,) = struct.unpack_from(">L", cmap, 4 + 8 * index + 4)
        (kind,) = struct.unpack_from(">H", cmap, offset)
        if kind == 4:
            found |= _segments(cmap[offset:])
        elif kind == 12:
            found |= _groups(cmap[offset:])
    return found


def _segments(table: bytes) -> dict[int, int]:
    (double,) = struct.unpack_from(">H", table, 6)
    columns = [14, 16 + double, 16 + 2 * double, 16 + 3 * double]
    found = {}
    for position in range(0, double, 2):
        end, start, delta, offset = (struct.unpack_from(">H", table, at + position)[0] for at in columns)
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if offset:
                at = columns[3] + position + offset + 2 * (code - start)
                glyph = struct.unpack_from(">H", table, at)[0]
                if not glyph:
                    continue
            found[code] = (glyph + delta) & 0xFFFF
    return found


def _groups(table: bytes) -> dict[int, int]:
    (count,) = struct.unpack_from(">L", table, 12)
    found: dict[int, int] = {}
    for index in range(count):
        start, end, glyph = struct.unpack_from(">LLL", table, 16 + 12 * index)
        found.update((code, glyph + code - start) for code in range(start, end + 1))
    return found


def _kerning(table: bytes) -> dict[tuple[int, int], int]:
    """Return the pairs of the first subtable (format 0)."""
    (pairs,) = struct.unpack_from(">H", table, 10)
    found = {}
    for index in range(pairs):
        left, right, value = struct.unpack_from(">HHh", table, 18 + 6 * index)
        found[left, right] = value
    return found
