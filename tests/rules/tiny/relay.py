"""A game of turns that others may change: what was prepared may become illegal, mean something else, or ask more."""

from rules import game
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step

TURNS = 12
STONES = 2
ODD = ("nod", "wink", "deal", "peek", "gamble")
"""Words that ask once more with a single option, show something, or draw first."""


class Go(game.Move, frozen=True):
    """What a seat does in its turn: a word."""

    word: str


class AddAlways(game.StandingOrder, frozen=True):
    """Always says "add"."""


class Began(game.Preset, frozen=True):
    """Takes a stone, and then the left one."""


class Took(game.Event, frozen=True):
    """A seat took a stone, and a number of them are left."""

    seat: int
    left: int


class Shown(game.Event, frozen=True):
    reveals = True


class Position(game.State, kw_only=True, omit_defaults=True):
    points: list[int]
    stones: int = STONES
    gate: bool = False
    jam: bool = False
    trap: bool = False
    turns: int = TURNS


class Turn(Step[Position, Go]):
    """Choose what to do: some of it depends on what others have done."""

    def options(self, state: Position, seat: int) -> list[Go]:
        words = ["add", "draw", "show", "gate", "jam", "trap", "pick", "loop", "bell", *ODD]
        return [Go(word) for word in words] + [Go("take")] * (state.stones > 0)

    def turn_of(self, state: Position, seat: int) -> "Turn | None":
        return Turn([seat]) if state.turns > 1 else None

    def presets(self, state: Position, seat: int) -> list[Began]:
        return [Began()]

    def obey(self, state: Position, seat: int, order: AddAlways | Began) -> Go | None:
        return Go("pick") if isinstance(order, Began) else Go("add")

    def take(self, state: Position, seat: int, move: Go) -> None:
        state.turns -= 1
        if state.turns:
            state.push(Start(seat=(seat + 1) % len(state.points)))
        if move.word == "take":
            state.stones -= 1
            state.emit(Took(seat, state.stones))
        elif move.word == "draw":
            state.points[seat] += state.chance.below(6)
        elif move.word == "show":
            state.emit(Shown())
        elif move.word in ("gate", "jam", "trap"):
            setattr(state, move.word, True)
        elif move.word == "pick" or (move.word == "add" and state.gate):
            state.push(Pick([seat]))
        elif move.word == "loop" or (move.word == "add" and state.jam):
            state.push(Loop())
        elif move.word in ("nod", "wink"):
            state.push(Nod([seat]) if move.word == "nod" else Wink([seat]))
        elif move.word == "deal":
            state.push(Deal())
        elif move.word in ("peek", "gamble"):
            state.points[seat] += state.chance.below(6)
            if move.word == "peek":
                state.emit(Shown())
            else:
                state.push(Loop())
        elif move.word == "bell":
            state.push(Bell([other for other in range(len(state.points)) if other != seat]))


class Pick(Step[Position, Go]):
    """Choose one of two."""

    def options(self, state: Position, seat: int) -> list[Go]:
        return [Go("left"), Go("right")]

    def obey(self, state: Position, seat: int, order: AddAlways | Began) -> Go | None:
        return Go("left") if isinstance(order, Began) else None

    def take(self, state: Position, seat: int, move: Go) -> None:
        state.points[seat] += move.word == "left"


class Nod(Step[Position, Go]):
    """Do the only thing there is."""

    def options(self, state: Position, seat: int) -> list[Go]:
        return [Go("nod")]

    def take(self, state: Position, seat: int, move: Go) -> None:
        state.points[seat] += 1


class Wink(Nod):
    """Do the only thing there is, which shows something."""

    def take(self, state: Position, seat: int, move: Go) -> None:
        state.emit(Shown())


class Deal(Step[Position, Go]):
    """Shows something by itself."""

    def run(self, state: Position) -> None:
        state.emit(Shown())


class Bell(Pick):
    """All others choose one of two at the same time, in the turn of a seat."""


class Start(Step[Position, Go], kw_only=True):
    """Passes the turn on."""

    waits_for_done = True

    seat: int

    def run(self, state: Position) -> None:
        state.push(Loop() if state.trap and self.seat > 1 else Turn([self.seat]))


class Loop(Step[Position, Go]):
    def run(self, state: Position) -> None:
        state.push(Loop())


class RelayState(Position, kw_only=True, omit_defaults=True):
    agenda: list[Turn | Pick | Nod | Wink | Deal | Bell | Start | Loop] = []


def new(seats: int, options: Options, chance: Chance) -> RelayState:
    return RelayState(chance=chance, agenda=[Turn([0])], points=[0] * seats)


def scores(state: RelayState) -> list[Score]:
    return [Score(points) for points in state.points]


def violations(state: RelayState) -> list[str]:
    return []


def standing_orders(view: RelayState, seat: int) -> list[AddAlways]:
    return [AddAlways()]


RELAY = Game(
    info=Info("relay", fewest=2, most=3, minutes=1, version=1),
    state=RelayState,
    move=Go,
    event=Took | Shown,
    new=new,
    scores=scores,
    violations=violations,
    standing_order=AddAlways,
    standing_orders=standing_orders,
)
