"""Positions of Manhattan to render, built by hand."""

from rules import manhattan
from rules.chance import Chance
from rules.manhattan import steps
from rules.manhattan.state import CELLS, CITIES, Block, Round
from rules.manhattan.steps import State

COLOURS = "YOBP"


def tower(blocks: str) -> list[Block]:
    """Returns blocks from the ground up, such as "Y2 O3"."""
    return [Block(COLOURS.index(block[0]), int(block[1])) for block in blocks.split()]


def position(seats: int, **options: str) -> State:
    """Returns a position with known hands, before anything is built: the first seat is to build."""
    chosen = {option.name: option.values[0] for option in manhattan.GAME.info.options}
    state = manhattan.GAME.new(seats, chosen | {"start_player": "first_seat"} | options, Chance(key=bytes(32)))
    state.agenda = [steps.PlayCard(seats=[0])]
    for seat, player in enumerate(state.players):
        player.hand = [seat, 4, 4, 8 - seat]
    return state


def opening() -> State:
    """Returns three players, the second one choosing blocks, with a promo card."""
    state = position(3, promo="on")
    state.promo = ["view_from_the_clouds"]
    state.players[0].supply[0], state.players[0].chosen[0] = [9, 5, 3, 1], [2, 1, 1, 2]
    state.agenda = [steps.ChooseBlocks(seats=[1])]
    return state


def middle() -> State:
    """Returns four players in the third round."""
    state = position(4, promo="on")
    state.round, state.starter, state.promo = 3, 2, ["founder"]
    build(state, 0, {0: "B1 O2", 4: "Y3 O4", 6: "P2", 7: "P1", 8: "O4 P4 Y1 P2"})
    build(state, 1, {0: "P3", 1: "Y2", 2: "Y1 B2 O2 P2"})
    build(state, 2, {0: "B4 P4", 3: "Y4 O4 Y4 B3 O3 Y2", 8: "O2"})
    build(state, 3, {1: "B2", 2: "Y1", 4: "O2", 5: "O4", 6: "Y2"})
    build(state, 5, {cell: f"{COLOURS[cell % 4]}{cell % 4 + 1}" for cell in range(CELLS)})
    for seat, player in enumerate(state.players):
        player.scored = [Round(3 if seat == 1 else 0, 2 * seat, 5, 1), Round(0, 2, 7 - seat, seat)]
        player.supply[seat], player.chosen[seat] = [5, 1, 0, 2 - seat // 2], [3, 0, 1, seat % 2]
    return state


def two_colours(mode: str = "combined") -> State:
    """Returns two players with two colours each, one choosing a block for a site."""
    state = position(2, ruleset="publisher", two_player_mode=mode)
    state.round = 5
    build(state, 0, {0: "B4 P4 P1 Y4 O4 Y4 O4 B4", 4: "Y1 O1", 8: "P2 B2"})
    build(state, 4, {0: "O3", 3: "Y3 B4", 5: "P4"})
    for player in state.players:
        player.scored = [Round(3, 6, 20, 0), Round(0, 4, 24 + player.colours[0], 0)]
        for colour in player.colours:
            player.supply[colour], player.chosen[colour] = [6, 2, 0, 1], [1, 2, 0, 1]
    state.agenda = [steps.PlaceBlock(seats=[1], card=3, city=4, cell=5)]
    state.players[1].hand = [0, 4, 8]
    return state


def ended() -> State:
    """Returns a finished game of two, scored with a card turned up by Fake News."""
    state = position(2, promo="on")
    state.round, state.agenda, state.promo = 4, [], ["fake_news", "hobbiton"]
    for city in range(CITIES):
        build(state, city, {cell: "B4 B2" if cell % 3 else "Y3" for cell in range(city, CELLS)})
    for seat, player in enumerate(state.players):
        player.scored = [Round(3 * seat, 4, 8, 2), Round(0, 6, 12, 0), Round(3, 2 + seat, 14, 1), Round(0, 4, 15, 3)]
        player.supply = {2 * seat: [0] * 4}
    return state


def full() -> State:
    """Returns the busiest board there can be: a tall tower of all colours on every site."""
    state = middle()
    for city in range(CITIES):
        build(state, city, dict.fromkeys(range(CELLS), "Y4 O4 B4 P4 Y2 O1 B3"))
    return state


def build(state: State, city: int, towers: dict[int, str]) -> None:
    """Puts towers on cells of a city."""
    for cell, blocks in towers.items():
        state.sites[city * CELLS + cell] = tower(blocks)
