"""Handles proposals: what could be proposed, proposing it, agreeing and declining."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from bot.actions.press import checksum
from bot.actions.proposals import (
    AcceptSeat,
    Agree,
    AgreePress,
    ChooseSuccessor,
    Decide,
    Decline,
    Idea,
    Offer,
    OfferUndo,
    Propose,
    ReplaceByComputer,
    ReplaceByPerson,
)
from bot.domain import consent
from bot.domain.errors import UserError
from bot.domain.proposal import Annul, Finish, Outcome, Pause, Proposal, Replace, Resume, TakeBack, Unrate, What
from bot.domain.quotas import PROPOSALS, PROPOSALS_IN_MATCH, PROPOSALS_WITHOUT_ABSENT, Quota
from bot.domain.session import AnySession, Change, Stage
from bot.handlers import absence
from bot.handlers.context import Context
from bot.handlers.invitations import call_of, check_newcomer
from bot.handlers.registry import handles
from bot.handlers.replaying import need_current_rules, of_log, replayed
from bot.store.outbox import ProposalMessage
from bot.views import absence as seats
from bot.views import proposals
from bot.views.components import Panel
from bot.views.proposals import Offered, Turns
from bot.views.reader import Reader
from bot.views.wording import stamp, story
from rules import match as matches
from rules.match import AnyEntry, AnyMatch

UNDO: Idea = "undo"
SIMPLE: dict[Idea, What] = {
    "finish": Finish(),
    "annul": Annul(),
    "pause": Pause(),
    "resume": Resume(),
    "unrate": Unrate(),
}
"""Ideas that need no other data."""
RECENT = 40
"""The most log lines that one rewind undoes: as many as a message has room for."""


class Prepared(NamedTuple):
    """An idea with all that proposing it needs."""

    what: What
    turns: Turns = Turns()
    again: AnyMatch | None = None
    """The match that a rewind goes back to."""


@handles(Decide)
async def show(context: Context, press: Decide) -> Panel:
    """Shows the open proposal, or what the person could propose."""
    session = context.session
    context.need_seat()
    if session.proposed is not None and session.proposed.taker:  # who has no seat finds its buttons nowhere else
        session = await _with_post(context, session, session.proposed)
    if session.proposed is not None:
        undone = await _undone(context, session, session.proposed.what)
        return Panel(proposals.post(session, session.proposed, context.reader, undone))
    _need_play(session)
    return proposals.ideas(session, context.reader)


@handles(Offer)
async def show_offer(context: Context, press: Offer) -> Panel:
    """Shows what proposing an idea would do, with a button to propose it."""
    return await offer(context, press.idea)


@handles(OfferUndo)
async def show_offer_to_undo(context: Context, press: OfferUndo) -> Panel:
    """Shows what rewinding the match to another turn would do."""
    return await offer(context, UNDO, press.line)


async def offer(context: Context, idea: Idea, line: int = 0, notice: str = "") -> Panel:
    """Shows what proposing `idea` would do. `line`: how far a rewind goes; 0: one turn."""
    session = context.session
    prepared = await _prepare(context, idea, line)
    proposal = consent.new_proposal(session, context.person, prepared.what, context.at.now)
    back = prepared.what.line if isinstance(prepared.what, TakeBack) else 0
    press = Propose(session.id, _position(session), idea, back)
    return proposals.offer(session, Offered(proposal, press, prepared.turns), context.reader, notice)


@handles(Propose)
async def propose(context: Context, press: Propose) -> Panel:
    """Proposes what was shown; if the match has moved on since, shows what it would do now."""
    if press.position != _position(context.session):
        return await offer(context, press.idea, press.line, context.words("offer-moved-on"))
    prepared = await _prepare(context, press.idea, press.line)
    return await _commit(context, prepared.what, prepared.again)


async def _commit(context: Context, what: What, again: AnyMatch | None = None, *, gone: bool = False) -> Panel:
    person, position, moment = context.person, _position(context.session), context.services.now()
    # One that is refused anyway counts for nobody.
    proposal = consent.new_proposal(context.session, person, what, moment, gone=gone)
    if proposal.taker:
        await check_newcomer(context, proposal.taker, context.session.channel)
    else:
        await context.need_standing(posts_in=context.session.channel)
    _limit(context, proposal)

    def change(now: AnySession) -> Change:
        if isinstance(what, TakeBack | Finish) and _position(now) != position:
            raise UserError("moved-on")
        return consent.propose(now, person, what, moment, again=again, gone=gone)

    session = await context.commit(context.session, change)
    if isinstance(what, Resume) and session.paused_until > context.at.now:
        return context.note("resume-noted", when=stamp(session.paused_until))
    return _answer(context, session, "proposed-noted")


def _limit(context: Context, proposal: Proposal) -> None:
    """Counts a proposal. Raises UserError if there were too many.

    Those of others keep nobody from what needs nobody's consent: ending a pause, or what is carried out at once.
    """
    uses: list[tuple[Quota, Hashable]] = [(PROPOSALS, context.person)]
    if proposal.missing and not isinstance(proposal.what, Resume):
        uses.append((PROPOSALS_IN_MATCH, context.session.id))
    if proposal.opens:
        uses.append((PROPOSALS_WITHOUT_ABSENT, context.session.id))
    if proposal.taker:
        uses.append(call_of(context, proposal.taker))
    context.limit_all(*uses)


@handles(Agree, AcceptSeat)
async def agree(context: Context, press: AgreePress) -> Panel:
    """Agrees to a proposal, once a person whose seat changes hands, or who takes it, knows what is at stake in it."""
    session = context.session
    proposal = session.proposed
    if proposal is None:
        raise UserError("proposal-closed" if press.number else "no-proposal")
    if proposal.taker:
        await context.need_room(proposal.taker)
    again = await _again(context, session, proposal.what)
    person, wanted = context.person, press.number or proposal.number
    at, what = context.at._replace(now=context.services.now()), proposal.what
    is_new = person == proposal.taker and await context.is_new()

    def change(now: AnySession) -> Change:
        return consent.agree(now, person, wanted, at, again=again, is_new=is_new)

    if isinstance(what, Replace) and person == proposal.taker:  # the others agree for their own seats
        await context.need_standing()
    if consent.has_opened(session, at) and not await _had_notice(context, proposal):
        change(session)  # who is refused anyway calls nobody again
        session = await context.commit(session, lambda now: consent.announce_again(now, wanted, at.now, told=False))
        assert session.proposal is not None
        return context.note("proposal-again", when=stamp(session.proposal.opens))
    if isinstance(what, Replace) and proposal.owner and person in (proposal.taker, proposal.owner):
        change(session)  # who is refused anyway is asked for nothing
        asked = absence.before_agreeing(context, what.seat, press, by_computer=not what.person)
        if asked is not None:
            return asked
    session = await context.commit(session, change)
    if session.proposal and session.proposal.outcome is Outcome.AGREED:
        context.services.quotas.give_back(PROPOSALS_IN_MATCH, session.id)
    return _answer(context, session, "agreed-noted")


async def _had_notice(context: Context, proposal: Proposal) -> bool:
    """Whether somebody absent was told of a proposal directly, or can read its post."""
    session = context.session
    if session.chat or session.lost:
        return True
    shown = await context.services.store.sessions.ballot(session)
    if shown.proposal != proposal.number:
        return False
    return bool(shown.told or (shown.message and not await _is_deleted(context, shown)))


async def _with_post(context: Context, session: AnySession, proposal: Proposal) -> AnySession:
    """Returns the session, in which a proposal is posted again if its post was deleted."""
    shown = await context.services.store.sessions.ballot(session)
    if shown.proposal != proposal.number or not shown.message or not await _is_deleted(context, shown):
        return session
    told, now = bool(shown.told), context.at.now
    return await context.commit(
        session, lambda current: consent.announce_again(current, proposal.number, now, told=told)
    )


async def _is_deleted(context: Context, shown: ProposalMessage) -> bool:
    """Whether the message about a proposal was certainly deleted, as far as Parlour can read there."""
    session, courier = context.session, context.services.courier
    return not (session.chat or session.lost) and await courier.is_deleted(session.channel, shown.message)


@handles(Decline)
async def decline(context: Context, press: Decline) -> Panel:
    """Declines a proposal, or withdraws the person's own."""
    session = context.session
    if session.proposed is None:
        raise UserError("proposal-closed" if press.number else "no-proposal")
    await context.need_standing()
    person, wanted = context.person, press.number or session.proposed.number
    session = await context.commit(session, lambda now: consent.decline(now, person, wanted))
    return _answer(context, session, "")


