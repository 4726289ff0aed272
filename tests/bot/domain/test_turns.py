"""Turns: drafts, Done, conceding, computer seats, and ranking."""

from collections.abc import Callable

import msgspec
import pytest

from bot.domain import lobbies, matches, turns
from bot.domain import session as sessions
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Stage
from rules import match as rules_match
from rules.match import Illegal
from tests.bot.sessions import ALICE, BOB, CAROL, CHANNEL, DAVE, LOBBY, lobby, match, seeded_match, taps, turn


def first_choice(session: AnySession) -> tuple[int, AnySession]:
    """Returns the first seat to move, and the session with its first option drafted."""
    seat = session.to_move[0]
    question = rules_match.question(session.playing, seat)
    assert question is not None
    change = turns.choose(session, seat, question.options[0])
    assert not change.news
    assert change.entries == []
    return seat, change.session


def test_a_choice_is_drafted_and_not_announced() -> None:
    before = match(ALICE, BOB)
    seat, session = first_choice(before)
    assert session.playing.state == before.playing.state
    assert len(session.playing.drafts[seat]) == 1
    assert session.revision == before.revision + 1


def test_taking_back_restores_the_match() -> None:
    before = match(ALICE, BOB)
    seat, session = first_choice(before)
    change = turns.take_back(session, seat)
    assert change.session.match == before.match
    assert not change.news


def test_an_empty_draft_cannot_be_taken_back() -> None:
    session = match(ALICE, BOB)
    with pytest.raises(UserError, match="nothing-to-take-back"):
        turns.take_back(session, session.to_move[0])


def test_an_incomplete_turn_cannot_be_ended() -> None:
    session = match(ALICE, BOB)
    with pytest.raises(UserError, match="not-done"):
        turns.done(session, session.to_move[0])


def test_a_seat_that_is_not_to_move_cannot_choose() -> None:
    session = match(ALICE, BOB)
    other = 1 - session.to_move[0]
    question = rules_match.question(session.playing, session.to_move[0])
    assert question is not None
    with pytest.raises(Illegal):
        turns.choose(session, other, question.options[0])


def test_done_commits_the_draft_and_is_announced() -> None:
    session = match(ALICE, BOB)
    seat = session.to_move[0]
    *_, last = (tap for tap in _until_complete(session, seat))
    change = turns.done(last, seat)
    assert [entry.seat for entry in change.entries] == [seat] * len(last.playing.drafts[seat])
    assert change.session.entries == last.entries + len(change.entries)
    assert change.session.playing.drafts == {}
    assert change.news


def _until_complete(session: AnySession, seat: int) -> list[AnySession]:
    """Returns the sessions while `seat` drafts option after option, up to a complete turn."""
    found = [session]
    while (question := rules_match.question(found[-1].playing, seat)) and question.options:
        found.append(turns.choose(found[-1], seat, question.options[0]).session)
    return found


def test_a_computer_commits_its_whole_turn_at_once() -> None:
    session = match(ALICE, computers=1)
    while session.to_move == [0]:
        session = turn(session, 0)
    assert session.to_move == [1]
    moves = _until_complete(session, 1)[-1].playing.drafts[1]
    change = turns.commit_move(session, 1, moves)
    assert [entry.move for entry in change.entries] == moves
    assert change.session.playing.drafts == {}


def test_seats_belong_to_people_or_to_the_computer() -> None:
    session = match(ALICE, computers=2)
    assert [seat.by_computer for seat in session.seats] == [False, True, True]
    assert (session.seat_of(ALICE), session.seat_of(BOB)) == (0, None)


def test_with_two_players_the_other_wins_if_one_concedes() -> None:
    change = matches.concede(match(ALICE, BOB), ALICE)
    assert change.session.stage is Stage.OVER
    assert change.session.to_move == []
    assert change.news
    assert [(rank.seat, rank.place) for rank in sessions.ranked(change.session)] == [(1, 1), (0, 2)]


def test_with_more_players_the_computer_takes_over_a_conceded_seat() -> None:
    session = match(ALICE, BOB, CAROL)
    seat = session.seat_of(BOB)
    assert seat is not None
    after = matches.concede(session, BOB).session
    assert after.stage is Stage.PLAY
    assert after.seats[seat].by_computer
    assert after.seat_of(BOB) is None


