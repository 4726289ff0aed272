"""Games that begin with one question: with partners, a secret that lasts, turn order by one step, or a rare prize."""

from collections.abc import Callable
from typing import Any

from rules import game, play
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step

SURE = 0
TICKET = 1


class Move(game.Move, frozen=True):
    """Gives points to a seat, hides at or looks at a place, shows a number, or plays for a prize."""

    number: int


class Leave(Move, frozen=True):
    """Ends the turn."""

    ends_turn = True


class Position(game.State, kw_only=True, omit_defaults=True):
    points: list[int]
    teams: list[int | None]
    hidden: int = 0
    """0: nowhere, or not seen."""
    shown: int = 0
    prize: int = 0
    odds: int = 1
    agenda: list["Give | Hide | HideBadly | Uncover | Pass | Look | Show | Play | Stay"] = []


class Give(Step[Position, Move], tag=True):
    """Give a point to the side of a seat, or to nobody."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(-1, len(state.points))]

    def take(self, state: Position, seat: int, move: Move) -> None:
        for other, team in enumerate(state.teams):
            state.points[other] += move.number >= 0 and team == state.teams[move.number]


class Hide(Step[Position, Move], tag=True):
    """Hide at one of three places, or pay four points."""

    stays_secret = True

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(4)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.hidden = move.number
        if move.number:
            state.push(Look([1]))
            state.push(Pass([0]))
        else:
            state.points[0] -= 4


class HideBadly(Hide, tag=True):
    """The same, but the place is uncovered at once."""

    def take(self, state: Position, seat: int, move: Move) -> None:
        super().take(state, seat, move)
        if move.number:
            state.push(Uncover())


class Uncovered(game.Event, frozen=True):
    """Everybody sees where the seat hides."""

    reveals = True

    place: int


class Uncover(Step[Position, Move], tag=True):
    """Shows the place."""

    def run(self, state: Position) -> None:
        state.emit(Uncovered(state.hidden))


class Pass(Step[Position, Move], tag=True):
    """A public choice without a meaning."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(1), Move(2)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        """Does nothing."""


class Look(Step[Position, Move], tag=True):
    """Look at one of the places: a seat that hides there pays five points."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(number) for number in range(1, 4)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        if move.number == state.hidden:
            state.points[0] -= 5


class Show(Step[Position, Move], tag=True):
    """One seat after the other shows a number; the second one gets four times the number if both are equal."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(1), Move(2), Move(3)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.points[seat] += move.number if seat == 0 else 4 * move.number * (move.number == state.shown)
        state.shown = move.number
        if seat == 0:
            self.seats = [1]
            state.push(self)


class Play(Step[Position, Move], tag=True):
    """Take a sure point, or a ticket for a prize."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(SURE), Move(TICKET)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        if move.number == SURE:
            state.points[seat] += 1
        elif not state.chance.below(state.odds):
            state.points[seat] += state.prize


class Stay(Step[Position, Move], tag=True):
    """Take points, or end the turn without."""

    def options(self, state: Position, seat: int) -> list[Move]:
        return [Move(3), Leave(0)]

    def take(self, state: Position, seat: int, move: Move) -> None:
        state.points[seat] += move.number


AnyStep = Give | Hide | HideBadly | Uncover | Pass | Look | Show | Play | Stay


def one_question(step: Callable[[list[int]], AnyStep], teams: list[int | None], **components: Any) -> Game[Position]:
    """Returns a game that begins with a question for seat 0. `teams`: by seat."""

    def new(seats: int, options: Options, chance: Chance) -> Position:
        return Position(chance=chance, points=[0] * seats, teams=teams, agenda=[step([0])], **components)

    def view(state: Position, seat: int | None) -> Position:
        seen = play.redacted(state, seat)
        if seat:
            seen.hidden = 0
        return seen

    def sampler(view: Position) -> Callable[[Chance], Position]:
        sample = play.sampler(view)

        def fill(chance: Chance) -> Position:
            state = sample(chance)
            if view.agenda and isinstance(view.agenda[-1], Look):
                state.hidden = 1 + chance.below(3)
            return state

        return fill

    return Game(
        info=Info("sides", fewest=len(teams), most=len(teams), minutes=1, version=1),
        state=Position,
        move=Move,
        event=Uncovered,
        new=new,
        view=view,
        sampler=sampler,
        scores=lambda state: [Score(points, team=team) for points, team in zip(state.points, state.teams, strict=True)],
        violations=lambda state: [],
    )
