"""The messages with a person's games that are kept up to date: what is stored of them, and when they have to be edited."""

from __future__ import annotations

from engine.service import GameService
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, started, take_turn


async def test_the_state_changes_with_each_commit_at_an_open_table(service: GameService, store: Store) -> None:
    for person in (ANN, BEN, CLEO):
        await store.kept.keep(person.user, 1.0, "en")
    seen = [await store.kept.states()]
    assert seen[0] == {ANN.user: "", BEN.user: "", CLEO.user: ""}
    open_table = await started(service, ANN, BEN)
    seen.append(await store.kept.states())
    await take_turn(service, open_table)
    seen.append(await store.kept.states())
    await started(service, ANN, BEN, channel=CHANNEL + 1)
    seen.append(await store.kept.states())
    for person in (ANN, BEN):
        assert len({states[person.user] for states in seen}) == len(seen)
    assert len({states[CLEO.user] for states in seen}) == 1


async def test_a_message_is_stored_once_and_until_it_is_dropped(store: Store) -> None:
    await store.kept.keep(ANN.user, 1.0, "cs")
    await store.kept.keep(ANN.user, 2.0, "pl")
    kept = await store.kept.of(ANN.user)
    assert kept is not None
    assert (kept.message, kept.shown, kept.locale) == (None, 1.0, "cs")
    sent = kept._replace(channel=5, message=6, shown=3.0, state="x")
    assert await store.kept.note_shown(sent)
    assert await store.kept.all() == [sent]
    await store.kept.drop(ANN.user, 7)  # an earlier message of this person
    assert await store.kept.of(ANN.user) == sent
    await store.kept.drop(ANN.user)
    assert not await store.kept.note_shown(sent)
    assert await store.kept.all() == []
