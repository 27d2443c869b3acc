"""The texts that a module of Nucleum needs for its names, and what to write if one is missing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.catalogue import Catalogue, MissingTextError
from engine.kernel import CHOOSE, Listing, Role, Text
from engine.nucleum.module import Module
from engine.nucleum.modules import MODULES
from render.nucleum.drawings import DRAWINGS
from render.nucleum.modules import CONTENTS
from tests.languages.reading import entries
from tools.syntax import tree_of

OF_THE_LOG = frozenset({"seat", "marks", "data", "minor", "said"})
"""Arguments of `EventLog.add` that are not the text's."""
WITHOUT_DEED = frozenset({Role.TURN, Role.SENTENCE, Role.ANNOUNCEMENT, Role.PRICE, Role.CAUSE, Role.REASON, Role.LOG})
"""Roles of events that no `nuc-deed-...` says."""


def dashed(name: str) -> str:
    """Return a name as it stands in a key."""
    return name.replace("_", "-")


def promised(module: Module) -> Iterator[tuple[str, str]]:
    """Yield a pattern of keys and a name for each text that is made of a name that a module brings."""
    drawings = next(each for each in DRAWINGS if each.id == module.id)
    contents = next(each for each in CONTENTS if each.id == module.id)
    rules, guide, expansion = module.rules, module.guide, module.id != "base"
    switches = (option.name for option in module.options if isinstance(option.default, bool))
    counters = [
        dashed(name) for name in rules.counters if expansion
    ]  # the base game says its own in forms of their own
    kinds = (kind for command in module.commands for kind in command.kinds)
    commands = [command for command in module.commands if command.name != CHOOSE]
    parameters = (command.name for command in commands if command.parameter)
    spaces = [dashed(kind) for kind in module.names.spaces]
    for pattern, names in (
        ("expansion-nucleum-{}", [module.id] if expansion and module.box else []),
        ("option-{}", [option.name for option in module.options]),
        ("option-about-{}", switches),
        ("kind-{}", kinds),
        ("command-nucleum-{}", [command.name for command in commands]),
        ("parameter-nucleum-{}", parameters),
        ("help-kind-{}", guide.look_up),
        ("ruling-nucleum-{}", guide.rulings),
        ("rules-nucleum-{}", [page.topic for page in guide.pages]),
        ("rules-nucleum-{}-title", [page.topic for page in guide.pages]),
        ("rules-nucleum-{}-terms", [page.topic for page in guide.pages if page.terms]),
        ("page-nucleum-alt-{}", drawings.pages),
        ("nucleum-space-{}", spaces),
        ("nucleum-card-{}", spaces),
        ("nucleum-each-{}", counters),
        ("nucleum-count-{}", counters),
        ("nuc-score-{}", rules.scores),
        *((f"{start}-end-{{}}", rules.ends) for start in ("nucleum", "nuc", "render-nucleum")),
        ("hint-{}", guide.counts),
        ("nucleum-action-{}", rules.actions),
        ("nucleum-action-{}-text", rules.actions),
        ("nucleum-effect-action-{}", rules.actions),
        ("view-{}", drawings.views),
        ("{}", [group.heading for group in contents.legend]),
        ("{}", [meaning.key for group in contents.legend for meaning in group.meanings(None)]),
    ):
        yield from ((pattern, name) for name in names)


def promised_keys(module: Module) -> Iterator[str]:
    """Yield the keys of those texts."""
    yield from (pattern.format(name) for pattern, name in promised(module))


def lacking(module: Module) -> list[str]:
    """Return a line for each of those texts that does not exist in English: what to write where, and an example."""
    return [
        to_write(module, pattern.format(name), pattern)
        for pattern, name in promised(module)
        if pattern.format(name) not in entries("en")
    ]


def to_write(module: Module, key: str, pattern: str, arguments: set[str] | None = None) -> str:
    """Return instructions for a missing key: its file, its arguments, and a text of another module like it.

    Without `arguments`, the example's apply.
    """
    english = entries("en")
    others = (other for other in (*MODULES[1:], MODULES[0]) if other != module)
    made = (pattern.format(name) for other in others for given, name in promised(other) if given == pattern)
    example = next((english[one] for one in made if pattern != "{}" and one in english), None)
    if arguments is None:
        arguments = example.arguments if example is not None else set()
    given = f" with {', '.join(f'${name}' for name in sorted(arguments))}" if arguments else " without arguments"
    like = f', like "{example.key}" in data/text/en/{example.file}' if example is not None else ""
    return f'data/text/en/nucleum-{module.id}.ftl lacks "{key}"{given}{like}'


def said_in(path: Path, module: Module) -> Iterator[tuple[str, set[str]]]:
    """Yield the keys that calls in a file of a module's code give as they stand, with the arguments given to each.

    An event in the log (`nuc-event-...`) is said in the tale as well, unless its role has no words of its own there.
    """
    for node in ast.walk(tree_of(path)):
        if not isinstance(node, ast.Call):
            continue
        given = [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        arguments = {each.arg for each in node.keywords if each.arg} - OF_THE_LOG
        for key in given:
            yield key, arguments
            role = module.guide.roles.get(given[0])
            if key.startswith("nuc-event-") and role is not None and role not in WITHOUT_DEED:
                yield key.replace("-event-", "-deed-"), arguments - {"who"}


def arguments_of(said: Text, key: str) -> set[str]:
    """Return the names of the arguments that a text, or one inside it, gives to a key."""
    found = set(said.args) if said.key == key else set[str]()
    for each in said.args.values():
        inside = each.items if isinstance(each, Listing) else [each]
        found = found.union(*(arguments_of(item, key) for item in inside if isinstance(item, Text)))
    return found


def in_words(module: Module, say: Catalogue, words: Text, example: str) -> str:
    """Return the texts of a module. Raises AssertionError with a missing text and its file."""
    try:
        return say.say(words)
    except MissingTextError as error:
        key = str(error).split(": ")[1]
        line = to_write(module, key, "{}", arguments_of(words, key))
        raise AssertionError(f"{error}\n{line}; example: {example}") from error
