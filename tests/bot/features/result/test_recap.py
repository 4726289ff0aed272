"""How a match went, as its log shows."""

from msgspec import structs

from bot.domain import matches
from bot.domain.results import has_result
from bot.domain.session import AnySession, Ending, with_seat
from bot.features.result.feature import recap_of
from rules import contract, games
from rules.match import AnyEntry
from tests.bot.sessions import ALICE, BOB, lobby, match, seeded_match


def finished(game: str, seats: int, seed: int = 1) -> tuple[AnySession, list[AnyEntry]]:
    """Returns a random match that is over, and its log."""
    rules = games.load(game)
    played = contract.match(rules, seats, games.complete(rules, {}), seed)
    begun = seeded_match(game, seats, {}, seed)
    after = structs.replace(begun, match=played.match, entries=len(played.log))
    return matches.end(after, Ending.PLAYED).session, played.log


def test_the_log_shows_how_the_match_went() -> None:
    session, log = finished("rolled_west", 3)
    recap = recap_of(session, log)
    assert recap
    assert recap.points[-1] == [score.points for score in recap.scores]
    assert recap.scores == session.rules.scores(session.playing.state)


def test_who_conceded_is_behind_all_others() -> None:
    session, log = finished("rolled_west", 2)
    recap = recap_of(session, log)
    assert recap
    winner = recap.places.index(1)
    session.seats = with_seat(session, winner, conceded=True)
    recap = recap_of(session, log)
    assert recap
    assert recap.places[winner] == 2


def test_a_log_that_leads_elsewhere_under_the_rules_of_today_shows_nothing() -> None:
    session, log = finished("rolled_west", 2)
    assert recap_of(session, [*log[:1], *log[2:]]) is None
    assert recap_of(session, log[:-20]) is None


def test_only_a_match_that_is_over_and_counts_has_a_result() -> None:
    begun = match(ALICE, BOB)
    assert not has_result(lobby(ALICE, BOB))
    assert not has_result(begun)
    assert has_result(matches.end(begun, Ending.AGREED).session)
    assert not has_result(matches.end(begun, Ending.ANNULLED).session)
