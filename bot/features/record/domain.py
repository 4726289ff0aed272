"""The record of a person on a server, read from raw counts. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import mean
from typing import NamedTuple

from msgspec import Struct

from bot.domain import pace
from bot.domain.results import FAIR, Against
from bot.features.record import own_level
from bot.features.record.tallies import Recent

FEW = 3
"""How many matches together make somebody a rival or a nemesis."""

TREND = 5
"""How many of the newest mistake scores are compared with as many before them, by their means."""

Counts = Mapping[str, int]


class Totals(NamedTuple):
    """Sums over some matches."""

    matches: int = 0
    wins: int = 0
    fair: int = 0
    """The wins that chance alone would have brought, in thousandths."""
    places: int = 0
    conceded: int = 0
    took_over: int = 0
    hinted: int = 0
    scored: int = 0
    """The matches whose points count."""
    points: int = 0

    @property
    def average(self) -> float | None:
        """The average points; None if no points count."""
        return self.points / self.scored if self.scored else None

    @property
    def expected(self) -> float:
        """The wins that chance alone would have brought."""
        return self.fair / FAIR


class HeadToHead(NamedTuple):
    """How often somebody was ahead of another person, and behind them, in their matches together."""

    person: int
    name: str
    met: int
    ahead: int
    behind: int
    moment: int
    """When they met last."""


class Best(NamedTuple):
    """The most points of somebody in a game."""

    points: int
    match: int
    """The match in which they were reached."""
    before: int | None
    """The most before that; None: no points had counted."""


class MistakeScore(Struct, frozen=True, array_like=True):
    """The mistake score of somebody in a match that was analysed."""

    match: str
    """The id of its session."""
    game: str
    score: float
    """Mistakes by size, per ten decisions."""


class Trend(NamedTuple):
    """How somebody's mistake scores have changed."""

    newest: float
    """The mean of the newest matches."""
    before: float | None
    """The mean of as many matches before them; None if there were fewer."""
    matches: int
    """How many the newest are."""


