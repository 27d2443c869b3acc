"""Every link between the pages of the documentation leads somewhere, the index lists every page, and names in code are right."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
PICTURE = re.compile(r"<img src=\"([^\"]+)\"")
ANCHOR = re.compile(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = [*LINK.findall(text), *PICTURE.findall(text)]
    assert [link for link in found if not (page.parent / link).exists()] == []


def headings(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as GitHub makes them."""
    return {
        re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in HEADING.findall(page.read_text("utf-8"))
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_headings(page: Path) -> None:
    found = ANCHOR.findall(page.read_text(encoding="utf-8"))
    there = [(link, anchor, (page.parent / link if link else page)) for link, anchor in found]
    assert [(link, anchor) for link, anchor, target in there if anchor not in headings(target)] == []


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / link).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))}
    assert [page for page in PAGES if page.parent != ROOT and page != index and page not in linked] == []


def test_each_make_command_in_a_block_is_a_target_and_begins_a_line() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        for line in "\n".join(BLOCK.findall(page.read_text(encoding="utf-8"))).splitlines():
            for before, name in re.findall(r"(.*?)(?<!`)\bmake ([a-z-]+)", line.partition(" # ")[0]):
                assert name in targets, f"{page.name}: {line}"
                assert not before.strip() or before.rstrip().endswith("&&"), f"{page.name}: {line}"


