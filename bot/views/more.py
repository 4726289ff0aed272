"""The page under More: points so far, the options, and further buttons."""

from collections.abc import Callable

from bot.actions.board import BoardText, Concede, More, View
from bot.actions.opening import ShowHelp
from bot.actions.press import Press
from bot.actions.proposals import Decide
from bot.domain.session import AnySession, Stage
from bot.feature import Slot, in_order
from bot.views import absence, components, options, posts
from bot.views.components import Panel
from bot.views.reader import Reader

FIRST_ROW = 3
FindPress = Callable[[AnySession, Reader], Press | None]
"""Returns the press of a button about a match, for its reader; None if there is no such button now."""
BUTTONS: Slot[FindPress] = Slot()
"""Buttons of the page. My view is at 10, the board as text at 20, what changes the match at 100 and more."""


def plays(session: AnySession, reader: Reader) -> bool:
    """Whether the reader has a seat in a match that goes on."""
    return session.stage is Stage.PLAY and reader.seat is not None


def page(session: AnySession, reader: Reader, *, apart: bool = False) -> Panel:
    """Returns the page. After the match it has My view, as the post has no room, and leads to what else can be done.

    `apart`: it was not opened from a post, so it has the buttons of one, too.
    """
    words = reader.of(session)
    pieces = [
        f"### {words('game-name')}",
        posts.breakdown(session, words),
        f"**{words('lobby-options')}**\n{options.chosen_options(session, words)}",
    ]
    is_over, is_playing = session.stage is Stage.OVER, plays(session, reader)
    own: dict[int, Press | None] = {
        10: View(session.id) if is_over else None,
        20: BoardText(session.id),
        100: Decide(session.id) if is_playing else None,
        110: Concede(session.id) if is_playing else None,
    }
    found = in_order(own.items(), ((at, find(session, reader)) for at, find in BUTTONS.placed()))
    buttons = [components.button(words, press) for press in found if press]
    if is_over:
        buttons.append(components.button(words, ShowHelp(), words("button-what-next")))
    rows = [components.row(*buttons[:FIRST_ROW]), *components.rows(buttons[FIRST_ROW:])]
    if apart:
        others = [press for press in posts.presses(session) if press != More(session.id)]
        rows.insert(0, components.row(*(components.button(words, press) for press in others)))
    seat = reader.seat if is_playing else None
    extensions = absence.extensions(session, seat, reader.plain(session)) if seat is not None else None
    return Panel(components.message(pieces, *rows, extensions))
