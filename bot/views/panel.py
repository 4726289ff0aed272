"""Panels: one person's question, and their view of the board."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from discord import ui
from msgspec import structs

from bot.actions.press import Press
from bot.actions.turn import CloseKind, Done, Effects, Play, TakeBack, WholeBoard
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import limits
from bot.feature import Slot, in_order
from bot.i18n import MatchWords
from bot.views import choices, components, effects, proposals, unposted
from bot.views.board import Picture, Seen, describe, ringed, seen_by, view_of
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import channel_mention, pause_text, stamp, summary
from rules.match import AnyEntry, Question

REFUSALS = 4
"""The most refusals shown, besides one whose line would say no more than that it is missing."""
NEWS = 3
"""The most lines of news, besides important ones: the posts in the channel tell all."""


class Shown(NamedTuple):
    """How much of a question is shown, and what stands beside it."""

    whole: bool = False
    """The whole board; if not, the parts that the question is about."""
    opened: int | None = None
    """An option whose kind is open."""
    explained: bool = False
    """What the options cost and bring, and why others are missing."""
    notice: str = ""
    """What has just become of something that the person did."""
    news: Sequence[AnyEntry] = ()
    """What has happened since the seat last moved: shown while its draft is empty, the last turn ringed as well."""
    below: Sequence[tuple[int, components.Piece | str]] = ()
    """Lines of features among those below the board, by their places."""


QUESTION = Shown()
Line = Callable[[AnySession, Question | None, Reader], components.Piece | str | None]
"""Returns a line for the reader of a panel; without a question, of the board alone."""
ABOVE: Slot[Line] = Slot()
"""Lines above the board. What has just happened to the question is at 20, what was news to the reader at 40."""
BELOW: Slot[Line] = Slot()
"""Lines below a board without a question."""
ENDING: Slot[Callable[[AnySession, Question, Reader], Iterable[components.Button]]] = Slot()
"""Buttons in the last row of a question.

