"""Computer players: which of them are asked, what they are to think about, and their moves played."""

from typing import Any

import msgspec

from bot.computer.pool import SearchPool
from bot.domain import session_options, turns
from bot.domain.errors import UserError
from bot.domain.proposal import TakeBack
from bot.domain.session import AnySession, Change
from rules import levels
from rules import match as matches
from rules.levels import Level
from rules.match import Question
from rules.search import Advice


def waiting(session: AnySession) -> list[int]:
    """The seats that are asked and played by the computer. It waits while people talk about taking back."""
    if session.proposed and isinstance(session.proposed.what, TakeBack):
        return []
    return [seat for seat in session.to_move if session.seats[seat].by_computer]


def seconds(session: AnySession, normal: float) -> float:
    """How long a computer player of this table thinks about a turn, where the normal level takes `normal` seconds."""
    return levels.seconds(_level(session), normal)


async def decide(pool: SearchPool, session: AnySession, seat: int, normal: float) -> bytes:
    """The next moves of `seat`, as JSON. It is shown what its seat sees, and no more."""
    table = session.playing
    view = msgspec.json.encode(session.rules.view(table.state, seat))
    return await pool.think(session.game, view, seat, table.move_counts[seat], normal, _level(session))


async def advise(pool: SearchPool, session: AnySession, question: Question, normal: float) -> list[Advice]:
    """What the computer makes of a question, best first."""
    view = msgspec.json.encode(session.rules.view(question.state, question.seat))
    answer = await pool.advise(session.game, view, question.seat, seed=question.version, normal=normal)
    found = msgspec.json.decode(answer, type=list[tuple[session.rules.move, int, float]])  # type: ignore[name-defined]
    return [Advice(*each) for each in found]


def play(now: AnySession, seat: int, age: int, moves: bytes) -> Change:
    """`moves` of `seat` played, as long as its question is still the one of this `age`."""
    if not is_awaited(now, seat, age):
        raise UserError("moved-on")
    row: list[Any] = msgspec.json.decode(moves, type=list[now.rules.move])  # type: ignore[name-defined]
    return turns.commit_move(now, seat, row)


def is_awaited(now: AnySession | None, seat: int, age: int) -> bool:
    """Whether the computer at `seat` is still asked the question of this `age`."""
    return now is not None and seat in waiting(now) and matches.version_of(now.playing, seat) == age


def _level(session: AnySession) -> Level:
    return Level(session.setting(session_options.LEVEL))
