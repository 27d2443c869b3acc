"""Write the host's settings, from the table in cogs/environment/settings.py: python -m tools.recorders.settings.

Updates the table of the environment in docs/host.md, and writes .env.example.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from cogs.environment.settings import VARIABLES
from cogs.environment.variables import Variable

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "host.md"
EXAMPLE = ROOT / ".env.example"
HEAD = "| Variable | Default | Meaning |\n|---|---|---|\n"
WIDTH = 100
"""Maximum number of characters in a line of .env.example."""
BEFORE = """\
# The settings of the bot. Copy this file to .env, readable by its owner only (chmod 600 .env), put the token into it, and
# remove the "#" before what you change. Write values without quotation marks, and no comment behind them.
#
# The bot does not load this file. What starts the bot does:
#   docker run --env-file .env ...
#   docker compose --env-file .env ...    fills in what the compose file asks for with ${...}
#   systemd: EnvironmentFile=
#   a shell: set -a; . ./.env; set +a; .venv/bin/python bot.py
"""


def table() -> str:
    """Return the rows of the table in the host's guide."""
    return "".join(f"{row(each)}\n" for each in VARIABLES.values())


def row(variable: Variable[object]) -> str:
    """Return the row of a variable."""
    name = f"`{variable.name}`" + (f" or `{variable.file}`" if variable.file else "")
    default = f"`{variable.default}`" if variable.default else "–"
    return f"| {name} | {default} | {variable.meaning} |"


def page() -> str:
    """Return the host's guide with the current table. Raises ValueError if it has none."""
    before, head, after = PAGE.read_text(encoding="utf-8").partition(HEAD)
    if not head:
        raise ValueError(f"{PAGE} has no table that begins with {HEAD.splitlines()[0]}")
    rest = after.splitlines(keepends=True)
    while rest and rest[0].startswith("|"):
        del rest[0]
    return f"{before}{head}{table()}{''.join(rest)}"


def plain(markdown: str) -> str:
    """Return a sentence without Markdown: links become the names of the pages."""
    return re.sub(r"\[[^]]*\]\(([^)]*)\)", r"docs/\1", markdown).replace("`", "").replace("*", "")


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
    main()
