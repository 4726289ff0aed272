"""What features keep in sessions and seats: typed, stored with them, and gone when it has to be."""

import msgspec
from msgspec import Struct, structs

from bot.domain import forgetting, matches, parts
from bot.domain import session as sessions
from bot.domain.parts import HasParts, Lasts, Part, gather
from bot.domain.session import Ending, Seat, Stage
from bot.feature import modules
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, match

VALUES = {int: 7, str: "mine", bool: True}
"""A value of each type that a part of today has, other than the default."""


class Bet(Struct, frozen=True):
    """What a feature could keep."""

    amount: int = 0
    on: dict[int, str] = {}


BETS = Part("bets", Bet)
OF_A_DELETED_FEATURE = {"gone": {"deep": [1, "two", None]}}


def test_a_part_has_its_type_and_is_stored_with_what_it_is_kept_in() -> None:
    bet = Bet(5, {1: "Alice"})
    session = BETS.put(match(ALICE, BOB), bet)
    session.seats = [BETS.put(session.seats[0], Bet(2)), *session.seats[1:]]
    again = sessions.decode(msgspec.json.encode(session))
    assert again == session
    assert (BETS.of(again), BETS.of(again.seats[0]), BETS.of(again.seats[1])) == (bet, Bet(2), Bet())


def test_a_default_value_takes_no_room_and_leaves_the_other_parts() -> None:
    other = Part("other", int)
    seat = other.put(BETS.put(Seat(), Bet(5)), 3)
    assert BETS.put(seat, Bet()).parts == {"other": 3}
    assert BETS.of(seat) == Bet(5), "what it was put into is unchanged"
    assert b"parts" not in msgspec.json.encode(other.put(Seat(), 0))


def test_parts_of_deleted_features_survive_commits_and_the_end_of_the_match() -> None:
    session = match(ALICE, BOB, CAROL)
    session = structs.replace(
        session,
        parts=OF_A_DELETED_FEATURE,
        seats=[structs.replace(seat, parts=OF_A_DELETED_FEATURE) for seat in session.seats],
    )
    after = matches.end(matches.concede(session, BOB).session, Ending.AGREED).session
    stored = sessions.decode(msgspec.json.encode(after))
    assert stored.stage is Stage.OVER
    assert [stored.parts, *(seat.parts for seat in stored.seats)] == [OF_A_DELETED_FEATURE] * 4


def test_parts_of_deleted_features_go_with_a_person_who_is_forgotten_or_replaced() -> None:
    session = match(ALICE, BOB, CAROL)
    session.seats = [structs.replace(seat, parts=OF_A_DELETED_FEATURE) for seat in session.seats]
    forgotten = forgetting.forget(session, BOB).session
    seat = session.seat_of(BOB)
    assert seat is not None
    assert forgotten.seats[seat].parts == {}
    replaced = matches.seat_player(session, seat, DAVE, "Dave").session.seats[seat]
    assert (replaced.parts, replaced.earlier[0].parts) == ({}, {})


def test_every_part_has_a_name_and_a_field_of_its_own() -> None:
    every = list(parts.PARTS)
    assert len({part.name for part in every}) == len(every)
    fields = [part.was for part in every if part.was]
    assert len({*fields}) == len(fields)


def test_every_part_of_a_feature_is_known_to_the_core() -> None:
    """The core ends and forgets only what it knows."""
    defined = {value for module in modules("") for value in vars(module).values() if isinstance(value, Part)}
    assert defined == {*parts.PARTS}


def test_parts_last_as_long_as_their_features_say() -> None:
    for part in parts.PARTS:
        value = VALUES.get(part.kind, part.kind())
        if value == part.kind():
            continue  # of a type that this test does not know
        session = match(ALICE, BOB, CAROL)
        session.seats = [part.put(seat, value) for seat in session.seats]
        seat = session.seat_of(BOB)
        assert seat is not None
        kept = value if part.lasts is Lasts.MATCH else part.kind()
        assert part.of(matches.concede(session, BOB).session.seats[seat]) == kept
        assert part.of(matches.end(session, Ending.AGREED).session.seats[seat]) == kept
        assert part.of(forgetting.forget(session, BOB).session.seats[seat]) == kept
        replaced = matches.seat_player(session, seat, DAVE, "Dave").session.seats[seat]
        assert (part.of(replaced), part.of(replaced.earlier[0])) == (part.kind(), kept)


def test_a_field_of_the_first_form_with_its_default_becomes_no_part() -> None:
    fields = {part.was: msgspec.Raw(msgspec.json.encode(part.kind())) for part in parts.PARTS if part.was}
    gather(fields)
    assert fields == {}
    assert HasParts().parts == {}


def test_each_field_of_the_first_form_has_become_the_part_that_stored_sessions_have() -> None:
    """Somebody's database has documents with these names: a part or field that changes its name would lose them."""
    names = {"deal": "daily", "contest": "contest", "lesson": "lesson", "rematch": "rematch", "note": "note"}
    names |= {"hinted": "hint", "reminded": "reminders"}
    assert {part.was: part.name for part in parts.PARTS if part.was}.items() <= names.items()
