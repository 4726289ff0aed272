"""The steps of the game: drafting orders, turns until no workers are left, scoring the shift."""

from rules.coal_baron import events, jobs, moves, pit, scoring, stacks
from rules.coal_baron.board import AREAS, DATA, ORDER_SPACES, ORDERS, SETUPS, SPACES, TILE_SPACES
from rules.coal_baron.jobs import Job
from rules.coal_baron.mining import ChooseCubes, ChooseSquare, ChooseWork, MineCoal
from rules.coal_baron.peeking import ArrangeCards, ChooseOrder, ChooseTile, ReturnCards
from rules.coal_baron.pit import LoadCarts
from rules.coal_baron.standing_orders import is_expired
from rules.coal_baron.state import Outstanding, Position
from rules.game import Move, Refusal, Step
from rules.seats import clockwise

__all__ = [
    "ArrangeCards",
    "ChooseCubes",
    "ChooseOrder",
    "ChooseSpace",
    "ChooseSquare",
    "ChooseTile",
    "ChooseWork",
    "DraftOrder",
    "EndTurn",
    "FillOrders",
    "FillSpace",
    "LoadCarts",
    "MineCoal",
    "ReturnCards",
    "ScoreShift",
    "StartShift",
    "State",
    "TakeTurn",
]


DRAFTS = {name: moves.Draft(order.transport, order.coal, order.points) for name, order in ORDERS.items()}
"""By order: the move that drafts it."""

VISITS = {area: [moves.Visit(area, spaces) for spaces in range(len(SPACES))] for area in AREAS[2]}
"""By area and number of usable spaces in it."""

EMPTYING = (moves.BuyTile, moves.TakeOrder)
"""Jobs that empty the display of a space."""


class DraftOrder(Step[Position, moves.Draft]):
    """Draft an order before the first shift; the starter comes last (Ruling 3)."""

    def options(self, state: Position, seat: int) -> list[moves.Draft]:
        return [DRAFTS[order] for order in state.row]

    def turn_of(self, state: Position, seat: int) -> "DraftOrder | None":
        if len(state.players[seat].orders) == DATA.draft:
            return None
        state.turn = seat
        return DraftOrder([seat])

    def take(self, state: Position, seat: int, move: moves.Draft) -> None:
        order = f"{move.transport}-{move.coal}"
        state.row.remove(order)
        state.players[seat].orders.append(Outstanding(order, [""] * len(move.coal)))
        state.emit(events.Drafted(seat, move.transport, move.coal))
        if len(state.row) > 1:
            state.turn = (seat - 1) % len(state.players)
            state.push(DraftOrder([state.turn]))
        else:
            state.push(StartShift())
            state.push(FillOrders())


class FillOrders(Step[Position, Move]):
    """Puts the order that nobody drafted on the last order space and fills the others from the deck."""

    def run(self, state: Position) -> None:
        last = [space for space in state.spaces if space.name in ORDER_SPACES][-1]
        last.card = state.row.pop()
        refill(state)


class StartShift(Step[Position, Move]):
    """Starts a shift: workers return, and the seat with most workers in the factory starts."""

    waits_for_done = True

    def run(self, state: Position) -> None:
        if state.shift:
            state.starter = scoring.next_starter(state)
        state.shift += 1
        state.turn = state.starter
        workers = SETUPS[len(state.players)].workers
        for seat, player in enumerate(state.players):
            player.workers = workers
            state.bank[seat] = state.canteen[seat] = 0
        for space in state.spaces:
            space.workers, space.seat = 0, -1
        state.emit(events.ShiftStarted(state.shift, state.starter))
        state.push(TakeTurn([state.starter]))


