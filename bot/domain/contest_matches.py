"""The matches of a contest: how they begin, how their time ends, and what their results bring. Pure."""

from collections.abc import Sequence

from msgspec import structs

from bot.domain import lobbies, session_options
from bot.domain.absence import forfeit
from bot.domain.contest import Contest, How, Kind, Outcome, Pairing
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Ending, Seat, Session, Stage, changed, ranked
from bot.domain.tournament import NO_SHOW
from rules.proof import Proof


def gathered(contest: Contest, pairing: Pairing, proof: Proof, names: Sequence[str], now: int) -> AnySession:
    """Returns the lobby of a match with all its people, as the pairing seats them, and no message yet."""
    seats = [
        Seat(person=person, name=name, entropy=str(person)) for person, name in zip(pairing.people, names, strict=True)
    ]
    return Session(
        id=0,
        channel=contest.channel,
        parent=contest.channel,
        lobby=0,
        guild=contest.guild,
        language=contest.language,
        host=pairing.people[0],
        game=contest.game,
        clock=lobbies.parse_clock(contest.clock),
        moved=now,
        seats=seats,
        keeps_seats=True,
        proof=proof,
        contest=contest.id,
        match_options={
            session_options.HINTS.name: "off",
            session_options.ABSENCE.name: "end" if len(seats) == 2 else "computer",
        },
    )


def started(lobby: AnySession, message: int, channel: int, proof: Proof) -> Change:
    """Starts a match in the thread of its message, or in another channel."""
    posted = structs.replace(lobby, id=message, lobby=message, channel=channel)
    return lobbies.start(posted, posted.host, channel, proof)


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
    return Outcome(places, how, () if how is How.FORFEIT else points, seconds)


def void(pairing: Pairing) -> Outcome:
    """Returns the outcome of a match that cannot be played."""
    return Outcome((1,) * len(pairing.people), How.VOID)
