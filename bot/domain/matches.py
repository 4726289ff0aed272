"""Changes of a match as a whole: pauses, its channel, its players, an early end. Pure."""

from collections.abc import Collection, Iterable
from typing import Final

from msgspec import structs

from bot.domain.calendar import DAY, FOREVER, Hours, Span, deadline
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.parts import HIDDEN, PAST_HALF, PLAYED_FOR, Lasts, Part, ended, lasting, left_past_half, rewound
from bot.domain.proposal import Outcome, Proposal, Resume
from bot.domain.session import (
    AnySession,
    CameBack,
    Change,
    Ending,
    Holder,
    Left,
    Seat,
    Seated,
    Stage,
    TakenBack,
    changed,
    played,
    with_seat,
)
from bot.domain.session_options import RATED
from bot.domain.turn_time import unseen_for, waited_for, with_time_hidden
from rules import match as matches
from rules.remaining import is_past_half

NOTICE = DAY
"""How long others are told before what only one or some of them want happens."""
RESUMES: Final = Part("resumes", bool)
"""Whether somebody has given notice of the end of a pause, which is announced when it comes."""

DELETED: Final = Part("deleted", bool)
"""Whether a match is lost because its channel was deleted, and not because a player does not see it."""


def pause(session: AnySession, now: int) -> Change:
    """Stops all clocks at `now`."""
    if session.stage is not Stage.PLAY or session.paused:
        raise UserError("not-running")
    earlier = _pauses_until(session, now) if session.pauses else []
    return changed(session, news=True, pauses=[*earlier, Span(now, FOREVER)])


def resume(session: AnySession, now: int) -> Change:
    """Restarts all clocks at `now`."""
    need_pause(session, now)
    return changed(RESUMES.put(session, False), news=True, pauses=_pauses_until(session, now))


def give_notice(session: AnySession, now: int) -> Change:
    """Lets the pause end by itself a day after `now`. One person may, so nobody can freeze a match."""
    return changed(RESUMES.put(session, True), news=True, pauses=_pauses_until(session, now + NOTICE))


def is_resuming(session: AnySession) -> bool:
    """Whether somebody has given notice of the end of a pause, and it has not been announced yet."""
    return RESUMES.of(session) and not session.paused


def resumed(session: AnySession, now: int) -> Change:
    """Calls who is to move once a pause is over of which somebody gave notice. Raises UserError if it is not."""
    if not is_resuming(session) or session.paused_until > now:
        raise UserError("moved-on")
    seats = [_called_again(seat, session.revision + 1, now) for seat in session.seats]
    after = structs.replace(RESUMES.put(session, False), seats=seats)
    if session.proposed is None or not isinstance(session.proposed.what, Resume):
        return changed(after, news=True)
    done = structs.replace(session.proposed, outcome=Outcome.DONE)
    return changed(after, news=True, proposal=done)._replace(proposal_changed=True)


def need_pause(session: AnySession, now: int) -> None:
    """Raises UserError unless the players have paused the match, and the pause goes on."""
    if session.held or session.paused_until <= now:
        raise UserError("not-paused")


def _pauses_until(session: AnySession, moment: int) -> list[Span]:
    """Returns the pauses; the last ends at `moment` unless it ends earlier."""
    *earlier, last = session.pauses
    return [*earlier, Span(last.start, max(last.start, min(last.end, moment)))]


def need_known(session: AnySession, *, is_new: bool) -> None:
    """Raises UserError if somebody new to the server would take over a seat of a rated match.

    They risk nothing there, so a rival could lose what is somebody else's by them.
    """
    if is_new and is_rated(session):
        raise UserError("too-new")


def need_half_as_agreed(session: AnySession, *, past_half: bool) -> None:
    """Raises UserError if a rated seat would count for somebody else than when its owner agreed to lose it."""
    if is_rated(session) and past_half != is_past_half(session.playing):
        raise UserError("half-between")


def is_rated(session: AnySession) -> bool:
    """Whether the players have chosen that a match is rated. It counts only if people play against each other.

    One without a value began before there were ratings.
    """
    return bool(session.guild) and session.match_options.get(RATED.name) == "yes"


