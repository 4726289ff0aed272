"""One person against as many computers as a table seats, to the end, in every game."""

import pytest

from bot.buttons import Verb
from rules import games
from sandbox import reading
from tests.end_to_end.game_night import GameNight, Match, choose_all, components_of, is_over, open_panel, press


async def play_alone(match: Match) -> None:
    """Every question that the computers leave to Alice, answered with the options in turn."""
    alice = await match.night.person("Alice")
    number = 0
    while not is_over(match.post):
        if alice in await match.whose_turn():
            panel = await choose_all(alice, await open_panel(alice, match.post), number)
            if components_of(panel, Verb.DONE):
                await press(alice, panel, Verb.DONE)
            number += 1
        await match.next_post()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", games.names())
async def test_alice_plays_against_a_table_of_computers_to_the_end(night: GameNight, game: str) -> None:
    others = games.load(game).INFO.most - 1
    match = await night.start_match(game=game, computers=others, level="easy", set_up={"pace": "quick"})
    await play_alone(match)
    told = reading.text(match.post)
    assert "Alice" in told
    assert "Computer" in told
