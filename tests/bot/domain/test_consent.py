"""Proposals: who has to agree, what lapses, and what is carried out."""

import msgspec
import pytest
from msgspec import structs

from bot.computer import player
from bot.domain import absence, consent, matches, turns
from bot.domain import session as sessions
from bot.domain.calendar import DAY, HOUR, Span
from bot.domain.errors import UserError
from bot.domain.matches import NOTICE
from bot.domain.proposal import Annul, Finish, Outcome, Pause, Proposal, Replace, Resume, TakeBack, Unrate, What
from bot.domain.session import AnySession, Change, Ending, Stage, TakenBack, with_seat
from bot.domain.turn_time import Moment
from rules import match as rules_match
from rules.match import AnyEntry, AnyMatch
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, match, turn

NOW = 1_800_000_000
ANYTHING: list[What] = [Finish(), Annul(), Pause()]


def proposed(session: AnySession, what: What, by: int = ALICE) -> AnySession:
    """Returns `session` with a proposal that others have to agree to."""
    change = consent.propose(session, by, what, NOW)
    assert (change.proposal_changed, change.news) == (True, False)
    return change.session


def agree(session: AnySession, person: int, number: int = 1) -> Change:
    return consent.agree(session, person, number, Moment(NOW))


def outcome(session: AnySession) -> Outcome:
    return last(session).outcome


def last(session: AnySession) -> Proposal:
    assert session.proposal is not None
    return session.proposal


def logged(session: AnySession, number: int) -> tuple[AnySession, list[AnyEntry]]:
    """Returns `session` after some whole turns, and its log."""
    begun = session.playing
    _, opening = rules_match.start_match(session.rules, begun.seats, begun.options, begun.state.chance.key)
    return played(session, [opening], number)


def played(session: AnySession, log: list[AnyEntry], number: int) -> tuple[AnySession, list[AnyEntry]]:
    """Returns `session` after some more whole turns, whoever takes them, and its log."""
    for _ in range(number):
        seat = session.to_move[0]
        made = session.playing.move_counts[seat]
        while session.playing.move_counts[seat] == made:
            question = rules_match.question(session.playing, seat)
            assert question is not None
            move = question.options[0] if question.options else None
            change = turns.done(session, seat) if move is None else turns.choose(session, seat, move)
            session, log = change.session, log + change.entries
    return session, log


def replayed(session: AnySession, log: list[AnyEntry]) -> AnyMatch:
    playing = session.playing
    return rules_match.replay(session.rules, playing.seats, playing.options, playing.state.chance.key, log)


@pytest.mark.parametrize("what", ANYTHING)
def test_a_proposal_is_carried_out_when_the_last_voter_agrees(what: What) -> None:
    session = proposed(match(ALICE, BOB, CAROL, computers=1), what)
    assert last(session).missing == [person for person in session.people if person != ALICE]
    first = agree(session, BOB)
    assert (first.proposal_changed, first.news, outcome(first.session)) == (True, False, Outcome.OPEN)
    second = agree(first.session, CAROL)
    assert (second.proposal_changed, second.news, outcome(second.session)) == (True, True, Outcome.AGREED)


@pytest.mark.parametrize("what", ANYTHING)
def test_among_computers_nobody_else_has_to_agree(what: What) -> None:
    change = consent.propose(match(ALICE, computers=2), ALICE, what, NOW)
    assert (change.news, outcome(change.session)) == (True, Outcome.AGREED)


def test_a_player_who_conceded_has_no_vote() -> None:
    session = matches.concede(match(ALICE, BOB, CAROL), CAROL).session
    assert last(proposed(session, Annul())).missing == [BOB]


def test_each_person_can_agree_only_once() -> None:
    session = agree(proposed(match(ALICE, BOB, CAROL), Annul()), BOB).session
    with pytest.raises(UserError, match="already-agreed"):
        agree(session, BOB)
    with pytest.raises(UserError, match="own-proposal"):
        agree(session, ALICE)
    with pytest.raises(UserError, match="no-vote"):
        agree(session, DAVE)


