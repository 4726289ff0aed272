"""The steps of a round: turns, then Upkeep."""

from rules.game import Move, Refusal, Step
from rules.mint_works import effects, events, moves, scoring, solo, upkeep
from rules.mint_works.board import (
    AGENCY,
    BUILDING_AT_ONCE,
    COST,
    DEAREST,
    EFFECT,
    GIVING,
    LOCATIONS,
    OPPONENTS,
    WITH_EFFECT,
    Effect,
    added,
    builder_cost,
    extra_at,
    is_target,
    needs,
    price,
)
from rules.mint_works.refusals import why_not
from rules.mint_works.standing_orders import is_expired
from rules.mint_works.state import Player, Position

PASS, FORCED_PASS = moves.Pass(0), moves.Pass(1)
FORCED: list[moves.Pass | moves.Place] = [FORCED_PASS]
PLACES = {name: [moves.Place(name, cost) for cost in range(DEAREST + 1)] for name in LOCATIONS}
"""By Location and cost: the move that places mints there."""


class StartRound(Step[Position, Move]):
    """Starts the Development phase; the player with the token has the first turn."""

    def run(self, state: Position) -> None:
        state.passed, state.stuck, state.changed = [], [], False
        if state.opponent and state.round == 1:
            state.emit(events.OpponentMet(state.opponent))
        seat, opponent = effects.actor(state, state.starter)
        state.emit(events.RoundStarted(state.round, seat, opponent))
        state.push(_turn_of(state, state.starter))


class TakeTurn(Step[Position, moves.Pass | moves.Place]):
    """Place mints, or pass."""

    waits_for_done = True

    def prompt_key(self, state: Position, seat: int) -> str:
        return "TakeLastTurn" if upkeep.is_last_round(state) else "TakeTurn"

    def options(self, state: Position, seat: int) -> list[moves.Pass | moves.Place]:
        player = state.players[seat]
        mints = player.mints
        if not mints:
            return FORCED
        found: list[moves.Pass | moves.Place] = []
        for card in state.locations:
            if card.open and not card.locked and len(card.stacks) < card.spaces:
                cost = needs(state, player, card.name)
                if 0 < cost <= mints:
                    found.append(PLACES[card.name][cost])
        found.append(PASS if found else FORCED_PASS)
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        player = state.players[seat]
        return [reason for location in state.locations for reason in why_not(state, player, location, location.name)]

    def turn_of(self, state: Position, seat: int) -> "TakeTurn | None":
        return TakeTurn([seat])

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.Pass | None:
        if isinstance(order, moves.PassUntilEnd) and order.round == state.round:
            return moves.Pass()
        return None

    def take(self, state: Position, seat: int, move: moves.Pass | moves.Place) -> None:
        if type(move) is moves.Place:
            _use_location(state, seat, move.location, move.location)
            return
        if not move.forced:
            state.emit(events.Passed(seat))
        elif seat not in state.stuck:
            state.stuck.append(seat)
            state.emit(events.NothingToPlace(seat))
        state.passed.append(seat)
        _end_turn(state, seat)


class ChooseTarget(Step[Position, moves.Hire]):
    """Choose the Location whose effect the Temp Agency uses."""

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
        return [reason for location in others for reason in why_not(state, player, location, AGENCY)]

    def take(self, state: Position, seat: int, move: moves.Hire) -> None:
        _use_location(state, seat, move.location, AGENCY)


class BuyPlan(Step[Position, moves.Buy], kw_only=True):
    """Choose a Plan at the Supplier."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Buy]:
        player = state.players[seat]
        built = int(added(player, BUILDING_AT_ONCE) > 0)
        extra = extra_at(self.place)
        found = []
        for plan in state.row:
            cost = price(player, plan) + extra
            if cost <= player.mints:
                found.append(moves.Buy(plan, cost, built))
        return found

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
    """Choose the Plan to build."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Build]:
        player = state.players[seat]
        cost = builder_cost(player) + extra_at(self.place)
        return [moves.Build(plan.name, cost) for plan in player.plans]

    def take(self, state: Position, seat: int, move: moves.Build) -> None:
        effects.build(state, seat, move.plan, self.place)
        _end_turn(state, seat)


