"""Panels: one person's question, and their view of the board."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.actions.proposals import Decide
from bot.actions.turn import CloseKind, Done, Effects, TakeBack, WholeBoard
from bot.domain import session_options
from bot.domain.obstacle import Obstacle
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import Moment, limits
from bot.features.hint import views as hints
from bot.features.hint.actions import Hint as AskForHint
from bot.features.hint.views import Hint
from bot.features.inbox.actions import Next
from bot.features.notes import views as notes
from bot.features.preparing import domain as preparing
from bot.features.preparing import views as prepared
from bot.features.replay.actions import Replay
from bot.features.result.actions import Result
from bot.features.result.recap import has_result
from bot.features.rule_book.actions import WhatIsWhat
from bot.i18n import MatchWords
from bot.views import choices, components, effects, proposals, unposted
from bot.views.board import Boards, Picture, describe, view_of
from bot.views.components import Panel
from bot.views.emojis import NONE, Emojis
from bot.views.kinds import Group
from bot.views.names import escaped_in
from bot.views.wording import marked_words, names, plain_words, ready, stamp, summary
from rules import match as matches
from rules.match import AnyEntry, Question

REFUSALS = 4
"""The most refusals shown, besides one whose line would say no more than that it is missing."""


class Shown(NamedTuple):
    """How much of a question is shown."""

    whole: bool = False
    """The whole board; if not, the parts that the question is about."""
    opened: int | None = None
    """An option whose kind is open."""
    explained: bool = False
    """What the options cost and bring."""
    prepared: bool = False
    """The question of the next turn, to be prepared."""
    help: str = ""
    """A line about questions of this kind."""


QUESTION = Shown()
Pieces = Sequence[components.Piece | str | None]


async def show_question(
    session: AnySession,
    seat: int,
    at: Moment,
    boards: Boards,
    language: str,
    notice: str = "",
    news: Sequence[AnyEntry] = (),
    *,
    hint: Hint | None = None,
    shown: Shown = QUESTION,
    emojis: Emojis = NONE,
) -> Panel:
    """Returns the question of `seat` with its options; the view of the board if the seat is not to move.

    Raises UserError if the next turn is wanted and cannot be prepared. `news`: what has happened since the seat last
    moved; shown and ringed while its draft is empty.
    """
    question = matches.question(session.playing, seat) if session.stage is Stage.PLAY else None
    if shown.prepared:
        question = preparing.question(session, seat)
    if question is None:
        return await show_board(session, seat, at, boards, language, notice)
    view = view_of(session.rules, question)
    news = [] if question.drafted else news
    events = question.events or [event for entry in news for event in entry.events if not event.private]
    words = plain_words(session, language)
    picture = await boards.render(session.game, view, seat, words, events, question.options, whole=shown.whole)
    message = lay_out(session, question, picture, at, language, notice, news, hint, shown, emojis)
    return Panel(message, picture, picture.text)


def lay_out(
    session: AnySession,
    question: Question,
    picture: Picture,
    at: Moment,
    language: str,
    notice: str = "",
    news: Sequence[AnyEntry] = (),
    hint: Hint | None = None,
    shown: Shown = QUESTION,
    emojis: Emojis = NONE,
) -> ui.LayoutView:
    """Returns the message of a question: news, choices so far, board, hint, options, refusals, and Done."""
    words = marked_words(session, language, emojis)
    kind = choices.opened(session, question, shown.opened) if shown.opened is not None else None
    buttons = choices.explained(session, question, kind)
    above = _above(session, question, picture, at, notice, news, words)
    below = [
        _prompt(question, words),
        shown.help and f"-# 💡 {shown.help}",
        f"**{words.phrase('kind', kind.kind)}**" if kind and kind.kind else "",
        effects.listed(session.rules, question, buttons, words) if shown.explained else "",
        hints.text(hint, question, words) if hint else "",
        _small_print(question, words),
    ]
    offered = [choices.presets(session, question, language), *choices.rows(session, question, language, kind, emojis)]
    rows = [*offered, _ending(session, question, picture, words, kind)]
    if buttons and not shown.explained:
        fields = choices.panel_fields(session, question)
        _add_effects(rows, components.button(words, Effects(*fields, 0 if shown.opened is None else shown.opened + 1)))
    return components.message(_with_text(session, above, below, picture, at, words), *rows)


def _above(
    session: AnySession,
    question: Question,
    picture: Picture,
    at: Moment,
    notice: str,
    news: Sequence[AnyEntry],
    words: MatchWords,
) -> Pieces:
    """Returns the board and what stands above it: whose turn it is, what has happened, and what was chosen."""
    return [
        f"{_headline(session)}{_time(session, question.seat, at, words)}",
        notice and f"> {notice}",
        prepared.explained(question, words) or prepared.became(session, question, words),
        f"> {words('panel-dropped', count=question.dropped)}" if question.dropped else "",
        notes.line(session, question.seat, words),
        _news(news, question.seat, words),
        proposed(session, question.seat, words),
        _chosen(question, words),
        *components.board(picture),
    ]


def _add_effects(rows: list[components.Row], button: components.Button) -> None:
    """Adds the button that explains the options to the last row that has room for it."""
    free = [row for row in rows[-2:] if len(row.children) < components.ROW]
    if free:
        free[-1].add_item(button)
    else:
        rows.append(components.row(button))


def _prompt(question: Question, words: MatchWords) -> str:
    if question.step is None:
        return words("prepare-ready") if question.prepared else ready(question, words)
    return f"### {words.prompt('ask', question.step, question.state, question.seat)}"


def _with_text(
    session: AnySession, above: Pieces, below: Pieces, picture: Picture, at: Moment, words: MatchWords
) -> Pieces:
    """Returns the pieces with the board in words between them, for those who want to read it."""
    shown = _in_words(session, picture.text, [*above, *below], words) if at.person.text_board else []
    return [*above, *shown, *below]


def _in_words(session: AnySession, text: str, others: Pieces, words: MatchWords) -> Pieces:
    """Returns the board in words as a message shows it beside `others`: names in it are text."""
    return components.in_words(escaped_in(text, names(session, words.language)), others, words)


def proposed(session: AnySession, seat: int | None, words: MatchWords) -> str:
    """Returns the title of a proposal that waits for `seat`; else nothing."""
    proposal = session.proposed
    waits = proposal and seat is not None and session.seats[seat].person in proposal.missing
    return f"🗳️ {proposals.title(session, proposal, words)}" if proposal and waits else ""


async def show_board(
    session: AnySession, seat: int | None, at: Moment, boards: Boards, language: str, notice: str = ""
) -> Panel:
    """Returns the board as `seat` sees it; None for a spectator."""
    words = marked_words(session, language)
    view = session.rules.view(session.playing.state, seat)
    picture = await boards.render(session.game, view, seat, plain_words(session, language))
    open_proposal = proposed(session, seat, words)
    note = notes.line(session, seat, words)
    above = [_headline(session), notice and f"> {notice}", note, open_proposal, *components.board(picture)]
    below = [waiting(session, words), prepared.waiting(session, seat, words)]
    pieces = _with_text(session, above, below, picture, at, words)
    presses = (WhatIsWhat(session.id), Replay(session.id))
    buttons = (components.button(words, press) for press in presses)
    row = components.row(*prepared.buttons(session, seat, words), *buttons)
    if has_result(session):
        row.add_item(components.button(words, Result(session.id)))
    if open_proposal:
        row.add_item(components.button(words, Decide(session.id)))
    return Panel(components.message(pieces, row), picture, picture.text)


def show_text(session: AnySession, seat: int | None, language: str) -> Panel:
    """Returns the board in words, as `seat` sees it; None for a spectator."""
    view = session.rules.view(session.playing.state, seat)
    text = describe(session.game, view, seat, plain_words(session, language))
    headline, words = _headline(session), marked_words(session, language)
    return Panel(components.message([headline, *_in_words(session, text, [headline], words)]), text=text)


def done(session: AnySession, language: str, elsewhere: int, obstacle: Obstacle | None = None) -> Panel:
    """Returns the panel after Done; the board follows in the channel, unless that refuses posts.

    It stays in the thread, so it is short. `elsewhere`: other matches that wait.
    """
    words = marked_words(session, language)
    onward = components.button(words, Next(), words("button-next", count=elsewhere))
    pieces = [f"{_headline(session)} · {words('panel-done')} {waiting(session, words)}"]
    if obstacle:
        unseen = f"{words('panel-unseen')}\n{unposted.explained(session, obstacle, words)}"
        pieces = [_headline(session), unseen, waiting(session, words)]
    return Panel(components.message(pieces, components.row(onward) if elsewhere > 0 else None))


def waiting(session: AnySession, words: MatchWords) -> str:
    """Returns the line about who is to move."""
    to_move = session.to_move
    if not to_move:
        return words("panel-over")
    return words("panel-waiting", players=words.listed([words.player(seat) for seat in to_move]))


def _headline(session: AnySession) -> str:
    return f"-# <#{session.channel}>"


def _time(session: AnySession, seat: int, at: Moment, words: MatchWords) -> str:
    """Returns when the reader's clock runs out, as a text."""
    if session.paused:
        return f" · {words('clock-paused')}"
    until = limits(session, {session.seats[seat].person: at.person}, at.down).get(seat)
    return f" · {words('clock-until', when=stamp(until))}" if until else ""


