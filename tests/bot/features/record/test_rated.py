"""What a match says for ratings: docs/ratings.md in examples."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bot.domain import absence, consent, lobbies, matches, session_options
from bot.domain.errors import UserError
from bot.domain.forgetting import forget, people_in
from bot.domain.proposal import Finish, Replace, Unrate
from bot.domain.results import result_of
from bot.domain.session import AnySession, Ending, Left, Origin, Seat, Stage, changed, with_seat
from bot.domain.turn_time import Moment, keep
from bot.features.hint.feature import note_hint
from bot.features.lesson.feature import LESSON
from bot.features.record.rated import EARLY, AtStake, Place, RatedMatch, at_stake, rated_match
from bot.features.replay.sandbox_match import note_tried
from rules import match as rules_match
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, lobby, match

GUILD = 31


def begun(*people: int, computers: int = 0) -> AnySession:
    """Returns a match on a server that has just begun."""
    return structs.replace(match(*people, computers=computers), guild=GUILD)


def finished(session: AnySession) -> AnySession:
    """Returns a match as if it had been played to its end, with the result that it has now."""
    state = structs.replace(session.playing.state, agenda=[])
    return structs.replace(session, match=structs.replace(session.playing, state=state), stage=Stage.OVER)


def well_under_way(session: AnySession) -> AnySession:
    """Returns a match in which each seat has had enough turns for giving up to count in full."""
    return structs.replace(session, seats=[structs.replace(seat, pace=(EARLY,)) for seat in session.seats])


def late(session: AnySession, *people: int) -> AnySession:
    """Returns a match that waits for these people, whose time has run out."""
    seats = [structs.replace(seat, late=9 if seat.person in people else 0) for seat in session.seats]
    return structs.replace(session, seats=seats)


def waiting_for(session: AnySession, person: int) -> AnySession:
    """Returns a match in which it is the turn of `person` alone, whose time has run out."""
    seat = session.seat_of(person)
    assert seat is not None
    top = structs.replace(session.playing.state.agenda[-1], seats=[seat])
    state = structs.replace(session.playing.state, agenda=[*session.playing.state.agenda[:-1], top])
    return late(structs.replace(session, match=structs.replace(session.playing, state=state)), person)


def finishing(session: AnySession) -> dict[int, int]:
    """Returns the places of those for whom a match counts, after it has ended."""
    found = said(session)
    return {int(place.person): place.place for place in found.places} if found else {}


def said(session: AnySession) -> RatedMatch | None:
    """Returns what a match says; one that goes on as if it had been played to its end."""
    ended = session if session.stage is Stage.OVER else finished(session)
    result = result_of(ended)
    return rated_match(ended, result) if result else None


def people(session: AnySession) -> list[int]:
    """Returns for whom a match counts."""
    found = said(session)
    return [int(place.person) for place in found.places if place.person] if found else []


def grown(session: AnySession, turns: int) -> AnySession:
    """Returns a match as if each seat had had this number of turns."""
    return structs.replace(session, entries=turns, seats=[_with_turns(seat, turns) for seat in session.seats])


def _with_turns(seat: Seat, turns: int) -> Seat:
    return structs.replace(seat, pace=(turns - sum(sum(holder.pace) for holder in seat.earlier),))


def played_to(session: AnySession, lines: int, turn_of: int = -1) -> AnySession:
    """Returns a match that was played at random: to its end, or to so many lines and until a seat is to move."""
    at, count, dice = session.playing, session.entries, Random(7)
    while (seats := rules_match.to_move(at)) and (count < lines or turn_of not in (-1, *seats[:1])):
        asked = rules_match.question(at, seats[0])
        assert asked is not None
        at, entries = rules_match.commit_move(at, seats[0], dice.choice(asked.options))
        count += len(entries)
    return structs.replace(session, match=at, entries=count)


def part_played(session: AnySession, percent: int) -> AnySession:
    """Returns a match of which so much was played at random, by lines of its log."""
    return played_to(session, played_to(session, 10_000).entries * percent // 100)


def handed_over(session: AnySession, percent: int) -> AnySession:
    """Returns a match in which Bob gave his seat to Dave when so much was played."""
    return matches.seat_player(part_played(session, percent), 1, DAVE, "Dave").session


def test_a_match_played_to_its_end_counts_with_the_order_in_which_people_finish() -> None:
    session = finished(begun(ALICE, BOB))
    result = result_of(session)
    assert result is not None
    assert rated_match(session, result) == RatedMatch(
        str(session.id), "manhattan", 0, (Place(str(ALICE), "Alice", 1, -1), Place(str(BOB), "Bob", 1, -2))
    )


def test_computers_are_nobodys_opponents() -> None:
    assert people(begun(ALICE, BOB, computers=1)) == [ALICE, BOB]
    assert said(begun(ALICE, computers=1)) is None


@pytest.mark.parametrize("ending", [Ending.AGREED, Ending.ANNULLED, Ending.STOPPED])
@pytest.mark.parametrize("computers", [0, 2])
def test_a_match_that_was_cut_short_moves_no_rating(ending: Ending, computers: int) -> None:
    session = well_under_way(begun(ALICE, BOB, computers=computers))
    assert said(matches.end(session, ending).session) is None


def test_who_concedes_has_lost_to_all_others_whatever_the_points_were() -> None:
    assert finishing(matches.concede(well_under_way(begun(ALICE, BOB)), ALICE).session) == {ALICE: 2, BOB: 1}
    found = said(matches.concede(well_under_way(begun(ALICE, BOB)), ALICE).session)
    assert found is not None
    assert not any(place.early for place in found.places)


def test_who_concedes_at_once_has_given_up_early() -> None:
    for session in (matches.concede(begun(ALICE, BOB), BOB), matches.concede(begun(ALICE, BOB, CAROL), BOB)):
        found = said(session.session)
        assert found is not None
        assert [place.person for place in found.places if place.early] == [str(BOB)]


def test_the_last_one_in_a_match_that_all_others_conceded_need_not_play_on() -> None:
    session = well_under_way(begun(ALICE, BOB, CAROL))
    for person in (BOB, CAROL):
        session = matches.concede(session, person).session
    assert finishing(consent.propose(session, ALICE, Finish(), 0).session) == {ALICE: 1, BOB: 2, CAROL: 2}


@pytest.mark.parametrize("ending", [Ending.ABSENT, Ending.IDLE, Ending.DEADLINE])
def test_who_kept_a_match_waiting_until_it_ended_has_lost_to_those_who_did_not(ending: Ending) -> None:
    session = waiting_for(well_under_way(begun(ALICE, BOB, CAROL)), BOB)
    ended = matches.end(session, ending).session
    assert finishing(ended) == {ALICE: 1, BOB: 2, CAROL: 1}
    found = said(ended)
    assert found is not None
    assert found.is_cut


@pytest.mark.parametrize("ending", [Ending.ABSENT, Ending.DEADLINE])
def test_a_match_that_ends_while_nobodys_time_has_run_out_counts_for_nobody(ending: Ending) -> None:
    assert said(matches.end(well_under_way(begun(ALICE, BOB, CAROL)), ending).session) is None


def test_who_is_to_move_when_a_match_ends_by_itself_has_lost_also_on_vacation() -> None:
    session = well_under_way(begun(ALICE, BOB))
    (seat,) = session.to_move
    places = finishing(matches.end(session, Ending.IDLE).session)
    assert places == {session.seats[seat].person: 2, session.seats[1 - seat].person: 1}


def test_nobody_gains_by_a_stranger_who_never_came_back() -> None:
    found = said(matches.end(waiting_for(begun(ALICE, BOB), BOB), Ending.IDLE).session)
    assert found is not None
    assert [place.early for place in found.places] == [False, True]


def test_a_match_whose_channel_was_deleted_counts_for_nobody() -> None:
    lost = matches.lose_channel(late(well_under_way(begun(ALICE, BOB)), BOB), 0).session
    assert said(matches.end(lost, Ending.IDLE).session) is None


def test_who_did_not_see_the_channel_until_nobody_went_on_has_lost() -> None:
    """Otherwise a loser could hide it, and all others, from themself, so that the match cannot continue."""
    session = well_under_way(begun(ALICE, BOB))
    seat = session.seat_of(BOB)
    assert seat is not None
    hidden = matches.lose_channel(session, 9, [seat]).session
    ended = matches.end(hidden, Ending.IDLE).session
    found = said(ended)
    assert found is not None
    assert finishing(ended) == {ALICE: 1, BOB: 2}
    assert [place.early for place in found.places] == [False, True], "nobody gains: a rival may have hidden it"


def test_others_gain_by_who_concedes_where_they_do_not_see_the_channel() -> None:
    session = well_under_way(begun(ALICE, BOB))
    hidden = [structs.replace(seat, unseen=9 if seat.person == BOB else 0) for seat in session.seats]
    found = said(matches.concede(structs.replace(session, seats=hidden, lost=True), BOB).session)
    assert found is not None
    assert [(int(place.person), place.early) for place in found.places] == [(ALICE, False), (BOB, False)]


def test_that_somebody_was_late_is_still_known_after_the_match_has_ended() -> None:
    session = keep(begun(ALICE, BOB), changed(begun(ALICE, BOB), news=True), Moment(5)).session
    waited_for = session.to_move[0]
    asked = session.seats[waited_for].turn_began_at
    overdue = absence.late(session, waited_for, asked).session
    ended = keep(overdue, absence.end(overdue, waited_for, asked, overdue.people[1 - waited_for]), Moment(9)).session
    assert [bool(seat.late) for seat in ended.seats] == [number == waited_for for number in range(2)]


def test_lessons_tried_positions_and_direct_messages_do_not_count() -> None:
    assert people(LESSON.put(begun(ALICE, BOB), True)) == []
    assert people(structs.replace(begun(ALICE, BOB), guild=0)) == []
    assert result_of(structs.replace(finished(begun(ALICE, BOB)), origin=Origin.TRIED)) is None


def test_a_match_that_began_before_there_were_ratings_does_not_count() -> None:
    assert people(structs.replace(begun(ALICE, BOB), match_options={})) == []


def test_the_table_decides_in_the_lobby_whether_it_is_rated() -> None:
    gathered = structs.replace(lobby(ALICE), guild=GUILD)
    gathered = lobbies.set_option(gathered, session_options.RATED.name, "no").session
    gathered = lobbies.join(gathered, BOB, "Bob", 8001).session
    assert gathered.proof is not None
    assert people(lobbies.start(gathered, ALICE, gathered.id, gathered.proof).session) == []


def test_all_players_together_can_leave_a_running_match_unrated() -> None:
    session = consent.propose(begun(ALICE, BOB), ALICE, Unrate(), 0).session
    assert people(session) == [ALICE, BOB]
    session = consent.agree(session, BOB, 1, Moment(0)).session
    assert people(session) == []
    with pytest.raises(UserError, match="not-rated"):
        consent.propose(session, ALICE, Unrate(), 0)


def test_a_hint_lets_nobody_gain() -> None:
    found = said(note_hint(begun(ALICE, BOB), 0).session)
    assert found is not None
    assert [place.gains for place in found.places] == [False, True]


def test_a_seat_counts_for_who_had_it_at_half_of_the_match() -> None:
    assert people(handed_over(begun(ALICE, BOB, CAROL), 45)) == [ALICE, DAVE, CAROL]
    assert people(handed_over(begun(ALICE, BOB, CAROL), 55)) == [ALICE, BOB, CAROL]


def test_neither_many_nor_few_turns_move_the_half_of_a_match() -> None:
    for percent, counts in (45, DAVE), (55, BOB):
        for before, after in (1, 90), (90, 1):
            session = grown(part_played(begun(ALICE, BOB, CAROL), percent), before)
            handed = matches.seat_player(session, 1, DAVE, "Dave").session
            assert people(grown(handed, before + after)) == [ALICE, counts, CAROL]


def test_a_seat_that_is_left_to_the_computer_counts_for_who_has_left_it() -> None:
    left = matches.seat_player(begun(ALICE, BOB, CAROL), 1, 0, "").session
    assert people(grown(left, 100)) == [ALICE, BOB, CAROL]
    conceded = matches.concede(begun(ALICE, BOB, CAROL), BOB).session
    found = said(conceded)
    assert found is not None
    assert [place.place for place in found.places] == [1, 3, 1]


def test_who_comes_back_gains_nothing_if_the_computer_has_played_for_them() -> None:
    away = absence.played_on(begun(ALICE, BOB), 0).session
    for played, gains in (0, True), (1, False):
        back = absence.come_back(grown(away, away.entries + played), ALICE).session
        found = said(grown(back, 100))
        assert found is not None
        assert [place.gains for place in found.places] == [gains, True]


@pytest.mark.parametrize(
    ("others", "by", "still"),
    [((), BOB, True), ((False,), BOB, False), ((True,), BOB, True), ((True,), CAROL, True)],
)
def test_an_only_opponent_still_loses_to_somebody_for_whom_the_computer_was_let_in(
    others: tuple[bool, ...], by: int, still: bool
) -> None:
    """`others`: for each person beside these two, whether they are new to the server: their seat is no rival."""
    waiting = late(begun(ALICE, BOB, *[CAROL] * len(others)), ALICE)
    seats = with_seat(waiting, 0, turn_began_at=1)
    seats[2:] = [structs.replace(seat, is_new=is_new) for seat, is_new in zip(seats[2:], others, strict=True)]
    away = absence.play_on(structs.replace(waiting, seats=seats), 0, 1, by).session
    back = absence.come_back(grown(away, away.entries + 1), ALICE).session
    for later in (back, away):
        found = said(grown(later, 100))
        assert found is not None
        assert (found.places[0].gains, found.places[0].beats) == (False, still)


def test_who_comes_back_gains_nothing_if_somebody_stood_in_for_them() -> None:
    stands_in = matches.seat_player(grown(begun(ALICE, BOB, CAROL), 9), 0, DAVE, "Dave", Left.ABSENT).session
    for played, gains in (0, True), (1, False):
        found = said(grown(absence.come_back(grown(stands_in, 9 + played), ALICE).session, 100))
        assert found is not None
        assert [place.gains for place in found.places] == [gains, True, True]


@pytest.mark.parametrize("others", [[BOB], [BOB, CAROL]])
def test_who_leaves_a_seat_to_the_computer_for_good_can_only_lose_by_it(others: list[int]) -> None:
    for entries in (10, 90):
        left = matches.seat_player(grown(begun(ALICE, *others), entries), 0, 0, "").session
        found = said(grown(left, 100))
        assert found is not None
        assert [(int(place.person), place.gains) for place in found.places] == [
            (ALICE, False),
            *((other, True) for other in others),
        ]


def test_nobody_gains_by_a_seat_that_somebody_new_to_the_server_has_begun() -> None:
    session = begun(ALICE, BOB)
    session = structs.replace(session, seats=with_seat(session, 0, is_new=True))
    found = said(grown(matches.seat_player(grown(session, 10), 0, DAVE, "Dave").session, 100))
    assert found is not None
    assert [(int(place.person), place.gains) for place in found.places] == [(DAVE, False), (BOB, True)]


def test_whose_hint_it_was_goes_with_the_seat() -> None:
    hinted = note_hint(grown(begun(ALICE, BOB, CAROL), 10), 1).session
    found = said(matches.seat_player(hinted, 1, DAVE, "Dave").session)
    assert found is not None
    assert [place.gains for place in found.places] == [True, False, True]


def test_a_hint_lets_nobody_gain_by_a_seat_whoever_had_it_then() -> None:
    before = [handed_over(note_hint(begun(ALICE, BOB), 1).session, percent) for percent in (9, 60)]
    for session in (*before, note_hint(handed_over(begun(ALICE, BOB), 9), 1).session):
        found = said(grown(session, 100))
        assert found is not None
        assert [place.gains for place in found.places] == [True, False]


def test_nobody_gets_help_that_would_cost_somebody_else_a_rating() -> None:
    stands_in = matches.seat_player(begun(ALICE, BOB, CAROL), 1, DAVE, "Dave", Left.ABSENT).session
    for session in stands_in, handed_over(begun(ALICE, BOB, CAROL), 55):
        with pytest.raises(UserError, match="no-help-for-others"):
            note_hint(session, 1)
        with pytest.raises(UserError, match="no-help-for-others"):
            note_tried(session, DAVE)
        assert note_hint(matches.unrate(session).session, 1).session.seats[1].parts
    assert note_hint(handed_over(begun(ALICE, BOB, CAROL), 45), 1).session.seats[1].parts


def test_nobody_escapes_a_loss_by_letting_somebody_else_give_up() -> None:
    handed = handed_over(well_under_way(begun(ALICE, BOB)), 60)
    waiting = late(played_to(handed, 0, turn_of=1), DAVE)
    for given_up in (matches.concede(handed, DAVE), matches.end(waiting, Ending.IDLE)):
        assert finishing(given_up.session) == {ALICE: 1, BOB: 2}


def test_nobody_can_choose_for_whom_a_seat_counts_after_they_lost_it() -> None:
    for percent, counts in (45, DAVE), (55, BOB):
        handed = part_played(handed_over(begun(ALICE, BOB), percent), 85)
        assert finishing(matches.concede(handed, DAVE).session) == {ALICE: 1, counts: 2}
        assert people(played_to(handed, 10_000)) == [ALICE, counts]
        for person, name in ((BOB, "Bob"), (CAROL, "Carol")):
            if person != counts:
                handed_on = matches.seat_player(handed, 1, person, name).session
                assert finishing(matches.concede(handed_on, person).session) == {ALICE: 1, counts: 2}


def test_a_seat_that_changes_hands_twice_before_half_counts_for_who_has_it_then() -> None:
    twice = matches.seat_player(handed_over(begun(ALICE, BOB), 20), 1, CAROL, "Carol").session
    assert people(twice) == [ALICE, CAROL]


def test_who_helped_out_after_half_of_a_match_loses_nothing_when_its_owner_gives_up() -> None:
    helped = handed_over(well_under_way(begun(ALICE, BOB)), 55)
    back = matches.seat_player(part_played(helped, 80), 1, BOB, "Bob").session
    assert finishing(matches.concede(back, BOB).session) == {ALICE: 1, BOB: 2}


def test_whoever_took_the_turns_of_a_seat_others_gain_by_it_after_five() -> None:
    session = structs.replace(begun(ALICE, BOB), entries=50)
    shared = [structs.replace(seat, pace=(EARLY - 2,)) for seat in session.seats]
    lent = matches.seat_player(structs.replace(session, seats=shared), 1, DAVE, "Dave").session
    for turns, early in ((1, True), (2, False)):
        seats = [structs.replace(seat, pace=(turns,)) if seat.person == DAVE else seat for seat in lent.seats]
        found = said(matches.concede(structs.replace(lent, seats=seats, entries=90), DAVE).session)
        assert found is not None
        assert [place.early for place in found.places if place.person == str(DAVE)] == [early]


def test_who_stands_in_loses_nothing_when_the_match_ends_because_of_them() -> None:
    handed = handed_over(well_under_way(begun(ALICE, BOB)), 59)
    stood_in = matches.seat_player(handed, 1, CAROL, "Carol", Left.ABSENT).session
    ended = matches.end(late(played_to(stood_in, 0, turn_of=1), CAROL), Ending.IDLE).session
    assert finishing(ended) == {ALICE: 1, BOB: 2}


def test_who_gave_a_seat_away_early_loses_nothing_when_it_is_given_up_later() -> None:
    handed = handed_over(well_under_way(begun(ALICE, BOB)), 20)
    assert finishing(matches.concede(handed, DAVE).session) == {ALICE: 1, DAVE: 2}


def test_turns_before_somebody_stood_in_count_when_an_absent_player_gives_up_later() -> None:
    absent = matches.seat_player(well_under_way(begun(ALICE, BOB, CAROL)), 0, DAVE, "Dave", Left.ABSENT).session
    for session in (absent, matches.concede(matches.give_back(absent, 0).session, ALICE).session):
        found = said(session)
        assert found is not None
        assert not any(place.early for place in found.places)


def test_nobody_gains_by_somebody_who_had_few_turns_and_for_whom_somebody_stands_in() -> None:
    found = said(matches.seat_player(begun(ALICE, BOB, CAROL), 0, DAVE, "Dave", Left.ABSENT).session)
    assert found is not None
    assert [place.person for place in found.places if place.early] == [str(ALICE)]


def test_nobody_new_to_the_server_takes_over_a_seat_of_a_rated_match() -> None:
    """They risk nothing, so they could lose on purpose what is somebody else's."""
    session = begun(ALICE, BOB, CAROL)
    offered = absence.invite(session, BOB, DAVE, "Dave").session
    proposed = consent.propose(session, BOB, Replace(1, DAVE, "Dave"), 0).session
    with pytest.raises(UserError, match="too-new"):
        absence.substitute(offered, DAVE, is_new=True)
    with pytest.raises(UserError, match="too-new"):
        consent.agree(proposed, DAVE, 1, Moment(0), is_new=True)
    unrated = absence.invite(matches.unrate(session).session, BOB, DAVE, "Dave").session
    assert absence.substitute(unrated, DAVE, is_new=True).session.seat_of(DAVE) == 1


