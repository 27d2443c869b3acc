"""Converts a test's values for options, menus and forms into interaction data, checked as by a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simulation.checks.components import ACTION_ROW, LABEL, SELECTS, STRING_SELECT, TEXT_INPUT, Select, as_select
from simulation.common import Json, SimulatorError
from simulation.world import commands as cmd
from simulation.world.accounts import Account, GuildRole
from simulation.world.channels import Channel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from simulation.world.commands import Located
    from simulation.world.interactions import Modal
    from simulation.world.world import World

MAX_STRING_OPTION = 6000
FILE_UPLOAD = 19
RADIO_GROUP = 21
CHECKBOX_GROUP = 22
CHECKBOX = 23

_SELECT_KINDS = {5: cmd.USER, 6: cmd.ROLE, 7: cmd.MENTIONABLE, 8: cmd.CHANNEL}


class Resolver:
    """Collects the `resolved` part of interaction data: full objects behind ids."""

    def __init__(self, sim: World, channel: Channel) -> None:
        self._sim = sim
        self._channel = channel
        self.data: Json = {}

    def resolve(self, kind: int, value: object, what: str) -> str:
        """Return the id of a user, role or channel and record the object; `kind` is an option type.

        Raises SimulatorError if the value is not of that kind.
        """
        if isinstance(value, Account) and kind in (cmd.USER, cmd.MENTIONABLE):
            self._add("users", value.id, value.payload())
            guild = self._channel.guild
            if guild is not None and value.id in guild.memberships:
                member = guild.memberships[value.id].payload(with_user=False, channel=self._channel)
                self._add("members", value.id, member)
            return str(value.id)
        if isinstance(value, GuildRole) and kind in (cmd.ROLE, cmd.MENTIONABLE):
            self._add("roles", value.id, value.payload())
            return str(value.id)
        if isinstance(value, Channel) and kind == cmd.CHANNEL:
            permissions = str(value.permissions_of(self._sim.bot))
            self._add("channels", value.id, {**value.payload(), "permissions": permissions})
            return str(value.id)
        raise SimulatorError(f"{what} cannot be {value!r}")

    def attach(self, value: object, what: str) -> str:
        """Return the id of an uploaded file given as (filename, bytes)."""
        if not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], bytes)):
            raise SimulatorError(f"{what} must be (filename, bytes), not {value!r}")
        file = self._sim.new_attachment(self._channel, str(value[0]), value[1], ephemeral=True)
        self._add("attachments", file.id, file.payload())
        return str(file.id)

    def _add(self, group: str, key: int, payload: Json) -> None:
        self.data.setdefault(group, {})[str(key)] = payload


class OptionReader:
    """Builds the data of a command from option values. Unless `checked`, any text is accepted for a text option."""

    def __init__(self, sim: World, located: Located, channel: Channel, *, checked: bool = True) -> None:
        self._located = located
        self._checked = checked
        self._resolver = Resolver(sim, channel)
        self.summary = ""

    def command_data(self, values: Mapping[str, object]) -> Json:
        """Return the data of using the command. Raises SimulatorError if an option is missing or wrong."""
        given = {self._located.option(name)["name"]: value for name, value in values.items()}
        options = []
        for option in self._located.options:
            name = option["name"]
            if given.get(name) is None:
                if option.get("required"):
                    raise SimulatorError(f"/{' '.join(self._located.words)} needs the option {name!r}")
                continue
            options.append({"type": option["type"], "name": name, "value": self._value(option, given[name])})
            self.summary += f" {name}:{_display(given[name])}"
        return self._data(options)

    def autocomplete_data(self, values: Mapping[str, object], focused: str) -> Json:
        """Return the data of typing in the option `focused`, with the others that are filled in."""
        target = self._located.option(focused)
        if not target.get("autocomplete"):
            raise SimulatorError(f"the option {focused!r} has no autocomplete")
        given = {self._located.option(name)["name"]: value for name, value in values.items()}
        options = []
        for option in self._located.options:
            name = option["name"]
            if name == target["name"]:
                # While typing, even numbers travel as text.
                text = str(given.get(name, ""))
                options.append({"type": option["type"], "name": name, "value": text, "focused": True})
            elif given.get(name) is not None:
                value = self._value(option, given[name])
                options.append({"type": option["type"], "name": name, "value": value})
        self.summary = f" {target['name']}:{given.get(target['name'], '')}"
        return self._data(options)

    def _data(self, options: list[Json]) -> Json:
        command = self._located.command
        branch: list[Json] = command.get("options") or []
        kinds = []
        for word in self._located.words[1:]:
            step = next(option for option in branch if option["name"] == word)
            kinds.append((step["type"], word))
            branch = step.get("options") or []
        for kind, word in reversed(kinds):
            options = [{"type": kind, "name": word, "options": options}]
        data = {"id": command["id"], "name": command["name"], "type": cmd.CHAT_INPUT, "options": options}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if self._resolver.data:
            data["resolved"] = self._resolver.data
        return data

    def _value(self, option: Json, value: object) -> Any:
        kind, what = option["type"], f"the option {option['name']!r}"
        choices = option.get("choices") or []
        if not self._checked and isinstance(value, str | int | float):
            return value
        if choices:
            for choice in choices:
                names = (choice["name"], *(choice.get("name_localizations") or {}).values())
                if value == choice["value"] or value in names:
                    return choice["value"]
            raise SimulatorError(f"{what} has no choice {value!r}, only {[c['name'] for c in choices]}")
        if kind == cmd.STRING:
            return _text(value, what, option.get("min_length") or 0, option.get("max_length") or MAX_STRING_OPTION)
        if kind in (cmd.INTEGER, cmd.NUMBER):
            return _number(option, value, what)
        if kind == cmd.BOOLEAN:
            if not isinstance(value, bool):
                raise SimulatorError(f"{what} must be True or False, not {value!r}")
            return value
        if kind == cmd.ATTACHMENT:
            return self._resolver.attach(value, what)
        allowed = option.get("channel_types")
        if allowed and isinstance(value, Channel) and value.type not in allowed:
            raise SimulatorError(f"{what} does not take this type of channel")
        return self._resolver.resolve(kind, value, what)


def _display(value: object) -> str:
    if isinstance(value, tuple):
        return str(value[0])
    name = getattr(value, "name", None)
    return f"@{name}" if name else str(value)


def _text(value: object, what: str, low: int, high: int) -> str:
    if not isinstance(value, str):
        raise SimulatorError(f"{what} must be text, not {value!r}")
    if not low <= len(value) <= high:
        raise SimulatorError(f"{what} must have {low} to {high} characters, not {len(value)}")
    return value


def _number(option: Json, value: object, what: str) -> int | float:
    whole = option["type"] == cmd.INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise SimulatorError(f"{what} must be a number, not {value!r}")
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and value < low) or (high is not None and value > high):
        raise SimulatorError(f"{what} must be from {low} to {high}, not {value!r}")
    return value


def select_values(sim: World, menu: Select, chosen: list[object], channel: Channel) -> tuple[Json, str]:
    """Return the data of choosing in a menu and a line about it. Raises SimulatorError if it cannot be chosen."""
    what = f"the select menu {menu.custom_id!r}"
    _check_count(what, len(chosen), menu.min_values, menu.max_values)
    data: Json = {"custom_id": menu.custom_id, "component_type": menu.type}
    resolver = Resolver(sim, channel)
    data["values"] = _chosen_values(resolver, menu, chosen, what)
    if resolver.data:
        data["resolved"] = resolver.data
    labels = {option.value: option.label for option in menu.options}
    shown = ", ".join(labels.get(value, value) for value in data["values"])
    return data, f"[{menu.placeholder or 'menu'}: {shown}]"


def _check_count(what: str, count: int, low: int, high: int) -> None:
    if not low <= count <= high:
        raise SimulatorError(f"{what} takes {low} to {high} values, not {count}")


def _chosen_values(resolver: Resolver, menu: Select, chosen: list[object], what: str) -> list[str]:
    if menu.type != STRING_SELECT:
        return [resolver.resolve(_SELECT_KINDS[menu.type], value, what) for value in chosen]
    values = []
    for wanted in chosen:
        fitting = [option.value for option in menu.options if option.value == wanted]
        fitting = fitting or [option.value for option in menu.options if option.label == wanted]
        if not fitting:
            known = [option.value for option in menu.options]
            raise SimulatorError(f"{what} has no option {wanted!r}, only {known}")
        values.append(fitting[0])
    return values


def modal_values(sim: World, modal: Modal, values: Mapping[str, object]) -> tuple[list[Json], Json]:
    """Return the filled-in components of a form and their resolved objects.

    Raises SimulatorError for unknown inputs, missing required ones and values that do not fit.
    """
    by_id: dict[str, object] = {}
    for key, value in values.items():
        names = [field.custom_id for field in modal.fields if key in (field.custom_id, field.label)]
        if not names:
            known = [(field.custom_id, field.label) for field in modal.fields]
            raise SimulatorError(f"{modal!r} has no input {key!r}, only {known}")
        by_id[names[0]] = value
    resolver = Resolver(sim, modal.interaction.channel)
    filled: list[Json] = []
    for part in modal.components:
        if part["type"] == ACTION_ROW:
            children = [_filled_input(resolver, child, by_id) for child in part["components"]]
            filled.append({"type": ACTION_ROW, "id": part.get("id", 0), "components": children})
        elif part["type"] == LABEL:
            child = _filled_input(resolver, part["component"], by_id)
            filled.append({"type": LABEL, "id": part.get("id", 0), "component": child})
        else:
            filled.append({"type": part["type"], "id": part.get("id", 0)})
    return filled, resolver.data


def _filled_input(resolver: Resolver, part: Json, by_id: Mapping[str, object]) -> Json:
    kind, custom_id = part["type"], part["custom_id"]
    what = f"the input {custom_id!r}"
    body: Json = {"type": kind, "custom_id": custom_id, "id": part.get("id", 0)}
    required = part.get("required") is not False
    value = by_id.get(custom_id)
    if kind == TEXT_INPUT:
        text = value if value is not None else part.get("value") or ""
        low = part.get("min_length") or (1 if required else 0)
        # An input that may stay empty has its minimum only once something is written.
        body["value"] = _text(text, what, low if required or text else 0, part.get("max_length") or 4000)
    elif kind == CHECKBOX:
        body["value"] = bool(part.get("default") if value is None else value)
    elif kind == RADIO_GROUP:
        default = next((o["value"] for o in part["options"] if o.get("default")), None)
        body["value"] = default if value is None else _one_of(part, value, what)
        if required and body["value"] is None:
            raise SimulatorError(f"{what} must be filled in")
    else:
        body["values"] = _many(resolver, part, value, what, required=required)
    return body


def _one_of(part: Json, value: object, what: str) -> str:
    for option in part["options"]:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    raise SimulatorError(f"{what} has no option {value!r}")


def _many(resolver: Resolver, part: Json, value: object, what: str, *, required: bool) -> list[str]:
    kind = part["type"]
    if value is None:
        chosen: list[object] = [o["value"] for o in part.get("options") or [] if o.get("default")]
    else:
        chosen = list(value) if isinstance(value, list | set) else [value]
    if not chosen and not required:
        return []
    low = 1 if part.get("min_values") is None else part["min_values"]
    high = part.get("max_values") or (len(part["options"]) if kind == CHECKBOX_GROUP else 1)
    _check_count(what, len(chosen), low, high)
    if kind in SELECTS:
        return _chosen_values(resolver, as_select(part), chosen, what)
    if kind == FILE_UPLOAD:
        return [resolver.attach(item, what) for item in chosen]
    return [_one_of(part, item, what) for item in chosen]
