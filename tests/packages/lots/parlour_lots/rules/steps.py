"""A round: a lot is drawn, all bid at the same time, the bids are opened."""

from parlour_lots.rules.moves import AnyMove, Bid, Offered, Opened, Sold, Tied
from rules import game
from rules.game import Move, Option, Step

LOTS = Option("lots", ("6", "4"))
TEAMS = ((0, 2), (1, 3))
"""The seats of each team: partners sit across."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    lots: list[int]
    """Those that are still to be drawn: everybody knows which."""
    hands: list[list[int]]
    """By seat: the cards that it has not bid yet, which everybody has seen."""
    lot: int = 0
    """The points for the next winner."""
    points: list[int]
    """By team."""
    won: list[int]
    """By team: the number of lots."""


class DrawLot(Step[Position, Move]):
    """Draws the next lot and asks everybody."""

    def run(self, state: Position) -> None:
        points = state.chance.pick(state.lots)
        state.lots.remove(points)
        state.lot += points
        state.emit(Offered(points))
        state.push(PlaceBids(seats=list(range(len(state.hands)))))


class PlaceBids(Step[Position, AnyMove], kw_only=True):
    """All choose a card at the same time. A last card is no secret, so it is bid automatically."""

    waits_for_done = True

    bids: dict[int, int] = {}
    """By seat: the card. A view has only those that its seat may see."""

    def options(self, state: Position, seat: int) -> list[AnyMove]:
        return [Bid(card) for card in state.hands[seat]]

    def take(self, state: Position, seat: int, move: AnyMove) -> None:
        self.bids[seat] = move.card
        if not self.seats:
            state.push(OpenBids(bids=self.bids))


class OpenBids(Step[Position, Move], kw_only=True):
    """Opens the bids: the team whose two cards add up to more gets the lot."""

    bids: dict[int, int]

    def run(self, state: Position) -> None:
        for seat, card in sorted(self.bids.items()):
            state.hands[seat].remove(card)
            state.emit(Opened(seat, card))
        sums = [sum(self.bids[seat] for seat in team) for team in TEAMS]
        if sums[0] == sums[1]:
            state.emit(Tied(state.lot))
        else:
            team = sums.index(max(sums))
            state.points[team] += state.lot
            state.won[team] += 1
            state.emit(Sold(*TEAMS[team], state.lot))
            state.lot = 0
        if state.lots:
            state.push(DrawLot())


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[DrawLot | PlaceBids | OpenBids] = []
