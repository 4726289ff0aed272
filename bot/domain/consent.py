"""Proposals: made, agreed to, declined, and carried out. Pure.

All other people in the match have to agree; computer players have no vote. A proposal lapses if the match moves on so
that it would mean something else: `Proposal.fits`.

Giving away a seat is different, and this is the one place where it is decided about the seat of somebody else. Its
owner has to agree, unless they are absent. Then the others decide, at least two of them, and the owner is told a day
before anybody sees their hand. They keep the seat if they come back, and get it back if they come later. To give up a
pause is different, too: one person may, and the others are told a day before.

Who is absent is asked as well, if a match is to go back, to end or to count differently: whoever plays on and goes back
has seen what comes. After a day it works without their answer: they could come back until then.
"""

from typing import assert_never

from msgspec import structs

from bot.domain import absence, matches
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.proposal import Annul, Finish, Outcome, Pause, Proposal, Replace, Resume, TakeBack, Unrate, What
from bot.domain.session import AnySession, Change, Ending, Left, Stage, changed, with_seat
from bot.domain.turn_time import Moment
from rules.match import AnyMatch
from rules.remaining import is_past_half


def new_proposal(session: AnySession, person: int, what: What, now: int, *, gone: bool = False) -> Proposal:
    """Returns a proposal of `what` by `person`. `gone`: the owner of the seat to be given away has left the server."""
    session = _marked(session, what, gone=gone)
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    if session.seat_of(person) is None:
        raise UserError("not-a-player")
    if session.proposed and not (isinstance(what, Resume) and session.paused):
        raise UserError("already-proposed")
    _check(session, what, now)
    voters, enough = _voters(session, person, what)
    absent = _absent(session, person, what)
    proposal = Proposal(
        number=session.proposal.number + 1 if session.proposal else 1,
        what=what,
        by=person,
        people=tuple(session.people),
        voters=voters,
        enough=enough,
        entries=session.entries,
        agreed=(person,),
        absent=absent,
        opens=now + matches.NOTICE if absent else 0,
    )
    return _with_half(session, _with_owner(session, proposal, now), person)


def _with_half(session: AnySession, proposal: Proposal, person: int) -> Proposal:
    """Returns a proposal with how much of a rated match was played when `person` agreed to lose their seat."""
    what = proposal.what
    if not isinstance(what, Replace) or person != session.seats[what.seat].owned_by or not matches.is_rated(session):
        return proposal
    return structs.replace(proposal, past_half=is_past_half(session.playing))


def _marked(session: AnySession, what: What, *, gone: bool) -> AnySession:
    """Returns the session, in which it is noted if the owner of the seat to be given away is `gone`."""
    if not gone or not isinstance(what, Replace) or what.seat >= len(session.seats):
        return session
    return structs.replace(session, seats=with_seat(session, what.seat, gone=True))


def _check(session: AnySession, what: What, now: int) -> None:
    """Raises UserError if `what` makes no sense in the match as it is."""
    match what:
        case TakeBack(line=line):
            if final := kind_of(session).never_rewinds:
                raise final()
            if not 0 < line < session.entries:
                raise UserError("moved-on")
        case Replace(seat=seat, person=person):
            if refused := kind_of(session).keeps_players:
                raise refused()
            if not 0 <= seat < len(session.seats) or not session.seats[seat].person:
                raise UserError("nobody-there")
            matches.need_stranger(session, seat, person)
            if not person and session.seats[seat].by_computer:
                raise UserError("computer-plays")
        case Pause():
            if refused := kind_of(session).never_pauses:
                raise refused()
            if session.paused:
                raise UserError("not-running")
        case Resume():
            matches.need_pause(session, now)
        case Unrate():
            if not matches.is_rated(session):
                raise UserError("not-rated")


def _voters(session: AnySession, person: int, what: What) -> tuple[tuple[int, ...], int]:
    """Returns who votes on `what`, and how many of them have to agree.

    On giving away a seat, all but its owner vote; for the host one vote is enough.
    """
    others = tuple(other for other in session.people if other != person)
    if not isinstance(what, Replace):
        return others, len(others)
    voters = tuple(other for other in others if other != session.seats[what.seat].person)
    return voters, min(1, len(voters)) if person == session.host else len(voters)


