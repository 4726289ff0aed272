"""A game of open votes: both seats at once, but the answer of one of them may replace the question."""

from rules import game
from rules.chance import Chance
from rules.game import Game, Info, Options, Score, Step


class Vote(game.Move, frozen=True):
    """Votes with "yes" or "no"; seat 0 may also ask for a "surrender", or for the vote "again"."""

    word: str


class Position(game.State, kw_only=True, omit_defaults=True):
    yes: list[int]
    no: list[int] = []
    bound: bool = False


class Decide(Step[Position, Vote]):
    waits_for_done = True

    def options(self, state: Position, seat: int) -> list[Vote]:
        return [Vote("yes"), Vote("no"), *([Vote("surrender"), Vote("again")] if seat == 0 else [])]

    def take(self, state: Position, seat: int, move: Vote) -> None:
        match move.word:
            case "yes":
                state.yes.append(seat)
            case "surrender":
                state.push(Surrender([1]))
            case "again":
                state.agenda = [Decide([0, 1])]


class Surrender(Step[Position, Vote]):
    def options(self, state: Position, seat: int) -> list[Vote]:
        return [Vote("yes"), Vote("no")]

    def take(self, state: Position, seat: int, move: Vote) -> None:
        if move.word == "yes":
            state.agenda = []


class Debate(Step[Position, Vote]):
    """Both at once, but seat 0 can "bind" the other to a "no", and votes after that."""

    def options(self, state: Position, seat: int) -> list[Vote]:
        if seat == 0:
            return [Vote("bind"), Vote("yes")]
        return [Vote("no")] if state.bound else [Vote("yes"), Vote("no")]

    def take(self, state: Position, seat: int, move: Vote) -> None:
        if move.word == "bind":
            state.bound = True
            self.seats.insert(0, seat)
        else:
            (state.yes if move.word == "yes" else state.no).append(seat)


class VotesState(Position, kw_only=True, omit_defaults=True):
    agenda: list[Decide | Surrender | Debate] = []


def new(seats: int, options: Options, chance: Chance) -> VotesState:
    return VotesState(chance=chance, agenda=[Decide([0, 1])], yes=[])


def scores(state: VotesState) -> list[Score]:
    return [Score(0), Score(0)]


def violations(state: VotesState) -> list[str]:
    return []


VOTES = Game(
    info=Info("votes", fewest=2, most=2, minutes=1, version=1),
    state=VotesState,
    move=Vote,
    event=game.Event,
    new=new,
    scores=scores,
    violations=violations,
)
