"""Make docs/glossary.md from docs/glossary/: `python -m tools.glossary`.

`terms.txt` lists the English terms under headings ("# ..."); each `<locale>.tsv` gives a term, its translation and
its source ("ours": no published text has it), separated by tabs.
"""

from __future__ import annotations

import argparse
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "glossary"
PAGE = FOLDER.parent / "glossary.md"
COLUMNS = {"pt-BR": "Português (Brasil)", "zh-TW": "繁體中文", "pl": "Polski", "cs": "Čeština"}
"""The languages of the page in order, each with its name."""
HEADING = """# Glossary

The terms of the games and of the bot in every language. Translations follow the published rules of each language;
an asterisk marks a translation of our own, where there is none. The sources are in `docs/glossary/<locale>.tsv`, from which
`python -m tools.glossary` generates this page.
"""


def terms() -> list[str]:
    """Return the lines of the list of terms, including headings."""
    return [line.strip() for line in (FOLDER / "terms.txt").read_text(encoding="utf-8").splitlines() if line.strip()]


def translations(locale: str) -> dict[str, tuple[str, str]]:
    """Return translation and source of every term. Raises ValueError for an invalid line."""
    found: dict[str, tuple[str, str]] = {}
    for line in (FOLDER / f"{locale}.tsv").read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 3 or not all(map(str.strip, parts)):
            raise ValueError(f"{locale}.tsv: {line}")
        found[parts[0].strip()] = parts[1].strip(), parts[2].strip()
    return found


def page() -> str:
    """Return the page. Raises KeyError for a term that a language lacks."""
    known = {locale: translations(locale) for locale in COLUMNS}
    rows: list[str] = [HEADING]
    for line in terms():
        if line.startswith("#"):
            rows.append(
                f"\n## {line.lstrip('# ')}\n\n| English | {' | '.join(COLUMNS[locale] for locale in known)} |"
            )
            rows.append(f"|---|{'---|' * len(known)}")
            continue
        cells = []
        for locale in known:
            text, source = known[locale][line]
            ours = source.casefold().startswith("ours")
            cells.append(text.replace("|", "\\|") + (" \\*" if ours else ""))
        rows.append(f"| {line} | {' | '.join(cells)} |")
    return "\n".join(rows).replace("\n\n\n", "\n\n") + "\n"


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    PAGE.write_text(page(), encoding="utf-8")
