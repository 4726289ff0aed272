"""The deal of the day: from the button to the table, and what would spoil it for others."""

from __future__ import annotations

from msgspec import structs

from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.features.daily import domain as daily
from bot.features.daily.feature import PlayDaily, ShowDaily
from bot.features.daily.store import Daily
from sandbox import Person
from sandbox.testing import reading
from tests.bot.sessions import played_out
from tests.end_to_end.harness import Harness, Json, is_over, is_post, message_of, press, private_text


def table_of(page: Json) -> str:
    """Returns the alt text of the table."""
    (text,) = reading.alt_texts(page)
    return text


async def begin(person: Person) -> Json:
    """Begins a try; returns its first board, in direct messages."""
    page = message_of(await person.slash("daily"))
    assert "one try" in reading.text(page)
    assert "waiting for you" in private_text(await press(person, page, PlayDaily))
    channel = (await person.channel("dm"))["id"]
    return await person.wait_for(lambda message: message["channel_id"] == channel and is_post(message))


async def session_of(harness: Harness, person: Person) -> AnySession:
    """Returns the match of somebody's try."""
    store = harness.bot.services.store
    own = await store.of(Daily).own(daily.day_of(harness.now()), int(person.id))
    assert own is not None
    session = await store.sessions.load(own[1].session)
    assert session is not None
    return session


async def finish(harness: Harness, person: Person) -> Json:
    """Plays somebody's try to its end, without the page; returns its result."""
    session = await session_of(harness, person)
    over = played_out(session)

    def end(now: AnySession) -> Change:
        change = Change(structs.replace(over, revision=now.revision + 1), [], news=True)
        return keep(now, change, Moment(harness.now()))

    await harness.bot.services.store.sessions.update(session, end)
    await harness.bot.jobs.sweep()
    return await person.wait_for(is_over)


async def test_everybody_has_one_try_and_the_table_shows_who_has_done_how(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await begin(alice)
    assert "You have had your try for today" in private_text(await alice.slash("daily", what="play"))
    assert "Your try is under way." in private_text(await alice.slash("daily"))
    post = await finish(harness, alice)
    assert "Others may still play this deal." in reading.text(post)
    page = message_of(await bob.slash("daily"))
    assert table_of(page).startswith("Today on this server:\n1. Alice: ")
    week = message_of(await press(bob, page, ShowDaily))
    assert table_of(week).startswith("This week on this server:\n1. Alice: ")
    await alice.slash("settings", hide_record=True, text_board=True)
    assert "Nobody has finished it yet." in private_text(await bob.slash("daily"))
    page = message_of(await alice.slash("daily"))
    assert "1. Alice (you): " in table_of(page)
    assert "1. Alice (you): " in reading.text(page).replace("\\", "")


async def test_nothing_that_would_spoil_the_deal_is_shown_on_its_day(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await begin(alice)
    match = str((await session_of(harness, alice)).id)
    assert "hints" in private_text(await alice.slash("hint", channel="dm", match=match)).lower()
    assert "no match" in private_text(await bob.slash("story", match=match)).lower()
    await finish(harness, alice)
    for command in ("verify", "export", "retry"):
        assert "still play this deal" in private_text(await alice.slash(command, channel="dm", match=match))
