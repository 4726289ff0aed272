"""The matches of a contest: how they begin, how their time ends, and what their results bring. Pure."""

from collections.abc import Container, Sequence

from msgspec import Struct, structs

from bot.domain import lobbies, session_options
from bot.domain.absence import forfeit
from bot.domain.calendar import FOREVER, Hours, Span, deadline
from bot.domain.errors import UserError
from bot.domain.match_kinds import MatchKind
from bot.domain.matches import shown_again
from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, Ending, Seat, Session, Stage, changed, ranked
from bot.domain.turn_time import Moment, keep, unseen_for, waited_for
from bot.features.contests.domain import Contest, How, Kind, Outcome, Pairing
from bot.features.contests.tournament import NO_SHOW
from rules.proof import Proof

CONTEST = Part("contest", int, was="contest")
"""The league or tournament that a match belongs to; 0: none."""


class RoundOf(Struct, frozen=True, omit_defaults=True):
    """What a match keeps of its round. Empty in a match of an earlier version."""

    ends: int = 0
    """The moment at which the round is over."""
    first: int = 0
    """How many seconds somebody has for their first turn; 0: as many as the clock gives."""
    share: int = 0
    """For how many seconds everybody may let the others wait, in all turns together; 0: as long as the clock lasts."""


ROUND = Part("round", RoundOf)


def cut_off(session: AnySession, seat: int, down: tuple[Span, ...]) -> int:
    """Returns when the turn of a seat ends, whatever its clock says: with the round, or when it has lost by then."""
    ends = ROUND.of(session).ends or FOREVER
    return min(ends, comes_by(session, seat, down), lasts_until(session, seat, down))


def comes_by(session: AnySession, seat: int, down: tuple[Span, ...] = ()) -> int:
    """Returns by when somebody has to take their first turn; FOREVER if they have, or if only the clock decides."""
    sitting, first = session.seats[seat], ROUND.of(session).first
    if not first or not sitting.turn_began_at or has_moved(sitting):
        return FOREVER
    return deadline(sitting.since, first, Hours(), [*down, *session.pauses])


def lasts_until(session: AnySession, seat: int, down: tuple[Span, ...] = ()) -> int:
    """Returns when a seat has used up its share of the round; 0 if it did so earlier, FOREVER if its time stands still.

    The time in which the channel is hidden from its person is theirs, too: who hides it from themself gains nothing.
    """
    sitting = session.seats[seat]
    left = (ROUND.of(session).share or FOREVER) - _taken(sitting)
    if not sitting.turn_began_at:
        return FOREVER if left >= 0 else 0
    if sitting.unseen:
        left -= waited_for(session, sitting, sitting.unseen, down)
        return deadline(sitting.unseen, max(0, left), Hours(), down)
    return deadline(sitting.since, max(0, left), Hours(), [*down, *session.pauses])


def end_at(session: AnySession, moment: int) -> Change:
    """Notes that the round of a match ends at another moment. Raises UserError if it knows that, or is over."""
    of = ROUND.of(session)
    if session.stage is not Stage.PLAY or of.ends == moment:
        raise UserError("moved-on")
    return changed(ROUND.put(session, structs.replace(of, ends=moment)), news=False)


KIND = MatchKind(
    cut_off=cut_off,
    part=CONTEST,
    forfeits=True,
    has_lobby=False,
    keeps_players=lambda: UserError("contest-seats"),
    finished_text="contest-finished",
    annulled_text="contest-annulled",
    unseen_text="contest-unseen",
    never_pauses=lambda: UserError("contest-pause"),
)


def started(contest: Contest, pairing: Pairing, proof: Proof, now: int, *, rated: bool) -> Change:
    """Starts the match of a pairing in the thread of its message. Its people sit in the order of the pairing.

    `rated`: whether the server has ratings.
    """
    lobby = _lobby(contest, pairing, proof, now, rated=rated)
    return keep(lobby, lobbies.start(lobby, lobby.host, lobby.id, proof), Moment(now))


def _lobby(contest: Contest, pairing: Pairing, proof: Proof, now: int, *, rated: bool) -> AnySession:
    added = proof.entropy or (str(contest.id),) * len(pairing.people)  # of an earlier version
    seats = [_seat(contest, *each) for each in zip(pairing.people, added, pairing.delays, strict=True)]
    lobby: AnySession = Session(
        id=pairing.match,
        channel=pairing.match,
        parent=contest.channel,
        lobby=pairing.match,
        guild=contest.guild,
        language=contest.language,
        host=next((person for person in pairing.people if person not in contest.left), 0),
        game=contest.game,
        clock=contest.match_clock,
        moved=now,
        seats=seats,
        keeps_seats=True,
        proof=proof,
        match_options={
            session_options.HINTS.name: "off",
            session_options.ABSENCE.name: "end" if len(seats) == 2 else "computer",
            session_options.RATED.name: "yes" if rated else "no",
        },
    )
    return CONTEST.put(ROUND.put(lobby, _round_of(contest, pairing.delays, now)), contest.id)


