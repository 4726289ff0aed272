"""Carries out what the author does in the workbench: each action gives another record, and a line of its log."""

import time
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from bot.app.workbench.messages import Action, Choose, Deal, Edit, Keep, Look, PlayOn
from bot.app.workbench.tree import tree
from rules import levels, play, record, search, selfplay
from rules.game import AnyGame, Move, State
from rules.match import Entry
from rules.record import AnyRecord


class Refused(Exception):
    """The action is not possible. The message is a sentence."""


class Place(NamedTuple):
    """A record, and how many lines of its log lead to the position that is shown."""

    record: AnyRecord
    line: int


def deal(game: AnyGame, action: Deal) -> Place:
    """Returns a match after some random moves. Raises Refused."""
    try:
        found = selfplay.recorded(game, action.seats, action.options, action.seed, action.moves)
    except ValueError as error:
        raise Refused(f"{error}.") from error
    return Place(found, len(found.log))


def act(game: AnyGame, place: Place, action: Action) -> Place:
    """Returns the place after `action`. Raises Refused, and whatever the rules raise."""
    match action:
        case Look():
            return place
        case Deal():
            return deal(game, action)
        case Choose(seat, move):
            return _played(game, place, [(seat, _decoded(move, game.move))])
        case PlayOn(level, seconds):
            return _played(game, place, _chosen(game, place, level, seconds))
        case Edit(path, value):
            return _edited(game, place, path, msgspec.json.decode(value))
        case Keep():
            return _kept(game, place)


def _played(game: AnyGame, place: Place, moves: list[tuple[int, Move]]) -> Place:
    """Returns the place after `moves`, as far as they are legal. Raises Refused if the first one is not."""
    line = len(record.replay(game, place.record, place.line).log)
    log = [*place.record.log[:line], *(Entry(seat, move) for seat, move in moves)]
    forked = _forked(place, log, line)
    after = record.replay(game, forked)
    if len(after.log) == line:
        raise Refused(f"This move is not possible: {after.problem}.")
    forked.log = after.log
    return Place(forked, len(after.log))


def _forked(place: Place, log: list[Any], line: int) -> AnyRecord:
    """Returns the record with another log after `line` lines."""
    kept: dict[str, Any] = {} if line >= place.record.at else {"start": None, "at": 0}
    return _changed(place.record, log=log, **kept)


def _changed(found: AnyRecord, **fields: Any) -> AnyRecord:
    """Returns a record with fields replaced, without what was true only of the match that people played."""
    return structs.replace(found, **{"state": None, "proof": None, "complete": False, "players": [], **fields})


def _chosen(game: AnyGame, place: Place, level: levels.Level | None, seconds: float) -> list[tuple[int, Move]]:
    """Returns the moves of the computer. Raises Refused if the match is over."""
    reached = record.replay(game, place.record, place.line)
    to_move = play.settle(reached.state)
    if not to_move:
        raise Refused("The match is over.")
    seat, options = next(iter(to_move.items()))
    view, seed = game.view(reached.state, seat), len(reached.log)
    if level is None:
        return [(seat, selfplay.random_player(seed)(lambda: view, seat, options))]
    budget = levels.budget(level, time.monotonic, seconds)
    return [(seat, move) for move in search.plan(game, view, seat, budget, seed)]


def _edited(game: AnyGame, place: Place, path: list[str | int], value: Any) -> Place:
    reached = record.replay(game, place.record, place.line)
    state = _with(reached.state, path, value)
    line = len(reached.log)
    return Place(_changed(place.record, log=reached.log, start=state, at=line), line)


def _kept(game: AnyGame, place: Place) -> Place:
    reached = record.replay(game, place.record, place.line)
    forked = _forked(place, reached.log, len(reached.log))
    return Place(structs.replace(forked, version=game.info.version, state=reached.state), len(reached.log))


def _with(state: State, path: list[str | int], value: Any) -> State:
    """Returns `state` with what lies at `path` replaced. Raises Refused if that is no field or has another type."""
    changed = tree(state)
    inside: Any = {"state": changed}
    try:
        for step in ["state", *path][:-1]:
            inside = inside[step]
        inside[path[-1]]  # only what is there can be replaced
        inside[path[-1]] = value
    except (LookupError, TypeError) as error:
        raise Refused("The state has no such field.") from error
    after: State = _decoded(msgspec.json.encode(changed), type(state))
    return after


def _decoded(content: bytes | msgspec.Raw, kind: Any) -> Any:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.MsgspecError as error:
        raise Refused(f"{error}.") from error