Back to the kinds is at 10, Undo at 20, Done at 30, the whole board at 50, a proposal at 60.
"""
ON_BOARD: Slot[Callable[[AnySession, Reader], Iterable[components.Button]]] = Slot()
"""Buttons below a board without a question. A proposal is at 50."""
AFTER_DONE: Slot[Callable[[AnySession, Reader], str]] = Slot()
"""Lines after Done; empty if there is none."""
ONWARD: Slot[Callable[[AnySession, int, MatchWords], components.Button]] = Slot()
"""Buttons after Done. Each gets the match, and how many others wait."""


async def show_question(session: AnySession, question: Question, reader: Reader, shown: Shown = QUESTION) -> Panel:
    """Returns a question with its options, for the player who is asked."""
    shown = shown._replace(news=() if question.drafted else shown.news)
    events = question.events or ringed(shown.news)
    seen = Seen(session.game, view_of(session.rules, question), question.seat)
    words = reader.plain(session)
    picture = await reader.boards.render(seen, words, events, question.options, whole=shown.whole)
    view = lay_out(session, question, reader, picture, shown)
    return Panel(view, picture, picture.text, match=session.id, waits=question.prepared)


def lay_out(
    session: AnySession, question: Question, reader: Reader, picture: Picture, shown: Shown = QUESTION
) -> ui.LayoutView:
    """Returns the message of a question: news, choices so far, board, hint, options, refusals, and Done."""
    return _Layout(session, question, reader, shown).message(picture)


class _Layout:
    """The message of a question."""

    def __init__(self, session: AnySession, question: Question, reader: Reader, shown: Shown) -> None:
        self._session = session
        self._question = question
        self._reader = reader
        self._shown = shown
        self._words = reader.of(session)
        self._kind = choices.opened(session, question, shown.opened) if shown.opened is not None else None
        self._fields = choices.panel_fields(session, question)

    def message(self, picture: Picture) -> ui.LayoutView:
        """Returns it with the picture of the board."""
        above, below = [*self._above(), *components.board(picture)], self._below()
        if self._reader.wants_text:
            text = self._reader.escaped(self._session, picture.text)
            above += components.in_words(text, [*above, *below], self._words)
        return components.message([*above, *below], *self._rows(whole=picture.whole))

    def _above(self) -> list[components.Piece | str | None]:
        """Returns what stands above the board: whose turn it is, what has happened, and what was chosen."""
        session, question, reader, words = self._session, self._question, self._reader, self._words
        own: dict[int, components.Piece | str | None] = {
            0: _headline(session, reader, _time(session, question, reader)),
            1: self._shown.notice and f"> {self._shown.notice}",
            20: f"> {words('panel-dropped', count=question.dropped)}" if question.dropped else "",
            40: _news(self._shown.news, question, words),
            50: proposed(session, reader),
            60: _chosen(question, words),
        }
        return in_order(own.items(), _lines(ABOVE, session, question, reader))

    def _below(self) -> list[components.Piece | str | None]:
        """Returns what stands below the board: the question, and what is to be known about its options."""
        question, words, shown, kind = self._question, self._words, self._shown, self._kind
        own: dict[int, components.Piece | str | None] = {
            0: _prompt(question, words),
            20: components.Unboxed(f"**{words.phrase('kind', kind.kind)}**") if kind and kind.kind else "",
            30: self._explanation() if shown.explained else "",
        }
        return in_order(own.items(), shown.below)

    def _rows(self, *, whole: bool) -> list[components.Row]:
        """Returns presets, options, and what else can be done. `whole`: whether the whole board is shown."""
        session, question, reader, shown = self._session, self._question, self._reader, self._shown
        rows = [choices.presets(session, question, reader), *choices.rows(session, question, reader, self._kind)]
        rows += self._ending(whole=whole)
        if not shown.explained and self._can_be_explained():
            explains = Effects(*self._fields, 0 if shown.opened is None else shown.opened + 1)
            _add_where_room(rows, components.button(self._words, explains))
        return rows

    def _explanation(self) -> str:
        """Returns what the options cost and bring, and why others are missing; empty if that says nothing new."""
        rules, question, words = self._session.rules, self._question, self._words
        buttons = choices.explained(self._session, question, self._kind)
        return "\n".join(filter(None, [effects.listed(rules, question, buttons, words), _small_print(question, words)]))

    def _can_be_explained(self) -> bool:
        """Returns whether there is an explanation, without putting it together."""
        rules, question, words = self._session.rules, self._question, self._words
        buttons = choices.explained(self._session, question, self._kind)
        return bool(_small_print(question, words)) or effects.differ(rules, question, buttons, words)

    def _ending(self, *, whole: bool) -> list[components.Row]:
        """Returns what comes last: back to the kinds, Undo, Done, and what leads elsewhere."""
        session, question, words = self._session, self._question, self._words
        own: dict[int, Press | None] = {
            10: CloseKind(*self._fields) if self._kind else None,
            20: TakeBack(*self._fields) if question.drafted else None,
            30: Done(*self._fields) if question.step is None and not question.prepared else None,
            50: None if whole else WholeBoard(*self._fields),
        }
        others = [(at, button) for at, find in ENDING.placed() for button in find(session, question, self._reader)]
        if proposed(session, self._reader):
            others.append((60, proposals.button(session, words)))
        return _rows(own, others, words)


def _add_where_room(rows: list[components.Row], button: components.Button) -> None:
    """Adds a button to the last of the rows that has room for it."""
    free = [row for row in rows[-2:] if len(row.children) < components.ROW]
    if free:
        free[-1].add_item(button)
    else:
        rows.append(components.row(button))


def _lines(
    slot: Slot[Line], session: AnySession, question: Question | None, reader: Reader
) -> list[tuple[int, components.Piece | str | None]]:
    """Returns the lines of features, each with its place."""
    return [(at, line(session, question, reader)) for at, line in slot.placed()]


def _rows(
    own: Mapping[int, Press | None], others: Iterable[tuple[int, components.Button]], words: MatchWords
) -> list[components.Row]:
    """Returns rows of the core's `own` buttons and of those of features: one, if it has room for all."""
    buttons = [(at, components.button(words, press)) for at, press in own.items() if press]
    return components.rows(in_order(buttons, others))


def _prompt(question: Question, words: MatchWords) -> str:
    if question.step is None:
        return words("prepare-ready") if question.prepared else words("panel-ready")
    return components.Unboxed(f"### {words.prompt('ask', question.step, question.state, question.seat)}")


def proposed(session: AnySession, reader: Reader) -> str:
    """Returns the title of a proposal that waits for the reader; else nothing."""
    proposal, seat = session.proposed, reader.seat
    waits = proposal and seat is not None and session.seats[seat].person in proposal.missing
    return f"🗳️ {proposals.title(session, proposal, reader)}" if proposal and waits else ""


async def show_board(session: AnySession, reader: Reader, notice: str = "") -> Panel:
    """Returns the board as the reader sees it from their seat, or as a spectator."""
    picture = await reader.boards.render(seen_by(session, reader.seat), reader.plain(session))
    view = _Board(session, reader).message(picture, notice)
    return Panel(view, picture, picture.text, match=session.id, waits=reader.seat is not None)


