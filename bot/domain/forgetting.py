"""Removing a person from a session, so that it stores neither their id nor their name. Pure."""

from msgspec import structs

from bot.domain import lobbies, matches
from bot.domain.parts import Lasts, lasting
from bot.domain.proposal import Proposal, Replace
from bot.domain.session import MARKS, NO_GUEST, UNPROVED, AnySession, Change, Holder, Seat, Stage, changed


def people_in(session: AnySession) -> set[int]:
    """Returns everybody whose id a session stores."""
    found = {session.host, *session.removed}
    for seat in session.seats:
        found |= {seat.person, seat.guest, *seat.given, *(holder.person for holder in seat.earlier)}
    if proposal := session.proposal:
        found |= {proposal.by, proposal.closed_by, proposal.taker, proposal.owner}
        found |= {*proposal.people, *proposal.voters, *proposal.agreed, *proposal.absent}
    return found - {0}


def forget(session: AnySession, person: int) -> Change:
    """Removes `person`: they leave a lobby, or concede a match that goes on. Their seat stays, without a name."""
    change = _leave(session, person)
    now = change.session
    if now.proof is not None and str(person) in now.proof.entropy:  # as contests of an earlier version stored it
        now = UNPROVED.put(structs.replace(now, proof=None), True)
    had_seat = now.stage is Stage.PLAY and now.had_seat(person)
    if had_seat or (now.stage is Stage.LOBBY and person in now.removed):  # if they come back, they cannot join
        now = MARKS.put(now, (*MARKS.of(now), now.mark_of(person)))
    heirs = [other for other in now.people if other != person]
    without = [_seat_without(seat, person) for seat in now.seats]
    return change._replace(
        post_changed=change.post_changed or (now.chat is None and _have_less(now.seats, without)),
        session=structs.replace(
            now,
            host=now.host if now.host != person else heirs[0] if heirs else 0,
            seats=without,
            removed=[other for other in now.removed if other != person],
            proposal=now.proposal and _proposal_without(now.proposal, person),
        ),
    )


def _leave(session: AnySession, person: int) -> Change:
    if session.stage is Stage.LOBBY and session.concerns(person):
        return lobbies.leave(session, person)
    if session.seat_of(person) is not None and session.stage is Stage.PLAY:
        return matches.concede(session, person)
    return changed(session, news=False)


def _seat_without(seat: Seat, person: int) -> Seat:
    if seat.person == person:
        parts = lasting(seat.parts)
        seat = structs.replace(seat, person=0, name="", parts=parts, former=True, away=False, gone=False)
    if seat.guest == person:
        seat = structs.replace(seat, **NO_GUEST)
    earlier = tuple(_holder_without(holder, person) for holder in seat.earlier)
    return structs.replace(seat, given=_without(seat.given, person), earlier=earlier)


def _holder_without(holder: Holder, person: int) -> Holder:
    if holder.person != person:
        return holder
    return structs.replace(holder, person=0, name="", parts=lasting(holder.parts))


def _have_less(before: list[Seat], after: list[Seat]) -> bool:
    """Whether something is gone that a seat, or somebody who had one, had kept for the match: a post may show it."""
    return any(
        lasting(one.parts, Lasts.PERSON) != lasting(other.parts, Lasts.PERSON)
        for was, now in zip(before, after, strict=True)
        for one, other in zip((was, *was.earlier), (now, *now.earlier), strict=True)
    )


def _proposal_without(proposal: Proposal, person: int) -> Proposal:
    what = proposal.what
    if isinstance(what, Replace) and what.person == person:
        what = structs.replace(what, person=0, name="")
    return structs.replace(
        proposal,
        what=what,
        by=0 if proposal.by == person else proposal.by,
        people=_without(proposal.people, person),
        voters=_without(proposal.voters, person),
        agreed=_without(proposal.agreed, person),
        absent=_without(proposal.absent, person),
        closed_by=0 if proposal.closed_by == person else proposal.closed_by,
        owner=0 if proposal.owner == person else proposal.owner,
    )


def _without(people: tuple[int, ...], person: int) -> tuple[int, ...]:
    return tuple(other for other in people if other != person)
