"""The steps of a round: turns are taken, then everything is paid and cleaned up."""

from collections.abc import Iterator

from rules.game import Move, Refusal, Step
from rules.mint_works import effects, events, moves, scoring, solo, upkeep
from rules.mint_works.board import (
    AGENCY,
    COST,
    OPPONENTS,
    builder_cost,
    extra_at,
    is_free,
    is_target,
    needs,
    price,
)
from rules.mint_works.state import Location, Player, Position
from rules.seats import next_seat


class StartRound(Step[Position, Move]):
    """The Development phase begins: who holds the token takes the first turn."""

    def run(self, state: Position) -> None:
        state.passed, state.stuck, state.changed = [], [], False
        if state.opponent and state.round == 1:
            state.emit(events.OpponentMet(state.opponent))
        state.emit(events.RoundStarted(state.round, *effects.who(state, state.starter)))
        state.push(_turn_of(state, state.starter))


class TakeTurn(Step[Position, moves.Pass | moves.Place]):
    """Mints are placed, or the seat passes."""

    def options(self, state: Position, seat: int) -> list[moves.Pass | moves.Place]:
        player = state.players[seat]
        mints = player.mints
        if not mints:
            return [moves.Pass(1)]
        found: list[moves.Pass | moves.Place] = []
        for location in state.locations:
            if is_free(location):
                cost = needs(state, player, location.name)
                if 0 < cost <= mints:
                    found.append(moves.Place(location.name, cost))
        found.append(moves.Pass(0 if found else 1))
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        return [reason for location in state.locations for reason in _why_not(state, player, location, location.name)]

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.Pass | None:
        if isinstance(order, moves.PassUntilEnd) and order.round == state.round:
            return moves.Pass()
        return None

    def take(self, state: Position, seat: int, move: moves.Pass | moves.Place) -> None:
        if isinstance(move, moves.Place):
            _go(state, seat, move.location, move.location)
            return
        if not move.forced:
            state.emit(events.Passed(seat))
        elif seat not in state.stuck:
            state.stuck.append(seat)
            state.emit(events.NothingToPlace(seat))
        state.passed.append(seat)
        _end_turn(state, seat)


class ChooseTarget(Step[Position, moves.Hire]):
    """The Location is chosen for which the Temp Agency stands in."""

    def options(self, state: Position, seat: int) -> list[moves.Hire]:
        player = state.players[seat]
        found = []
        for location in state.locations:
            if is_target(state, location):
                cost = needs(state, player, location.name)
                if cost and cost + extra_at(AGENCY) <= player.mints:
                    found.append(moves.Hire(location.name, cost + extra_at(AGENCY)))
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        others = [location for location in state.locations if location.name != AGENCY]
        return [reason for location in others for reason in _why_not(state, player, location, AGENCY)]

    def take(self, state: Position, seat: int, move: moves.Hire) -> None:
        _go(state, seat, move.location, AGENCY)


class BuyPlan(Step[Position, moves.Buy], kw_only=True):
    """A Plan is chosen at the Supplier."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Buy]:
        player = state.players[seat]
        built = int("assembler" in player.buildings)
        costs = [(plan, price(player, plan) + extra_at(self.place)) for plan in state.row]
        return [moves.Buy(plan, cost, built) for plan, cost in costs if cost <= player.mints]

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        costs = [(plan, price(player, plan) + extra_at(self.place)) for plan in state.row]
        return [moves.PlanTooDear(plan, cost, player.mints) for plan, cost in costs if cost > player.mints]

    def take(self, state: Position, seat: int, move: moves.Buy) -> None:
        effects.buy(state, seat, move.plan, self.place)
        _end_turn(state, seat)
        if state.opponent:
            state.push(FillRow())


class BuildPlan(Step[Position, moves.Build], kw_only=True):
    """The Plan to build is chosen."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Build]:
        player = state.players[seat]
        cost = builder_cost(player) + extra_at(self.place)
        return [moves.Build(plan.name, cost) for plan in player.plans]

    def take(self, state: Position, seat: int, move: moves.Build) -> None:
        effects.build(state, seat, move.plan, self.place)
        _end_turn(state, seat)


class RecycleCard(Step[Position, moves.Recycle], kw_only=True):
    """The card that goes to the Recycler is chosen."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Recycle]:
        player, cost = state.players[seat], COST["recycler"] + extra_at(self.place)
        return [
            moves.Recycle(name, built, cost, effects.recycling_value(state, player, name, built))
            for name, built in _cards(player)
        ]

    def take(self, state: Position, seat: int, move: moves.Recycle) -> None:
        effects.recycle(state, seat, move.plan, move.built, self.place)
        _end_turn(state, seat)


class GiveCard(Step[Position, moves.Give], kw_only=True):
    """The card to be exchanged at the Swap Meet is chosen."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Give]:
        return [moves.Give(name, built) for name, built in _cards(state.players[seat])]

    def take(self, state: Position, seat: int, move: moves.Give) -> None:
        state.push(SwapCard([seat], place=self.place, given=move.plan, built=move.built))


class SwapCard(Step[Position, moves.SwapFor], kw_only=True):
    """The card that is taken at the Swap Meet is chosen."""

    place: str
    given: str
    built: int

    def options(self, state: Position, seat: int) -> list[moves.SwapFor]:
        cost = COST["swap_meet"] + extra_at(self.place)
        return [moves.SwapFor(plan, cost) for plan in state.row]

    def take(self, state: Position, seat: int, move: moves.SwapFor) -> None:
        effects.swap(state, seat, self.given, self.built, move.plan, self.place)
        _end_turn(state, seat)


class DrawPlan(Step[Position, Move], kw_only=True):
    """The card that was paid for at the Lotto is drawn."""

    player: int

    def run(self, state: Position) -> None:
        effects.draw_secret(state, self.player)