class RecycleCard(Step[Position, moves.Recycle], kw_only=True):
    """Choose the card to recycle."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Recycle]:
        player, cost = state.players[seat], COST[WITH_EFFECT["recycle"]] + extra_at(self.place)
        return [
            moves.Recycle(name, built, cost, effects.recycling_value(state, player, name, built))
            for name, built in _cards(player)
        ]

    def take(self, state: Position, seat: int, move: moves.Recycle) -> None:
        effects.recycle(state, seat, move.plan, move.built, self.place)
        _end_turn(state, seat)


class GiveCard(Step[Position, moves.Give], kw_only=True):
    """Choose the card to give to the Swap Meet."""

    place: str

    def options(self, state: Position, seat: int) -> list[moves.Give]:
        return [moves.Give(name, built) for name, built in _cards(state.players[seat])]

    def take(self, state: Position, seat: int, move: moves.Give) -> None:
        state.push(SwapCard([seat], place=self.place, given=move.plan, built=move.built))


class SwapCard(Step[Position, moves.SwapFor], kw_only=True):
    """Choose the card to take at the Swap Meet."""

    place: str
    given: str
    built: int

    def options(self, state: Position, seat: int) -> list[moves.SwapFor]:
        cost = COST[WITH_EFFECT["swap"]] + extra_at(self.place)
        return [moves.SwapFor(plan, cost) for plan in state.row]

    def take(self, state: Position, seat: int, move: moves.SwapFor) -> None:
        effects.swap(state, seat, self.given, self.built, move.plan, self.place)
        _end_turn(state, seat)


class DrawPlan(Step[Position, Move], kw_only=True):
    """Draws the card paid for at the Lotto."""

    player: int

    def run(self, state: Position) -> None:
        effects.draw_secret(state, self.player)


class FillRow(Step[Position, Move]):
    """Replaces a bought Plan at once in a solo game."""

    def run(self, state: Position) -> None:
        effects.fill_row(state)


class OpponentTurn(Step[Position, Move], kw_only=True):
    """Takes a turn of the opponent of a solo game."""

    opponent_turn = True

    turn: int = 1
    """The number of its turn in a row, from 1."""

    def run(self, state: Position) -> None:
        placed = solo.act(state)
        if placed and self.turn < OPPONENTS[state.opponent].turns:
            state.push(OpponentTurn(turn=self.turn + 1))
            return
        if not placed:
            state.passed.append(state.seats)
        _end_turn(state, state.seats)


class Upkeep(Step[Position, Move]):
    """Starts Upkeep: ends the game, or fills the Plan Supply and pays Buildings."""

    waits_for_done = True

    def run(self, state: Position) -> None:
        if upkeep.somebody_has_enough(state) or not upkeep.refill(state):
            state.push(EndGame())
            return
        state.push(FinishUpkeep())
        upkeep.pay_buildings(state)
        if len(state.players) > 2:
            givers = [number for number, player in enumerate(state.players) if added(player, GIVING)]
            if givers:
                state.push(ChooseCoop(givers))


class ChooseCoop(Step[Position, moves.GiveMint]):
    """Choose the other player who gains a mint from the Co-Op."""

    def options(self, state: Position, seat: int) -> list[moves.GiveMint]:
        return [moves.GiveMint(other) for other in range(len(state.players)) if other != seat]

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.GiveMint | None:
        return moves.GiveMint(order.other_seat) if isinstance(order, moves.GiveCoopTo) else None

    def take(self, state: Position, seat: int, move: moves.GiveMint) -> None:
        upkeep.pay_coop(state, move.other_seat, added(state.players[seat], GIVING))


class FinishUpkeep(Step[Position, Move]):
    """Finishes Upkeep: owners gain, mints go back, all gain the income; then the next round begins."""

    waits_for_done = True

    def run(self, state: Position) -> None:
        upkeep.pay_owners(state)
        if state.mint_supply == 0:
            _end_for_rachael(state)
            return
        upkeep.replace_unused_row(state)
        upkeep.clear_locations(state)
        upkeep.pay_income(state)
        if state.mint_supply == 0:
            _end_for_rachael(state)
            return
        if upkeep.has_stalled(state):
            state.push(EndGame())
            return
        state.round += 1
        state.push(StartRound())


class EndGame(Step[Position, Move]):
    """Reveals secret Plans and announces the winners."""

    waits_for_done = True

    def run(self, state: Position) -> None:
        for number, player in enumerate(state.players):
            for plan in player.plans:
                if plan.secret:
                    state.emit(events.SecretShown(*effects.actor(state, number), plan.name))
        winners = scoring.winners(state)
        for number in winners:
            state.emit(events.GameWon(*effects.actor(state, number), scoring.stars(state.players[number])))
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

    def is_expired(self, seat: int, order: moves.AnyStandingOrder) -> bool:
        return is_expired(self, seat, order)


_CHOICES: dict[Effect, type[BuyPlan | BuildPlan | RecycleCard | GiveCard]] = {
    "buy": BuyPlan,
    "build": BuildPlan,
    "recycle": RecycleCard,
    "swap": GiveCard,
}
"""By effect of a Location: the step of its choice."""


def _use_location(state: Position, seat: int, location: str, place: str) -> None:
    """Uses the effect of `location` with mints on `place`, or pushes the choice that it needs."""
    effect = EFFECT[location]
    if effect in _CHOICES:
        state.push(_CHOICES[effect]([seat], place=place))
    elif effect == "hire":
        state.push(ChooseTarget([seat]))
    elif effect == "draw":
        effects.play_lotto(state, seat, place)
        _end_turn(state, seat)
        state.push(DrawPlan(player=seat))
    else:
        effects.work(state, seat, location, place)
        _end_turn(state, seat)


def _end_turn(state: Position, player: int) -> None:
    """Pushes Upkeep if all have passed, else the next turn."""
    if state.mint_supply == 0:
        _end_for_rachael(state)
        return
    players = len(state.players)
    if len(state.passed) == players:
        state.push(Upkeep())
    else:
        state.push(_turn_of(state, (player + 1) % players))


def _turn_of(state: Position, player: int) -> TakeTurn | OpponentTurn:
    return TakeTurn([player]) if player < state.seats else OpponentTurn()


def _end_for_rachael(state: Position) -> None:
    """Ends the game with a win for Rachael, as the Mint Supply is empty."""
    state.drained = True
    state.emit(events.MintsRanOut())
    state.push(EndGame())


def _cards(player: Player) -> list[tuple[str, int]]:
    """Returns all cards of `player`: Plans (with 0), then Buildings (with 1)."""
    return [*((plan.name, 0) for plan in player.plans), *((name, 1) for name in player.buildings)]
