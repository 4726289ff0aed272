"""Handles reading the rules of a game, and asking what is what on its board."""

from bot.domain.errors import UserError
from bot.domain.quotas import BOARDS
from bot.features.rule_book import views as rule_book
from bot.features.rule_book.actions import GameRules, MatchRules, OpenRules, RuleBooks, TurnPage, WhatIsWhat
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.i18n import MatchWords, book
from bot.views import components
from bot.views.board import Explained, Seen, seen_by
from bot.views.components import Panel
from bot.views.rule_books import sections
from bot.views.wording import among_computers
from rules import games, teaching
from rules import match as matches
from rules.chance import key
from rules.lesson import LEARNER


@handles(MatchRules)
async def show_rules_of_match(context: Context, press: MatchRules) -> Panel:
    """Shows the rules of the match's game."""
    return await show_rules(context, GameRules(context.session.game))


@handles(RuleBooks)
async def show_books(context: Context, press: RuleBooks) -> Panel:
    """Shows the games whose rules can be read."""
    return rule_book.books(context.words)


@handles(OpenRules)
async def open_rules(context: Context, press: OpenRules) -> Panel:
    """Shows the first section of the rules."""
    return await show_rules(context, GameRules(press.game))


@handles(GameRules, TurnPage)
async def show_rules(context: Context, press: GameRules | TurnPage) -> Panel:
    """Shows a section of the rules; the first page has a board too."""
    if press.game not in games.names():
        raise UserError("unknown-choice")
    found = sections(context.language, press.game)
    if press.section >= len(found):
        raise UserError("unknown-choice")
    words = book(context.language, press.game)
    board = await _example(context, press.game) if press.section == 0 and rule_book.has_overview(words) else None
    return rule_book.page(press.game, found, press.section, words, board)


@handles(WhatIsWhat)
async def what_is_what(context: Context, press: WhatIsWhat) -> Panel:
    """Shows the board as the person sees it, with its parts explained."""
    session, reader = context.session, context.reader
    context.limit(BOARDS)
    board = await reader.boards.explain(seen_by(session, reader.seat), reader.plain(session))
    pieces = rule_book.explained(board, reader.of(session))
    return Panel(components.message(pieces), board.picture)


async def _example(context: Context, game: str) -> Explained:
    """Returns an early board with its parts explained: that which a lesson hands over, if there is one."""
    context.limit(BOARDS)
    rules, lesson = games.load(game), teaching.lesson(game)
    if lesson:
        match = teaching.handover(game, lesson).match
    else:
        match, _ = matches.start_match(rules, rules.info.fewest, {}, key(0))
    words = book(context.language, game)
    names = among_computers(context.request.name, match.seats, words)
    seen = Seen(game, rules.view(match.state, LEARNER), LEARNER)
    return await context.boards.explain(seen, MatchWords(words, names))