class FillRow(Step[Position, Move]):
    """In a solo game a Plan that was bought is replaced at once."""

    def run(self, state: Position) -> None:
        effects.fill_row(state)


class OpponentTurn(Step[Position, Move], kw_only=True):
    """The opponent of a solo game takes a turn."""

    opponent_turn = True

    turn: int = 1
    """Which one of its turns in a row."""

    def run(self, state: Position) -> None:
        placed = solo.act(state)
        if placed and self.turn < OPPONENTS[state.opponent].turns:
            state.push(OpponentTurn(turn=self.turn + 1))
            return
        if not placed:
            state.passed.append(state.seats)
        _end_turn(state, state.seats)


class Upkeep(Step[Position, Move]):
    """The Development phase is over: the game ends, or cards come and Buildings pay."""

    def run(self, state: Position) -> None:
        if upkeep.somebody_has_enough(state) or not upkeep.refill(state):
            state.push(EndGame())
            return
        state.push(FinishUpkeep())
        upkeep.pay_buildings(state)
        if len(state.players) > 2:
            owner = effects.owner(state, "co_op")
            if owner is not None:
                state.push(ChooseCoop([owner]))


class ChooseCoop(Step[Position, moves.GiveMint]):
    """The owner of the Co-Op chooses who else gains a mint."""

    def options(self, state: Position, seat: int) -> list[moves.GiveMint]:
        return [moves.GiveMint(other) for other in range(len(state.players)) if other != seat]

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.GiveMint | None:
        return moves.GiveMint(order.other_seat) if isinstance(order, moves.GiveCoopTo) else None

    def take(self, state: Position, seat: int, move: moves.GiveMint) -> None:
        upkeep.pay_coop(state, move.other_seat)


class FinishUpkeep(Step[Position, Move]):
    """Owners gain, mints go back, everybody has an income; then the next round begins."""

    def run(self, state: Position) -> None:
        upkeep.pay_owners(state)
        if state.mint_supply == 0:
            _drain(state)
            return
        upkeep.replace_unused_row(state)
        upkeep.clear_locations(state)
        upkeep.pay_income(state)
        if state.mint_supply == 0:
            _drain(state)
            return
        if upkeep.has_stalled(state):
            state.push(EndGame())
            return
        state.round += 1
        state.push(StartRound())


class EndGame(Step[Position, Move]):
    """Secrets are shown and the winners named."""

    def run(self, state: Position) -> None:
        for number, player in enumerate(state.players):
            for plan in player.plans:
                if plan.secret:
                    state.emit(events.SecretShown(*effects.who(state, number), plan.name))
        winners = scoring.winners(state)
        for number in winners:
            state.emit(events.GameWon(*effects.who(state, number), scoring.stars(state.players[number])))
        if len(winners) > 1:
            state.emit(events.VictoryShared())


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[
        StartRound
        | TakeTurn
        | ChooseTarget
        | BuyPlan
        | BuildPlan
        | RecycleCard
        | GiveCard
        | SwapCard
        | DrawPlan
        | FillRow
        | OpponentTurn
        | Upkeep
        | ChooseCoop
        | FinishUpkeep
        | EndGame
    ] = []


_ASKS: dict[str, type[BuyPlan | BuildPlan | RecycleCard | GiveCard]] = {
    "supplier": BuyPlan,
    "builder": BuildPlan,
    "recycler": RecycleCard,
    "swap_meet": GiveCard,
}
"""The Locations that ask for a card, and how."""


def _go(state: Position, seat: int, location: str, place: str) -> None:
    """`seat` has done what `location` does, with the mints on `place`; asks what is still to be chosen."""
    if location in _ASKS:
        state.push(_ASKS[location]([seat], place=place))
    elif location == AGENCY:
        state.push(ChooseTarget([seat]))
    elif location == "lotto":
        effects.play_lotto(state, seat, place)
        _end_turn(state, seat)
        state.push(DrawPlan(player=seat))
    else:
        effects.work(state, seat, location, place)
        _end_turn(state, seat)


def _end_turn(state: Position, player: int) -> None:
    """After all have passed comes Upkeep, else the next turn."""
    if state.mint_supply == 0:
        _drain(state)
    elif len(state.passed) == len(state.players):
        state.push(Upkeep())
    else:
        state.push(_turn_of(state, next_seat(len(state.players), player)))


def _turn_of(state: Position, player: int) -> TakeTurn | OpponentTurn:
    return TakeTurn([player]) if state.is_person(player) else OpponentTurn()


def _drain(state: Position) -> None:
    """The Mint Supply is empty: Rachael has won, and the game ends."""
    state.drained = True
    state.emit(events.MintsRanOut())
    state.push(EndGame())


def _cards(player: Player) -> list[tuple[str, int]]:
    """All cards of `player`, Plans (0) before Buildings (1)."""
    return [*((plan.name, 0) for plan in player.plans), *((name, 1) for name in player.buildings)]


def _why_not(state: Position, player: Player, location: Location, place: str) -> Iterator[Refusal]:
    """Why `player` cannot have done what `location` does, if it cannot."""
    name = location.name
    if not location.open:
        yield moves.LocationClosed(name)
    elif location.locked:
        yield moves.LocationIsLocked(name)
    elif place == name and not is_free(location):
        yield moves.LocationFull(name)
    elif place != name and not is_target(state, location):
        yield moves.LocationUnused(name)
    elif not (cost := needs(state, player, name)):
        yield moves.NothingToDoThere(name)
    elif cost + extra_at(place) * (place != name) > player.mints:
        yield moves.TooFewMints(name, cost + extra_at(place) * (place != name), player.mints)
