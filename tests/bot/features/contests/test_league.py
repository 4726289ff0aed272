"""Seasons of a league: divisions, promotion, people who leave, come late and come back."""

from functools import partial
from itertools import pairwise

import pytest

from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.features.contests import advancing, league
from bot.features.contests import domain as contests
from bot.features.contests.bounds import Bounds, bounds
from bot.features.contests.domain import Contest, How, Kind, Outcome, Pairing, Phase, Step
from bot.features.contests.table import UNIT, table
from tests.bot.features.contests.made import (
    HOST,
    NOON,
    begun,
    contest,
    lower_wins,
    played,
    random_results,
    with_matches,
    won_by,
)


def season_of(people: int) -> Contest:
    return begun(contest(people=people))


def divisions(there: Contest) -> list[tuple[int, ...]]:
    assert there.round is not None
    return [group.people for group in there.round.groups]


def refusal(*arguments: object, by: object) -> str:
    with pytest.raises(UserError) as refused:
        by(*arguments)  # type: ignore[operator]
    return refused.value.name


@pytest.mark.parametrize("people", range(3, 65))
def test_divisions_are_even_and_have_the_size_that_is_promised(people: int) -> None:
    sizes = league.division_sizes(people)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= 11
    assert min(sizes) >= min(people, 6)


def test_everybody_plays_everybody_of_their_division_once_at_the_same_time() -> None:
    there = season_of(14)
    assert divisions(there) == [(1, 2, 3, 4, 5, 6, 7), (8, 9, 10, 11, 12, 13, 14)]
    assert there.round is not None
    for group in there.round.groups:
        assert len({frozenset(pairing.people) for pairing in group.pairings}) == 21 == len(group.pairings)
        seats = [pairing.people[0] for pairing in group.pairings]
        assert {seats.count(person) for person in group.people} == {3}
    assert len(advancing.to_post(there)) == 42


def test_the_best_go_up_and_the_last_go_down() -> None:
    there = played(season_of(14), lower_wins, NOON + 20 * DAY)
    assert (there.phase, there.starts) == (Phase.OPEN, NOON + 20 * DAY + league.PAUSE)
    moved = {each.person: each.step for each in there.placings if each.step is not Step.STAYED}
    assert moved == {
        6: Step.RELEGATED,
        7: Step.RELEGATED,
        8: Step.PROMOTED,
        9: Step.PROMOTED,
    }


def entered(there: Contest, *people: int) -> Contest:
    for person in people:
        there = contests.enter(there, person, f"Player {person}", there.changed)
    return there


def test_the_next_season_places_people_by_how_the_last_one_ended() -> None:
    there = played(season_of(14), lower_wins, NOON + 20 * DAY)
    there = entered(there, 21, *range(14, 0, -1))
    there = advancing.advanced(there, there.starts)
    assert divisions(there) == [(1, 2, 3, 4, 5, 8, 9, 10), (11, 12, 13, 14, 6, 7, 21)]
    steps = league.steps(there)
    assert (steps[1], steps[8], steps[10], steps[6], steps[21]) == (
        Step.STAYED,
        Step.PROMOTED,
        Step.STAYED,
        Step.RELEGATED,
        Step.NEW,
    )


def test_the_next_season_begins_by_itself_so_that_its_host_shuts_nobody_out() -> None:
    there = entered(played(season_of(5), lower_wins, NOON + 20 * DAY), 1, 2, 3, 4, 5)
    begin = partial(advancing.begin, person=there.host, now=there.changed, manages=False)
    assert refusal(there, by=begin) == "contest-begins-later"
    alone = advancing.advanced(played(season_of(5), lower_wins, NOON + 20 * DAY), there.starts)
    assert begin(entered(alone, 1, 2, 3)).phase is Phase.RUNNING, "too few had entered in time"


def test_nobody_enters_a_league_that_is_closed() -> None:
    over = contests.close(played(season_of(5), lower_wins, NOON + 20 * DAY), HOST, NOON + 21 * DAY)
    assert refusal(over, 1, "Alice", NOON + 22 * DAY, by=contests.enter) == "contest-over"


