"""Positions of records as sessions, and back, without a channel."""

import msgspec
import pytest
from msgspec import Raw, structs

from bot.app.workbench import sessions
from bot.app.workbench.messages import Lay, Place
from bot.domain.session import AnySession, Stage
from rules import games, selfplay
from rules import match as matches
from rules.game import Move
from rules.match import AnyMatch
from rules.record import AnyRecord

PEOPLE = [(201, "Alice"), (202, "Bob"), (203, "Carol"), (204, "Dave")]


def recorded(game: str, moves: int = 20) -> AnyRecord:
    rules = games.load(game)
    return selfplay.recorded(rules, rules.info.most, {}, 1, moves)


def session_of(found: AnyRecord, line: int, revision: int = 1) -> AnySession:
    """Returns the session at a line of a record, with its log, as the bot stores it."""
    request = Lay(1, Raw(msgspec.json.encode(found)), line, 0, "en", Place(1, 2, PEOPLE))
    begun = sessions.begun(games.load(found.game), found, line, 0)
    session = sessions.seated(request, begun, 7, revision)
    for change in sessions.changes(begun, now=1000):
        session = change(session).session
    return session


@pytest.mark.parametrize("game", games.names())
def test_a_match_goes_on_from_a_line_as_if_it_had_been_played_up_to_there(game: str) -> None:
    found, rules = recorded(game), games.load(game)
    begun = sessions.begun(rules, found, 12, 0)
    assert begun.log == found.log[:12]
    assert begun.match == matches.replay(rules, found.seats, found.options, bytes.fromhex(found.key), begun.log)


def test_a_draft_is_stored_as_a_draft_and_read_as_lines_that_are_not_done() -> None:
    found, rules = recorded("manhattan", 40), games.load("manhattan")
    started = next(
        line for line in range(20, 40) if not matches.choose(*chosen_at(found, line))[1]
    )  # a move that is not committed at once
    begun = sessions.begun(rules, found, started + 1, len(found.log) - started)
    assert begun.log == found.log[:started]
    assert sum(map(len, begun.match.drafts.values())) == 1
    assert sessions.with_drafts(begun.match, begun.log) == found.log[: started + 1]


def chosen_at(found: AnyRecord, line: int) -> tuple[AnyMatch, int, Move]:
    """Returns the match before a line of a record, and the seat and the move of that line."""
    entry = found.log[line]
    assert entry.seat is not None
    assert entry.move is not None
    return sessions.begun(games.load(found.game), found, line, 0).match, entry.seat, entry.move


def test_a_draft_that_new_rules_do_not_allow_is_dropped() -> None:
    found = recorded("manhattan", 40)
    found.log.append(found.log[-1])
    begun = sessions.begun(games.load("manhattan"), found, len(found.log), 1)
    assert (len(begun.log), begun.match.drafts) == (len(found.log) - 1, {})


def test_standing_orders_stay_as_long_as_the_log_is_the_same() -> None:
    found, rules = recorded("coal_baron"), games.load("coal_baron")
    begun = sessions.begun(rules, found, 12, 0)
    before = session_of(found, 12)
    before.playing.standing_orders = {0: ["order"]}
    assert sessions.with_orders(begun, before, begun.log).match.standing_orders == {0: ["order"]}
    assert sessions.with_orders(begun, before, begun.log[:-1]).match.standing_orders == {}


def test_the_people_of_the_place_sit_at_the_seats_and_the_turn_of_those_to_move_has_begun() -> None:
    session = session_of(recorded("manhattan"), 12)
    assert [seat.name for seat in session.seats] == ["Alice", "Bob", "Carol", "Dave"]
    assert (session.stage, session.entries, session.id, session.channel, session.parent) == (Stage.PLAY, 12, 7, 7, 2)
    assert [n for n, seat in enumerate(session.seats) if seat.turn_began_at] == session.to_move


def test_every_change_is_a_revision_and_only_the_last_line_is_news() -> None:
    found = recorded("manhattan")
    begun = sessions.begun(games.load("manhattan"), found, 12, 0)
    session = session_of(found, 12, revision=5)
    assert session.revision == 7
    made = []
    before = structs.replace(session, revision=5, entries=0)
    for change in sessions.changes(begun, now=1000):
        made.append(change(before))
        before = made[-1].session
    assert [(len(change.entries), change.news) for change in made] == [(11, False), (1, True)]


def test_the_set_up_alone_is_one_change() -> None:
    session = session_of(recorded("manhattan", moves=0), 1)
    assert (session.entries, session.revision) == (1, 2)


def test_a_position_without_a_log_is_announced_as_a_board() -> None:
    found = recorded("manhattan")
    alone = structs.replace(
        found, log=[], key="", state=sessions.begun(games.load("manhattan"), found, 12, 0).match.state
    )
    session = session_of(alone, 0)
    assert (session.entries, session.revision, session.playing.state) == (0, 2, alone.state)
    assert session.to_move


def test_a_match_that_is_over_is_a_session_with_a_result() -> None:
    found = recorded("mint_works", moves=10_000)
    assert session_of(found, len(found.log)).stage is Stage.OVER
