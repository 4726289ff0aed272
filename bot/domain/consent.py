"""What a table decides together: proposals made, agreed to, declined, and carried out. Pure.

Everybody else at the table has to agree, computer players excepted: they agree to whatever all people agree to.
Giving away a seat is different, see `_voters`. A proposal lapses when the match moves on so that it would mean
something else: `Proposal.means_the_same`.
"""

from typing import assert_never

from msgspec import structs

from bot.domain import matches
from bot.domain.errors import UserError
from bot.domain.proposal import Annul, Finish, Outcome, Pause, Proposal, Replace, Resume, TakeBack, What
from bot.domain.session import AnySession, Change, Ending, Stage, changed
from rules.match import AnyMatch


def drawn_up(session: AnySession, person: int, what: What, *, gone: bool = False) -> Proposal:
    """What it would be if `person` proposed `what`. `gone`: whose seat is to be given away has left the server."""
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")
    if session.seat_of(person) is None:
        raise UserError("stranger")
    if session.proposed:
        raise UserError("already-proposed")
    _check(session, what)
    voters, enough = _voters(session, person, what, gone=gone)
    return Proposal(
        number=session.proposal.number + 1 if session.proposal else 1,
        what=what,
        by=person,
        people=tuple(session.people),
        voters=voters,
        enough=enough,
        entries=session.entries,
        agreed=(person,),
    )


def _check(session: AnySession, what: What) -> None:
    """Raises UserError for what makes no sense as the table is."""
    match what:
        case TakeBack(line=line):
            if not 0 < line < session.entries:
                raise UserError("moved-on")
        case Replace(seat=seat, person=person):
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


def _voters(session: AnySession, person: int, what: What, *, gone: bool) -> tuple[tuple[int, ...], int]:
    """Whose consent `what` asks for, and how many of them have to agree.

    Whoever is to lose a seat has no vote, but can decline. The host needs one other voice, anybody else all. Two
    people alone decide it together, unless the other one has left the server.
    """
    others = [other for other in session.people if other != person]
    if not isinstance(what, Replace):
        return tuple(others), len(others)
    owner = session.seats[what.seat].person
    voters = [other for other in others if other != owner]
    if not voters and owner in others and not gone:
        voters = [owner]
    return tuple(voters), min(1, len(voters)) if person == session.host else len(voters)


def propose(
    session: AnySession, person: int, what: What, now: int, *, again: AnyMatch | None = None, gone: bool = False
) -> Change:
    """With `what` proposed by `person`; carried out at once where nobody else has to agree.

    `again`: for a take back, the table that it goes back to.
    """
    return _noted(session, drawn_up(session, person, what, gone=gone), now, again)


def agree(session: AnySession, person: int, number: int, now: int, *, again: AnyMatch | None = None) -> Change:
    """With the consent of `person` to proposal `number`; carried out where nobody's is missing any more."""
    proposal = _open(session, number)
    if person in proposal.agreed:
        raise UserError("own-proposal" if person == proposal.by else "already-agreed")
    if person not in proposal.missing:
        raise UserError("not-asked")
    return _noted(session, structs.replace(proposal, agreed=(*proposal.agreed, person)), now, again)


def decline(session: AnySession, person: int, number: int) -> Change:
    """With proposal `number` off the table: declined by anybody whom it concerns, withdrawn by who made it."""
    proposal = _open(session, number)
    if session.seat_of(person) is None and person != proposal.taker:
        raise UserError("not-asked")
    outcome = Outcome.WITHDRAWN if person == proposal.by else Outcome.DECLINED
    return changed(session, news=False, proposal=structs.replace(proposal, outcome=outcome, closed_by=person))


def _open(session: AnySession, number: int) -> Proposal:
    """The proposal that waits for consent. Raises UserError where that is another one, or none."""
    if session.proposed is None or session.proposed.number != number:
        raise UserError("proposal-closed")
    return session.proposed


def _noted(session: AnySession, proposal: Proposal, now: int, again: AnyMatch | None) -> Change:
    if proposal.missing:
        return changed(session, news=False, proposal=proposal)
    agreed = structs.replace(session, proposal=structs.replace(proposal, outcome=Outcome.AGREED))
    return _carried_out(agreed, proposal, now, again)._replace(asks=True)


def _carried_out(session: AnySession, proposal: Proposal, now: int, again: AnyMatch | None) -> Change:
    match proposal.what:
        case TakeBack(line=line):
            seat = session.seat_of(proposal.by)
            assert seat is not None
            assert again is not None
            return matches.rewound(session, seat, line, again)
        case Finish():
            return matches.ended(session, Ending.AGREED)
        case Annul():
            return matches.ended(session, Ending.ANNULLED)
        case Replace(seat=seat, person=person, name=name):
            return matches.seated(session, seat, person, name)
        case Pause():
            return matches.pause(session, now)
        case Resume():
            return matches.resume(session, now)
        case _:
            assert_never(proposal.what)
