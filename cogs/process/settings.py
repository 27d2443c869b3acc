"""The operator's settings: the table of all variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from cogs.base.limits import Limit, read_limit
from cogs.process.variables import (
    Variable,
    any_text,
    line_of_text,
    networks,
    number,
    on_or_off,
    one_of,
    one_word,
    optional_path,
    web_address,
    web_origin,
)
from engine.records.errors import SettingError
from engine.records.shards import AnyBlock, Shards, parse
from engine.storage.address import is_address, without_passwords

MAX_PROCESSES = 64
MAX_PORT = 65_535
ALIKE = 0.85
"""Minimum similarity, from 0 to 1, between the names of a variable and a setting for it to count as a typo."""
CACHE_MB = 8, 1024
"""Minimum and maximum size of a drawing process's cache, in MB."""


def address_of_database(given: str) -> str:
    """Return the address of a PostgreSQL database, "" for none. Raises ValueError for anything else."""
    if given and not is_address(given):
        raise ValueError("must begin with postgresql://; for a file set DATABASE")
    return given


def file_of_database(given: str) -> Path:
    """Return the path of the SQLite file. Raises ValueError for an address."""
    if "://" in given:
        raise ValueError("must be a file; for an address set DATABASE_URL")
    return Path(given)


def all_or_shards(given: str) -> Shards | AnyBlock:
    """Return the shards of this process; "all" if it is the bot's only process. Raises SettingError."""
    if given.casefold() == "all":
        return Shards.whole()
    try:
        return parse(given)
    except ValueError as error:
        raise SettingError(str(error)) from None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The operator's settings: each field with the variable of the environment from which it is read."""

    token: Annotated[
        str,
        Variable("DISCORD_TOKEN", one_word, "", "the bot's token; it is removed from every log entry", secret=True),
    ]
    database_url: Annotated[
        str,
        Variable(
            "DATABASE_URL",
            address_of_database,
            "",
            "address of a PostgreSQL database, `postgresql://user@host/name`, which is used instead of `DATABASE`"
            " (see [scaling.md](scaling.md))",
            secret=True,
        ),
    ]
    shards: Annotated[
        Shards | AnyBlock,
        Variable(
            "SHARDS",
            all_or_shards,
            "all",
            "Discord's shards that this process serves; needs `DATABASE_URL`. `4/16`: any free block of 4 of 16 shards;"
            " `0-3/16`: shards 0 to 3",
        ),
    ]
    database: Annotated[
        Path,
        Variable(
            "DATABASE",
            file_of_database,
            "games.db",
            "the SQLite file, on a local disk. While the bot runs, the `-wal` and `-shm` files beside it are part of it",
        ),
    ]
    policy_url: Annotated[
        str,
        Variable(
            "POLICY_URL",
            web_address,
            "",
            "web address of your privacy policy, which Discord requires of larger bots ([growing.md](growing.md)); linked in"
            " `/help` and under My Data. [PRIVACY.md](../PRIVACY.md) is one to publish",
        ),
    ]
    terms_url: Annotated[
        str,
        Variable(
            "TERMS_URL",
            web_address,
            "",
            "web address of your terms, linked in the same places. [TERMS.md](../TERMS.md) is a page to publish",
        ),
    ]
    contact: Annotated[
        str,
        Variable(
            "CONTACT",
            line_of_text,
            "",
            "how users reach you: a web address, such as an invitation to a server for support, or an e-mail address. It is"
            " shown in `/help` and with errors that users should report",
        ),
    ]
    source: Annotated[
        str,
        Variable(
            "SOURCE",
            web_address,
            "",
            "web address of the repository of the bot that you run, linked in `/help`. Without `CONTACT`, problems are"
            " reported there",
        ),
    ]
    release_news: Annotated[
        bool,
        Variable(
            "RELEASE_NEWS",
            on_or_off,
            "off",
            "`on`: once a day, the bot looks at the list of releases of `SOURCE` (`/releases.atom`, as GitHub, Gitea and"
            " Forgejo have it), and sends its owner one direct message about each newer release. With `off`, it connects"
            " to Discord and its database only",
        ),
    ]
    user_install: Annotated[
        bool,
        Variable(
            "USER_INSTALL",
            on_or_off,
            "off",
            "`on`: users can install the bot for themselves ([operator.md](operator.md#user-installation)), and have its lessons, rules and"
            " lists of their own games on servers without the bot",
        ),
    ]
    log_level: Annotated[
        str,
        Variable(
            "LOG_LEVEL",
            one_of("DEBUG", "INFO", "WARNING", "ERROR"),
            "INFO",
            "`DEBUG`, `INFO`, `WARNING`, `ERROR`. At `DEBUG`, the Discord library logs every message it receives",
        ),
    ]
    log_format: Annotated[
        Literal["text", "json"],
        Variable("LOG_FORMAT", one_of("text", "json"), "text", "`json` writes one object per line"),
    ]
    metrics_port: Annotated[
        int,
        Variable(
            "METRICS_PORT",
            number(0, MAX_PORT, "a port"),
            "0",
            "port for `/metrics` and `/healthz`; 0 disables both",
        ),
    ]
    metrics_host: Annotated[
        str,
        Variable(
            "METRICS_HOST",
            any_text,
            "127.0.0.1",
            "address on which `METRICS_PORT` is opened. The pages contain no names of players, but should not be public",
        ),
    ]
    web_port: Annotated[
        int,
        Variable(
            "WEB_PORT",
            number(0, MAX_PORT, "a port"),
            "0",
            "port for the pages of tables in the browser ([operator.md](operator.md#pages-in-the-browser)); 0 disables them. Needs `WEB_URL`",
        ),
    ]
    web_url: Annotated[
        str,
        Variable(
            "WEB_URL",
            web_origin,
            "",
            "address at which people reach these pages, such as `https://games.example.org`, without a path",
        ),
    ]
    web_host: Annotated[
        str,
        Variable(
            "WEB_HOST",
            any_text,
            "127.0.0.1",
            "address on which `WEB_PORT` is opened; `0.0.0.0` in a container",
        ),
    ]
    web_proxy: Annotated[
        frozenset[str],
        Variable(
            "WEB_PROXY",
            networks,
            "127.0.0.1,::1",
            "addresses or networks of the proxies in front of these pages, with commas between them: they say where a request comes from",
        ),
    ]
    web_cache: Annotated[
        int,
        Variable(
            "WEB_CACHE",
            number(*CACHE_MB),
            "64",
            "megabytes of pictures that are cached for these pages, 8 to 1024",
        ),
    ]
    limit: Annotated[
        Limit | None,
        Variable(
            "RATE_LIMIT",
            read_limit,
            "20/2",
            "presses and commands per user: 20 at once, then 2 per second; `0` disables the limit",
        ),
    ]
    overrides: Annotated[
        Path | None,
        Variable(
            "NUCLEUM_OVERRIDES",
            optional_path,
            "",
            "JSON file that corrects component values ([nucleum-data.md](ledger/nucleum-data.md)). A change of this file"
            " is a change of rules: finish all games first",
        ),
    ]
    heartbeat: Annotated[
        Path,
        Variable(
            "HEARTBEAT_FILE",
            Path,
            "heartbeat",
            "file to which the bot writes its health every 20 seconds, as in `/healthz`. `python bot.py --health` reads"
            " it, and fails if it is older than a minute. The bot does not start if the directory does not exist or is"
            " not writable",
        ),
    ]
    thinking_processes: Annotated[
        int,
        Variable(
            "THINKING_PROCESSES",
            number(1, MAX_PROCESSES),
            "1",
            "maximum number of processes for computer players that move at once, 1 to 64. Each is started when needed,"
            " uses 15 to 25 MB, and ends after five minutes without work. More processes than spare processors do not"
            " help",
        ),
    ]
    long_thinking_processes: Annotated[
        int,
        Variable(
            "LONG_THINKING_PROCESSES",
            number(1, MAX_PROCESSES),
            "1",
            "maximum number of processes for what takes seconds, 1 to 64: moves of computer players at the level"
            " *Strong*, suggestions, and reviews. Moves come first, reviews last, and users take turns. Add one if"
            " `correspondence_thinking_waiting` stays high and there are spare processors",
        ),
    ]
    drawing_processes: Annotated[
        int,
        Variable(
            "DRAWING_PROCESSES",
            number(1, MAX_PROCESSES),
            "1",
            "number of processes that draw pictures, 1 to 64. A single process draws pictures for posts first, so a post"
            " waits at most for the picture in progress. If there are several, one draws only for posts. Each additional"
            " process uses up to 184 MB ([operator.md](operator.md#capacity)). Add one if `correspondence_drawing_waiting` stays high and"
            " there are spare processors",
        ),
    ]
    drawing_cache: Annotated[
        int,
        Variable(
            "DRAWING_CACHE",
            number(*CACHE_MB),
            "32",
            "megabytes of drawn pieces and texts that each drawing process caches, 8 to 1024, in addition to 24 MB of"
            " empty maps. A smaller cache makes pictures slower; a larger one holds the pieces of more maps, languages"
            " and themes",
        ),
    ]
    icons: Annotated[
        bool,
        Variable(
            "ICONS",
            on_or_off,
            "on",
            "`off`: no icons are uploaded, and messages contain words only. With `on`, the bot uploads 48 small pictures"
            " (320 KB) as emojis of its application after its first start, one per second, and again those whose drawing"
            " changes in a later release. Emojis that you have added yourself are left alone",
        ),
    ]

    def __repr__(self) -> str:
        return f"Settings(database={self.shown_database}, log_level={self.log_level})"

    @property
    def shown_database(self) -> str:
        """The location of the database, without any password."""
        return without_passwords(self.database_url) or str(self.database)


