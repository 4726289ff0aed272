"""Interactions of people who get an answer: without one, or with another than Parlour gives, the campaign has found
something.
"""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress

from bot.actions.custom_id import encode
from bot.actions.lobby import Start
from bot.actions.press import Press
from sandbox import Answer, Person
from tests.chaos.violation import Broken
from tests.end_to_end.harness import Json, components_of

PATIENCE = 60.0
"""Seconds: so long that a busy machine makes no difference."""


async def answered(act: Awaitable[Answer]) -> Answer:
    """Returns the answer to an interaction. Raises Broken if there is none, or if it fails."""
    try:
        answer = await act
    except TimeoutError:
        raise Broken("interaction without an answer") from None
    if answer.failed:
        raise Broken("interaction that fails", answer.reason)
    return answer


async def shown(act: Awaitable[Answer]) -> Json:
    """Returns the message that answers an interaction. Raises Broken."""
    message = (await answered(act)).message
    if message is None:
        raise Broken("interaction without an answer", "there is no message")
    return message


async def asked(person: Person, message: Json, press: Press, patience: float = PATIENCE) -> Json:
    """Returns the answer to a press, whether or not `message` offers it. Raises Broken."""
    return await shown(person.click(message, custom_id=encode(press), forge=True, patience=patience))


async def pressed(person: Person, message: Json, kind: type[Press]) -> Json:
    """Returns the answer to the first button of a kind. Raises Broken, also if there is no such button."""
    found = components_of(message, kind)
    if not found:
        raise Broken("missing button", kind.__name__)
    return await shown(person.click(message, custom_id=found[0]["custom_id"], patience=PATIENCE))


async def commanded(
    person: Person, command: str, channel: str, patience: float = PATIENCE, **options: str | int | bool
) -> Json:
    """Returns the answer to a slash command. Raises Broken."""
    return await shown(person.slash(command, channel=channel, options=options, patience=patience))


async def private(person: Person, channel: str) -> Json:
    """Returns a private message in a channel, from which anything can be pressed."""
    return await commanded(person, "settings", channel)


async def start(host: Person, lobby: Json) -> None:
    """Starts the match of a lobby, whose first post says that it has begun: the press has no other answer."""
    with suppress(TimeoutError):
        await host.click(lobby, custom_id=encode(Start(int(lobby["id"]))), forge=True, patience=0.5)
