"""Hints: what the computer would do in a person's place, where the table allows it."""

import re

from bot.actions.board import More
from bot.actions.hint import Hint
from sandbox.testing import reading
from tests.end_to_end.game_night import GameNight, components_of, is_public, press, said_privately, shown


async def test_a_hint_names_three_options_of_the_question_with_numbers(night: GameNight) -> None:
    match = await night.start_match("Bob", game="mint_works")
    (asked,) = await match.whose_turn()
    told = said_privately(await asked.slash("hint", channel=match.channel))
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", told, flags=re.M)]
    assert len(numbers) == len(set(numbers)) == 3
    assert len(re.findall(r"\d+ % of its simulations", told)) == 3
    (other,) = [person for person in await night.people("Alice", "Bob") if person is not asked]
    assert all(is_public(message) for message in await other.messages(match.channel))


async def test_a_hint_is_behind_more(night: GameNight) -> None:
    match = await night.start_match("Bob", game="mint_works")
    (asked,) = await match.whose_turn()
    more = shown(await press(asked, match.post, More))
    hint = shown(await press(asked, more, Hint))
    assert "lead over the best rival" in reading.text(hint)


async def test_who_is_not_asked_gets_no_hint(night: GameNight) -> None:
    match = await night.start_match("Bob", game="mint_works")
    (asked,) = await match.whose_turn()
    (other,) = [person for person in await night.people("Alice", "Bob") if person is not asked]
    assert "nothing to choose" in said_privately(await other.slash("hint", channel=match.channel))


async def test_a_table_can_do_without_hints(night: GameNight) -> None:
    match = await night.start_match("Bob", game="mint_works", set_up={"hints": "off"})
    (asked,) = await match.whose_turn()
    assert "turned hints off" in said_privately(await asked.slash("hint", channel=match.channel))
    more = shown(await press(asked, match.post, More))
    assert components_of(more, Hint) == []
    assert "Computer hints: off" in reading.text(more)
