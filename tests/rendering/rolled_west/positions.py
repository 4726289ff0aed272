"""Positions of Rolled West to render, built by hand."""

from typing import Literal

from rules import games, rolled_west
from rules.chance import Chance
from rules.rolled_west import scoring, steps
from rules.rolled_west.board import METALS, OFFICES, RESOURCES, TERRAINS
from rules.rolled_west.state import Die
from rules.rolled_west.steps import State

MARKS = {"c": "camp", "s": "settlement"}
USES: dict[str, Literal["free", "terrain", "spent", "banked"]] = {
    "": "free",
    "!": "terrain",
    "x": "spent",
    "$": "banked",
}


def position(seats: int, **options: str) -> State:
    """Returns the first turn of a game: the first seat has rolled and is to choose the terrain."""
    complete = games.complete(rolled_west.GAME, options)
    state = rolled_west.GAME.new(seats, complete, Chance(key=bytes(32)))
    state.starter = 0
    roll(state, 0, "wood copper copper silver")
    state.agenda = [steps.EndTurn(), steps.ChooseTerrain([0])]
    return state


def roll(state: State, roller: int, dice: str, terrain: str = "") -> None:
    """Puts dice on the board, such as "copper! wood silverx gold$": the terrain's, free, spent and banked."""
    state.roller, state.terrain, state.dice = roller, terrain, []
    for written in dice.split():
        face = written.rstrip("!x$")
        state.dice.append(Die(face, USES[written[len(face) :]]))


def board(state: State, player: int, claims: str = "", shipped: str = "000", bank: str = "0000") -> None:
    """Fills in a scoreboard: claims such as "cs.c.." by terrain between dots, shipments and bank as figures."""
    own = state.players[player]
    for terrain, marks in zip(TERRAINS, (claims + "....").split("."), strict=False):
        own.claims[terrain] = [MARKS[mark] for mark in marks]
    own.shipped = dict(zip(METALS, map(int, shipped), strict=True))
    own.bank = dict(zip(RESOURCES, map(int, bank), strict=True))


def middle() -> State:
    """Returns four players in the fourth round: Carol acts, Bob and Dave are to choose which die they copy."""
    state = position(4)
    state.round = 4
    roll(state, 2, "copperx silver! wood gold$", "hills")
    board(state, 0, "csc..c.cs", "310", "1020")
    board(state, 1, "c.ccs.cs.", "253", "0111")
    board(state, 2, "cccscc..cs.", "031", "2002")
    board(state, 3, ".c.csc.c", "100", "0300")
    state.players[0].has_copied = True
    state.contracts = {"C2S2": 1, "G4": 3}
    state.offices = {"CC": 0, "SS": 1, "GC": 2, "SG": 3}
    state.firsts = {"silver_3": 1, "silver_5": 1, "copper_3": 0, "gold_3": 1}
    state.acted = ["bank"]
    state.agenda = [steps.EndTurn(), steps.TakeTurn([2, 1, 3], last=[1])]
    return state


def duel() -> State:
    """Returns two players in the third round: the ghost has rolled, and Bob is to move."""
    state = position(2)
    state.round = 3
    roll(state, 2, "copper gold copper")
    board(state, 0, "cs...c", "200", "1010")
    board(state, 1, "c...", "013", "0100")
    state.players[0].has_copied = True
    state.contracts = {"C4": 0}
    state.offices = {"GG": 1}
    state.firsts = {"gold_3": 1}
    state.agenda = [steps.EndTurn(), steps.CopyDie([1])]
    return state


def ended() -> State:
    """Returns a finished game of three."""
    state = position(3)
    state.agenda, state.round = [], 6
    roll(state, 2, "wood! silver silver gold", "woods")
    board(state, 0, "cscs.c.cs.", "530")
    board(state, 1, "c.cs..ccs", "155")
    board(state, 2, "csc...c", "022", "0010")
    state.contracts = {"C4": 0, "S2G2": 1, "G5": 2, "C5": 0}
    state.offices = {"CC": 0, "CG": 1, "GS": 1, "SC": 2, "GG": 0, "SS": 2}
    state.firsts = {"copper_3": 0, "copper_5": 0, "silver_3": 1, "silver_5": 1, "gold_3": 1, "gold_5": 1}
    scoring.finish(state)
    return state


def full() -> State:
    """Returns the busiest page there can be: all tracks and rows full, everything owned, all to move."""
    state = position(4, outside_bank_from="any_opponent")
    roll(state, 0, "goldx gold! silver$ copper", "mountains")
    for player in range(4):
        board(state, player, "cscscscs.cscscscs.cccccccc.cccccccc", "555", "9999")
    state.contracts = {name: number % 4 for number, name in enumerate(("C4", "C2S2", "C2G2", "S4", "C5", "S2G2"))}
    state.offices = {name: number % 4 for number, name in enumerate(OFFICES)}
    state.firsts = {f"{metal}_{space}": 3 for metal in METALS for space in (3, 5)}
    state.agenda = [steps.EndTurn(), steps.TakeTurn([0, 1, 2, 3])]
    return state
