"""Proposals in the database: logs cut by a rewind, races, and pending news."""

from collections.abc import Callable
from functools import partial

import pytest

from bot.domain import consent, turns
from bot.domain.proposal import Annul, Outcome, TakeBack
from bot.domain.session import AnySession, Change, Stage, TakenBack
from bot.domain.turn_time import Moment
from bot.store.database import Store
from bot.store.outbox import ProposalMessage
from rules import match as matches
from rules.match import AnyMatch
from tests.bot.sessions import ALICE, BOB, CAROL, LOBBY
from tests.bot.store.test_races import all_at_once, now
from tests.bot.store.test_store import begin, hand_over, pending

NOW = 1_800_000_000


async def replayed(store: Store, session: AnySession, line: int | None = None) -> AnyMatch:
    """Replays the log, or its first lines."""
    match = session.playing
    log = (await store.sessions.log(session))[:line]
    return matches.replay(session.rules, match.seats, match.options, match.state.chance.key, log)


async def wants_to_rewind(store: Store, *people: int) -> tuple[AnySession, AnyMatch]:
    """Returns a match in which Alice has proposed to rewind to the second line, and the match replayed up to there."""
    session = await begin(store, *people)
    for _ in people:
        session = await hand_over(store, session)
    again = await replayed(store, session, 2)
    what = TakeBack(2, draws=0)
    change = await store.sessions.update(session, lambda now: consent.propose(now, ALICE, what, NOW, again=again))
    return change.session, again


def agreeing(person: int, again: AnyMatch | None = None, number: int = 1) -> Callable[[AnySession], Change]:
    return lambda now: consent.agree(now, person, number, Moment(NOW), again=again)


async def test_a_rewind_cuts_the_log_in_the_same_commit(store: Store) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB)
    after = (await store.sessions.update(session, agreeing(BOB, again))).session
    assert await store.sessions.load(LOBBY) == after
    assert len(await store.sessions.log(after)) == after.entries == 2
    assert (await replayed(store, after)).state == after.playing.state


async def test_a_rewound_match_goes_on_and_still_replays(store: Store) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB)
    session = (await store.sessions.update(session, agreeing(BOB, again))).session
    for _ in range(3):
        session = await hand_over(store, session)
    again = await replayed(store, session)
    assert (again.state, again.move_counts) == (session.playing.state, session.playing.move_counts)
    assert session.entries == len(await store.sessions.log(session))


async def test_entries_announced_before_a_rewind_are_not_announced_again(store: Store) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB)
    await store.sessions.mark_announced(LOBBY, session.revision, 7001)
    session = (await store.sessions.update(session, agreeing(BOB, again))).session
    news = await pending(store)
    assert (news.entries, news.notices, news.board, news.proposal_changed) == ([], [TakenBack(0)], True, True)
    later = await hand_over(store, session)
    news = await pending(store)
    assert news.entries == (await store.sessions.log(later))[2:]


async def test_entries_rewound_before_their_announcement_are_not_announced(store: Store) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB)
    session = (await store.sessions.update(session, agreeing(BOB, again))).session
    news = await pending(store)
    assert news.entries == await store.sessions.log(session)
    later = await hand_over(store, session)
    assert (await pending(store)).entries == await store.sessions.log(later)


async def test_a_proposal_is_announced_without_a_board(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.sessions.mark_announced(LOBBY, session.revision, 7001)
    session = (await store.sessions.update(session, lambda now: consent.propose(now, ALICE, Annul(), NOW))).session
    news = await pending(store)
    assert (news.revision, news.board, news.proposal_changed, news.entries) == (session.revision, False, True, [])
    assert news.message == ProposalMessage()
    await store.sessions.mark_announced(LOBBY, session.revision, 7001, ProposalMessage(1, 7002))
    silent = await pending(store)
    assert (silent.revision, silent.proposal_changed, silent.message, silent.post) == (
        0,
        False,
        ProposalMessage(1, 7002),
        7001,
    )


async def test_concurrent_agreements_execute_the_proposal_once(store: Store) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB, CAROL)
    outcomes = await all_at_once(store, session, [agreeing(person, again) for person in (BOB, CAROL)])
    assert outcomes == ["applied", "applied"]
    after = await now(store)
    assert (after.entries, after.playing.rewinds) == (2, 1)
    assert len(await store.sessions.log(after)) == 2


async def test_a_double_tap_agrees_once(store: Store) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB, CAROL)
    outcomes = await all_at_once(store, session, [agreeing(BOB, again)] * 5)
    assert sorted(outcomes) == ["already-agreed"] * 4 + ["applied"]
    assert (await now(store)).playing.rewinds == 0


@pytest.mark.parametrize("agrees_first", [True, False])
async def test_of_concurrent_agreeing_and_withdrawing_one_wins(store: Store, agrees_first: bool) -> None:
    session = await begin(store, ALICE, BOB)
    session = (await store.sessions.update(session, lambda now: consent.propose(now, ALICE, Annul(), NOW))).session
    changes: list[Callable[[AnySession], Change]] = [agreeing(BOB), partial(consent.decline, person=ALICE, number=1)]
    outcomes = await all_at_once(store, session, changes if agrees_first else changes[::-1])
    assert sorted(outcomes) == ["applied", "proposal-closed"]
    after = await now(store)
    assert after.proposal is not None
    won = after.proposal.outcome is Outcome.AGREED
    assert won == (after.stage is Stage.OVER)
    assert after.proposal.outcome in (Outcome.AGREED, Outcome.WITHDRAWN)


@pytest.mark.parametrize("moves_first", [True, False])
async def test_of_a_concurrent_move_and_last_consent_one_wins(store: Store, moves_first: bool) -> None:
    session, again = await wants_to_rewind(store, ALICE, BOB)
    seat = session.to_move[0]
    while (question := matches.question(session.playing, seat)) and question.options:
        session = (
            await store.sessions.update(session, partial(turns.choose, seat=seat, move=question.options[0]))
        ).session
    changes: list[Callable[[AnySession], Change]] = [partial(turns.done, seat=seat), agreeing(BOB, again)]
    outcomes = await all_at_once(store, session, changes if moves_first else changes[::-1])
    after = await now(store)
    assert (await replayed(store, after)).state == after.playing.state
    if after.playing.rewinds:
        assert sorted(outcomes) == ["applied", "not-done"]
        assert after.entries == 2
    else:
        assert sorted(outcomes) == ["applied", "proposal-closed"]
        assert after.entries > session.entries


async def test_the_entries_of_the_newest_post_are_read_with_the_news(store: Store) -> None:
    session = await begin(store, ALICE, BOB)
    await store.sessions.mark_announced(LOBBY, session.revision, 7001, shown=0)
    later = await hand_over(store, session)
    news = await pending(store)
    assert (news.shown, news.entries) == (
        await store.sessions.log(session),
        await store.sessions.log(later, session.entries),
    )
    await store.sessions.mark_announced(LOBBY, later.revision, 7002)
    assert (await pending(store)).shown is None, "the post shows something else too"