def _absent(session: AnySession, person: int, what: What) -> tuple[int, ...]:
    """Returns the absent people who are asked about `what`, which `person` proposes.

    If everybody else is absent, they have lost already: the last one may end the match with its result.
    """
    match what:
        case Finish() if session.people == [person]:
            return ()
        case TakeBack() | Annul() | Unrate() | Finish():
            return tuple({seat.owned_by for seat in session.seats if seat.owner or seat.away} - {person})
    return ()


def _with_owner(session: AnySession, proposal: Proposal, now: int) -> Proposal:
    """Returns a proposal with who has to agree that they lose their seat, and when somebody absent can be replaced.

    Called again at each vote, since who was absent may be back.
    """
    what = proposal.what
    if not isinstance(what, Replace) or proposal.owner:
        return proposal
    seat = session.seats[what.seat]
    if proposal.by == seat.owned_by:
        return proposal
    if not seat.is_absent or (not _is_decided_by_two(session, proposal) and (what.person or not seat.gone)):
        return structs.replace(proposal, owner=seat.owned_by, opens=0)
    if not what.person or seat.conceded or proposal.opens:
        return proposal
    agreed = tuple(person for person in proposal.agreed if person != what.person)
    return structs.replace(proposal, opens=now + matches.NOTICE, agreed=agreed)


def _is_decided_by_two(session: AnySession, proposal: Proposal) -> bool:
    """Whether at least two people decide about the seat of somebody absent. Any new account could be a second one."""
    deciders = {proposal.by, *proposal.voters}
    return sum(seat.person in deciders and not seat.is_new for seat in session.seats) > 1


def propose(
    session: AnySession, person: int, what: What, now: int, *, again: AnyMatch | None = None, gone: bool = False
) -> Change:
    """Proposes `what` for `person`; carries it out at once if nobody else has to agree.

    `again`: for a rewind, the match that it goes back to. To end a pause is never only proposed: it ends a day later.
    """
    session = _marked(session, what, gone=gone)
    if isinstance(what, Resume) and session.stage is Stage.PLAY and session.seat_of(person) is not None:
        matches.need_pause(session, now)
        noticed = matches.give_notice(session, now)
        if session.proposed and session.paused:
            return noticed
        session = structs.replace(noticed.session, revision=session.revision)
    return _updated(session, new_proposal(session, person, what, now), now, again)


def agree(
    session: AnySession, person: int, number: int, at: Moment, *, again: AnyMatch | None = None, is_new: bool = False
) -> Change:
    """Adds the consent of `person` to proposal `number`; carries it out once no consent is missing.

    `is_new`: whether `person` has just joined the server.
    """
    proposal, now = _open(session, number), at.now
    had_notice = proposal.absent and now >= matches.notice_ends(proposal, at.down) and not session.lost
    if had_notice and person in session.people:
        proposal = _without_absent(proposal, person)
    if person in proposal.agreed:
        raise UserError("own-proposal" if person == proposal.by else "already-agreed")
    proposal = _with_owner(session, proposal, now)
    if person not in proposal.missing and person != proposal.by:
        raise UserError("no-vote")
    if person == proposal.taker and proposal.opens and session.lost:
        raise UserError("seat-stands-still")
    if person == proposal.taker and now < (opens := matches.notice_ends(proposal, at.down)):
        raise UserError("seat-opens-later", when=str(opens))
    if person == proposal.taker:
        matches.need_known(session, is_new=is_new)
        _need_the_others(session, proposal)
    taker_is_new = is_new if person == proposal.taker else proposal.taker_is_new
    agreed = structs.replace(proposal, agreed=(*proposal.agreed, person), taker_is_new=taker_is_new)
    agreed = _with_half(session, agreed, person)
    return _updated(session, agreed, now, again)


