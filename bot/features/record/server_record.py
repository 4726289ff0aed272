"""What wins a game on a server: by seat, by category of points, and by what winners did more than others. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.features.record.domain import below, whole_counts


class BySeat(NamedTuple):
    """How often a seat has won, among `seats` seats."""

    seats: int
    seat: int
    matches: int
    wins: int


class ByCategory(NamedTuple):
    """The average points of winners and of others in a category."""

    category: str
    winners: float
    others: float


class ByStrength(NamedTuple):
    """How often those have won whose strength was a category: who got more there than the others, above all."""

    category: str
    players: int
    wins: int


class ServerRecord:
    """What is counted of the matches between people on a server."""

    def __init__(self, counts: Mapping[str, str]) -> None:
        self._counts = whole_counts(counts)

    @property
    def games(self) -> list[str]:
        """The games that were played, most matches first."""
        names = {name.partition(".")[0] for name in self._counts}
        return sorted(filter(self.matches, names), key=lambda game: (-self.matches(game), game))

    def matches(self, game: str) -> int:
        """Returns how many matches of a game have a result."""
        return sum(self._by_seats(game).values())

    def best(self, game: str) -> int | None:
        """Returns the most points of anybody; None if no points count."""
        return self._counts.get(f"{game}.best")

    def average(self, game: str) -> float | None:
        """Returns the average points of a seat; None if no points count."""
        scored = self._scored(game)
        return self._counts.get(f"{game}.points", 0) / sum(scored) if any(scored) else None

    def by_seat(self, game: str) -> list[BySeat]:
        """Returns how often each seat has won, for each number of seats."""
        return [
            BySeat(seats, seat, matches, self._counts.get(f"{game}.{seats}.seat.{seat}", 0))
            for seats, matches in sorted(self._by_seats(game).items())
            for seat in range(seats)
        ]

    def by_category(self, game: str) -> list[ByCategory]:
        """Returns the average points of winners and others in each category, largest difference first."""
        winners, others = self._scored(game)
        own, theirs = (below(self._counts, f"{game}.{who}.") for who in ("winners", "others"))
        found = [
            ByCategory(name, own.get(name, 0) / max(winners, 1), theirs.get(name, 0) / max(others, 1))
            for name in sorted({*own, *theirs})
        ]
        return sorted(found, key=lambda each: each.others - each.winners)

    def by_strength(self, game: str) -> list[ByStrength]:
        """Returns how often each strength has won, the most promising first: a few players prove little."""
        counts = below(self._counts, f"{game}.strength.")
        names = sorted({name.rpartition(".")[0] for name in counts})
        wins = {name: counts.get(f"{name}.winners", 0) for name in names}
        found = [ByStrength(name, wins[name] + counts.get(f"{name}.others", 0), wins[name]) for name in names]
        return sorted(found, key=lambda each: -(each.wins + 1) / (each.players + 2))

    def _by_seats(self, game: str) -> dict[int, int]:
        """Returns the number of matches by the number of seats."""
        counts = below(self._counts, f"{game}.")
        numbers = {name.removesuffix(".matches"): count for name, count in counts.items() if name.endswith(".matches")}
        return {int(seats): count for seats, count in numbers.items() if seats.isdecimal()}

    def _scored(self, game: str) -> tuple[int, int]:
        """Returns how many winners and how many others have points that count."""
        return self._counts.get(f"{game}.winners", 0), self._counts.get(f"{game}.others", 0)