def test_a_contest_goes_on_later_by_as_long_as_parlour_was_away() -> None:
    running = season_of(5)
    assert running.round is not None
    later = advancing.later(running, NOON + DAY, NOON + 4 * DAY)
    assert later.round is not None
    assert later.round.ends == running.round.ends + 3 * DAY
    assert advancing.later(later, NOON + DAY, NOON + 9 * DAY) is later, "once for each time"
    paused = played(running, lower_wins, NOON + 20 * DAY)
    assert advancing.later(paused, NOON + 20 * DAY, NOON + 22 * DAY).starts == paused.starts + 2 * DAY


def test_who_was_excluded_before_the_start_is_not_in_it_and_plays_on_after_it() -> None:
    there = entered(played(season_of(5), lower_wins, NOON + 20 * DAY), 1, 2, 3, 4, 5)
    begun = advancing.advanced(there, there.starts, excluded=[2])
    assert divisions(begun) == [(1, 3, 4, 5)]
    assert contests.without_entries(begun, [3]) == begun


def test_who_comes_back_after_a_break_follows_those_who_played() -> None:
    there = played(season_of(14), lower_wins, NOON + 20 * DAY)
    there = advancing.advanced(entered(there, *range(2, 15)), there.starts)
    there = played(there, lower_wins, NOON + 50 * DAY)
    there = advancing.advanced(entered(there, *range(1, 15)), there.starts)
    assert league.steps(there)[1] is Step.BACK
    assert divisions(there)[0][-1] == 1
    assert there.round is not None
    assert there.round.number == 3


def test_placings_are_forgotten_after_some_seasons() -> None:
    there = played(season_of(4), lower_wins, NOON + DAY)
    for _ in range(league.REMEMBERED):
        there = advancing.advanced(entered(there, 2, 3, 4), there.starts)
        there = played(there, lower_wins, there.changed + DAY)
    assert {each.person for each in there.placings} == {2, 3, 4}


def test_entering_for_the_next_season_opens_at_half_time() -> None:
    there = with_matches(season_of(6))
    assert there.round is not None
    late = there.round.half_time
    assert refusal(there, 7, "Late", late - 1, by=contests.enter) == "contest-closed"
    there = contests.enter(there, 7, "Late", late)
    there = contests.enter(there, 1, "Player 1", late)
    assert there.entered == (7, 1)
    assert there.playing == [1, 2, 3, 4, 5, 6]
    assert contests.cancel(there, 7, late).entered == (1,)
    assert 7 not in contests.cancel(there, 7, late).names


def test_who_withdraws_forfeits_what_is_open_and_keeps_what_was_played() -> None:
    there = with_matches(season_of(6))
    first = advancing.under_way(there)[0]
    there = advancing.advanced(there, NOON, {first.match: won_by(first, first.people[0])})
    there = contests.withdraw(there, first.people[0], NOON + DAY)
    assert first.people[0] not in there.playing
    open_ones = [pairing for pairing in advancing.under_way(there) if first.people[0] in pairing.people]
    assert len(open_ones) == 4
    rows = {row.person: row for row in table(divisions(there)[0], there.round.pairings if there.round else ())}
    assert rows[first.people[0]].units == UNIT


def test_matches_that_nobody_can_begin_any_more_are_forfeited() -> None:
    there = contests.withdraw(contests.withdraw(season_of(5), 1, NOON), 2, NOON)
    there = advancing.advanced(there, NOON)
    assert there.round is not None
    found = {pairing.people: pairing.outcome for pairing in there.round.pairings if pairing.outcome}
    assert len(found) == 7
    assert all(outcome.how is How.FORFEIT for outcome in found.values())
    (both,) = (outcome for people, outcome in found.items() if {*people} == {1, 2})
    assert both.places == (1, 1)
    assert len(advancing.to_post(there)) == 3


def test_ties_are_broken_by_the_matches_among_those_tied_then_wins_then_points() -> None:
    there = played(season_of(7), random_results(3), NOON + DAY)
    assert there.round is not None
    rows = table(divisions(there)[0], there.round.pairings)
    for above, below in pairwise(rows):
        assert above.units >= below.units
        assert (above.place == below.place) == (
            (above.units, above.wins, above.share) == (below.units, below.wins, below.share)
            and above.place == below.place
        )
    assert sum(row.units for row in rows) == 21 * UNIT


