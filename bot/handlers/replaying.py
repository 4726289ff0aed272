"""Replaying the log of a match: what proposals to rewind and looking back have in common."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from msgspec import structs

from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.features.replay.actions import Step
from bot.features.replay.views import Scene, target
from bot.views.wording import names
from rules import match as matches
from rules import play, replays
from rules import record as records
from rules.match import AnyEntry, AnyMatch
from rules.record import AnyRecord
from rules.turns import turns_of

P = ParamSpec("P")
T = TypeVar("T")


async def of_log(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Runs `work` on a log in a thread. Raises UserError if the log does not replay."""
    try:
        return await asyncio.to_thread(work, *arguments, **named)
    except matches.Illegal:
        raise UserError("log-differs") from None


def need_current_rules(session: AnySession) -> None:
    """Raises UserError if the match began under older rules, so that its log may not replay."""
    if not matches.is_current(session.rules, session.playing):
        raise UserError("older-rules")


def replayed(session: AnySession, log: list[AnyEntry]) -> AnyMatch:
    """Returns the match as it was after `log`. Raises matches.Illegal if the log does not replay."""
    match = session.playing
    return matches.replay(session.rules, match.seats, match.options, match.state.chance.key, log, session.start)


async def scene_of(session: AnySession, log: list[AnyEntry], line: int, step: Step = "stay") -> Scene:
    """Returns the position after `line` lines (0: all), or the one beside it. Raises UserError."""
    return await of_log(_scene, session, log, line, step)


def record_of(session: AnySession, log: list[AnyEntry], language: str) -> AnyRecord:
    """Returns a match as a file holds it, with its secrets and the names of its players in a language."""
    record = records.of_match(session.playing, log, session.proof, names(session, language))
    return structs.replace(record, start=session.start.state, at=1) if session.start else record


def _scene(session: AnySession, log: list[AnyEntry], line: int, step: Step) -> Scene:
    begun = replayed(session, log[:1])
    turns = turns_of(session.rules, play.copy(begun.state), matches.moves_of(log))
    wanted = target(turns, min(line or len(log), len(log)), step)
    *_, state = replays.positions(begun, log[:wanted])
    return Scene(state, turns, wanted, log[turns[replays.at(turns, wanted)].start : wanted])
