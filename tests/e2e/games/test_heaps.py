"""Two Heaps (`tests/heaps/`), a game with only the contract of a game, is played from its lobby to its result."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.client.bot import GameBot
from engine.kernel import seeded_rng
from simulation import Message, User
from simulation.setting_up import add_computer, start_game
from tests.e2e.conftest import Club, panel_of, press
from tests.e2e.games.test_nanotech import to_act
from tests.e2e.operations.test_admin import private
from tests.e2e.test_abuse import no_bugs
from tests.e2e.views.test_random_presses import press_any
from tests.heaps.box import two_heaps
from tests.heaps.game import MOST, TwoHeaps

__all__ = ["no_bugs"]
pytestmark = pytest.mark.usefixtures("no_bugs")
COMMANDS = ("games", "help", "settings", "records", "rules", "log", "board", "score", "why", "turn")


@pytest.fixture(scope="module", autouse=True)
def _offered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with two_heaps(tmp_path_factory.mktemp("text")):
        yield


@pytest.fixture(autouse=True)
def _drawn_here(club: Club) -> None:
    club.here = True


async def heaps(club: Club) -> list[int]:
    """Return the sizes of the heaps, as the active player sees them."""
    return list((await club.bot.service.tables.look(1)).playing().state.heaps)


async def take_most(club: Club) -> User:
    """Take what may be taken of a heap with the command of the game, and confirm the turn; return the player."""
    left = await heaps(club)
    typed = f"0:{min(left[0], MOST)}" if left[0] else f"1:{min(left[1], MOST)}"
    _, actor = await to_act(club, 1)
    (offered, *_) = await actor.autocomplete(club.channel, "heaps take", focused="stones", stones=typed)
    await actor.slash(club.channel, "heaps take", stones=offered.value)
    await (await actor.slash(club.channel, "confirm")).answer()
    await club.told(1)
    return actor


async def test_two_people_play_it_to_its_end(club: Club, bot: GameBot) -> None:
    post = await club.start("heaps", 2)
    (actor,) = post.pinged
    assert "Take 3 stones from heap 1" in [button.label for button in post.buttons]
    before = await heaps(club)
    panel = panel_of(await actor.click(post, "Take Turn"))
    await press(actor, panel, "3 stones from heap 1")
    assert "3 stones from heap 1" in panel.text
    assert await heaps(club) == [before[0] - 3, before[1]]
    await press(actor, panel, "Undo")
    assert await heaps(club) == before
    players = list[User]()
    while (await bot.service.tables.look(1)).table.status == "running":
        players.append(await take_most(club))
    assert players[0] is not players[1]
    end = await club.end_post()
    assert f"**{players[-1].name}** wins!" in end.text
    assert rf"1\. **{players[-1].name}**: **1** (last stone 1)" in end.text
    for label in ("Board", "Log", "Earlier Turns", "Rules"):
        assert (await (await actor.click(end, label)).answer()).text
    with_views = end.selects[-1]
    for entry in with_views.options:
        answer = await (await actor.select(end, [entry.value], custom_id=with_views.custom_id)).answer()
        assert answer.text, entry.label
    assert "Two Heaps" in panel_of(await actor.slash(club.channel, "records")).text


@pytest.mark.usefixtures("bot")
async def test_its_help_has_what_there_is(club: Club) -> None:
    """One page of rules without a picture, nothing to look up, no options, no lesson, no reasons why not."""
    lobby = await club.new_table("heaps", 2)
    ann = club.people[0]
    assert "Options" not in [button.label for button in lobby.buttons]
    page = panel_of(await ann.slash(club.channel, "rules", game="heaps"))
    assert page.text.startswith("**Two Heaps: Goal** (1/1)\nTake up to 3 stones")
    assert not [*page.buttons, *page.selects, *page.files]
    unknown = await private(await ann.slash(club.channel, "lookup", name="pebble", game="heaps"))
    assert (
        unknown
        == "Nothing is called “pebble” in Two Heaps. Type part of a name, such as Goal, and pick from the list."
    )
    assert panel_of(await ann.slash(club.channel, "lookup", name="Goal", game="heaps")).text == page.text
    await start_game(ann, lobby)
    post = await club.turn_post(after=lobby)
    page = panel_of(await ann.click(post, "Rules"))
    assert [button.label for button in page.buttons] == ["Explain Icons"]
    assert "A disc is a stone." in await icons_as_text(ann, page)
    for command in COMMANDS:
        assert await private(await ann.slash(club.channel, command)), command


async def icons_as_text(person: User, page: Message) -> str:
    """Return the meanings of the icons below a page of the rules, as text."""
    legend = await (await person.click(page, "Explain Icons")).answer()
    return await private(await person.click(legend, custom_id=legend.buttons[0].custom_id))


async def test_a_computer_player_wins_in_polish(club: Club, bot: GameBot) -> None:
    ann = club.people[0] = club.guild.add_member("Ola", locale="pl")
    lobby = (await ann.slash(club.channel, "new", game="heaps", language="pl")).message
    assert lobby is not None
    await add_computer(ann, lobby, "expert")
    assert "komputer (ekspert)" in lobby.text
    await press(ann, lobby, "Rozpocznij grę")
    while (await bot.service.tables.look(1)).table.status == "running":
        await take_most(club)
        await club.told(1)
    end = club.channel.last
    assert "Dwa stosy" in end.text
    assert "ostatni kamień" in end.text
    assert "Kamienie w stosach: 0 i 0" in await private(await ann.slash(club.channel, "board"))
    match = (await bot.service.tables.look(1)).match
    assert match is not None
    assert TwoHeaps().standings(match.state)[0].seat == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
async def test_anything_may_be_pressed(club: Club, bot: GameBot, seed: int) -> None:
    """On every message of a game, from its first turn to after its end."""
    rng, people = seeded_rng(seed), club.people[:2]
    await club.start("heaps", 2)
    seen = {
        person.id: [await (await person.slash(club.channel, command)).answer() for command in COMMANDS]
        for person in people
    }
    for _ in range(150):
        person = rng.pick(people)
        if (await bot.service.tables.look(1)).table.status == "running" and rng.below(4) == 0:
            person = (await to_act(club, 1))[1]
            seen[person.id].append(await (await person.slash(club.channel, "turn")).answer())
        public = [each for each in club.channel.messages if each.ephemeral_for is None and each.buttons]
        answer = await press_any(person, rng.pick([*public, *seen[person.id]]), rng)
        if answer is not None and answer not in seen[person.id]:
            seen[person.id].append(answer)
    assert not club.sim.violations
