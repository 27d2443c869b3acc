"""The text catalogue: formats `Text` in a language, from `data/text/<locale>/*.ftl` (Fluent)."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from engine.kernel.text import Arg, Listing, SeatName, Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentInt

TEXT_FOLDER = Path(__file__).resolve().parent.parent / "data" / "text"
DEFAULT_LOCALE = "en"

AT_ONCE = 2
"""Number of entries read ahead without a pause, which takes about half a millisecond."""

MAX_SAID = 4000
"""Maximum number of formatted texts remembered: most texts of a picture are the same every time."""

MAX_ARGUMENT = 2000
"""Maximum number of characters of an argument of a text; Fluent takes 2,500, a message of Discord 2,000."""

UNSPACED = frozenset({"zh-TW"})
"""Languages that do not separate words with spaces, except around numbers and Latin words."""
_HAN, _GAP = "[\u3400-\u9fff]", "\N{WORD JOINER}"

NameOfSeat = Callable[[int], str]

logger = logging.getLogger(__name__)


class MissingTextError(LookupError):
    """A key or argument that the catalogue lacks; only raised by strict catalogues."""


def _seat_number(seat: int) -> str:
    return f"#{seat + 1}"


_every: WeakSet[Catalogue] = WeakSet()


def forget_said() -> None:
    """Drop the formatted texts kept in memory, with the names in them."""
    for each in _every:
        each._said.clear()  # noqa: SLF001


class Catalogue:
    """The words of one locale. English stands in for missing texts, and the key itself for unknown ones (logged).

    Plural categories follow the language of the text (CLDR); numbers are written without grouping, as on a board.
    `own` are the keys for which the locale has its own texts. With `strict`, an unknown key or a missing argument
    raises MissingTextError instead (tests).
    """

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale, self.strict = locale, strict
        self._said: dict[tuple[object, ...], str] = {}
        _every.add(self)
        self.messages, self.terms, self._lines = Unparsed(), Unparsed(), dict[str, Sequence[str]]()
        self.own = self.add(TEXT_FOLDER / locale)
        if locale != DEFAULT_LOCALE:
            self.add(TEXT_FOLDER / DEFAULT_LOCALE)  # its own texts may refer to those it lacks

    @cached_property
    def bundle(self) -> FluentBundle:
        """The bundle that formats texts, made for the first one that is not plain: Fluent and Babel take long to load."""
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.locale, DEFAULT_LOCALE], use_isolating=False)
        # The runtime offers no public way to parse an entry when it is first asked for.
        bundle._messages, bundle._terms = self.messages, self.terms  # noqa: SLF001
        return bundle

    @cached_property
    def stand_in(self) -> FluentBundle:
        """The bundle for texts that the locale lacks: English texts with English plurals."""
        return self.bundle if self.locale == DEFAULT_LOCALE else Catalogue(DEFAULT_LOCALE).bundle

    def add(self, folder: Path) -> frozenset[str]:
        """Add the entries of a folder's files; return all keys known so far."""
        for name, source in _entries(folder):
            if name.startswith("-"):
                self.terms.setdefault(name[1:], source)
            else:
                self.messages.setdefault(name, source)
        return frozenset(self.messages)

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def read_ahead(self) -> Iterator[None]:
        """Parse all entries that are more than a line, and yield after every `AT_ONCE` of them. They take 6 MB."""
        for count, key in enumerate((key for key in sorted(self.own) if not self._line(key)), 1):
            self.bundle.get_message(key)
            if count % AT_ONCE == 0:
                yield

    def say(self, said: Text, name_of: NameOfSeat = _seat_number) -> str:
        """Return `said` as text. `name_of` returns the player's name for a seat's index."""
        return self.words(said.key, said.args, name_of)

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the words of `key` with `args`."""
        return self.words(key, args)

    def words(self, key: str, args: Mapping[str, Arg], name_of: NameOfSeat = _seat_number) -> str:
        """Return the text of `key` with `args`. Raises MissingTextError if strict and something is missing."""
        # A panel shows a hundred texts, most of them nested: a plain value or a repeated name costs no call.
        plain = dict[str, int | str]()
        for name, value in args.items():
            if isinstance(value, Text):
                known = None if value.args else self._said.get((value.key,))
                plain[name] = self.words(value.key, value.args, name_of) if known is None else known
            else:
                plain[name] = value if isinstance(value, str | int) else self._plain(value, name_of)
        said = key, *plain.items()
        if (known := self._said.get(said)) is not None:
            return known
        if key not in self.messages:
            return self._lacking(key, "no such key")
        line = self._lines[key] if key in self._lines else self._line(key)
        if line and plain.keys() >= {*line[1::2]}:
            parts = list(line)
            for number in range(1, len(parts), 2):
                value = plain[parts[number]]
                parts[number] = (
                    value if isinstance(value, str) and len(value) <= MAX_ARGUMENT else _as_argument(value)
                )
            return self._finish(said, "".join(parts))
        bundle = self.bundle if key in self.own else self.stand_in
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._lacking(key, "no value")
        given = {
            name: _number(value) if isinstance(value, int) else _as_argument(value) for name, value in plain.items()
        }
        words, errors = bundle.format_pattern(pattern, given)
        if errors:
            self._lacking(key, "; ".join(map(str, errors)))
        negative = [value for value in plain.values() if isinstance(value, int) and value < 0]
        return self._finish(said, _with_minus_signs(str(words), negative), complete=not errors)

    def _finish(self, said: tuple[object, ...], done: str, *, complete: bool = True) -> str:
        """Return a text without its gaps, and remember it if it is complete."""
        if self.locale in UNSPACED:
            done = _closed_up(done)
        if complete:
            if len(self._said) >= MAX_SAID:
                self._said.clear()
            self._said[said] = done
        return done

    def _line(self, key: str) -> Sequence[str]:
        """Return an entry of the locale's own that is one line, in which only arguments stand in braces.

        Texts and names of arguments take turns, beginning and ending with a text. Empty for other entries, which
        Fluent reads.
        """
        entry = dict.get(self.messages, key) if key in self.own else None
        found = _LINE.fullmatch(entry) if isinstance(entry, str) else None
        self._lines[key] = line = _ARGUMENT.split(found[1].rstrip(" ")) if found is not None else ()
        return line

    def _plain(self, value: SeatName | Listing, name_of: NameOfSeat) -> str:
        if isinstance(value, SeatName):
            return name_of(value.seat)
        return self.join(
            [
                self.words(item.key, item.args, name_of) if isinstance(item, Text) else name_of(item.seat)
                for item in value.items
            ]
        )

    def join(self, parts: list[str]) -> str:
        """Return "a, b and c" in this language."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words("list-and", {"head": self("list-comma").join(parts[:-1]), "last": parts[-1]})

    def _lacking(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingTextError(f"{self.locale}: {key}: {why}")
        logger.error("text catalogue %s: %s: %s", self.locale, key, why)
        return key


@lru_cache(maxsize=1024)
def _number(value: int) -> FluentInt:
    """Return a number as Fluent expects it."""
    from engine.digits import Digits

    return Digits(value, useGrouping=False)


def _as_argument(value: int | str) -> str:
    """Return an argument as it is written; Fluent writes "{???}" in place of a longer text."""
    if isinstance(value, str):
        return value if len(value) <= MAX_ARGUMENT else f"{value[: MAX_ARGUMENT - 1]}…"
    return f"\N{MINUS SIGN}{-value}" if value < 0 else f"{value:d}"


def _with_minus_signs(said: str, values: Iterable[int]) -> str:
    """Return a text with a minus sign, which Fluent writes as a hyphen, before each of these values below 0."""
    for value in values:
        said = re.sub(rf"(?<!\w){value}(?!\d)", f"\N{MINUS SIGN}{-value}", said)
    return said


def _with_gaps(source: str) -> str:
    """Return entries with gaps in place of the spaces between Han characters and arguments."""
    source = re.sub(rf"({_HAN}) (\**{{)", rf"\1{_GAP}\2", source)
    return re.sub(rf"(}}\**) (?={_HAN})", rf"\1{_GAP}", source)


def _closed_up(said: str) -> str:
    """Return a text without the gaps between two Han characters; other gaps become spaces, for example beside a number."""
    return re.sub(rf"({_HAN}\**){_GAP}(?=\**{_HAN})", r"\1", said).replace(_GAP, " ")


def catalogue(locale: str = DEFAULT_LOCALE) -> Catalogue:
    """Return the catalogue of a locale that has one, English for any other. Loaded once."""
    return _catalogue(locale if locale in locales() else DEFAULT_LOCALE)


@cache
def _catalogue(locale: str) -> Catalogue:
    return Catalogue(locale)


class Unparsed(dict[str, Any]):
    """Entries by name, each parsed when it is first looked up: a language has 3,000, which take half a second."""

    def __getitem__(self, name: str) -> Message | Term:
        entry = super().__getitem__(name)
        if isinstance(entry, str):
            parsed = _parser.parse_entry(entry)
            if not isinstance(parsed, Message | Term):
                raise LookupError(f"{name} cannot be read")
            self[name] = entry = parsed
        return entry  # type: ignore[no-any-return]


_parser = FluentParser(with_spans=False)
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=.*\n(?:(?:[^#A-Za-z\n-].*)?\n)*", re.MULTILINE)
_LINE = re.compile(r"[A-Za-z][A-Za-z0-9_-]* *= *((?:[^{}\s]|[ \u00a0\u3000]|\{ *\$[A-Za-z][A-Za-z0-9_-]* *\})+)\n+")
_ARGUMENT = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")


def entries(source: str) -> list[tuple[str, str]]:
    """Return the entries of a Fluent file, (name, source), a term's name with its hyphen; comments are left out.

    An entry begins where a line begins with its name, and continues until the next entry or a comment.
    """
    return [(found[1], found[0]) for found in _ENTRY.finditer(f"{source}\n")]


@cache
def _entries(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return the entries of a folder's files, read once."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))]
    if folder.name in UNSPACED:
        sources = [_with_gaps(source) for source in sources]
    return tuple(entry for source in sources for entry in entries(source))


@cache
def digest() -> str:
    """Return a digest of all texts in all languages."""
    whole = hashlib.sha256()
    for path in sorted(TEXT_FOLDER.glob("*/*.ftl")):
        whole.update(path.relative_to(TEXT_FOLDER).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()


@cache
def locales() -> tuple[str, ...]:
    """Return the locales that have a folder of texts, English first."""
    found = sorted(path.name for path in TEXT_FOLDER.iterdir() if path.is_dir())
    return (DEFAULT_LOCALE, *(name for name in found if name != DEFAULT_LOCALE))
