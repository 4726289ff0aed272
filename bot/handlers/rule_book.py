"""Handles reading the rules of a game."""

from bot.actions.rule_book import GameRules, MatchRules
from bot.domain.errors import UserError
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import rule_book
from bot.views.components import Panel
from rules import games


@handles(MatchRules)
async def show_rules_of_match(context: Context, press: MatchRules) -> Panel:
    """Shows the rules of the match's game."""
    return await show_rules(context, GameRules(context.session.game))


@handles(GameRules)
async def show_rules(context: Context, press: GameRules) -> Panel:
    """Shows a section of the rules."""
    if press.game not in games.names():
        raise UserError("unknown-choice")
    sections = rule_book.sections(context.language, press.game)
    if press.section >= len(sections):
        raise UserError("unknown-choice")
    return rule_book.page(press.game, sections, press.section, context.words)
