"""Positions of Coal Baron to render, built by hand."""

from collections import Counter

from rules import coal_baron
from rules.chance import Chance
from rules.coal_baron import moves, scoring, steps
from rules.coal_baron.board import DATA, ORDERS, SETUPS, SPACES, TILES
from rules.coal_baron.state import COLOURS, INDEX, Outstanding, Position, Stack
from rules.coal_baron.steps import State

TILES_SHOWN = "Y2L K2D G1D B2L Y2D Y1L K1D G2D"
ORDERS_SHOWN = "L-GG T-GG L-BB L-G"


def position(seats: int, **options: str) -> State:
    """Returns the beginning of the first shift: the first seat is to send workers."""
    chosen = {option.name: option.values[0] for option in coal_baron.GAME.info.options} | options
    state = coal_baron.GAME.new(seats, chosen, Chance(key=bytes(32)))
    state.agenda, state.shift, state.starter, state.turn, state.row = [steps.TakeTurn([0])], 1, 0, 0, []
    show(state)
    return state


def show(state: Position, tiles: str = TILES_SHOWN, orders: str = ORDERS_SHOWN) -> None:
    """Puts tiles and orders on the spaces for them, lowest number first; the rest of all cards is unseen."""
    left = {"factory": tiles.split(), "order": orders.split()}
    for space in state.spaces:
        names = [] if SPACES[space.name].peek else left.get(SPACES[space.name].area, [])
        space.card = names.pop(0) if names else ""
    sort(state)


def sort(state: Position) -> None:
    """Leaves in stacks and supply what lies nowhere else."""
    shown = Counter(space.card for space in state.spaces)
    shown.update(state.row)
    for stack in (state.tiles, state.deck):
        shown.update([*stack.peek, *(known.card for known in (*stack.top, *stack.bottom))])
    cubes = Counter[str]()
    for player in state.players:
        shown.update([*(order.name for order in player.orders), *player.delivered])
        shown.update(tile for level in player.levels for tile in level.tiles)
        cubes.update("".join(square for order in player.orders for square in order.squares))
        for counts in (player.cage, player.storage, *(level.coal for level in player.levels)):
            cubes.update(dict(zip(COLOURS, counts, strict=True)))
    state.tiles.unseen = sorted((Counter([*TILES] * DATA.copies) - shown).elements())
    state.deck.unseen = sorted((Counter([*ORDERS]) - shown).elements())
    state.supply = [DATA.cubes - cubes[colour] for colour in COLOURS]


def dig(state: Position, seat: int, tiles: str, carts: tuple[str, str, str, str]) -> None:
    """Gives a seat tunnel tiles, and cubes in the carts of its four levels."""
    for number, (level, coal) in enumerate(zip(state.players[seat].levels, carts, strict=True), 1):
        level.tiles = [tile for tile in tiles.split() if TILES[tile].level == number]
        level.coal = counted(coal)


def counted(cubes: str) -> list[int]:
    """Returns cubes written as letters, counted by colour."""
    return [cubes.count(colour) for colour in COLOURS]


def owe(state: Position, seat: int, *orders: str) -> None:
    """Gives a seat outstanding orders: a name, then what lies on its squares, as in "T-KK K YB" or "T-KK - K"."""
    held = [order.split() for order in orders]
    state.players[seat].orders = [
        Outstanding(
            name, [("" if cubes == "-" else cubes) for cubes in filled] + [""] * (len(ORDERS[name].coal) - len(filled))
        )
        for name, *filled in held
    ]


def post(state: Position, canteen: tuple[int, ...], bank: tuple[int, ...], **spaces: str) -> None:
    """Sends workers: mine_10="1x2" are two of seat 1. Nobody has more or fewer than belong to the game."""
    state.canteen, state.bank = list(canteen), list(bank)
    for space in state.spaces:
        whose, _, workers = spaces.get(space.name, "-1x0").partition("x")
        space.seat, space.workers = int(whose), int(workers)
    for seat, player in enumerate(state.players):
        placed = sum(space.workers for space in state.spaces if space.seat == seat)
        player.workers = SETUPS[len(state.players)].workers - placed - canteen[seat] - bank[seat]


def ship(state: Position, seat: int, orders: str, counted: int) -> None:
    """Gives a seat delivered orders, of which the last scoring saw the first `counted`."""
    player = state.players[seat]
    names = orders.split()
    player.delivered = names[:counted]
    player.shown, player.counted = scoring.counts(player)[: scoring.IN_ORDERS], counted
    player.delivered = names
    player.shipped[0] = sum(ORDERS[name].points for name in names)


def draft() -> State:
    """Returns three players in the middle of the draft; the second is to choose."""
    state = position(3)
    state.agenda, state.shift, state.starter, state.turn = [steps.DraftOrder([1])], 0, 0, 1
    state.row = ["H-YBGK", "C-KKK", "T-Y", "L-GGG", "H-BB", "L-K", "C-YYY", "T-BB"]
    owe(state, 2, "L-GG")
    owe(state, 0, "T-KK")
    show(state, orders="")
    return state


def opening() -> State:
    """Returns three players at the start."""
    state = position(3)
    for seat, orders in enumerate((("H-Y", "T-GG", "C-K"), ("L-YBGK", "H-BB", "C-G"), ("T-KKK", "C-YY", "L-B"))):
        owe(state, seat, *orders)
    show(state, "Y2L K2D G1D B2L Y2D Y1L K1D", "L-GG T-G L-BB L-G")
    return state


