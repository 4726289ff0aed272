"""What Parlour is and where to begin: the page of /help, and the welcome on a new server."""

from discord import ui

from bot.actions.opening import ChooseGame
from bot.features.daily.actions import ShowDaily
from bot.features.puzzles.actions import ShowPuzzle
from bot.features.rule_book.actions import RuleBooks
from bot.features.settings.actions import ShowSettings
from bot.i18n import Book, book, language_of
from bot.views import components
from bot.views.components import Panel
from rules import games

COMMANDS = ("new", "play", "turns", "rules", "settings")
"""The commands that a beginner needs."""


def page(words: Book) -> Panel:
    """Returns the page of /help."""
    about = f"### {words('help-title')}\n{words('help-about', games=_games(words))}"
    commands = "\n".join(f"- {words(f'help-{name}')}" for name in COMMANDS)
    presses = (ChooseGame(), RuleBooks(), ShowDaily(), ShowPuzzle(), ShowSettings())
    buttons = components.row(*(components.button(words, press) for press in presses))
    return Panel(components.message([about, commands, f"-# {words('help-rest')}"], buttons))


def welcome(locale: str, default: str) -> ui.LayoutView:
    """Returns the message with which Parlour introduces itself on a server, in the language of its `locale`.

    `default`: the language if Parlour does not have that one.
    """
    words = book(language_of(locale, default))
    text = f"### {words('welcome-title')}\n{words('help-about', games=_games(words))}\n{words('welcome-begin')}"
    buttons = components.row(components.button(words, ChooseGame()), components.button(words, RuleBooks()))
    return components.message([text], buttons)


def _games(words: Book) -> str:
    names = [book(words.language, game)("game-name") for game in games.names()]
    return words("list-comma").join(names)
