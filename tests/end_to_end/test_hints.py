"""Hints: what the computer would do in a person's place, if the match allows it."""

import re

from bot.actions.board import More
from bot.actions.hint import Hint
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, components_of, is_public, message_of, press, private_text


async def test_a_hint_lists_three_options_with_numbers(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    text = private_text(await mover.slash("hint", channel=match.channel))
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text, flags=re.M)]
    assert len(numbers) == len(set(numbers)) == 3
    assert len(re.findall(r"\d+ % of its simulations", text)) == 3
    (other,) = [person for person in await harness.people("Alice", "Bob") if person is not mover]
    assert all(is_public(message) for message in await other.messages(match.channel))


async def test_a_hint_can_be_opened_from_more(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    more = message_of(await press(mover, match.post, More))
    hint = message_of(await press(mover, more, Hint))
    assert "lead over the best rival" in reading.text(hint)


async def test_a_seat_that_is_not_to_move_gets_no_hint(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    (other,) = [person for person in await harness.people("Alice", "Bob") if person is not mover]
    assert "nothing to choose" in private_text(await other.slash("hint", channel=match.channel))


async def test_hints_can_be_switched_off_for_a_match(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works", set_up={"hints": "off"})
    (mover,) = await match.people_to_move()
    assert "turned hints off" in private_text(await mover.slash("hint", channel=match.channel))
    more = message_of(await press(mover, match.post, More))
    assert components_of(more, Hint) == []
    assert "Computer hints: off" in reading.text(more)