def test_the_seat_of_somebody_new_to_the_server_counts_for_nobody() -> None:
    gathered = structs.replace(lobby(ALICE, CAROL), guild=GUILD)
    gathered = lobbies.join(gathered, BOB, "Bob", 9, is_new=True).session
    gathered = lobbies.join(gathered, CAROL, "Carol", 10).session  # asked again
    assert gathered.proof is not None
    started = lobbies.start(gathered, ALICE, gathered.id, gathered.proof).session
    assert {*people(started)} == {ALICE, CAROL}


def test_a_forgotten_person_is_in_nothing_that_a_match_says() -> None:
    handed = handed_over(begun(ALICE, BOB, CAROL), 60)
    assert BOB in people_in(handed)
    forgotten = forget(handed, BOB).session
    assert BOB not in people_in(forgotten)
    assert people(forgotten) == [ALICE, CAROL]
    assert people(forget(begun(ALICE, BOB, CAROL), BOB).session) == [ALICE, CAROL]


def test_partners_are_on_one_side() -> None:
    session = begun(ALICE, BOB)
    result = result_of(finished(session))
    assert result is not None
    together = result._replace(players=tuple(player._replace(side=0) for player in result.players))
    assert rated_match(session, together) is None


def test_an_absent_player_is_last_whatever_the_one_who_stands_in_does() -> None:
    session = grown(begun(ALICE, BOB, CAROL), 40)
    stands_in = matches.seat_player(session, 0, DAVE, "Dave", Left.ABSENT).session
    for after in (stands_in, matches.concede(stands_in, DAVE).session):
        assert DAVE not in people(after)
    found = said(grown(stands_in, 200))
    assert found is not None
    assert max(found.places, key=lambda place: place.place).person == str(ALICE)