def _answer(context: Context, session: AnySession, noted: str) -> Panel:
    """Returns the result of a press, which is announced in the channel too."""
    assert session.proposal is not None
    outcome = session.proposal.outcome
    return context.note(noted if outcome is Outcome.OPEN else f"outcome-{outcome}")


@handles(ChooseSuccessor)
async def choose_successor(context: Context, press: ChooseSuccessor) -> Panel:
    """Asks who should take over a seat."""
    session = context.session
    context.need_seat()
    _need_play(session)
    if press.seat >= len(session.seats):
        raise UserError("unknown-choice")
    return proposals.successors(session, press.seat, context.reader)


@handles(ReplaceByComputer)
async def replace_by_computer(context: Context, press: ReplaceByComputer) -> Panel:
    """Proposes that the computer takes over a seat."""
    return await _replace(context, Replace(press.seat))


@handles(ReplaceByPerson)
async def replace_by_person(context: Context, press: ReplaceByPerson) -> Panel:
    """Proposes that a person takes over a seat; the person's own seat is offered at once."""
    chosen = context.chosen(press.person)
    if press.seat == context.seat:
        told = seats.stakes(context.session, press.seat, context.reader.of(context.session))
        if press.terms != seats.terms_of(told):
            return proposals.successors(context.session, press.seat, context.reader, context.words("offer-moved-on"))
        return await absence.invite(context, chosen)
    if chosen.is_bot:
        raise UserError("no-bots")
    return await _replace(context, Replace(press.seat, chosen.id, chosen.name))


