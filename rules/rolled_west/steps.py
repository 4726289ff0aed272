"""The steps of a round: everybody rolls and takes a turn, while others copy dice of the roll."""

from typing import TypeVar

from rules.game import Move, Refusal, Step
from rules.rolled_west import copying, events, moves, scoring, turn
from rules.rolled_west.board import DATA, ROLLS, ROUNDS
from rules.rolled_west.standing_orders import is_expired
from rules.rolled_west.state import Die, Position

M = TypeVar("M", bound=Move)


class StartRound(Step[Position, Move]):
    """Starts a round: the first player rolls."""

    def run(self, state: Position) -> None:
        state.emit(events.RoundStarted(state.round, state.starter))
        if state.options["outside_bank_period"] == "per_round":
            for player in state.players:
                player.has_copied = False
        _roll(state, state.starter)


class OfRoll(Step[Position, M]):
    """A question about the dice of one roll."""

    def occasion(self, state: Position) -> str:
        return f"{state.round} {state.roller}"


class ChooseTerrain(OfRoll[moves.SetTerrain]):
    """Set a die aside for the terrain of the turn. Others may copy only after that."""

    def options(self, state: Position, seat: int) -> list[moves.SetTerrain]:
        return turn.terrains(state)

    def turn_of(self, state: Position, seat: int) -> "TakeTurn | None":
        others, last = copying.offers(state)
        if seat not in others:
            return None
        state.agenda.insert(-1, EndTurn())
        return TakeTurn([seat], last=last)

    def take(self, state: Position, seat: int, move: moves.SetTerrain) -> None:
        turn.set_terrain(state, move)
        others, last = copying.offers(state)
        state.push(EndTurn())
        state.push(TakeTurn([seat, *others], last=last))


class CopyDie(OfRoll[moves.AnyMove], kw_only=True):
    """Copy a die of the roll or decline: a question for all who may copy, at the same time."""

    last: list[int] = []
    """The seats for which it is the last chance before their own turn."""

    def options(self, state: Position, seat: int) -> list[moves.AnyMove]:
        return copying.choices(state, seat in self.last)

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.AnyMove | None:
        if isinstance(order, moves.CopyIfShown):
            return moves.Copy(order.resource)
        return moves.Decline(order.last if isinstance(order, moves.DeclineOtherwise) else int(seat in self.last))

    def take(self, state: Position, seat: int, move: moves.AnyMove) -> None:
        copying.answer(state, seat, move, seat in self.last)


class TakeTurn(CopyDie):
    """Choose an action of the roller, one after another, while others copy a die."""

    asks_others_later = True

    def prompt_key(self, state: Position, seat: int) -> str:
        return "TakeTurn" if seat == state.roller else "CopyDie"

    def options(self, state: Position, seat: int) -> list[moves.AnyMove]:
        return turn.actions(state) if seat == state.roller else copying.choices(state, seat in self.last)

    def refusals(self, state: Position, seat: int) -> list[Refusal]:
        return list(turn.refusals(state)) if seat == state.roller else []

    def obey(self, state: Position, seat: int, order: moves.AnyStandingOrder) -> moves.AnyMove | None:
        return None if seat == state.roller else super().obey(state, seat, order)

    def take(self, state: Position, seat: int, move: moves.AnyMove) -> None:
        if seat != state.roller:
            copying.answer(state, seat, move, seat in self.last)
        elif type(move) is moves.End:
            if move.lost != "none":
                state.emit(events.TurnEnded(seat, move.lost))
        else:
            turn.act(state, move)
            if not self.seats:  # nobody else is to move, so the step was removed from the agenda
                state.push(self)
            self.seats.insert(0, seat)


class EndTurn(Step[Position, Move]):
    """Ends a turn after the roller and all others are done: the next player rolls, or the game ends."""

    waits_for_done = True

    def run(self, state: Position) -> None:
        order = state.turn_order()
        place = order.index(state.roller) + 1
        if state.round == ROUNDS and place == len(state.players):
            state.push(EndGame())
        elif place < len(order):
            _roll(state, order[place])
        else:
            state.round += 1
            state.push(StartRound())


class EndGame(Step[Position, Move]):
    """Scores majorities and offices, and announces the winners."""

    def run(self, state: Position) -> None:
        scoring.finish(state)


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[StartRound | ChooseTerrain | CopyDie | TakeTurn | EndTurn | EndGame] = []

    def is_expired(self, seat: int, order: moves.AnyStandingOrder) -> bool:
        return is_expired(self, seat, order)


def _roll(state: Position, roller: int) -> None:
    """Starts a turn: a player rolls four dice, the ghost three, which others may copy."""
    state.roller, state.terrain, state.acted = roller, "", []
    if roller == len(state.players):
        state.emit(events.GhostRolled(turn.letters(_throw(state, DATA.ghost_dice))))
        state.push(EndTurn())
        others, last = copying.offers(state)
        if others:
            state.push(CopyDie(others, last=last))
        return
    if state.options["outside_bank_period"] == "between_own_turns":
        state.players[roller].has_copied = False
    state.emit(events.Rolled(roller, turn.letters(_throw(state, DATA.dice))))
    state.push(ChooseTerrain([roller]))


def _throw(state: Position, count: int) -> tuple[str, ...]:
    """Rolls dice by one draw, whose digits are their sides, the last one first. Returns their faces."""
    faces = state.chance.pick(ROLLS[count], "dice")[::-1]
    state.dice = [*map(Die, faces)]
    return faces
