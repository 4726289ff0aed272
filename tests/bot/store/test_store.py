"""The database: atomic commits, pending news, and indexes that can be rebuilt."""

import asyncio
from functools import partial

import pytest
from msgspec import structs
from redis.crc import key_slot

from bot.domain import lobbies, matches, turns
from bot.domain.errors import UserError
from bot.domain.preferences import Colours, Preferences
from bot.domain.server import Server, allow_game
from bot.domain.session import AnySession, Seat
from bot.domain.turn_time import Moment
from bot.handlers.entropy import new_proof
from bot.store.database import Snapshot, Store
from bot.store.liveness import vitals
from bot.store.outbox import Pending
from bot.store.servers import server_key
from rules import match as rules_match
from tests.bot.sessions import ALICE, BOB, CAROL, CHANNEL, DAVE, LOBBY, lobby


async def begin(store: Store, *people: int, number: int = LOBBY) -> AnySession:
    """Stores a lobby and starts its match."""
    gathered = lobby(*people, number=number)
    await store.sessions.create(gathered)
    change = await store.sessions.update(gathered, lambda now: lobbies.start(now, people[0], number, new_proof()))
    return change.session


async def hand_over(store: Store, session: AnySession) -> AnySession:
    """Takes the turn of the first seat to move, committing move by move; returns the session."""
    seat = session.to_move[0]
    while True:
        question = rules_match.question(session.playing, seat)
        assert question is not None
        if question.step is None:
            return (await store.sessions.update(session, lambda now: turns.done(now, seat))).session
        session = (
            await store.sessions.update(session, partial(turns.choose, seat=seat, move=question.options[0]))
        ).session


async def pending(store: Store, channel: int = LOBBY) -> Pending:
    """Returns the pending news of a session that exists."""
    found = await store.sessions.pending(channel)
    assert found is not None
    return found


async def test_a_new_session_is_loaded_as_it_was_stored(store: Store) -> None:
    session = lobby(ALICE, BOB, computers=1)
    await store.sessions.create(session)
    assert await store.sessions.load(LOBBY) == session
    assert await store.sessions.load(CHANNEL) is None


async def test_a_session_is_not_created_over_another_one(store: Store) -> None:
    await store.sessions.create(lobby(ALICE))
    with pytest.raises(UserError, match="moved-on"):
        await store.sessions.create(lobby(BOB))
    assert await store.sessions.load(LOBBY) == lobby(ALICE)


async def test_a_log_is_read_up_to_the_last_line_of_its_session(store: Store) -> None:
    """Otherwise later entries would be announced twice."""
    session = await begin(store, ALICE, BOB)
    after = await hand_over(store, session)
    shown = await store.sessions.log(session)
    assert len(shown) == session.entries < after.entries
    assert shown == (await store.sessions.log(after))[: session.entries]
    assert await store.sessions.log(session, session.entries) == []


