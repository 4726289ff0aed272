"""What one person sees in private: the question that a seat is asked, and its view of the board."""

from collections.abc import Sequence

from discord import ui
from msgspec import structs

from bot.actions.press import checksum
from bot.actions.proposals import Decide
from bot.actions.turn import Done, Next, Pick, PickFromMenu, TakeBack
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import Moment, limits
from bot.i18n import TableWords
from bot.views import components, proposals
from bot.views.board import Boards, Picture, describe
from bot.views.components import Panel
from bot.views.wording import drawn, spoken, stamp, summary
from rules.game import Step
from rules.table import AnyEntry, Question, question

BUTTONS = 6
"""Up to so many options are buttons, in rows of equal length; more go into menus."""
MENUS = 4
"""The most menus under a question, and so a hundred options."""
REFUSALS = 4
"""The most reasons given why something is not offered."""


async def ask(
    session: AnySession,
    seat: int,
    at: Moment,
    boards: Boards,
    language: str,
    notice: str = "",
    news: Sequence[AnyEntry] = (),
) -> Panel:
    """The question of `seat` with what it can do; its view of the board where nothing is asked of it.

    `news` is what has happened since it last moved, told and ringed while it has chosen nothing.
    """
    asked = question(session.playing, seat) if session.stage is Stage.PLAY else None
    if asked is None:
        return await show(session, seat, at, boards, language, notice)
    view = session.rules.view(asked.state, seat)
    if asked.step is None and view.agenda:
        view = structs.replace(view, agenda=[*view.agenda, Step()])  # nobody else is asked before Done
    news = [] if asked.drafted else news
    events = asked.events or [event for entry in news for event in entry.events if not event.private]
    picture = await boards.draw(
        session.game, view, seat, drawn(session, language), events=events, options=asked.options
    )
    return Panel(lay_out(session, asked, picture, at, language, notice, news), picture)


def lay_out(
    session: AnySession,
    asked: Question,
    picture: Picture,
    at: Moment,
    language: str,
    notice: str = "",
    news: Sequence[AnyEntry] = (),
) -> ui.LayoutView:
    """A question beside its picture: what was chosen, what can be, why not more, and how to end the turn."""
    words = spoken(session, language)
    pieces = [
        f"{_headline(session)}{_time(session, asked.seat, at, words)}",
        notice and f"> {notice}",
        _news(news, asked.seat, words),
        proposed(session, asked.seat, words),
        _chosen(asked, words),
        components.board(picture),
        picture.text if at.person.text_board else "",
        f"### {words.ask('ask', asked.step, asked.state, asked.seat)}" if asked.step else words("panel-ready"),
        _small_print(asked, words),
    ]
    return components.message(pieces, *_choices(session, asked, language), _ending(session, asked, words))


def proposed(session: AnySession, seat: int | None, words: TableWords) -> str:
    """What is proposed to the table and waits for `seat`; nothing for anybody else."""
    proposal = session.proposed
    waits = proposal and seat is not None and session.seats[seat].person in proposal.missing
    return f"🗳️ {proposals.title(session, proposal, words)}" if proposal and waits else ""


async def show(
    session: AnySession, seat: int | None, at: Moment, boards: Boards, language: str, notice: str = ""
) -> Panel:
    """The board as `seat` sees it, or a spectator."""
    words = spoken(session, language)
    view = session.rules.view(session.playing.state, seat)
    picture = await boards.draw(session.game, view, seat, drawn(session, language))
    text = picture.text if at.person.text_board else ""
    open_proposal = proposed(session, seat, words)
    pieces = [
        _headline(session),
        notice and f"> {notice}",
        open_proposal,
        components.board(picture),
        text,
        waiting(session, words),
    ]
    row = components.row(components.button(words, Decide(session.id))) if open_proposal else None
    return Panel(components.message(pieces, row), picture)


def tell(session: AnySession, seat: int | None, language: str) -> Panel:
    """The board in words, as `seat` sees it, or a spectator."""
    view = session.rules.view(session.playing.state, seat)
    text = describe(session.game, view, seat, drawn(session, language))
    return Panel(components.message([_headline(session), text]))


