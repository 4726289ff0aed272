"""What lists show of a match that goes on: small enough to be read for each match of a person. Pure.

It is an index, stored beside the document: lists read no document that they do not show.
"""

from msgspec import Struct

from bot.domain.absence import decided_on, deciding
from bot.domain.calendar import FOREVER
from bot.domain.session import AnySession, Origin, Stage


class Label(Struct, frozen=True, array_like=True, omit_defaults=True):
    """Who is named at a seat."""

    name: str
    is_person: bool
    """Whether it has a name of its own. The computer's has a number."""
    former: bool = False
    away: bool = False


class Turn(Struct, frozen=True, array_like=True):
    """A turn that waits for a person."""

    person: int
    until: int
    """When their time runs out; FOREVER if no clock runs."""


class Listing(Struct, frozen=True, omit_defaults=True):
    """What lists show of a match."""

    game: str
    channel: int
    labels: tuple[Label, ...]
    people: tuple[int, ...]
    """Those who play, also through a computer while they are away."""
    turns: tuple[Turn, ...] = ()
    asked: tuple[int, ...] = ()
    """The people whose answer an open proposal waits for, or who can decide about somebody late."""
    lost: bool = False

    def until(self, person: int) -> int:
        """Returns when the time of a person runs out; FOREVER if they have no turn, or no clock runs."""
        return min((turn.until for turn in self.turns if turn.person == person), default=FOREVER)


def playing(session: AnySession) -> tuple[int, ...]:
    """Returns the people who have a seat in a match and have not conceded, and those for whom somebody stands in."""
    there = [seat for seat in session.seats if not seat.conceded]
    owners = {seat.owned_by for seat in there} - {seat.person for seat in there}
    return tuple(seat.person for seat in there if seat.person) + tuple(owners - {0})


def asked(session: AnySession) -> tuple[int, ...]:
    """Returns the people whose answer an open proposal waits for, or who can decide about somebody late."""
    if session.stage is not Stage.PLAY:
        return ()
    if session.proposed is not None:
        return tuple(session.proposed.missing)
    return tuple(deciding(session)) if decided_on(session) else ()


def labels(session: AnySession) -> tuple[Label, ...]:
    """Returns who is named at each seat: its person, or the person who is invited to it."""
    found = []
    for seat in session.seats:
        name = seat.guest_name if seat.is_reserved else seat.name
        is_person = seat.person or seat.is_reserved or (seat.name and session.origin is Origin.FILE)
        found.append(Label(name, bool(is_person), seat.former, seat.away))
    return tuple(found)


def listing(session: AnySession, turns: dict[int, int]) -> Listing:
    """Returns what is listed of a match. `turns`: who is to move, and when their time runs out."""
    return Listing(
        game=session.game,
        channel=session.channel,
        labels=labels(session),
        people=playing(session),
        turns=tuple(Turn(person, until or FOREVER) for person, until in turns.items()),
        asked=asked(session),
        lost=session.lost,
    )
