"""Definition of an environment variable: its parser, its default, and, for a secret, the file that may hold it."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Generic, TypeVar

from engine.records.errors import SettingError
from engine.storage.address import without_passwords

T = TypeVar("T")

MAX_SECRET = 65_536
"""Maximum size in bytes of a file that holds a secret."""
FILE = "_FILE"
"""Suffix of the variable that names the file with a secret: for DISCORD_TOKEN, it is DISCORD_TOKEN_FILE."""
MAX_ADDRESS = 250
"""Maximum number of characters of a web address, so that a message has room for several."""
MAX_LINE = 200
"""Maximum number of characters of a line of text."""
WEB_ADDRESS = re.compile(
    rf"(?=.{{1,{MAX_ADDRESS}}}$)https?://(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{{2,}}\.?(?::[0-9]{{1,5}})?(?:[/?#][!#-;=?-\[\]_a-z~]*)?",
    re.IGNORECASE | re.ASCII,
)
WEB_ORIGIN = re.compile(
    rf"(?=.{{1,{MAX_ADDRESS}}}$)(?:https://(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9-]+|https?://(?:localhost|127\.0\.0\.1))(?::[0-9]{{1,5}})?",
    re.ASCII,
)
WORD = re.compile("[!-~]+")
QUOTES = "\"'`"


@dataclass(frozen=True)
class Variable(Generic[T]):
    """A variable of the environment.

    `parse` gets the text without surrounding spaces. It raises ValueError with the requirement "must be ...", to
    which the name and the value are added, or SettingError with a whole message. A variable that is not set or blank
    has the value `default`, which is parsed, too. `meaning` is for the operator, in Markdown, with links relative to
    docs/. The value of a `secret` is never shown, and may be in a file, which the variable `file` names.
    """

    name: str
    parse: Callable[[str], T]
    default: str
    meaning: str
    secret: bool = False

    @property
    def file(self) -> str:
        """The name of the variable for the file with a secret, or "" if the variable is not a secret."""
        return f"{self.name}{FILE}" if self.secret else ""

    def read(self, environment: Mapping[str, str]) -> T:
        """Return the value in an environment. Raises SettingError."""
        given = environment.get(self.name, "").strip()
        path = environment.get(self.file, "").strip() if self.file else ""
        if given and path:
            raise SettingError(f"{self.name} and {self.file} are both set: set one of them")
        if path:
            given = read_secret(self.file, Path(path))
        try:
            return self.parse(given or self.default)
        except ValueError as error:
            shown = "" if self.secret else f", not {without_passwords(given)!r}"
            raise SettingError(f"{self.name} {error}{shown}") from None


def read_secret(name: str, path: Path) -> str:
    """Return the text of a file without its line end; `name` is the variable that names it.

    Raises SettingError, also for an empty file: its contents may have been lost; it does not mean "no secret".
    """
    try:
        with path.open("rb") as file:
            content = file.read(MAX_SECRET + 1)
    except PermissionError:
        raise SettingError(f"{name}: {why_not_readable(path)}") from None
    except OSError as error:
        missing = error.errno in {errno.ENOENT, errno.ENOTDIR}
        why = "there is no such file" if missing else error.strerror or str(error)
        raise SettingError(f"{name}: {path} cannot be read: {why}") from None
    try:
        secret = content.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        readable = False
    else:
        readable = len(content) <= MAX_SECRET and secret.isprintable()
    if not readable:
        raise SettingError(f"{name}: {path} must contain one line of text")
    if not secret:
        raise SettingError(f"{name}: {path} is empty")
    if secret.startswith(f"{name.removesuffix(FILE)}="):
        raise SettingError(f"{name}: {path} must contain the value alone, without {name.removesuffix(FILE)}=")
    return secret


def why_not_readable(path: Path) -> str:
    """Return the part of a file's path that the bot's user may not read, its owner and mode, and the remedy."""
    user = os.geteuid()
    for place in (*reversed(path.absolute().parents), path):
        needed = os.R_OK if place == path else os.X_OK
        if not os.access(place, needed, effective_ids=os.access in os.supports_effective_ids):
            found = place.stat()
            kind = "" if place == path else "the directory "
            return (
                f"{path} cannot be read by the bot's user (uid {user}): {kind}{place} belongs to uid {found.st_uid}"
                f" and has mode {stat.S_IMODE(found.st_mode):04o}; run `chown {user} {place}` or, if it is mounted into a"
                " container, `chmod 644` on the file outside of it"
            )
    return f"{path} cannot be read by the bot's user (uid {user})"


# Parsers


def any_text(given: str) -> str:
    """Return the text."""
    return given


def one_word(given: str) -> str:
    """Return the text. Raises ValueError if it contains spaces, quotation marks, or non-ASCII letters."""
    if given and (not WORD.fullmatch(given) or given[0] in QUOTES):
        raise ValueError("must be one word without quotation marks")
    return given


def web_address(given: str) -> str:
    """Return the address of a web page, "" for none. Raises ValueError for anything that Discord would not link to."""
    if given and not WEB_ADDRESS.fullmatch(given):
        raise ValueError(
            f"must be a web address such as https://example.org/page, of at most {MAX_ADDRESS} characters"
        )
    return given


def web_origin(given: str) -> str:
    """Return the address of a web server as browsers send it, "" for none.

    Raises ValueError for one with a path, and for http except on this machine.
    """
    given = given.lower().removesuffix("/")
    given = given.removesuffix(":443" if given.startswith("https:") else ":80")
    if given and not WEB_ORIGIN.fullmatch(given):
        raise ValueError(
            "must be an address such as https://games.example.org, without a path (http for localhost only)"
        )
    return given


def networks(given: str) -> frozenset[str]:
    """Return the addresses and networks that are separated by commas. Raises ValueError for anything else."""
    found = [each.strip() for each in given.split(",") if each.strip()]
    for each in found:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise ValueError("must be addresses or networks such as 127.0.0.1,::1,172.16.0.0/12") from None
    return frozenset(found)


def line_of_text(given: str) -> str:
    """Return one line of text, "" for none. Raises ValueError for a longer text, or one with control characters."""
    if len(given) > MAX_LINE or not given.isprintable():
        raise ValueError(f"must be one line of at most {MAX_LINE} characters")
    if given.startswith(("http://", "https://")):
        return web_address(given)
    return given


def optional_path(given: str) -> Path | None:
    """Return the path of a file, None if it is blank."""
    return Path(given) if given else None


def one_of(*values: str) -> Callable[[str], str]:
    """Return a parser for some words, all lowercase or all uppercase, that may be written in either."""

    def parse(given: str) -> str:
        for value in values:
            if given.casefold() == value.casefold():
                return value
        raise ValueError(f"must be {', '.join(values[:-1])} or {values[-1]}")

    return parse


def on_or_off(given: str) -> bool:
    """Return whether the text is "on". Raises ValueError unless it is "on" or "off"."""
    return one_of("on", "off")(given) == "on"


def number(least: int, most: int, of: str = "a number") -> Callable[[str], int]:
    """Return a parser for whole numbers between two bounds; `of` is what they count or name."""

    def parse(given: str) -> int:
        if not re.fullmatch("[0-9]{1,5}", given) or not least <= int(given) <= most:
            raise ValueError(f"must be {of} from {least} to {most}")
        return int(given)

    return parse
