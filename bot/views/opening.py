"""The panel with the games for which a table can be opened."""

from collections.abc import Sequence

from bot.actions.opening import OpenTable
from bot.i18n import Book, book
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import game_choice


def games_to_open(games: Sequence[str], words: Book) -> Panel:
    """Returns what each of the `games` is about, with a button that opens a table for it."""
    offered = games[: components.MENU]
    about = [book(words.language, game) for game in offered]
    lines = [f"**{own('game-name')}**: {own('game-pitch')}" for own in about]
    buttons = [components.button(words, OpenTable(game), game_choice(game, words.language)) for game in offered]
    heading = f"### {words('opening-title')}\n{words('opening-explained')}"
    return Panel(components.message([heading, "\n".join(lines)], *components.rows(buttons)))
