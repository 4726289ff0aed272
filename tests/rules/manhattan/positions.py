"""Builds positions from short texts: `city 2: 5:B1,O4 1:B2` gives two sites of Frankfurt, from the ground up.

Cities are 1 to 6, cells and cards 1 to 9 as on a telephone, colours Y, O, B and P; the code counts from 0. With four
players, the seats have the colours Y, O, B and P and are south, west, north and east.
"""

import re
from collections.abc import Sequence

from rules import manhattan
from rules.chance import Chance, key
from rules.game import Options
from rules.manhattan.board import DATA
from rules.manhattan.state import CARD_COPIES, CELLS, CITIES, SIZES, Block, Building, Round
from rules.manhattan.steps import StartBuilding, State

LETTERS = "YOBP"


def options(**chosen: str) -> Options:
    """Returns all options, with defaults for those not given."""
    return {option.name: option.values[0] for option in manhattan.GAME.info.options} | chosen


def block(text: str) -> Block:
    """Returns a block: `B3` is a blue one of three floors."""
    return Block(LETTERS.index(text[0]), int(text[1:]))


def building(text: str) -> Building:
    """Returns a building: `B1,O4` are its blocks from the ground up; an empty text is an empty site."""
    return [block(part) for part in text.split(",") if part]


def sites(text: str) -> list[Building]:
    """Returns all sites of the board; cities not in `text` are empty."""
    board: list[Building] = [[] for _ in range(CITIES * CELLS)]
    for city, found in re.findall(r"city (\d):([^c]*)", text):
        for cell, blocks in re.findall(r"(\d):(\S+)", found):
            board[(int(city) - 1) * CELLS + int(cell) - 1] = building(blocks)
    return board


def position(
    board: str = "",
    *,
    seats: int = 4,
    turn: int = 0,
    round: int = 1,
    hands: Sequence[Sequence[int]] = (),
    blocks: Sequence[str] = (),
    promo: Sequence[str] = (),
    **chosen: str,
) -> State:
    """Returns a position in which `turn` is about to play a card.

    `hands` has the cards of each seat, and `blocks` its blocks for the round, as in `Y4 Y1 Y1`. Seats left out have
    random cards, and a block of one floor in each colour. Blocks on the board are taken from the supplies.
    """
    state = manhattan.GAME.new(seats, options(promo="on" if promo else "off", **chosen), Chance(key(1)))
    state.sites = sites(board)
    state.starter, state.round = turn, round
    state.promos = [card for card in state.promos if card not in promo]
    state.promo = list(promo)
    for number, player in enumerate(state.players):
        if number < len(hands):
            player.hand = [card - 1 for card in sorted(hands[number])]
        texts = blocks[number].split() if number < len(blocks) else [f"{LETTERS[c]}1" for c in player.colours]
        for part in map(block, texts):
            player.chosen[part.colour][part.floors - 1] += 1
    held = [card for player in state.players for card in player.hand]
    state.deck = [CARD_COPIES - held.count(card) for card in range(CELLS)]
    _count_supplies(state)
    state.agenda = [StartBuilding()]
    return state


def _count_supplies(state: State) -> None:
    placed = [block for site in state.sites for block in site]
    for player in state.players:
        for colour in player.colours:
            player.supply[colour] = [
                DATA.blocks[size] - player.chosen[colour][size] - placed.count(Block(colour, size + 1))
                for size in range(SIZES)
            ]


def gained(state: State) -> dict[str, Round]:
    """Returns the points of each seat in a scoring now, by the letters of its colours."""
    paid = manhattan.scoring.score_now(state)
    names = ("".join(LETTERS[colour] for colour in player.colours) for player in state.players)
    return dict(zip(names, paid, strict=True))


def base(state: State) -> dict[str, int]:
    """Returns the same as points, without promo cards."""
    return {name: paid.tallest + paid.majorities + paid.buildings for name, paid in gained(state).items()}


def promo(state: State) -> dict[str, int]:
    """Returns the points of promo cards only."""
    return {name: paid.promo for name, paid in gained(state).items()}
