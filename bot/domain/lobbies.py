"""What changes a session before the match: who sits at the table, what is agreed, and the start."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from bot.domain import clock, session_options
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Seat, Stage, changed, played
from rules import games
from rules import match as matches


def join(session: AnySession, person: int, name: str) -> Change:
    """With one more person at the table."""
    _need_lobby(session)
    if session.seat_of(person) is not None:
        raise UserError("already-joined")
    return _seat(session, Seat(person=person, name=name))


def add_computer(session: AnySession) -> Change:
    """With one more computer player at the table."""
    _need_lobby(session)
    return _seat(session, Seat())


def _seat(session: AnySession, seat: Seat) -> Change:
    if len(session.seats) >= session.rules.info.most:
        raise UserError("table-full", most=session.rules.info.most)
    return changed(session, news=True, seats=[*session.seats, seat])


def leave(session: AnySession, person: int) -> Change:
    """Without `person`; when the host leaves, the next person at the table is host."""
    _need_lobby(session)
    if session.seat_of(person) is None:
        raise UserError("not-joined")
    seats = [seat for seat in session.seats if seat.person != person]
    heirs = [seat.person for seat in seats if seat.person]
    if not heirs:
        return changed(session, news=True, seats=seats, stage=Stage.OVER)
    host = heirs[0] if session.host == person else session.host
    return changed(session, news=True, seats=seats, host=host)


def remove_computer(session: AnySession) -> Change:
    """Without the computer player added last."""
    _need_lobby(session)
    for number in reversed(range(len(session.seats))):
        if not session.seats[number].person:
            return changed(session, news=True, seats=session.seats[:number] + session.seats[number + 1 :])
    raise UserError("no-computer")


def set_option(session: AnySession, name: str, value: str) -> Change:
    """With a table option chosen."""
    _need_lobby(session)
    if any(name == option.name and value in option.values for option in session_options.OPTIONS):
        return changed(session, news=True, match_options={**session.match_options, name: value})
    options = {**session.options, name: value}
    try:
        games.complete(session.rules, options)
    except ValueError:
        raise UserError("unknown-option", option=name, value=value) from None
    return changed(session, news=True, options=options)


def set_clock(session: AnySession, text: str) -> Change:
    """With another clock, by its name or as hours of bank and increment."""
    _need_lobby(session)
    return changed(session, news=True, clock=clock_called(text))


def clock_called(text: str) -> Clock | None:
    """The clock that `text` means, None for no clock. Raises UserError where it means nothing."""
    try:
        return clock.parse(text)
    except ValueError:
        raise UserError("unknown-clock", value=text[:20]) from None


def set_language(session: AnySession, language: str) -> Change:
    """With another language spoken in the channel, at any time."""
    return changed(session, news=session.stage is Stage.LOBBY, language=language)


def cancel(session: AnySession, person: int) -> Change:
    """Closed before it started; the host's right."""
    _need_lobby(session)
    _need_host(session, person)
    return changed(session, news=True, stage=Stage.OVER)


def expire(session: AnySession) -> Change:
    """Closed because nobody has gathered for long."""
    _need_lobby(session)
    return changed(session, news=True, stage=Stage.OVER)


class Draw(NamedTuple):
    """What chance decides when a match starts. It is drawn outside, so that starting stays pure."""

    key: bytes
    """The key of all chance of the match, `rules.chance.KEY_BYTES` long."""
    ranks: Sequence[float] = ()
    """By seat of the lobby: behind the host, the lowest sits first. Empty: all keep their seats."""


def start(session: AnySession, person: int, channel: int, draw: Draw) -> Change:
    """Starts the match in `channel`, which gives it its id. The host sits first, the others by the ranks of `draw`."""
    _need_lobby(session)
    _need_host(session, person)
    fewest = session.rules.info.fewest
    if len(session.seats) < fewest:
        raise UserError("too-few", fewest=fewest)
    seats = session.seats
    if draw.ranks:
        order = sorted(range(len(seats)), key=lambda seat: (seats[seat].person != session.host, draw.ranks[seat]))
        seats = [seats[seat] for seat in order]
    if session.clock:
        seats = [structs.replace(seat, left=session.clock.start) for seat in seats]
    match, opening = matches.start_match(session.rules, len(seats), session.options, draw.key)
    begun = structs.replace(session, stage=Stage.PLAY)
    return played(begun, match, [opening], id=channel, channel=channel, seats=seats)


def _need_lobby(session: AnySession) -> None:
    if session.stage is not Stage.LOBBY:
        raise UserError("already-started" if session.match else "lobby-closed")


def _need_host(session: AnySession, person: int) -> None:
    if session.host != person:
        raise UserError("host-only")
