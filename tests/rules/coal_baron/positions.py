"""Builds positions from short texts: an order with the cubes on it as `"T-KK:KK"`, coal as `"KKG"`."""

from collections.abc import Iterable
from typing import Any

from rules import coal_baron, play
from rules.chance import Chance, key
from rules.coal_baron.board import SETUPS, SPACES
from rules.coal_baron.jobs import do, jobs_at, spaces_of, usable
from rules.coal_baron.mining import MineCoal
from rules.coal_baron.state import COLOURS, INDEX, Known, Outstanding, Stack
from rules.coal_baron.steps import EndTurn, ScoreShift, State, TakeTurn
from rules.game import Options
from tests.rules import playing
from tests.rules.playing import to_move


def options(**chosen: str) -> Options:
    """Returns all options, with defaults for those not given."""
    return {option.name: option.values[0] for option in coal_baron.GAME.info.options} | chosen


def position(
    seats: int = 3, *, turn: int = 0, starter: int = 0, shift: int = 1, chosen: Options | None = None
) -> State:
    """Returns a position in which `turn` is to move, nobody has orders and the draft row is back in the deck."""
    state = coal_baron.GAME.new(seats, options(**chosen or {}), Chance(key(1)))
    state.shift, state.starter, state.turn = shift, starter, turn
    state.deck.unseen = sorted([*state.deck.unseen, *state.row])
    state.row = []
    for name in ("order_1", "order_2", "order_3", "order_4"):
        if seats not in SPACES[name].covered:
            state.space(name).card = state.deck.unseen.pop(0)
    state.agenda = [TakeTurn([turn])]
    return checked(state)


def checked(state: State) -> State:
    """Returns `state` after checking its invariants."""
    assert coal_baron.GAME.violations(state) == []
    return state


def show(state: State, space: str, card: str) -> None:
    """Displays a tile or an order on a space; the one displayed before goes into the stack."""
    stack = _find(state, card)
    stack.append(state.space(space).card)
    state.space(space).card = card
    _tidy(state)


def order(state: State, seat: int, *texts: str) -> None:
    """Gives outstanding orders: `"C-KK:K"` has one of its squares filled, `"C-KK:YB,"` by two other cubes."""
    for text in texts:
        name, _, filled = text.partition(":")
        _find(state, name)
        cubes = filled.split(",") if "," in filled else list(filled)
        squares = [*cubes, *[""] * 4][: len(name) - 2]
        _supply(state, "".join(squares), -1)
        state.players[seat].orders.append(Outstanding(name, squares))
    _tidy(state)


def delivered(state: State, seat: int, names: str) -> None:
    """Gives a seat delivered orders, without points."""
    for name in names.split():
        _find(state, name)
        state.players[seat].delivered.append(name)
    _tidy(state)


def deliver(state: State, seat: int, *names: str) -> None:
    """Gives a seat completed orders of one transport and carries out their delivery."""
    order(state, seat, *[f"{name}:{name[2:]}" for name in names])
    transport = names[0][0]
    space = next(space for space in state.spaces if SPACES[space.name].transport == transport)
    do(state, seat, *jobs_at(state, state.players[seat], [space]))
    checked(state)


def tile(state: State, seat: int, *names: str, coal: str | None = None) -> None:
    """Adds tiles to a pit, full or with `coal`."""
    for name in names:
        _find(state, name)
        level = state.players[seat].levels[INDEX[name[0]]]
        cubes = name[0] * int(name[1]) if coal is None else coal
        level.tiles.append(name)
        for cube in cubes:
            level.coal[INDEX[cube]] += 1
        _supply(state, cubes, -1)
    _tidy(state)


def empty(state: State, seat: int, levels: str = COLOURS) -> None:
    """Removes all coal from levels."""
    for colour in levels:
        coal = state.players[seat].levels[INDEX[colour]].coal
        for index, count in enumerate(coal):
            state.supply[index] += count
            coal[index] = 0


