"""Games small enough to know the best move by hand: with open cards, a secret, simultaneous answers and turns."""

from msgspec import structs

from rules import game
from rules.chance import Chance
from rules.game import Info, Options, Score, State, Step
from rules.play import copy


class Move(game.Move, frozen=True):
    """Stones taken, a door opened (0: none) or fingers shown."""

    number: int


class Position(State, kw_only=True, omit_defaults=True):
    """What these games count."""

    points: list[int]
    stones: int = 0
    doors: int = 0
    prize: int = 0
    shown: dict[int, int] = {}
    agenda: list["TakeStones | OpenDoor | ShowFingers | RunErrands | TakeAlone | TakeOne"] = []


class TakeStones(Step[Position, Move], tag=True):
    """One to three at a time; the last one wins."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(1, min(3, state.stones) + 1)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.stones -= move.number
        if state.stones:
            state.ask(TakeStones([1 - seat]))
        else:
            state.points[seat] += 1


class TakeAlone(TakeStones, tag=True):
    """The same against an opponent that sits at no seat."""

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.stones -= move.number
        if state.stones:
            state.ask(TakeOne())


class TakeOne(Step[Position, Move], tag=True):
    """That opponent takes a stone."""

    plays = True

    def run(self, state: Position) -> None:
        state.stones -= 1
        if state.stones:
            state.ask(TakeAlone([0]))


class OpenDoor(Step[Position, Move], tag=True):
    """Three points behind one of the doors, or one point for leaving them shut. A secret either way."""

    takes_single = False

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(state.doors + 1)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        if move.number == 0:
            state.points[seat] += 1
        elif move.number == state.prize:
            state.points[seat] += 3


class ShowFingers(Step[Position, Move], tag=True):
    """Both at once: seat 0 gets ten a finger, seat 1 gets five for showing the same."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(1), Move(2), Move(3)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.shown[seat] = move.number
        if not self.seats:
            state.points[0] = 10 * state.shown[0]
            state.points[1] = 5 if state.shown[0] == state.shown[1] else 0


class RunErrands(Step[Position, Move], tag=True):
    """All at the same time, each as long as it likes: up to two errands, a point for each."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(0), Move(1)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.points[seat] += move.number
        if not move.number or state.points[seat] == 2:
            return
        if self.seats:
            self.seats.append(seat)
        else:
            state.ask(RunErrands([seat]))


class SmallGame:
    """What these have in common. Hidden are the prize and what is shown until both have answered."""

    State = Position
    Move = Move
    Event = game.Event

    def view(self, state: Position, seat: int | None) -> Position:
        return structs.replace(copy(state), chance=state.chance.hidden(), prize=0, shown={})

    def determinize(self, view: Position, chance: Chance) -> Position:
        state = structs.replace(copy(view), chance=chance, prize=1 + chance.below(view.doors or 1))
        if state.agenda and state.agenda[-1].seats == [1]:
            state.shown[0] = 1 + chance.below(3)
        return state

    def scores(self, state: Position) -> list[Score]:
        return [Score(points) for points in state.points]

    def violations(self, state: Position) -> list[str]:
        return [] if state.stones >= 0 else ["more stones taken than there were"]


class Nim(SmallGame):
    """Who leaves a multiple of four wins."""

    INFO = Info("nim", fewest=2, most=2, minutes=1, version=1)

    def __init__(self, stones: int = 21) -> None:
        self._stones = stones

    def new(self, seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0, 0], stones=self._stones, agenda=[TakeStones([0])])


class Greedy(Nim):
    """The same, but taking many looks good at first sight."""

    def prior(self, move: Move) -> float:
        return move.number


class Patience(Nim):
    """One seat, and an opponent that takes one stone at a time."""

    INFO = Info("patience", fewest=1, most=1, minutes=1, version=1)

    def new(self, seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0], stones=self._stones, agenda=[TakeAlone([0])])


class Doors(SmallGame):
    """Opening is worth it in the mean if there are fewer than three doors."""

    INFO = Info("doors", fewest=1, most=1, minutes=1, version=1)

    def __init__(self, doors: int) -> None:
        self._doors = doors

    def new(self, seats: int, options: Options, chance: Chance) -> Position:
        prize = 1 + chance.below(self._doors)
        return Position(chance=chance, points=[0], doors=self._doors, prize=prize, agenda=[OpenDoor([0])])


class Fingers(SmallGame):
    """Seat 0 has every reason to show three, and seat 1 therefore too."""

    INFO = Info("fingers", fewest=2, most=2, minutes=1, version=1)

    def new(self, seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0, 0], agenda=[ShowFingers([0, 1])])


class Errands(SmallGame):
    """Two turns at the same time."""

    INFO = Info("errands", fewest=2, most=2, minutes=1, version=1)

    def new(self, seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0, 0], agenda=[RunErrands([0, 1])])
