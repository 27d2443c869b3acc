"""Commands and answers in a language other than English, on the loopback Discord, in made-up translations."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from cogs.base.localization import CatalogueTranslator, command_text, key_of
from engine import catalogue as catalogues
from engine.catalogue import TEXT_FOLDER, Catalogue, locales
from simulation import Message
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, club, club_database, panel_of, set_own
from tests.languages.reading import LANGUAGES, entries, present, walk

__all__ = ["club", "club_database"]

ROOT = Path(__file__).resolve().parents[2]
NO_COMMANDS = {"data", "healthz", "leave", "metrics", "start"}
"""Addresses that the documentation shows like commands, and names that it says the bot does not have."""
TAGS = {"pt-BR": "Ã", "zh-TW": "中", "pl": "Ł", "cs": "Ř"}


def translate(folder: Path) -> None:
    """Write made-up translations of all texts: every word in one letter of the language."""
    for path in (folder / "en").glob("*.ftl"):
        resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        english = [(node, node.value) for node in walk(resource.body) if isinstance(node, ast.TextElement)]
        for locale, letter in TAGS.items():
            for node, value in english:
                node.value = re.sub(r"[A-Za-z]", letter, value)
            target = folder / locale / path.name
            target.parent.mkdir(exist_ok=True)
            target.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def forget() -> None:
    """Reload the catalogues from the current location of their folder."""
    catalogues._entries.cache_clear()
    catalogues.digest.cache_clear()
    catalogues._catalogue.cache_clear()
    locales.cache_clear()


@pytest.fixture(scope="session")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write all languages, each made up, once for all tests; return their folder."""
    folder = tmp_path_factory.mktemp("languages") / "text"
    shutil.copytree(TEXT_FOLDER / "en", folder / "en")
    translate(folder)
    return folder


