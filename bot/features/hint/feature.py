"""Hints: what the computer would do with the rest of a turn, shown to its person alone."""

from cachetools import LRUCache

from bot.actions.press import MatchPress
from bot.actions.turn import Play
from bot.computer import player
from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.matches import may_count, need_own_rating
from bot.domain.parts import PARTS, Lasts, Part, had_help
from bot.domain.quotas import Quota
from bot.domain.session import AnySession, Change, changed, with_seat
from bot.feature import Feature
from bot.features.hint import views
from bot.handlers import turn
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.jobs.services import Services
from bot.views import components, more, panel
from bot.views.components import Button, Panel
from bot.views.more import plays
from bot.views.reader import Reader
from rules import match as matches
from rules.match import Question

HINTED = Part("hint", bool, was="hinted", lasts=Lasts.MATCH, helps=True)
"""Whether the person of a seat got a hint."""
HINTS = Quota("hint", burst=4, seconds=15)
"""Turns for which a person gets hints."""
IN_TURN = Quota("hint in a turn", burst=20, seconds=5)
"""Further hints in a turn, after other choices than those advised."""
MOST = 1000
"""How many hints are kept."""


class Hint(MatchPress, frozen=True, tag="hint"):
    """Shows what the computer would do in the rest of the turn."""

    label = "button-hint"
    emoji = "💡"


class TakeHint(MatchPress, frozen=True, tag="take-hint"):
    """Shows the hint to somebody who has read what it costs in a rated match."""

    label = "button-take-hint"


def note_hint(session: AnySession, seat: int) -> Change:
    """Records that the person of `seat` got a hint."""
    need_own_rating(session, seat)
    parts = HINTED.put(session.seats[seat], True).parts
    return changed(session, news=False, seats=with_seat(session, seat, parts=parts))


def hints(services: Services) -> LRUCache[tuple[int, int], views.Hint]:
    """Returns the hints that this process keeps, by session and seat."""
    return LRUCache(MOST)


async def line(context: Context, session: AnySession, question: Question) -> str:
    """Returns the newest hint that the person was given, if it is about `question`."""
    hint = context.services.of(hints).get((session.id, question.seat))
    return views.text(hint, question, session.rules, context.reader.of(session)) if hint else ""


def ending(session: AnySession, question: Question, reader: Reader) -> list[Button]:
    """Returns the button that asks for a hint, if the match allows that and there is something to choose."""
    asks = question.step is not None and not question.prepared and is_allowed(session)
    return [components.button(reader.of(session), Hint(session.id))] if asks else []


def on_page(session: AnySession, reader: Reader) -> Hint | None:
    """Returns the same for the page under More."""
    return Hint(session.id) if plays(session, reader) and is_allowed(session) else None


def is_allowed(session: AnySession) -> bool:
    """Whether a match allows hints."""
    return session.setting(session_options.HINTS) == "allowed"


@handles(Hint)
async def show(context: Context, press: Hint) -> Panel:
    """Shows the person a hint, or first what it costs: it is free only if a match is not rated, or after another."""
    session = context.session
    _asked(context)
    if may_count(session) and not had_help(session.seats[context.seat]):
        return views.price(session, context.reader, [TakeHint(session.id), Play(session.id)])
    return await take(context, TakeHint(session.id))


@handles(TakeHint)
async def take(context: Context, press: TakeHint) -> Panel:
    """Shows the person, and nobody else, their question with what the computer would do."""
    session, seat = context.session, context.seat
    question = _asked(context)
    services = context.services
    known = services.of(hints).get((session.id, seat))
    if known and known.rest(question):
        return await turn.show_question(context, session)
    try:
        context.limit(IN_TURN if known and known.is_of_turn(question) else HINTS)
    except UserError as refused:
        return await turn.show_question(context, session, context.words("hint-limit", **refused.values))
    advised = await player.advise(services.search, session, question, services.settings.think_seconds)
    services.of(hints)[session.id, seat] = views.Hint.of(question, *advised)
    if not HINTED.of(session.seats[seat]):
        session = await context.commit(session, lambda now: note_hint(now, seat))
    return await turn.show_question(context, session)


def _asked(context: Context) -> Question:
    """Returns the person's question. Raises UserError if there is none, or no hint for it."""
    session = context.session
    if not is_allowed(session):
        raise UserError("no-hints")
    question = matches.question(session.playing, context.seat) if session.to_move else None
    if question is None or question.step is None:
        raise UserError("nothing-to-choose")
    need_own_rating(session, context.seat)
    return question


FEATURE = Feature(
    adds=(
        PARTS.add(HINTED),
        turn.BELOW_QUESTION.add(line, at=40),
        panel.ENDING.add(ending, at=40),
        more.BUTTONS.add(on_page, at=80),
    )
)
