"""The text catalogue: formats `Text` in a language, from `data/text/<locale>/*.ftl` (Fluent)."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

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
        self.messages, self.terms = Unparsed(), Unparsed()
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
        """Parse all entries that are not plain, and yield after every `AT_ONCE` of them. They take 8 MB."""
        for count, key in enumerate((key for key in sorted(self.own) if self._plain_text(key) is None), 1):
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
        # Only before its first use: an entry that Fluent has read is not plain.
        if isinstance(dict.get(self.messages, key), str) and (line := self._plain_text(key)) is not None:
            return self._remember(said, line)
        bundle = self.bundle if key in self.own else self.stand_in
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._lacking(key, "no value")
        given: dict[str, str | FluentInt] = {}
        negative = list[int]()
        for name, value in plain.items():
            if isinstance(value, str):
                # Fluent writes "{???}" in place of a longer argument.
                given[name] = value if len(value) <= MAX_ARGUMENT else f"{value[: MAX_ARGUMENT - 1]}…"
                continue
            given[name] = _number(value)
            if value < 0:
                negative.append(value)
        words, errors = bundle.format_pattern(pattern, given)
        if errors:
            self._lacking(key, "; ".join(map(str, errors)))
        done = _with_minus_signs(str(words), negative) if negative else str(words)
        if self.locale in UNSPACED:
            done = _closed_up(done)
        return done if errors else self._remember(said, done)

    def _remember(self, said: tuple[object, ...], done: str) -> str:
        if len(self._said) >= MAX_SAID:
            self._said.clear()
        self._said[said] = done
        return done

    def _plain_text(self, key: str) -> str | None:
        """Return the text of a key if it is a line of the locale's own without braces, and None for others."""
        entry = dict.get(self.messages, key) if key in self.own else None
        line = _PLAIN.fullmatch(entry) if isinstance(entry, str) else None
        return None if line is None else line[1]

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
            parsed = _simple(entry) or _parser.parse_entry(entry)
            if not isinstance(parsed, Message | Term):
                raise LookupError(f"{name} cannot be read")
            self[name] = entry = parsed
        return entry  # type: ignore[no-any-return]


_parser = FluentParser(with_spans=False)
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=.*\n(?:(?:[^#A-Za-z\n-].*)?\n)*", re.MULTILINE)
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_-]* *= *([^{}\s]+(?: +[^{}\s]+)*) *\n+")

_SIMPLE = re.compile(
    r"([A-Za-z][A-Za-z0-9_-]*) *= *((?:[^{}\s]|[ \u00a0\u3000]|\{ *[$-]?[A-Za-z][A-Za-z0-9_-]* *\})+)\n+"
)
_PLACEABLE = re.compile(r"\{ *([$-]?)([A-Za-z][A-Za-z0-9_-]*) *\}")


def _simple(source: str) -> Message | None:
    """Return a message of one line in which only names stand in braces, a tenth of the parser's time; None for others.

    The first reader of a long panel would wait for the parser, which takes 0.2 ms per entry, and most are this
    simple.
    """
    if (whole := _SIMPLE.fullmatch(source)) is None:
        return None
    elements: list[TextElement | Placeable] = []
    value, done = whole[2].rstrip(" "), 0
    for found in _PLACEABLE.finditer(value):
        if found.start() > done:
            elements.append(TextElement(value[done : found.start()]))
        name = Identifier(found[2])
        reference = {"$": VariableReference, "-": TermReference, "": MessageReference}[found[1]]
        elements.append(Placeable(reference(name)))
        done = found.end()
    if done < len(value):
        elements.append(TextElement(value[done:]))
    return Message(Identifier(whole[1]), Pattern(elements))


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
