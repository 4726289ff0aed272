"""Ratings folded from lists of matches."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.domain.calendar import DAY
from bot.features.record import ratings
from bot.features.record.duels import MEAN
from bot.features.record.rated import Place, RatedMatch
from bot.features.record.ratings import AWAY, CENTRE, CURVE, EVERY, LIMIT, RANGE, UNIT, Folded, Rating, Why, fold

MONTANA, MANHATTAN = "montana", "manhattan"


def duel(winner: str, loser: str, *, game: str = MONTANA, number: int = 1, day: int = 1) -> RatedMatch:
    places = (Place(winner, winner, 1, 0), Place(loser, loser, 2, 1))
    return RatedMatch(str(number), game, day * DAY, places)


def table_of(*people: str, number: int = 1, day: int = 1) -> RatedMatch:
    """Returns a match of several people, in the order in which they finished."""
    return RatedMatch(
        str(number), MONTANA, day * DAY, tuple(Place(name, name, place, place) for place, name in enumerate(people, 1))
    )


def folded(*matches: RatedMatch) -> Folded:
    found = Folded()
    for match in matches:
        fold(found, match)
    return found


def season(seed: int, count: int) -> list[RatedMatch]:
    """Returns matches of four people, the better of whom win more often, some of two."""
    dice = Random(seed)
    skills = {"ann": 3.0, "ben": 2.0, "cem": 1.0, "dot": 0.0}
    found = []
    for number in range(count):
        chosen = dice.sample([*skills], dice.choice([2, 3, 4]))
        order = sorted(chosen, key=lambda name: dice.gauss(skills[name], 2), reverse=True)
        found.append(table_of(*order, number=number, day=number))
    return found


def test_the_winner_gains_what_the_loser_loses_up_to_the_limit_and_both_get_surer() -> None:
    table = folded(duel("ann", "ben")).tables[MONTANA]
    assert table["ann"].mean - MEAN > LIMIT
    assert table["ann"].shown - CENTRE == CENTRE - table["ben"].shown == UNIT * LIMIT
    assert table["ann"].deviation < Rating().deviation
    assert (table["ann"].matches, table["ann"].name) == (1, "ann")


def test_there_is_a_rating_for_each_game_and_one_over_all() -> None:
    found = folded(duel("ann", "ben"), duel("ben", "ann", game=MANHATTAN, day=2))
    assert {game: table["ann"].matches for game, table in found.tables.items()} == {MONTANA: 1, MANHATTAN: 1, EVERY: 2}
    assert [point.match for point in found.curves[EVERY, "ann"]] == ["1", "1"]


def test_ties_bring_equals_nothing() -> None:
    tied = RatedMatch("1", MONTANA, DAY, (Place("ann", "ann", 1, 0), Place("ben", "ben", 1, 1)))
    assert {rating.shown for rating in folded(tied).tables[MONTANA].values()} == {CENTRE}


def test_about_ten_matches_of_several_make_a_rating_sure() -> None:
    found, matches = Folded(), season(5, 40)
    for match in matches:
        fold(found, match)
        for rating in found.tables[MONTANA].values():
            assert rating.provisional == (rating.deviation >= 6.3)
    sure = [next(n for n in range(1, 41) if not _after(matches[:n], name).provisional) for name in ("ann", "dot")]
    assert all(5 <= number <= 22 for number in sure)


def _after(matches: list[RatedMatch], person: str) -> Rating:
    return folded(*matches).tables.get(MONTANA, {}).get(person, Rating())


def test_better_players_end_with_better_ratings() -> None:
    table = folded(*season(1, 120)).tables[MONTANA]
    assert sorted(table, key=lambda name: -table[name].mean) == ["ann", "ben", "cem", "dot"]


def test_computers_in_older_lines_count_for_nothing() -> None:
    places = (Place("ann", "ann", 1, 0), Place("ben", "ben", 3, 1), Place("", "", 2, 2, level="hard"))
    table = folded(RatedMatch("1", MONTANA, DAY, places)).tables[MONTANA]
    assert table == folded(duel("ann", "ben")).tables[MONTANA]
    assert not folded(RatedMatch("1", MONTANA, DAY, places[1:])).tables


def hinted(order: str, *, with_hint: str) -> Folded:
    """Returns the ratings after a match that ended in this order; `with_hint`: who got one."""
    places = tuple(Place(name, name, place, place, name not in with_hint) for place, name in enumerate(order, 1))
    return folded(RatedMatch("1", MONTANA, DAY, places))


def test_who_got_a_hint_may_lose_and_not_gain() -> None:
    won = hinted("ab", with_hint="a").tables[MONTANA]
    assert won["a"].shown == CENTRE
    lost = hinted("ba", with_hint="a").tables[MONTANA]
    assert lost["a"].shown < CENTRE < lost["b"].shown


def test_who_got_no_hint_loses_nothing_to_those_who_did() -> None:
    table = hinted("abc", with_hint="a").tables[MONTANA]
    assert table["b"].mean == hinted("bc", with_hint="").tables[MONTANA]["b"].mean
    assert table["c"].mean == hinted("bc", with_hint="").tables[MONTANA]["c"].mean
    both = hinted("abc", with_hint="ab").tables[MONTANA]
    assert both["b"].shown < CENTRE == both["c"].shown


def test_who_let_the_computer_play_for_their_only_opponent_loses_to_them_although_these_gain_nothing() -> None:
    places = Place("a", "a", 1, 1, gains=False, beats=True), Place("b", "b", 2, 2)
    table = folded(RatedMatch("1", MONTANA, DAY, places)).tables[MONTANA]
    assert table["a"].shown == CENTRE > table["b"].shown


def test_a_hint_of_a_friend_takes_no_gain_from_those_who_beat_them() -> None:
    assert hinted("ab", with_hint="b").tables[MONTANA]["a"] == hinted("ab", with_hint="").tables[MONTANA]["a"]


def whys(found: Folded) -> dict[str, Why]:
    return {person: curve[-1].why for (game, person), curve in found.curves.items() if game == MONTANA}


def test_every_change_that_is_less_than_the_result_says_has_its_reason() -> None:
    assert whys(hinted("ab", with_hint="")) == {"a": Why.NOTHING, "b": Why.NOTHING}
    assert whys(hinted("ab", with_hint="a")) == {"a": Why.HINT, "b": Why.THEIR_HINT}
    assert whys(hinted("cab", with_hint="a"))["a"] is Why.HINT
    held = folded(*(duel("ann", "ben", day=day) for day in range(1, 3)))
    assert whys(held) == {"ann": Why.HELD, "ben": Why.HELD}


def test_who_has_gained_as_much_as_they_lost_in_a_match_was_held_back_by_nobody() -> None:
    found = folded(table_of("ann", "ben", "cem"))
    assert found.tables[MONTANA]["ben"].shown == CENTRE
    assert whys(found)["ben"] is Why.NOTHING


def test_nobody_gains_by_somebody_who_gives_up_early_and_they_lose() -> None:
    places = (Place("ann", "ann", 1, 0), Place("ben", "ben", 2, 1, early=True))
    table = folded(RatedMatch("1", MONTANA, DAY, places, is_cut=True)).tables[MONTANA]
    assert table["ann"].shown == CENTRE > table["ben"].shown


def test_equal_places_say_nothing_in_a_match_that_was_cut_short() -> None:
    places = tuple(Place(name, name, 1 + (name == "cem"), side) for side, name in enumerate(("ann", "ben", "cem")))
    found = folded(*(duel("ann", "dot", day=day) for day in range(1, 9)))
    before = found.tables[MONTANA]["ann"].mean
    fold(found, RatedMatch("1", MONTANA, 9 * DAY, places, is_cut=True))
    table = found.tables[MONTANA]
    assert table["ann"].mean > before
    assert "ann" not in found.moved[MONTANA, "ben"]
    assert table["cem"].shown < CENTRE < table["ben"].shown


def test_one_person_moves_another_only_so_far_however_often_they_meet() -> None:
    found = folded(*(duel("ann", "ben", day=day) for day in range(1, 200)))
    table, most = found.tables[MONTANA], round(UNIT * LIMIT)
    assert (table["ann"].shown, table["ben"].shown) == (CENTRE + most, CENTRE - most)
    for day in range(200, 210):
        fold(found, duel("ann", "cem", day=day))
        fold(found, duel("cem", "ben", day=day))
    assert table["ann"].shown > CENTRE + most
    assert table["ben"].shown < CENTRE - most


def test_what_one_person_has_lost_beyond_the_limit_they_win_back_first() -> None:
    found = folded(*(duel("ann", "ben", day=day) for day in range(1, 40)))
    fold(found, duel("ben", "ann", day=40))
    assert found.tables[MONTANA]["ben"].shown == CENTRE - round(UNIT * LIMIT)
    assert whys(found)["ben"] is Why.HELD


@pytest.mark.parametrize("first", [True, False])
def test_one_person_moves_another_only_so_far_from_lowest_to_highest(first: bool) -> None:
    pairs = (("ann", "ben"), ("ben", "ann"))
    found, lifted = Folded(), [round(UNIT * LIMIT) * (1 if first else -1)]
    for day in range(80):
        fold(found, duel(*pairs[(day < 20) != first], day=day))
        lifted.append(found.tables[MONTANA]["ann"].shown - CENTRE)
    assert max(lifted) - min(lifted) == round(UNIT * RANGE)


def test_who_loses_to_a_friend_first_to_be_underrated_gains_hardly_more_than_by_beating_them() -> None:
    def after(*fed: RatedMatch) -> int:
        return folded(*fed).tables[MONTANA]["ann"].shown

    honest = [duel(*(("ann", name) if name < "h" else (name, "ann")), day=10) for name in "defghijk"]
    beaten = [duel("ann", "ben", day=day) for day in range(30)]
    lost = [duel("ben", "ann", day=day) for day in range(30)]
    assert after(*honest) < CENTRE
    assert after(*lost, *honest, *beaten) <= after(*honest, *beaten) + UNIT * LIMIT / 4


def test_nobody_lowers_a_rival_by_losing_to_them_often() -> None:
    """What is expected of somebody follows from what is shown, so it cannot be more than that."""
    fed = [duel("ann", name, day=day) for day in range(20) for name in ("ben", "cem")]
    pairs = [("ann", f"h{n % 8}") if n // 8 % 2 else (f"h{n % 8}", "ann") for n in range(64)]
    honest = [duel(*pair, number=1000 + n, day=30 + n) for n, pair in enumerate(pairs)]
    usual, after = (folded(*lines).tables[MONTANA]["ann"].shown for lines in (honest, [*fed, *honest]))
    assert usual - after < UNIT * LIMIT


def test_what_is_held_back_is_lost_first() -> None:
    found = folded(*(duel("ann", "ben", day=day) for day in range(1, 40)))
    held = found.tables[MONTANA]["ann"].held
    fold(found, duel("ben", "ann", day=40))
    table = found.tables[MONTANA]
    assert table["ann"].held < held
    assert table["ann"].shown == CENTRE + round(UNIT * LIMIT)


def test_who_loses_after_several_wins_on_the_same_day_has_lost() -> None:
    found = folded(*(duel(*names, number=n) for n, names in enumerate([("ann", "ben"), ("ben", "ann")] * 3)))
    assert found.tables[MONTANA]["ann"].matches == 6
    assert whys(found)["ann"] is Why.NOTHING


def test_partners_are_rated_together() -> None:
    places = (
        Place("ann", "ann", 1, 0),
        Place("ben", "ben", 2, 1),
        Place("cem", "cem", 1, 0),
        Place("dot", "dot", 2, 1),
    )
    table = folded(RatedMatch("1", MONTANA, DAY, places)).tables[MONTANA]
    assert table["ann"].mean == table["cem"].mean > MEAN > table["ben"].mean == table["dot"].mean


def test_a_curve_keeps_its_newest_points() -> None:
    matches = [table_of("ann", "ben", "cem", number=number, day=number) for number in range(CURVE + 5)]
    curve = folded(*matches).curves[MONTANA, "ann"]
    assert [point.match for point in curve] == [str(number) for number in range(5, CURVE + 5)]
    assert all(one.after == two.before for one, two in pairwise(curve))


def test_nobody_has_a_place_who_is_provisional_away_or_hidden() -> None:
    now = 300 * DAY
    table = {
        "ann": Rating(30, 5, 20, "ann", now),
        "ben": Rating(35, 7, 2, "ben", now),
        "cem": Rating(40, 5, 20, "cem", now - AWAY),
        "dot": Rating(33, 5, 20, "dot", now),
        "eva": Rating(30, 5, 20, "eva", now),
        "fay": Rating(20, 5, 20, "fay", now),
    }
    found = ratings.placed(table, now, {"dot"})
    assert [(each.place, each.person) for each in found] == [(1, "ann"), (1, "eva"), (3, "fay")]
    assert (ratings.place_of(found, "fay"), ratings.place_of(found, "ben")) == (3, 0)
    assert [person for person, _ in ratings.provisional(table, now)] == ["ben"]


@pytest.mark.parametrize("seed", range(5))
def test_others_keep_their_ratings_when_somebody_is_forgotten(seed: int) -> None:
    matches = season(seed, 30) + [duel("ann", "ben", number=90 + n, day=90) for n in range(5)]
    before, found, without = folded(*matches), Folded(), []
    for match in matches:
        earlier = fold(found, match)
        is_in = any(place.person == "ann" for place in match.places)
        without.append(ratings.without(match, "ann", earlier) if is_in else match)
    after = folded(*without)
    assert "ann" not in str(without)
    for game in (MONTANA, EVERY):
        assert after.tables[game] == {name: rating for name, rating in before.tables[game].items() if name != "ann"}