def test_one_person_who_declines_is_enough() -> None:
    change = consent.decline(proposed(match(ALICE, BOB, CAROL), Annul()), BOB, 1)
    assert (change.proposal_changed, change.news, outcome(change.session)) == (True, False, Outcome.DECLINED)
    assert last(change.session).closed_by == BOB
    with pytest.raises(UserError, match="proposal-closed"):
        agree(change.session, CAROL)


def test_a_proposer_can_withdraw_and_a_spectator_cannot_decline() -> None:
    session = proposed(match(ALICE, BOB), Annul())
    with pytest.raises(UserError, match="no-vote"):
        consent.decline(session, DAVE, 1)
    assert outcome(consent.decline(session, ALICE, 1).session) == Outcome.WITHDRAWN


def test_a_match_has_one_proposal_at_a_time_each_with_its_number() -> None:
    session = proposed(match(ALICE, BOB), Annul())
    with pytest.raises(UserError, match="already-proposed"):
        consent.propose(session, BOB, Finish(), NOW)
    session = proposed(consent.decline(session, BOB, 1).session, Finish(), by=BOB)
    assert last(session).number == 2
    with pytest.raises(UserError, match="proposal-closed"):
        agree(session, ALICE, number=1)
    with pytest.raises(UserError, match="proposal-closed"):
        consent.decline(session, ALICE, 1)


def test_only_players_propose_and_only_before_the_end() -> None:
    session = match(ALICE, BOB)
    with pytest.raises(UserError, match="not-a-player"):
        consent.propose(session, DAVE, Annul(), NOW)
    with pytest.raises(UserError, match="not-in-play"):
        consent.propose(matches.concede(session, BOB).session, ALICE, Annul(), NOW)


def test_a_proposal_is_stored_with_its_session() -> None:
    for what in (*ANYTHING, TakeBack(1, draws=2), Replace(1, CAROL, "Carol"), Resume()):
        session = structs.replace(match(ALICE, BOB), proposal=Proposal(3, what, ALICE, (ALICE, BOB), (BOB,), 1, 1))
        assert sessions.decode(msgspec.json.encode(session)) == session


def test_a_move_makes_a_proposal_lapse_that_goes_back_or_says_what_the_match_is_worth() -> None:
    start, _ = logged(structs.replace(match(ALICE, BOB), guild=1), 1)
    for what in (TakeBack(1, draws=0), Finish(), Annul(), Unrate()):
        session = proposed(start, what)
        seat = session.to_move[0]
        question = rules_match.question(session.playing, seat)
        assert question is not None
        drafted = turns.choose(session, seat, question.options[0])
        assert (drafted.proposal_changed, outcome(drafted.session)) == (False, Outcome.OPEN)
        moved = turn(session, seat)
        assert outcome(moved) == Outcome.LAPSED
        with pytest.raises(UserError, match="proposal-closed"):
            agree(moved, BOB)


def test_moves_do_not_affect_other_proposals() -> None:
    for what in (Pause(), Replace(1, DAVE, "Dave")):
        session = proposed(match(ALICE, BOB, CAROL), what)
        assert outcome(turn(session, session.to_move[0])) == Outcome.OPEN


def test_a_proposal_lapses_if_the_players_change_or_the_match_is_over() -> None:
    session = proposed(match(ALICE, BOB, CAROL), Annul())
    for after in (
        matches.concede(session, CAROL),
        matches.seat_player(session, 2, DAVE, "Dave"),
        matches.end(session, Ending.AGREED),
    ):
        assert (after.proposal_changed, outcome(after.session)) == (True, Outcome.LAPSED)


def test_a_match_is_rewound_with_everybodys_consent() -> None:
    session, log = logged(match(ALICE, BOB, CAROL), 3)
    again = replayed(session, log[:2])
    session = consent.propose(session, ALICE, TakeBack(2, draws=0), NOW, again=again).session
    first = consent.agree(session, BOB, 1, Moment(NOW), again=again)
    assert first.session.match == session.match
    change = consent.agree(first.session, CAROL, 1, Moment(NOW), again=again)
    after = change.session
    assert after.playing.state == again.state
    assert (after.entries, change.kept, change.entries) == (2, 2, [])
    assert (change.news, change.notices) == (True, (TakenBack(0),))


