"""Changes of a lobby: its players and options, and the start of the match. Pure."""

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
    """Adds `person` in the last seat. Raises UserError if they have a seat or the lobby is full."""
    _need_lobby(session)
    if session.seat_of(person) is not None:
        raise UserError("already-joined")
    return _seat(session, Seat(person=person, name=name))


def add_computer(session: AnySession) -> Change:
    """Adds a computer player in the last seat. Raises UserError if the lobby is full."""
    _need_lobby(session)
    return _seat(session, Seat())


def _seat(session: AnySession, seat: Seat) -> Change:
    if len(session.seats) >= session.rules.info.most:
        raise UserError("lobby-full", most=session.rules.info.most)
    return changed(session, news=True, seats=[*session.seats, seat])


def leave(session: AnySession, person: int) -> Change:
    """Removes `person`. If the host leaves, the next person becomes host; without people the lobby closes."""
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
    """Removes the computer player added last."""
    _need_lobby(session)
    for number in reversed(range(len(session.seats))):
        if not session.seats[number].person:
            return changed(session, news=True, seats=session.seats[:number] + session.seats[number + 1 :])
    raise UserError("no-computer")


def set_option(session: AnySession, name: str, value: str) -> Change:
    """Sets an option of the game or of the match. Raises UserError if there is no such value."""
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
    """Sets the clock, by its name or as hours of bank and increment."""
    _need_lobby(session)
    return changed(session, news=True, clock=parse_clock(text))


def parse_clock(text: str) -> Clock | None:
    """Parses a clock; None for no clock. Raises UserError if `text` is not a clock."""
    try:
        return clock.parse(text)
    except ValueError:
        raise UserError("unknown-clock", value=text[:20]) from None


def set_language(session: AnySession, language: str) -> Change:
    """Sets the language of the channel, before or during the match."""
    return changed(session, news=session.stage is Stage.LOBBY, language=language)


def cancel(session: AnySession, person: int) -> Change:
    """Closes the lobby. Only the host may."""
    _need_lobby(session)
    _need_host(session, person)
    return changed(session, news=True, stage=Stage.OVER)


def expire(session: AnySession) -> Change:
    """Closes the lobby because nothing has changed for long."""
    _need_lobby(session)
    return changed(session, news=True, stage=Stage.OVER)


class Draw(NamedTuple):
    """The random values that a start needs, given from outside so that starting stays pure."""

    key: bytes
    """The key of every draw of the match, `rules.chance.KEY_BYTES` long."""
    ranks: Sequence[float] = ()
    """By seat of the lobby: after the host, players sit in ascending rank. Empty: all keep their seats."""


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
