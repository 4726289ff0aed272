"""Proposals of a match, as people make and see them."""

from __future__ import annotations

from bot.actions.custom_id import encode
from bot.actions.proposals import Agree, Decline, Propose
from bot.domain.session import AnySession
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, Json, Match, components_of, message_of, press, take_turn


async def match_of_three(harness: Harness, **options: str) -> Match:
    """Starts a match of Alice, Bob and Carol; Alice moves first."""
    return await harness.start_match("Bob", "Carol", set_up={"start_player": "first_seat"}, **options)


async def take_turns(match: Match, count: int) -> None:
    for _ in range(count):
        await take_turn((await match.people_to_move())[0], match.post)
        await match.next_post()


async def session_of(match: Match) -> AnySession:
    session = await match.harness.bot.services.store.sessions.load(match.id)
    assert session is not None
    return session


async def ballot_of(match: Match) -> Json:
    """Returns the message with the open proposal."""
    alice, session = await match.harness.person("Alice"), await session_of(match)
    assert session.proposed is not None
    mark = encode(Decline(match.id, session.proposed.number))

    def is_ballot(message: Json) -> bool:
        marks = [each["custom_id"] for each in components_of(message, Decline)]
        return message["channel_id"] == match.channel and mark in marks

    return await alice.wait_for(is_ballot, channel=match.channel)


async def closed_ballot(match: Match, ballot: Json, text: str) -> Json:
    """Returns the message of a proposal once it shows the outcome."""
    alice = await match.harness.person("Alice")

    def has_ended(message: Json) -> bool:
        return bool(message["id"] == ballot["id"] and text in reading.text(message))

    found = await alice.wait_for(has_ended, channel=match.channel)
    assert reading.buttons(found) == []
    return found


async def agree_to_give_up(person: Person, ballot: Json) -> str:
    """Agrees that the person loses a rated seat; returns what they read before they do."""
    told = message_of(await press(person, ballot, Agree))
    await press(person, told, Agree)
    return reading.text(told)


async def propose(person: Person, match: Match, what: str) -> Json:
    """Makes a proposal by command and button; returns the message that the others see."""
    offered = message_of(await person.slash("propose", channel=match.channel, what=what))
    await press(person, offered, Propose)
    return await ballot_of(match)