async def _replace(context: Context, what: Replace) -> Panel:
    session = context.session
    context.need_seat()
    owner = session.seats[what.seat].person if what.seat < len(session.seats) else 0
    gone = await context.services.courier.has_left(session.guild, owner)
    return await _commit(context, what, gone=gone)


async def _prepare(context: Context, idea: Idea, line: int) -> Prepared:
    """Prepares an idea. Raises UserError if it cannot be proposed now."""
    session, seat = context.session, context.seat
    _need_play(session)
    if idea in SIMPLE:
        return Prepared(SIMPLE[idea])
    need_current_rules(session)
    log = await context.log()
    since = max(1, len(log) - RECENT)
    begins = await of_log(matches.draft_starts, session.rules, session.playing, log, seat, since, session.start)
    if not begins:
        raise UserError("moved-on" if line else "nothing-to-take-back")
    line = line or begins[-1]
    if line not in begins:
        raise UserError("moved-on")
    again = await of_log(replayed, session, log[:line])
    what = TakeBack(line, session.playing.state.chance.draws - again.state.chance.draws)
    return Prepared(what, Turns(log[line:], _turn_choices(session, log, begins, context.reader)), again)


def _turn_choices(
    session: AnySession, log: Sequence[AnyEntry], begins: Sequence[int], reader: Reader
) -> list[tuple[int, str]]:
    """Returns the turns that begin at the lines `begins`, newest first, each with the first line of its story."""
    words = reader.plain(session)
    ends = [*begins[1:], len(log)]
    stories = (story(log[begin:end], words, reader.seat) for begin, end in zip(begins, ends, strict=True))
    choices = [(begin, lines[0] if lines else "…") for begin, lines in zip(begins, stories, strict=True)]
    return choices[::-1]


async def _again(context: Context, session: AnySession, what: What) -> AnyMatch | None:
    """Returns the match that a rewind goes back to; None for any other proposal."""
    if not isinstance(what, TakeBack):
        return None
    need_current_rules(session)
    log = await context.services.store.sessions.log(session, 0, what.line - 1)
    return await of_log(replayed, session, log)


async def _undone(context: Context, session: AnySession, what: What) -> list[AnyEntry]:
    if not isinstance(what, TakeBack):
        return []
    return await context.services.store.sessions.log(session, what.line, session.entries - 1)


def _need_play(session: AnySession) -> None:
    if session.stage is not Stage.PLAY:
        raise UserError("not-in-play")


def _position(session: AnySession) -> str:
    """Returns a short hash of how far the match has come."""
    return checksum([session.entries, session.playing.rewinds])
