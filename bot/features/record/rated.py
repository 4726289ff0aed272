"""What a match says for ratings: who was rated against whom, and in what order they finished. Pure.

`docs/ratings.md` says what counts, and why.
"""

from itertools import combinations, takewhile
from typing import Final, NamedTuple

from msgspec import Struct

from bot.domain.matches import holders_after, may_count
from bot.domain.parts import Lasts, Part, had_help, left_past_half, was_let_in
from bot.domain.results import Player, Result
from bot.domain.session import AnySession, Ending, Holder, Left, Seat
from rules.match import to_move

EARLY: Final = 5
"""Nobody gains by a seat that is given up before it has had this many turns."""
NOBODY_YET: Final = -1
"""No person has this id: it stands for whoever takes a seat."""
WITHOUT_RESULT: Final = (Ending.ABSENT, Ending.IDLE, Ending.DEADLINE)
"""How a match ends that waited in vain: who kept it waiting has lost to those who did not."""
GIVEN_UP: Final = (Left.ABSENT, Left.CONCEDED)
"""How somebody lost a seat in which whoever came after them plays for nobody's rating."""


FROZEN: Final = Part("rating", tuple, lasts=Lasts.MATCH)
"""The rating of somebody who was forgotten during a match, as `Place.frozen`: without it, nobody could gain by it."""


class Place(Struct, frozen=True, array_like=True):
    """A seat of a rated match, and how it finished."""

    person: str
    """The id of its person, as text; empty: somebody about whom nothing is stored any more."""
    name: str
    place: int
    side: int
    """Partners have the same."""
    gains: bool = True
    """Whether its person may gain by it: not after help, nor by a seat that a newcomer began."""
    level: str = ""
    """The level of a computer player. Only older lines have such places, and they count for nothing."""
    frozen: tuple[float, ...] = ()
    """Of somebody forgotten: mean, deviation and what is held in this game before the match, then those over all games.

    Older lines lack what is held.
    """
    moved: tuple[tuple[float, ...], ...] = ()
    """Of somebody forgotten: how far they had moved each place, as `Influence`; empty: does not count.

    Each figure comes in this game and over all. Older lines have only the first of the three.
    """
    early: bool = False
    """Whether nobody gains by its person: they gave up before the match was well under way, or did not see it."""
    beats: bool = False
    """Whether others lose to it although its person had help: their only opponent has let the computer play."""


class RatedMatch(Struct, frozen=True, array_like=True):
    """A line of the list of rated matches."""

    match: str
    """The id of its session, as text."""
    game: str
    moment: int
    places: tuple[Place, ...]
    """The seats that count. Without any, the match counts for nobody."""
    is_cut: bool = False
    """Whether it was not played to its end, so that equal places say nothing."""


def rated_match(session: AnySession, result: Result) -> RatedMatch | None:
    """Returns what a result says for ratings; None if it does not count."""
    if not may_count(session):
        return None
    if not result.complete and not _is_given_up(session, result):
        return None
    found = [_place(session, player, is_cut=not result.complete) for player in result.players]
    places = tuple(place for place in found if place)
    rated = RatedMatch(str(result.match), result.game, result.moment, places, not result.complete)
    return rated if _says_anything(rated) else None


def _says_anything(match: RatedMatch) -> bool:
    """Whether anybody was rated against anybody."""
    return any(
        one.side != other.side and not (match.is_cut and one.place == other.place)
        for one, other in combinations(match.places, 2)
    )


def _is_given_up(session: AnySession, result: Result) -> bool:
    """Whether a match without an end of its own was lost by those who gave up or kept it waiting."""
    was_there = not session.lost or any(seat.unseen for seat in session.seats)
    return was_there and (result.decided or session.ending in WITHOUT_RESULT)


class AtStake(NamedTuple):
    """What whoever takes over a seat has to know."""

    owner: str | None
    """The name of the person for whom it counts; None: whoever takes it."""
    gains: bool
    """Whether its person may gain by it."""


def at_stake(session: AnySession, seat: int) -> AtStake | None:
    """Returns what is at stake in a seat that its owner gives up now; None: nothing, or they have conceded."""
    sitting = session.seats[seat]
    if not (may_count(session) and sitting.person) or sitting.conceded:
        return None
    after = Seat(person=NOBODY_YET, earlier=holders_after(session, seat, Left.AGREED))
    owner = _owner(after)
    return AtStake(None if owner.person == NOBODY_YET else owner.name, _may_gain(after, owner))


def _gave_up(seat: Seat) -> bool:
    """Whether who had a seat in the end conceded, or kept the match waiting: too long, or by not seeing its channel."""
    return seat.conceded or seat.away or bool(seat.late or seat.unseen)


def _turns_of(seat: Seat) -> int:
    """Returns how many turns a seat has had, whoever took them: people could share them out."""
    return sum(seat.pace) + sum(sum(holder.pace) for holder in seat.earlier)


def _was_kept_out(seat: Seat) -> bool:
    """Whether who gave up a match did not see it: a rival may have hidden it. Who concedes by a press knows of it."""
    return bool(seat.unseen) and (seat.gone or not seat.conceded)


def _was_idle(session: AnySession, seat: int) -> bool:
    """Whether a match ended because a seat that was to move did not, whatever its clock and calendar say."""
    return session.ending is Ending.IDLE and not session.lost and seat in to_move(session.playing)


def _place(session: AnySession, player: Player, *, is_cut: bool) -> Place | None:
    """Returns what a seat says; None if it counts for nobody."""
    sitting = player.sitting
    owner = _owner(sitting)
    if owner.is_new:
        return None
    frozen = () if owner.person else FROZEN.of(owner)
    if not (owner.person or frozen):
        return None
    gave_up = owner.left in GIVEN_UP or _gave_up(sitting) or _was_idle(session, player.seat)
    place = len(session.seats) + 1 if owner.left in GIVEN_UP else player.place
    place = 1 + (gave_up or not sitting.person) if is_cut else place
    early = gave_up and (_turns_of(sitting) < EARLY or _was_kept_out(sitting))
    gains = _may_gain(sitting, owner)
    person, beats = str(owner.person or ""), was_let_in(sitting)
    return Place(person, owner.name, place, player.side, gains, frozen=frozen, early=early, beats=beats)


def _may_gain(sitting: Seat, owner: Holder) -> bool:
    """Whether `owner` may gain by a seat: nobody had help in it, left it to the computer, or began it as a newcomer.

    Somebody new to the server risks nothing in a seat. Otherwise they could hand on the seat only if it is good.
    """
    left_to_computer = sitting.away or not (sitting.person or sitting.former)
    had_it_before = takewhile(lambda holder: holder is not owner, sitting.earlier)
    was_free = any(holder.is_new and holder.left is not Left.STOOD_IN for holder in had_it_before)
    return not (left_to_computer or was_free or any(had_help(holder) for holder in (sitting, *sitting.earlier)))


def _owner(sitting: Seat) -> Holder:
    """Returns for whom a seat counts: who had it at half of the match, or who left it to the computer.

    That is settled when somebody loses the seat, so that nobody can choose it later by how they play on.

    What somebody does who stands in for an absent player counts for neither of them: who does not come back is last,
    as somebody who conceded.
    """
    for holder in sitting.earlier:
        if holder.left in GIVEN_UP or (holder.left is not Left.STOOD_IN and left_past_half(holder)):
            return holder
    if not sitting.person and sitting.earlier and not sitting.former:
        return sitting.earlier[-1]
    return Holder(sitting.person, sitting.name, 0, is_new=sitting.is_new, parts=sitting.parts, pace=sitting.pace)
