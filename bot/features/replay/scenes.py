"""Finding the position of a match that a press of a replay names."""

from typing import Any, NamedTuple

from bot.domain.errors import UserError
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


class Choice(NamedTuple):
    """A choice that a seat has made."""

    state: Any
    """The position before it."""
    entry: AnyEntry


async def first_choice(session: AnySession, log: list[AnyEntry], line: int) -> Choice:
    """Returns the first choice among several options in the turn at `line` lines. Raises UserError if it had none."""
    found = await of_log(_first_choice, session, log, line)
    if found is None:
        raise UserError("no-choice")
    return found


def _first_choice(session: AnySession, log: list[AnyEntry], line: int) -> Choice | None:
    scene = _scene(session, log, line, "stay")
    start = scene.turns[scene.turn].start
    for number, state in enumerate(replays.positions(replayed(session, log[:1]), log[: scene.line]), 1):
        if start <= number < scene.line and not log[number].by_standing_order:
            before = play.copy(state)
            if len(play.settle(before)[log[number].seat or 0]) > 1:
                return Choice(before, log[number])
    return None


def _scene(session: AnySession, log: list[AnyEntry], line: int, step: Step) -> Scene:
    begun = replayed(session, log[:1])
    turns = turns_of(session.rules, play.copy(begun.state), matches.moves_of(log))
    wanted = target(turns, min(line or len(log), len(log)), step)
    *_, state = replays.positions(begun, log[:wanted])
    return Scene(state, turns, wanted, log[turns[replays.at(turns, wanted)].start : wanted])