class TakeTurn(Step[Position, Job | moves.Visit]):
    """Choose the area to send workers to, or the space itself if the area has only one left."""

    def options(self, state: Position, seat: int) -> list[Job | moves.Visit]:
        player = state.players[seat]
        found: list[Job | moves.Visit] = []
        for area, part in AREAS[len(state.players)].items():
            spaces = jobs.usable(state, player, area, state.spaces[part])
            if (count := len(spaces)) > 1:
                found.append(VISITS[area][count])
            elif count:
                found += jobs.jobs_at(state, player, spaces)
        found.append(jobs.BANK)
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        areas = AREAS[len(state.players)]
        poor = [area for area in areas if len(jobs.usable(state, player, area, jobs.spaces_of(state, area))) < 2]
        return list(jobs.refusals(state, seat, poor))

    def turn_of(self, state: Position, seat: int) -> "TakeTurn | None":
        if not state.players[seat].workers:
            return None
        state.turn = seat
        return TakeTurn([seat])

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> Job | None:
        if isinstance(order, moves.BankForGame) or order.shift == state.shift:
            return jobs.BANK
        return None

    def take(self, state: Position, seat: int, move: Job | moves.Visit) -> None:
        if type(move) is moves.Visit:
            state.push(ChooseSpace([seat], area=move.area))
        else:
            use(state, seat, move)


class ChooseSpace(Step[Position, Job], kw_only=True):
    """Choose the work space."""

    area: str

    def options(self, state: Position, seat: int) -> list[Job]:
        player = state.players[seat]
        spaces = jobs.usable(state, player, self.area, jobs.spaces_of(state, self.area))
        return jobs.jobs_at(state, player, spaces)

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        return list(jobs.refusals(state, seat, [self.area]))

    def take(self, state: Position, seat: int, move: Job) -> None:
        use(state, seat, move)


class FillSpace(Step[Position, Move]):
    """Fills the emptied spaces after the turn (Rulings 7, 28)."""

    def run(self, state: Position) -> None:
        refill(state)


class EndTurn(Step[Position, Move], kw_only=True):
    """Ends a turn: the next seat with workers is to move."""

    waits_for_done = True

    seat: int

    def run(self, state: Position) -> None:
        players = state.players
        for seat in clockwise(len(players), self.seat + 1):
            if players[seat].workers:
                state.turn = seat
                state.push(TakeTurn([seat]))
                return
        state.push(ScoreShift())


class ScoreShift(Step[Position, Move]):
    """Scores the shift when no workers are left, and starts the next one or ends the game."""

    def run(self, state: Position) -> None:
        scoring.score_shift(state)
        if state.shift < DATA.shifts:
            state.push(StartShift())
        else:
            scoring.close(state)


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[
        DraftOrder
        | FillOrders
        | StartShift
        | TakeTurn
        | ChooseSpace
        | LoadCarts
        | ChooseTile
        | ChooseOrder
        | ReturnCards
        | ArrangeCards
        | MineCoal
        | ChooseWork
        | ChooseSquare
        | ChooseCubes
        | FillSpace
        | EndTurn
        | ScoreShift
    ] = []

    def is_expired(self, seat: int, order: moves.AnyStandingOrder) -> bool:
        return is_expired(self, seat, order)


def use(state: Position, seat: int, job: Job) -> None:
    """Carries out a job and pushes the steps that end the turn."""
    state.push(EndTurn(seat=seat))
    if type(job) in EMPTYING:
        state.push(FillSpace())
    jobs.do(state, seat, job)


def refill(state: Position) -> None:
    """Fills every empty factory and order space, as long as the stacks last."""
    areas = AREAS[len(state.players)]
    for space in state.spaces[areas["factory"]]:
        if not space.card and space.name in TILE_SPACES and state.tiles.size():
            space.card = stacks.draw(state.tiles, state.chance)
            state.emit(events.TileRevealed(space.name, space.card))
    for space in state.spaces[areas["order"]]:
        if not space.card and space.name in ORDER_SPACES and state.deck.size():
            space.card = stacks.draw(state.deck, state.chance)
            state.emit(events.OrderRevealed(space.name, *pit.face(space.card)))