def may_count(session: AnySession) -> bool:
    """Whether a match counts for ratings if people play it against each other to its end."""
    people = sum(bool(seat.person or seat.earlier or seat.former) for seat in session.seats)
    return is_rated(session) and people > 1 and not kind_of(session).is_lesson


def need_own_rating(session: AnySession, seat: int) -> None:
    """Raises UserError if help of the computer would cost somebody else a rating: `seat` counts for them."""
    sitting = session.seats[seat]
    if may_count(session) and (sitting.owner or any(map(left_past_half, sitting.earlier))):
        raise UserError("no-help-for-others")


def unrate(session: AnySession) -> Change:
    """Takes the match out of the ratings."""
    return changed(session, news=False, match_options={**session.match_options, RATED.name: "no"})


def settle(session: AnySession, guild: int) -> Change:
    """Makes a match in a chat one of the server `guild`, which has invited Parlour since; it is not rated."""
    options = {**session.match_options, RATED.name: "no"}
    return changed(session, news=False, chat=None, guild=guild, match_options=options)


def move(session: AnySession, channel: int) -> Change:
    """Moves the match to another channel."""
    return changed(session, news=False, channel=channel)


def need_free(there: AnySession | None, session: AnySession) -> None:
    """Raises UserError if another match than `session` is played `there`, in the channel that it is to move to."""
    if there is not None and there.id != session.id and there.stage is not Stage.OVER:
        raise UserError("channel-taken")


def lose_channel(session: AnySession, now: int, hidden_from: Collection[int] = ()) -> Change:
    """Marks the match as lost: its channel was deleted. Its clocks are held until it continues elsewhere.

    `hidden_from`: the seats of people who are to move and cannot see it. They were not called, so the first time they
    have at least a day left from now. Otherwise a day could be gained at each turn by hiding from the channel.
    """
    if session.lost or session.match is None:
        raise UserError("moved-on")
    held = session.stage is Stage.PLAY and not session.paused
    pauses = [*session.pauses, Span(now, FOREVER)] if held else session.pauses
    seats = [
        structs.replace(seat, left=_left_unseen(session, seat, now), unseen=now) if number in hidden_from else seat
        for number, seat in enumerate(session.seats)
    ]
    marked = DELETED.put(session, not hidden_from)
    return changed(marked, news=False, lost=True, held=held, pauses=pauses, seats=seats)


def _left_unseen(session: AnySession, seat: Seat, now: int) -> int:
    """Returns the time on the clock of somebody who does not see the channel: at least a day, the first time."""
    return seat.left if HIDDEN.of(seat) else max(seat.left, waited_for(session, seat, now) + DAY)


def was_deleted_for_a_day(session: AnySession, now: int) -> bool:
    """Whether the channel of a match was deleted a day ago. Then nobody has to see the one in which it continues.

    Otherwise who has deleted it could also hide all others from themself, and the match would never count.
    """
    return DELETED.of(session) and session.held and now - session.pauses[-1].start >= DAY


def relocate(session: AnySession, person: int, channel: int, now: int) -> Change:
    """Moves a lost match to `channel`, chosen by `person`, one of its players."""
    if session.seat_of(person) is None:
        raise UserError("not-a-player")
    if not session.lost:
        raise UserError("not-lost")
    return _continued(session, channel, now)


def _continued(session: AnySession, channel: int, now: int) -> Change:
    """Returns the match in `channel`, where its board calls who is to move."""
    return changed(shown_again(session, now), news=True, channel=channel, parent=channel)


def find_again(session: AnySession, now: int) -> Change:
    """Lets a match go on where it is, once whoever did not see its channel has taken their turn.

    Otherwise they could leave the others waiting for a match that waits for nobody.
    """
    if not session.lost or DELETED.of(session) or any(seat.unseen for seat in session.seats):
        raise UserError("moved-on")
    return changed(shown_again(session, now), news=True)


