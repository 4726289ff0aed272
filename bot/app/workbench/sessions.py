"""A position of a record as the session of a channel, and that session as the log of a record. Pure."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from msgspec import structs

from bot.app.workbench.messages import Lay
from bot.domain.session import AnySession, Change, Seat, Session, Stage, played
from bot.domain.turn_time import Moment, keep
from rules import match as matches
from rules import play, record
from rules.game import AnyGame
from rules.match import AnyEntry, AnyMatch, Illegal, Match
from rules.record import AnyRecord


class Begun(NamedTuple):
    """A match in the middle, with the log that leads to it."""

    match: AnyMatch
    log: list[AnyEntry]


def begun(game: AnyGame, found: AnyRecord, line: int, drafted: int) -> Begun:
    """Returns the match after `line` lines of a record, of whose whole log the last `drafted` are a draft."""
    reached = record.replay(game, found, min(line, len(found.log) - drafted))
    log = [*reached.log]
    match: AnyMatch = Match(
        game=found.game,
        version=game.info.version,
        seats=found.seats,
        options=found.options,
        state=reached.state,
        move_counts=[sum(entry.seat == seat for entry in log) for seat in range(found.seats)],
    )
    with suppress(Illegal):  # under rules that were saved since then
        for entry in [] if reached.problem else found.log[len(log) : line]:
            assert entry.seat is not None
            assert entry.move is not None
            match, more = matches.choose(match, entry.seat, entry.move)
            log += more
    return Begun(match, log)


def seated(request: Lay, begun: Begun, message: int, revision: int = 1) -> AnySession:
    """Returns the session of a match that the people of a place play in the thread of a `message`, without its log."""
    place, match = request.place, begun.match
    seats = [Seat(person=person, name=name) for person, name in place.people[: match.seats]]
    return Session(
        id=message,
        channel=message,
        parent=place.channel,
        lobby=message,
        guild=place.guild,
        language=request.language,
        host=seats[0].person,
        game=match.game,
        stage=Stage.PLAY,
        revision=revision,
        seats=seats,
        options=match.options,
        match=match,
    )


def with_orders(begun: Begun, before: AnySession, log: list[AnyEntry]) -> Begun:
    """Returns the match with the standing orders that it had `before`, if its log is still the same."""
    if before.match is None or log != begun.log:
        return begun
    return begun._replace(match=structs.replace(begun.match, standing_orders=before.playing.standing_orders))


def changes(begun: Begun, now: int) -> Iterator[Callable[[AnySession], Change]]:
    """Yields the changes that give a session its log: the last line is news, as if it were the move just made."""
    earlier, last = begun.log[:-1], begun.log[-1:]

    def begin(session: AnySession) -> Change:
        return Change(
            structs.replace(session, revision=session.revision + 1, entries=len(earlier)), earlier, news=False
        )

    def announce(session: AnySession) -> Change:
        return keep(session, played(session, begun.match, last)._replace(news=True), Moment(now))

    yield from (begin, announce) if earlier else (announce,)


def with_drafts(match: AnyMatch, log: list[AnyEntry]) -> list[AnyEntry]:
    """Returns the log with a line for each move that somebody has drafted."""
    return [*log, *_drafted(match)]


def _drafted(match: AnyMatch) -> Iterator[AnyEntry]:
    state = play.copy(match.state)
    with suppress(Illegal):  # a draft may not fit any more once that of another seat is carried out
        for seat, moves in sorted(match.drafts.items()):
            for move in moves:
                yield matches.advance(state, seat, move)
