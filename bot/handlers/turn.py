"""Handles a turn: its question, choices, taking back, and Done."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bot.actions.press import checksum
from bot.actions.turn import (
    CloseKind,
    Done,
    Effects,
    OpenKind,
    PanelPress,
    Pick,
    PickFromMenu,
    Play,
    TakeBack,
    UsePreset,
    WholeBoard,
)
from bot.domain import absence, turns
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage
from bot.feature import Slot
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import components, panel
from bot.views.components import Panel
from bot.views.panel import QUESTION, Shown
from rules import match as matches
from rules.game import Move, Preset
from rules.match import AnyEntry, Question


class Turns(Protocol):
    """What changes a turn: the one that has come, or another that a panel can be about."""

    def question(self, session: AnySession, seat: int) -> Question | None:
        """Returns the question of a seat; None if it has none. Raises UserError if it can have none now."""

    def choose(self, session: AnySession, seat: int, move: Move) -> Change:
        """Adds a move."""

    def follow(self, session: AnySession, seat: int, preset: Preset) -> Change:
        """Adds what a preset answers."""

    def take_back(self, session: AnySession, seat: int) -> Change:
        """Removes the last move."""


class OtherTurns(Turns, Protocol):
    """Another kind of turn, such as the next one, which a person prepares while others play."""

    def is_of(self, version: int) -> bool:
        """Returns whether a version is that of one of its questions."""


OTHER_TURNS: Slot[OtherTurns] = Slot()
"""The other kinds of turns that a panel can be about."""
BELOW_QUESTION: Slot[Callable[[Context, AnySession, Question], Awaitable[components.Piece | str]]] = Slot()
"""Lines below the board of a question: it stands at 0, what its options bring at 30, and small print at 50."""


@handles(Play)
async def play(context: Context, press: Play) -> Panel:
    """Shows the person's question. If somebody else was playing for them, they take the seat back."""
    return await show_question(context, context.session)


async def show_question(
    context: Context, session: AnySession, notice: str = "", *, shown: Shown = QUESTION, of: Turns = turns
) -> Panel:
    """Shows the person's question in `session`, or that of another turn, as much of it as `shown` says."""
    if absence.is_replaced(session, context.person):
        stood_in = session.left_to_another(context.person) is not None
        session = await context.commit(session, lambda now: absence.come_back(now, context.person))
        context.follow(session)
        notice = context.words("absence-back-from-person" if stood_in else "absence-back")
    seat = context.seat
    if session.lost:
        notice = context.words("panel-lost")
    question = of.question(session, seat)
    if question is None:
        return await panel.show_board(session, context.reader, notice)
    shown = shown._replace(
        notice=notice,
        news=since(context.recent, seat),
        below=[(at, await line(context, session, question)) for at, line in BELOW_QUESTION.placed()],
    )
    return await panel.show_question(session, question, context.reader, shown)


def since(recent: Sequence[AnyEntry], seat: int) -> Sequence[AnyEntry]:
    """Returns the newest log lines after the last move of `seat`; the move itself if nothing came after it."""
    own = [number for number, entry in enumerate(recent) if entry.seat == seat]
    return recent[own[-1] + 1 :] or recent[own[-1] :] if own else recent


@handles(WholeBoard)
async def whole_board(context: Context, press: WholeBoard) -> Panel:
    """Shows the person's question with the whole board; another one if there is another by now."""
    of = _turns(press)
    if _question_if_any(of, context.session, context.seat) is None:
        of = turns
    return await show_question(context, context.session, shown=Shown(whole=True), of=of)


@handles(Effects)
async def effects(context: Context, press: Effects) -> Panel:
    """Shows the person's question with what each option costs and brings; another one if there is another by now."""
    return await _reopened(context, press, Shown(opened=press.opened - 1 if press.opened else None, explained=True))


@handles(OpenKind, CloseKind)
async def open_kind(context: Context, press: OpenKind | CloseKind) -> Panel:
    """Shows the options of a kind, or the kinds again."""
    return await _reopened(context, press, Shown(opened=getattr(press, "option", None)))