def test_conceding_drops_only_ones_own_draft() -> None:
    session = match(ALICE, BOB, CAROL, options={"selection_mode": "simultaneous"})
    for seat in (0, 1):
        question = rules_match.question(session.playing, seat)
        assert question is not None
        session = turns.choose(session, seat, question.options[0]).session
    after = matches.concede(session, session.seats[0].person).session
    assert after.playing.drafts == {1: session.playing.drafts[1]}


def test_a_match_with_only_computers_left_is_over() -> None:
    session = matches.concede(match(ALICE, BOB, CAROL), BOB).session
    session = matches.concede(session, CAROL).session
    assert session.stage is Stage.PLAY
    assert matches.concede(session, ALICE).session.stage is Stage.OVER


def test_a_player_who_concedes_is_last_regardless_of_points() -> None:
    session = seeded_match("manhattan", 4, {}, seed=3)
    *_, last = (tap.session for tap in taps(session, seed=3))
    leader = sessions.ranked(last)[0].seat
    after = matches.concede(last, last.seats[leader].person).session
    ranked = sessions.ranked(after)
    assert (ranked[-1].seat, ranked[-1].place) == (leader, 4)
    assert max(rank.score.points for rank in ranked) == ranked[-1].score.points


def test_a_spectator_cannot_concede_a_match() -> None:
    with pytest.raises(UserError, match="not-playing"):
        matches.concede(match(ALICE, computers=1), DAVE)


def test_nobody_can_concede_in_a_lobby_or_after_the_end() -> None:
    with pytest.raises(UserError, match="not-playing"):
        matches.concede(lobby(ALICE, BOB), ALICE)
    over = matches.concede(match(ALICE, BOB), ALICE).session
    with pytest.raises(UserError, match="not-playing"):
        matches.concede(over, BOB)


def test_a_match_played_to_its_end_is_over_and_ranked() -> None:
    *_, last = taps(seeded_match("manhattan", 2, {}, seed=1), seed=1)
    session = turns.done(last.session, last.seat).session
    assert session.stage is Stage.OVER
    assert session.to_move == []
    ranked = sessions.ranked(session)
    assert [rank.place for rank in ranked] in ([1, 2], [1, 1])
    assert ranked[0].score.points >= ranked[1].score.points


def test_a_match_that_moves_to_another_channel_keeps_its_id() -> None:
    change = matches.move(match(ALICE, BOB), CHANNEL)
    assert (change.session.id, change.session.channel, change.news) == (LOBBY, CHANNEL, False)


STAGES: dict[str, Callable[[], AnySession]] = {
    "lobby": lambda: lobby(ALICE, BOB, computers=1, options={"promo": "on"}),
    "play": lambda: match(ALICE, computers=3),
    "draft": lambda: first_choice(match(ALICE, BOB, CAROL))[1],
    "over": lambda: matches.concede(match(ALICE, BOB), BOB).session,
    "closed": lambda: lobbies.cancel(lobby(ALICE), ALICE).session,
}


@pytest.mark.parametrize("stage", STAGES)
def test_a_session_survives_encoding_and_decoding(stage: str) -> None:
    session = STAGES[stage]()
    assert sessions.decode(msgspec.json.encode(session)) == session


def test_every_moment_of_a_match_survives_encoding() -> None:
    for number, tap in enumerate(taps(seeded_match("manhattan", 3, {}, seed=2), seed=2)):
        if number % 7 == 0:
            assert sessions.decode(msgspec.json.encode(tap.session)) == tap.session


@pytest.mark.parametrize("document", [b"", b"{}", b"[]", b'{"game": "manhattan"}'])
def test_an_invalid_document_is_not_decoded(document: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        sessions.decode(document)


def test_a_document_of_a_game_that_is_gone_is_not_taken_for_an_invalid_one() -> None:
    with pytest.raises(sessions.UnknownGame, match="gone"):
        sessions.decode(b'{"game": "gone", "id": 1}')
