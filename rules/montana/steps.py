"""The steps of a turn: choosing an action, cleaning up, passing the turn on."""

from typing import Any

from rules.game import Move, Refusal, Step
from rules.montana import events, moves, scoring
from rules.montana.board import DATA
from rules.montana.building import ChooseHex, EndBuilding, could_build, payable
from rules.montana.city import ChooseGoods, ChooseUpgrades, PayOut, PayReward, PlaceBid, open_city
from rules.montana.recruiting import ChooseColours, ChooseFirstColours, PayGrain, SpinFirst, recruit
from rules.montana.standing_orders import is_expired
from rules.montana.state import Position
from rules.montana.trading import ChooseTrade, Decision, DismissWorker, keep_to_cap
from rules.montana.working import AddToRight, SendToArea, SendToBank, clear, refused_spaces, spaces, work
from rules.ranking import leaders
from rules.seats import clockwise

RECRUIT = moves.Recruit()
CITY = moves.OpenCity()
BUILD = moves.Build()

Action = moves.Recruit | moves.UseBank | moves.UseArea | moves.OpenCity | moves.Build


class StartTurn(Step[Position, Move]):
    """Starts a turn of the active seat. `TakeTurn` itself also comes again after a trade, in the same turn."""

    waits_for_done = True

    def run(self, state: Position) -> None:
        state.push(TakeTurn([state.active]))


class TakeTurn(Decision[Action]):
    """Choose one of the actions."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        found: list[Any] = [RECRUIT, *spaces(state, seat), CITY]
        if payable(state, seat, most=1):
            found.append(BUILD)
        return found

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        if not state.players[seat].settlements:
            found.append(moves.NothingLeft())
        elif not payable(state, seat):
            found.append(moves.NothingToBuild(int(could_build(state, seat))))
        return [*found, *refused_spaces(state, seat)]

    def turn_of(self, state: Position, seat: int) -> "TakeTurn | None":
        order = clockwise(len(state.players), state.starter)
        if state.final and order.index(seat) < order.index(state.active):
            return None
        state.active = seat
        return TakeTurn([seat])

    def choose(self, state: Position, seat: int, move: Action) -> None:
        state.push(FinishTurn())
        if type(move) is moves.Recruit:
            recruit(state, seat)
        elif type(move) is moves.OpenCity:
            open_city(state, seat)
        elif type(move) is moves.Build:
            state.push(ChooseHex([seat]))
        else:
            work(state, seat, move)


class FinishTurn(Step[Position, Move]):
    """Cleans up: removes contractors, empties full places, and offers another turn for a canteen."""

    def run(self, state: Position) -> None:
        player = state.players[state.active]
        if sum(player.workers) > DATA.cap:
            state.push(self)
            keep_to_cap(state, state.active)
            return
        state.city = [None] * len(state.city)
        clear(state)
        if not player.settlements and not state.final:
            state.final = True
            state.emit(events.FinalRound(state.active, state.starter))
        if player.canteens:
            state.push(ChooseCanteen([state.active]))
        else:
            _pass_on(state)


class ChooseCanteen(Decision[moves.UseCanteen | moves.KeepCanteens]):
    """Choose whether to use a canteen for another turn."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        return [moves.UseCanteen(state.players[seat].canteens - 1), moves.KeepCanteens()]

    def choose(self, state: Position, seat: int, move: moves.UseCanteen | moves.KeepCanteens) -> None:
        if isinstance(move, moves.KeepCanteens):
            _pass_on(state)
            return
        state.players[seat].canteens -= 1
        state.canteens_used += 1
        state.emit(events.CanteenUsed(seat, move.left))
        state.push(StartTurn())


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[
        StartTurn
        | TakeTurn
        | ChooseTrade
        | SpinFirst
        | ChooseFirstColours
        | PayGrain
        | ChooseColours
        | DismissWorker
        | SendToBank
        | SendToArea
        | AddToRight
        | PlaceBid
        | PayOut
        | PayReward
        | ChooseUpgrades
        | ChooseGoods
        | ChooseHex
        | EndBuilding
        | FinishTurn
        | ChooseCanteen
    ] = []

    def is_expired(self, seat: int, order: moves.AnyStandingOrder) -> bool:
        return is_expired(self, seat, order)


def _pass_on(state: Position) -> None:
    """Passes the turn on, or ends the game."""
    following = (state.active + 1) % len(state.players)
    if following == state.starter:
        if state.final or state.round == DATA.stall:
            _end(state)
            return
        state.round += 1
    state.active = following
    state.push(StartTurn())


def _end(state: Position) -> None:
    """Announces the winners."""
    if not state.final:
        state.emit(events.Stalled(state.round))
    scores = scoring.scores(state)
    for seat in leaders(scores):
        state.emit(events.GameWon(seat, scores[seat].points))
