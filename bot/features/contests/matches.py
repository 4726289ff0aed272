"""The matches of a contest: how they begin, how their time ends, and what their results bring. Pure."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from bot.domain import lobbies, session_options
from bot.domain.absence import forfeit
from bot.domain.calendar import DAY, FOREVER, Hours, deadline
from bot.domain.errors import UserError
from bot.domain.match_kinds import MatchKind
from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, Ending, Seat, Session, Stage, changed, ranked
from bot.domain.turn_time import Moment, keep, waited_for
from bot.features.contests.domain import Contest, How, Kind, Outcome, Pairing
from bot.features.contests.tournament import NO_SHOW
from rules.proof import Proof

CONTEST = Part("contest", int, was="contest")
"""The league or tournament that a match belongs to; 0: none."""


PATIENCE = 4
"""Who takes longer than this part of a round for the last turn, or than a day, has stopped moving."""


class RoundOf(Struct, frozen=True, omit_defaults=True):
    """What a match keeps of its round. Empty in a match of an earlier version."""

    ends: int = 0
    """The moment at which the round is over."""
    patience: int = DAY
    """Who takes longer for the last turn has stopped moving."""
    first: int = 0
    """How many seconds somebody has for their first turn; 0: as many as the clock gives."""


ROUND = Part("round", RoundOf)


def cut_off(session: AnySession, seat: int) -> int:
    """Returns when the turn of a seat ends, whatever its clock says: with the round, or as that of a no-show."""
    ends = ROUND.of(session).ends or FOREVER
    return min(ends, comes_by(session, seat))


def comes_by(session: AnySession, seat: int) -> int:
    """Returns by when somebody has to take their first turn; FOREVER if they have, or if only the clock decides."""
    sitting, first = session.seats[seat], ROUND.of(session).first
    if not first or not sitting.turn_began_at or has_moved(sitting):
        return FOREVER
    return deadline(sitting.since, first, Hours(), session.pauses)


KIND = MatchKind(
    cut_off=cut_off,
    part=CONTEST,
    forfeits=True,
    has_lobby=False,
    keeps_players=lambda: UserError("contest-seats"),
    annulled_text="contest-annulled",
    pause_ends=lambda session: ROUND.of(session).patience,
)


def started(contest: Contest, pairing: Pairing, proof: Proof, now: int, *, rated: bool) -> Change:
    """Starts the match of a pairing in the thread of its message. Its people sit in the order of the pairing.

    `rated`: whether the server has ratings.
    """
    lobby = _lobby(contest, pairing, proof, now, rated=rated)
    return keep(lobby, lobbies.start(lobby, lobby.host, lobby.id, proof), Moment(now))


def _lobby(contest: Contest, pairing: Pairing, proof: Proof, now: int, *, rated: bool) -> AnySession:
    added = proof.entropy or (str(contest.id),) * len(pairing.people)  # of an earlier version
    seats = [_seat(contest, person, entropy) for person, entropy in zip(pairing.people, added, strict=True)]
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
    return CONTEST.put(ROUND.put(lobby, _round_of(contest)), contest.id)


def _round_of(contest: Contest) -> RoundOf:
    if contest.round is None:
        return RoundOf()
    ends, began = contest.round.ends, contest.round.began
    return RoundOf(ends, min(DAY, (ends - began) // PATIENCE), 0 if contest.kind is Kind.LEAGUE else NO_SHOW)


def _seat(contest: Contest, person: int, entropy: str) -> Seat:
    """Returns the seat of a person; the computer plays it if they have withdrawn in the meantime."""
    return Seat(
        person=max(0, person),
        name=contest.names.get(person, ""),
        entropy=entropy,
        conceded=person in contest.left,
        former=person < 0,
    )


def forfeit_of(session: AnySession, people: Sequence[int]) -> Change:
    """Forfeits a match for those of `people` who play in it. Raises UserError if nobody does any more."""
    seats = [number for number in map(session.seat_of, people) if number is not None]
    if session.stage is not Stage.PLAY or not seats:
        raise UserError("moved-on")
    return forfeit(session, *seats)


def has_moved(seat: Seat) -> bool:
    """Whether the person of a seat has taken a turn."""
    return bool(sum(seat.pace) or seat.turns)


def no_shows(session: AnySession, now: int) -> list[int]:
    """Returns the seats that lose because their person never came; in a league the clocks decide."""
    return [number for number in session.to_move if comes_by(session, number) < now]


def conclude(session: AnySession, now: int) -> Change:
    """Ends a match whose round is over, as it stands. Nobody gains by keeping it waiting, see `outcome_of`.

    Who took the most time and has stopped moving has lost. Who is behind and took the most time, or has stopped moving,
    is late, so that they lose rating, too.
    """
    if session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    running = {number: waited_for(session, session.seats[number], now) for number in session.to_move}
    seats = [structs.replace(seat, waited=_taken(seat) + running.get(n, 0)) for n, seat in enumerate(session.seats)]
    session = structs.replace(session, seats=seats)
    if not session.lost:
        session = _with_late(session, running)
    return changed(session, news=True, stage=Stage.OVER, ending=Ending.DEADLINE)


def _with_late(session: AnySession, running: Mapping[int, int]) -> AnySession:
    """Returns the session, in which those have lost or are late who kept it waiting. `running`: seconds by seat."""
    slow, patience = slowest(session), ROUND.of(session).patience
    stopped = {number for number, seconds in running.items() if seconds >= patience}
    never = {number for number in running if not has_moved(session.seats[number])}
    if late := slow & (stopped | never):
        session = structs.replace(forfeit(session, *late).session, revision=session.revision)
    else:
        late = _behind(session, slow) | _behind(session, stopped)
    seats = [
        structs.replace(seat, late=session.revision + 1) if number in late else seat
        for number, seat in enumerate(session.seats)
    ]
    return structs.replace(session, seats=seats)


def _behind(session: AnySession, seats: set[int]) -> set[int]:
    """Returns those of `seats` who are behind somebody else and ahead of nobody else."""
    places = {rank.seat: rank.place for rank in ranked(session)}
    others = [place for number, place in places.items() if number not in seats and not session.seats[number].conceded]
    return {number for number in seats if others and min(others) < places[number] >= max(others)}


def slowest(session: AnySession) -> set[int]:
    """Returns the seats that took the most time for their turns of those in play; none if all took the same."""
    taken = {number: _taken(seat) for number, seat in enumerate(session.seats) if not seat.conceded}
    found = {number for number, seconds in taken.items() if seconds == max(taken.values())}
    return found if len(found) < len(taken) else set()


def _taken(seat: Seat) -> int:
    """Returns how long the others waited for a seat; in a match of an earlier version, how long its turns took."""
    return max(seat.waited, seat.spent)


def kept_waiting(session: AnySession) -> list[int]:
    """Returns the seats that have lost because they kept a match waiting until its round was over."""
    return [number for number, seat in enumerate(session.seats) if seat.late]


def places_of(session: AnySession) -> list[int]:
    """Returns the place of each seat in the contest.

    If time has ended the match, who took the most time is not ahead of the next one behind them: they are level. If
    somebody was late, the match waited for nobody else, and all keep their places.
    """
    places = points_places(session)
    is_late = any(seat.late for seat in session.seats)
    slow = slowest(session) if session.ending is Ending.DEADLINE and not is_late else set()
    for number in sorted(slow, key=places.__getitem__, reverse=True):
        others = [n for n, seat in enumerate(session.seats) if n not in slow and not seat.conceded]
        behind = min((places[n] for n in others if places[n] > places[number]), default=0)
        for other in others:
            if places[other] == behind:
                places[other] = places[number]
    return places


def points_places(session: AnySession) -> list[int]:
    """Returns the place of each seat by the points of the game alone."""
    ranks = {rank.seat: rank.place for rank in ranked(session)}
    return [ranks[number] for number in range(len(session.seats))]


def outcome_of(session: AnySession) -> Outcome | None:
    """Returns the outcome of a match for its pairing; None while it goes on."""
    if session.stage is not Stage.OVER or session.match is None:
        return None
    seats = session.seats
    seconds = tuple(map(_taken, seats))
    if session.ending in (Ending.ANNULLED, Ending.STOPPED) or (session.lost and session.ending is Ending.DEADLINE):
        return Outcome((1,) * len(seats), How.VOID, seconds=seconds)
    ranks = {rank.seat: rank for rank in ranked(session)}
    places = tuple(places_of(session))
    how = How.PLAYED
    if sum(not seat.conceded for seat in seats) < 2:
        how = How.FORFEIT
    elif session.ending is not Ending.PLAYED:
        how = How.DEADLINE
    points = tuple(ranks[number].score.points for number in range(len(seats)))
    is_cut = how is How.FORFEIT or session.ending is Ending.AGREED
    return Outcome(places, how, () if is_cut else points, seconds)