@pytest.fixture
def translated(made_up: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Provide all languages, each made up; their texts are distinguished by the letter."""
    folder = tmp_path / "text"
    shutil.copytree(made_up, folder)
    monkeypatch.setattr(catalogues, "TEXT_FOLDER", folder)
    forget()
    yield folder
    monkeypatch.undo()
    forget()


def parts(commands: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every command, group, parameter and choice with its path."""
    for command in commands:
        here = f"{path} {command['name']}".strip()
        yield here, command
        yield from parts(command.get("options") or [], here)
        yield from ((f"{here}={choice['value']}", choice) for choice in command.get("choices") or [])


@pytest.mark.usefixtures("translated")
async def test_every_command_is_told_in_every_language(club: Club) -> None:
    async with club.open():
        told = list(parts(club.sim.commands.of_guild(None)))
        assert len(told) > 100
        for path, part in told:
            said = "description" if "description" in part else "name"
            if said == "name" and path.rpartition("=")[2] in LANGUAGES:
                continue  # languages are called as their speakers call them
            given = part.get(f"{said}_localizations") or {}
            for locale, letter in TAGS.items():
                assert letter in given.get(locale, ""), f"{path} in {locale}"
                assert len(given[locale]) <= 100
            assert "en-US" not in given


def commands_in_pages() -> Iterator[tuple[str, list[str]]]:
    """Yield each command that the documentation shows as code, with its page: the words before its options, and these."""
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        if page.name == "CHANGELOG.md":
            continue  # it has the names of earlier releases
        for said in re.findall(r"(?<!`)`/([a-z][^`\n/.]*)`(?!`)", page.read_text(encoding="utf-8")):
            if said not in NO_COMMANDS:
                yield page.name, said.split()


async def test_commands_that_are_named_exist(club: Club) -> None:
    """Commands in English texts and in the documentation: `test_wording` compares the other languages with English."""
    async with club.open():
        told = dict(parts(club.sim.commands.of_guild(None)))
    groups = {
        path for path, part in told.items() if any(each["type"] in {1, 2} for each in part.get("options") or [])
    }
    wrong, named = [], 0
    for key, entry in entries("en").items():
        for first, second in re.findall(r"(?<![\w<}])/([a-z][a-z-]+)(?: ([a-z-]+))?", entry.literals()):
            named += 1
            if first not in told or (first in groups and f"{first} {second}" not in told):
                wrong.append(f"{key}: /{first} {second}")
    for page, words in commands_in_pages():
        named += 1
        path = next((" ".join(words[:at]) for at in (2, 1) if " ".join(words[:at]) in told), "")
        options = [word.partition(":")[0] for word in words[len(path.split()) :] if ":" in word]
        values = [word for word in words[len(path.split()) : len(path.split()) + 1] if ":" not in word]
        if not path or values or any(f"{path} {option}" not in told for option in options):
            wrong.append(f"{page}: /{' '.join(words)}")
    assert wrong == []
    assert named > 200


async def test_changed_translations_are_told_again(translated: Path, club: Club) -> None:
    def count() -> int:
        return len(club.sim.calls("PUT", "/applications/*/commands"))

    async with club.open():
        assert count() == 1
    async with club.open():
        assert count() == 1
    path = translated / "pl" / "discord.ftl"
    path.write_text(re.sub(r"(?m)^command-new = .*$", "command-new = Nowy stół", path.read_text("utf-8")), "utf-8")
    forget()
    async with club.open():
        assert count() == 2
        new = next(part for name, part in parts(club.sim.commands.of_guild(None)) if name == "new")
        assert new["description_localizations"]["pl"] == "Nowy stół"


@pytest.mark.usefixtures("translated")
@pytest.mark.real_pictures
async def test_answers_are_in_the_users_language_posts_in_the_tables(club: Club) -> None:
    ann = club.guild.add_member("ann2", locale="pl")
    ben = club.people[1]
    async with club.open() as bot:
        lobby = (await ann.slash(club.channel, "new", game="nanotech", language="cs")).message
        assert lobby is not None
        assert "Ř" in lobby.text
        await ben.interact(button_of(lobby, "join"), message=lobby)
        await start_game(ann, lobby)
        post = await club.turn_post(after=lobby)
        assert "Ř" in post.text
        assert "Ł" not in post.text
        assert "Ř" in (post.files[0].description or "")  # its title; the drawing process has the real texts
        panel = panel_of(await ann.interact(button_of(post, "turn"), message=post))
        assert "Ł" in panel.text
        assert "Ř" not in panel.text
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        assert (await bot.service.tables.look(table)).table.settings.locale == "cs"
        refused = await ben.slash(club.channel, "host setup")
        assert refused.message is not None
        assert "Only the table's host" in refused.message.text
        # A user's own choice holds everywhere, and after a restart.
        await set_own(ann, club.channel, "language", "en")
        picture = await (await ann.slash(club.channel, "board")).answer()
        assert "Round" in picture.text
        assert "Nanotech #1: round 1" in (picture.files[0].description or "")
    async with club.open():
        score = await (await ann.slash(club.channel, "score")).answer()
        assert "scores" in score.text
        back = await set_own(ann, club.channel, "language", "discord")
        assert "Ł" in back.text
        said = await set_up(ann, club.channel, language="en")
        assert "Ł" in said.text
        await club.sim.quiet()


def button_of(message: Message, verb: str) -> str:
    """Return the custom id of a message's button that does `verb`."""
    return next(part.custom_id for part in message.buttons if part.custom_id and f":{verb}:" in part.custom_id)


@pytest.mark.usefixtures("translated")
async def test_the_language_in_the_lobby(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        lobby = await club.new_table("nucleum", 1)
        assert "Language: English" in lobby.text
        card = panel_of(await ann.click(lobby, "Options"))
        await ann.submit((await ann.click(card, "Options")).modal, values={"language": "pl"})
        await club.sim.quiet()
        assert "Language" not in lobby.text
        assert "ŁŁŁŁŁŁŁŁ: " in lobby.text
        assert card.text.startswith("**Nucleum #1** is set up like this:")


async def test_the_table_in_words(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        pages = await (await ann.slash(club.channel, "board", text=True)).answer()
        assert "**The table**" not in pages.text
        assert "The table (1 of" in pages.text
        await ann.click(pages, "More ▶")
        assert "(2 of" in pages.text
        await ann.select(pages, ["Action cards"])
        assert "Recharge Battery" in pages.text
        theirs = await (await ben.slash(club.channel, "board", text=True, player=ann)).answer()
        assert "Prestige: 0 of" in theirs.text
        picture = await (await ben.click(post, "Board")).answer()
        again = await (await ben.click(picture, "As Text")).answer()
        assert "Turn order" in again.text
        assert not again.files


@pytest.mark.parametrize("locale", present())
async def test_going_back_to_the_language_of_ones_discord_is_told_in_the_bots_voice(club: Club, locale: str) -> None:
    eva = club.guild.add_member("eva", locale="en-US" if locale == "en" else locale)
    words = Catalogue(locale, strict=True)
    async with club.open():
        told = (await set_own(eva, club.channel, "language", "pl")).text
        assert "Polski" in told
        back = (await set_own(eva, club.channel, "language", "discord")).text.splitlines()[0]
        assert back == words("done-user-language-own")
        assert words("language-own") not in back  # that is what the user says: "of my Discord"


async def test_translator_knows_what_it_does_not_translate() -> None:
    translator = CatalogueTranslator()
    context: Any = discord.app_commands.TranslationContext(
        discord.app_commands.TranslationContextLocation.command_description, cast("Any", None)
    )
    said = command_text("command-new")
    assert said.message == Catalogue("en")("command-new")
    assert key_of(said, context) == "command-new"
    assert await translator.translate(said, discord.Locale.american_english, context) is None
    assert await translator.translate(said, discord.Locale.korean, context) is None
    assert key_of(discord.app_commands.locale_str("plain"), context) is None


@pytest.mark.parametrize("locale", present())
def test_localized_names_are_valid_and_unique(locale: str) -> None:
    """Names of commands in a language (`name-...`): Discord's rules, and none twice on one level."""
    words = Catalogue(locale)
    levels: dict[str, set[str]] = {}
    for key in (key for key in words.own if key.startswith("name-")):
        name = words(key)
        assert re.fullmatch(r"[-_'\w]{1,32}", name), key
        assert name == name.lower(), key
        level = key.rpartition("-")[0] if key.count("-") > 1 and not key.startswith("name-parameter") else key
        if level != key:
            assert name not in levels.setdefault(level, set()), key
            levels[level].add(name)
