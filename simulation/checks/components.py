"""Access to the components of a message or modal, and to what a user may press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simulation.common import Json

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTION_ROW = 1
BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
SELECTS = (3, 5, 6, 7, 8)
SECTION = 9
TEXT_DISPLAY = 10
THUMBNAIL = 11
MEDIA_GALLERY = 12
FILE = 13
SEPARATOR = 14
CONTAINER = 17
LABEL = 18
V2_TYPES = (SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER)
LINK_STYLE = 5
PREMIUM_STYLE = 6

COMPONENTS_V2 = 1 << 15
"""The flag of a message that consists only of components."""


@dataclass(frozen=True)
class Button:
    """A button of a message."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: Json | None
    url: str | None


@dataclass(frozen=True)
class MenuOption:
    """One line of a select menu."""

    label: str
    value: str
    description: str | None
    default: bool
    emoji: Json | None = None


@dataclass(frozen=True)
class Select:
    """A select menu of a message or modal. `type` is the component type, 3 for string selects."""

    type: int
    custom_id: str
    placeholder: str | None
    options: list[MenuOption]
    min_values: int
    max_values: int
    disabled: bool


Path = list[str | int]


def walk(components: list[Json], path: Path | None = None) -> Iterator[tuple[Path, Json]]:
    """Yield each component with its path, parents before children."""
    base: Path = ["components"] if path is None else path
    for index, component in enumerate(components):
        here = [*base, index]
        yield here, component
        if isinstance(component.get("components"), list):
            yield from walk(component["components"], [*here, "components"])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield [*here, key], component[key]


def number_components(components: list[Json]) -> list[Json]:
    """Return a copy in which every component has an id, as Discord assigns them."""
    used = {part.get("id") or 0 for _, part in walk(components)}
    counter = 0

    def fresh() -> int:
        nonlocal counter
        counter += 1
        while counter in used:
            counter += 1
        return counter

    def copy(component: Json) -> Json:
        out = dict(component)
        out["id"] = component.get("id") or fresh()
        if isinstance(out.get("components"), list):
            out["components"] = [copy(child) for child in out["components"]]
        if isinstance(out.get("items"), list):
            out["items"] = [{**item, "media": dict(item["media"])} for item in out["items"]]
        for key in ("accessory", "component"):
            if isinstance(out.get(key), dict):
                out[key] = copy(out[key])
        for key in ("media", "file"):
            if isinstance(out.get(key), dict):
                out[key] = dict(out[key])
        if out.get("emoji"):
            out["emoji"] = _plain_emoji(out["emoji"])
        if out["type"] == STRING_SELECT:
            out["options"] = [
                {**option, "emoji": _plain_emoji(option["emoji"])} if option.get("emoji") else option
                for option in out["options"]
            ]
        return out

    return [copy(component) for component in components]


def _plain_emoji(emoji: Json) -> Json:
    """Return an emoji with its id as text, however the client wrote it."""
    return {**emoji, "id": str(emoji["id"])} if emoji.get("id") else emoji


def as_button(component: Json) -> Button:
    """Return a button component as an object."""
    return Button(
        label=component.get("label") or "",
        custom_id=component.get("custom_id"),
        style=component["style"],
        disabled=bool(component.get("disabled")),
        emoji=component.get("emoji"),
        url=component.get("url"),
    )


def as_select(component: Json) -> Select:
    """Return a select component as an object."""
    options = [
        MenuOption(o["label"], o["value"], o.get("description"), bool(o.get("default")), o.get("emoji"))
        for o in component.get("options") or []
    ]
    return Select(
        type=component["type"],
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder"),
        options=options,
        min_values=_or(component.get("min_values"), 1),
        max_values=_or(component.get("max_values"), 1),
        disabled=bool(component.get("disabled")),
    )


def _or(value: Any, default: int) -> int:
    return default if value is None else int(value)


def find_buttons(components: list[Json]) -> list[Button]:
    """Return all buttons in reading order."""
    return [as_button(part) for _, part in walk(components) if part.get("type") == BUTTON]


def find_selects(components: list[Json]) -> list[Select]:
    """Return all select menus in reading order."""
    return [as_select(part) for _, part in walk(components) if part.get("type") in SELECTS]


def find_texts(components: list[Json]) -> list[str]:
    """Return the text of all text displays."""
    return [part["content"] for _, part in walk(components) if part.get("type") == TEXT_DISPLAY]
