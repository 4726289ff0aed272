"""Handles a turn: its question, choices, taking back, and Done."""

from collections.abc import Callable, Sequence

from bot.actions.press import checksum
from bot.actions.turn import Done, PanelPress, Pick, PickFromMenu, Play, TakeBack
from bot.domain import absence, turns
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import panel
from bot.views.components import Panel
from rules import match as matches
from rules.match import AnyEntry, Question


@handles(Play)
async def play(context: Context, press: Play) -> Panel:
    """Shows the person's question. If the computer was playing for them, they take the seat back."""
    return await show_question(context, context.session)


async def show_question(context: Context, session: AnySession, notice: str = "") -> Panel:
    """Shows the person's question in `session`."""
    seat = context.seat
    if session.seats[seat].away and session.stage is Stage.PLAY:
        session = await context.commit(session, lambda now: absence.come_back(now, context.person))
        notice = context.words("absence-back")
    if session.lost:
        notice = context.words("panel-lost")
    news = since(context.recent, seat)
    return await panel.show_question(session, seat, context.at, context.boards, context.language, notice, news)


def since(recent: Sequence[AnyEntry], seat: int) -> Sequence[AnyEntry]:
    """Returns the newest log lines after the last move of `seat`; the move itself if nothing came after it."""
    own = [number for number, entry in enumerate(recent) if entry.seat == seat]
    return recent[own[-1] + 1 :] or recent[own[-1] :] if own else recent


class Stale(Exception):
    """A press is about an earlier question."""


@handles(Pick, PickFromMenu)
async def pick(context: Context, press: Pick | PickFromMenu) -> Panel:
    """Chooses an option."""

    def change(now: AnySession) -> Change:
        options = _still_open(now, press).options
        if press.option >= len(options):
            raise UserError("unknown-choice")
        return turns.choose(now, press.seat, options[press.option])

    return await _tap(context, press, change)


@handles(TakeBack)
async def take_back(context: Context, press: TakeBack) -> Panel:
    """Takes back the last choice."""

    def change(now: AnySession) -> Change:
        _still_open(now, press)
        return turns.take_back(now, press.seat)

    return await _tap(context, press, change)


@handles(Done)
async def done(context: Context, press: Done) -> Panel:
    """Ends the turn."""

    def change(now: AnySession) -> Change:
        _still_open(now, press)
        return turns.done(now, press.seat)

    return await _tap(context, press, change)


async def _tap(context: Context, press: PanelPress, change: Callable[[AnySession], Change]) -> Panel:
    """Carries out a press in a panel unless it is stale; then shows the question as it is now."""
    if context.seat != press.seat:
        raise UserError("wrong-seat")
    try:
        session = await context.commit(context.session, change)
    except Stale:
        session = await context.reread(context.session)
        return await show_question(context, session, context.words("error-moved-on"))
    if isinstance(press, Done) and press.seat not in session.to_move:
        return panel.done(session, context.language, context.waiting - 1, context.obstacle)
    return await show_question(context, session)


def _still_open(now: AnySession, press: PanelPress) -> Question:
    """Returns the question that `press` answers. Raises Stale if the question is another by now."""
    playable = now.stage is Stage.PLAY and not now.seats[press.seat].away
    question = matches.question(now.playing, press.seat) if playable else None
    if question is None or question.version != press.version or checksum(question.options) != press.options:
        raise Stale
    return question


def question_of(context: Context) -> Question:
    """Returns the person's question. Raises UserError if they have none."""
    session = context.session
    question = matches.question(session.playing, context.seat) if session.stage is Stage.PLAY else None
    if question is None:
        raise UserError("not-your-turn")
    return question


async def undo(context: Context) -> Panel:
    """Takes back the last choice, whatever it was."""
    seat = context.seat
    session = await context.commit(context.session, lambda now: turns.take_back(now, seat))
    return await show_question(context, session)
