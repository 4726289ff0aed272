"""Changes of a match while a player is absent: time runs out, the others decide, a seat changes hands. Pure."""

from typing import Any

from msgspec import structs

from bot.domain import matches, session_options
from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.parts import GIVEN_LATE, LET_IN, OFFERED_PAST_HALF, PLAYED_FOR, Lasts, ended, was_given_late, was_let_in
from bot.domain.session import NO_GUEST, AnySession, CameBack, Change, Ending, Left, Seat, Stage, changed, with_seat
from rules import match as rules_match
from rules.remaining import is_past_half


def late(session: AnySession, seat: int, turn: int, *, gone: bool = False) -> Change:
    """Runs out the time of the turn that began at revision `turn`, or records that its person left (`gone`).

    The match's absence option applies at once, if anybody else is present. The match does not end if several others
    are: one of them might be ahead, and the computer takes over. Raises UserError if the turn is over.
    """
    sitting = session.seat(seat)
    if sitting.turn_began_at != turn or sitting.late or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    if kind_of(session).forfeits:
        return forfeit(session, seat, gone=gone)
    others = len(present(session, seat))
    option = session.setting(session_options.ABSENCE) if others else "wait"
    if option == "computer" or (option == "end" and others > 1):
        return played_on(session, seat, gone=gone)
    seats = with_seat(session, seat, late=session.revision + 1, gone=gone)
    if option == "end":
        return changed(session, news=True, seats=seats, stage=Stage.OVER, ending=Ending.ABSENT)
    return changed(session, news=bool(others), seats=seats)


def forfeit(session: AnySession, *seats: int, gone: bool = False) -> Change:
    """Gives up these seats of a match. It ends if only one player is left in it.

    `gone`: whether their people have left the server.
    """
    after, match = session.seats, session.playing
    for seat in seats:
        after = [
            structs.replace(each, conceded=True, gone=gone, parts=ended(each.parts, Lasts.PLAY))
            if number == seat
            else each
            for number, each in enumerate(after)
        ]
        match = rules_match.without_plans(match, seat)
    if sum(not each.conceded for each in after) > 1:
        return changed(session, news=True, seats=after, match=match)
    return changed(session, news=True, seats=after, match=match, stage=Stage.OVER, ending=Ending.ABSENT)


def present(session: AnySession, seat: int) -> list[int]:
    """Returns the people at the other seats who are present."""
    return [
        sitting.person for number, sitting in enumerate(session.seats) if number != seat and not sitting.by_computer
    ]


def deciding(session: AnySession) -> list[int]:
    """Returns the people who can decide about those who are late."""
    return [sitting.person for sitting in session.seats if not (sitting.by_computer or sitting.late)]


def decided_on(session: AnySession) -> list[int]:
    """Returns the late seats that the others decide about."""
    if session.setting(session_options.ABSENCE) == "wait":
        return []
    return [number for number, seat in enumerate(session.seats) if seat.late]


def decides_alone(session: AnySession) -> bool:
    """Whether one person at most plays, and is not late."""
    return len(deciding(session)) <= 1


def grant(session: AnySession, seat: int, turn: int, person: int, now: int) -> Change:
    """Gives a turn 24 more hours, counted from now if its time had run out. Every other player can do so once."""
    sitting = _of_another(session, seat, turn, person)
    if person in sitting.given:
        raise UserError("already-given")
    if not (sitting.late or waits_alone(session, seat, person)):
        raise UserError("others-wait")
    given = (*sitting.given, person)
    since, left = (now, DAY) if sitting.late else (sitting.since, sitting.left + DAY)
    parts = GIVEN_LATE.put(sitting, bool(sitting.late) or was_given_late(sitting)).parts
    seats = with_seat(session, seat, since=since, left=left, late=0, given=given, parts=parts)
    return changed(session, news=True, seats=seats)


def waits_alone(session: AnySession, seat: int, person: int) -> bool:
    """Whether nobody but `person` waits for a seat. If others do, a friend could give it a day in each of its turns."""
    return present(session, seat) == [person]


def play_on(session: AnySession, seat: int, turn: int, person: int) -> Change:
    """Lets the computer play a late player's seat until they come back."""
    _of_somebody_late(session, seat, turn, person)
    return played_on(session, seat, let_in=has_one_opponent(session, seat))


def has_one_opponent(session: AnySession, seat: int) -> bool:
    """Whether one person at most is present at another seat that counts for somebody, whoever decides for them."""
    others = [sitting for number, sitting in enumerate(session.seats) if number != seat and not sitting.by_computer]
    return sum(not sitting.is_new for sitting in others) <= 1


def end(session: AnySession, seat: int, turn: int, person: int) -> Change:
    """Ends the match early because a player is late, if nobody else plays on: they might be ahead."""
    _of_somebody_late(session, seat, turn, person)
    if not decides_alone(session):
        raise UserError("others-play-on")
    return changed(session, news=True, stage=Stage.OVER, ending=Ending.ABSENT)


def is_replaced(session: AnySession, person: int) -> bool:
    """Whether the computer, or somebody else, plays for `person` until they come back."""
    if session.stage is not Stage.PLAY:
        return False
    seat = session.seat_of(person)
    return session.left_to_another(person) is not None or (seat is not None and session.seats[seat].away)


