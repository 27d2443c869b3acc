"""The operator of the bot, and the pages about it: privacy policy, terms, source and help."""

from __future__ import annotations

from typing import Protocol

import discord
import msgspec

from cogs.base.words import safe_name
from engine.catalogue import Catalogue
from engine.kernel import plain_name
from engine.tables.open.versions import RELEASE

WEB = ("https://", "http://")
FILES = {"https://github.com/": "blob/HEAD", "https://gitlab.com/": "-/blob/HEAD"}
"""The sites that host repositories, each with the path below a repository's address for the newest files."""


class PageLinks(Protocol):
    """Makes links to the pages of tables in the browser, if the operator serves them."""

    async def link(self, person: int, table: int) -> str:
        """Return the address of a new link to a table for a person, which works once."""
        ...

    def figures(self) -> dict[str, int]:
        """Return the number of pictures (`sheets`) kept, and the `bytes` of their files."""
        ...


class OperatorLinks(msgspec.Struct, frozen=True):
    """The operator's settings: web addresses, and `contact`, a web address or other text. Unset ones are blank."""

    policy: str = ""
    terms: str = ""
    contact: str = ""
    source: str = ""

    @property
    def report(self) -> str:
        """The place to report problems: the operator's contact, or else the source."""
        return self.contact or self.source

    def guide(self, page: str) -> str:
        """Return the address of a page of the documentation; "" if the source is not set or its site is not known."""
        place = next((place for site, place in FILES.items() if self.source.startswith(site)), None)
        return f"{self.source.rstrip('/')}/{place}/docs/{page}" if place else ""

    def buttons(self) -> dict[str, str]:
        """Return the keys of labels of the pages about personal data and terms, with their addresses."""
        pages = {"button-policy": self.policy, "button-terms": self.terms}
        return {key: address for key, address in pages.items() if address}


def text_link(label: str, address: str) -> str:
    """Return a label that links to an address, without the preview that Discord adds to plain ones."""
    return f"[{label}](<{address}>)"


def about_line(application: discord.AppInfo | None, links: OperatorLinks, words: Catalogue) -> str:
    """Return the line with the version, the operator, and the places to report problems and to read more."""
    parts = [words("about-version", version=RELEASE)]
    if application is not None:
        owner = application.owner
        operator = (
            application.team.name if application.team is not None else plain_name(owner.display_name, owner.name)
        )
        parts.append(words("about-operator", operator=safe_name(operator)))
    if links.report:
        label = words("about-report")
        is_page = links.report.startswith(WEB)
        parts.append(
            text_link(label, links.report) if is_page else f"{label}: {discord.utils.escape_markdown(links.report)}"
        )
    pages = {"about-guide": links.guide("player.md"), **links.buttons(), "about-source": links.source}
    parts += [text_link(words(key), address) for key, address in pages.items() if address]
    return f"-# {' · '.join(parts)}"


def report_line(sentence: str, links: OperatorLinks, words: Catalogue) -> str:
    """Return a sentence about a fault, with a second line that says where to report it if the operator has set that."""
    if not links.report:
        return sentence
    shown = f"<{links.report}>" if links.report.startswith(WEB) else links.report
    return f"{sentence}\n{words('error-report', place=shown)}"


def blocked_sentence(kind: str, links: OperatorLinks, words: Catalogue) -> str:
    """Return the answer to someone blocked, `kind` being "user" or "server", with the contact if the operator set one."""
    sentence = words(f"error-blocked-{kind}")
    return f"{sentence} {words('error-blocked-contact', contact=links.contact)}" if links.contact else sentence