def test_a_host_alone_with_computers_rewinds_at_once() -> None:
    session, log = logged(match(ALICE, computers=1), 1)
    change = consent.propose(session, ALICE, TakeBack(1, draws=0), NOW, again=replayed(session, log[:1]))
    assert (change.kept, outcome(change.session)) == (1, Outcome.AGREED)


def test_the_computer_waits_while_a_rewind_is_proposed() -> None:
    session = match(ALICE, BOB, computers=1, options={"start_player": "first_seat"})
    while not player.waiting(session):
        session = turn(session, session.to_move[0])
    seat = session.to_move[0]
    age = rules_match.version_of(session.playing, seat)
    assert player.is_awaited(session, seat, age)
    for what, waits in ((TakeBack(1, draws=0), True), (Annul(), False)):
        open_one = proposed(session, what)
        assert player.is_awaited(open_one, seat, age) != waits
        assert player.waiting(consent.decline(open_one, BOB, 1).session) == [seat]


@pytest.mark.parametrize("line", [0, 4, 99])
def test_a_match_cannot_be_rewound_to_a_line_outside_its_turns(line: int) -> None:
    session, log = logged(match(ALICE, BOB), 1)
    assert session.entries == len(log) == 4
    with pytest.raises(UserError, match="moved-on"):
        consent.propose(session, ALICE, TakeBack(line, draws=0), NOW)


def test_people_can_end_a_match_with_or_without_a_result() -> None:
    for what, ending in ((Finish(), Ending.AGREED), (Annul(), Ending.ANNULLED)):
        after = agree(proposed(match(ALICE, BOB), what), BOB).session
        assert (after.stage, after.ending, after.to_move) == (Stage.OVER, ending, [])


def test_a_pause_stops_the_clocks_and_still_allows_moves() -> None:
    session = agree(proposed(match(ALICE, BOB), Pause()), BOB).session
    assert session.paused
    assert turn(session, session.to_move[0]).paused
    with pytest.raises(UserError, match="not-running"):
        consent.propose(session, ALICE, Pause(), NOW)
    resuming = consent.propose(session, ALICE, Resume(), NOW).session
    after = consent.agree(resuming, BOB, 2, Moment(NOW + 60)).session
    assert not after.paused
    assert after.pauses == [(NOW, NOW + 60)]
    with pytest.raises(UserError, match="not-paused"):
        consent.propose(after, ALICE, Resume(), NOW + 60)


def test_one_person_ends_a_pause_a_day_later_whatever_the_others_do() -> None:
    session = agree(proposed(match(ALICE, BOB, CAROL), Pause()), BOB).session
    session = agree(session, CAROL).session
    resuming = consent.propose(session, ALICE, Resume(), NOW + 60)
    assert (resuming.news, resuming.session.paused_until) == (False, NOW + 60 + NOTICE)
    declined = consent.decline(resuming.session, BOB, 2).session
    assert declined.paused_until == NOW + 60 + NOTICE
    again = consent.propose(declined, BOB, Resume(), NOW + HOUR).session
    assert again.paused_until == NOW + 60 + NOTICE, "nobody puts it off"


def test_the_end_of_a_pause_is_announced_once_when_it_comes() -> None:
    session = agree(proposed(match(ALICE, BOB), Pause()), BOB).session
    resuming = consent.propose(session, ALICE, Resume(), NOW).session
    with pytest.raises(UserError, match="moved-on"):
        matches.resumed(resuming, NOW + NOTICE - 1)
    over = matches.resumed(resuming, NOW + NOTICE)
    assert (over.news, over.proposal_changed, over.session.proposed) == (True, True, None)
    with pytest.raises(UserError, match="moved-on"):
        matches.resumed(over.session, NOW + NOTICE)


