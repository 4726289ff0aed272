"""The matches of a contest: how they begin, how their time ends, and what their results bring. Pure."""

from collections.abc import Sequence

from msgspec import structs

from bot.domain import lobbies, session_options
from bot.domain.absence import forfeit
from bot.domain.errors import UserError
from bot.domain.match_kinds import MatchKind
from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, Ending, Seat, Session, Stage, changed, ranked
from bot.domain.turn_time import Moment, keep
from bot.features.contests.domain import Contest, How, Kind, Outcome, Pairing
from bot.features.contests.tournament import NO_SHOW
from rules.proof import Proof

CONTEST = Part("contest", int, was="contest")
"""The league or tournament that a match belongs to; 0: none."""
KIND = MatchKind(
    part=CONTEST,
    forfeits=True,
    has_lobby=False,
    keeps_players=lambda: UserError("contest-seats"),
    annulled_text="contest-annulled",
)


def started(contest: Contest, pairing: Pairing, proof: Proof, now: int, *, rated: bool) -> Change:
    """Starts the match of a pairing in the thread of its message. Its people sit in the order of the pairing.

    `rated`: whether the server has ratings.
    """
    lobby = _lobby(contest, pairing, proof, now, rated=rated)
    return keep(lobby, lobbies.start(lobby, lobby.host, lobby.id, proof), Moment(now))


def _lobby(contest: Contest, pairing: Pairing, proof: Proof, now: int, *, rated: bool) -> AnySession:
    seats = [_seat(contest, person) for person in pairing.people]
    return Session(
        id=pairing.match,
        channel=pairing.match,
        parent=contest.channel,
        lobby=pairing.match,
        guild=contest.guild,
        language=contest.language,
        host=next((person for person in pairing.people if person not in contest.left), 0),
        game=contest.game,
        clock=lobbies.parse_clock(contest.clock),
        moved=now,
        seats=seats,
        keeps_seats=True,
        proof=proof,
        parts={CONTEST.name: contest.id},
        match_options={
            session_options.HINTS.name: "off",
            session_options.ABSENCE.name: "end" if len(seats) == 2 else "computer",
            session_options.RATED.name: "yes" if rated else "no",
        },
    )


def _seat(contest: Contest, person: int) -> Seat:
    """Returns the seat of a person; the computer plays it if they have withdrawn in the meantime."""
    return Seat(
        person=max(0, person),
        name=contest.names.get(person, ""),
        entropy=str(abs(person)),
        conceded=person in contest.left,
        former=person < 0,
    )


def forfeit_of(session: AnySession, people: Sequence[int]) -> Change:
    """Forfeits a match for those of `people` who play in it. Raises UserError if nobody does any more."""
    seats = [number for number in map(session.seat_of, people) if number is not None]
    if session.stage is not Stage.PLAY or not seats:
        raise UserError("moved-on")
    return forfeit(session, *seats)


def absent_since(session: AnySession, moment: int) -> list[int]:
    """Returns the seats that have to move since before `moment` and whose person has never taken a turn."""
    return [
        number
        for number in session.to_move
        if (seat := session.seats[number]).turn_began_at and seat.since < moment and not has_moved(seat)
    ]


def has_moved(seat: Seat) -> bool:
    """Whether the person of a seat has taken a turn."""
    return bool(sum(seat.pace) or seat.turns)


def no_shows(contest: Contest, session: AnySession, now: int) -> list[int]:
    """Returns the seats that lose because their person never came; in a league the clocks decide."""
    return absent_since(session, now - NO_SHOW) if contest.kind is not Kind.LEAGUE else []


def conclude(session: AnySession) -> Change:
    """Ends a match whose round is over, as it stands: only who never took a turn, although it was theirs, has lost."""
    if session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    absent = [number for number in session.to_move if not has_moved(session.seats[number])]
    if absent:
        session = structs.replace(forfeit(session, *absent).session, revision=session.revision)
    return changed(session, news=True, stage=Stage.OVER, ending=Ending.DEADLINE)


def outcome_of(session: AnySession) -> Outcome | None:
    """Returns the outcome of a match for its pairing; None while it goes on."""
    if session.stage is not Stage.OVER or session.match is None:
        return None
    seats = session.seats
    seconds = tuple(seat.spent for seat in seats)
    if session.ending in (Ending.ANNULLED, Ending.STOPPED):
        return Outcome((1,) * len(seats), How.VOID, seconds=seconds)
    ranks = {rank.seat: rank for rank in ranked(session)}
    places = tuple(ranks[number].place for number in range(len(seats)))
    how = How.PLAYED
    if sum(not seat.conceded for seat in seats) < 2:
        how = How.FORFEIT
    elif session.ending is not Ending.PLAYED:
        how = How.DEADLINE
    points = tuple(ranks[number].score.points for number in range(len(seats)))
    is_cut = how is How.FORFEIT or session.ending is Ending.AGREED
    return Outcome(places, how, () if is_cut else points, seconds)
