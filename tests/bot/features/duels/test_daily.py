"""The deal of the day: the same for everybody, one a day, and its tables."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.domain import absence, consent, matches, session_options
from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.proposal import Replace, TakeBack
from bot.domain.session import AnySession, Change, Seat, Stage
from bot.features.duels import daily
from bot.features.duels import domain as duels
from bot.features.duels.domain import DEAL, Entry
from rules import games
from rules.record import decode, encode, of_match
from rules.verify import findings
from tests.bot.sessions import ALICE, BOB, CAROL, played_out

SECRET = b"s" * 32
TODAY = 20_600
GAME = daily.usual_game()


def change(person: int = ALICE, name: str = "Alice", day: int = TODAY, game: str = GAME) -> Change:
    match = duels.gathered(daily.deal_of(game, day, SECRET), Seat(person=person, name=name), "en")
    return duels.begin(DEAL.put(match, day), channel=9, message=person, now=day * DAY)


def begun(person: int = ALICE, name: str = "Alice", day: int = TODAY, game: str = GAME) -> AnySession:
    return change(person, name, day, game).session


def won(name: str, points: int, rival: int) -> Entry:
    return Entry(name, 1, over=True, counts=True, won=points > rival, points=points, rival=rival)


@pytest.mark.parametrize("game", games.names())
def test_everybody_gets_the_same_draws_on_a_day_and_others_on_the_next(game: str) -> None:
    states = [begun(person, name, game=game).playing.state for person, name in ((ALICE, "Alice"), (BOB, "Bob"))]
    assert states[0] == states[1]
    assert begun(game=game, day=TODAY + 1).playing.state.chance.key != states[0].chance.key


def test_each_game_has_a_deal_of_its_own() -> None:
    assert len({daily.deal_of(game, TODAY, SECRET).proof.secret for game in games.names()}) == len(games.names())


def test_a_deal_against_computers_seats_everybody_at_the_same_place_and_lets_nobody_hurry() -> None:
    session = begun(game="manhattan")
    assert [seat.person for seat in session.seats] == [ALICE, 0]
    assert session.setting(session_options.LEVEL) == "normal"
    assert kind_of(session).effort == duels.EFFORT


def test_the_hash_that_was_published_is_that_of_the_secret_of_the_day() -> None:
    dealt = daily.deal_of(GAME, TODAY, SECRET).proof
    assert dealt.published == hashlib.sha256(dealt.secret).hexdigest()
    assert dealt.match == int(datetime.fromtimestamp(TODAY * DAY, UTC).strftime("%Y%m%d"))
    assert daily.deal_of(GAME, TODAY, b"t" * 32).proof.published != dealt.published


@pytest.mark.parametrize("game", games.names())
def test_a_deal_that_was_played_can_be_verified(game: str) -> None:
    begun = change(game=game)
    record = decode(encode(of_match(begun.session.playing, begun.entries, begun.session.proof)))
    assert not findings(record)
    assert findings(structs.replace(record, key=f"{record.key[:64]}02"))


def test_opponents_follow_each_other() -> None:
    found = [daily.opponent(GAME, day) for day in range(TODAY, TODAY + 8)]
    assert found[:4] == found[4:]
    assert len({*found}) == 4
    assert daily.RANDOM not in found


def test_there_are_no_hints_no_rewinds_and_no_rating() -> None:
    session = begun()
    assert session.match_options == {"hints": "off", "rated": "no"}
    with pytest.raises(UserError, match="deal-is-final"):
        consent.propose(session, ALICE, TakeBack(1, 0), 0)


def test_its_seat_goes_to_nobody_else() -> None:
    session = begun()
    for what in (Replace(0, BOB, "Bob"), Replace(0)):
        with pytest.raises(UserError, match="deal-is-own"):
            consent.propose(session, ALICE, what, 0)
    with pytest.raises(UserError, match="deal-is-own"):
        absence.invite(session, ALICE, BOB, "Bob")


def test_what_is_finished_after_its_day_does_not_count() -> None:
    over = played_out(begun())
    midnight = duels.begins(TODAY + 1)
    for moved, counts in ((midnight - 1, True), (midnight, False)):
        entry = duels.entry_of(structs.replace(over, moved=moved))
        assert (entry.over, entry.counts) == (True, counts)


def test_what_would_spoil_it_waits_for_the_end_of_the_day() -> None:
    session = begun()
    with pytest.raises(UserError, match="deal-not-over"):
        duels.need_over(session, TODAY * DAY + DAY - 1)
    duels.need_over(session, TODAY * DAY + DAY)
    duels.need_over(DEAL.put(session, 0), TODAY * DAY)


def test_an_entry_says_what_became_of_a_try() -> None:
    session = begun()
    assert duels.entry_of(session) == Entry("Alice", ALICE)
    over = duels.entry_of(played_out(session))
    assert (over.over, over.counts, over.won) == (True, True, over.points > over.rival or over.won)
    conceded = matches.concede(session, ALICE).session
    assert conceded.stage is Stage.OVER
    assert duels.entry_of(conceded) == Entry("Alice", ALICE, over=True)


def test_the_table_of_a_day_ranks_by_win_and_then_by_points_ahead() -> None:
    entries = {ALICE: won("Alice", 12, 9), BOB: won("Bob", 8, 10), CAROL: won("Carol", 14, 11), 5: Entry("Eve", 7)}
    assert [(each.place, each.person) for each in duels.ranked(entries)] == [(1, CAROL), (2, ALICE), (3, BOB)]
    equal = {ALICE: won("Alice", 12, 9), BOB: won("Bob", 12, 9)}
    assert [each.place for each in duels.ranked(equal)] == [1, 1]


def test_the_table_of_a_week_adds_up_the_days_from_monday() -> None:
    week = daily.week_of(TODAY)
    assert datetime.fromtimestamp(week[0] * DAY, UTC).weekday() == 0
    assert TODAY in week
    assert len(week) == 7
    days = [{ALICE: won("Alice", 12, 9), BOB: won("Bob", 8, 10)}, {ALICE: won("Alice", 7, 9)}, {BOB: Entry("Bob", 3)}]
    table = daily.of_week(days)
    assert [(each.place, each.person, each.played, each.won, each.ahead) for each in table] == [
        (1, ALICE, 2, 1, 3),
        (2, BOB, 1, 0, 0),
    ]
