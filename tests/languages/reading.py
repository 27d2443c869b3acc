"""The text files of a language, read for what can be checked without rendering anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import babel
from fluent.syntax import FluentParser, ast

from engine.catalogue import TEXT_FOLDER
from release.texts import COMPLETE

__all__ = ["COMPLETE"]

LANGUAGES = ("en", "pt-BR", "zh-TW", "pl", "cs")

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LARGEST_COUNT = 1000
"""Nothing on a table is counted further: categories only larger numbers have (a million) are not needed."""


@dataclass
class Entry:
    """One message: the arguments it shows, those it only chooses by, its choices, and all texts it can say."""

    key: str
    file: str
    shown: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    selects: list[ast.SelectExpression] = field(default_factory=list)
    pattern: ast.Pattern | None = None

    @property
    def arguments(self) -> set[str]:
        return self.shown | self.chosen_by

    def texts(self) -> list[str]:
        """Return every text the message can say, arguments as "{name}"."""
        return [re.sub(r"\s+", " ", text).strip() for text in _texts(self.pattern)] if self.pattern else []

    def literals(self) -> str:
        """Return all literal text of the message, for any choice."""
        return " ".join(
            node.value for node in walk(self.pattern) if isinstance(node, ast.TextElement | ast.StringLiteral)
        )


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node of the syntax tree and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)


def _texts(pattern: ast.Pattern) -> list[str]:
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            parts.append([text for variant in expression.variants for text in _texts(variant.value)])
        elif isinstance(expression, ast.StringLiteral):
            parts.append([expression.parse()["value"]])
        else:
            names = [node.id.name for node in walk(expression) if isinstance(node, ast.VariableReference)]
            parts.append(["{" + "".join(names) + "}"])
    # Texts with many choices would make too many combinations; the longest of each part are what limits need.
    if len(parts) > 3:
        parts = [sorted(part, key=len, reverse=True)[:2] for part in parts]
    return ["".join(way) for way in product(*parts)]


def _entry(message: ast.Message, file: str) -> Entry:
    entry = Entry(message.id.name, file, pattern=message.value)
    selectors: list[ast.BaseNode] = []
    for node in walk(message.value):
        if isinstance(node, ast.SelectExpression):
            entry.selects.append(node)
            selectors += list(walk(node.selector))
    for node in walk(message.value):
        if isinstance(node, ast.VariableReference):
            (entry.chosen_by if node in selectors else entry.shown).add(node.id.name)
    return entry


@cache
def body_of(path: Path) -> list[ast.EntryType]:
    """Return the entries of a text file. Its syntax trees are shared, so callers leave them as they are."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


@cache
def entries(locale: str) -> dict[str, Entry]:
    """Return the messages of a language by key."""
    found: dict[str, Entry] = {}
    for path in sorted((TEXT_FOLDER / locale).glob("*.ftl")):
        for item in body_of(path):
            if isinstance(item, ast.Message):
                found[item.id.name] = _entry(item, path.name)
    return found


def present() -> list[str]:
    """Return the languages that have a folder."""
    return [locale for locale in LANGUAGES if (TEXT_FOLDER / locale).is_dir()]


def files(locale: str) -> list[Path]:
    """Return the text files of a language."""
    return sorted((TEXT_FOLDER / locale).glob("*.ftl"))


def keys_of(select: ast.SelectExpression) -> list[str]:
    """Return the keys of a choice, numbers as they are written."""
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    ]


def default_of(select: ast.SelectExpression) -> str:
    """Return the key of a choice's default."""
    default = next(variant for variant in select.variants if variant.default)
    return default.key.name if isinstance(default.key, ast.Identifier) else str(default.key.value)


def by_number(select: ast.SelectExpression) -> bool:
    """Return whether a choice is made by plural category."""
    return bool(CATEGORIES - {"other"} & set(keys_of(select))) and set(keys_of(select)) <= CATEGORIES | {
        key for key in keys_of(select) if re.fullmatch(r"\d+", key)
    }


def categories(locale: str) -> dict[str, int]:
    """Return the plural categories a language needs for whole numbers, with the smallest number of each."""
    rule = babel.Locale.parse(locale.replace("-", "_")).plural_form
    needed: dict[str, int] = {}
    for number in range(LARGEST_COUNT + 1):
        needed.setdefault(rule(number), number)
    return needed