CLOSE, LARGE, GIVEN_UP = (
    Outcome((1, 2), points=(60, 40)),
    Outcome((1, 2), points=(80, 20)),
    Outcome((1, 2), How.FORFEIT),
)
"""The first person wins."""


def ring(last: Outcome) -> list[Pairing]:
    """Returns matches in which each of 1, 2 and 3 has won once."""
    return [Pairing((1, 2), outcome=CLOSE), Pairing((2, 3), outcome=CLOSE), Pairing((3, 1), outcome=last)]


def test_nobody_comes_before_others_by_giving_up_a_bad_match() -> None:
    assert [row.person for row in table((1, 2, 3), ring(LARGE))] == [3, 2, 1]
    assert [row.person for row in table((1, 2, 3), ring(GIVEN_UP))][-1] == 1


@pytest.mark.parametrize("friends", [[1], [2], [3], [2, 3], [1, 2], [1, 2, 3]])
def test_nobody_comes_before_others_by_whom_a_friend_gives_a_match_up_to(friends: list[int]) -> None:
    """A fourth person loses to all, to some of them without playing."""
    matches = ring(LARGE)
    lost = [Pairing((each, 4), outcome=GIVEN_UP if each in friends else LARGE) for each in (1, 2, 3)]
    without = [row.person for row in table((1, 2, 3), matches)]
    assert [row.person for row in table((1, 2, 3, 4), matches + lost)] == [*without, 4]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_season_of_fourteen_never_widens_a_bound(seed: int) -> None:
    """One withdraws, ties happen, and three matches are decided at the end."""
    result, there = random_results(seed), with_matches(season_of(14))
    before: dict[int, Bounds] = {}
    for turn in range(60):
        open_ones = advancing.under_way(there)
        if not open_ones:
            break
        if turn == 5:
            there = contests.withdraw(there, 3, NOON + turn)
        pairing = open_ones[turn % len(open_ones)]
        outcome = (
            won_by(pairing, next(p for p in pairing.people if p != 3)) if turn > 5 and 3 in pairing.people else None
        )
        there = advancing.advanced(there, NOON + turn, {pairing.match: outcome or result(pairing)})
        assert there.round is not None
        for group in there.round.groups[:1]:
            now = bounds(group.people, group.pairings)
            for person, found in now.items():
                was = before.get(person, Bounds(1, 7))
                assert was.best <= found.best <= found.worst <= was.worst
            before = now
    assert there.phase is Phase.OPEN
    assert {each.place for each in there.placings if each.division == 0} == set(range(1, 8))


def test_a_league_without_enough_people_waits_for_its_host_and_closes_after_a_month() -> None:
    there = played(season_of(4), lower_wins, NOON + DAY)
    there = advancing.advanced(entered(there, 1, 2), there.starts)
    assert (there.phase, there.starts) == (Phase.OPEN, 0)
    assert refusal(there, HOST, NOON, by=lambda *a: advancing.begin(*a, manages=False)) == "contest-too-few"
    assert advancing.advanced(there, there.changed + contests.GATHERING).phase is Phase.OVER


def test_a_host_who_is_forgotten_holds_up_nothing() -> None:
    there = contests.forget(contest(people=5), HOST, NOON)
    assert there.host == 0
    assert refusal(there, 1, NOON, by=lambda *a: advancing.begin(*a, manages=False)) == "contest-host-only"
    assert advancing.begin(there, 1, NOON, manages=True).phase is Phase.RUNNING


@pytest.mark.parametrize(("people", "phase"), [(0, Phase.OVER), (2, Phase.OVER), (3, Phase.OPEN)])
def test_a_tournament_of_a_forgotten_host_closes_if_it_cannot_begin(people: int, phase: Phase) -> None:
    there = contest(Kind.SWISS, people=people)
    assert contests.forget(there, HOST, NOON).phase is phase
    assert contests.forget(contest(people=people), HOST, NOON).phase is Phase.OPEN, "a league belongs to the server"
    assert contests.has_opened(contests.forget(there, HOST, NOON), HOST), "it counts as one of theirs"
    assert not contests.has_opened(contests.forget(there, HOST, NOON), 1)


