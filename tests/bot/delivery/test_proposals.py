"""The message about a proposal: posted once, kept up to date, and closed, despite crashes."""

from typing import Any

from bot.actions.proposals import Agree
from bot.domain import consent
from bot.domain.proposal import Annul, Pause, What
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from sandbox.testing import reading
from tests.bot.place import Crash, Place
from tests.bot.sessions import ALICE, BOB, CAROL
from tests.end_to_end.harness import components_of

NOW = 1_800_000_000


async def begun(place: Place) -> AnySession:
    """Returns a match of three whose board was posted."""
    session = await place.begin(ALICE, BOB, CAROL)
    await place.jobs.announce(session.id)
    return session


async def proposed(place: Place, session: AnySession, what: What) -> AnySession:
    return await place.commit(session, lambda now: consent.propose(now, ALICE, what, NOW))


async def proposal_posts(place: Place, session: AnySession) -> list[dict[str, Any]]:
    return [message for message in await place.posts(session) if "\N{BALLOT BOX WITH BALLOT}" in reading.text(message)]


async def test_a_proposal_is_posted_once_even_if_announced_repeatedly(place: Place) -> None:
    session = await begun(place)
    session = await proposed(place, session, Annul())
    crash = await Crash.before(place)
    for _ in range(2):
        await place.jobs.announce(session.id)
        await crash.happens()
    await place.jobs.announce(session.id)
    (post,) = await proposal_posts(place, session)
    assert components_of(post, Agree)
    assert len(await place.posts(session)) == 2


async def test_the_message_is_updated_with_each_consent(place: Place) -> None:
    session = await proposed(place, await begun(place), Annul())
    await place.jobs.announce(session.id)
    (before,) = await proposal_posts(place, session)
    session = await place.commit(session, lambda now: consent.agree(now, BOB, 1, Moment(NOW)))
    await place.jobs.announce(session.id)
    (after,) = await proposal_posts(place, session)
    assert after["id"] == before["id"]
    assert f"<@{BOB}>" in reading.text(before)
    assert f"<@{BOB}>" not in reading.text(after)
    assert f"<@{CAROL}>" in reading.text(after)


async def test_a_proposal_closed_before_its_announcement_is_not_posted(place: Place) -> None:
    session = await proposed(place, await begun(place), Pause())
    await place.commit(session, lambda now: consent.decline(now, BOB, 1))
    await place.jobs.announce(session.id)
    assert await proposal_posts(place, session) == []
    assert [channel async for channel in place.store.sessions.unannounced()] == []


async def test_the_next_proposal_has_its_own_message_and_the_last_one_loses_its_buttons(place: Place) -> None:
    session = await proposed(place, await begun(place), Annul())
    await place.jobs.announce(session.id)
    session = await place.commit(session, lambda now: consent.decline(now, BOB, 1))
    session = await proposed(place, session, Pause())
    await place.jobs.announce(session.id)
    first, second = await proposal_posts(place, session)
    assert reading.buttons(first) == []
    assert "This proposal is closed" in reading.text(first)
    assert reading.buttons(second) == ["Agree", "Decline"]
