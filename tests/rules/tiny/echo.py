"""A game that two standing orders, or a turn with an endless step, would keep going for ever."""

from rules import game
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step


class Call(game.Move, frozen=True):
    """Calls "on" to the other seat, "stop", or "loop", which starts steps that never end."""

    word: str


class Answer(game.StandingOrder, frozen=True):
    """Always calls "on"."""


class Position(game.State, kw_only=True, omit_defaults=True):
    calls: int = 0


class Shout(Step[Position, Call]):
    waits_for_done = True

    def options(self, state: Position, seat: int) -> list[Call]:
        return [Call("on"), Call("stop"), Call("loop")]

    def obey(self, state: Position, seat: int, order: Answer) -> Call:
        return Call("on")

    def take(self, state: Position, seat: int, move: Call) -> None:
        state.calls += 1
        if move.word == "on":
            state.push(Shout([1 - seat]))
        elif move.word == "loop":
            state.push(Loop())


class Loop(Step[Position, Call]):
    def run(self, state: Position) -> None:
        state.push(Loop())


class EchoState(Position, kw_only=True, omit_defaults=True):
    agenda: list[Shout | Loop] = []


def new(seats: int, options: Options, chance: Chance) -> EchoState:
    return EchoState(chance=chance, agenda=[Shout([0])])


def scores(state: EchoState) -> list[Score]:
    return [Score(state.calls), Score(state.calls)]


def violations(state: EchoState) -> list[str]:
    return []


def standing_orders(view: EchoState, seat: int) -> list[Answer]:
    return [Answer()]


ECHO = Game(
    info=Info("echo", fewest=2, most=2, minutes=1, version=1),
    state=EchoState,
    move=Call,
    event=game.Event,
    new=new,
    scores=scores,
    violations=violations,
    standing_order=Answer,
    standing_orders=standing_orders,
)
