"""Handles looking at the analysis of a match, and beginning it."""

from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.quotas import BOARDS, Quota
from bot.domain.results import judged
from bot.domain.session import AnySession
from bot.features.analysis import views as view
from bot.features.analysis.actions import Analysis as AnalysisPress
from bot.features.analysis.actions import Mistakes
from bot.features.analysis.domain import check
from bot.features.analysis.jobs import REQUESTED, schedule
from bot.features.analysis.store import FIELDS, Analyses, Packed, Stored
from bot.features.analysis.views import Analysed, Better
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import of_log, replayed
from bot.views.components import Panel
from bot.views.reader import Reader
from rules import play, replays
from rules.analysis_studies import part_done

ANALYSES = Quota("analysis", burst=5, seconds=3600)
"""Analyses of matches that a person requests: each takes up to minutes of a core."""


@handles(AnalysisPress)
async def show(context: Context, press: AnalysisPress) -> Panel:
    """Shows the analysis of a match; begins it if there is none yet."""
    session = context.session
    check(session)
    need_open(session, context.at.now)
    context.limit(BOARDS)
    stored = await _stored(context)
    if stored.analysis is None:
        return await _begin(context, session, stored)
    found, seat = Analysed(session, stored.analysis, stored.log), _own_seat(context, session)
    return await view.panel(found, context.reader.seated(seat), await of_log(_decisive, session, found, seat))


async def make_public(context: Context, line: int, reader: Reader) -> Panel:
    """Returns the analysis for everybody, without anybody's mistakes. Raises UserError if there is none yet."""
    stored = await _stored(context)
    if stored.analysis is None:
        raise UserError("analysis-not-ready")
    return await view.panel(Analysed(context.session, stored.analysis, stored.log), reader)


@handles(Mistakes)
async def show_mistakes(context: Context, press: Mistakes) -> Panel:
    """Shows which choices of the person could have been better, to nobody else."""
    session = context.session
    check(session)
    need_open(session, context.at.now)
    seat = _own_seat(context, session)
    if seat is None:
        raise UserError("mistakes-not-judged" if session.seat_of(context.person) is not None else "not-a-player")
    context.limit(BOARDS)
    stored = await _stored(context)
    if stored.analysis is None:
        return await _begin(context, session, stored)
    found = Analysed(session, stored.analysis, stored.log)
    marked = await of_log(_marked, session, found, seat)
    return view.mistakes(found, marked, context.reader)


async def _stored(context: Context) -> Stored:
    """Returns the log and the analysis of the session; reads them unless they were read with the session."""
    if context.has_whole_log:
        return Packed(*(context.fields.get(name) for name in FIELDS)).stored(await context.log())
    return await context.services.store.of(Analyses).of(context.session)


def _own_seat(context: Context, session: AnySession) -> int | None:
    """Returns the seat whose choices the person has made; None if there is none."""
    seat = session.seat_of(context.person)
    return seat if seat in judged(session) else None


async def _begin(context: Context, session: AnySession, stored: Stored) -> Panel:
    """Requests an analysis, unless it is under way; shows how far it is. Raises UserError."""
    services = context.services
    if stored.failed:
        raise UserError("analysis-failed")
    if services.settings.analyse == "never":
        raise UserError("analysis-off")
    if stored.progress is None:
        context.limit(ANALYSES)
    await schedule(services.queue, session, REQUESTED)
    done = part_done(stored.progress, session.entries) if stored.progress else 0.0
    return view.under_way(session, done, context.reader)


def _decisive(session: AnySession, found: Analysed, seat: int | None) -> Better | None:
    """Returns the largest mistake of somebody who has lost."""
    if seat is None or not found.analysis.behind(seat):
        return None
    largest = found.analysis.decisive(seat)
    return next((each for each in _marked(session, found, seat) if each.mark == largest), None)


def _marked(session: AnySession, found: Analysed, seat: int) -> list[Better]:
    """Returns the choices of `seat` that could have been better, the largest mistake first."""
    marks = {mark.line: mark for mark in found.analysis.mistakes(seat)}
    begun = replayed(session, [*found.log[:1]])
    better = []
    for line, state in enumerate(replays.positions(begun, found.log), 1):  # after `line` lines
        mark = marks.get(line)
        if mark is not None and mark.better < len(options := play.settle(state)[seat]):
            better.append(Better(mark, play.copy(state), found.log[line].move, options[mark.better]))
    return sorted(better, key=lambda each: (-each.mark.size, -each.mark.points))