def test_a_pause_ends_a_day_later_although_another_proposal_is_open() -> None:
    session = agree(proposed(match(ALICE, BOB), Pause()), BOB).session
    blocked = proposed(session, Annul(), by=BOB)
    change = consent.propose(blocked, ALICE, Resume(), NOW)
    assert (change.news, change.session.paused_until) == (True, NOW + NOTICE)
    assert last(change.session).what == Annul()


def test_a_pause_that_ends_can_only_be_prolonged_by_everybody() -> None:
    session = agree(proposed(match(ALICE, BOB), Pause()), BOB).session
    resuming = consent.decline(consent.propose(session, ALICE, Resume(), NOW).session, BOB, 2).session
    wanted = proposed(resuming, Pause(), by=BOB)
    assert wanted.paused_until == NOW + NOTICE
    assert consent.agree(wanted, ALICE, 3, Moment(NOW + HOUR)).session.paused


def test_a_spectator_does_not_end_a_pause() -> None:
    session = agree(proposed(match(ALICE, BOB), Pause()), BOB).session
    with pytest.raises(UserError, match="not-a-player"):
        consent.propose(session, DAVE, Resume(), NOW)


def seat_of(session: AnySession, person: int) -> int:
    seat = session.seat_of(person)
    assert seat is not None
    return seat


def late(session: AnySession, person: int) -> AnySession:
    """Returns `session` with the time of a person run out."""
    return structs.replace(session, seats=with_seat(session, seat_of(session, person), late=session.revision))


def test_an_active_player_is_not_replaced_without_their_own_consent() -> None:
    session = match(ALICE, BOB, CAROL, DAVE)
    dave = seat_of(session, DAVE)
    session = proposed(session, Replace(dave))
    assert sorted(last(session).missing) == [BOB, CAROL, DAVE]
    agreed = agree(session, BOB).session
    assert (outcome(agreed), last(agreed).missing) == (Outcome.OPEN, [DAVE])
    assert agree(agreed, DAVE).session.seats[dave].by_computer
    assert outcome(consent.decline(agreed, DAVE, 1).session) == Outcome.DECLINED


def test_all_but_the_owner_agree_that_the_computer_plays_for_somebody_late() -> None:
    session = late(match(ALICE, BOB, CAROL, DAVE), DAVE)
    dave = seat_of(session, DAVE)
    session = proposed(session, Replace(dave), by=BOB)
    assert sorted(last(session).missing) == [ALICE, CAROL]
    after = agree(agree(session, ALICE).session, CAROL).session
    assert after.seats[dave].by_computer
    assert after.people == [person for person in session.people if person != DAVE]
    assert not absence.come_back(after, DAVE).session.seats[dave].by_computer, "it is still theirs"


def test_the_host_needs_one_other_vote_to_replace_somebody_late() -> None:
    session = late(match(ALICE, BOB, CAROL, DAVE), DAVE)
    session = proposed(session, Replace(seat_of(session, DAVE)))
    assert outcome(agree(session, BOB).session) == Outcome.AGREED


def test_two_people_decide_together_that_one_is_replaced() -> None:
    session = proposed(match(ALICE, BOB), Replace(1))
    assert last(session).missing == [BOB]
    assert outcome(agree(session, BOB).session) == Outcome.AGREED


def test_a_player_who_left_the_server_has_no_vote() -> None:
    session = match(ALICE, BOB)
    change = consent.propose(session, ALICE, Replace(1), NOW, gone=True)
    assert change.session.seats[1].by_computer
    assert change.session.stage is Stage.PLAY
    assert not absence.come_back(change.session, BOB).session.seats[1].by_computer, "it is still theirs"


def test_a_late_player_can_decline_to_be_replaced() -> None:
    session = late(match(ALICE, BOB, CAROL), BOB)
    session = proposed(session, Replace(seat_of(session, BOB)))
    assert BOB not in last(session).missing
    assert outcome(consent.decline(session, BOB, 1).session) == Outcome.DECLINED


