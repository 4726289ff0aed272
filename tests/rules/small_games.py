"""Games in which the best move is known: with open information, a secret, simultaneous choices and turns."""

from collections.abc import Callable

from msgspec import structs

from rules import game, play
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, State, Step
from rules.play import copy


class Move(game.Move, frozen=True):
    """Takes stones, opens a door (0: none), shows fingers or runs an errand (0: stops)."""

    number: int


class Position(State, kw_only=True, omit_defaults=True):
    """The components of all these games."""

    points: list[int]
    stones: int = 0
    doors: int = 0
    prize: int = 0
    shown: dict[int, int] = {}
    agenda: list["TakeStones | OpenDoor | ShowFingers | RunErrands | TakeAlone | TakeOne"] = []


class TakeStones(Step[Position, Move], tag=True):
    """Take one to three stones; taking the last one wins."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(1, min(3, state.stones) + 1)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.stones -= move.number
        if state.stones:
            state.push(TakeStones([1 - seat]))
        else:
            state.points[seat] += 1


class TakeAlone(TakeStones, tag=True):
    """The same against an automated opponent."""

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.stones -= move.number
        if state.stones:
            state.push(TakeOne())


class TakeOne(Step[Position, Move], tag=True):
    """The automated opponent takes a stone."""

    opponent_turn = True

    def run(self, state: Position) -> None:
        state.stones -= 1
        if state.stones:
            state.push(TakeAlone([0]))


class OpenDoor(Step[Position, Move], tag=True):
    """Three points behind one of the doors, or one point for opening none."""

    takes_single = False

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(state.doors + 1)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        if move.number == 0:
            state.points[seat] += 1
        elif move.number == state.prize:
            state.points[seat] += 3


class ShowFingers(Step[Position, Move], tag=True):
    """Both seats at once: seat 0 gets ten points a finger, seat 1 five if both show the same number."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(1), Move(2), Move(3)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.shown[seat] = move.number
        if not self.seats:
            state.points[0] = 10 * state.shown[0]
            state.points[1] = 5 if state.shown[0] == state.shown[1] else 0


class RunErrands(Step[Position, Move], tag=True):
    """Both seats at once, each at its own pace: up to two errands for a point each."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(0), Move(1)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.points[seat] += move.number
        if not move.number or state.points[seat] == 2:
            return
        if self.seats:
            self.seats.append(seat)
        else:
            state.push(RunErrands([seat]))


def view(state: Position, seat: int | None) -> Position:
    """Hides the prize, and the fingers until both have chosen."""
    return structs.replace(copy(state), chance=state.chance.hidden(), prize=0, shown={})


def sampler(view: Position) -> Callable[[Chance], Position]:
    sample = play.sampler(view)

    def fill(chance: Chance) -> Position:
        state = sample(chance)
        state.prize = 1 + chance.below(view.doors or 1)
        if state.agenda and state.agenda[-1].seats == [1]:
            state.shown[0] = 1 + chance.below(3)
        return state

    return fill


def scores(state: Position) -> list[Score]:
    return [Score(points) for points in state.points]


def violations(state: Position) -> list[str]:
    return [] if state.stones >= 0 else ["more stones taken than there were"]


def small_game(name: str, seats: int, new: Callable[[int, Options, Chance], Position]) -> Game[Position]:
    """Returns a game with everything that these games share."""
    return Game(
        info=Info(name, fewest=seats, most=seats, minutes=1, version=1),
        state=Position,
        move=Move,
        event=game.Event,
        new=new,
        view=view,
        sampler=sampler,
        scores=scores,
        violations=violations,
    )


def nim(stones: int = 21) -> Game[Position]:
    """Returns the game of taking stones, in which leaving a multiple of four wins."""

    def new(seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0, 0], stones=stones, agenda=[TakeStones([0])])

    return small_game("nim", 2, new)


def greedy(stones: int = 21) -> Game[Position]:
    """Returns nim with a prior for taking many."""

    def prior(move: game.Move) -> float:
        assert isinstance(move, Move)
        return move.number

    return structs.replace(nim(stones), prior=prior)


def patience(stones: int = 21) -> Game[Position]:
    """Returns nim for one seat against an automated opponent that takes one stone a turn."""

    def new(seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0], stones=stones, agenda=[TakeAlone([0])])

    return small_game("patience", 1, new)


def doors(number: int) -> Game[Position]:
    """Returns the game of doors. With fewer than three of them, opening one has the higher expected value."""

    def new(seats: int, options: Options, chance: Chance) -> Position:
        prize = 1 + chance.below(number)
        return Position(chance=chance, points=[0], doors=number, prize=prize, agenda=[OpenDoor([0])])

    return small_game("doors", 1, new)


def fingers() -> Game[Position]:
    """Returns the game of fingers. Three is best for seat 0, and therefore for seat 1."""

    def new(seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0, 0], agenda=[ShowFingers([0, 1])])

    return small_game("fingers", 2, new)


def errands() -> Game[Position]:
    """Returns a game in which both seats have their turns at the same time."""

    def new(seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0, 0], agenda=[RunErrands([0, 1])])

    return small_game("errands", 2, new)
