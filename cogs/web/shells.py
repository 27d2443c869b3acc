"""The files that pages are made of: their documents, in the language of the browser, and the files that these load."""

from __future__ import annotations

import hashlib
from html import escape
from pathlib import Path

from engine.catalogue import catalogue

FOLDER = Path(__file__).resolve().parents[2] / "data" / "web"
DOCUMENTS = ("open.html", "table.html")
FILES = {
    "page.js": "text/javascript",
    "open.js": "text/javascript",
    "board.js": "text/javascript",
    "card.js": "text/javascript",
    "parts.js": "text/javascript",
    "page.css": "text/css",
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
}
"""The files that documents load, with their types."""


class Shells:
    """The documents and files, as they are at its creation; `version` changes whenever one of them does."""

    def __init__(self) -> None:
        self.files = {name: (FOLDER / name).read_bytes() for name in FILES}
        self._documents = {name: (FOLDER / name).read_text(encoding="utf-8") for name in DOCUMENTS}
        everything = [*self.files.values(), *(text.encode() for text in self._documents.values())]
        self.version = hashlib.sha256(b"".join(everything)).hexdigest()[:12]

    def document(self, name: str, locale: str) -> str:
        """Return a document with its few texts in a language: those for browsers that run no script or get no answer."""
        words = catalogue(locale)
        values = {
            "version": self.version,
            "locale": locale,
            "lost": words("web-page-no-answer"),
            "script": words("web-page-script"),
            "signin": words("web-page-sign-in"),
        }
        document = self._documents[name]
        for place, value in values.items():
            document = document.replace(f"{{{place}}}", escape(value))
        return document
