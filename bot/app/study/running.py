"""Plays what a study consists of, on several cores, and keeps each part, so that a run that was ended goes on."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from bot.app.study import playing, variants
from bot.app.study.playing import RANDOM, Sitting, Table
from bot.app.study.tally import Tally, Variant
from rules import games
from rules.game import AnyGame, Options

KEPT = "games.jsonl"
"""The file of what was played: a line for the plan, and one for each part."""
PART = 5
"""Games in a part."""
RANDOM_PART = 100


class Plan(Struct, frozen=True):
    """What is played. Equal plans of equal rules give equal studies."""

    game: str
    version: int
    players: int
    options: Options
    strengths: list[str]
    """The weakest first."""
    games: int
    """Games of each table at which somebody searches."""
    random_games: int
    variant_games: int
    """Games with each value of each rule option."""
    seed: int

    @property
    def tables(self) -> list[Table]:
        """Who plays: all of one strength, and one against others of the next weaker strength."""
        even = [Table(strength, strength, self._games(strength)) for strength in self.strengths]
        return even + [Table(one, others, self.games) for others, one in pairwise(self.strengths)]

    @property
    def searches(self) -> list[str]:
        """The strengths that search."""
        return [strength for strength in self.strengths if strength != RANDOM]

    def _games(self, strength: str) -> int:
        return self.random_games if strength == RANDOM else self.games


class Study(Struct):
    """What was counted."""

    plan: Plan
    tables: dict[str, Tally] = field(default_factory=dict)
    """By name of the table."""
    variants: dict[str, Variant] = field(default_factory=dict)
    """By rule option and value, as in `ruleset=publisher`."""

    def even(self, strength: str) -> Tally:
        """Returns the games between equals of a strength."""
        return self.tables[Table(strength, strength, 0).name]


class Part(NamedTuple):
    """Some games of a table, or of a rule option."""

    name: str
    first: int
    stop: int
    weight: float
    """How long it takes about, to say how far a study is."""
    is_variant: bool = False


class Kept(Struct):
    """A part that was played."""

    name: str
    first: int
    tally: Tally | None = None
    variant: Variant | None = None


class OtherStudy(ValueError):
    """The folder has games of another plan."""


def plan(
    game: AnyGame, players: int, options: Options, strengths: Sequence[str], figures: tuple[int, int, int]
) -> Plan:
    """Returns a plan. `figures`: games of each table, times as many random ones, and the seed.

    Raises ValueError for wrong seats, options or strengths.
    """
    number, times, seed = figures
    games.check_seats(game, players)
    if players < 2:
        raise ValueError("a study needs at least two players")
    complete = games.complete(game, options)
    for strength in strengths:
        if strength != RANDOM and not (strength.isdecimal() and int(strength)):
            raise ValueError(f'a strength is "{RANDOM}" or a number of iterations, not "{strength}"')
    order = sorted(dict.fromkeys(strengths), key=lambda name: 0 if name == RANDOM else int(name))
    if order[:1] != [RANDOM]:
        order = [RANDOM, *order]
    chosen = {name: value for name, value in complete.items() if name in options}
    many = number * times
    return Plan(game.info.name, game.info.version, players, chosen, order, number, many, max(60, many // 16), seed)


def run(game: AnyGame, plan: Plan, folder: Path, processes: int, progress: Callable[[str], None]) -> Study:
    """Plays what is not in `folder` yet. With one process it is this one, and `game` may be any.

    Raises OtherStudy if the folder has games of another plan.
    """
    parts = list(_parts(game, plan))
    folder.mkdir(parents=True, exist_ok=True)
    kept = _kept(folder / KEPT, plan)
    rest = [part for part in parts if (part.name, part.first) not in kept]
    done, whole = sum(part.weight for part in parts) - sum(part.weight for part in rest), sum(p.weight for p in parts)
    with (folder / KEPT).open("ab") as file:
        for part, found in zip(rest, _played(game, plan, rest, processes), strict=True):
            kept[part.name, part.first] = found
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            done += part.weight
            progress(f"{100 * done / whole:.0f} %: {part.name}, games {part.first} to {part.stop - 1}")
    return merged(plan, [kept[part.name, part.first] for part in parts])


def merged(plan: Plan, parts: Iterable[Kept]) -> Study:
    """Returns the study that consists of these parts."""
    study = Study(plan)
    for part in parts:
        if part.tally is not None:
            study.tables.setdefault(part.name, Tally()).merge(part.tally)
        if part.variant is not None:
            study.variants.setdefault(part.name, Variant()).merge(part.variant)
    return study


def read(folder: Path) -> Study:
    """Returns the study in a folder. Raises ValueError if there is none, OSError if it cannot be read."""
    head, *lines = (folder / KEPT).read_bytes().splitlines() or [b""]
    try:
        return merged(msgspec.json.decode(head, type=Plan), _decoded(lines))
    except msgspec.MsgspecError as error:
        raise ValueError(f"{folder / KEPT} holds no study ({error})") from None


def _decoded(lines: Iterable[bytes]) -> list[Kept]:
    return [msgspec.json.decode(line, type=Kept) for line in lines]


def _kept(file: Path, plan: Plan) -> dict[tuple[str, int], Kept]:
    """Returns the parts in a file, which is begun if there is none; cuts off a line that was not finished."""
    whole = file.read_bytes() if file.is_file() else b""
    head, _, rest = whole.partition(b"\n")
    if not rest and head != (begun := msgspec.json.encode(plan)):
        if b"\n" in whole:
            raise OtherStudy(f"{file} has games of another study: name another folder")
        file.write_bytes(begun + b"\n")
        return {}
    if head != msgspec.json.encode(plan):
        raise OtherStudy(f"{file} has games of another study: name another folder")
    lines = rest[: rest.rfind(b"\n") + 1]
    if len(lines) < len(rest):
        file.write_bytes(head + b"\n" + lines)
    return {(part.name, part.first): part for part in _decoded(lines.splitlines())}


def _parts(game: AnyGame, plan: Plan) -> Iterator[Part]:
    for table in plan.tables:
        iterations = sum(0 if each == RANDOM else int(each) for each in table.strengths(plan.players, 0))
        size = PART if iterations else RANDOM_PART
        for first in range(0, table.games, size):
            stop = min(first + size, table.games)
            yield Part(table.name, first, stop, (stop - first) * (1 + iterations / plan.players))
    for change in variants.changes(game, plan.players, plan.options):
        for first in range(0, plan.variant_games, RANDOM_PART):
            stop = min(first + RANDOM_PART, plan.variant_games)
            yield Part(change.name, first, stop, (stop - first) * 1.0, is_variant=True)


def _played(game: AnyGame, plan: Plan, parts: Sequence[Part], processes: int) -> Iterator[Kept]:
    processes = processes or os.cpu_count() or 1
    if processes == 1:
        yield from map(partial(_play, game, plan), parts)
        return
    ignoring = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends this process, which ends the others
    with ProcessPoolExecutor(processes, initializer=signal.signal, initargs=ignoring) as pool:
        try:
            yield from pool.map(partial(_play_named, plan), parts)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_named(plan: Plan, part: Part) -> Kept:
    return _play(games.load(plan.game), plan, part)


def _play(game: AnyGame, plan: Plan, part: Part) -> Kept:
    sitting, numbers = Sitting(game, plan.players, plan.options, plan.seed), range(part.first, part.stop)
    if part.is_variant:
        change = next(each for each in variants.changes(game, plan.players, plan.options) if each.name == part.name)
        return Kept(part.name, part.first, variant=variants.counted(sitting, change, numbers))
    table = next(each for each in plan.tables if each.name == part.name)
    return Kept(part.name, part.first, tally=playing.counted(sitting, table, numbers))
