"""Preparing a turn while others play. The choices in it are presses of a turn (`bot/handlers/turn.py`)."""

from collections.abc import Sequence
from typing import Any

from bot.actions.press import MatchPress, Style
from bot.actions.turn import PanelPress, Play
from bot.domain.session import AnySession, Change
from bot.feature import Feature
from bot.features.preparing import domain as preparing
from bot.handlers import turn
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.turn import Stale, need_own, show_question, still_open
from bot.i18n import MatchWords
from bot.views import components, panel
from bot.views.choices import panel_fields
from bot.views.components import Button, Panel
from bot.views.reader import Reader
from rules.match import Question


class Prepare(MatchPress, frozen=True, tag="prepare"):
    """Shows the question of the person's next turn."""

    label = "button-prepare"
    emoji = "🗓️"
    recent = Play.recent


class CarryOut(PanelPress, frozen=True, tag="carry"):
    """Has what is prepared carried out as soon as the turn has come."""

    label = "button-carry-out"
    style = Style.GREEN
    emoji = "✅"


class OfferLater(PanelPress, frozen=True, tag="later"):
    """Has what is prepared offered when the turn has come."""

    label = "button-offer-later"
    style = Style.BLUE


class DropPrepared(MatchPress, frozen=True, tag="unprepare"):
    """Drops what is prepared."""

    label = "button-drop-prepared"


def waiting(session: AnySession, question: Question | None, reader: Reader) -> str:
    """Returns what the reader has prepared, and what becomes of it; empty if there is nothing, or it is their turn."""
    seat, words = reader.seat, reader.of(session)
    prepared = preparing.prepared(session, seat) if seat is not None else None
    if prepared is None or prepared.offered:
        return ""
    then = words("prepared-at-once" if prepared.at_once else "prepared-offered-later")
    return f"🗓️ **{words('prepared-title')}** {moves(prepared.moves, words)}\n-# {then}"


def buttons(session: AnySession, reader: Reader) -> list[Button]:
    """Returns the buttons with which the reader prepares a turn, changes that, or drops it, as far as possible."""
    seat, words = reader.seat, reader.of(session)
    if seat is None:
        return []
    found = []
    there = bool(waiting(session, None, reader))
    if preparing.is_possible(session, seat):
        label = words("button-change-prepared") if there else ""
        found.append(components.button(words, Prepare(session.id), label))
    if there:
        found.append(components.button(words, DropPrepared(session.id)))
    return found


def became(session: AnySession, question: Question, reader: Reader) -> str:
    """Returns why the prepared turn of the seat to move was not carried out; empty if none was prepared."""
    prepared = preparing.prepared(session, question.seat)
    if prepared is None or not prepared.offered:
        return ""
    words = reader.of(session)
    reason = words(f"prepared-{prepared.offered}")
    what = "prepared-illegal-from" if prepared.offered == "illegal" else "prepared-final-left"
    rest = f" {words(what)} {moves(prepared.left, words)}" if prepared.left else ""
    return f"> 🗓️ {reason}{rest}"


def line(session: AnySession, question: Question | None, reader: Reader) -> str:
    """Returns that the turn of a question has not come, or what became of the one that was prepared."""
    if question is None:
        return ""
    if question.prepared:
        return f"> 🗓️ {reader.of(session)('prepare-explained')}"
    return became(session, question, reader)


def keeping(session: AnySession, question: Question, reader: Reader) -> list[Button]:
    """Returns the buttons that keep what is chosen: to be carried out, if that is all, or to be offered."""
    if not question.prepared or not question.drafted:
        return []
    words, fields = reader.of(session), panel_fields(session, question)
    found = [components.button(words, CarryOut(*fields))] if question.step is None else []
    return [*found, components.button(words, OfferLater(*fields))]


def moves(chosen: Sequence[Any], words: MatchWords) -> str:
    """Returns moves in a row."""
    return " › ".join(words.phrase("chose", move) for move in chosen)


@handles(Prepare)
async def prepare(context: Context, press: Prepare) -> Panel:
    """Shows the question of the person's next turn."""
    preparing.question(context.session, context.seat)
    return await show_question(context, context.session, of=preparing)


@handles(CarryOut, OfferLater)
async def keep(context: Context, press: CarryOut | OfferLater) -> Panel:
    """Keeps what the person has prepared, and shows it with the board."""
    need_own(context, press)
    at_once = isinstance(press, CarryOut)

    def change(now: AnySession) -> Change:
        still_open(now, press)
        return preparing.keep(now, press.seat, at_once=at_once)

    try:
        session = await context.commit(context.session, change)
    except Stale:
        session = await context.reread(context.session)
        return await show_question(context, session, context.words("error-moved-on"))
    return await show_question(context, session)


@handles(DropPrepared)
async def drop(context: Context, press: DropPrepared) -> Panel:
    """Drops what the person has prepared; an old panel, of what was carried out since, shows how the match stands."""
    seat = context.seat
    try:
        session = await context.commit(context.session, lambda now: preparing.drop(now, seat))
    except preparing.NothingKept:
        session = await context.reread(context.session)
        return await show_question(context, session, context.words("error-moved-on"))
    return await show_question(context, session, context.words("prepared-dropped"))


FEATURE = Feature(
    adds=(
        turn.OTHER_TURNS.add(preparing),
        panel.ABOVE.add(line, at=10),
        panel.BELOW.add(waiting, at=10),
        panel.ENDING.add(keeping, at=30),
        panel.ON_BOARD.add(buttons, at=10),
    )
)
