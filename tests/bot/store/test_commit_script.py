"""What features do within the commit that ends a match: once, and whatever fails there holds up no match."""

import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.session import AnySession, Change, changed
from bot.store.commit_script import CommitScript, Input, Operation, WithinCommit, Written
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, match

COUNTED = "test:counted"


def count(once: str = "step") -> WithinCommit:
    """Returns a step that counts matches by the person who is named first."""
    return WithinCommit(
        once,
        "redis.call('HINCRBY', keys[1], argument, 1)",
        lambda session: Input([COUNTED], str(session.seats[0].person).encode()),
    )


def nonsense(session: AnySession) -> Input | None:
    raise ValueError(f"{session.id} makes no sense")


FAILING = {
    "an error in Lua": WithinCommit("failing", "error('nonsense')", lambda session: Input([], b"")),
    "a key of another type": WithinCommit(
        "failing", "redis.call('LPUSH', keys[1], argument)", lambda session: Input([COUNTED], b"x")
    ),
    "an error before the commit": WithinCommit("failing", "return", nonsense),
}


async def ended(script: CommitScript) -> AnySession:
    """Commits a match and its end."""
    begun = match(ALICE, BOB)
    assert await script.commit(None, Change(begun, [], news=False), Operation.named("")) is Written.DONE
    change = matches.concede(begun, BOB)
    assert await script.commit(begun.revision, change, Operation.named("")) is Written.DONE
    return change.session


async def counted(store: Store) -> dict[bytes | str, bytes | str]:
    found: dict[bytes | str, bytes | str] = await store.redis.hgetall(COUNTED)
    return found


ONCE: dict[bytes | str, bytes | str] = {str(ALICE).encode(): b"1"}


async def test_a_step_is_carried_out_when_a_match_ends_and_at_no_later_commit(store: Store) -> None:
    script = CommitScript(store.redis, [count()])
    over = await ended(script)
    assert await counted(store) == ONCE
    change = changed(over, news=False, lost=True)
    assert await script.commit(over.revision, change, Operation.named("")) is Written.DONE
    assert await counted(store) == ONCE


@pytest.mark.parametrize("why", FAILING)
async def test_a_step_that_fails_holds_up_neither_the_match_nor_the_others(store: Store, why: str) -> None:
    over = await ended(CommitScript(store.redis, [count("before"), FAILING[why], count("after")]))
    assert await store.sessions.load(over.id) == over
    assert await counted(store) == {str(ALICE).encode(): b"2"}


async def test_a_match_that_ended_before_there_was_a_step_catches_up_once(store: Store) -> None:
    over = await ended(CommitScript(store.redis, []))
    assert await counted(store) == {}
    catch_up = CommitScript(store.redis, [count()]).catch_up
    await catch_up(structs.replace(over, revision=over.revision - 1))
    await catch_up(match(ALICE, BOB))
    assert await counted(store) == {}
    for _ in range(2):
        await catch_up(over)
    assert await counted(store) == ONCE
