"""Private matches from a position of another: somebody tries again, against computers. Pure."""

from typing import Any

from msgspec import structs

from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.matches import may_count, need_own_rating
from bot.domain.parts import Lasts, Part, had_help
from bot.domain.session import AnySession, Change, Origin, Seat, Session, Stage, changed, played, with_seat
from rules import play
from rules.chance import Chance
from rules.levels import Level
from rules.match import AnyMatch, Entry, Match

TRIED = Part("tried", bool, lasts=Lasts.MATCH, helps=True)
"""Whether the person of a seat has tried their own turn again: computers have answered them, as a hint does."""


def costs_rating(session: AnySession, person: int) -> bool:
    """Whether trying a position costs `person` what a hint does: in a rated match that goes on, once."""
    seat = session.seat_of(person)
    return session.stage is Stage.PLAY and may_count(session) and seat is not None and not had_help(session.seats[seat])


def note_tried(session: AnySession, person: int) -> Change:
    """Records that `person` tries a turn of a match that goes on. Raises UserError if they may not."""
    seat = session.seat_of(person)
    if seat is None:
        raise UserError("not-a-player")
    need_own_rating(session, seat)
    parts = TRIED.put(session.seats[seat], True).parts
    return changed(session, news=False, seats=with_seat(session, seat, parts=parts))


def seat_to_try(session: AnySession, state: Any, person: int) -> int:
    """Returns the seat that `person` gets in a private match from `state`, a position of `session`.

    After the end: their own, or for others the first that is to move. Before it, players try their own turns only, and
    none of a rated match with more than one opponent.
    Raises UserError if they may not try this position.
    """
    to_move = sorted(play.settle(play.copy(state)))
    own = session.seat_of(person)
    if not to_move:
        raise UserError("nothing-to-try")
    if session.stage is Stage.OVER:
        return to_move[0] if own is None else own
    if own is None:
        raise UserError("not-a-player")
    if own not in to_move:
        raise UserError("not-own-turn")
    if session.setting(session_options.HINTS) == "off":
        raise UserError("no-hints")
    if helps_others(session):
        raise UserError("try-later")
    return own


def helps_others(session: AnySession) -> bool:
    """Whether a match goes on in which trying one's own turn again could help a friend to win against somebody else.

    The computers there also play the turn of the friend, who would pay nothing for that advice. With two players, only
    the one who tries could lose by it.
    """
    others = sum(bool(seat.owned_by) for seat in session.seats) - 1
    return session.stage is Stage.PLAY and may_count(session) and others > 1


def knows_all(session: AnySession, person: int) -> bool:
    """Whether nothing of a match is hidden from `person` any more: it is over, and they played or brought its file."""
    had_secrets = session.origin is Origin.FILE or session.seat_of(person) is not None
    return session.stage is Stage.OVER and had_secrets


def match_from(session: AnySession, state: Any, person: int, key: bytes) -> AnyMatch:
    """Returns a match that begins from `state`, a position of `session`, for `person`.

    Who `knows_all` gets that very position, with the draws that follow in it. Others get one that looks the same to
    them: what is hidden from them is made up, and `key` gives it draws of its own.
    """
    rules = session.rules
    if knows_all(session, person):
        at = play.copy(state)
    else:
        at = rules.determinize(rules.view(state, session.seat_of(person)), Chance(key))
    return Match(
        game=session.game,
        version=rules.info.version,
        seats=len(session.seats),
        options=session.playing.options,
        state=at,
        move_counts=[0] * len(session.seats),
    )


def gathered(session: AnySession, seat: int, host: Seat, level: Level, language: str) -> AnySession:
    """Returns the lobby of such a match, with a person at `seat` and computers at all others, but no place yet."""
    seats = [Seat() for _ in session.seats]
    seats[seat] = host
    return Session(
        id=0,
        channel=0,
        parent=0,
        lobby=0,
        language=language,
        host=host.person,
        game=session.game,
        seats=seats,
        options=session.options,
        match_options={session_options.LEVEL.name: level},
        origin=Origin.TRIED,
    )


def begin(lobby: AnySession, match: AnyMatch) -> Change:
    """Begins `match` in the direct messages where `lobby` announces it."""
    return played(structs.replace(lobby, stage=Stage.PLAY, start=match), match, [Entry()])
