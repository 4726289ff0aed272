"""Faults that a designer could make, planted in copies of the games.

python -m tests.bot.app.study.campaign
"""

import importlib
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from rules import games
from rules.game import AnyGame


class Edit(NamedTuple):
    """A text that a file of a game has once, and what takes its place."""

    file: str
    old: str
    new: str


class Effort(NamedTuple):
    """How much of a game is played."""

    games: int
    times: int
    """Random games for each of these."""
    iterations: int


class Fault(NamedTuple):
    """A fault, and the finding that names it: its kind and what it is about, or only its kind."""

    name: str
    game: str
    edits: list[Edit]
    kind: str
    subject: str = ""
    is_change: bool = False
    """Whether only a comparison with the sound game can show it."""
    effort: Effort | None = None
    """What shows it, if not as much as of other faults of the game."""


FAULTS = [
    Fault(
        "a useless card",
        "mint_works",
        [
            Edit(
                "data.toml",
                'name = "gardens"\ntype = "culture"\ncost = 3\nstars = 3',
                'name = "gardens"\ntype = "culture"\ncost = 3',
            )
        ],
        "dead",
        "Buy plan=gardens",
    ),
    Fault(
        "a card that is always best",
        "mint_works",
        [Edit("data.toml", "cost = 2\nstars = 2", "cost = 1\nstars = 6")],
        "best",
        "Buy plan=statue",
        effort=Effort(60, 13, 120),  # it is bought as soon as it is there, so it is rarely offered
    ),
    Fault(
        "a card that nobody can pay",
        "mint_works",
        [
            Edit(
                "data.toml",
                'name = "obelisk"\ntype = "utility"\ncost = 4',
                'name = "obelisk"\ntype = "utility"\ncost = 90',
            )
        ],
        "never",
        "Buy plan=obelisk",
    ),
    Fault(
        "a space that costs more than it gives",
        "mint_works",
        [Edit("data.toml", "cost = 1\ngain = 1\ntoken = true", "cost = 3\ngain = 1")],
        "dead",
        "Place location=leadership_council",
    ),
    Fault(
        "a seat that begins with more",
        "mint_works",
        [
            Edit(
                "setup.py",
                "Player(mints=DATA.starting_mints) for _ in range(seats)",
                "Player(mints=DATA.starting_mints + 6 * (not seat)) for seat in range(seats)",
            )
        ],
        "seat",
        "1",
    ),
    Fault(
        "a rule option that nothing reads",
        "mint_works",
        [Edit("board.py", 'rule(state, "temp_agency_target") == "any_open"', "True")],
        "option",
        "temp_agency_target",
    ),
    Fault(
        "a tie that always goes to seat 1",
        "rolled_west",
        [Edit("scoring.py", "Score(points=sum(points.values()),", "Score(sum(points.values()), (-len(found),),")],
        "tie",
        "1",
    ),
    Fault(
        "a free action",
        "rolled_west",
        [Edit("turn.py", '    _use(state, "banked", move.resource)\n', "")],
        "free",
        "Bank",
    ),
    Fault(
        "a last die that decides all",
        "rolled_west",
        [
            Edit(
                "scoring.py",
                "    totals = [sum(points",
                '    state.final[state.chance.below(len(state.players))]["claims"] += 200\n    totals = [sum(points',
            )
        ],
        "skill",
    ),
    Fault(
        "a game twice as long",
        "rolled_west",
        [Edit("data.toml", "rounds = 6", "rounds = 12")],
        "turns",
        is_change=True,
    ),
    Fault(
        "points that nobody gets",
        "rolled_west",
        [Edit("scoring.py", "    if not best:\n        return {}", "    if best >= 0:\n        return {}")],
        "category",
        "majorities",
    ),
    Fault(
        "a choice that is none",
        "rolled_west",
        [
            Edit(
                "turn.py",
                "    state.terrain = move.terrain\n",
                "    move = terrains(state)[0]\n    state.terrain = move.terrain\n",
            )
        ],
        "same",
        "ChooseTerrain",
    ),
    Fault(
        "a snowballing bonus",
        "manhattan",
        [
            Edit(
                "steps.py",
                "        if state.round == state.rounds:\n            _emit_winners(state)",
                "        best = max(state.players, key=lambda player: scoring.total(player.scored))\n"
                "        last = best.scored.pop()\n"
                "        best.scored.append(type(last)(last.tallest, last.majorities, last.buildings, 15))\n"
                "        if state.round == state.rounds:\n            _emit_winners(state)",
            )
        ],
        "runaway",
    ),
    Fault(
        "a catch-up that decides all",
        "manhattan",
        [
            Edit(
                "steps.py",
                "        if state.round == state.rounds:\n            _emit_winners(state)",
                "        if state.round == state.rounds:\n"
                "            least = min(state.players, key=lambda player: scoring.total(player.scored))\n"
                "            last = least.scored.pop()\n"
                "            least.scored.append(type(last)(last.tallest, last.majorities, last.buildings, 100))\n"
                "            _emit_winners(state)",
            )
        ],
        "comeback",
    ),
    Fault(
        "a rule option that changes nothing",
        "manhattan",
        [Edit("scoring.py", '(len(top) > 1 and state.options["tallest_tie"] == "by_building")', "False")],
        "option",
        "tallest_tie",
    ),
    Fault(
        "a city that counts nothing",
        "manhattan",
        [
            Edit(
                "scoring.py",
                "    points = DATA.points\n    by_party",
                "    points = DATA.points\n    towers = [tower for tower in towers if tower.city]\n    by_party",
            )
        ],
        "dead",
        "BuildIn city=0",
    ),
    Fault(
        "a resource that nobody can spend",
        "montana",
        [Edit("trading.py", "seat == state.active and state.players[seat].cattle", "False")],
        "unspent",
        "cattle",
    ),
    Fault(
        "a rule option that is ignored",
        "montana",
        [Edit("building.py", 'state.options["build_adjacency"] == "any"', "True")],
        "option",
        "build_adjacency",
    ),
    Fault(
        "a space that is always best",
        "coal_baron",
        [
            Edit(
                "data.toml",
                'name = "money_4"\narea = "money"\nvalue = 4',
                'name = "money_4"\narea = "money"\nvalue = 90',
            )
        ],
        "best",
        "Earn space=money_4",
    ),
    Fault(
        "a seat with more workers",
        "coal_baron",
        [
            Edit(
                "steps.py",
                "            player.workers = workers\n",
                "            player.workers = workers + 12 * (not seat)\n",
            )
        ],
        "seat",
        "1",
    ),
]


def planted(fault: Fault, folder: Path) -> AnyGame:
    """Returns a copy of a game with a fault, which is written to `folder`."""
    package = f"faulty_{FAULTS.index(fault)}"
    original = games.parts(fault.game).rules
    copy = folder / package
    source = importlib.import_module(original).__file__
    assert source is not None
    shutil.copytree(Path(source).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "learned"))
    for path in copy.glob("*.py"):
        path.write_text(path.read_text().replace(original, package))
    for edit in fault.edits:
        path = copy / edit.file
        text = path.read_text()
        assert text.count(edit.old) == 1, f"{fault.name}: {edit.file} has {edit.old!r} {text.count(edit.old)} times"
        path.write_text(text.replace(edit.old, edit.new))
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    return sound(importlib.import_module(package).GAME)


def sound(game: AnyGame) -> AnyGame:
    """Returns a game without what was learned of it, which belongs to its rules as they are."""
    return replace(game, learned=None)