async def test_a_commit_writes_document_log_and_news_together(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    after = await hand_over(store, session)
    assert await store.sessions.load(LOBBY) == after
    log = await store.sessions.log(after)
    assert len(log) == after.entries
    key = after.playing.state.chance.key
    assert rules_match.replay(after.rules, 2, after.playing.options, key, log) == after.match
    assert (await pending(store)).revision == after.revision


async def test_a_change_of_an_old_revision_is_not_written(store: Store) -> None:
    session = lobby(ALICE)
    await store.sessions.create(session)
    assert await store.sessions.commit(session, lobbies.join(session, BOB, "Bob", 1))
    assert not await store.sessions.commit(session, lobbies.join(session, CAROL, "Carol", 1))
    now = await store.sessions.load(LOBBY)
    assert now is not None
    assert [seat.person for seat in now.seats] == [ALICE, BOB]
    assert now.revision == 2


async def test_a_lost_race_applies_the_change_to_what_is_there_now(store: Store) -> None:
    session = lobby(ALICE)
    await store.sessions.create(session)
    await store.sessions.update(session, lambda now: lobbies.join(now, BOB, "Bob", 1))
    change = await store.sessions.update(session, lambda now: lobbies.join(now, CAROL, "Carol", 1))
    assert [seat.person for seat in change.session.seats] == [ALICE, BOB, CAROL]
    assert await store.sessions.load(LOBBY) == change.session


async def test_a_lost_race_raises_why_the_change_no_longer_fits(store: Store) -> None:
    session = lobby(ALICE, BOB, CAROL)
    await store.sessions.create(session)
    await store.sessions.update(session, lambda now: lobbies.add_computer(now, now.host))
    with pytest.raises(UserError, match="lobby-full"):
        await store.sessions.update(session, lambda now: lobbies.join(now, DAVE, "Dave", 1))


async def test_a_change_of_a_deleted_session_is_refused(store: Store) -> None:
    session = lobby(ALICE)
    await store.sessions.create(session)
    await store.sessions.delete(LOBBY)
    with pytest.raises(UserError, match="no-session"):
        await store.sessions.update(session, lambda now: lobbies.join(now, BOB, "Bob", 1))


async def test_news_accumulates_until_it_is_announced(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    first = await pending(store)
    assert [entry.seat for entry in first.entries] == [None]
    later = await hand_over(store, session)
    both = await pending(store)
    assert both.revision == later.revision
    assert both.entries == await store.sessions.log(later)


async def test_a_draft_is_no_news(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.sessions.mark_announced(LOBBY, session.revision, 7001)
    seat = session.to_move[0]
    question = rules_match.question(session.playing, seat)
    assert question is not None
    await store.sessions.update(session, lambda now: turns.choose(now, seat, question.options[0]))
    quiet = await pending(store)
    assert (quiet.revision, quiet.entries, quiet.post) == (0, [], 7001)


async def test_announced_news_is_deleted_and_later_news_kept(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    later = await hand_over(store, session)
    await store.sessions.mark_announced(LOBBY, session.revision, 7001)
    left = await pending(store)
    assert (left.revision, left.post) == (later.revision, 7001)
    assert left.entries == await store.sessions.log(later, session.entries)
    await store.sessions.mark_announced(LOBBY, later.revision, 7002)
    nothing = await pending(store)
    assert (nothing.revision, nothing.entries, nothing.post) == (0, [], 7002)


async def test_marking_as_announced_does_not_restore_a_deleted_session(store: Store) -> None:
    await begin(store, ALICE, BOB)
    await store.sessions.delete(LOBBY)
    await store.sessions.mark_announced(LOBBY, 2, 7001)
    assert await store.redis.keys("session:*") == []


async def test_channels_with_pending_news_are_found(store: Store) -> None:
    for number in (1, 2, 3):
        await begin(store, ALICE, BOB, number=number)
    await store.sessions.mark_announced(2, 2, 7001)
    assert sorted([channel async for channel in store.sessions.unannounced()]) == [1, 3]


async def test_all_keys_of_a_session_share_a_hash_slot(store: Store) -> None:
    for number in (1, LOBBY, 2**63):
        await begin(store, ALICE, BOB, number=number)
        await hand_over(store, await begin_again(store, number))
        assert len(await keys(store, f"*{number}}}*")) == 3
        assert len({key_slot(key) for key in await keys(store, f"*{number}}}*")}) == 1
    assert len({key_slot(key) for key in await keys(store, "session:*")}) == 3


async def keys(store: Store, pattern: str) -> list[bytes]:
    """Returns the matching keys of the database."""
    found: list[bytes] = [key async for key in store.redis.scan_iter(match=pattern)]
    return found


async def begin_again(store: Store, number: int) -> AnySession:
    """Loads the session of a channel that has one."""
    session = await store.sessions.load(number)
    assert session is not None
    return session


async def test_preferences_are_stored_and_read_with_the_session(store: Store) -> None:
    assert await store.people.person(ALICE) == Preferences()
    settings = Preferences(language="ja", mention=False, text_board=True, colours=Colours.SAFE)
    assert await store.people.update(ALICE, lambda _: settings) == settings
    session = await begin(store, ALICE, BOB)
    assert await store.snapshot(LOBBY, ALICE, 7) == Snapshot(session, Moment(7, settings), [], 0)
    assert await store.snapshot(LOBBY, BOB, 7) == Snapshot(session, Moment(7, Preferences()), [], 0)
    assert await store.snapshot(1, ALICE, 7, recent=5) == Snapshot(None, Moment(7, settings), [], 0)


async def test_preferences_that_changed_since_they_were_read_are_read_again(store: Store) -> None:
    read = await store.people.person(ALICE)
    await store.people.update(ALICE, lambda now: structs.replace(now, language="ja"))
    after = await store.people.update(ALICE, lambda now: structs.replace(now, mention=False), known=read)
    assert after == await store.people.person(ALICE) == Preferences(language="ja", mention=False)
    assert await store.people.update(ALICE, lambda _: read, known=after) == Preferences()


async def test_a_snapshot_has_the_newest_log_lines_and_the_count_of_waiting_matches(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.indexes.write(session, 0)
    (waiting,) = (person for person in (ALICE, BOB) if session.seat_of(person) in session.to_move)
    log = await store.sessions.log(session)
    whole = await store.snapshot(LOBBY, waiting, 7, recent=5)
    assert whole == Snapshot(session, Moment(7), log, 1, has_whole_log=True)
    assert len(log) == 1
    assert not (await store.snapshot(LOBBY, waiting, 7, recent=1)).has_whole_log  # there may be more
    assert (await store.snapshot(LOBBY, waiting, 7)).recent == []


async def test_preferences_of_another_version_are_still_read(store: Store) -> None:
    await store.redis.set(f"person:{ALICE}", b'{"language": "ja", "something": "of a later version"}')
    assert await store.people.person(ALICE) == Preferences(language="ja")


async def test_indexes_know_who_is_to_move_even_if_written_repeatedly(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    for _ in range(2):
        await store.indexes.write(session, 0)
        (waiting,) = (person for person in (ALICE, BOB) if session.seat_of(person) in session.to_move)
        other = ALICE + BOB - waiting
        assert await store.indexes.turns(waiting) == [session]
        assert await store.indexes.turns(other) == []
        assert [*await store.indexes.listed(ALICE)] == [*await store.indexes.listed(BOB)] == [session.id]


async def test_a_match_waits_for_a_computer_until_it_has_moved(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.indexes.write(session, 0)
    assert await store.indexes.waiting_for_computers() == set()
    seat = session.to_move[0]
    alone = structs.replace(session, seats=[Seat() if n == seat else s for n, s in enumerate(session.seats)])
    await store.indexes.write(alone, 0)
    assert await store.indexes.waiting_for_computers() == {LOBBY}
    await store.indexes.write(matches.concede(alone, alone.seats[1 - seat].person).session, 0)
    assert await store.indexes.waiting_for_computers() == set()


async def test_a_finished_match_leaves_the_indexes(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.indexes.write(session, 0)
    change = await store.sessions.update(session, lambda now: matches.concede(now, ALICE))
    await store.indexes.write(change.session, 0)
    for person in (ALICE, BOB):
        assert await store.indexes.turns(person) == []
        assert await store.indexes.listed(person) == {}


async def test_a_lost_index_is_rebuilt_from_the_sessions(store: Store) -> None:
    found = [await begin(store, ALICE, BOB, number=number) for number in (1, 2)]
    for session in found:
        await store.indexes.write(session, 0)
    before = {key: await store.redis.smembers(key) for key in await store.redis.keys("t*:*")}
    assert before
    await store.redis.delete(*before)
    for session in found:
        await store.indexes.write(session, 0)
    assert {key: await store.redis.smembers(key) for key in before} == before


async def test_an_index_drops_a_deleted_session(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.indexes.write(session, 0)
    await store.sessions.delete(LOBBY)
    assert await store.indexes.listed(ALICE) == {}
    assert await store.redis.smembers(f"tables:{ALICE}") == set()


async def test_the_newest_lobby_of_a_channel_is_stored(store: Store) -> None:
    assert await store.indexes.lobby(CHANNEL) == 0
    await store.indexes.open_lobby(CHANNEL, LOBBY)
    await store.indexes.open_lobby(CHANNEL, LOBBY + 1)
    assert await store.indexes.lobby(CHANNEL) == LOBBY + 1


async def test_a_worker_is_alive_after_its_heartbeat(store: Store) -> None:
    assert (await vitals(store.redis)).swept is None
    await store.beat(0)
    assert (await vitals(store.redis)).swept == 0


async def test_a_closed_store_has_no_connections(redis_url: str, store: Store) -> None:
    before = await clients(store)
    other = Store(redis_url)
    await other.beat(0)
    opened = await clients(store) - before
    assert opened
    await other.close()
    async with asyncio.timeout(5):
        while opened & await clients(store):
            await asyncio.sleep(0.01)  # Redis notices it a moment later


async def clients(store: Store) -> set[str]:
    """Returns the ids of the connections to Redis."""
    return {client["id"] for client in await store.redis.client_list()}


async def test_decisions_for_a_server_are_read_with_the_session(store: Store) -> None:
    decided = await store.servers.update(7001, lambda now: allow_game(now, "manhattan", allowed=False))
    await store.sessions.create(lobby(ALICE))
    assert (await store.snapshot(LOBBY, ALICE, 7, guild=7001)).server == decided == await store.servers.server(7001)
    assert (await store.snapshot(LOBBY, ALICE, 7)).server == Server()


@pytest.mark.parametrize("stored", [b"{", b"\xff", b"[" * 100_000, b'{"channels": "all"}'])
async def test_unreadable_decisions_for_a_server_become_the_defaults(store: Store, stored: bytes) -> None:
    await store.redis.set(server_key(7001), stored)
    assert (await store.snapshot(LOBBY, ALICE, 7, guild=7001)).server == Server()
    assert (await store.servers.update(7001, lambda now: now)) == Server()


async def test_a_server_lists_what_runs_on_it_page_by_page(store: Store) -> None:
    running = [structs.replace(lobby(ALICE, number=LOBBY + number), guild=7001) for number in range(3)]
    for session in [*running, structs.replace(lobby(ALICE, number=LOBBY + 9), guild=7002)]:
        await store.sessions.create(session)
        await store.indexes.write(session, 7)
    assert await store.indexes.on_server(7001, 0, 2) == ([running[2], running[1]], 3)
    assert await store.indexes.on_server(7001, 2, 2) == ([running[0]], 3)
    over = (await store.sessions.update(running[2], matches.stop)).session
    await store.indexes.write(over, 8)
    assert await store.indexes.on_server(7001, 0, 2) == ([running[1], running[0]], 2)
