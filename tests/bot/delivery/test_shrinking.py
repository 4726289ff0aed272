"""A post that is not the newest any more shrinks to its story."""

from __future__ import annotations

import pytest

from bot.delivery.send import Told, shrink
from bot.domain.session import AnySession
from bot.views import components
from rules.proof import fingerprint
from sandbox.testing import reading
from tests.bot.place import Place
from tests.bot.sessions import ALICE, BOB


async def two_posts(place: Place, *failures: tuple[str, int]) -> AnySession:
    """Returns a match with two turns posted; the second post meets `failures`: a method and its status."""
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    for method, status in failures:
        place.sandbox.control.fail(rf"{method} /channels/{session.channel}/messages/\d+$", status)
    await place.jobs.announce(session.id)
    return session


async def test_an_older_post_has_no_board_and_no_buttons(place: Place) -> None:
    session = await two_posts(place)
    older, newest = await place.posts(session)
    assert not reading.images(older)
    assert not reading.buttons(older)
    assert reading.images(newest)
    assert reading.buttons(newest)


async def test_an_older_post_keeps_its_story_and_nothing_else(place: Place) -> None:
    session = await place.take_turn(await two_posts(place))
    before = (await place.posts(session))[-1]
    await place.jobs.announce(session.id)
    _, older, _ = await place.posts(session)
    (line,) = reading.text(older).splitlines()
    assert " took " in line
    assert line in reading.text(before)
    assert "it is your turn" not in reading.text(older)


async def test_the_first_post_keeps_the_published_fingerprint(place: Place) -> None:
    session = await two_posts(place)
    assert session.proof is not None
    assert fingerprint(session.proof.published) in reading.text((await place.posts(session))[0])


async def test_a_post_that_has_shrunk_is_not_edited_again(place: Place) -> None:
    session = await two_posts(place)
    before = (await place.posts(session))[0]
    await shrink(place.bot.get_partial_messageable(session.channel).get_partial_message(int(before["id"])))
    assert (await place.posts(session))[0]["edited_timestamp"] == before["edited_timestamp"]


async def test_a_post_without_lasting_texts_keeps_all_texts(place: Place) -> None:
    """Such as those of earlier versions."""
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    view = components.message(["One", "Two"], components.row())
    channel = place.bot.get_partial_messageable(session.channel)
    message = await channel.send(view=view)
    await shrink(channel.get_partial_message(message.id))
    assert reading.text((await place.posts(session))[-1]) == "One\nTwo"


async def test_a_post_of_which_a_rewind_leaves_no_story_keeps_what_it_told(place: Place) -> None:
    session = await two_posts(place)
    post = place.bot.get_partial_messageable(session.channel).get_partial_message(
        int((await place.posts(session))[-1]["id"])
    )
    await shrink(post, Told(1, lambda line: components.message([], line=line)))
    newest = (await place.posts(session))[-1]
    assert " took " in reading.text(newest)
    assert not reading.buttons(newest)


@pytest.mark.parametrize("failure", [("GET", 403), ("GET", 404), ("PATCH", 403), ("PATCH", 404)])
async def test_a_post_that_cannot_be_edited_holds_up_nothing(place: Place, failure: tuple[str, int]) -> None:
    session = await two_posts(place, failure)
    assert len(await place.posts(session)) == 2
    assert [channel async for channel in place.store.sessions.unannounced()] == []
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 3


async def test_a_post_that_could_not_be_edited_shrinks_with_the_next_one(place: Place) -> None:
    session = await two_posts(place, ("PATCH", 403))
    assert [bool(reading.buttons(post)) for post in await place.posts(session)] == [True, True]
    for _ in range(2):
        session = await place.take_turn(session)
        await place.jobs.announce(session.id)
        *older, newest = await place.posts(session)
        assert [post for post in older if reading.buttons(post) or reading.images(post)] == []
        assert reading.buttons(newest)


async def test_a_deleted_post_holds_up_nothing(place: Place) -> None:
    session = await two_posts(place)
    newest = (await place.posts(session))[-1]
    await place.bot.http.delete_message(session.channel, int(newest["id"]))
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 2
    assert [channel async for channel in place.store.sessions.unannounced()] == []


async def test_an_outage_only_delays_it(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(rf"PATCH /channels/{session.channel}/messages/\d+$", times=2)
    await place.jobs.announce(session.id)
    await place.jobs.announce(session.id)
    assert [bool(reading.images(post)) for post in await place.posts(session)] == [False, True]
