"""Computers at the level of people: their strength follows the results, and moves no rating."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from msgspec import structs

from bot.domain import consent, matches, session_options
from bot.domain.own_level import Known, note, strength
from bot.domain.proposal import Finish
from bot.domain.results import result_of
from bot.domain.session import AnySession, Stage
from bot.features.hint.feature import note_hint
from bot.features.record import own_level as fitting
from bot.features.record.delivery import known
from bot.features.record.own_level import after
from bot.features.record.rated import rated_match
from bot.features.record.ratings import Rating
from bot.features.record.store import Records
from bot.store.database import Store
from rules import games, ladder
from tests.bot.sessions import ALICE, BOB, match

GAME, GUILD = "manhattan", 31
SIMULATED, FIRST, LATER = 200, 10, 5
"""How many people play, how many matches first, and how many later ones are looked at."""


def of_own_level(*people: int, computers: int = 1) -> AnySession:
    """Returns a match on a server against computers at the level of its people."""
    session = match(*people, computers=computers)
    chosen = session.match_options | {session_options.LEVEL.name: session_options.OWN}
    return structs.replace(session, guild=GUILD, match_options=chosen)


def conceded(session: AnySession, person: int) -> AnySession:
    return matches.concede(session, person).session


def moved(session: AnySession) -> dict[str, list[int]]:
    """Returns by how much a match moves the strength of its people, and how many matches that adds."""
    result = result_of(session)
    assert result is not None
    return {person: list(counts.values()) for person, counts in fitting.moved(session, result).items()}


@pytest.mark.parametrize("quantile", range(5))
@pytest.mark.parametrize("game", ["coal_baron", "manhattan", "mint_works", "montana", "rolled_west"])
def test_after_ten_matches_people_of_any_strength_win_about_half(game: str, quantile: int) -> None:
    """Five strengths, evenly from the lowest rung of the ladder to the highest."""
    steps = ladder.of(games.load(game))
    (_, lowest), *_, (_, highest) = steps.rungs
    true, draw, won = lowest + quantile * (highest - lowest) / 4, Random(quantile), 0
    for _ in range(SIMULATED):
        person = Known()
        for number in range(FIRST + LATER):
            wins = draw.random() < ladder.expected(true, steps.within(person.strength))
            person = Known(after(game, person, wins, person.strength), person.matches + 1)
            won += wins and number >= FIRST
    assert 0.4 <= won / (SIMULATED * LATER) <= 0.6


def test_a_strength_begins_with_the_rating_and_goes_on_with_it() -> None:
    newcomer, strong = (fitting.known(GAME, rating, 0, 0).strength for rating in (None, Rating(mean=30)))
    later = fitting.known(GAME, Rating(mean=30), 50, 3)
    assert (newcomer, strong, later) == (1500, 1620, Known(1670, 3))


def test_computers_are_as_strong_as_people_on_average_and_stay_so_during_a_match() -> None:
    session = of_own_level(ALICE, BOB)
    assert strength(session) == ladder.MIDDLE
    noted = note(session, {0: Known(1600, 3), 1: Known(1300)})
    assert strength(noted) == 1450
    assert note(noted, {0: Known(1000)}) is noted


def test_who_concedes_meets_weaker_computers_and_no_rating_moves() -> None:
    over = conceded(note(of_own_level(ALICE), {0: Known(1500, 4)}), ALICE)
    assert over.stage is Stage.OVER
    ((change, counted),) = moved(over).values()
    assert (change < 0, counted) == (True, 1)
    result = result_of(over)
    assert result is not None
    assert rated_match(over, result) is None


def test_who_stands_alone_against_the_weakest_computers_falls_little_further() -> None:
    lowest = ladder.of(games.load(GAME)).lowest
    person = Known(lowest, 3)
    for _ in range(9):
        person = Known(after(GAME, person, 0.0, person.strength), person.matches + 1)
    assert person.strength == lowest - fitting.BEYOND


def test_of_two_people_the_stronger_one_is_expected_to_be_ahead() -> None:
    """So a victory moves them less, and playing together moves nobody away from the other for ever."""
    strong, weak = Known(1700, 9), Known(1300, 9)
    gain = after(GAME, strong, 1.0, 1500) - strong.strength
    assert 0 < gain < after(GAME, weak, 1.0, 1500) - weak.strength


@pytest.mark.parametrize("helped", [True, False])
def test_a_match_with_help_shows_nothing(helped: bool) -> None:
    session = note(of_own_level(ALICE), {0: Known()})
    session = note_hint(session, 0).session if helped else session
    assert bool(moved(conceded(session, ALICE))) is not helped


def test_a_match_that_ended_by_agreement_shows_nothing() -> None:
    session = note(of_own_level(ALICE), {0: Known()})
    ended = consent.propose(session, ALICE, Finish(), 0).session
    assert ended.stage is Stage.OVER
    assert moved(ended) == {}


async def test_a_result_is_kept_for_the_next_match_of_the_game_on_the_server(store: Store) -> None:
    session = note(of_own_level(ALICE), await known(store, of_own_level(ALICE)))
    await store.sessions.create(session)
    await store.sessions.update(session, partial(matches.concede, person=ALICE))
    (found,) = (await known(store, of_own_level(ALICE))).values()
    assert found.strength < ladder.MIDDLE
    assert found.matches == 1
    assert (await store.of(Records).person(GUILD, ALICE)).own_level(GAME) == (found.strength - ladder.MIDDLE, 1)
    elsewhere = structs.replace(of_own_level(ALICE), guild=GUILD + 1)
    assert (await known(store, elsewhere)) == {0: Known()}
    await store.of(Records).forget_person(ALICE, 0)
    assert (await known(store, of_own_level(ALICE))) == {0: Known()}
