"""Computer players: which are to move, what they search, and committing their moves."""

from collections.abc import Hashable
from typing import Any

import msgspec

from bot.computer.pool import SearchPool
from bot.domain import own_level, session_options, turns
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of
from bot.domain.proposal import TakeBack
from bot.domain.session import AnySession, Change
from rules import levels
from rules import match as matches
from rules.levels import Level
from rules.match import AnyEntry, AnyMatch, Question
from rules.reasons import Advised, Explained, Why
from rules.search import Advice, Rating


def waiting(session: AnySession) -> list[int]:
    """Returns the computer's seats that are to move; none while a proposal to rewind is open."""
    if session.proposed and isinstance(session.proposed.what, TakeBack):
        return []
    return [seat for seat in session.to_move if session.seats[seat].by_computer]


def seconds(session: AnySession, normal: float) -> float:
    """Returns the seconds that this match's computer players think, if the normal level takes `normal`."""
    return levels.seconds(strength(session), normal)


async def decide(pool: SearchPool, session: AnySession, seat: int, normal: float) -> bytes:
    """Returns the next moves of `seat`, as JSON. The search gets the view of the seat, and no more."""
    match = session.playing
    view = msgspec.json.encode(session.rules.view(match.state, seat))
    seed = seed_of(match, seat, matches.version_of(match, seat))
    effort = kind_of(session).effort
    return await pool.think(session.game, view, seat, seed, normal, strength(session), session.host, effort)


async def advise(pool: SearchPool, session: AnySession, question: Question, normal: float) -> Advised:
    """Returns what the computer advises for the rest of the turn."""
    view = msgspec.json.encode(session.rules.view(question.state, question.seat))
    person = session.seats[question.seat].person
    seed = seed_of(session.playing, question.seat, question.version)
    answer = await pool.advise(session.game, view, question.seat, seed, normal, owner=person)
    move = session.rules.move
    rated = tuple[list[move], list[tuple[move, int, float]]]  # type: ignore[valid-type]
    (turn, ratings), why = msgspec.json.decode(answer, type=tuple[rated, Why | None])
    return Advised(Advice(turn, [Rating(*rating) for rating in ratings]), why)


async def explain(
    pool: SearchPool, session: AnySession, state: Any, entry: AnyEntry, normal: float, owner: Hashable
) -> Explained:
    """Returns how a search judges the choice of a line of the log, by what its seat could know.

    `state`: the position before it; `owner`: who has asked.
    """
    seat, choice = entry.seat, msgspec.json.encode(entry.move)
    assert seat is not None
    view = msgspec.json.encode(session.rules.view(state, seat))
    seed = session.playing.state.chance.seed(seat, state.chance.draws)
    answer = await pool.explain(session.game, view, seat, choice, seed, normal, owner)
    return Explained(*msgspec.json.decode(answer, type=tuple[bool, session.rules.move, Why]))  # type: ignore[name-defined]


def seed_of(match: AnyMatch, seat: int, version: int) -> int:
    """Returns the seed of the search for a question: nobody can foresee it, and asking again gives the same."""
    return match.state.chance.seed(seat, version)  # type: ignore[no-any-return]  # the state of a game


def play(now: AnySession, seat: int, version: int, moves: bytes) -> Change:
    """Plays `moves` of `seat`. Raises UserError if the question is no longer the one of this `version`."""
    if not is_awaited(now, seat, version):
        raise UserError("moved-on")
    row: list[Any] = msgspec.json.decode(moves, type=list[now.rules.move])  # type: ignore[name-defined]
    return turns.commit_move(now, seat, row)


def is_awaited(now: AnySession | None, seat: int, version: int) -> bool:
    """Whether the computer at `seat` still has the question of this `version` to answer."""
    return now is not None and seat in waiting(now) and matches.version_of(now.playing, seat) == version


def strength(session: AnySession) -> Level | float:
    """Returns the level of a match's computer players; if it is that of the people, their strength in points."""
    level = session.setting(session_options.LEVEL)
    return own_level.strength(session) if level == session_options.OWN else Level(level)
