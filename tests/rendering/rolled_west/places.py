"""Where on the board something is found: on the overview, or on one player's page."""

from typing import NamedTuple

from rendering.canvas import Box
from rendering.rolled_west import layout
from rules.rolled_west.board import CONTRACTS, METALS, OFFICES, RESOURCES, TERRAINS

TOKENS = 44
"""How deep the row is in which a page shows how far others are."""


class Places(NamedTuple):
    """The board for `owner` (None: the overview) of a game of so many `players`."""

    owner: int | None
    players: int

    def spaces(self, player: int, terrain: str, first: int, count: int) -> Box:
        """Returns so many spaces of a claim track, from the `first`, counted from 0."""
        number, last = list(TERRAINS).index(terrain), first + count - 1
        if self.owner is not None:
            return self._own(player, layout.my_space(number, first), layout.my_space(number, last))
        panel = layout.terrain(number)
        line = layout.line(panel, player, self.players)
        return _joined(*(layout.column(panel, line, space, layout.SPACES) for space in (first, last)))

    def berths(self, player: int, metal: str, first: int, count: int) -> Box:
        """Returns so many spaces of a shipping row, from the `first`, counted from 0."""
        number, last = METALS.index(metal), first + count - 1
        if self.owner is not None:
            return self._own(player, layout.my_berth(number, first), layout.my_berth(number, last))
        panel = layout.freight(number)
        line = layout.line(panel, player, self.players)
        return _joined(*(layout.column(panel, line, space, layout.BERTHS) for space in (first, last)))

    def contract(self, name: str) -> Box:
        """Returns where a contract lies."""
        return layout.contract(self._shared, list(CONTRACTS).index(name))

    def office(self, name: str) -> Box:
        """Returns where an office lies."""
        return layout.office(self._shared, list(OFFICES).index(name))

    def bank(self, player: int, resource: str) -> Box:
        """Returns where the board shows how much of a resource a player has in the bank."""
        number = RESOURCES.index(resource)
        return layout.my_bank(number) if player == self.owner else layout.stock(self.panel(player), number)

    def panel(self, player: int) -> Box:
        """Returns the panel of a player; on a page there is none of its owner."""
        if self.owner is None:
            return layout.player(layout.PLAYERS, player, self.players)
        others = layout.others(self.owner, self.players)
        return layout.player(layout.OTHERS, others.index(player), len(others))

    def score(self, player: int) -> Box:
        """Returns the points of a player in a finished game."""
        return layout.score(layout.player(layout.RESULTS, player, self.players))

    @property
    def _shared(self) -> Box:
        return layout.SHARED if self.owner is None else layout.MY_SHARED

    def _own(self, player: int, first: Box, last: Box) -> Box:
        """Returns the own spaces from `first` to `last`; of somebody else the token below the last one."""
        if player == self.owner:
            return _joined(first, last)
        return Box(last.left, last.bottom, last.right, last.bottom + TOKENS)


def _joined(first: Box, last: Box) -> Box:
    return first._replace(right=last.right)
