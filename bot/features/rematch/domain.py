"""The link from a match to its rematch. Pure."""

from bot.domain.errors import UserError
from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, changed

REMATCH = Part("rematch", int, was="rematch")
"""The lobby of the rematch, and so its thread; 0: there is none."""


def link(session: AnySession, lobby: int, before: int = 0) -> Change:
    """Links the lobby of the rematch, instead of `before`, which was closed. Raises UserError if there is another."""
    if REMATCH.of(session) != before:
        raise UserError("moved-on")
    return changed(REMATCH.put(session, lobby), news=False)