def middle() -> State:
    """Returns four players in the second shift, with coal everywhere."""
    state = position(4)
    state.shift, state.starter = 2, 1
    dig(state, 0, "Y2L K2D B1L", ("YY", "B", "", "KK"))
    dig(state, 1, "B2L B2D G1D", ("Y", "BBB", "GY", "K"))
    dig(state, 2, "G2L G2D K1L Y1D", ("", "", "GGG", "K"))
    dig(state, 3, "K2L", ("", "", "G", "KK"))
    owe(state, 0, "H-Y Y", "T-G", "C-K")
    owe(state, 1, "L-YBGK Y B", "H-BB YG B", "C-G", "L-Y", "C-BB")
    owe(state, 2, "T-KKK K", "C-YY Y Y")
    owe(state, 3, "L-B B")
    for seat, (level, cage, storage) in enumerate(((4, "YGK", ""), (0, "BBGGY", "YK"), (2, "", "YYB"), (0, "K", ""))):
        player = state.players[seat]
        player.cage_level, player.cage, player.storage = level, counted(cage), counted(storage)
    ship(state, 0, "H-GG C-B", 1)
    ship(state, 1, "T-YY", 1)
    ship(state, 2, "L-KK", 0)
    for player, francs in zip(state.players, (8, 0, 13, 4), strict=True):
        player.francs = francs
    post(
        state,
        (1, 0, 3, 2),
        (0, 2, 1, 0),
        factory_1="0x1",
        factory_peek="2x2",
        mine_10="1x3",
        mine_6="3x1",
        money_6="0x2",
        order_3="2x1",
        deliver_truck="1x1",
    )
    show(state)
    return state


def mining(steps_left: int = 7, seat: int = 1) -> State:
    """Returns the middle with somebody in the mine."""
    state = middle()
    state.turn, state.agenda = seat, [steps.EndTurn(seat=seat), steps.MineCoal([seat], steps=steps_left)]
    return state


def substituting() -> State:
    """Returns the middle, where the second seat chooses two cubes for a square."""
    state = mining()
    state.agenda.append(steps.ChooseCubes([1], steps=7, square=moves.FillSquare("C", "G", "G", 0)))
    return state


def peeking(area: str = "factory") -> State:
    """Returns the middle, where the third seat looks at five tiles or orders."""
    state = middle()
    state.turn = 2
    if area == "factory":
        state.tiles.peek = ["K2L", "Y1D", "B1D", "G1L", "Y1D"]
        state.agenda = [steps.EndTurn(seat=2), steps.ChooseTile([2])]
    else:
        state.deck.peek = ["H-YBGK", "T-Y", "L-GGG", "C-KKK", "H-K"]
        state.agenda = [steps.EndTurn(seat=2), steps.ChooseOrder([2])]
    sort(state)
    return state


def choosing(area: str) -> State:
    """Returns the middle, where the first seat has chosen an area and is to choose a space there."""
    state = middle()
    state.agenda.append(steps.ChooseSpace([0], area=area))
    return state


def loading() -> State:
    """Returns the middle, where the fourth seat is to choose a cube for a new cart, as black has run out."""
    state = middle()
    state.turn = 3
    state.players[3].levels[3].tiles.append("K1D")
    left = INDEX["K"]
    state.players[3].storage[left] += state.supply[left]
    state.agenda = [steps.EndTurn(seat=3), steps.LoadCarts([3], level=4, carts=1)]
    sort(state)
    return state


def ended() -> State:
    """Returns a finished game of two."""
    state = position(2)
    state.shift = 3
    dig(state, 0, "Y2L Y1D K2D B1L G2L", ("", "B", "GG", ""))
    dig(state, 1, "B2L B2D G1D G1L", ("", "", "G", "K"))
    owe(state, 0, "T-GG G")
    owe(state, 1, "L-YBGK Y B G", "C-G G")
    ship(state, 0, "H-GG C-B T-KK L-YY C-K", 5)
    ship(state, 1, "T-YY H-BBB L-G", 3)
    state.players[0].storage = counted("YYK")
    state.players[0].francs, state.players[1].francs = 7, 3
    post(state, (12, 10), (4, 3), factory_1="0x2", mine_10="1x5")
    show(state, "K1L Y2D", "L-GG")
    state.agenda = []
    for player, prizes in zip(state.players, ([2, 0, 4, 5], [2, 3, 0, 0]), strict=True):
        player.prizes = [prizes]
        player.closing = scoring.closing(state, player)
        player.francs %= DATA.closing.francs
    return state


def full() -> State:
    """Returns the busiest board there can be for the third of four players: 30 orders, 20 tiles, all stacks low."""
    state = middle()
    names = [*TILES]
    displayed = [space.card for space in state.spaces]
    for seat in range(len(state.players)):
        dig(state, seat, "", ("", "", "", ""))
    dig(state, 2, " ".join(names + names[8:12]), ("YYYY", "BBBBBB", "GGGG", "KK"))
    busy = {*displayed, *(order.name for player in state.players for order in player.orders)}
    busy.update(name for player in state.players for name in player.delivered)
    more = [name for name in ORDERS if name not in busy][:26]
    state.players[2].orders += [Outstanding(name, [""] * len(ORDERS[name].coal)) for name in more]
    state.players[2].francs, state.players[2].shipped = 112, [99, 88, 0]
    state.players[2].storage = counted("BBBGGKK")
    state.tiles, state.deck = Stack(unseen=[]), Stack(unseen=[])
    sort(state)
    return state
