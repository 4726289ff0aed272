"""A round: an item is drawn, all bid at the same time, the bids are opened."""

from parlour_auction.rules.moves import AnyMove, Bid, Offered, Opened, Sold, Tied
from rules import game
from rules.game import Move, Option, Step

ITEMS = Option("items", ("6", "4"))
TEAMS = ((0, 2), (1, 3))
"""The seats of each team: partners sit across."""


class Position(game.State, kw_only=True, omit_defaults=True):
    """All components, without the agenda."""

    items: list[int]
    """Those that are still to be drawn: everybody knows which."""
    hands: list[list[int]]
    """By seat: the cards that it has not bid yet, which everybody has seen."""
    item: int = 0
    """The points for the next winner."""
    points: list[int]
    """By team."""
    won: list[int]
    """By team: the number of items."""


class DrawItem(Step[Position, Move]):
    """Draws the next item and asks everybody."""

    def run(self, state: Position) -> None:
        points = state.chance.pick(state.items)
        state.items.remove(points)
        state.item += points
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
    """Opens the bids: the team whose two cards add up to more gets the item."""

    bids: dict[int, int]

    def run(self, state: Position) -> None:
        for seat, card in sorted(self.bids.items()):
            state.hands[seat].remove(card)
            state.emit(Opened(seat, card))
        sums = [sum(self.bids[seat] for seat in team) for team in TEAMS]
        if sums[0] == sums[1]:
            state.emit(Tied(state.item))
        else:
            team = sums.index(max(sums))
            state.points[team] += state.item
            state.won[team] += 1
            state.emit(Sold(*TEAMS[team], state.item))
            state.item = 0
        if state.items:
            state.push(DrawItem())


class State(Position, kw_only=True, omit_defaults=True):
    """A whole position, with its agenda."""

    agenda: list[DrawItem | PlaceBids | OpenBids] = []