def shown_again(session: AnySession, now: int) -> AnySession:
    """Returns a match that is no longer lost; its clocks run again if they were held."""
    *earlier, last = session.pauses or [Span(now, now)]
    pauses = [*earlier, Span(last.start, max(last.start, now))] if session.held else session.pauses
    seats = [_called_again(seat, session.revision + 1, now) for seat in session.seats]
    proposal = with_notice_left(session, session.pauses[-1].start, now) if session.held else session.proposal
    there = DELETED.put(session, False)
    return structs.replace(there, lost=False, held=False, pauses=pauses, seats=seats, proposal=proposal)


def notice_ends(proposal: Proposal, down: Iterable[Span]) -> int:
    """Returns when it works without the absent: downtime since they were told is no notice. 0: it never does."""
    return deadline(proposal.opens - NOTICE, NOTICE, Hours(), down) if proposal.opens else 0


def with_notice_left(session: AnySession, since: int, now: int) -> Proposal | None:
    """Returns the proposal. The absent have as much notice left `now` as when the match stopped."""
    proposal = session.proposal
    if proposal is None or proposal.opens <= since:
        return proposal
    return structs.replace(proposal, opens=proposal.opens + now - max(since, proposal.opens - NOTICE))


def _called_again(seat: Seat, revision: int, now: int) -> Seat:
    """Returns a seat whose person is to be called again. Its turn, if one goes on, begins anew at `revision`."""
    seat = structs.replace(with_time_hidden(seat, now), waited=seat.waited + unseen_for(seat, now), unseen=0)
    return structs.replace(seat, turn_began_at=revision, aware=False) if seat.turn_began_at else seat


def move_by_manager(session: AnySession, channel: int, now: int) -> Change:
    """Moves a match to `channel`, chosen by somebody who manages the server."""
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    return _continued(session, channel, now)


def stop(session: AnySession) -> Change:
    """Ends a match or closes a lobby for those who manage the server."""
    if session.stage is Stage.OVER:
        raise UserError("not-in-play")
    return end(session, Ending.STOPPED)


def concede(session: AnySession, person: int) -> Change:
    """Concedes for `person`: with two players the other wins, with more the computer takes over.

    Who stands in for somebody leaves the seat instead: the computer plays until its owner is back.
    """
    seat = session.seat_of(person)
    if session.stage is not Stage.PLAY or seat is None:
        raise UserError("not-playing")
    if session.seats[seat].owner:
        return give_back(session, seat, away=True)
    seats = with_seat(session, seat, conceded=True, parts=ended(session.seats[seat].parts, Lasts.PLAY))
    match = matches.without_plans(session.playing, seat)
    decided = kind_of(session).forfeits and sum(not s.conceded for s in seats) < 2
    alone = decided or len(seats) == 2 or all(s.by_computer for s in seats)
    return changed(session, news=True, seats=seats, match=match, stage=Stage.OVER if alone else Stage.PLAY)


def rewind(session: AnySession, seat: int, line: int, again: matches.AnyMatch) -> Change:
    """Rewinds the match for `seat` to where the log had `line` lines. `again`: the match replayed from them."""
    match, entries = matches.rewound(session.playing, again, seat)
    seats = [_cut(each, line) for each in session.seats]
    change = played(structs.replace(session, entries=line, seats=seats), match, entries)
    return change._replace(news=True, kept=line, notices=(TakenBack(seat),))


def _cut(seat: Seat, lines: int) -> Seat:
    """Returns a seat without what features keep there about the log after so many lines."""
    return rewound(structs.replace(seat, earlier=tuple(rewound(each, lines) for each in seat.earlier)), lines)


def end(session: AnySession, ending: Ending) -> Change:
    """Ends the match early."""
    return changed(session, news=True, stage=Stage.OVER, ending=ending)


