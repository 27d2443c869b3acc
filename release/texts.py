"""The texts that are still to be translated: `make texts`. New texts are in English first, and a release waits for the rest."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.catalogue import DEFAULT_LOCALE, entries

ROOT = Path(__file__).resolve().parents[1]
COMPLETE = ("en", "pt-BR", "zh-TW", "pl", "cs")
"""The languages that have every text in a release. Others with a folder may lack some."""


def missing(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the keys of the English texts that complete languages lack, sorted, by language; {} if none is missing."""
    keys = _keys(root, DEFAULT_LOCALE)
    lacking = {locale: sorted(keys - _keys(root, locale)) for locale in COMPLETE}
    return {locale: found for locale, found in lacking.items() if found}


def missing_line(lacking: dict[str, list[str]]) -> str:
    """Return the number of missing texts by language in one line."""
    numbers = ", ".join(f"{locale} {len(keys)}" for locale, keys in lacking.items())
    return f"texts still to be translated: {numbers or 'none'}"


def _keys(root: Path, locale: str) -> set[str]:
    """Return the keys of a language's texts; terms, which no other language must have, are left out."""
    files = (root / "data" / "text" / locale).glob("*.ftl")
    found = {name for path in files for name, _ in entries(path.read_text(encoding="utf-8"))}
    return {name for name in found if not name.startswith("-")}


def main(root: Path = ROOT) -> int:
    """Print the keys of the missing texts and their number; return the exit code, which is 0."""
    lacking = missing(root)
    lines = [f"{locale}: {key}" for locale, keys in lacking.items() for key in keys]
    sys.stdout.write("\n".join([*lines, missing_line(lacking), ""]))
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    sys.exit(main())
