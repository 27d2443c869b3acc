"""Wordings and names that docs/style.md replaces do not return to code, comments and docstrings."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GONE = {
    r"so many": "“Maximum number of ...”, “Seconds ...”",
    r"so long a|so long after": "“Seconds ...”",
    r"all of it\.\"": "what it is",
    r"lest": "so that ... not",
    r"anew": "again",
    r"at hand": "in hand, available",
    r"under way": "in progress",
}
PLACES = ("bot.py", "cogs", "engine", "render", "simulation", "tools", "release")


def files_of(place: str) -> list[Path]:
    """Return the Python files of a place: itself, or those in the folder."""
    path = ROOT / place
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@pytest.mark.parametrize("place", PLACES)
def test_replaced_wordings_are_gone(place: str) -> None:
    found = list[str]()
    for file in files_of(place):
        source = file.read_text(encoding="utf-8")
        for wording, better in GONE.items():
            for match in re.finditer(rf"\b(?:{wording})(?!\w)", source, re.IGNORECASE):
                line = source[: match.start()].count("\n") + 1
                found.append(f"{file.relative_to(ROOT)}:{line}: {match[0]!r}: write {better}")
    assert not found, "\n".join([*found, "See docs/style.md."])


NAMED = ("bot.py", "cogs", "engine", "render", "simulation", "tools", "release")
"""Places in which no function is named just by a participle, and docstrings and comments use no word of `UNPLAIN`."""
UNPLAIN = {
    "[Ss]omebody|[Aa]nybody|[Ee]verybody|[Nn]obody": "a player, any player, no other task",
    "[Ww]hoever": "the player who, the caller",
    "in words": "as text, the text of",
    "told": "notified, recorded",
    "begun": "started",
    "anew": "again",
    "fared|fares": "the result of",
    "[Ww]orked out": "computed",
    r"any more(?=[.,;:)]|$)": "anymore",
    "meanwhile(?!:)": "in the meantime",
    "(?:None|True|False|Error|Fault|empty|[Rr]efusal) when": "if",
    "(?:[Tt]he|expected|approximate|its) worth": "value",
    "[Aa] further": "another",
    "nothing of (?:it|them) is": "none of it is",
    r"\A(?:What|Which|Where|How|Whether|Whose|Who|Why)": "a noun or a verb: the name of, the number of, True if",
    r"\AWhen(?!.*, )": "the time at which",
    r"(?<=[.;] )[A-Z]\w*(?:Error|Fault|Exception) (?:if|unless|for)": "Raises ...Error if",
    "(?:[Rr]eturns?|Yield) (?:how|what|when|where|which|who|whose)": "Return the number, the time, the place, the reason of",
    "(?:[Tt]hat|[Tt]hose|the ones?) of": "the noun again, or the possessive",
    "(?:is|are|was|were) to (?:act|choose|decide|move|play)": "must, the active player, the player whose turn it is",
    "ma(?:de?|kes?|king)(?: an?| the| its| missed)? turns?|half-made turns?": "take a turn, an unfinished turn",
    "said (?:of|about)": "about, the description of",
    r"(?:[Aa]n?|[Ee]ach|[Ee]very) [\w-]+ of (?:its|their|his|her|one's) own": "its own ..., their own ...",
    "an own|own ones?": "one of its own",
    "[Ff]ulfil": "fulfill",
    r"(?<!\")[Ss]et-up": "setup",
    "as `` do(?:es)?": "like ...",
    r"\w+ \(None(?=\) \w)": "or, if it is None, ...",
    "unix seconds": "Unix time",
    "from which on": "at which, the minimum number ... for",
    "(?:[Nn]one|nothing) for none": "or None",
    "[Rr]aises what": "Raises any error of ...",
    "present (?:rules|ones?|state|values?|turn|round|question|position|settings|version)": "current",
    "half[ -]made": "unfinished",
    "very same": "same",
    "called? off": "canceled",
    "ways? round": "orientation",
    "passed over": "skipped",
    r"take(?:n|s)? the place of": "replace",
    "(?:own|Maximum|largest|smallest|other) worth": "value",
    r"(?:[Cc]olour|[Nn]eighbour|[Cc]entre|[Cc]ancelled|[Cc]ancelling|[Tt]owards|[Bb]ehaviour)\w*": "the American spelling",
}
PARTICIPLES = re.compile(
    r"begun|born|bought|bound|broken|brought|built|caught|chosen|dealt|done|drawn|felt|forgotten|found|fought|given|gone"
    r"|grown|heard|held|hidden|kept|known|laid|led|left|lent|lost|made|meant|met|paid|said|seen|sent|shown|sold|sought|spent"
    r"|spoken|struck|stuck|taken|taught|thought|thrown|told|understood|won|worn|written"
    r"|began|came|knew|saw|took|went"
    r"|[a-z]+ed"
)
"""Participles and past tenses."""
NO_PARTICIPLES = frozenset({"deed", "embed", "heed", "need", "seed", "speed"})
"""Verbs and nouns that look like participles."""
COPIES = frozenset({"reversed", "sorted"})
"""Names that Python itself gives to functions that return a changed copy."""


def looks_like_participle(name: str) -> bool:
    """Return whether the name of a function is just a participle."""
    name = name.strip("_")
    return name not in NO_PARTICIPLES | COPIES and PARTICIPLES.fullmatch(name) is not None


def is_participle(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function's name is just a participle; a boolean property may be: it reads as an adjective."""
    if not looks_like_participle(function.name):
        return False
    decorators = {ast.unparse(each) for each in function.decorator_list}
    is_attribute = not decorators.isdisjoint({"property", "cached_property"})
    return not (is_attribute and function.returns is not None and ast.unparse(function.returns) == "bool")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("def told(): ...", True),
        ("async def _asked(self): ...", True),
        ("@property\ndef shown(self) -> int: ...", True),
        ("@property\ndef finished(self) -> bool: ...", False),
        ("def finished(self) -> bool: ...", True),
        ("def told_apart(): ...", False),
        ("def sorted(): ...", False),
        ("def heed(): ...", False),
    ],
)
def test_participle_names_are_recognized(code: str, expected: bool) -> None:
    (function,) = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    assert is_participle(function) is expected


