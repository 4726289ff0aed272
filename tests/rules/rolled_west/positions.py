"""Builds positions from short texts: `"1/0/2/0 | woods:csc | 0/3/0"` is a scoreboard.

It has the bank of wood, copper, silver and gold; then marks by terrain, `c` for a camp and `s` for a settlement; then
shipments of copper, silver and gold. Parts left out are empty. Dice are letters: "WWCS".
"""

from collections.abc import Mapping
from typing import Any

from rules import play, rolled_west
from rules.chance import Chance, key
from rules.game import Options
from rules.rolled_west import copying
from rules.rolled_west.board import DATA, FIRSTS, LETTERS, METALS, RESOURCES, TERRAINS
from rules.rolled_west.moves import SetTerrain
from rules.rolled_west.state import Die, Player
from rules.rolled_west.steps import ChooseTerrain, CopyDie, EndTurn, State

FACES = {letter: name for name, letter in LETTERS.items()}
MARKS = {"c": "camp", "s": "settlement"}


def options(**chosen: str) -> Options:
    """Returns all options, with defaults for those not given."""
    return {option.name: option.values[0] for option in rolled_west.GAME.info.options} | chosen


def player(text: str) -> Player:
    """Returns a scoreboard."""
    bank, claims, shipped = [part.strip() for part in f"{text}||".split("|")][:3]
    marks = dict.fromkeys(TERRAINS, "") | dict(track.split(":") for track in claims.split())
    return Player(
        bank=dict(zip(RESOURCES, map(int, (bank or "0/0/0/0").split("/")), strict=True)),
        claims={terrain: [MARKS[mark] for mark in track] for terrain, track in marks.items()},
        shipped=dict(zip(METALS, map(int, (shipped or "0/0/0").split("/")), strict=True)),
    )


def position(
    *scoreboards: str,
    dice: str = "WCSG",
    terrain: str = "",
    roller: int = 0,
    starter: int = 0,
    round: int = 3,
    copied: str = "",
    contracts: Mapping[str, int] | None = None,
    offices: Mapping[str, int] | None = None,
    firsts: Mapping[str, int] | None = None,
    **chosen: str,
) -> State:
    """Returns a position in which `roller` has rolled `dice` and, if given, chosen the terrain.

    The ghost rolls three dice. `copied` has the players who have already copied, as in "02". First bonuses not given
    belong to the first player who has reached them.
    """
    state = rolled_west.GAME.new(len(scoreboards), options(**chosen), Chance(key(1)))
    state.players = [player(text) for text in scoreboards]
    for number in copied:
        state.players[int(number)].has_copied = True
    state.starter, state.roller, state.round = starter, roller, round
    state.contracts, state.offices = dict(contracts or {}), dict(offices or {})
    state.firsts = _firsts(state) | dict(firsts or {})
    state.dice = [Die(FACES[letter]) for letter in dice]
    state.agenda = [ChooseTerrain([roller])] if roller < len(scoreboards) else [EndTurn(), *_ghost_step(state)]
    if terrain:
        choose_terrain(state, terrain)
    assert rolled_west.GAME.violations(state) == []
    return state


def choose_terrain(state: State, terrain: str) -> None:
    """Sets a die aside for the roller, without the automatic steps after it."""
    (move,) = [move for move in offered(state) if move.terrain == terrain]
    assert isinstance(move, SetTerrain)
    play.take(state, state.roller, move)
    play.drain(state)


def offered(state: State, seat: int | None = None) -> list[Any]:
    """Returns the options of `seat`, by default the roller."""
    who = state.roller if seat is None else seat
    assert who in state.agenda[-1].seats
    found: list[Any] = state.agenda[-1].options(state, who)
    return found


def make(state: State, *moves: Any, seat: int | None = None) -> list[Any]:
    """Plays `moves` of `seat`, by default the roller, without the automatic steps after them. Returns the events."""
    for move in moves:
        found = offered(state, seat)
        assert move in found, f"{move} is not among {found}"
        play.take(state, state.roller if seat is None else seat, move)
    return play.drain(state)


def bank(state: State, number: int = 0) -> str:
    """Returns the bank of a player, as in "1/0/2/0"."""
    return "/".join(map(str, state.players[number].bank.values()))


def of(kind: type, found: list[Any]) -> list[Any]:
    """Returns those of `found` that are of one type."""
    return [one for one in found if isinstance(one, kind)]


def _ghost_step(state: State) -> list[CopyDie]:
    seats, last = copying.offers(state)
    return [CopyDie(seats, last=last)] if seats else []


def _firsts(state: State) -> dict[str, int]:
    found = {}
    for metal, names in FIRSTS.items():
        for space, name in zip(DATA.shipping.starred, names, strict=True):
            for number, own in reversed(list(enumerate(state.players))):
                if own.shipped[metal] >= space:
                    found[name] = number
    return found