def seat_player(
    session: AnySession, seat: int, person: int, name: str, left: Left = Left.AGREED, *, is_new: bool = False
) -> Change:
    """Seats `person` at `seat`, or the computer if `person` is 0. Who has not had the seat before gets a full clock.

    Drops the former person's draft and standing orders. The match ends if no person is left. `left`: how the owner
    loses it; if they were absent, `person` stands in for them. Nobody may sit who knows the hand of another seat.
    `is_new`: whether `person` has just joined the server.
    """
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    need_stranger(session, seat, person)
    before = session.seats[seat]
    if person and left is Left.AGREED:
        need_turn_taken(session, before)
    clock = session.clock.start if session.clock else 0
    left_to_them = before.left if before.was_given_away_by(person) else clock
    earlier = holders_after(session, seat, left)
    new = Seat(person=person, name=name, took_over=bool(person), left=left_to_them, earlier=earlier, is_new=is_new)
    change = _with_seat(session, seat, new)
    return change._replace(notices=(Seated(seat, f"<@{before.person}>"),) if before.person else ())


def need_turn_taken(session: AnySession, seat: Seat) -> None:
    """Raises UserError if a seat that is to move has changed hands in this turn, and so got a full clock."""
    if seat.turn_began_at and seat.earlier and seat.earlier[-1].until == session.entries:
        raise UserError("just-taken-over")


def need_stranger(session: AnySession, seat: int, person: int) -> None:
    """Raises UserError if `person` plays already, or knows what is hidden in another seat than `seat`."""
    if person and session.seat_of(person) is not None:
        raise UserError("already-seated")
    if person and session.knows_another(person, seat):
        raise UserError("had-another-seat")


def give_back(session: AnySession, seat: int, *, away: bool = False) -> Change:
    """Gives a seat back to its owner, for whom its person has stood in. Drops the draft and standing orders.

    `away`: the owner is not back yet, so the computer plays.
    """
    before = session.seats[seat]
    owner = before.owner
    assert owner is not None
    earlier = tuple(each for each in before.earlier if each is not owner)
    back = Seat(
        person=owner.person,
        name=owner.name,
        is_new=owner.is_new,
        parts=owner.parts,
        pace=owner.pace,
        spent=owner.spent,
        away=away,
        away_at=owner.until if away else 0,
        left=max(before.left, min(session.clock.start, DAY) if session.clock else 0),
        earlier=(*earlier, former_holder(session, seat, Left.STOOD_IN)),
    )
    if away:
        return _with_seat(session, seat, back)
    if session.entries > owner.until:
        back = PLAYED_FOR.put(back, True)
    return _with_seat(session, seat, back)._replace(notices=(CameBack(seat),))


def holders_after(session: AnySession, seat: int, left: Left) -> tuple[Holder, ...]:
    """Returns everybody who had a seat before, if its owner loses it now."""
    before = session.seats[seat]
    earlier = before.earlier
    if before.owner and left is Left.AGREED:
        agreed = _settled(session, structs.replace(before.owner, left=left))
        earlier = tuple(agreed if each is before.owner else each for each in earlier)
    if not before.person:
        return earlier
    return (*earlier, former_holder(session, seat, Left.STOOD_IN if before.owner else left))


def former_holder(session: AnySession, seat: int, left: Left) -> Holder:
    """Returns what stays known about the person of a seat if they lose it now."""
    before = session.seats[seat]
    holder = Holder(
        before.person,
        before.name,
        session.entries,
        is_new=before.is_new,
        left=left,
        parts=lasting(before.parts, Lasts.PERSON),
        pace=before.pace,
        spent=before.spent,
    )
    if before.away and session.entries > before.away_at:
        holder = PLAYED_FOR.put(holder, True)
    return _settled(session, holder)


def _settled(session: AnySession, holder: Holder) -> Holder:
    """Returns somebody who loses a seat now, with whether more than half of the match was played."""
    counts = is_rated(session) and holder.left is not Left.STOOD_IN
    return PAST_HALF.put(holder, True) if counts and is_past_half(session.playing) else holder


def _with_seat(session: AnySession, seat: int, new: Seat) -> Change:
    """Returns the match with a seat replaced; it is over if no person is left, and its host is one of them."""
    seats = [new if n == seat else s for n, s in enumerate(session.seats)]
    people = [s.person for s in seats if not s.by_computer]
    host = session.host if session.host in people or not people else people[0]
    match = matches.without_plans(session.playing, seat)
    stage = Stage.PLAY if people else Stage.OVER
    return changed(session, news=True, seats=seats, match=match, host=host, stage=stage)