async def _reopened(context: Context, press: PanelPress, shown: Shown) -> Panel:
    """Shows the question of `press` in another way, unless it is stale. Nothing is committed."""
    need_own(context, press)
    try:
        still_open(context.session, press)
    except Stale:
        return await show_question(context, context.session, context.words("error-moved-on"))
    return await show_question(context, context.session, shown=shown, of=_turns(press))


class Stale(Exception):
    """A press is about an earlier question."""


@handles(Pick, PickFromMenu)
async def pick(context: Context, press: Pick | PickFromMenu) -> Panel:
    """Chooses an option."""

    def change(now: AnySession) -> Change:
        options = still_open(now, press).options
        if press.option >= len(options):
            raise UserError("unknown-choice")
        return _turns(press).choose(now, press.seat, options[press.option])

    return await tap(context, press, change)


@handles(UsePreset)
async def use_preset(context: Context, press: UsePreset) -> Panel:
    """Chooses what a preset answers."""

    def change(now: AnySession) -> Change:
        presets = still_open(now, press).presets
        if press.preset >= len(presets):
            raise UserError("unknown-choice")
        return _turns(press).follow(now, press.seat, presets[press.preset])

    return await tap(context, press, change)


@handles(TakeBack)
async def take_back(context: Context, press: TakeBack) -> Panel:
    """Takes back the last choice."""

    def change(now: AnySession) -> Change:
        still_open(now, press)
        return _turns(press).take_back(now, press.seat)

    return await tap(context, press, change)


@handles(Done)
async def done(context: Context, press: Done) -> Panel:
    """Ends the turn."""

    def change(now: AnySession) -> Change:
        still_open(now, press)
        return turns.done(now, press.seat)

    return await tap(context, press, change)


async def tap(context: Context, press: PanelPress, change: Callable[[AnySession], Change]) -> Panel:
    """Carries out a press in a panel unless it is stale; then shows the question as it is now."""
    need_own(context, press)
    ends = _ends_turn(context.session, press)

    async def show(session: AnySession) -> Panel:
        if ends and press.seat not in session.to_move:
            refusal = ChannelRefusal.GONE if session.lost else context.channel_refusal
            if session.stage is Stage.OVER and refusal is None:
                return await panel.show_board(session, context.reader)
            return panel.done(session, context.reader, context.waiting - 1, refusal)
        return await show_question(context, session, of=_turns(press))

    try:
        return await context.commit_and_show(context.session, change, show)
    except Stale:
        session = await context.reread(context.session)
        return await show_question(context, session, context.words("error-moved-on"))


def _turns(press: PanelPress) -> Turns:
    """Returns what changes the turn that a press is about."""
    return next((other for other in OTHER_TURNS if other.is_of(press.version)), turns)


def _question_if_any(of: Turns, session: AnySession, seat: int) -> Question | None:
    try:
        return of.question(session, seat)
    except UserError:
        return None


def need_own(context: Context, press: PanelPress) -> None:
    """Raises UserError if the panel is another person's."""
    if context.seat != press.seat:
        raise UserError("wrong-seat")


def _ends_turn(session: AnySession, press: PanelPress) -> bool:
    """Returns whether a press says that the turn is over: Done, or an option that is Done as well."""
    if not isinstance(press, (Pick, PickFromMenu)) or session.stage is not Stage.PLAY:
        return isinstance(press, Done)
    question = matches.question(session.playing, press.seat)
    return question is not None and press.option < len(question.ends) and question.ends[press.option]


def still_open(now: AnySession, press: PanelPress) -> Question:
    """Returns the question that `press` answers. Raises Stale if the question is another by now."""
    playable = now.stage is Stage.PLAY and not now.seats[press.seat].away
    question = _question_if_any(_turns(press), now, press.seat) if playable else None
    if question is None or question.version != press.version or checksum(question.options) != press.options:
        raise Stale
    return question


def question_of(context: Context) -> Question:
    """Returns the person's question. Raises UserError if they have none."""
    session = context.session
    question = turns.question(session, context.seat)
    if question is None:
        raise UserError("not-your-turn")
    return question
