"""A task that is canceled is also awaited: it goes on until then, and an error in it would be logged as never retrieved."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.syntax import tree_of

ROOT = Path(__file__).resolve().parents[1]
OWNED = "a task of the bot (`BackgroundTasks`), which awaits it when it stops"
APART = {
    "cogs/answers/panel/panel_picture.py:forget:task": OWNED,
    "cogs/delivery/posting.py:send:drawing": OWNED,
    "cogs/delivery/posting.py:_replace_late:older": OWNED,
    "cogs/delivery/posting.py:_add_later:drawing": OWNED,
    "engine/background_tasks.py:adopt:task": "`close` awaits it",
    "engine/storage/postgresql/database.py:_in:job": "the work of a thread, which has not begun if it can be canceled",
    "engine/workers.py:close:self._resting": "a timer",
    "engine/workers.py:_carried_out:self._resting": "a timer",
}
"""The functions that cancel something without awaiting it, with what they cancel, each with the reason."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def names_in(node: ast.AST) -> set[str]:
    """Return the variables and attributes in an expression; of a method that is called, the object."""
    if isinstance(node, ast.Name | ast.Attribute):
        return {ast.unparse(node)}
    if isinstance(node, ast.Call):
        owner = names_in(node.func.value) if isinstance(node.func, ast.Attribute) else set[str]()
        return owner.union(*map(names_in, [*node.args, *node.keywords]))
    return set[str]().union(*map(names_in, ast.iter_child_nodes(node)))


def left_alone(tree: ast.Module) -> Iterator[str]:
    """Yield the functions that cancel something and do not await it afterwards, with what they cancel."""
    for function in (node for node in ast.walk(tree) if isinstance(node, Function)):
        inside = list(ast.walk(function))
        loops = {
            name: names_in(node.iter)
            for node in inside
            if isinstance(node, ast.For)
            for name in names_in(node.target)
        }
        for call in inside:
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "cancel":
                canceled = ast.unparse(call.func.value)
                later = [node for node in inside if isinstance(node, ast.Await) and node.lineno > call.lineno]
                awaited = set[str]().union(*map(names_in, later))
                if canceled not in awaited and not loops.get(canceled, {canceled}) <= awaited:
                    yield f"{function.name}:{canceled}"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("task.cancel()", True),
        ("await task; task.cancel()", True),
        ("task.cancel()\n    await asyncio.sleep(1)", True),
        ("task.cancel()\n    await asyncio.gather(task, return_exceptions=True)", False),
        ("self.task.cancel()\n    await self.task", False),
        ("self.task.cancel()\n    await self.other", True),
        ("for task in (a, *b):\n        task.cancel()\n    await asyncio.wait({a, *b})", False),
        ("for task in (a, *b):\n        task.cancel()\n    await asyncio.wait({a})", True),
        (
            "for task in self.tasks.values():\n        task.cancel()\n    await asyncio.gather(*self.tasks.values())",
            False,
        ),
    ],
)
def test_a_task_that_is_only_canceled_is_found(body: str, found: bool) -> None:
    assert bool(list(left_alone(ast.parse(f"async def stop():\n    {body}")))) is found


def test_every_canceled_task_is_awaited() -> None:
    folders = ("cogs", "engine", "render", "release", "simulation", "tools")
    files = [ROOT / "bot.py", *(file for folder in folders for file in (ROOT / folder).rglob("*.py"))]
    found = {
        f"{file.relative_to(ROOT)}:{name}"
        for file in files
        if "cancel()" in file.read_text(encoding="utf-8")
        for name in left_alone(tree_of(file))
    }
    assert found - set(APART) == set(), "await it, or say in APART why not"
    assert set(APART) - found == set(), "gone: remove it from APART"
