"""What Parlour is and where to begin: the page of /help, and the welcome on a new server."""

from collections.abc import Callable, Iterable

from discord import ui

from bot.actions.opening import ChooseGame, ShowHelp
from bot.actions.press import Press
from bot.feature import Slot, in_order
from bot.i18n import Words, words_in
from bot.languages import language_of
from bot.views import components
from bot.views.components import Panel
from rules import games

LINES: Slot[str] = Slot()
"""Texts about commands that a beginner needs. /new is at 10, /play at 20."""
FIRST: Slot[Callable[[Words], components.Button]] = Slot()
"""Buttons of the welcome and of /help: what a newcomer can do at once. Inviting friends is at 30."""
ROWS: Slot[Callable[[Words], components.Row]] = Slot()
"""Rows below these."""
BUTTONS: Slot[Press] = Slot()
"""Further buttons of /help."""
OWN_LINES = ((10, "help-new"), (20, "help-play"))


def page(words: Words, install: str = "") -> Panel:
    """Returns the page of /help. `install`: where a person installs Parlour for themselves; empty: nowhere."""
    names = [words_in(words.language, game)("game-name") for game in games.names()]
    about = f"### {words('help-title')}\n{words('help-about', games=words('list-comma').join(names))}"
    commands = "\n".join(f"- {words(line)}" for line in in_order(OWN_LINES, LINES.placed()))
    own = f"\n-# {words('help-install', link=install)}" if install else ""
    shown = components.message([about, commands, f"-# {words('help-rest')}{own}"], *_rows(words), _row(BUTTONS, words))
    return Panel(shown)


def beginning(words: Words, here: str = "") -> Panel:
    """Returns what is shown to a person who has nothing to play. `here`: what there is in the channel."""
    return Panel(_first_steps(here or f"### {words('help-nothing')}", words))


def welcome(locale: str, default: str) -> ui.LayoutView:
    """Returns the message with which Parlour introduces itself on a server, in the language of its `locale`.

    `default`: the language if Parlour does not have that one.
    """
    words = words_in(language_of(locale, default))
    return _first_steps(f"### {words('welcome-title')}", words)


def _first_steps(text: str, words: Words) -> ui.LayoutView:
    return components.message([text], *_rows(words, ShowHelp()))


def _rows(words: Words, *others: Press) -> list[components.Row]:
    """Returns what a newcomer can do at once, and `others` beside it."""
    first = in_order([(30, components.button(words, ChooseGame()))], ((at, make(words)) for at, make in FIRST.placed()))
    beside = [components.button(words, press) for press in others]
    return [components.row(*first, *beside), *(row(words) for row in ROWS)]


def _row(presses: Iterable[Press], words: Words) -> components.Row:
    return components.row(*(components.button(words, press) for press in presses))
