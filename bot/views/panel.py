"""Panels: one person's question, and their view of the board."""

from collections.abc import Sequence

from discord import ui
from msgspec import structs

from bot.actions.inbox import Next
from bot.actions.press import checksum
from bot.actions.proposals import Decide
from bot.actions.turn import Done, Pick, PickFromMenu, TakeBack
from bot.domain.obstacle import Obstacle
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import Moment, limits
from bot.i18n import MatchWords
from bot.views import components, proposals, unposted
from bot.views.board import Boards, Picture, describe
from bot.views.components import Panel
from bot.views.names import escaped_in
from bot.views.wording import marked_words, names, plain_words, stamp, summary
from rules import match as matches
from rules.game import Step
from rules.match import AnyEntry, Question

BUTTONS = 6
"""The most options shown as buttons, in rows of equal length; more go into menus."""
MENUS = 4
"""The most menus under a question, for a hundred options."""
REFUSALS = 4
"""The most refusals shown."""

Pieces = Sequence[components.Piece | str | None]


async def show_question(
    session: AnySession,
    seat: int,
    at: Moment,
    boards: Boards,
    language: str,
    notice: str = "",
    news: Sequence[AnyEntry] = (),
) -> Panel:
    """Returns the question of `seat` with its options; the view of the board if the seat is not to move.

    `news`: what has happened since the seat last moved; shown and ringed while its draft is empty.
    """
    question = matches.question(session.playing, seat) if session.stage is Stage.PLAY else None
    if question is None:
        return await show_board(session, seat, at, boards, language, notice)
    view = session.rules.view(question.state, seat)
    if question.step is None and view.agenda:
        view = structs.replace(view, agenda=[*view.agenda, Step()])  # no other seat is to move before Done
    news = [] if question.drafted else news
    events = question.events or [event for entry in news for event in entry.events if not event.private]
    picture = await boards.render(
        session.game, view, seat, plain_words(session, language), events=events, options=question.options
    )
    return Panel(lay_out(session, question, picture, at, language, notice, news), picture, picture.text)


def lay_out(
    session: AnySession,
    question: Question,
    picture: Picture,
    at: Moment,
    language: str,
    notice: str = "",
    news: Sequence[AnyEntry] = (),
) -> ui.LayoutView:
    """Returns the message of a question: news, choices so far, board, options, refusals, and Done."""
    words = marked_words(session, language)
    above = [
        f"{_headline(session)}{_time(session, question.seat, at, words)}",
        notice and f"> {notice}",
        f"> {words('panel-dropped', count=question.dropped)}" if question.dropped else "",
        _news(news, question.seat, words),
        proposed(session, question.seat, words),
        _chosen(question, words),
        components.board(picture),
    ]
    below = [
        f"### {words.prompt('ask', question.step, question.state, question.seat)}"
        if question.step
        else words("panel-ready"),
        _small_print(question, words),
    ]
    pieces = _with_text(session, above, below, picture, at, words)
    return components.message(pieces, *_choices(session, question, language), _ending(session, question, words))


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
    above = [_headline(session), notice and f"> {notice}", open_proposal, components.board(picture)]
    pieces = _with_text(session, above, [waiting(session, words)], picture, at, words)
    row = components.row(components.button(words, Decide(session.id))) if open_proposal else None
    return Panel(components.message(pieces, row), picture, picture.text)


def show_text(session: AnySession, seat: int | None, language: str) -> Panel:
    """Returns the board in words, as `seat` sees it; None for a spectator."""
    view = session.rules.view(session.playing.state, seat)
    text = describe(session.game, view, seat, plain_words(session, language))
    headline, words = _headline(session), marked_words(session, language)
    return Panel(components.message([headline, *_in_words(session, text, [headline], words)]), text=text)


def done(session: AnySession, language: str, elsewhere: int, obstacle: Obstacle | None = None) -> Panel:
    """Returns the panel after Done; the board follows in the channel, unless that refuses posts.

    `elsewhere`: other matches that wait.
    """
    words = marked_words(session, language)
    onward = components.button(words, Next(), words("button-next", count=elsewhere))
    news = (
        f"{words('panel-unseen')}\n{unposted.explained(session, obstacle, words)}" if obstacle else words("panel-done")
    )
    pieces = [_headline(session), news, waiting(session, words)]
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
    moves = " › ".join(words.phrase("chose", move) for move in question.drafted)
    return f"**{words('panel-chosen')}** {moves}" if moves else ""


def _small_print(question: Question, words: MatchWords) -> str:
    lines = [f"-# {words.phrase('refuse', refusal)}" for refusal in question.refusals[:REFUSALS]]
    more = len(question.refusals) - REFUSALS
    if more > 0:
        lines.append(f"-# {words('panel-more-refusals', count=more)}")
    if any(question.final):
        lines.append(f"-# {words('panel-final')}")
    return "\n".join(lines)


def _choices(session: AnySession, question: Question, language: str) -> list[components.Row]:
    words = plain_words(session, language)  # labels do not render Markdown
    labels = [f"{number}. {words.phrase('move', move)}" for number, move in enumerate(question.options, 1)]
    if len(labels) <= BUTTONS:
        fields = panel_fields(session, question)
        buttons = [
            components.button(words, Pick(*fields, number), label, emoji="🔒" if question.final[number] else None)
            for number, label in enumerate(labels)
        ]
        width = -(-len(buttons) // -(-len(buttons) // components.ROW)) if buttons else components.ROW
        return [components.row(*buttons[start : start + width]) for start in range(0, len(buttons), width)]
    return [
        components.row(_menu(session, question, labels, start, words))
        for start in range(0, min(len(labels), MENUS * components.MENU), components.MENU)
    ]


def _menu(session: AnySession, question: Question, labels: list[str], start: int, words: MatchWords) -> components.Menu:
    choices = [
        components.choice(labels[number], number, emoji="🔒" if question.final[number] else None)
        for number in range(start, min(start + components.MENU, len(labels)))
    ]
    single = len(labels) <= components.MENU
    placeholder = words("panel-choose") if single else words("panel-choose-part", first=choices[0].label)
    return components.menu(placeholder, PickFromMenu(*panel_fields(session, question), start), choices)


def _ending(session: AnySession, question: Question, words: MatchWords) -> components.Row:
    row = components.row()
    fields = panel_fields(session, question)
    if question.drafted:
        row.add_item(components.button(words, TakeBack(*fields)))
    if question.step is None:
        row.add_item(components.button(words, Done(*fields)))
    if proposed(session, question.seat, words):
        row.add_item(components.button(words, Decide(session.id)))
    return row


def panel_fields(session: AnySession, question: Question) -> tuple[int, int, int, str]:
    """Returns the fields that every press in a panel has; they identify its question."""
    return session.id, question.seat, question.version, checksum(question.options)