def _news(news: Sequence[AnyEntry], seat: int, words: MatchWords) -> str:
    lines = summary(news, words, seat)
    return f"**{words('panel-since')}**\n{lines}" if lines else ""


def _chosen(question: Question, words: MatchWords) -> str:
    moves = " › ".join(words.phrase("chose", move) for move in question.taken)
    return f"**{words('panel-chosen')}** {moves}" if moves else ""


def _small_print(question: Question, words: MatchWords) -> str:
    shown = question.refusals if len(question.refusals) <= REFUSALS + 1 else question.refusals[:REFUSALS]
    lines = [f"-# {words.phrase('refuse', refusal)}" for refusal in shown]
    if more := len(question.refusals) - len(shown):
        lines.append(f"-# {words('panel-more-refusals', count=more)}")
    if any(question.final):
        lines.append(f"-# {words('prepare-final' if question.prepared else 'panel-final')}")
    if any(question.ends) and not question.prepared:
        lines.append(f"-# {words('panel-ends')}")
    return "\n".join(lines)


def _ending(
    session: AnySession, question: Question, picture: Picture, words: MatchWords, kind: Group | None
) -> components.Row:
    row = components.row()
    fields = choices.panel_fields(session, question)
    if kind:
        row.add_item(components.button(words, CloseKind(*fields)))
    if question.drafted:
        row.add_item(components.button(words, TakeBack(*fields)))
    if question.prepared:
        for button in prepared.keeping(fields, question, words):
            row.add_item(button)
    elif question.step is None:
        row.add_item(components.button(words, Done(*fields)))
    if question.step and not question.prepared and session.setting(session_options.HINTS) == "allowed":
        row.add_item(components.button(words, AskForHint(session.id)))
    if not picture.whole:
        row.add_item(components.button(words, WholeBoard(*fields)))
    if proposed(session, question.seat, words):
        row.add_item(components.button(words, Decide(session.id)))
    return row
