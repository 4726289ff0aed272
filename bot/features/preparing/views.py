"""What a person has prepared for their next turn: while they prepare it, while it waits, and once the turn has come."""

from collections.abc import Sequence
from typing import Any

from bot.domain.session import AnySession
from bot.features.preparing import domain as preparing
from bot.features.preparing.actions import CarryOut, DropPrepared, OfferLater, Prepare
from bot.i18n import MatchWords
from bot.views import components
from bot.views.components import Button
from bot.views.reader import Reader
from rules.match import Question


def waiting(session: AnySession, reader: Reader) -> str:
    """Returns what the reader has prepared, and what becomes of it; empty if there is nothing."""
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
    there = bool(waiting(session, reader))
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


def explained(question: Question, words: MatchWords) -> str:
    """Returns that the turn of a question has not come, and what the board shows."""
    return f"> 🗓️ {words('prepare-explained')}" if question.prepared else ""


def keeping(fields: Sequence[Any], question: Question, words: MatchWords) -> list[Button]:
    """Returns the buttons that keep what is chosen: to be carried out, if that is all, or to be offered."""
    found = [components.button(words, CarryOut(*fields))] if question.step is None else []
    return [*found, components.button(words, OfferLater(*fields))] if question.drafted else []


def moves(chosen: Sequence[Any], words: MatchWords) -> str:
    """Returns moves in a row."""
    return " › ".join(words.phrase("chose", move) for move in chosen)
