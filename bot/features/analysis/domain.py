"""Which matches can be analysed, and whose choices are judged. Pure."""

from bot.domain.errors import UserError
from bot.domain.results import judged
from bot.domain.session import AnySession, Ending, Origin, Stage
from rules import match as matches


def check(session: AnySession) -> None:
    """Raises UserError, with the reason, if a match cannot be analysed."""
    if session.match is None or session.stage is not Stage.OVER:
        raise UserError("analysis-later")
    if session.origin is Origin.FILE:
        raise UserError("analysis-of-file")
    if session.ending is Ending.ANNULLED:
        raise UserError("analysis-annulled")
    if not matches.is_current(session.rules, session.playing):
        raise UserError("analysis-older-rules")


def is_possible(session: AnySession) -> bool:
    """Returns whether a match can be analysed."""
    try:
        check(session)
    except UserError:
        return False
    return True


def is_of_interest(session: AnySession) -> bool:
    """Returns whether a match is analysed without a request: it counts, and somebody has played it to its end."""
    return session.origin is Origin.LOBBY and bool(judged(session)) and is_possible(session)