FOR_DEVELOPERS = (
    "CONTRIBUTING.md",
    "README.md",
    "docs/developer.md",
    "docs/hooks.md",
    "docs/recipes.md",
    "docs/style.md",
    "simulation/README.md",
)
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
BLOCK = re.compile(r"^ *```(?:python)?\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
PLACES = (".github", "cogs", "data", "deploy", "docs", "engine", "release", "render", "simulation", "tests", "tools")
FILE = re.compile(r"[\w./*-]+\.(?:py|md|json|ftl|tsv|toml|yaml|yml|css)")
FOLDER = re.compile(r"[\w.*-]+/(?:[\w.*-]+/)*")
TEST = re.compile(r"(tests/[\w/.-]+)(?:::(\w+))?")
CALLED = re.compile(r"@?((?:\w+\.)*)(\w+)(?:\(.*\))?")
MADE_UP = {"press_cheer", "words.join", "openapi.json"}
"""Names in an example, and of a file that is downloaded."""


@cache
def files() -> tuple[str, ...]:
    """Return the paths of all files of the project that a page may name."""
    found = [ROOT / place for place in PLACES] + [
        ROOT / name for name in ("Makefile", "Dockerfile", "pyproject.toml", "bot.py")
    ]
    below = [file for place in found for file in ([place] if place.is_file() else place.rglob("*")) if file.is_file()]
    return tuple(
        file.relative_to(ROOT).as_posix() for file in (*below, *ROOT.glob("*.md")) if "__pycache__" not in file.parts
    )


@cache
def names() -> frozenset[str]:
    """Return all names in code, and the keys of the texts."""
    code = "\n".join((ROOT / file).read_text(encoding="utf-8") for file in files() if file.endswith((".py", ".ftl")))
    return frozenset(re.findall(r"[\w-]+", code)) | frozenset(re.findall(r"\w+", code))


@cache
def options_of_the_bot() -> frozenset[str]:
    """Return the options of `bot.py`."""
    return frozenset(re.findall(r"\"(--[\w-]+)\"", (ROOT / "bot.py").read_text(encoding="utf-8")))


def is_target(name: str) -> bool:
    """Return whether the Makefile has a target."""
    return re.search(rf"^{name}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE) is not None


def is_module(name: str) -> bool:
    """Return whether a dotted name is a module that can be run."""
    path = name.replace(".", "/")
    return f"{path}.py" in files() or f"{path}/__main__.py" in files()


def is_test(path: str, name: str) -> bool:
    """Return whether a file or folder of tests exists, and has a test of that name if one is given."""
    place = ROOT / path
    if not name:
        return place.exists()
    return place.is_file() and f"def {name}(" in place.read_text(encoding="utf-8")


def is_path(said: str) -> bool:
    """Return whether a file or folder exists; its path may begin below the root and contain `*`."""
    if said.startswith("out/"):
        return True
    ending = ".*" if said.endswith("/") else ""
    pattern = re.compile(rf".*/{re.escape(said)}{ending}".replace(r"\*", "[^/]*"))
    return any(pattern.fullmatch(f"/{file}") for file in files())


def wrong_words(line: str) -> list[str]:
    """Return unknown names in a command line: make targets, modules to run, options of the bot, files, tests."""
    wrong, words = [], [each for each in line.split() if "<" not in each and each not in MADE_UP]
    for before, word in pairwise(["", *words]):
        if before == "make":
            fine = is_target(word)
        elif before == "-m" and "python" in line and word.partition(".")[0] in PLACES:
            fine = is_module(word)
        elif word.startswith("--") and "bot.py" in words:
            fine = word.partition("=")[0] in options_of_the_bot()
        elif found := TEST.fullmatch(word):
            fine = is_test(found[1], found[2] or "")
        else:
            fine = is_path(word) if FILE.fullmatch(word) or FOLDER.fullmatch(word) else True
        if not fine:
            wrong.append(word)
    return wrong


def is_known(said: str) -> bool:
    """Return whether what a page shows as code exists: a command line, a path, a test, or a name; True for other text."""
    if "<" in said or "..." in said or said in MADE_UP:
        return True
    if " " in said and not said.endswith(")"):
        return not wrong_words(said)
    if found := TEST.fullmatch(said):
        return is_test(found[1], found[2] or "") or is_path(said)
    if FILE.fullmatch(said) or FOLDER.fullmatch(said):
        return is_path(said)
    if (found := CALLED.fullmatch(said)) is not None:
        return {found[2], *found[1].split(".")} - {""} <= names()
    return True


def in_blocks(page: str) -> list[str]:
    """Return the lines of a page's blocks of code, without comments."""
    return [line.partition(" # ")[0] for block in BLOCK.findall(page) for line in block.splitlines()]


@pytest.mark.parametrize("page", FOR_DEVELOPERS)
def test_pages_for_developers_name_what_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    found = CODE.findall(text)
    assert found
    assert [said for said in found if not is_known(said)] == []
    assert [word for line in in_blocks(text) for word in wrong_words(line)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "tests/waited.py",
        "make nothing",
        "python -m tools.nothing",
        "python -m tools.recorders",
        "python bot.py --nothing",
        "cogs/nothing/",
        ".venv/bin/pytest tests/nothing.py",
        "tests/test_docs.py::test_nothing",
        f"wait_for{0}_nothing",
        f"no_such{0}(x)",
    ],
)
def test_a_name_that_is_not_there_is_noticed(wrong: str) -> None:
    assert not is_known(wrong)


def test_names_in_blocks_of_code_are_read() -> None:
    lines = in_blocks("Text\n```\nmake nothing && make demo  # make this\n   bot.py   render/nothing/\n```\n")
    assert [word for line in lines for word in wrong_words(line)] == ["nothing", "render/nothing/"]


def test_each_work_of_several_processes_names_tests_that_exist() -> None:
    """The table in docs/scaling.md: every row of work that can be seen has one, by its name or with its file."""
    page = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8").split("## Who does what")[1]
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")][2:]
    defined = {
        path: set(re.findall(r"def (test_\w+)", (ROOT / path).read_text(encoding="utf-8")))
        for path in files()
        if path.startswith("tests/") and path.endswith(".py")
    }
    everywhere = set[str]().union(*defined.values())
    for work, _, tests in rows:
        named = CODE.findall(tests)
        assert named or tests.startswith("–"), work
        for name in named:
            path, _, test = (
                name.rpartition("::") if "::" in name else (name, "", "") if "/" in name else ("", "", name)
            )
            assert test in defined[path] if path and test else path in defined if path else test in everywhere, name


WRONG_ROLES = re.compile(
    r"[Hh]ost's (?:guide|machine|user)|bot's (?:host|owner)\b|(?:host|owner)s? (?:of|the|this) (?:the |this )?bot\b|[Ww]ho hosts"
    r"|[Bb]elow the form of|host's card"
)
"""Other names of the operator, who runs the bot, and of the setup form and the table setup: docs/index.md defines the words."""


def test_people_have_one_name() -> None:
    code = [each for folder in ("cogs", "engine", "render") for each in (ROOT / folder).rglob("*.py")]
    texts = [*PAGES, ROOT / "bot.py", *code, *(ROOT / "data" / "text" / "en").rglob("*.ftl")]
    found = {
        each: WRONG_ROLES.findall(each.read_text(encoding="utf-8")) for each in texts if each.stem != "CHANGELOG"
    }
    assert {each: names for each, names in found.items() if names} == {}


CITED = re.compile(r"(?<![\w/-])((?:nucleum|nanotech|gibraltar|australia|court-of-progress)[\w.-]*\.(?:md|txt))\b")
SOURCE = re.compile(r'"source": "([^"]+)"')
TAGS = re.compile(r"\[((?:p )?[A-Za-z]{2,4}\d?(?:[ :,][^\]]*)?)\]")
"""Tags of observations that a record cites, such as `[SM:full-table, JV5]` and `[p pl]`."""


def test_every_source_that_is_cited_is_on_the_page_of_sources() -> None:
    page = (ROOT / "docs/ledger/sources.md").read_text(encoding="utf-8")
    files_named, tags = set[str](), set[str]()
    for file in (each for each in files() if each.endswith((".py", ".json", ".md"))):
        if file.startswith(("engine/", "render/", "data/", "tests/", "docs/ledger/")) and "fixtures" not in file:
            text = (ROOT / file).read_text(encoding="utf-8")
            files_named |= set(CITED.findall(text))
            for cited in (each for source in SOURCE.findall(text) for each in TAGS.findall(source)):
                parts = re.split(r"[, ]+", cited)
                tags |= {
                    part.partition(":")[0] for part in parts if re.fullmatch(r"[A-Z]{2,4}\d?(:.*)?|pt|zh|pl|cs", part)
                }
    assert {name for name in files_named if f"`{name}`" not in page} <= {"nucleum-data.md"}
    assert len(files_named) > 5
    named = set(
        re.findall(
            r"[\w]+",
            " ".join(row.split("|")[column] for row in page.splitlines() if row.count("|") > 2 for column in (1, 2)),
        )
    )
    assert tags - named == set()
    assert len(tags) > 8