def _round_of(contest: Contest, delays: Sequence[int], now: int) -> RoundOf:
    """Returns the times of a match. What its players have delayed its beginning is part of their shares."""
    if contest.round is None:
        return RoundOf()
    ends = contest.round.ends
    return RoundOf(
        ends,
        first=0 if contest.kind is Kind.LEAGUE else NO_SHOW,
        share=max(1, (ends - now + max(delays)) // len(delays)),
    )


def _seat(contest: Contest, person: int, entropy: str, delay: int) -> Seat:
    """Returns the seat of a person; the computer plays it if they have withdrawn in the meantime."""
    return Seat(
        person=max(0, person),
        name=contest.names.get(person, ""),
        entropy=entropy,
        conceded=person in contest.left,
        former=person < 0,
        waited=delay,
        is_new=person in contest.newcomers,
    )


def forfeit_of(session: AnySession, people: Sequence[int], at: Moment) -> Change:
    """Forfeits a match for those of `people` who play in it. Raises UserError if nobody does any more."""
    seats = [number for number in map(session.seat_of, people) if number is not None]
    if session.stage is not Stage.PLAY or not seats:
        raise UserError("moved-on")
    return forfeit(_with_turns(session, at, seats), *seats)


def has_moved(seat: Seat) -> bool:
    """Whether the person of a seat has taken a turn."""
    return bool(sum(seat.pace) or seat.turns)


def overdue(session: AnySession, at: Moment) -> list[int]:
    """Returns the seats that lose because their person never came, or has used up their share of the round.

    Who did so last does not lose: the match was over when no other was left.
    """
    ends = _ends(session, at)
    return [number for number, moment in ends.items() if moment < min(at.now, max(ends.values()))]


def nobody_goes_on(session: AnySession, at: Moment) -> bool:
    """Whether all who are left in a match have used up their time."""
    return all(moment < at.now for moment in _ends(session, at).values())


def _ends(session: AnySession, at: Moment) -> dict[int, int]:
    """Returns until when each seat that is left in a match has time."""
    return {
        number: min(comes_by(session, number, at.down), lasts_until(session, number, at.down))
        for number, seat in enumerate(session.seats)
        if not seat.conceded
    }


def conclude(session: AnySession, at: Moment) -> Change:
    """Ends a match whose round is over, as it stands. Who kept it waiting has lost before, see `overdue`."""
    if session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    ended = _with_turns(session, at, range(len(session.seats)))
    return changed(ended, news=True, stage=Stage.OVER, ending=Ending.DEADLINE)


def _with_turns(session: AnySession, at: Moment, seats: Container[int]) -> AnySession:
    """Returns the session, in which the turns of `seats` that go on are added to what the others have waited.

    If it stood still because a player could not see it, it does no longer: it has a channel, and counts.
    """
    after = [
        structs.replace(seat, waited=_taken_until(session, seat, at), unseen=0) if number in seats else seat
        for number, seat in enumerate(session.seats)
    ]
    hidden = any(seat.unseen for seat in session.seats)
    session = structs.replace(session, seats=after)
    return shown_again(session, at.now) if hidden else session


def _taken_until(session: AnySession, seat: Seat, at: Moment) -> int:
    """Returns how long the others have waited for a seat, with the turn that goes on."""
    return _taken(seat) + waited_for(session, seat, at.now, at.down) + unseen_for(seat, at.now, at.down)


def _taken(seat: Seat) -> int:
    """Returns how long the others waited for a seat; in a match of an earlier version, how long its turns took."""
    return max(seat.waited, seat.spent)


def ran_out(session: AnySession) -> list[int]:
    """Returns the seats that have lost because they used up their share of the round."""
    share = ROUND.of(session).share or FOREVER
    return [number for number, seat in enumerate(session.seats) if seat.conceded and _taken(seat) > share]


def outcome_of(session: AnySession) -> Outcome | None:
    """Returns the outcome of a match for its pairing; None while it goes on."""
    if session.stage is not Stage.OVER or session.match is None:
        return None
    seats = session.seats
    seconds = tuple(map(_taken, seats))
    if session.ending in (Ending.ANNULLED, Ending.STOPPED) or (session.lost and session.ending is Ending.DEADLINE):
        return Outcome((1,) * len(seats), How.VOID, seconds=seconds)
    ranks = {rank.seat: rank for rank in ranked(session)}
    places = tuple(ranks[number].place for number in range(len(seats)))
    how = How.PLAYED
    if sum(not seat.conceded for seat in seats) < 2:
        how = How.FORFEIT
    elif session.ending is not Ending.PLAYED:
        how = How.DEADLINE
    points = tuple(0 if seat.conceded else ranks[number].score.points for number, seat in enumerate(seats))
    is_cut = how is How.FORFEIT or session.ending is Ending.AGREED
    return Outcome(places, how, () if is_cut else points, seconds)