VARIABLES: dict[str, Variable[Any]] = {
    field: hint.__metadata__[0] for field, hint in get_type_hints(Settings, include_extras=True).items()
}
"""All variables, in the order of the operator's guide, by the field of `Settings` that each sets."""


def names() -> list[str]:
    """Return the names of all variables that the bot reads, including those for the files of secrets."""
    return [name for each in VARIABLES.values() for name in (each.name, each.file) if name]


def misspelled_names(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return the variables of an environment that are probably meant as settings, each with the name of the setting."""
    known = names()
    unset = [name for name in known if name not in environment]
    found = {name: get_close_matches(name, unset, 1, ALIKE) for name in environment if name not in known}
    return {name: close[0] for name, close in found.items() if close}


def read_settings(environment: Mapping[str, str] = os.environ, *, unneeded: Collection[str] = ()) -> Settings:
    """Read the settings from an environment. The `unneeded` fields keep their defaults. Raises SettingError.

    A command that does not connect to Discord may run as another user, who cannot read the file with the token.
    """
    settings = Settings(
        **{field: each.read({} if field in unneeded else environment) for field, each in VARIABLES.items()}
    )
    if not settings.database_url and settings.shards != Shards.whole():
        raise SettingError("SHARDS needs DATABASE_URL: processes that share Discord's servers share a database, too")
    if settings.release_news and not settings.source:
        raise SettingError("RELEASE_NEWS needs SOURCE: the web address of the repository whose releases to look at")
    if settings.web_port and not settings.web_url:
        raise SettingError("WEB_PORT needs WEB_URL: the address at which people reach the pages")
    return settings
