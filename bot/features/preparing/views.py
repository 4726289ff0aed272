"""What a person is shown of a turn that they prepare while others play. Nobody else sees any of it."""

from collections.abc import Sequence
from typing import Any

from bot.actions.press import Style
from bot.actions.turn import Play
from bot.domain.session import AnySession
from bot.features.preparing import domain as preparing
from bot.features.preparing.actions import (
    AskThen,
    Branches,
    CarryOut,
    DespiteNews,
    DropPrepared,
    OfferLater,
    OpenBranch,
    Prepare,
)
from bot.i18n import MatchWords
from bot.views import components
from bot.views.choices import panel_fields
from bot.views.components import Button, Panel, Piece
from bot.views.reader import Reader
from rules import preparing as lines
from rules.match import Question
from rules.prepared import Branch, Prepared
from rules.preparing import CARRIED_OUT

MOVES = 3
"""The most moves of another that are named."""


def waiting(session: AnySession, question: Question | None, reader: Reader) -> str:
    """Returns what the reader has prepared, and what becomes of it; empty if there is nothing, or it is their turn."""
    kept = _waiting(session, reader)
    if kept is None:
        return ""
    words = reader.of(session)
    then = words(f"prepared-{_then(kept)}")
    ready = [
        f"🔀 {after(branch, kept, words)} → {moves(branch.moves, words)}" for branch in kept.branches if branch.ready
    ]
    return "\n".join([f"🗓️ **{words('prepared-title')}** {moves(kept.moves, words)}", *ready, f"-# {then}"])


def buttons(session: AnySession, reader: Reader) -> list[Button]:
    """Returns the buttons with which the reader prepares a turn, changes that, or drops it, as far as possible."""
    seat, words = reader.seat, reader.of(session)
    if seat is None:
        return []
    found, kept = [], _waiting(session, reader)
    if preparing.is_possible(session, seat):
        label = words("button-change-prepared") if kept else ""
        found.append(components.button(words, Prepare(session.id), label))
        if kept and kept.at_once:
            found.append(components.button(words, Branches(session.id)))
    if kept:
        found.append(components.button(words, DropPrepared(session.id)))
    return found


def line(session: AnySession, question: Question | None, reader: Reader) -> str:
    """Returns that the turn of a question has not come, or what became of the one that was prepared."""
    if question is None or not question.prepared:
        return became(session, reader)
    words, kept = reader.of(session), preparing.prepared(session, question.seat)
    number = lines.line_of(question.version)
    if not number or kept is None:
        return f"> 🗓️ {words('prepare-explained')}"
    return f"> 🔀 {words('branch-explained', turn=turn_of(kept.branches[number - 1], words))}"


def became(session: AnySession, reader: Reader) -> str:
    """Returns what became of the prepared turn of the reader: how it was carried out, or why it was not."""
    kept = preparing.prepared(session, reader.seat) if reader.seat is not None else None
    if kept is None or not kept.offered:
        return ""
    words, left = reader.of(session), kept.left
    if kept.offered in CARRIED_OUT:
        values = {"moves": moves(left, words)}
        if kept.because:
            values["turn"] = _turn(kept.because_of, kept.because, words)
        return f"> 🗓️ {words(f'prepared-{kept.offered}', **values)}"
    reason = words(f"prepared-{kept.offered}")
    what = "prepared-illegal-from" if kept.offered == "illegal" else "prepared-final-left"
    rest = f" {words(what)} {moves(left, words)}" if left else ""
    return f"> 🗓️ {reason}{rest}"


def keeping(session: AnySession, question: Question, reader: Reader) -> list[Button]:
    """Returns the buttons that keep what is chosen: to be carried out, if that is all, or to be offered."""
    if not question.prepared:
        return []
    words, fields = reader.of(session), panel_fields(session, question)
    whole = question.step is None and question.drafted
    found = [components.button(words, CarryOut(*fields))] if whole else []
    if lines.line_of(question.version):
        return [*found, components.button(words, AskThen(*fields))]
    return [*found, components.button(words, OfferLater(*fields))] if question.drafted else []


def page(session: AnySession, kept: Prepared[Any], reader: Reader, notice: str = "") -> Panel:
    """Returns the page of the branches of what the reader has prepared."""
    words = reader.of(session)
    pieces: list[Piece | str] = [
        f"### {words('branches-title')}",
        notice and f"> {notice}",
        f"🗓️ **{words('prepared-title')}** {moves(kept.moves, words)}",
        "" if kept.branches else words("branches-none"),
    ]
    shown = preparing.shown(kept)
    for number, branch in enumerate(kept.branches, 1):
        label = words("button-change-branch" if branch.ready else "button-open-branch")
        button = components.button(words, OpenBranch(session.id, shown, number), label)
        pieces.append(components.with_button(_described(branch, kept, words), button))
    label = words("button-mind-news" if kept.despite_news else "button-despite-news")
    news = words("branches-despite-news" if kept.despite_news else "branches-news")
    button = components.button(words, DespiteNews(session.id, int(not kept.despite_news)), label)
    pieces.append(components.with_button(news, button))
    row = [
        components.button(words, Play(session.id), words("button-to-board"), style=Style.GREY, emoji=""),
        components.button(words, DropPrepared(session.id)),
    ]
    return Panel(components.message([*pieces, f"-# {words('branches-explained')}"], components.row(*row)))


def _then(kept: Prepared[Any]) -> str:
    """Returns what becomes of a prepared turn, as a part of the name of a text."""
    if not kept.at_once:
        return "offered-later"
    return "despite-news" if kept.despite_news else "at-once"


def after(branch: Branch[Any], kept: Prepared[Any], words: MatchWords) -> str:
    """Returns for what a branch is, in short: which move it stands in for, and after what for example."""
    turn = turn_of(branch, words)
    if branch.legal < len(kept.moves):
        return words("branch-illegal", move=words.phrase("chose", kept.moves[branch.legal]), turn=turn)
    return words("branch-changed", turn=turn)


def turn_of(branch: Branch[Any], words: MatchWords) -> str:
    """Returns the turn for which a branch is made."""
    return _turn(branch.seat, branch.turn, words)


def moves(chosen: Sequence[Any], words: MatchWords) -> str:
    """Returns moves in a row."""
    return " › ".join(words.phrase("chose", move) for move in chosen)


def _turn(seat: int, turn: Sequence[Any], words: MatchWords) -> str:
    more = " › …" if len(turn) > MOVES else ""
    return words("branch-turn", player=words.player(seat), moves=moves(turn[:MOVES], words) + more)


def _described(branch: Branch[Any], kept: Prepared[Any], words: MatchWords) -> str:
    then = (
        f"✅ {words('branch-then', moves=moves(branch.moves, words))}" if branch.ready else f"❔ {words('branch-asks')}"
    )
    return f"{after(branch, kept, words)}\n{then}"


def _waiting(session: AnySession, reader: Reader) -> Prepared[Any] | None:
    """Returns what the reader has prepared for a turn that has not come."""
    kept = preparing.prepared(session, reader.seat) if reader.seat is not None else None
    return None if kept is None or kept.offered else kept
