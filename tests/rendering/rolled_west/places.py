"""Where on the board something is found: as everybody sees it, or on one player's scoreboard."""

from typing import NamedTuple

from rendering.canvas import Box
from rendering.rolled_west import layout
from rules.rolled_west.board import CONTRACTS, METALS, OFFICES, RESOURCES, TERRAINS


class Places(NamedTuple):
    """The board for `owner` (None: everybody) of a game of so many `players`."""

    owner: int | None
    players: int

    @property
    def field(self) -> int:
        """Where contracts and Boomtown begin."""
        return layout.HEAD if self.owner is None else layout.PART

    @property
    def tracks(self) -> int:
        """Where the tracks of everybody begin."""
        return self.field + layout.FIELD

    @property
    def shared(self) -> Box:
        """Where contracts and Boomtown lie."""
        return layout.shared(self.field)

    @property
    def legend(self) -> Box:
        """Where the signs of Boomtown are explained."""
        return layout.legend(self.field)

    def spaces(self, player: int, terrain: str, first: int, count: int) -> Box:
        """Returns so many spaces of a claim track, from the `first`, counted from 0."""
        number, last = list(TERRAINS).index(terrain), first + count - 1
        if player == self.owner:
            return _joined(layout.my_space(number, first), layout.my_space(number, last))
        panel = layout.terrain(self.tracks, number, self.players)
        line = layout.line(panel, player, self.players)
        return _joined(*(layout.column(panel, line, space, layout.SPACES) for space in (first, last)))

    def berths(self, player: int, metal: str, first: int, count: int) -> Box:
        """Returns so many spaces of a shipping row, from the `first`, counted from 0."""
        number, last = METALS.index(metal), first + count - 1
        if player == self.owner:
            return _joined(layout.my_berth(number, first), layout.my_berth(number, last))
        panel = layout.freight(self.tracks, number, self.players)
        line = layout.line(panel, player, self.players)
        return _joined(*(layout.column(panel, line, space, layout.BERTHS) for space in (first, last)))

    def reached(self, player: int, row: str) -> Box:
        """Returns where a scoreboard says how far somebody else is."""
        others = [other for other in range(self.players) if other != self.owner]
        is_metal = row in METALS
        place = layout.my_competitors(METALS.index(row)) if is_metal else layout.my_rivals(list(TERRAINS).index(row))
        return layout.rival(place, others.index(player), len(others))

    def contract(self, name: str) -> Box:
        """Returns where a contract lies."""
        return layout.contract(self.shared, list(CONTRACTS).index(name))

    def office(self, name: str) -> Box:
        """Returns where an office lies."""
        return layout.office(self.shared, list(OFFICES).index(name))

    def bank(self, player: int, resource: str) -> Box:
        """Returns where the board shows how much of a resource a player has in the bank."""
        number = RESOURCES.index(resource)
        return layout.my_bank(number) if player == self.owner else layout.stock(self.panel(player), number)

    def panel(self, player: int) -> Box:
        """Returns the panel of a player, or of the ghost after the last one."""
        row = layout.panels(self.tracks + layout.tracks(self.players), self.players)
        return layout.panel(row, player, self.players)

    def score(self, player: int) -> Box:
        """Returns the points of a player in a finished game."""
        return layout.score(layout.result(player, self.players))


def _joined(first: Box, last: Box) -> Box:
    return first._replace(right=last.right)
