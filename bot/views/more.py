"""The page under More: points so far, the options, and further buttons."""

from bot.actions.board import BoardText, Concede, View
from bot.actions.press import Press
from bot.actions.proposals import Decide
from bot.domain import session_options
from bot.domain.session import AnySession, Origin, Stage
from bot.features.analysis.actions import Analysis
from bot.features.hint.actions import Hint
from bot.features.notes.actions import OpenNote
from bot.features.result.actions import Result
from bot.features.result.recap import has_result
from bot.features.rule_book.actions import MatchRules
from bot.features.standing_orders.actions import StandingOrders
from bot.features.verify.actions import Verify
from bot.views import absence, components, options, posts
from bot.views.components import Panel
from bot.views.reader import Reader

FIRST_ROW = 3


def page(session: AnySession, reader: Reader) -> Panel:
    """Returns the page. After the match it has My view: the post has no room."""
    words, seat = reader.of(session), reader.seat
    pieces = [
        f"### {words('game-name')}",
        posts.breakdown(session, words),
        f"**{words('lobby-options')}**\n{options.chosen_options(session, words)}",
    ]
    plays = session.stage is Stage.PLAY and seat is not None
    presses: list[Press] = [BoardText(session.id), MatchRules(session.id)]
    if session.stage is Stage.OVER:
        presses.insert(0, View(session.id))
    if session.origin is Origin.LOBBY:
        presses.append(Verify(session.id))
    if has_result(session):
        presses += [Result(session.id), Analysis(session.id)]
    if plays and session.rules.standing_orders:
        presses.append(StandingOrders(session.id))
    if plays and session.setting(session_options.HINTS) == "allowed":
        presses.append(Hint(session.id))
    if plays:
        presses += [OpenNote(session.id), Decide(session.id), Concede(session.id)]
    buttons = [components.button(words, press) for press in presses]
    rows = [components.row(*buttons[:FIRST_ROW]), components.row(*buttons[FIRST_ROW:])]
    extensions = absence.extensions(session, seat) if plays and seat is not None else None
    return Panel(components.message(pieces, *rows, extensions))
