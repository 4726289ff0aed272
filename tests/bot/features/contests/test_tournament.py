"""Tournaments: Swiss and knock-out, byes, late entries, withdrawals and ties."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec import structs

from bot.domain.calendar import DAY, HOUR
from bot.domain.errors import UserError
from bot.domain.turn_time import Moment
from bot.features.contests import advancing, tournament
from bot.features.contests import domain as contests
from bot.features.contests import matches as contest_matches
from bot.features.contests.domain import Contest, How, Kind, Outcome, Pairing, Phase
from bot.features.contests.pairing import bracket, seated, sizes, swiss
from bot.features.contests.table import UNIT, units
from bot.handlers.entropy import new_proof
from rules.proof import promise
from tests.bot.features.contests.made import (
    HOST,
    NOON,
    begun,
    contest,
    lower_wins,
    played,
    played_out,
    promised,
    random_results,
    with_matches,
)


def tables(there: Contest, number: int) -> list[tuple[int, ...]]:
    return [pairing.people for pairing in there.rounds[number - 1].pairings]


def order(there: Contest) -> list[int]:
    return [row.person for row in tournament.standing(there)]


@pytest.mark.parametrize(
    ("count", "fewest", "most", "expected"),
    [
        (9, 2, 2, [2, 2, 2, 2, 1]),
        (9, 2, 4, [3, 3, 3]),
        (5, 2, 4, [3, 2]),
        (7, 2, 3, [3, 2, 2]),
        (5, 3, 4, [4, 1]),
        (2, 2, 4, [2]),
        (1, 2, 2, [1]),
    ],
)
def test_a_round_is_divided_into_few_even_matches_with_few_byes(
    count: int, fewest: int, most: int, expected: list[int]
) -> None:
    assert sizes(count, fewest, most) == expected


def test_the_best_are_seeded_first_and_all_others_as_they_entered() -> None:
    there = contest(Kind.KNOCKOUT, 8)
    one, two, three, *others = there.entered
    after = advancing.begin(there, HOST, NOON, manages=False, best=[three, 999, one])
    assert after.entered == (three, one, two, *others)
    assert tables(after, 1)[0] == (three, others[-1])
    assert advancing.begin(there, HOST, NOON, manages=False).entered == there.entered


@pytest.mark.parametrize("people", range(2, 5))
def test_a_match_hands_out_half_a_point_for_each_of_its_people(people: int) -> None:
    for places in [tuple(range(1, people + 1)), (1,) * people, (1, *[2] * (people - 1))]:
        assert sum(units(Outcome(places))) == UNIT * people // 2
    assert units(Outcome((1,), How.BYE)) == (UNIT,)


@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_tournament_of_nine(seed: int) -> None:
    """Nobody meets anybody twice, nobody has two byes, and in each round one person has a bye."""
    there = played_out(begun(contest(Kind.SWISS, 9)), random_results(seed))
    assert len(there.rounds) == tournament.rounds_of(there) == 4
    met = Counter(
        pair for number in range(1, 5) for table in tables(there, number) for pair in combinations(sorted(table), 2)
    )
    byes = Counter(table[0] for number in range(1, 5) for table in tables(there, number) if len(table) == 1)
    assert set(met.values()) == {1}
    assert set(byes.values()) == {1}
    assert byes.total() == 4
    assert sum(row.units for row in tournament.standing(there)) == 4 * (4 + 1) * UNIT


def test_nobody_chooses_their_first_opponent_or_bye_in_a_swiss_tournament_by_their_rating() -> None:
    gathered = advancing.with_promise(contest(Kind.SWISS, 9), promise(b"s" * 32))
    people = gathered.entered
    gathered = structs.replace(gathered, presses={person: str(person) for person in people})
    for number in range(9):
        there = advancing.begin(gathered, HOST, NOON, manages=False, best=people[number:])
        assert tables(there, 1) == tables(advancing.begin(gathered, HOST, NOON, manages=False), 1)


def test_late_entries_bring_no_further_round() -> None:
    there = with_matches(begun(contest(Kind.SWISS, 4)))
    for person in range(5, 10):
        there = contests.enter(there, person, f"Late {person}", NOON)
    there = with_matches(played(there, lower_wins, NOON + DAY))
    for person in range(5, 10):
        there = contests.withdraw(there, person, NOON + DAY)
    there = played_out(advancing.advanced(there, NOON + DAY), lower_wins)
    assert len(there.rounds) == tournament.rounds_of(there) == 3


def test_a_swiss_tournament_ends_once_all_who_still_play_have_met() -> None:
    there = played(begun(contest(Kind.SWISS, 8)), lower_wins, NOON)
    assert tournament.rounds_of(there) == 3
    for person in there.entered:
        if person not in tables(there, 1)[0]:
            there = contests.withdraw(there, person, NOON)
    there = played_out(advancing.advanced(there, NOON), lower_wins)
    assert len(there.rounds) == 2, "the second had begun before they withdrew"


def test_the_best_win_a_swiss_tournament() -> None:
    there = played_out(begun(contest(Kind.SWISS, 9)), lower_wins)
    assert order(there)[0] == 1
    assert {*tables(there, 2)[0]} == {1, 3}


def test_matches_of_four_in_a_swiss_tournament() -> None:
    there = played_out(begun(contest(Kind.SWISS, 10, seats=4)), random_results(1))
    assert [len(table) for table in tables(there, 1)] == [4, 3, 3]
    assert len({*order(there)}) == 10


def test_a_late_entry_plays_from_the_second_round_on() -> None:
    there = with_matches(begun(contest(Kind.SWISS, 4)))
    there = contests.enter(there, 5, "Late", NOON)
    there = played(there, lower_wins, NOON + DAY)
    assert 5 in {person for table in tables(there, 2) for person in table}
    with pytest.raises(UserError):
        contests.enter(there, 6, "Too late", NOON)


def test_nobody_enters_a_knockout_that_has_begun() -> None:
    with pytest.raises(UserError):
        contests.enter(begun(contest(Kind.KNOCKOUT, 4)), 5, "Late", NOON)


def test_who_withdraws_from_a_swiss_tournament_is_not_paired_again() -> None:
    there = played(begun(contest(Kind.SWISS, 6)), lower_wins, NOON)
    there = contests.withdraw(there, 2, NOON)
    there = advancing.advanced(there, NOON)
    there = played(there, lower_wins, NOON)
    assert 2 not in {person for table in tables(there, 3) for person in table}


def test_a_swiss_tournament_with_one_person_left_is_over() -> None:
    there = begun(contest(Kind.SWISS, 4))
    for person in (2, 3, 4):
        there = contests.withdraw(there, person, NOON)
    there = advancing.advanced(there, NOON)
    assert there.phase is Phase.OVER
    assert order(there)[0] == 1


def test_no_match_rates_somebody_who_was_new_to_the_server_when_they_entered_it_last() -> None:
    there = contests.entered_new(contests.enter(contest(Kind.SWISS, 2), 3, "Carol", NOON), 3)
    assert there.newcomers == (3,)
    assert contests.cancel(there, 3, NOON).newcomers == ()
    there = contests.enter(contests.cancel(there, 3, NOON), 3, "Carol", NOON)
    assert there.newcomers == ()


def test_pairs_that_have_all_met_meet_again() -> None:
    earlier = [Pairing(pair) for pair in combinations((1, 2, 3, 4), 2)]
    found = swiss((1, 2, 3, 4), (4, 3, 2, 1), earlier, 2, 2)
    assert sorted(person for pairing in found for person in pairing.people) == [1, 2, 3, 4]


def test_as_few_as_possible_meet_again() -> None:
    earlier = [Pairing(pair) for pair in combinations((1, 2, 3, 4), 2) if pair != (2, 3)]
    found = swiss((1, 2, 3, 4), (4, 3, 2, 1), earlier, 2, 2)
    assert [{*pairing.people} for pairing in found] == [{1, 4}, {2, 3}], "by the order alone, all four would meet again"


@pytest.mark.parametrize(("people", "rounds"), [(3, 3), (5, 5), (6, 5)])
def test_a_swiss_tournament_of_many_rounds_lets_each_two_meet_once(people: int, rounds: int) -> None:
    there = played_out(begun(contest(Kind.SWISS, people, wanted=9)), lower_wins)
    met = Counter(pairing.people for each in there.rounds for pairing in each.pairings if len(pairing.people) > 1)
    assert len(there.rounds) == rounds
    assert len({frozenset(pair) for pair in met}) == met.total() == people * (people - 1) // 2


@pytest.mark.parametrize(("kind", "seats"), [(Kind.SWISS, 2), (Kind.SWISS, 4), (Kind.KNOCKOUT, 2), (Kind.KNOCKOUT, 4)])
def test_the_first_seat_goes_to_who_had_it_least(kind: Kind, seats: int) -> None:
    there = played_out(begun(contest(kind, 16, seats=seats)), lower_wins)
    firsts: Counter[int] = Counter()
    for number in range(1, len(there.rounds) + 1):
        seatings = tables(there, number)
        assert all(firsts[first] <= firsts[other] for first, *others in seatings for other in others)
        firsts.update(first for first, *_ in seatings)


def test_who_had_the_first_seat_as_often_as_others_gets_it_by_lot() -> None:
    assert [pairing.people for pairing in seated([Pairing((1, 2, 3))], [], (2, 3, 1))] == [(2, 3, 1)]


def test_a_bye_goes_to_whom_it_lets_the_others_meet_for_the_first_time() -> None:
    earlier = [Pairing((1, 2)), Pairing((3, 4)), Pairing((1, 3)), Pairing((2, 4))]
    found = swiss((1, 2, 3), (3, 2, 1), earlier, 2, 2)
    assert [{*pairing.people} for pairing in found] == [{2, 3}, {1}]


def test_the_best_meet_last_in_a_bracket() -> None:
    assert bracket([1, 2, 3, 4, 5, 6, 7, 8]) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert bracket([1, 2, 3]) == [1, None, 2, 3]


def test_a_knockout_of_nine_has_byes_in_the_first_round_only() -> None:
    there = played_out(begun(contest(Kind.KNOCKOUT, 9)), lower_wins)
    assert [sum(len(table) == 1 for table in tables(there, number)) for number in range(1, 5)] == [7, 0, 0, 0]
    assert tables(there, 4) == [(1, 2)]
    assert order(there)[:2] == [1, 2]
    assert [row.place for row in tournament.standing(there)] == [1, 2, 3, 3, 5, 5, 5, 5, 9]
    assert there.phase is Phase.OVER


def test_a_knockout_with_four_in_a_match() -> None:
    there = played_out(begun(contest(Kind.KNOCKOUT, 9, seats=4)), lower_wins)
    assert [{*table} for table in tables(there, 1)] == [{1, 6, 7}, {2, 5, 8}, {3, 4, 9}]
    assert [{*table} for table in tables(there, 2)] == [{1, 2, 3}]
    assert order(there)[0] == 1


def test_a_tie_in_a_knockout_goes_to_who_took_less_time_then_to_the_seed() -> None:
    there = begun(contest(Kind.KNOCKOUT, 2))
    tie = Outcome((1, 1), seconds=(500, 400))
    assert tournament.winner(there, (1, 2), tie) == 1
    assert tournament.winner(there, (1, 2), Outcome((1, 1), How.VOID)) == 0


def test_who_cannot_see_the_channel_until_the_round_is_over_has_lost_to_who_can() -> None:
    """Otherwise the first seed would go on without a match by hiding the channel from themself."""
    there = advancing.with_hidden(begun(contest(Kind.KNOCKOUT, 4)), (1, 2, 3), NOON)
    assert advancing.to_post(there) == []
    there = advancing.advanced(there, NOON + 8 * DAY)
    assert [pairing.people for pairing in there.rounds[0].pairings] == [(1, 4), (2, 3)]
    assert tables(there, 2) == [(4, 2)], "of two who cannot see it, the first seed goes on"


def test_who_cannot_see_the_channel_for_their_whole_share_holds_up_no_round() -> None:
    there = begun(contest(Kind.KNOCKOUT, 2, days=6))
    for hour in (0, 73):
        there = advancing.with_hidden(there, (1,), NOON + hour * HOUR)
    assert advancing.to_post(there) == []
    over = advancing.advanced(there, NOON + 73 * HOUR)
    assert (over.phase, order(over)[0]) == (Phase.OVER, 2)


def test_with_three_at_a_table_the_others_play_once_the_share_of_who_cannot_see_the_channel_is_over() -> None:
    """Otherwise the match is not played, and the higher seed of the two others goes on."""
    there = begun(contest(Kind.KNOCKOUT, 3, seats=3, days=6))
    for hour in range(0, 49):
        there = advancing.with_hidden(there, (1,), NOON + hour * HOUR)
        assert advancing.to_post(there) == []
    now = NOON + 49 * HOUR
    there = advancing.with_hidden(there, (1,), now)
    (pairing,) = advancing.to_post(there)
    begins = structs.replace(pairing, match=9001)
    session = contest_matches.started(there, begins, new_proof(), now, rated=True).session
    assert [session.seats[seat].person for seat in contest_matches.overdue(session, Moment(now + HOUR))] == [1]


def test_who_withdraws_from_a_knockout_makes_room_for_the_other() -> None:
    there = contests.withdraw(played(begun(contest(Kind.KNOCKOUT, 4)), lower_wins, NOON), 1, NOON)
    there = advancing.advanced(there, NOON)
    assert there.phase is Phase.OVER
    assert order(there)[0] == 2


def test_all_may_withdraw_and_the_tournament_ends() -> None:
    for kind in (Kind.SWISS, Kind.KNOCKOUT):
        there = begun(contest(kind, 5))
        for person in there.entered:
            there = contests.withdraw(there, person, NOON)
        assert advancing.advanced(there, NOON).phase is Phase.OVER


def test_who_plays_or_has_withdrawn_does_not_end_a_tournament_while_others_play() -> None:
    there = begun(contest(Kind.KNOCKOUT, 4))
    gone = contests.withdraw(there, 2, NOON)
    for now, person in ((there, 1), (gone, 2)):
        with pytest.raises(UserError):
            contests.close(now, person, NOON)
    assert contests.close(there, HOST, NOON).phase is Phase.OVER
    alone = there
    for other in (2, 3, 4):
        alone = contests.withdraw(alone, other, NOON)
    assert contests.close(alone, 1, NOON).phase is Phase.OVER


@pytest.mark.parametrize("kind", Kind)
def test_nobody_chooses_their_pair_or_bye_by_when_they_enter(kind: Kind) -> None:
    people = [1, 2, 3, 4, 5, 6, 7]
    one, other = (begun(promised(kind, order)) for order in (people, people[::-1]))
    assert one.entered == other.entered
    assert one.rounds == other.rounds
    assert one.round is not None
    assert one.round.people not in (people, people[::-1])


def test_who_enters_late_chooses_no_place_either() -> None:
    def late(order: list[int]) -> Contest:
        there = begun(promised(Kind.SWISS, [1, 2, 3, 4]))
        for person in order:
            there = contests.enter(there, person, "Late", NOON, str(9000 + person))
        return played(there, lower_wins, NOON + DAY)

    assert late([5, 6, 7]).rounds[1] == late([7, 5, 6]).rounds[1]


def test_the_secret_of_a_contest_is_shown_once_all_of_its_matches_are_over() -> None:
    there = begun(promised(Kind.KNOCKOUT, [1, 2, 3, 4]))
    assert there.secret is not None
    assert (there.promise, there.is_revealed) == (None, False)
    assert not contests.close(there, HOST, NOON).is_revealed, "its matches go on"
    assert played_out(there, lower_wins).is_revealed


def test_a_league_promises_the_secret_of_the_next_season_before_anybody_enters_it() -> None:
    season = begun(promised(Kind.LEAGUE, [1, 2, 3]))
    following = advancing.with_promise(season, promise(b"next"))
    assert (following.promise, following.secret) == (promise(b"next"), season.secret)
    assert advancing.with_promise(following, promise(b"another")) is following
    swiss_one = begun(promised(Kind.SWISS, [1, 2, 3]))
    assert advancing.with_promise(swiss_one, promise(b"next")) is swiss_one
