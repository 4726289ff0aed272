"""A round: the fox sneaks, then each hound walks and searches."""

from parlour_fox.rules.moves import Caught, Hid, Searched, Seen, Sneak, Sneaked, Walk
from parlour_fox.rules.state import FIELDS, FOX, SHOWN_EVERY, Position, near
from rules.game import Move, Step


class SneakAway(Step[Position, Sneak]):
    """The fox goes to a field beside it, or stays; not to a field with a hound."""

    takes_single = False  # it would show that hounds surround the fox
    stays_secret = True

    def options(self, state: Position, seat: int) -> list[Sneak]:
        fields = [field for field in near(state.fox) if field not in state.hounds] if state.fox else []
        return [Sneak(field) for field in [state.fox, *fields]]

    def take(self, state: Position, seat: int, move: Sneak) -> None:
        state.fox = move.field
        state.emit(Hid(seat, move.field))
        state.push(Look())


class Look(Step[Position, Move]):
    """Everybody learns that the fox has moved, and in some rounds where it is."""

    def run(self, state: Position) -> None:
        state.emit(Sneaked(state.round))
        reached = {field for place in state.possible for field in (place, *near(place))}
        state.possible = [field for field in FIELDS if field in reached and field not in state.hounds]
        if state.round % SHOWN_EVERY == 0:
            state.possible = [state.fox]
            state.emit(Seen(state.fox))
        state.push(WalkOn(seats=[state.owner(0)]))


class WalkOn(Step[Position, Walk], kw_only=True):
    """A hound goes to a field beside it where no other hound is, or stays."""

    waits_for_done = True

    hound: int = 0

    def options(self, state: Position, seat: int) -> list[Walk]:
        here = state.hounds[self.hound]
        return [Walk(here), *(Walk(field) for field in near(here) if field not in state.hounds)]

    def take(self, state: Position, seat: int, move: Walk) -> None:
        state.hounds[self.hound] = move.field
        state.push(Search(hound=self.hound))


class Search(Step[Position, Move], kw_only=True):
    """The hound searches its field: after Done, since that shows something whether or not the fox is there."""

    hound: int

    def run(self, state: Position) -> None:
        seat, field = state.owner(self.hound), state.hounds[self.hound]
        if field == state.fox:
            state.caught, state.possible = True, [field]
            state.emit(Caught(seat, field))
            return
        state.emit(Searched(seat, field))
        state.possible = [place for place in state.possible if place != field]
        if self.hound + 1 < len(state.hounds):
            state.push(WalkOn(seats=[state.owner(self.hound + 1)], hound=self.hound + 1))
        elif state.round < state.rounds:
            state.round += 1
            state.push(SneakAway(seats=[FOX]))


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[SneakAway | Look | WalkOn | Search] = []
