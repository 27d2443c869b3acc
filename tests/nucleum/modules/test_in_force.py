"""The modules of a table: by its options, and by what they need, come with and exclude."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from engine.kernel import Option, Options
from engine.nucleum.data.components import Components
from engine.nucleum.library import GameBox
from engine.nucleum.module import Module, ModuleError

BASE = Module(id="base")


def expansion(name: str, *needs: str, switch: bool = False, comes_with: str = "") -> Module:
    """Return a module that needs the base game and others."""
    return Module(
        id=name,
        needs=frozenset({"base", *needs}),
        comes_with=frozenset(filter(None, [comes_with])),
        options=(Option(name=name, default=False),) if switch else (),
    )


def box(*modules: Module) -> GameBox:
    """Return a box with the base game and these modules; none of it is read."""

    def read(*_given: object, **_more: object) -> Components:
        raise AssertionError

    return GameBox((BASE, *modules), read)


def test_an_expansion_is_in_force_when_its_switch_is_on() -> None:
    there = box(expansion("court", switch=True))
    assert there.in_force({}) == ("base",)
    assert there.in_force({"court": False}) == ("base",)
    assert there.in_force({"court": True}) == ("base", "court")


def test_any_of_several_switches_is_enough() -> None:
    promos = Module(
        id="promos",
        needs=frozenset({"base"}),
        options=(
            Option(name="one", default=False),
            Option(name="two", default=False),
            Option(name="many", default=3, low=1, high=5),
        ),
    )
    there = box(promos)
    assert there.in_force({"one": False, "two": True}) == ("base", "promos")
    assert there.in_force({"one": False, "two": False, "many": 4}) == ("base",)


def test_a_bridge_is_in_force_as_soon_as_all_it_needs_are() -> None:
    there = box(expansion("court", switch=True), expansion("sea", switch=True), expansion("both", "court", "sea"))
    assert there.in_force({"court": True}) == ("base", "court")
    assert there.in_force({"sea": True}) == ("base", "sea")
    assert there.in_force({"court": True, "sea": True}) == ("base", "court", "sea", "both")


def test_a_switch_alone_does_not_bring_what_lacks_something_it_needs() -> None:
    there = box(expansion("court", switch=True), expansion("duel", "court", switch=True))
    assert there.in_force({"duel": True}) == ("base",)
    assert there.in_force({"duel": True, "court": True}) == ("base", "court", "duel")


def test_what_several_share_is_in_force_exactly_when_one_that_needs_it_is() -> None:
    there = box(
        expansion("chain"),
        expansion("court", switch=True),
        expansion("first", "chain", switch=True),
        expansion("second", "chain", "court"),
    )
    assert there.in_force({}) == ("base",)
    assert there.in_force({"first": True}) == ("base", "chain", "first")
    assert there.in_force({"court": True}) == ("base", "chain", "court", "second")
    assert there.in_force({"first": True, "court": True}) == ("base", "chain", "court", "first", "second")


def test_a_module_comes_with_another_whatever_its_own_switch_says() -> None:
    there = box(
        expansion("chain"),
        expansion("court", switch=True),
        expansion("more", "chain", switch=True, comes_with="court"),
    )
    assert there.in_force({"more": True}) == ("base", "chain", "more")
    assert there.in_force({"court": True, "more": False}) == ("base", "chain", "court", "more")
    assert there.in_force({"more": False}) == ("base",)


def test_the_order_of_the_list_does_not_matter_for_what_comes_with_another() -> None:
    there = box(
        expansion("more", comes_with="court"), expansion("bridge", "more", "court"), expansion("court", switch=True)
    )
    assert there.in_force({"court": True}) == ("base", "more", "bridge", "court")
    assert there.in_force({}) == ("base",)


def test_what_is_shared_comes_with_the_one_that_needs_it() -> None:
    there = box(expansion("chain"), expansion("west", switch=True), expansion("east", "chain", switch=True))
    assert there.in_force({"west": True}) == ("base", "west")
    assert there.in_force({"east": True}) == ("base", "chain", "east")


@pytest.mark.parametrize(
    "more",
    [Module(id="more", needs=frozenset({"nowhere"})), Module(id="more", comes_with=frozenset({"nowhere"}))],
    ids=["needs", "comes_with"],
)
def test_a_module_that_names_an_unknown_one_is_refused(more: Module) -> None:
    with pytest.raises(ModuleError, match="more names the unknown module nowhere"):
        box(more)


def test_the_modules_of_the_same_options_are_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    there, looked = box(expansion("court", switch=True)), list[str]()
    asked_for = Module.asked_for

    def count(module: Module, options: Options, found: Collection[str]) -> bool:
        looked.append(module.id)
        return asked_for(module, options, found)

    monkeypatch.setattr(Module, "asked_for", count)
    for options in ({"court": True}, {"court": False}) * 2:
        assert there.in_force(options) == (("base", "court") if options["court"] else ("base",))
    searched = len(looked)
    there.in_force({"court": True})
    assert len(looked) == searched
    monkeypatch.setattr("engine.nucleum.library.MAX_KNOWN", 2)
    for number in range(5):
        there.in_force({"court": True, "other": number})
    assert len(there._in_force) <= 2