def test_who_is_forgotten_in_a_swiss_tournament_that_has_begun_cannot_enter_it_again() -> None:
    """Otherwise they could fill it, or leave whoever has beaten them with an opponent without points."""
    there = contests.forget(begun(contest(Kind.SWISS, people=5)), 1, NOON)
    with pytest.raises(UserError, match="contest-withdrawn"):
        contests.enter(there, 1, "Player 1", NOON)
    with pytest.raises(UserError, match="contest-close-own"):
        contests.close(there, 1, NOON)
    assert 6 in contests.enter(there, 6, "Player 6", NOON).entered
    waiting = contests.forget(contest(Kind.SWISS, people=5), 1, NOON)
    assert 1 in contests.enter(waiting, 1, "Player 1", NOON).entered, "nothing was played"
    over = played(season_of(4), lower_wins, NOON + DAY)
    assert 1 in contests.enter(contests.forget(over, 1, NOON), 1, "Player 1", NOON).entered, "another season"


def test_a_person_who_is_forgotten_leaves_no_trace_and_the_results_stand() -> None:
    there = with_matches(season_of(4))
    first = advancing.under_way(there)[0]
    there = advancing.advanced(there, NOON, {first.match: won_by(first, 1)})
    gone = contests.forget(contests.forget(there, 1, NOON), 2, NOON)
    assert contests.people_in(gone) == {HOST, 3, 4}
    assert sorted(gone.names) == [-2, -1, 3, 4]
    assert gone.playing == [3, 4]
    assert gone.round is not None
    assert [pairing.outcome for pairing in gone.round.pairings] == [
        pairing.outcome for pairing in (there.round.pairings if there.round else ())
    ]


def test_posts_are_due_once_each() -> None:
    there = contest(people=4)
    assert [*advancing.posts(there, NOON)] == ["standing.0"]
    there = begun(advancing.with_post(there, "standing.0", 7001))
    assert [*advancing.posts(there, NOON)] == [], "the messages of its matches come first"
    there = with_matches(there)
    assert [*advancing.posts(there, NOON)] == ["standing.1"]
    there = advancing.with_post(there, "standing.1", 7002)
    assert there.round is not None
    assert [*advancing.posts(there, there.round.half_time)] == ["half.1"]
    there = played(there, lower_wins, NOON + DAY)
    assert [*advancing.posts(there, NOON + DAY)] == ["end.1"]
    there = advancing.with_post(there, "end.1", 7003)
    assert [*advancing.posts(there, NOON + DAY)] == []
    assert there.message == 7002


def test_a_contest_that_moves_posts_its_standing_again() -> None:
    there = contests.move(advancing.with_post(with_matches(begun(contest(people=4))), "standing.1", 7002), 9, NOON)
    assert [*advancing.posts(there, NOON)] == ["standing.1"]


def test_reminders_are_due_in_the_first_half_once_for_each() -> None:
    there = with_matches(season_of(4))
    assert there.round is not None
    assert advancing.to_remind(there, NOON) == []
    assert advancing.to_remind(there, NOON + DAY) == [1, 2, 3, 4]
    half_time = there.round.half_time
    there = advancing.with_reminded(contests.withdraw(there, 4, NOON), (1, 2))
    assert advancing.to_remind(there, NOON + DAY) == [3]
    assert advancing.to_remind(there, half_time) == []


def test_a_full_contest_and_a_second_entry_are_refused() -> None:
    there = contest(Kind.LEAGUE, 64)
    assert refusal(there, 65, "Late", NOON, by=contests.enter) == "contest-full"
    assert refusal(there, 1, "Again", NOON, by=contests.enter) == "contest-entered"
    assert refusal(there, 65, NOON, by=contests.cancel) == "contest-not-in"
    assert refusal(there, 1, NOON, by=contests.withdraw) == "contest-not-in"
