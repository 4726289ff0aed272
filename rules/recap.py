"""The recap of a match: its turns, and the points and the round after each, found by playing its log again."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rules import play
from rules.game import AnyGame, Event, Move, Score, State
from rules.ranking import places, sides
from rules.turns import Turns

S = TypeVar("S", bound=State)


class Taken(NamedTuple):
    """A turn that a seat has taken, and what it brought."""

    seat: int
    round: int
    """The round in which it began, from 1; 0 if that was before the first, or the game names none."""
    gained: int
    """The points that its moves brought its seat; not those of a scoring after it."""
    events: tuple[Event, ...]
    """What those of its moves caused that brought points."""


class Part(NamedTuple):
    """A round of a match: the numbers of its first turn and of the first turn after it."""

    round: int
    first: int
    stop: int


class Recap(NamedTuple, Generic[S]):
    """How a match went. All who compete are counted: the seats, and after them an automated opponent."""

    end: S
    """The last position."""
    scores: list[Score]
    """By seat, at the end."""
    places: list[int]
    """The places of all who compete."""
    turns: list[Taken]
    points: list[list[int]]
    """Of all who compete: before the first turn, and after each turn and all that followed it."""
    events: list[Event]
    """Everything that happened."""

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(len(self.scores))

    @property
    def parts(self) -> list[Part]:
        """The rounds in which turns were taken, one after the other."""
        found: list[Part] = []
        for number, turn in enumerate(self.turns):
            if found and found[-1].round == turn.round:
                found[-1] = found[-1]._replace(stop=number + 1)
            else:
                found.append(Part(turn.round, number, number + 1))
        return found

    def leaders(self, turns: int) -> list[int]:
        """Returns who of all who compete had most points after a number of turns; nobody if all had the same."""
        points = self.points[turns]
        leading = [number for number, own in enumerate(points) if own == max(points)]
        return leading if len(leading) < len(points) or len(points) == 1 else []

    @property
    def sides(self) -> list[int]:
        """The side of each seat: partners are on one."""
        return sides(self.scores)

    def gains(self, first: int, stop: int) -> list[int]:
        """Returns what all who compete gained from turn `first` until before turn `stop`."""
        return [after - before for before, after in zip(self.points[first], self.points[stop], strict=True)]

    def happened(self, seat: int, *kinds: type[Event]) -> list[Any]:
        """Returns the events of these kinds in which `seat` did something."""
        return [event for event in self.events if isinstance(event, kinds) and getattr(event, "seat", None) == seat]


AnyRecap = Recap[Any]


def of_moves(game: AnyGame, state: State, moves: Iterable[tuple[int, Move]], ranks: Sequence[int] = ()) -> AnyRecap:
    """Returns the recap of `moves` from the beginning `state`, which is played on in place. Raises Illegal.

    `ranks`: the places of all who compete, if not those by points.
    """
    retelling = _Retelling(game, state)
    for seat, move in moves:
        retelling.play(seat, move)
    return retelling.recap(ranks)


class _Retelling:
    """A match that is played again, and what was noted on the way."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self._game = game
        self._state = state
        self._turns = Turns(game)
        self._taken: list[Taken] = []
        self._points: list[list[int]] = []
        self._events: list[Event] = []
        self._to_move: play.ToMove = {}
        self._known: list[int] = []
        """The points of all who compete; none: something has happened since they were counted."""
        self._go_on(None)

    def play(self, seat: int, move: Move) -> None:
        """Plays a move, and everything that follows by itself."""
        option = play.chosen(self._to_move.get(seat, []), move)
        before = self._now()
        if self._turns.move(self._state, seat):
            self._points.append(before)
            self._taken.append(Taken(seat, self._turns.found[-1].round, 0, ()))
        play.take(self._state, seat, option)
        self._known = []
        events, gained = self._go_on(seat, before[seat])
        if gained:
            turn = self._taken[-1]
            self._taken[-1] = turn._replace(gained=turn.gained + gained, events=(*turn.events, *events))

    def recap(self, ranks: Sequence[int]) -> AnyRecap:
        """Returns what was noted."""
        scores = self._game.scores(self._state)
        found = list(ranks) or places(scores)
        if len(found) < len(self._now()):  # the opponent of a match alone is first or second
            found.append(3 - found[0])
        return Recap(self._state, scores, found, self._taken, [*self._points, self._now()], self._events)

    def _go_on(self, seat: int | None, before: int = 0) -> tuple[tuple[Event, ...], int]:
        """Runs what needs no choice. Returns what the move of `seat` caused, and the points it brought.

        What draws, reveals or scores after the turn is not caused by it.
        """
        own = play.drain(self._state)
        self._events += own
        after = self._now()[seat] if seat is not None else 0
        for _ in range(play.AUTOMATIC_LIMIT):
            if not self._goes_on(seat):
                seat = None
            draws = self._state.chance.draws
            to_move = play.advance(self._state)
            if to_move is not None:
                self._to_move = to_move
                return tuple(own), after - before
            self._known = []
            events = play.drain(self._state)
            self._events += events
            if self._state.chance.draws != draws or any(event.reveals for event in events):
                seat = None
            if seat is not None:
                own += events
                after = self._now()[seat]
        raise play.endless(self._state)

    def _goes_on(self, seat: int | None) -> bool:
        """Returns whether the next step may belong to the turn of `seat`; notes if that turn is over."""
        if not self._state.agenda:
            return False
        step = self._state.agenda[-1]
        self._turns.reach(self._state)
        return not self._turns.is_over and (not step.seats or seat in step.seats)

    def _now(self) -> list[int]:
        """Returns the points of all who compete."""
        if not self._known:
            self._known = [score.points for score in self._game.scores(self._state)]
            if self._game.opponent and (opponent := self._game.opponent(self._state)):
                self._known.append(opponent.score.points)
        return self._known
