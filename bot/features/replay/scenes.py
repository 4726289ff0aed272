"""Finding the position of a match that a press of a replay names."""

from bot.domain.session import AnySession
from bot.features.replay.actions import Step
from bot.features.replay.views import Scene, target
from bot.handlers.replaying import of_log, replayed
from rules import match as matches
from rules import play, replays
from rules.match import AnyEntry
from rules.turns import turns_of


async def scene_of(session: AnySession, log: list[AnyEntry], line: int, step: Step = "stay") -> Scene:
    """Returns the position after `line` lines (0: all), or the one beside it. Raises UserError."""
    return await of_log(_scene, session, log, line, step)


def _scene(session: AnySession, log: list[AnyEntry], line: int, step: Step) -> Scene:
    begun = replayed(session, log[:1])
    turns = turns_of(session.rules, play.copy(begun.state), matches.moves_of(log))
    wanted = target(turns, min(line or len(log), len(log)), step)
    *_, state = replays.positions(begun, log[:wanted])
    return Scene(state, turns, wanted, log[turns[replays.at(turns, wanted)].start : wanted])
