"""A table that decides something together: its proposals, as people make and see them."""

from __future__ import annotations

from bot.actions.proposals import Decline, Propose
from bot.domain.session import AnySession
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.game_night import GameNight, Json, Match, components_of, press, shown, take_turn


async def three(night: GameNight, **options: str) -> Match:
    """Alice, Bob and Carol, in this order of turns after Alice."""
    return await night.start_match("Bob", "Carol", set_up={"start_player": "first_seat"}, **options)


async def turns(match: Match, count: int) -> None:
    for _ in range(count):
        await take_turn((await match.whose_turn())[0], match.post)
        await match.next_post()


async def session_of(match: Match) -> AnySession:
    session = await match.night.bot.services.store.sessions.load(int(match.channel))
    assert session is not None
    return session


async def ballot_of(match: Match) -> Json:
    """The newest message that can be agreed to or declined."""
    alice = await match.night.person("Alice")

    def is_ballot(message: Json) -> bool:
        return message["channel_id"] == match.channel and bool(components_of(message, Decline))

    return await alice.wait_for(is_ballot, channel=match.channel)


async def closed(match: Match, ballot: Json, text: str) -> Json:
    """The message about a proposal once it says how that ended."""
    alice = await match.night.person("Alice")

    def has_ended(message: Json) -> bool:
        return bool(message["id"] == ballot["id"] and text in reading.text(message))

    found = await alice.wait_for(has_ended, channel=match.channel)
    assert reading.buttons(found) == []
    return found


async def propose(person: Person, match: Match, what: str) -> Json:
    """Proposes by command and button; the message that the others see."""
    offered = shown(await person.slash("propose", channel=match.channel, what=what))
    await press(person, offered, Propose)
    return await ballot_of(match)