def test_two_people_decide_together_even_if_one_is_late() -> None:
    assert last(proposed(late(match(ALICE, BOB), BOB), Replace(1, DAVE, "Dave"))).missing == [BOB, DAVE]


def test_a_new_player_has_to_take_the_seat_themselves() -> None:
    session = late(match(ALICE, BOB, CAROL), BOB)
    bob = seat_of(session, BOB)
    session = proposed(session, Replace(bob, DAVE, "Dave"))
    agreed = agree(session, CAROL).session
    assert (outcome(agreed), last(agreed).missing) == (Outcome.OPEN, [DAVE])
    after = consent.agree(agreed, DAVE, 1, Moment(NOW + NOTICE)).session
    assert (after.seats[bob].person, after.seats[bob].name, after.seat_of(BOB)) == (DAVE, "Dave", None)
    taken = consent.agree(session, DAVE, 1, Moment(NOW + NOTICE)).session
    assert outcome(consent.agree(taken, CAROL, 1, Moment(NOW + NOTICE)).session) == Outcome.AGREED
    assert outcome(consent.decline(session, DAVE, 1).session) == Outcome.DECLINED


def test_players_can_give_away_their_own_seat_with_consent() -> None:
    session = proposed(match(ALICE, BOB), Replace(0, DAVE, "Dave"))
    assert last(session).missing == [BOB, DAVE]
    after = agree(agree(session, BOB).session, DAVE).session
    assert [seat.person for seat in after.seats] == [DAVE, BOB]
    assert after.host == DAVE


def test_a_conceded_seat_can_go_to_a_person_but_not_to_the_computer() -> None:
    session = match(ALICE, BOB, CAROL)
    bob = seat_of(session, BOB)
    session = matches.concede(session, BOB).session
    with pytest.raises(UserError, match="computer-plays"):
        consent.propose(session, ALICE, Replace(bob), NOW)
    after = agree(agree(proposed(session, Replace(bob, DAVE, "Dave")), CAROL).session, DAVE).session
    assert after.seat_of(DAVE) == bob
    assert not after.seats[bob].by_computer


def away(session: AnySession, person: int) -> AnySession:
    """Returns `session` with the computer playing for a person until they come back."""
    return absence.played_on(session, seat_of(session, person)).session


def test_a_player_who_is_away_has_no_vote_about_their_seat_but_can_come_back() -> None:
    session = away(match(ALICE, BOB, CAROL), BOB)
    bob = seat_of(session, BOB)
    with pytest.raises(UserError, match="computer-plays"):
        consent.propose(session, ALICE, Replace(bob), NOW)
    given_away = proposed(session, Replace(bob, DAVE, "Dave"))
    assert last(given_away).missing == [CAROL, DAVE]
    assert outcome(consent.decline(given_away, BOB, 1).session) == Outcome.DECLINED
    assert outcome(absence.come_back(given_away, BOB).session) == Outcome.LAPSED


@pytest.mark.parametrize("what", [Annul(), Unrate(), Finish()])
def test_who_is_away_is_asked_whether_the_match_counts_and_a_day_later_it_works_without_them(what: What) -> None:
    session = proposed(away(structs.replace(match(ALICE, BOB, CAROL), guild=1), BOB), what)
    assert last(session).missing == [CAROL, BOB]
    agreed = agree(session, CAROL).session
    assert (outcome(agreed), last(agreed).missing) == (Outcome.OPEN, [BOB])
    for person in (ALICE, CAROL):
        with pytest.raises(UserError, match=r"own-proposal|already-agreed"):
            consent.agree(agreed, person, 1, Moment(NOW + NOTICE - 1))
        assert outcome(consent.agree(agreed, person, 1, Moment(NOW + NOTICE)).session) == Outcome.AGREED
    assert outcome(agree(agreed, BOB).session) == Outcome.AGREED
    assert outcome(consent.decline(agreed, BOB, 1).session) == Outcome.DECLINED
    late_vote = consent.agree(session, ALICE, 1, Moment(NOW + NOTICE)).session
    assert (outcome(late_vote), last(late_vote).missing) == (Outcome.OPEN, [CAROL]), "Carol is there"


