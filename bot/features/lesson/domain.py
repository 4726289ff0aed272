"""The start of a match after a lesson. Pure."""

from msgspec import structs

from bot.domain.lobbies import need_lobby
from bot.domain.match_kinds import MatchKind
from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, Stage, played
from rules.match import AnyEntry, AnyMatch

LESSON = Part("lesson", bool, was="lesson")
"""Whether a match began as a lesson."""
KIND = MatchKind(part=LESSON, is_lesson=True, opening_text="post-lesson")


def start(session: AnySession, channel: int, match: AnyMatch, log: list[AnyEntry]) -> Change:
    """Starts the match in `channel` from the position in which a lesson ends, with the log that leads to it."""
    need_lobby(session)
    begun = LESSON.put(structs.replace(session, stage=Stage.PLAY), True)
    return played(begun, match, log, id=channel, channel=channel)
