"""Sessions are counted by game and stage from an index, which follows them until they are removed."""

import pytest
from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.session import AnySession, Stage
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from bot.store.session_counts import Overview
from tests.bot.sessions import ALICE, BOB, lobby

NOW = 1_790_000_000
LOBBY, THREAD, GUILD = 501, 601, 77


def gathered() -> AnySession:
    return structs.replace(lobby(ALICE, BOB), id=LOBBY, lobby=LOBBY, guild=GUILD)


def playing() -> AnySession:
    return lobbies.start(gathered(), ALICE, THREAD, new_proof()).session


def counts(seen: Overview) -> tuple[int, int, int]:
    return seen.at(Stage.LOBBY), seen.at(Stage.PLAY), seen.ended


async def indexed(store: Store, session: AnySession) -> tuple[int, int, int]:
    """Stores and indexes a session; returns how many are counted."""
    await store.sessions.delete(session.id)
    await store.sessions.create(session)
    await store.indexes.write(session, NOW)
    return counts((await store.session_counts.counted()).everywhere)


async def test_a_session_is_counted_at_the_stage_that_it_is_at(store: Store) -> None:
    assert counts((await store.session_counts.counted()).everywhere) == (0, 0, 0)
    assert await indexed(store, gathered()) == (1, 0, 0)
    assert await indexed(store, playing()) == (0, 1, 0)
    assert await indexed(store, matches.stop(playing()).session) == (0, 0, 1)


async def test_indexing_a_session_again_counts_it_once(store: Store) -> None:
    await indexed(store, playing())
    assert await indexed(store, playing()) == (0, 1, 0)


async def test_counts_are_by_game(store: Store) -> None:
    await indexed(store, playing())
    seen = (await store.session_counts.counted()).everywhere
    assert [count.game for count in seen.running if count.sessions] == [playing().game]


async def test_a_server_counts_its_own_sessions(store: Store) -> None:
    await indexed(store, playing())
    await indexed(store, structs.replace(gathered(), id=502, lobby=502, guild=78))
    assert counts((await store.session_counts.counted(GUILD)).here) == (0, 1, 0)
    assert counts((await store.session_counts.counted(78)).here) == (1, 0, 0)
    assert counts((await store.session_counts.counted(79)).here) == (0, 0, 0)
    await indexed(store, matches.stop(playing()).session)
    assert counts((await store.session_counts.counted(GUILD)).here) == (0, 0, 1)


@pytest.mark.parametrize("readable", [True, False])
async def test_a_session_that_is_removed_is_not_counted_any_more(store: Store, *, readable: bool) -> None:
    await indexed(store, playing())
    if readable:
        await store.retention.remove(playing())
    else:
        await store.retention.drop(playing().id)
    assert counts((await store.session_counts.counted()).everywhere) == (0, 0, 0)
