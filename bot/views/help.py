"""What Parlour is and where to begin: the page of /help, and the welcome on a new server."""

from discord import ui

from bot.actions.opening import ChooseGame
from bot.actions.press import Press
from bot.feature import Slot, in_order
from bot.i18n import Words, language_of, words_in
from bot.views import components
from bot.views.components import Panel
from rules import games

LINES: Slot[str] = Slot()
"""Texts about commands that a beginner needs. /new is at 10, /play at 20."""
BUTTONS: Slot[Press] = Slot()
"""Buttons of /help after the one that opens a lobby."""
ON_WELCOME: Slot[Press] = Slot()
"""The same below the welcome."""
OWN_LINES = ((10, "help-new"), (20, "help-play"))


def page(words: Words) -> Panel:
    """Returns the page of /help."""
    about = f"### {words('help-title')}\n{words('help-about', games=_games(words))}"
    commands = "\n".join(f"- {words(line)}" for line in in_order(OWN_LINES, LINES.placed()))
    return Panel(components.message([about, commands, f"-# {words('help-rest')}"], _buttons(words, BUTTONS)))


def welcome(locale: str, default: str) -> ui.LayoutView:
    """Returns the message with which Parlour introduces itself on a server, in the language of its `locale`.

    `default`: the language if Parlour does not have that one.
    """
    words = words_in(language_of(locale, default))
    text = f"### {words('welcome-title')}\n{words('help-about', games=_games(words))}\n{words('welcome-begin')}"
    return components.message([text], _buttons(words, ON_WELCOME))


def _buttons(words: Words, others: Slot[Press]) -> components.Row:
    return components.row(*(components.button(words, press) for press in (ChooseGame(), *others)))


def _games(words: Words) -> str:
    names = [words_in(words.language, game)("game-name") for game in games.names()]
    return words("list-comma").join(names)
