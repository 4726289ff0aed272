"""Proposals: made, agreed to, declined, and carried out. Pure.

All other people in the match have to agree; computer players have no vote. Giving away a seat is different, see
`_voters` and `_owner`. A proposal lapses if the match moves on so that it would mean something else:
`Proposal.means_the_same`.
"""

from typing import assert_never

from msgspec import structs

from bot.domain import matches
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.proposal import Annul, Finish, Outcome, Pause, Proposal, Replace, Resume, TakeBack, Unrate, What
from bot.domain.session import AnySession, Change, Ending, Stage, changed
from rules.match import AnyMatch


def new_proposal(session: AnySession, person: int, what: What, *, gone: bool = False) -> Proposal:
    """Returns a proposal of `what` by `person`. `gone`: the owner of the seat to be given away has left the server."""
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    if session.seat_of(person) is None:
        raise UserError("not-a-player")
    if session.proposed:
        raise UserError("already-proposed")
    _check(session, what)
    voters, enough = _voters(session, person, what)
    return Proposal(
        number=session.proposal.number + 1 if session.proposal else 1,
        what=what,
        by=person,
        people=tuple(session.people),
        voters=voters,
        enough=enough,
        entries=session.entries,
        agreed=(person,),
        owner=_owner(session, person, what, gone=gone),
    )


def _check(session: AnySession, what: What) -> None:
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
            if person and person in session.people:
                raise UserError("already-seated")
            if not person and session.seats[seat].by_computer:
                raise UserError("computer-plays")
        case Pause():
            if session.paused:
                raise UserError("not-running")
        case Resume():
            if not session.paused:
                raise UserError("not-paused")
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


def _owner(session: AnySession, person: int, what: What, *, gone: bool) -> int:
    """Returns the owner of the seat to be given away if they have to agree; else 0.

    They have to if they are active: neither late, nor replaced by the computer, nor gone. Of two people alone, also if
    they are late. Anybody else can still decline.
    """
    if not isinstance(what, Replace):
        return 0
    seat = session.seats[what.seat]
    alone = {*session.people} == {person, seat.person}
    decides = not seat.by_computer and not gone and (alone or not seat.late)
    return seat.person if decides and seat.person != person else 0


def propose(
    session: AnySession, person: int, what: What, now: int, *, again: AnyMatch | None = None, gone: bool = False
) -> Change:
    """Proposes `what` for `person`; carries it out at once if nobody else has to agree.

    `again`: for a rewind, the match that it goes back to.
    """
    return _updated(session, new_proposal(session, person, what, gone=gone), now, again)


def agree(session: AnySession, person: int, number: int, now: int, *, again: AnyMatch | None = None) -> Change:
    """Adds the consent of `person` to proposal `number`; carries it out once no consent is missing."""
    proposal = _open(session, number)
    if person in proposal.agreed:
        raise UserError("own-proposal" if person == proposal.by else "already-agreed")
    if person not in proposal.missing:
        raise UserError("no-vote")
    return _updated(session, structs.replace(proposal, agreed=(*proposal.agreed, person)), now, again)


def decline(session: AnySession, person: int, number: int) -> Change:
    """Closes proposal `number`: declined by anybody it concerns, or withdrawn by the person who made it."""
    proposal = _open(session, number)
    if session.seat_of(person) is None and person != proposal.taker:
        raise UserError("no-vote")
    outcome = Outcome.WITHDRAWN if person == proposal.by else Outcome.DECLINED
    return changed(session, news=False, proposal=structs.replace(proposal, outcome=outcome, closed_by=person))


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
        case Replace(seat=seat, person=person, name=name):
            return matches.seat_player(session, seat, person, name)
        case Pause():
            return matches.pause(session, now)
        case Resume():
            return matches.resume(session, now)
        case Unrate():
            return matches.unrate(session)
        case _:
            assert_never(proposal.what)