def hold(state: State, seat: int, *, cage: str = "", storage: str = "", level: int = 0) -> None:
    """Puts coal into the cage and the storage, and the cage on a level."""
    player = state.players[seat]
    player.cage_level = level
    for cubes, place in ((cage, player.cage), (storage, player.storage)):
        for cube in cubes:
            place[INDEX[cube]] += 1
        _supply(state, cubes, -1)


def supply(state: State, cubes: str) -> None:
    """Leaves exactly `cubes` in the supply; the rest goes into the storage of the last seat."""
    for index, colour in enumerate(COLOURS):
        state.players[-1].storage[index] += state.supply[index] - cubes.count(colour)
        state.supply[index] = cubes.count(colour)


def occupy(state: State, space: str, seat: int, workers: int) -> None:
    """Puts workers on a space."""
    state.space(space).workers, state.space(space).seat = workers, seat
    state.players[seat].workers -= workers


def set_workers(state: State, seat: int, workers: int) -> None:
    """Sets the number of available workers of a seat; the others go to the canteen."""
    player = state.players[seat]
    state.canteen[seat] += player.workers - workers
    player.workers = workers


def stack_up(state: State, stack: Stack, cards: Iterable[str], seat: int = -1) -> None:
    """Puts cards on top of a stack, known to `seat`; the next one first."""
    wanted = list(cards)
    for card in wanted:
        _find(state, card)
    stack.top = [*(Known(card, seat) for card in wanted), *stack.top]
    _tidy(state)


def use_up(state: State, stack: Stack, left: int = 0) -> None:
    """Moves all but `left` cards of a stack to the last seat, into its pit or its delivered orders."""
    player = state.players[-1]
    for card in [stack.unseen.pop() for _ in range(len(stack.unseen) - left)]:
        if stack is state.tiles:
            player.levels[INDEX[card[0]]].tiles.append(card)
        else:
            player.delivered.append(card)


def mine(state: State, seat: int, steps: int) -> None:
    """Puts a seat into the mine."""
    state.turn = seat
    state.agenda = [EndTurn(seat=seat), MineCoal([seat], steps=steps)]


def spaces(state: State, area: str) -> list[Any]:
    """Returns the options of the seat to move in an area, whether it chooses the area first or not."""
    player = state.players[to_move(state)[0]]
    return jobs_at(state, player, usable(state, player, area, spaces_of(state, area)))


def make(state: State, *moves: Any) -> list[Any]:
    """Plays `moves` as `playing.make` does, checks the invariants, and returns the events."""
    events = playing.make(state, *moves)
    checked(state)
    return events


def end_shift(state: State) -> list[Any]:
    """Scores the shift, settles the position and returns the events."""
    for seat, player in enumerate(state.players):
        set_workers(state, seat, 0)
        assert player.workers == 0
    state.agenda = [ScoreShift()]
    play.settle(state)
    checked(state)
    return play.drain(state)


def of(kind: type, events: Iterable[Any]) -> list[Any]:
    """Returns the events of one type."""
    return [event for event in events if isinstance(event, kind)]


def workers_each(state: State) -> int:
    """Returns the number of workers of a seat at the start of a shift."""
    return SETUPS[len(state.players)].workers


def _supply(state: State, cubes: str, sign: int) -> None:
    for cube in cubes:
        state.supply[INDEX[cube]] += sign


def _find(state: State, card: str) -> list[str]:
    """Removes a card from its stack or its space, and returns the unseen cards of its stack."""
    stack = state.deck if "-" in card else state.tiles
    if card not in stack.unseen:
        for space in state.spaces:
            if space.card == card:
                space.card = stack.unseen.pop(0)
                return stack.unseen
    stack.unseen.remove(card)
    return stack.unseen


def _tidy(state: State) -> None:
    state.tiles.unseen = sorted(filter(None, state.tiles.unseen))
    state.deck.unseen = sorted(filter(None, state.deck.unseen))