class _Board:
    """The message of a board without a question."""

    def __init__(self, session: AnySession, reader: Reader) -> None:
        self._session = session
        self._reader = reader
        self._words = reader.of(session)
        self._proposed = proposed(session, reader)
        self._is_asked = reader.seat in session.to_move
        self._leads_on = reader.seat is not None and _is_elsewhere(session, reader)

    def message(self, picture: Picture, notice: str) -> ui.LayoutView:
        """Returns it with the picture of the board."""
        session, reader, words = self._session, self._reader, self._words
        own: dict[int, components.Piece | str | None] = {
            0: _headline(session, reader),
            1: notice and f"> {notice}",
            50: self._proposed,
        }
        above = [*in_order(own.items(), _lines(ABOVE, session, None, reader)), *components.board(picture)]
        below = in_order(
            [(0, words("panel-yours") if self._is_asked else waiting(session, words))],
            _lines(BELOW, session, None, reader),
        )
        if reader.wants_text:
            above += components.in_words(reader.escaped(session, picture.text), [*above, *below], words)
        return components.message([*above, *below], *self._rows())

    def _rows(self) -> list[components.Row]:
        session = self._session
        own: dict[int, Press | None] = {
            5: Play(session.id) if self._is_asked or self._leads_on else None,
        }
        others = [(at, button) for at, find in ON_BOARD.placed() for button in find(session, self._reader)]
        if self._proposed:
            others.append((50, proposals.button(session, self._words)))
        return _rows(own, others, self._words)


def show_text(session: AnySession, reader: Reader) -> Panel:
    """Returns the board in words, as the reader sees it."""
    text = describe(seen_by(session, reader.seat), reader.plain(session))
    headline = _headline(session, reader)
    pieces = components.in_words(reader.escaped(session, text), [headline], reader.of(session))
    return Panel(components.message([headline, *pieces]), text=text)


def done(
    session: AnySession,
    reader: Reader,
    elsewhere: int,
    channel_refusal: ChannelRefusal | None = None,
) -> Panel:
    """Returns the panel after Done; the board follows in the channel, unless that refuses posts.

    It stays in the thread, so it is short, and says only what stays true. `elsewhere`: other matches that wait. In
    another channel, it leads to the next question, as the post of the match does.
    """
    words = reader.of(session)
    onward = [button(session, elsewhere, words) for button in ONWARD] if elsewhere > 0 else []
    if _is_elsewhere(session, reader):
        onward.insert(0, components.button(words, Play(session.id)))
    pieces = [_headline(session, reader, words("panel-done"))]
    if channel_refusal:
        told = _UNSEEN.get(channel_refusal, "panel-unseen")
        unseen = f"{words(told)}\n{unposted.explained(session, channel_refusal, reader)}"
        pieces = [_headline(session, reader), unseen, waiting(session, words)]
    pieces += [line for say in AFTER_DONE if (line := say(session, reader))]
    view = components.message(pieces, components.row(*onward) if onward else None)
    return Panel(view, match=session.id, waits=True)


_UNSEEN = {ChannelRefusal.GONE: "panel-untold", ChannelRefusal.CHAT: "panel-unseen-chat"}


def waiting(session: AnySession, words: MatchWords) -> str:
    """Returns the line about who is to move."""
    to_move = session.to_move
    if not to_move:
        return words("panel-over")
    return words("panel-waiting", players=words.listed([words.player(seat) for seat in to_move]))


def _is_elsewhere(session: AnySession, reader: Reader) -> bool:
    """Whether a match goes on in another channel than the one in which it is shown."""
    return session.stage is Stage.PLAY and reader.channel != session.channel


def _headline(session: AnySession, reader: Reader, more: str = "") -> str:
    """Returns where the match is, unless the panel is shown there, and `more`; empty if that is nothing."""
    found = [*([] if reader.channel == session.channel else [channel_mention(session)]), *([more] if more else [])]
    return f"-# {' · '.join(found)}" if found else ""


def _time(session: AnySession, question: Question, reader: Reader) -> str:
    """Returns when the reader's clock runs out, as a text."""
    words = reader.of(session)
    if paused := pause_text(session, words, reader.at.now):
        return paused
    person = session.seats[question.seat].person
    until = limits(session, {person: reader.at.person}, reader.at.down).get(question.seat)
    return words("clock-until", when=stamp(until)) if until else ""


def _news(news: Sequence[AnyEntry], question: Question, words: MatchWords) -> str:
    return summary([_told(entry) for entry in news], words, question.seat, most=NEWS, more="panel-more-news")


def _told(entry: AnyEntry) -> AnyEntry:
    """Returns a line of the log without what the board of the panel shows anyway."""
    return structs.replace(entry, events=tuple(event for event in entry.events if not event.on_board))


def _chosen(question: Question, words: MatchWords) -> str:
    moves = " › ".join(words.phrase("chose", move) for move in question.taken)
    return f"☑️ {moves}" if moves else ""


def _small_print(question: Question, words: MatchWords) -> str:
    reasons = [*dict.fromkeys(words.phrase("refuse", refusal) for refusal in question.refusals)]
    shown = reasons if len(reasons) <= REFUSALS + 1 else reasons[:REFUSALS]
    lines = [f"-# {reason}" for reason in shown]
    if more := len(reasons) - len(shown):
        lines.append(f"-# {words('panel-more-refusals', count=more)}")
    if any(question.final):
        lines.append(f"-# {words('prepare-final' if question.prepared else 'panel-final')}")
    return "\n".join(lines)