def done(session: AnySession, language: str, elsewhere: int) -> Panel:
    """That a turn was handed over; the board comes in the channel. `elsewhere`: other matches that wait."""
    words = spoken(session, language)
    onward = components.button(words, Next(), words("button-next", count=elsewhere))
    pieces = [_headline(session), words("panel-done"), waiting(session, words)]
    return Panel(components.message(pieces, components.row(onward) if elsewhere > 0 else None))


def waiting(session: AnySession, words: TableWords) -> str:
    """Whom the match waits for."""
    asked = session.asked
    if not asked:
        return words("panel-over")
    return words("panel-waiting", players=words.listed([words.player(seat) for seat in asked]))


def _headline(session: AnySession) -> str:
    return f"-# <#{session.channel}>"


def _time(session: AnySession, seat: int, at: Moment, words: TableWords) -> str:
    """Until when the reader's clock runs."""
    if session.paused:
        return f" · {words('clock-paused')}"
    until = limits(session, {session.seats[seat].person: at.person}, at.down).get(seat)
    return f" · {words('clock-until', when=stamp(until))}" if until else ""


def _news(news: Sequence[AnyEntry], seat: int, words: TableWords) -> str:
    told = summary(news, words, seat)
    return f"**{words('panel-since')}**\n{told}" if told else ""


def _chosen(asked: Question, words: TableWords) -> str:
    moves = " › ".join(words.tell("chose", move) for move in asked.drafted)
    return f"**{words('panel-chosen')}** {moves}" if moves else ""


def _small_print(asked: Question, words: TableWords) -> str:
    lines = [f"-# {words.tell('refuse', refusal)}" for refusal in asked.refusals[:REFUSALS]]
    more = len(asked.refusals) - REFUSALS
    if more > 0:
        lines.append(f"-# {words('panel-more-refusals', count=more)}")
    if any(asked.final):
        lines.append(f"-# {words('panel-final')}")
    return "\n".join(lines)


def _choices(session: AnySession, asked: Question, language: str) -> list[components.Row]:
    words = drawn(session, language)  # a label shows what it holds as it is
    labels = [f"{number}. {words.tell('move', move)}" for number, move in enumerate(asked.options, 1)]
    if len(labels) <= BUTTONS:
        question = panel_fields(session, asked)
        buttons = [
            components.button(words, Pick(*question, number), label, emoji="🔒" if asked.final[number] else None)
            for number, label in enumerate(labels)
        ]
        width = -(-len(buttons) // -(-len(buttons) // components.ROW)) if buttons else components.ROW
        return [components.row(*buttons[start : start + width]) for start in range(0, len(buttons), width)]
    return [
        components.row(_menu(session, asked, labels, start, words))
        for start in range(0, min(len(labels), MENUS * components.MENU), components.MENU)
    ]


def _menu(session: AnySession, asked: Question, labels: list[str], start: int, words: TableWords) -> components.Menu:
    choices = [
        components.choice(labels[number], number, emoji="🔒" if asked.final[number] else None)
        for number in range(start, min(start + components.MENU, len(labels)))
    ]
    single = len(labels) <= components.MENU
    placeholder = words("panel-choose") if single else words("panel-choose-part", first=choices[0].label)
    return components.menu(placeholder, PickFromMenu(*panel_fields(session, asked), start), choices)


def _ending(session: AnySession, asked: Question, words: TableWords) -> components.Row:
    row = components.row()
    question = panel_fields(session, asked)
    if asked.drafted:
        row.add_item(components.button(words, TakeBack(*question)))
    if asked.step is None:
        row.add_item(components.button(words, Done(*question)))
    if proposed(session, asked.seat, words):
        row.add_item(components.button(words, Decide(session.id)))
    return row


def panel_fields(session: AnySession, asked: Question) -> tuple[int, int, int, str]:
    """The fields that every press in a panel has: the question that it was shown with."""
    return session.id, asked.seat, asked.moves, checksum(asked.options)