DEFINED = re.compile(r"\bdef (\w+)")


def functions_of(source: str, names: Callable[[str], object]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions in a source whose name is one of `names`. A source without such a name is not parsed."""
    if any(names(name) for name in DEFINED.findall(source)):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and names(node.name):
                yield node


def test_functions_are_found_by_their_names() -> None:
    source = "class A:\n    async def told(self): ...\ndef heed(): ...\ntext = 'def told(): ...'\n"
    assert [node.name for node in functions_of(source, {"told"}.__contains__)] == ["told"]


@pytest.mark.parametrize("place", NAMED)
def test_no_function_is_named_by_a_participle_alone(place: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for file in files_of(place)
        for node in functions_of(file.read_text(encoding="utf-8"), looks_like_participle)
        if is_participle(node)
    ]
    assert not found, "\n".join([*found, "Name it for what it returns or does. See docs/style.md."])


CLASS = re.compile(r"^ *class (\w+)", re.MULTILINE)


def doubles(sources: Mapping[Path, str]) -> list[str]:
    """Return the class names that stand for two things, each with its files."""
    found = defaultdict[str, list[Path]](list)
    for file, source in sources.items():
        for name in CLASS.findall(source):
            found[name].append(file)
    return [f"{name}: {', '.join(map(str, files))}" for name, files in sorted(found.items()) if len(files) > 1]


def test_class_names_used_twice_are_found() -> None:
    sources = {
        Path("engine/nucleum/a.py"): "class Action: ...\nclass Row: ...\n",
        Path("cogs/b.py"): "class Outer:\n    class Inner: ...\n",
        Path("tools/c.py"): "class Inner: ...\n",
        Path("bot.py"): "class Row: ...\n",
    }
    assert doubles(sources) == ["Inner: cogs/b.py, tools/c.py", "Row: engine/nucleum/a.py, bot.py"]


def test_no_class_name_stands_for_two_things() -> None:
    files = [file for place in NAMED for file in files_of(place)]
    found = doubles({file.relative_to(ROOT): file.read_text(encoding="utf-8") for file in files})
    assert not found, "\n".join([*found, "Rename one by the terms of its field. See docs/style.md."])


def prose(source: str, *, comments: bool) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a file in one line, without code in backquotes, then the comments; each with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, re.sub("`[^`]*`", "``", " ".join(node.value.value.split()))
    if comments:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


_SURROUNDINGS = re.compile(r"\(\?[=!].*?\)$|^\(\?<[=!].*?\)")


def unplain(source: str, unwanted: Mapping[str, str] = UNPLAIN) -> list[tuple[int, str, str]]:
    """Return the unwanted words in a file's docstrings and comments: the line, the word, and what to write."""
    # Most files have none of these words and need not be parsed, and even fewer need to be split into tokens, which is
    # slow. In the source, a docstring is between quotes and has line breaks, so the surroundings of a word are ignored
    # here.
    anywhere = (
        "|".join(_SURROUNDINGS.sub("", words) for words in unwanted)
        .replace(" ", r"\s+")
        .replace(r"\A", '(?<=""")')
        .replace("``", "`[^`]*`")
    )
    places = [match.start() for match in re.finditer(rf"\b(?:{anywhere})", source)]
    if not places:
        return []
    comments = any("#" in source[source.rfind("\n", 0, place) + 1 : place] for place in places)
    return [
        (line, match[0], better)
        for line, text in prose(source, comments=comments)
        for words, better in unwanted.items()
        for match in re.finditer(rf"\b(?:{words})\b", text)
    ]


def test_unplain_words_are_found() -> None:
    source = (
        '''"""Tell whoever waits."""\nnobody = 1  # nobody else\ndef f():\n    """Return `told`, in words."""\n'''
        '''"""Which one.\n\nKeyError\nif none."""\n"""When asked, tell which. Raises KeyError if none."""\n'''
    )
    assert [(line, word) for line, word, _ in sorted(unplain(source))] == [
        (1, "whoever"), (2, "nobody"), (4, "in words"), (5, "KeyError if"), (5, "Which"),
    ]  # fmt: skip


OPEN_IN_TESTS = frozenset({"told", "begun", "in words", "fared|fares"})
"""Words of `UNPLAIN` that tests may use."""


@pytest.mark.parametrize("place", [*NAMED, "tests"])
def test_docstrings_and_comments_use_plain_words(place: str) -> None:
    allowed = OPEN_IN_TESTS if place == "tests" else frozenset[str]()
    unwanted = {words: better for words, better in UNPLAIN.items() if words not in allowed}
    found = [
        f"{file.relative_to(ROOT)}:{line}: {word!r}: write {better}"
        for file in files_of(place)
        for line, word, better in unplain(file.read_text(encoding="utf-8"), unwanted)
    ]
    assert not found, "\n".join([*found, "See docs/style.md."])


WIDTH = 118
"""The width of the formatter (pyproject.toml)."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@pytest.mark.parametrize("place", [*NAMED, "tests"])
def test_lines_of_docstrings_after_the_summary_fit_the_width_of_the_code(place: str) -> None:
    """Except rows of tables. Summaries are on one line each, however long."""
    found = []
    for file in files_of(place):
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in (node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED) and node.body):
            first = node.body[0]
            if ast.get_docstring(node, clean=False) is not None:
                numbers = range(first.lineno + 1, (first.end_lineno or 0) + 1)
                found += [
                    f"{file}:{number}"
                    for number in numbers
                    if len(lines[number - 1]) > WIDTH and "|" not in lines[number - 1]
                ]
    assert found == []


def test_tests_are_named_in_plain_words() -> None:
    unwanted = re.compile(
        r"_(?:somebody|anybody|everybody|nobody|whoever|anew|meanwhile|so_many|called_off|worked_out)(?=_|$)"
    )
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for file in files_of("tests")
        for node in functions_of(file.read_text(encoding="utf-8"), unwanted.search)
    ]
    assert not found, "\n".join([*found, "See docs/style.md."])
