"""A language invented for tests: English with every letter replaced, so that any remaining English is hard-coded."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.catalogue import DEFAULT_LOCALE, Catalogue
from tests.languages.reading import walk

LETTER = "ž"


class PseudoCatalogue(Catalogue):
    """Says everything in one letter, strictly."""

    def __init__(self) -> None:
        super().__init__(DEFAULT_LOCALE, strict=True)

    def add(self, folder: Path) -> frozenset[str]:
        for path in sorted(folder.glob("*.ftl")):
            resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
            for node in walk(resource.body):
                if isinstance(node, ast.TextElement) or (
                    isinstance(node, ast.StringLiteral) and not node.value.startswith("\\")
                ):
                    node.value = "".join(LETTER if char.isascii() and char.isalpha() else char for char in node.value)
            self.bundle.add_resource(resource)
        return frozenset(self.bundle._messages)


class OwnWords(Catalogue):
    """A language in which the invented one replaces missing translations, so that any remaining English is hard-coded."""

    @cached_property
    def stand_in(self) -> FluentBundle:
        return pseudo().bundle


@cache
def pseudo() -> PseudoCatalogue:
    """Return the made-up language."""
    return PseudoCatalogue()