def come_back(session: AnySession, person: int) -> Change:
    """Returns the seat that was played for `person` to them, with time to think."""
    if not is_replaced(session, person):
        raise UserError("moved-on")
    if (seat := session.left_to_another(person)) is not None:
        return matches.give_back(session, seat)
    seat = session.seat_of(person)
    assert seat is not None
    sitting = session.seats[seat]
    parts = PLAYED_FOR.put(sitting, True).parts if session.entries > sitting.away_at else sitting.parts
    change = changed(session, news=True, seats=with_seat(session, seat, parts=parts, **_fresh(session, sitting.left)))
    return change._replace(notices=(CameBack(seat),))


def invite(session: AnySession, person: int, guest: int, name: str, *, calls: bool = True) -> Change:
    """Invites `guest` to the inviter's own seat. About another seat the players decide: see `consent`.

    `calls`: whether the guest is called, and does not only see it under the board.
    """
    seat = session.seat_of(person)
    if session.stage is not Stage.PLAY or seat is None:
        raise UserError("not-playing")
    if refused := kind_of(session).keeps_players:
        raise refused()
    if session.seats[seat].owner:
        raise UserError("stands-in")
    matches.need_turn_taken(session, session.seats[seat])
    matches.need_stranger(session, seat, guest)
    past_half = matches.is_rated(session) and is_past_half(session.playing)
    parts = OFFERED_PAST_HALF.put(session.seats[seat], past_half).parts
    invited = session.revision + 1 if calls else 0
    seats = with_seat(session, seat, guest=guest, guest_name=name, invited=invited, parts=parts)
    return changed(session, news=True, seats=seats)


def substitute(session: AnySession, guest: int, *, is_new: bool = False) -> Change:
    """Seats `guest` at the seat that was offered to them. The position stays as it is."""
    seat = offered_to(session, guest)
    matches.need_known(session, is_new=is_new)
    sitting = session.seats[seat]
    if not sitting.conceded:
        matches.need_half_as_agreed(session, past_half=OFFERED_PAST_HALF.of(sitting))
    left = Left.CONCEDED if sitting.conceded else Left.AGREED
    return matches.seat_player(session, seat, guest, sitting.guest_name, left, is_new=is_new)


def offered_to(session: AnySession, guest: int) -> int:
    """Returns the seat that was offered to `guest`. Raises UserError if there is none."""
    seat = next((number for number, sitting in enumerate(session.seats) if sitting.guest == guest), None)
    if seat is None or session.stage is not Stage.PLAY:
        raise UserError("not-invited")
    return seat


def refuse(session: AnySession, person: int, seat: int) -> Change:
    """Ends the invitation to a seat: for the guest, who declines, or for the owner of the seat."""
    sitting = session.seat(seat)
    if session.stage is not Stage.PLAY or not sitting.guest or person not in (sitting.guest, sitting.person):
        raise UserError("not-invited")
    return changed(session, news=True, seats=with_seat(session, seat, **NO_GUEST))


def warn(session: AnySession) -> Change:
    """Warns the players that the match ends by itself if nobody moves."""
    if session.warned or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    return changed(session, news=True, warned=session.revision + 1)


def close(session: AnySession) -> Change:
    """Ends the match because nobody has moved for long."""
    if not session.warned or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    return changed(session, news=True, stage=Stage.OVER, ending=Ending.IDLE)


def played_on(session: AnySession, seat: int, *, gone: bool = False, let_in: bool = False) -> Change:
    """Lets the computer play a seat until its owner comes back.

    `gone`: whether they have left the server. `let_in`: whether others decided it, and they have one opponent.
    """
    if session.seats[seat].owner:
        return matches.give_back(session, seat, away=True)
    parts = LET_IN.put(session.seats[seat], let_in or was_let_in(session.seats[seat])).parts
    fields = {"away": True, "away_at": session.entries, "gone": gone, "left": 0, "parts": parts}
    seats = with_seat(session, seat, **fields, **NO_GUEST)
    return changed(session, news=True, seats=seats, match=rules_match.without_plans(session.playing, seat))


def _fresh(session: AnySession, left: int) -> dict[str, Any]:
    """Returns the fields of a seat that its person takes back: at least a day, or all that its clock can hold."""
    least = min(session.clock.start, DAY) if session.clock else 0
    return {"away": False, "gone": False, "left": max(left, least), **NO_GUEST}


def _of_another(session: AnySession, seat: int, turn: int, person: int) -> Seat:
    """Returns the seat, about whose turn begun at revision `turn` another player decides. Raises UserError."""
    own = session.seat_of(person)
    if own is None:
        raise UserError("not-a-player")
    if own == seat:
        raise UserError("own-seat")
    sitting = session.seat(seat)
    if not turn or sitting.turn_began_at != turn or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    return sitting


def _of_somebody_late(session: AnySession, seat: int, turn: int, person: int) -> None:
    if not _of_another(session, seat, turn, person).late or session.setting(session_options.ABSENCE) == "wait":
        raise UserError("not-late")