def test_an_absent_player_who_comes_back_counts_by_the_result() -> None:
    session = matches.seat_player(grown(begun(ALICE, BOB, CAROL), 90), 0, DAVE, "Dave", Left.ABSENT).session
    back = matches.give_back(grown(session, 95), 0).session
    assert sorted(people(grown(back, 100))) == [ALICE, BOB, CAROL]


def test_conceding_is_no_way_to_leave_a_bad_place_to_somebody_else() -> None:
    conceded = matches.concede(grown(begun(ALICE, BOB, CAROL), 10), ALICE).session
    found = said(grown(matches.seat_player(conceded, 0, DAVE, "Dave", Left.CONCEDED).session, 100))
    assert found is not None
    assert max(found.places, key=lambda place: place.place).person == str(ALICE)


def test_who_takes_a_seat_is_told_for_whom_it_counts_and_whether_it_can_gain() -> None:
    session = begun(ALICE, BOB, CAROL)
    assert at_stake(part_played(session, 45), 1) == AtStake(None, gains=True)
    assert at_stake(part_played(session, 55), 1) == AtStake("Bob", gains=True)
    assert at_stake(note_hint(session, 1).session, 1) == AtStake(None, gains=False)
    assert at_stake(handed_over(session, 55), 1) == AtStake("Bob", gains=True)


def test_nothing_is_at_stake_in_a_seat_that_is_not_rated_or_whose_player_has_conceded() -> None:
    session = begun(ALICE, BOB, CAROL)
    assert at_stake(matches.unrate(session).session, 1) is None
    assert at_stake(matches.concede(session, BOB).session, 1) is None
    assert at_stake(begun(ALICE, computers=1), 0) is None


@pytest.mark.parametrize("percent", [45, 55])
def test_a_seat_counts_for_whom_it_was_said_to_count_before_it_was_taken(percent: int) -> None:
    offered = absence.invite(part_played(begun(ALICE, BOB), percent), BOB, DAVE, "Dave").session
    for session in offered, late(offered, BOB):
        told = at_stake(session, 1)
        assert told is not None
        counts = DAVE if told.owner is None else BOB
        assert people(played_to(absence.substitute(session, DAVE).session, 10_000)) == [ALICE, counts]
