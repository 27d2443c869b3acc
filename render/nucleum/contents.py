"""What the pictures of a module of Nucleum hold, as one value: `Contents`. It says what there is; nothing here draws.

Which views there are, what lies where in them, and what the legend says is needed by those who show pictures, too: the
bot names views and numbers choices, but has all pictures drawn by other processes. So the contents of a module
(`modules/<id>/contents.py`) stand apart from its `Drawings` (`modules/<id>/drawings.py`), and nothing that they import
imports Pillow. `render.nucleum.drawings` checks that the two agree.
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
    """An entry of the legend: the key of its text, and its icon (a name for `signs.icon`).

    Those without an icon have a drawing of their own, `Drawings.legend`.
    """

    key: str
    icon: str = ""


class LegendGroup(NamedTuple):
    """Entries of the legend under one heading.

    `heading` is the key of its text; `meanings` returns them for a table, or (None) for any game. `wide` entries
    take a whole line each; those that stand `everywhere` are explained on the table, too, where there is room.
    """

    heading: str
    meanings: Callable[[TableState | None], Sequence[Meaning]]
    wide: bool = False
    everywhere: bool = False


class PlaceKind(NamedTuple):
    """Places whose marks begin alike ("coal:west").

    `on_map`: whether they lie on the map. `view`: the view that shows a change there best, if neither the map nor the
    player's own board does.
    """

    on_map: bool = False
    view: str = ""


POST, MAT = "post", "mat"
"""Views in no list: the one that goes with every turn's post, and one of a player's mat, beside a panel."""
ROW = "choice"
"""The kind of the places of choices that have a row of their own."""


def row_of(choice: Choice) -> str:
    """Return the place of a choice that has a row of its own."""
    return f"{ROW}:{choice.id}"


@dataclass(frozen=True, kw_only=True)
class Contents:
    """What the pictures of one module hold or, merged, those of all modules in play.

    `id` is the module's. In merged ones tuples follow each other in the order of the modules, and each key comes
    from one module only.
    """

    id: str
    views: tuple[str, ...] = ()
    """The names of whole pictures; `Drawings.views` draws them."""
    automaton_view: tuple[str, ...] = ()
    """The one of `views` that shows automata, of a seat in place of a player's own board; one module at most has it."""
    places: Mapping[str, PlaceKind] = field(default_factory=dict)
    """The kinds of marks with a colon, by what stands before it; `Drawings.named` names the places."""
    panels: frozenset[str] = frozenset()
    """The kinds of places that panels show (`Drawings.shows` and `beside`), never the map."""
    candidates: tuple[Callable[[TableState, Choice], str], ...] = ()
    """The place of what a choice chooses ("" for choices of others). Those of the base game are asked last."""
    panel_views: tuple[Callable[[TableState], str], ...] = ()
    """The view that goes with the panel of a player who is asked, instead of its own board ("": none)."""
    legend: tuple[LegendGroup, ...] = ()
    """The groups of the legend."""


def merge(parts: Sequence[T]) -> T:
    """Return what all these values (at least one, of one type) bring together, each of a module, such as `Contents`.

    ValueError when two of them have one id or define one key.
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
    """Return one mapping of all; ValueError for a key that two have."""
    whose: dict[Any, str] = {}
    found: dict[Any, Any] = {}
    for module, value in values:
        for key, each in value.items():
            if key in whose:
                raise ValueError(f"{name}[{key!r}] is of {whose[key]} and of {module}")
            whose[key], found[key] = module, each
    return found


# --- In play ----------------------------------------------------------------------------------------------------------


class Brought(Generic[T]):
    """What modules bring to the pictures, values of one type such as `Contents`: all of it, or what some modules bring."""

    def __init__(self) -> None:
        self._parts: tuple[T, ...] = ()
        self._merged: dict[tuple[str, ...] | None, T] = {}

    def know(self, parts: Iterable[T]) -> None:
        """Take these for all there are, in their order; ValueError, and nothing changed, if they contradict."""
        found = tuple(parts)
        everything = merge(found)
        self._parts, self._merged = found, {None: everything}

    def everything(self) -> T:
        """Return what all modules bring: for what is found by a type or a name, which only one module has."""
        return self._merged[None]

    def by(self, modules: tuple[str, ...]) -> T:
        """Return what these modules bring; one that is not known brings nothing."""
        found = self._merged.get(modules)
        if found is None:
            found = merge([each for each in self._parts if each.id in modules])  # type: ignore[attr-defined]
            self._merged[modules] = found
        return found


BROUGHT = Brought[Contents]()
"""What the pictures of the modules hold; `render.nucleum.modules` fills it."""


def all_contents() -> Contents:
    """Return what the pictures of all modules hold."""
    return BROUGHT.everything()


def contents_of(state: TableState) -> Contents:
    """Return what the pictures of a table's modules hold."""
    return BROUGHT.by(state.modules)


# --- The legend -------------------------------------------------------------------------------------------------------


def everywhere() -> list[LegendGroup]:
    """Return the groups of the icons that stand everywhere, all drawn by name."""
    return [group for group in BROUGHT.by(("base",)).legend if group.everywhere]


def meanings(state: TableState | None, words: Catalogue) -> list[tuple[str, list[str]]]:
    """Return what the legend of a table or (None) of the base game says: headings with the meanings of their icons."""
    found = contents_of(state) if state is not None else BROUGHT.by(("base",))
    return [(words(group.heading), [words(each.key) for each in group.meanings(state)]) for group in found.legend]
