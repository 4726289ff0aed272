"""Concurrent changes of one session: each is applied at most once, and the losers get an error."""

import asyncio
from collections.abc import Callable

from msgspec import structs

from bot.domain import lobbies, turns
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from rules import match as matches
from rules.match import Entry, Illegal
from tests.bot.sessions import ALICE, BOB, CAROL, CHANNEL, LOBBY, lobby, match

RACERS = 50


async def all_at_once(store: Store, session: AnySession, changes: list[Callable[[AnySession], Change]]) -> list[str]:
    """Commits all changes of `session` concurrently; returns "applied" or the error for each."""

    async def race(change: Callable[[AnySession], Change]) -> str:
        try:
            await store.sessions.update(session, change)
        except UserError as error:
            return error.name
        except Illegal:
            return "illegal"
        return "applied"

    return await asyncio.gather(*map(race, changes))


async def now(store: Store) -> AnySession:
    """Returns the session as it is stored."""
    session = await store.sessions.load(LOBBY)
    assert session is not None
    return session


async def test_fifty_concurrent_changes_are_each_applied_once(store: Store) -> None:
    def note(number: int) -> Callable[[AnySession], Change]:
        def change(now: AnySession) -> Change:
            options = {**now.options, str(number): "noted"}
            noted = structs.replace(now, revision=now.revision + 1, options=options, entries=now.entries + 1)
            return Change(noted, [Entry(seat=number)], news=True)

        return change

    session = lobby(ALICE)
    await store.sessions.create(session)
    outcomes = await all_at_once(store, session, [note(number) for number in range(RACERS)])
    assert outcomes == ["applied"] * RACERS
    after = await now(store)
    assert (after.revision, after.entries) == (1 + RACERS, RACERS)
    assert after.options.keys() == {str(number) for number in range(RACERS)}
    assert sorted(entry.seat for entry in await store.sessions.log(after) if entry.seat is not None) == list(
        range(RACERS)
    )


async def test_fifty_concurrent_presses_of_one_button_count_once(store: Store) -> None:
    session = lobby(ALICE, BOB)
    await store.sessions.create(session)
    outcomes = await all_at_once(store, session, [lambda now: lobbies.join(now, CAROL, "Carol", 1)] * RACERS)
    assert sorted(outcomes) == ["already-joined"] * (RACERS - 1) + ["applied"]
    assert [seat.person for seat in (await now(store)).seats] == [ALICE, BOB, CAROL]


async def test_fifty_people_who_join_at_once_fill_only_the_seats(store: Store) -> None:
    def join(number: int) -> Callable[[AnySession], Change]:
        return lambda now: lobbies.join(now, 1000 + number, f"Guest {number}", 1)

    session = lobby(ALICE)
    await store.sessions.create(session)
    outcomes = await all_at_once(store, session, [join(number) for number in range(RACERS)])
    assert sorted(outcomes) == ["applied"] * 3 + ["lobby-full"] * (RACERS - 3)
    assert len({seat.person for seat in (await now(store)).seats}) == 4


async def test_a_match_started_by_two_concurrent_presses_has_one_key(store: Store) -> None:
    session = lobby(ALICE, BOB)
    await store.sessions.create(session)
    outcomes = await all_at_once(store, session, [lambda now: lobbies.start(now, ALICE, LOBBY, new_proof())] * 2)
    assert sorted(outcomes) == ["already-started", "applied"]
    after = await now(store)
    log = await store.sessions.log(after)
    assert matches.replay(after.rules, 2, after.playing.options, after.playing.state.chance.key, log) == after.match


async def test_two_concurrent_presses_of_done_commit_the_turn_once(store: Store) -> None:
    session = match(ALICE, BOB)
    seat = session.to_move[0]
    while (question := matches.question(session.playing, seat)) and question.options:
        session = turns.choose(session, seat, question.options[0]).session
    await store.sessions.create(session)
    outcomes = await all_at_once(store, session, [lambda now: turns.done(now, seat)] * 2)
    assert sorted(outcomes) == ["applied", "not-done"]
    after = await now(store)
    assert after.playing.move_counts[seat] == len(session.playing.drafts[seat])


async def test_concurrent_answers_of_all_seats_are_all_kept(store: Store) -> None:
    session = match(ALICE, BOB, CAROL, options={"selection_mode": "simultaneous"})

    def choose(seat: int) -> Callable[[AnySession], Change]:
        question = matches.question(session.playing, seat)
        assert question is not None
        return lambda now: turns.choose(now, seat, question.options[0])

    await store.sessions.create(session)
    assert await all_at_once(store, session, [choose(seat) for seat in range(3)]) == ["applied"] * 3
    assert (await now(store)).playing.drafts.keys() == {0, 1, 2}


async def test_a_player_who_joins_during_the_start_plays_in_the_match(store: Store) -> None:
    gathered = lobby(ALICE, BOB)
    await store.sessions.create(gathered)
    await store.sessions.update(gathered, lambda now: lobbies.join(now, CAROL, "Carol", 1))
    begun = lobbies.start(gathered, ALICE, CHANNEL, new_proof())
    assert not await store.sessions.commit(gathered, begun)
    change = await store.sessions.update(gathered, lambda now: lobbies.start(now, ALICE, CHANNEL, new_proof()))
    assert sorted(change.session.people) == [ALICE, BOB, CAROL]
    assert await store.sessions.load(LOBBY) == change.session
