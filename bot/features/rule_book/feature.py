"""/rules: the rules of a game by section, in the Markdown that Discord supports, and what is what on its board."""

from collections.abc import Sequence

from bot.actions.press import MatchPress, Name, Place, Press
from bot.domain.errors import UserError
from bot.domain.quotas import BOARDS
from bot.domain.session import AnySession
from bot.feature import Feature
from bot.handlers.context import Context, find_if_any
from bot.handlers.registry import handle, handles
from bot.i18n import MatchWords, Words, words_in
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices, opened
from bot.jobs.services import Services
from bot.views import components, help, more, panel, rule_books
from bot.views.board import Explained, Seen, seen_by
from bot.views.components import Panel
from bot.views.lobby import ON_PAGE, about_game
from bot.views.reader import Reader
from bot.views.rule_books import Section
from bot.views.wording import among_computers, game_choice
from rules import games, teaching
from rules import match as matches
from rules.chance import key
from rules.lesson import LEARNER


class MatchRules(MatchPress, frozen=True, tag="rules"):
    """Shows the rules of a match's game."""

    label = "button-rules"


class GameRules(Press, frozen=True, tag="section"):
    """Shows a section of the rules of `game`."""

    chosen = "section"

    game: Name
    section: Place = 0


class TurnPage(Press, frozen=True, tag="page"):
    """Shows a section of the rules of `game`: the one before or after that which is shown."""

    label = "button-rules"

    game: Name
    section: Place = 0


class WhatIsWhat(MatchPress, frozen=True, tag="what"):
    """Shows the board of a match with its parts explained."""

    label = "button-what"
    emoji = "🔎"


class RuleBooks(Press, frozen=True, tag="books"):
    """Shows a button for the rules of each game."""

    label = "button-rules"


class OpenRules(Press, frozen=True, tag="book"):
    """Shows the first section of the rules of `game`."""

    game: Name = ""


def page(game: str, sections: Sequence[Section], number: int, words: Words, board: Explained | None = None) -> Panel:
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


def has_overview(words: Words) -> bool:
    """Returns whether the game of `words` has an overview."""
    return "overview-goal" in words


def explained(board: Explained, words: Words | MatchWords) -> list[components.Piece | str]:
    """Returns a board and what its numbers mean."""
    legend = [f"**{number}** {words(f'sign-{name}')}" for number, name in enumerate(board.names, 1)]
    return [f"**{words('rules-what')}**", *components.board(board.picture), "\n".join(legend)]


def _turning(game: str, sections: Sequence[Section], number: int, words: Words) -> list[components.Row]:
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


def books(words: Words) -> Panel:
    """Returns a button for the rules of each game."""
    offered = games.names()[: components.MENU]
    buttons = [components.button(words, OpenRules(game), game_choice(game, words.language)) for game in offered]
    return Panel(components.message([f"### {words('rules-choose')}"], *components.rows(buttons)))


def on_board(session: AnySession, reader: Reader) -> list[components.Button]:
    """Returns the button below a board that explains its signs."""
    return [components.button(reader.of(session), WhatIsWhat(session.id))]


def on_page(session: AnySession, reader: Reader) -> MatchRules:
    """Returns the button of the page under More, of a lobby or of a match."""
    return MatchRules(session.id)


@handles(MatchRules)
async def show_rules_of_match(context: Context, press: MatchRules) -> Panel:
    """Shows the rules of the match's game."""
    return await show_rules(context, GameRules(context.session.game))


@handles(RuleBooks)
async def show_books(context: Context, press: RuleBooks) -> Panel:
    """Shows the games whose rules can be read."""
    return books(context.words)


@handles(OpenRules)
async def open_rules(context: Context, press: OpenRules) -> Panel:
    """Shows the first section of the rules."""
    return await show_rules(context, GameRules(press.game))


@handles(GameRules, TurnPage)
async def show_rules(context: Context, press: GameRules | TurnPage) -> Panel:
    """Shows a section of the rules; the first page has a board too."""
    if press.game not in games.names():
        raise UserError("unknown-choice")
    found = rule_books.sections(context.language, press.game)
    if press.section >= len(found):
        raise UserError("unknown-choice")
    words = words_in(context.language, press.game)
    board = await _example(context, press.game) if press.section == 0 and has_overview(words) else None
    return page(press.game, found, press.section, words, board)


@handles(WhatIsWhat)
async def what_is_what(context: Context, press: WhatIsWhat) -> Panel:
    """Shows the board as the person sees it, with its parts explained."""
    session, reader = context.session, context.reader
    context.limit(BOARDS)
    board = await reader.boards.explain(seen_by(session, reader.seat), reader.plain(session))
    pieces = explained(board, reader.of(session))
    return Panel(components.message(pieces), board.picture)


async def _example(context: Context, game: str) -> Explained:
    """Returns an early board with its parts explained: that which a lesson hands over, if there is one."""
    context.limit(BOARDS)
    rules, lesson = games.load(game), teaching.lesson(game)
    if lesson:
        match = teaching.handover(game, lesson).match
    else:
        match, _ = matches.start_match(rules, rules.info.fewest, {}, key(0))
    words = words_in(context.language, game)
    names = among_computers(context.request.name, match.seats, words)
    seen = Seen(game, rules.view(match.state, LEARNER), LEARNER)
    return await context.boards.explain(seen, MatchWords(words, names))


def build(services: Services) -> Command:
    """Returns the command."""

    async def rules(interaction: Interaction, game: str = "") -> None:
        async def open_chosen(there: Context) -> Panel | None:
            return await handle(there, OpenRules(game))

        if game:
            await answer(services, interaction, open_chosen)
        else:
            reply = Answer(services, interaction)
            await opened(reply, lambda: find_if_any(services, reply.request), _open_here)

    return game_choices(command("rules", rules, at=34))


async def _open_here(there: Context) -> Panel | None:
    """Shows the rules of the match that was found, or the choice of games."""
    try:
        press = OpenRules(there.session.game)
    except UserError:
        return await handle(there, RuleBooks())
    return await handle(there, press)


FEATURE = Feature(
    adds=(
        panel.ON_BOARD.add(on_board, at=20),
        help.LINES.add("help-rules", at=40),
        help.BUTTONS.add(RuleBooks(), at=10),
        ON_PAGE.add(on_page, at=20),
        more.BUTTONS.add(on_page, at=30),
    )
)
