"""The content of the pictures of a module of Nucleum, as one value: `Contents`. It is a description; nothing here draws.

The names of views, the places in them, and the legend are also needed by the code that shows pictures: the bot names
views and numbers choices, but other processes draw all pictures. So the contents of a module
(`modules/<id>/contents.py`) are separate from its `Drawings` (`modules/<id>/drawings.py`), and nothing that they
import imports Pillow. `render.nucleum.drawings` checks that the two agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Generic, NamedTuple, TypeVar

from engine.catalogue import Catalogue
from engine.kernel import Choice
from engine.nucleum.state import TableState

T = TypeVar("T")


class Meaning(NamedTuple):
    """An entry of the legend: its text's key and an icon (for `signs.icon`), or else its drawing in `Drawings.legend`."""

    key: str
    icon: str = ""


class LegendGroup(NamedTuple):
    """Entries of the legend under one heading.

    `heading` is the key of its text; `meanings` returns the entries for a table or, for None, for any game. `wide`
    entries take a whole line each; those that are `everywhere` are explained on the table, too, if they fit.
    """

    heading: str
    meanings: Callable[[TableState | None], Sequence[Meaning]]
    wide: bool = False
    everywhere: bool = False


class PlaceKind(NamedTuple):
    """A kind of places, with a common prefix of their marks ("coal:west").

    `on_map`: whether they are on the map. `view`: the best view of a change there, if neither the map nor the
    player's own board shows it. `beside`: the view of the things beside the map, if it shows them.
    """

    on_map: bool = False
    view: str = ""
    beside: str = ""


POST, MAT = "post", "mat"
"""Views of no module: the one for every turn's post, and one of a player's mat, beside a panel, which is in no list."""
ROW = "choice"
"""The kind of the places of choices with their own row."""


def row_of(choice: Choice) -> str:
    """Return the place of a choice with its own row."""
    return f"{ROW}:{choice.id}"


@dataclass(frozen=True, kw_only=True)
class Contents:
    """The content of the pictures of one module or, merged, of all modules in play.

    `id` is the module's. In merged ones tuples are joined in the order of the modules, and each key comes
    from one module only.
    """

    id: str
    views: tuple[str, ...] = ()
    """The names of complete pictures; `Drawings.views` draws them."""
    automaton_view: tuple[str, ...] = ()
    """The one of `views` that shows automata, for a seat instead of a player's own board; at most one module has it."""
    places: Mapping[str, PlaceKind] = field(default_factory=dict)
    """The kinds of marks with a colon, by their prefix; `Drawings.named` names the places."""
    panels: frozenset[str] = frozenset()
    """The kinds of places that panels show (`Drawings.shows` and `beside`), not the map."""
    candidates: tuple[Callable[[TableState, Choice], str], ...] = ()
    """The place of a choice ("" for choices of others). The base game's are tried last."""
    panel_views: tuple[Callable[[TableState], str], ...] = ()
    """The view for the panel of a player with a question, instead of their own board ("": none)."""
    legend: tuple[LegendGroup, ...] = ()
    """The groups of the legend."""


def merge(parts: Sequence[T]) -> T:
    """Return the merger of values of one type (at least one), each of a module, such as `Contents`.

    Raises ValueError if two of them have the same id or define the same key.
    """
    kind: Any = type(parts[0])
    ids = [part.id for part in parts]  # type: ignore[attr-defined]
    if len(set(ids)) != len(ids):
        raise ValueError(f"{kind.__name__} of one module twice: {ids}")
    found: dict[str, Any] = {}
    for each in fields(kind):
        values = [(part.id, getattr(part, each.name)) for part in parts]  # type: ignore[attr-defined]
        if isinstance(each.default, tuple):
            found[each.name] = tuple(one for _, value in values for one in value)
        elif isinstance(each.default, frozenset):
            found[each.name] = frozenset(one for _, value in values for one in value)
        elif each.name != "id":
            found[each.name] = _union(each.name, values)
    return kind(id="+".join(ids), **found)  # type: ignore[no-any-return]


def _union(name: str, values: Iterable[tuple[str, Mapping[Any, Any]]]) -> dict[Any, Any]:
    """Return one mapping with all keys. Raises ValueError for a key that two have."""
    whose: dict[Any, str] = {}
    found: dict[Any, Any] = {}
    for module, value in values:
        for key, each in value.items():
            if key in whose:
                raise ValueError(f"{name}[{key!r}] is of {whose[key]} and of {module}")
            whose[key], found[key] = module, each
    return found


# --- In play ----------------------------------------------------------------------------------------------------------


class Registry(Generic[T]):
    """Contributions of modules to the pictures, values of one type such as `Contents`: of all, or of some modules."""

    def __init__(self) -> None:
        self._parts: tuple[T, ...] = ()
        self._merged: dict[tuple[str, ...] | None, T] = {}

    def register(self, parts: Iterable[T]) -> None:
        """Register all parts, in order; raise ValueError, changing nothing, if they contradict each other."""
        found = tuple(parts)
        everything = merge(found)
        self._parts, self._merged = found, {None: everything}

    def everything(self) -> T:
        """Return the parts of all modules, for lookups by a type or name that only one module has."""
        return self._merged[None]

    def by(self, modules: tuple[str, ...]) -> T:
        """Return the parts of these modules; unknown ones have none."""
        found = self._merged.get(modules)
        if found is None:
            found = merge([each for each in self._parts if each.id in modules])  # type: ignore[attr-defined]
            self._merged[modules] = found
        return found


REGISTRY = Registry[Contents]()
"""The content of the modules' pictures; `render.nucleum.modules` fills it."""


def all_contents() -> Contents:
    """Return the content of the pictures of all modules."""
    return REGISTRY.everything()


def contents_of(state: TableState) -> Contents:
    """Return the content of the pictures of a table's modules."""
    return REGISTRY.by(state.modules)


# --- The legend -------------------------------------------------------------------------------------------------------


def everywhere() -> list[LegendGroup]:
    """Return the groups of the icons that are everywhere, all drawn by name."""
    return [group for group in REGISTRY.by(("base",)).legend if group.everywhere]


def meanings(state: TableState | None, words: Catalogue) -> list[tuple[str, list[str]]]:
    """Return the legend of a table or, for None, of the base game: headings with the meanings of their icons."""
    found = contents_of(state) if state is not None else REGISTRY.by(("base",))
    return [(words(group.heading), [words(each.key) for each in group.meanings(state)]) for group in found.legend]
