"""Typed text: limits of its length, and folding it for comparison.

Users may type anything, so the work is bounded by these lengths, not by the length of the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import count

from engine.kernel.errors import LineError
from engine.kernel.text import text

MAX_TYPED = 100
"""Characters of a typed name that count."""
MAX_LINE = 200
"""Characters of a typed line of several words that count."""
MAX_WORDS = 24
"""Words of a line that count; one tile with both its actions takes about ten."""
MAX_NAME_LETTERS = 60
"""Maximum number of characters of a name in a line: ids of choices are no longer."""
MAX_FOLDED = 400
"""Maximum number of characters that are folded; no label is as long."""


def strip_accents(said: str) -> str:
    """Return text without accents and in compatible letters, at most `MAX_FOLDED` characters.

    This is the only place where text is decomposed: one character can become 18.
    """
    apart = unicodedata.normalize("NFKD", said[:MAX_FOLDED])[:MAX_FOLDED]
    return "".join(char for char in apart if not unicodedata.combining(char))


_SPACED = re.compile(r"(?<=\w) +- +(?=\w)|(?<=[^\W\d_]) +-(?=[^\W\d_])|(?<=[^\W\d_])- +(?=[^\W\d_])|(?<=\w:) +(?=\d)")


def split_line(line: str) -> list[str]:
    """Return the words of the first `MAX_LINE` characters of a line, without the spaces that keyboards put into names.

    These are the spaces around a hyphen and after the colon before a number: "Riesa - Leipzig: 1" is one word.
    """
    return _SPACED.sub(lambda found: found[0].strip(), plain_dashes(line[:MAX_LINE])).split()


def line_words(line: str) -> list[str]:
    """Return the words of a typed line. Raises LineError if it has too many characters or words."""
    words = split_line(line)
    if len(line) > MAX_LINE or len(words) > MAX_WORDS:
        raise LineError(text("error-line-too-long", most=MAX_WORDS))
    return words


def plain_dashes(said: str) -> str:
    """Return text with each dash of any length and the minus sign as a hyphen."""
    return "".join("-" if char == "\u2212" or unicodedata.category(char) == "Pd" else char for char in said)


_WIDE = {0x3000: " ", **{0xFEE0 + code: chr(code) for code in range(0x21, 0x7F)}}
"""The full-width letters, digits and symbols of East Asian keyboards, with their ASCII equivalents."""


def plain_digits(said: str) -> str:
    """Return text with digits of any script and full-width signs converted to ASCII: a full-width 12:00 is "12:00"."""
    narrow = said.translate(_WIDE)
    return "".join(str(unicodedata.decimal(char)) if char.isdecimal() else char for char in narrow)


_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


def storable(said: str) -> str:
    """Return text without halves of surrogate pairs, which have no UTF-8, and without NUL, which PostgreSQL refuses."""
    return _UNSTORABLE.sub("", said)


_FOLDS = ((",", ""), ("ue", "u"), ("oe", "o"), ("ae", "a"), ("ss", "s"), (":", "."))


def fold(word: str) -> str:
    """Return a word folded for comparison: lower case, spelled as in ids, without umlauts (Glashütte = glashuette).

    A word too long for a name is returned unchanged: it cannot be a name.
    """
    return _fold_word(word) if len(word) <= MAX_NAME_LETTERS else word


@lru_cache(maxsize=4096)
def _fold_word(word: str) -> str:
    plain = plain_dashes(strip_accents(word.lower().replace("ß", "ss")))
    for long, short in _FOLDS:
        plain = plain.replace(long, short)
    return plain


JOINER = "\u200d"
"""Joins emoji into one; it is the only invisible character allowed in a name."""


BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Invisible letters: the fillers of Hangul, and the blank braille pattern."""


def distinct_name(name: str, taken: Collection[str], mark: str = "") -> str:
    """Return `name` with a mark after it, numbered if it is one of the names `taken`."""
    numbered = (f"{name}{f' ({number})' if number > 1 else ''}{mark}" for number in count(1))
    return next(candidate for candidate in numbered if candidate not in taken)


def distinct_names(names: Iterable[str]) -> list[str]:
    """Return names of different people, with duplicates numbered; "" stays unchanged."""
    taken, found = set[str](), list[str]()
    for name in names:
        found.append(distinct_name(name, taken) if name else "")
        taken.add(found[-1])
    return found


def plain_name(*names: str) -> str:
    """Return the first of a person's names in which anything is visible, without invisible characters, or else a dash.

    Some invisible characters reverse the direction of the text after them.
    """
    for name in names:
        plain = "".join(sign for sign in name if sign.isprintable() or sign == JOINER)
        plain = plain.translate(dict.fromkeys(map(ord, BLANK_LETTERS), " ")).strip()
        if any(unicodedata.category(sign)[0] not in "MZC" for sign in plain):  # a mark modifies a letter
            return plain
    return "–"