def test_time_in_which_parlour_is_down_is_no_notice_to_who_is_away() -> None:
    session = proposed(away(structs.replace(match(ALICE, BOB, CAROL), guild=1), BOB), Annul())
    agreed, down = agree(session, CAROL).session, (Span(NOW + HOUR, NOW + HOUR + 3 * DAY),)
    with pytest.raises(UserError, match="own-proposal"):
        consent.agree(agreed, ALICE, 1, Moment(NOW + 3 * DAY + NOTICE - 1, down=down))
    later = Moment(NOW + 3 * DAY + NOTICE, down=down)
    assert outcome(consent.agree(agreed, ALICE, 1, later).session) == Outcome.AGREED


def test_nobody_looks_ahead_by_a_rewind_of_which_an_absent_player_is_not_told() -> None:
    session, log = logged(match(ALICE, BOB), 4)
    session = away(session, BOB)
    left = session.entries
    session, log = played(session, log, 2)
    for line in (left - 1, left):
        earlier = replayed(session, log[:line])
        asked = consent.propose(session, ALICE, TakeBack(line, 0), NOW, again=earlier).session
        assert last(asked).missing == [BOB]
        assert outcome(consent.agree(asked, ALICE, 1, Moment(NOW + NOTICE), again=earlier).session) == Outcome.AGREED


def test_who_has_a_substitute_is_asked_as_well() -> None:
    session = late(match(ALICE, BOB, CAROL), BOB)
    session = agree(proposed(session, Replace(seat_of(session, BOB), DAVE, "Dave")), CAROL).session
    session = consent.agree(session, DAVE, 1, Moment(NOW + NOTICE)).session
    assert last(proposed(session, Annul())).missing == [DAVE, CAROL, BOB]


def test_the_last_one_there_ends_the_match_with_its_result_at_once() -> None:
    session = away(match(ALICE, BOB), BOB)
    assert outcome(consent.propose(session, ALICE, Finish(), NOW).session) == Outcome.AGREED


def test_a_senseless_replacement_cannot_be_proposed() -> None:
    session = match(ALICE, BOB, computers=1)
    computer = next(number for number, seat in enumerate(session.seats) if not seat.person)
    for what, name in (
        (Replace(seat_of(session, BOB), ALICE, "Alice"), "already-seated"),
        (Replace(computer), "nobody-there"),
        (Replace(computer, DAVE, "Dave"), "nobody-there"),
        (Replace(9), "nobody-there"),
    ):
        with pytest.raises(UserError, match=name):
            consent.propose(session, ALICE, what, NOW)


def test_a_new_owner_gets_no_draft_and_no_standing_orders() -> None:
    session = match(ALICE, BOB)
    seat = session.to_move[0]
    question = rules_match.question(session.playing, seat)
    assert question is not None
    session = turns.choose(session, seat, question.options[0]).session
    session.playing.standing_orders[seat] = ["a standing order"]
    after = matches.seat_player(session, seat, DAVE, "Dave").session
    assert (after.playing.drafts, after.playing.standing_orders) == ({}, {})
    assert after.to_move == session.to_move


def test_a_player_cannot_be_seated_a_second_time() -> None:
    with pytest.raises(UserError, match="already-seated"):
        matches.seat_player(match(ALICE, BOB), 1, ALICE, "Alice")
    with pytest.raises(UserError, match="not-in-play"):
        matches.seat_player(matches.concede(match(ALICE, BOB), BOB).session, 1, DAVE, "Dave")


def test_a_match_without_people_is_over_and_another_person_becomes_host() -> None:
    session = match(ALICE, BOB)
    first = matches.seat_player(session, 0, 0, "").session
    assert (first.stage, first.host) == (Stage.PLAY, BOB)
    assert matches.seat_player(first, 1, 0, "").session.stage is Stage.OVER
