"""Where on the board something is found: as everybody sees it, or as one player does."""

from typing import NamedTuple

from rendering.canvas import Box
from rendering.rolled_west import layout
from rules.rolled_west.board import CONTRACTS, OFFICES, RESOURCES


class Places(NamedTuple):
    """The board for `owner` (None: everybody) of a game by its number of `players`."""

    owner: int | None
    players: int

    def mark(self, player: int, terrain: str, space: int) -> Box:
        """Returns where a player has a mark on a space of a terrain, counted from 1."""
        return layout.slot(layout.plot(terrain, space - 1), player, self.players)

    def wagon(self, player: int, metal: str, station: int) -> Box:
        """Returns where the wagon of a player stands in a station, counted from 1."""
        return layout.berth(layout.station(metal, station - 1), player, self.players)

    def contract(self, name: str) -> Box:
        """Returns where a contract lies."""
        return layout.contract(list(CONTRACTS).index(name))

    def office(self, name: str) -> Box:
        """Returns where an office lies."""
        return layout.office(list(OFFICES).index(name))

    def bank(self, player: int, resource: str) -> Box:
        """Returns where the board shows how much of a resource a player has in the bank."""
        panel = layout.BESIDE if player == self.owner else self.panel(player)
        return layout.stock(panel, RESOURCES.index(resource))

    def panel(self, player: int) -> Box:
        """Returns the panel of a player, or of the ghost after the last one."""
        return layout.panel(layout.panels(self.players), player, self.players)

    def score(self, player: int) -> Box:
        """Returns the points of a player in a finished game."""
        return layout.score(layout.result(player, self.players))
