"""Write the operators' reference from the code: python -m tools.recorders.settings.

Updates the table of the permissions in docs/operator-tables.md, from cogs/base/permissions.py, and writes
.env.example, from cogs/process/settings.py.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from pathlib import Path

from cogs.base.permissions import PERMISSIONS, Permission
from cogs.process.settings import VARIABLES
from engine.catalogue import catalogue

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "operator-tables.md"
EXAMPLE = ROOT / ".env.example"
PERMISSION_HEAD = "| Permission | Where | Why |\n|---|---|---|\n"
WHERE = {
    "channel": "text and announcement channels",
    "voice": "voice and stage channels",
    "thread": "threads and forum posts",
}
WIDTH = 100
"""Maximum number of characters in a line of .env.example."""
BEFORE = """\
# The settings of the bot. Copy this file to .env, readable by its owner only (chmod 600 .env), put the token into it, and
# remove the "#" before what you change. Write values without quotation marks, and no comment behind them.
#
# The bot does not load this file. What starts the bot does:
#   docker run --env-file .env ...
#   the compose files in deploy/: env_file: (leave DISCORD_TOKEN blank, as they read it from deploy/secrets/token)
#   systemd: EnvironmentFile=/etc/correspondence.env
#   a shell: set -a; . ./.env; set +a; .venv/bin/python bot.py    (here a value with spaces needs quotation marks)
"""


def permission_row(permission: Permission) -> str:
    """Return the row of a permission."""
    words = catalogue("en")
    places = [name for place, name in WHERE.items() if place in permission.places]
    why = permission.reason(words)
    if not permission.vital:
        why += "; games go on without it"
    if not permission.invited:
        why += ". It is not in the link, as members have it unless a server takes it away"
    where = "everywhere" if len(places) == len(WHERE) else ", ".join(places)
    return f"| {permission.title(words)} | {where} | {why} |\n"


def page() -> str:
    """Return the tables for operators with the current one of the permissions. Raises ValueError if there is none."""
    before, found, after = PAGE.read_text(encoding="utf-8").partition(PERMISSION_HEAD)
    if not found:
        raise ValueError(f"{PAGE} has no table of the permissions")
    rest = after.splitlines(keepends=True)
    while rest and rest[0].startswith("|"):
        del rest[0]
    return f"{before}{PERMISSION_HEAD}{''.join(map(permission_row, PERMISSIONS))}{''.join(rest)}"


def plain(markdown: str) -> str:
    """Return a sentence without Markdown: links become the names of the pages."""
    words = re.sub(r"\[[^]]*\]\(([^)]*)\)", r"docs/\1", markdown).replace("docs/../", "")
    return words.replace("`", "").replace("*", "")


def example() -> str:
    """Return the example of an environment: the token to fill in, and all other variables with their defaults as comments."""
    parts = [BEFORE]
    for each in VARIABLES.values():
        said = textwrap.fill(plain(each.meaning), WIDTH, initial_indent="# ", subsequent_indent="# ")
        mark = "" if each.name == "DISCORD_TOKEN" else "#"
        lines = [f"{mark}{each.name}={each.default}"] + ([f"#{each.file}="] if each.file else [])
        parts.append("\n".join([said, *lines, ""]))
    return "\n".join(parts)


def main() -> None:
    """Write both files."""
    PAGE.write_text(page(), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    main()
