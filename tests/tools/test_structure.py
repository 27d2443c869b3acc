"""The check of the program's shape finds what it looks for."""

from __future__ import annotations

from pathlib import Path

import networkx
import pytest

from tools import structure


def graph(*edges: tuple[str, str]) -> networkx.DiGraph[str]:
    return networkx.DiGraph(edges)


def test_modules_that_import_each_other_are_found() -> None:
    (said,) = structure.cycles(graph(("a.x", "a.y"), ("a.y", "a.z"), ("a.z", "a.x"), ("a.z", "b")))
    assert "these modules import each other" in said
    assert all(module in said for module in ("a.x", "a.y", "a.z"))
    assert "b" not in said.split(":")[0].split(" -> ")
    assert not list(structure.cycles(graph(("a.x", "a.y"), ("a.x", "a.z"), ("a.y", "a.z"))))


def test_only_programs_for_developers_import_the_entry_point() -> None:
    assert list(structure.cycles(graph(("cogs.x", "bot")))) == ["cogs.x imports the entry point bot"]
    assert list(structure.cycles(graph(("tools.x", "bot")))) == []


def test_levels_are_those_of_files() -> None:
    edges = [("p.top.a", "p.middle.a"), ("p.middle.a", "p.middle.b"), ("p.middle.b", "p.low"), ("p.low", "q.a")]
    assert structure.levels(graph(*edges), "p") == 4
    assert structure.levels(graph(*edges, ("p.low", "p.top.a")), "p") == 4  # each file of a circle is a level
    assert structure.levels(graph(*edges, ("p", "p.top.a")), "p") == 5  # the package itself is a file


def test_too_many_levels_are_shown_with_the_imports_that_cause_them() -> None:
    """There are two ways from a to c, so only what both have in common would make the chain shorter."""
    edges = [("p.a", "p.b1"), ("p.a", "p.b2"), ("p.b1", "p.c"), ("p.b2", "p.c"), ("p.c", "p.d"), ("p.a", "p.d")]
    assert list(structure.too_high(graph(*edges), 4, "p")) == []
    (said,) = structure.too_high(graph(*edges), 3, "p")
    assert said.startswith("p has 4 levels of imports, at most 3 are wanted: p.a -> p.b")
    assert said.endswith(
        " -> p.c -> p.d. Without one of these imports it would have fewer: p.c -> p.d. Remove one, or raise the number and say why in the commit."
    )


def test_a_crowded_folder_is_named_with_what_only_its_own_modules_import(tmp_path: Path) -> None:
    folder = tmp_path / "engine" / "games"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""Games."""')
    for number in range(structure.MAX_FILES):
        (folder / f"a{number}.py").touch()
        (folder / f"test_{number}.py").touch()
    imports = graph(
        ("engine.games.a1", "engine.games.a0"), ("engine.games.a1", "engine.b"), ("engine.b", "engine.games.a1")
    )
    assert not list(structure.crowds(tmp_path, imports))
    (folder / "more.py").touch()
    (said,) = structure.crowds(tmp_path, imports)
    assert said.startswith(f"engine/games/ holds {structure.MAX_FILES + 1} modules")
    assert said.endswith("Only modules of this folder import a0 (by a1).")


def test_a_folder_with_more_lines_than_it_is_granted_is_named(tmp_path: Path) -> None:
    for name, lines in (("bot.py", 3), ("engine/a.py", 4), ("engine/club/b.py", 5), ("engine/club/deep/c.py", 6)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("pass\n" * lines)
    enough = {"bot.py": 3, "engine": 4, "engine/club": 11}
    assert not list(structure.over_budget(tmp_path, enough))
    for folder, lines in enough.items():
        (said,) = structure.over_budget(tmp_path, {**enough, folder: lines - 1})
        assert said.startswith(f"{folder} has {lines} lines, at most {lines - 1} are granted")
    (said,) = structure.over_budget(tmp_path, {**enough, "cogs": 9})
    assert said.startswith("cogs in [tool.structure.lines]")
    (said,) = structure.over_budget(tmp_path, {name: enough[name] for name in ("engine", "engine/club")})
    assert said.startswith("bot.py is in no folder that is granted lines")


def test_a_long_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("pass\n" * structure.MAX_LINES)
    assert not list(structure.crowds(tmp_path, graph()))
    file.write_text("pass\n" * (structure.MAX_LINES + 1))
    (said,) = structure.crowds(tmp_path, graph())
    assert said.startswith(f"bot.py has {structure.MAX_LINES + 1} lines")


def test_an_empty_init_is_named(tmp_path: Path) -> None:
    for folder, words in (("tests", ""), ("tests/games", ""), ("engine", '"""The engine."""')):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").write_text(words)
    assert list(structure.crowds(tmp_path, graph())) == [
        "tests/games/__init__.py is empty: a folder of tests needs none, any other a docstring"
    ]


def test_imports_inside_functions_count_and_those_for_the_type_checker_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "sample_package"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "late.py").write_text("def use() -> None:\n    from sample_package import typed\n")
    lines = ("from typing import TYPE_CHECKING", "if TYPE_CHECKING:", "    from sample_package import late", "")
    (package / "typed.py").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(tmp_path)
    found = structure.imports("sample_package")
    assert found.has_edge("sample_package.late", "sample_package.typed")
    assert not found.has_edge("sample_package.typed", "sample_package.late")
    typed = structure.imports("sample_package", typed=True)
    assert len(list(structure.cycles(typed))) == 1
    assert not list(structure.cycles(structure.without(typed, ["sample_package.late"])))


def test_every_meeting_point_is_needed() -> None:
    graph = structure.imports(*structure.PACKAGES, typed=True)
    for name in structure.MEETING_POINTS:
        others = [other for other in structure.MEETING_POINTS if other != name]
        assert list(structure.cycles(structure.without(graph, others))), name