class Record:
    """The record of a person."""

    def __init__(
        self,
        counts: Mapping[str, str],
        recent: Mapping[Against, Sequence[Recent]],
        opponents: Iterable[HeadToHead] = (),
        *,
        hidden: bool = False,
        mistakes: Sequence[MistakeScore] = (),
    ) -> None:
        """`recent`: the newest matches by kind, newest first. `mistakes`: by match, oldest first."""
        self._tables: dict[tuple[str, str], dict[str, int]] = {}
        for name, count in whole_counts(counts).items():
            against, game, *what = name.split(".", 2)
            self._tables.setdefault((against, game), {})["".join(what)] = count
        self._recent = recent
        self.mistakes = mistakes
        """The mistake scores by match, oldest first. Only the person may see them."""
        self.opponents = sorted(opponents, key=lambda other: (-other.met, -other.moment))
        """The head to head with others, most matches first."""
        self.hidden = hidden
        """Whether the person hides it from others."""

    @property
    def kinds(self) -> list[Against]:
        """The kinds of matches that the person has played."""
        return [against for against in Against if self.games(against)]

    def games(self, against: Against) -> list[str]:
        """Returns the games that the person has played, most matches first."""
        played = {game: self.totals(against, game).matches for kind, game in self._tables if kind == against and game}
        return sorted(played, key=lambda game: (-played[game], game))

    def totals(self, against: Against, game: str = "", seats: int = 0) -> Totals:
        """Returns the sums over all games and numbers of seats, or over one."""
        sums = dict.fromkeys(Totals._fields, 0)
        for table in self._of(against, game):
            for name, count in table.items():
                number, _, what = name.partition(".")
                if what in sums and number in map(str, [seats] if seats else self._seats(table)):
                    sums[what] += count
        return Totals(**sums)

    def seats(self, against: Against, game: str) -> list[int]:
        """Returns with how many seats the person has played a game."""
        return sorted({number for table in self._of(against, game) for number in self._seats(table)})

    def unfinished(self, against: Against, game: str = "") -> int:
        """Returns how many matches were ended without a result."""
        return sum(table.get("unfinished", 0) for table in self._of(against, game))

    def pace(self, against: Against, game: str = "") -> tuple[int, ...]:
        """Returns how many turns took how long, see the module `pace`."""
        tables = self._of(against, game)
        return tuple(sum(table.get(f"pace.{length}", 0) for table in tables) for length in range(pace.LENGTHS))

    def streak(self, against: Against, game: str = "") -> tuple[int, int]:
        """Returns how many of the last matches in a row were won, and the most that ever were."""
        table = self._tables.get((against, game), {})
        return table.get("streak", 0), table.get("streak.longest", 0)

    def best(self, against: Against, game: str) -> Best | None:
        """Returns the most points in a game; None if no points count."""
        table = self._tables.get((against, game), {})
        return Best(table["best"], table.get("best.match", 0), table.get("best.before")) if "best" in table else None

    def categories(self, against: Against, game: str) -> dict[str, int]:
        """Returns the points in a game by category."""
        return below(self._tables.get((against, game), {}), "category.")

    def recent(self, against: Against, game: str = "") -> list[Recent]:
        """Returns the newest matches, newest first."""
        return [match for match in self._recent.get(against, ()) if game in ("", match.game)]

    def trend(self, game: str = "") -> Trend | None:
        """Returns how the mistake scores have changed; None if no match was analysed. Only the person may see it."""
        scores = [found.score for found in self.mistakes if game in ("", found.game)]
        if not scores:
            return None
        newest = scores[-TREND:]
        before = scores[-2 * TREND : -TREND]
        return Trend(mean(newest), mean(before) if len(before) == TREND else None, len(newest))

    def own_level(self, game: str) -> tuple[int, int] | None:
        """Returns by how much matches against computers at the person's level have moved it, and how many these were;
        None if there were none. Only the person may see it.
        """
        counts = self._tables.get((own_level.KIND, game), {})
        matches = counts.get(own_level.MATCHES, 0)
        return (counts.get(own_level.MOVED, 0), matches) if matches else None

    def with_person(self, person: int) -> HeadToHead | None:
        """Returns the head to head with another person, if it is remembered."""
        return next((other for other in self.opponents if other.person == person), None)

    @property
    def rival(self) -> HeadToHead | None:
        """The person with whom it is closest, among those met often."""
        often = [other for other in self.opponents if other.met >= FEW and other.ahead and other.behind]
        return min(often, key=lambda other: (abs(other.ahead - other.behind) / other.met, -other.met), default=None)

    @property
    def nemesis(self) -> HeadToHead | None:
        """The person who was ahead more often than behind, by most, among those met often."""
        often = [other for other in self.opponents if other.met >= FEW and other.behind > other.ahead]
        return max(often, key=lambda other: (other.behind - other.ahead, other.met), default=None)

    def _of(self, against: Against, game: str) -> list[dict[str, int]]:
        """Returns the counts of each game, or of one."""
        return [
            table for (kind, name), table in self._tables.items() if kind == against and name and game in ("", name)
        ]

    @staticmethod
    def _seats(table: Counts) -> list[int]:
        return [int(name.removesuffix(".matches")) for name in table if name.endswith(".matches") and name[0].isdigit()]


def best_before(best: Best | None, match: int) -> int | None:
    """Returns the most points of somebody before `match`; None if `match` is not their best, or if there were none."""
    return best.before if best and best.match == match else None


def whole_counts(stored: Mapping[str, str]) -> dict[str, int]:
    """Returns the counts that are whole numbers."""
    return {name: int(text) for name, text in stored.items() if text.removeprefix("-").isdecimal() and text.isascii()}


def below(counts: Counts, start: str) -> dict[str, int]:
    """Returns the counts whose names begin with `start`, by the rest of their names."""
    return {name.removeprefix(start): count for name, count in counts.items() if name.startswith(start)}