def _need_the_others(session: AnySession, proposal: Proposal) -> None:
    """Raises UserError if others have to agree first: who takes a rated seat knows for whom it counts by then."""
    if matches.is_rated(session) and not proposal.opens and proposal.missing != [proposal.taker]:
        raise UserError("others-first")


def has_opened(session: AnySession, at: Moment) -> bool:
    """Whether the open proposal works without somebody absent, who has had a day's notice of it."""
    proposal = session.proposed
    return proposal is not None and proposal.opens > 0 and at.now >= matches.notice_ends(proposal, at.down)


def announce_again(session: AnySession, number: int, now: int, *, told: bool) -> Change:
    """Posts proposal `number` again, because its post was deleted.

    Whoever is absent has the whole notice once more, unless they were `told` directly.
    """
    proposal = _open(session, number)
    opens = now + matches.NOTICE if proposal.opens and not told else proposal.opens
    again = structs.replace(proposal, number=proposal.number + 1, opens=opens)
    return changed(session, news=False, proposal=again)


def _without_absent(proposal: Proposal, person: int) -> Proposal:
    """Returns a proposal that needs no answer of the absent any more, and to which `person` can agree once more."""
    return structs.replace(proposal, absent=(), agreed=tuple(other for other in proposal.agreed if other != person))


def decline(session: AnySession, person: int, number: int) -> Change:
    """Closes proposal `number`: declined by anybody it concerns, or withdrawn by the person who made it."""
    proposal = _open(session, number)
    if not _concerns(session, proposal, person):
        raise UserError("no-vote")
    outcome = Outcome.WITHDRAWN if person == proposal.by else Outcome.DECLINED
    return changed(session, news=False, proposal=structs.replace(proposal, outcome=outcome, closed_by=person))


def _concerns(session: AnySession, proposal: Proposal, person: int) -> bool:
    """Whether a person plays, would take a seat, or would get another substitute for theirs."""
    plays = session.seat_of(person) is not None or session.left_to_another(person) is not None
    return plays or person == proposal.taker


def _open(session: AnySession, number: int) -> Proposal:
    """Returns the open proposal. Raises UserError if its number is another, or there is none."""
    if session.proposed is None or session.proposed.number != number:
        raise UserError("proposal-closed")
    return session.proposed


def _updated(session: AnySession, proposal: Proposal, now: int, again: AnyMatch | None) -> Change:
    if proposal.missing:
        return changed(session, news=False, proposal=proposal)
    agreed = structs.replace(session, proposal=structs.replace(proposal, outcome=Outcome.AGREED))
    return _carried_out(agreed, proposal, now, again)._replace(proposal_changed=True)


def _carried_out(session: AnySession, proposal: Proposal, now: int, again: AnyMatch | None) -> Change:
    match proposal.what:
        case TakeBack(line=line):
            seat = session.seat_of(proposal.by)
            assert seat is not None
            assert again is not None
            return matches.rewind(session, seat, line, again)
        case Finish():
            return matches.end(session, Ending.AGREED)
        case Annul():
            return matches.end(session, Ending.ANNULLED)
        case Replace():
            return _replaced(session, proposal, proposal.what)
        case Pause():
            return matches.pause(session, now)
        case Resume():
            return matches.resume(session, now)
        case Unrate():
            return matches.unrate(session)
        case _:
            assert_never(proposal.what)


def _replaced(session: AnySession, proposal: Proposal, what: Replace) -> Change:
    """Seats who was proposed. An owner who has agreed loses the seat; for one who is absent somebody stands in."""
    seat = session.seats[what.seat]
    if seat.owned_by in (proposal.owner, proposal.by) and not seat.conceded:
        if what.person:
            matches.need_half_as_agreed(session, past_half=proposal.past_half)
        return matches.seat_player(session, what.seat, what.person, what.name, is_new=proposal.taker_is_new)
    if not what.person:
        return absence.played_on(session, what.seat)
    left = Left.CONCEDED if seat.conceded else Left.ABSENT
    return matches.seat_player(session, what.seat, what.person, what.name, left, is_new=proposal.taker_is_new)
