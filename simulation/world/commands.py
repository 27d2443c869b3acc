"""The application commands of the bot: Discord's rules for them, and how a user finds one."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.common import FormErrors, Json, SimulatorError, form_error, not_found

if TYPE_CHECKING:
    from simulation.checks.components import Path
    from simulation.world.channels import Channel
    from simulation.world.user import User
    from simulation.world.world import World

CHAT_INPUT = 1
SUBCOMMAND = 1
SUBCOMMAND_GROUP = 2
STRING = 3
INTEGER = 4
BOOLEAN = 5
USER = 6
CHANNEL = 7
ROLE = 8
MENTIONABLE = 9
NUMBER = 10
ATTACHMENT = 11

MAX_BY_TYPE = {1: 100, 2: 15, 3: 15}
MAX_OPTIONS = 25
MAX_CHOICES = 25


@dataclass(frozen=True)
class Located:
    """A command as a user addresses it: the root command, the words below it, its options."""

    command: Json
    words: list[str]
    options: list[Json]

    def option(self, name: str) -> Json:
        """Return the option of this name (or translated name). Raises SimulatorError if there is none."""
        for option in self.options:
            if name in (option["name"], *(option.get("name_localizations") or {}).values()):
                return option
        known = [option["name"] for option in self.options]
        raise SimulatorError(f"/{' '.join(self.words)} has no option {name!r}, only {known}")


class CommandRegistry:
    """The registered commands, global and per guild."""

    def __init__(self, sim: World) -> None:
        self._sim = sim
        self._stored: dict[int, Json] = {}
        self.syncs = 0

    def of_guild(self, guild_id: int | None) -> list[Json]:
        """Return the commands of one guild, or the global ones."""
        wanted = str(guild_id) if guild_id else None
        return [command for command in self._stored.values() if command.get("guild_id") == wanted]

    def get(self, command_id: int, guild_id: int | None) -> Json:
        """Return one command. Raises ApiError 404 if it does not exist there."""
        command = self._stored.get(command_id)
        if command is None or command.get("guild_id") != (str(guild_id) if guild_id else None):
            raise not_found(10063, "application command")
        return command

    def replace_all(self, bodies: list[Json], guild_id: int | None) -> list[Json]:
        """Register exactly these commands; equal names keep their id. Raises ApiError 400 if one is invalid."""
        errors = FormErrors()
        names: set[tuple[int, str]] = set()
        counts: dict[int, int] = {}
        for index, body in enumerate(bodies):
            kind = body.get("type") or CHAT_INPUT
            _check_command(errors, body, [index], self._sim.command_text_limit)
            key = (kind, body["name"])
            if key in names:
                message = "Application command names must be unique"
                errors.add([index, "name"], "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
            names.add(key)
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] == MAX_BY_TYPE.get(kind, 100) + 1:
                message = f"Maximum number of application commands reached ({MAX_BY_TYPE[kind]})"
                errors.add([index], "APPLICATION_COMMANDS_TOO_MANY", message)
        errors.raise_if_any()
        old = {(c["type"], c["name"]): c["id"] for c in self.of_guild(guild_id)}
        for command in self.of_guild(guild_id):
            del self._stored[int(command["id"])]
        self.syncs += 1
        for body in bodies:
            key = (body.get("type") or CHAT_INPUT, body["name"])
            self._store(body, guild_id, old.get(key))
        return self.of_guild(guild_id)

    def add(self, body: Json, guild_id: int | None) -> Json:
        """Register one command, replacing one of the same name."""
        kind = body.get("type") or CHAT_INPUT
        same = [c for c in self.of_guild(guild_id) if c["type"] == kind]
        old = next((c["id"] for c in same if c["name"] == body["name"]), None)
        if old is None and len(same) >= MAX_BY_TYPE.get(kind, 100):
            message = "Maximum number of application commands reached"
            raise form_error(["name"], "APPLICATION_COMMANDS_TOO_MANY", message)
        errors = FormErrors()
        _check_command(errors, body, [], self._sim.command_text_limit)
        errors.raise_if_any()
        return self._store(body, guild_id, old)

    def change(self, command_id: int, body: Json, guild_id: int | None) -> Json:
        """Change some fields of a command."""
        merged = {**self.get(command_id, guild_id), **body}
        errors = FormErrors()
        _check_command(errors, merged, [], self._sim.command_text_limit)
        errors.raise_if_any()
        return self._store(merged, guild_id, str(command_id))

    def remove(self, command_id: int, guild_id: int | None) -> None:
        """Remove a command."""
        self.get(command_id, guild_id)
        del self._stored[command_id]

    def _store(self, body: Json, guild_id: int | None, command_id: str | None) -> Json:
        number = int(command_id) if command_id else self._sim.ids.next()
        stored = {
            "contexts": None,
            "integration_types": [0],
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
            "description": "",
            "options": [],
            **body,
            "type": body.get("type") or CHAT_INPUT,
            "id": str(number),
            "application_id": str(self._sim.bot.id),
            "version": str(self._sim.ids.next()),
        }
        if stored["default_member_permissions"] is not None:
            stored["default_member_permissions"] = str(stored["default_member_permissions"])
        if guild_id:
            stored["guild_id"] = str(guild_id)
        self._stored[number] = stored
        return stored

    def locate(self, user: User, channel: Channel, path: str) -> Located:
        """Return the slash command a user would reach by typing `path`.

        Raises SimulatorError if it is not registered, or not offered to this user here.
        """
        words = path.removeprefix("/").split()
        command = self.find_root(user, channel, words[0], CHAT_INPUT)
        options: list[Json] = command.get("options") or []
        reached = [command["name"]]
        for word in words[1:]:
            branch = next((o for o in options if o["type"] <= SUBCOMMAND_GROUP and _matches(o, word)), None)
            if branch is None:
                known = [option["name"] for option in options]
                raise SimulatorError(f"/{' '.join(reached)} has no {word!r}, only {known}")
            reached.append(branch["name"])
            options = branch.get("options") or []
        if options and options[0]["type"] <= SUBCOMMAND_GROUP:
            known = [option["name"] for option in options]
            raise SimulatorError(f"/{' '.join(reached)} needs one of {known}")
        return Located(command, reached, options)

    def find_root(self, user: User, channel: Channel, name: str, kind: int) -> Json:
        """Return the registered command of this name. Raises SimulatorError if this user has none here."""
        guild_id = channel.guild.id if channel.guild else None
        offered = [*(self.of_guild(guild_id) if guild_id else []), *self.of_guild(None)]
        command = next((c for c in offered if c["type"] == kind and _matches(c, name)), None)
        if command is None:
            known = sorted(c["name"] for c in offered)
            raise SimulatorError(f"no command {name!r} is registered here, only {known}")
        context = channel.context
        is_app_only = context == 2 or (channel.guild is not None and not channel.guild.has_bot)
        if is_app_only and not (user.has_app and 1 in command["integration_types"]):
            raise SimulatorError(f"the bot is not here, and {user.name} has no command {name!r} of their own")
        allowed = command.get("contexts")
        if (allowed and context not in allowed) or (context == 1 and not command["dm_permission"]):
            raise SimulatorError(f"the command {name!r} is not offered in this kind of channel")
        needed = command["default_member_permissions"]
        bits = channel.permissions_of(user)
        if channel.guild and needed is not None and (needed == "0" or bits & int(needed) != int(needed)):
            raise SimulatorError(f"{user.name} lacks the permissions for the command {name!r}")
        return command


def _matches(item: Json, word: str) -> bool:
    return word in (item["name"], *(item.get("name_localizations") or {}).values())


def valid_name(name: str) -> bool:
    """Return whether a chat-input command or option may have this name."""
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    # Marks belong to scripts like Devanagari and Thai, which Discord admits.
    return all(c in "-_'" or c.isalnum() or unicodedata.category(c).startswith("M") for c in name)


def _check_command(errors: FormErrors, body: Json, path: Path, text_limit: int) -> None:
    if (body.get("type") or CHAT_INPUT) != CHAT_INPUT:
        if body.get("description"):
            message = "Context menu commands cannot have a description"
            errors.add([*path, "description"], "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
        return
    _check_names(errors, body, path)
    options = body.get("options") or []
    _check_options(errors, options, [*path, "options"], depth=0)
    size = _text_size(body)
    if size > text_limit:
        message = f"Command exceeds maximum size ({text_limit}), it has {size}"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(errors: FormErrors, item: Json, path: Path) -> None:
    for key, name in [("name", item["name"]), *(item.get("name_localizations") or {}).items()]:
        if not valid_name(name):
            where = [*path, "name"] if key == "name" else [*path, "name_localizations", key]
            errors.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not 1 <= len(item.get("description") or "") <= 100:
        errors.add([*path, "description"], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _check_options(errors: FormErrors, options: list[Json], path: Path, *, depth: int) -> None:
    if len(options) > MAX_OPTIONS:
        errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be {MAX_OPTIONS} or fewer in length.")
    names: set[str] = set()
    branches = [option["type"] <= SUBCOMMAND_GROUP for option in options]
    if any(branches) and not all(branches):
        message = "Sub-commands and sub-command groups cannot stand beside other options"
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    optional_seen = False
    for index, option in enumerate(options):
        here = [*path, index]
        _check_names(errors, option, here)
        if option["name"] in names:
            message = "Option name must be unique"
            errors.add([*here, "name"], "APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE", message)
        names.add(option["name"])
        if option["type"] <= SUBCOMMAND_GROUP:
            if depth >= (2 if option["type"] == SUBCOMMAND else 1):
                errors.add([*here, "type"], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Too deeply nested")
            if option["type"] == SUBCOMMAND_GROUP and not option.get("options"):
                errors.add([*here, "options"], "BASE_TYPE_REQUIRED", "This field is required")
            _check_options(errors, option.get("options") or [], [*here, "options"], depth=depth + 1)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(errors, option, here)


def _check_choices(errors: FormErrors, option: Json, path: Path) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "Autocomplete cannot be used with choices"
        errors.add(path, "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID", message)
    if len(choices) > MAX_CHOICES:
        errors.add([*path, "choices"], "BASE_TYPE_BAD_LENGTH", "Must be 25 or fewer in length.")
    check_choice_texts(errors, choices, [*path, "choices"])
    for key in ("name", "value"):
        if len({choice[key] for choice in choices}) < len(choices):
            message = f"Choice {key}s must be unique"
            errors.add([*path, "choices"], "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_NOT_UNIQUE", message)


def check_choice_texts(errors: FormErrors, choices: list[Json], path: Path) -> None:
    """Record choices whose name or value is empty or too long."""
    for index, choice in enumerate(choices):
        for key in ("name", "value"):
            text = choice.get(key)
            if isinstance(text, str) and not 1 <= len(text) <= 100:
                errors.add([*path, index, key], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _text_size(item: Json) -> int:
    """Return the size Discord counts: the longest translation of each name, description and value."""
    total = 0
    for key in ("name", "description"):
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    for choice in item.get("choices") or []:
        texts = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, texts)) + len(str(choice["value"]))
    return total + sum(_text_size(option) for option in item.get("options") or [])
