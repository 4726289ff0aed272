"""What changes a session before the match: who sits at the table, what is agreed, and the start."""

from random import SystemRandom
from secrets import token_bytes

from msgspec import structs

from bot import clock, house
from bot.clock import Clock
from bot.session import AnySession, Change, Seat, Stage, Trouble, changed, played
from rules import games
from rules import table as tables
from rules.chance import KEY_BYTES


def join(session: AnySession, person: int, name: str) -> Change:
    """With one more person at the table."""
    _need_lobby(session)
    if session.seat_of(person) is not None:
        raise Trouble("already-joined")
    return _seat(session, Seat(person=person, name=name))


def add_computer(session: AnySession) -> Change:
    """With one more computer player at the table."""
    _need_lobby(session)
    return _seat(session, Seat())


def _seat(session: AnySession, seat: Seat) -> Change:
    if len(session.seats) >= session.rules.info.most:
        raise Trouble("table-full", most=session.rules.info.most)
    return changed(session, news=True, seats=[*session.seats, seat])


def leave(session: AnySession, person: int) -> Change:
    """Without `person`; when the host leaves, the next person at the table is host."""
    _need_lobby(session)
    if session.seat_of(person) is None:
        raise Trouble("not-joined")
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
    raise Trouble("no-computer")


def set_option(session: AnySession, name: str, value: str) -> Change:
    """With a table option chosen."""
    _need_lobby(session)
    if any(name == option.name and value in option.values for option in house.OPTIONS):
        return changed(session, news=True, house_options={**session.house_options, name: value})
    options = {**session.options, name: value}
    try:
        games.complete(session.rules, options)
    except ValueError:
        raise Trouble("unknown-option", option=name, value=value) from None
    return changed(session, news=True, options=options)


def set_clock(session: AnySession, text: str) -> Change:
    """With another clock, by its name or as hours of bank and increment."""
    _need_lobby(session)
    return changed(session, news=True, clock=clock_called(text))


def clock_called(text: str) -> Clock | None:
    """The clock that `text` means, None for no clock. Raises Trouble where it means nothing."""
    try:
        return clock.parse(text)
    except ValueError:
        raise Trouble("unknown-clock", value=text[:20]) from None


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


def start(session: AnySession, person: int, channel: int, *, seated: bool = False) -> Change:
    """The match begun in `channel`, its id from now on.

    The host sits first, the others in random order; where they are `seated`, all keep their seats.
    """
    _need_lobby(session)
    _need_host(session, person)
    fewest = session.rules.info.fewest
    if len(session.seats) < fewest:
        raise Trouble("too-few", fewest=fewest)
    seats = session.seats
    if not seated:
        seats = sorted(seats, key=lambda seat: (seat.person != session.host, SystemRandom().random()))
    if session.clock:
        seats = [structs.replace(seat, left=session.clock.start) for seat in seats]
    table, opening = tables.open_table(session.rules, len(seats), session.options, token_bytes(KEY_BYTES))
    begun = structs.replace(session, stage=Stage.PLAY)
    return played(begun, table, [opening], id=channel, channel=channel, seats=seats)


def _need_lobby(session: AnySession) -> None:
    if session.stage is not Stage.LOBBY:
        raise Trouble("already-started" if session.table else "lobby-closed")


def _need_host(session: AnySession, person: int) -> None:
    if session.host != person:
        raise Trouble("host-only")
