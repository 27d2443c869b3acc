"""Lists that are longer than a card: their pages, and the buttons that turn them in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cogs.base.items import TableButton, button
from engine.catalogue import Catalogue

T = TypeVar("T")


def page_of(entries: Sequence[T], page: int, most: int) -> tuple[Sequence[T], int]:
    """Return the entries on a page, at most `most`, and its number, from 0 and limited to the last page's."""
    page = max(min(page, (len(entries) - 1) // most), 0)
    return entries[page * most : (page + 1) * most], page


def turning(count: int, page: int, most: int, words: Catalogue, verb: str, before: str = "") -> list[TableButton]:
    """Return the buttons to the previous and next page of a list of `count` entries; empty if all are on one page.

    Their presses have the `verb` and the page as their argument, after the arguments in `before`.
    """
    pages = -(-count // most)
    return [
        button(0, verb, words(key), arg=f"{before}{target}", disabled=not 0 <= target < pages)
        for key, target in (("button-previous", page - 1), ("button-next", page + 1))
        if pages > 1
    ]
