"""What a person has prepared for their next turn: while they prepare it, while it waits, and once the turn has come."""

from collections.abc import Sequence
from typing import Any

from bot.domain.session import AnySession
from bot.features.preparing import domain as preparing
from bot.features.preparing.actions import CarryOut, DropPrepared, OfferLater, Prepare
from bot.i18n import MatchWords
from bot.views import components
from bot.views.choices import panel_fields
from bot.views.components import Button
from bot.views.reader import Reader
from rules.match import Question


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
