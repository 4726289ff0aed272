"""The rules of a game by section, in the Markdown that Discord supports."""

from collections.abc import Sequence

from bot.domain.session import AnySession
from bot.features.rule_book.actions import GameRules, MatchRules, OpenRules, TurnPage, WhatIsWhat
from bot.i18n import Book, MatchWords
from bot.views import components
from bot.views.board import Explained
from bot.views.components import Panel
from bot.views.lobby import about_game
from bot.views.reader import Reader
from bot.views.rule_books import Section
from bot.views.wording import game_choice
from rules import games


def page(game: str, sections: Sequence[Section], number: int, words: Book, board: Explained | None = None) -> Panel:
    """Returns the page of section `number`, with a menu of all sections.

    Page 0 is an overview, if the game has one: its goal, a turn, and the `board` with its parts explained.
    """
    title, text = sections[number]
    pieces: list[components.Piece | str] = [f"### {title}\n{text}"]
    if number == 0 and has_overview(words):
        pieces = [f"### {title}\n{words('overview-goal')}", words("overview-turn")]
        pieces += explained(board, words) if board else []
        pieces.append(f"-# {text}")
    picture = board.picture if board and number == 0 else None
    return Panel(components.message(pieces, *_turning(game, sections, number, words)), picture, "")


def has_overview(words: Book) -> bool:
    """Returns whether the game of `words` has an overview."""
    return "overview-goal" in words


def explained(board: Explained, words: Book | MatchWords) -> list[components.Piece | str]:
    """Returns a board and what its numbers mean."""
    legend = [f"**{number}** {words(f'sign-{name}')}" for number, name in enumerate(board.names, 1)]
    return [f"**{words('rules-what')}**", *components.board(board.picture), "\n".join(legend)]


def _turning(game: str, sections: Sequence[Section], number: int, words: Book) -> list[components.Row]:
    """Returns a menu of all sections, and buttons to the one before and the one after, and to the lesson."""
    choices = [
        components.choice(section.title, each, default=each == number)
        for each, section in enumerate(sections[: components.MENU])
    ]
    row = components.row()
    for other, emoji in ((number - 1, "◀️"), (number + 1, "▶️")):
        if 0 <= other < len(sections):
            row.add_item(components.button(words, TurnPage(game, other), sections[other].title, emoji=emoji))
    for press in about_game(game):
        row.add_item(components.button(words, press))
    return [components.row(components.menu(words("rules-sections"), GameRules(game), choices)), row]


def books(words: Book) -> Panel:
    """Returns a button for the rules of each game."""
    offered = games.names()[: components.MENU]
    buttons = [components.button(words, OpenRules(game), game_choice(game, words.language)) for game in offered]
    return Panel(components.message([f"### {words('rules-choose')}"], *components.rows(buttons)))


def on_board(session: AnySession, reader: Reader) -> list[components.Button]:
    """Returns the button below a board that explains its signs."""
    return [components.button(reader.of(session), WhatIsWhat(session.id))]


def on_page(session: AnySession, reader: Reader) -> MatchRules:
    """Returns the button of the page under More."""
    return MatchRules(session.id)
