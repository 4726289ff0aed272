"""How Parlour is, as far as the database shows it."""

from typing import NamedTuple

from bot.domain.session import Stage


class Count(NamedTuple):
    """How many sessions of a game are at a stage."""

    game: str
    stage: Stage
    sessions: int


class Overview(NamedTuple):
    """How many sessions there are."""

    running: list[Count]
    """For each game and stage that goes on."""
    ended: int
    """Those that have ended and are kept."""

    def at(self, stage: Stage) -> int:
        """Returns how many sessions of all games are at a stage."""
        return sum(count.sessions for count in self.running if count.stage is stage)


class Status(NamedTuple):
    """How Parlour is."""

    latency: float
    """Seconds that the database takes to answer."""
    swept: int | None
    """Seconds since the last sweep; None: no worker runs."""
    waiting: int
    """Seconds for which the oldest announcement had waited then."""
    everywhere: Overview
    """What there is on all servers."""
    here: Overview
    """What there is on one server."""
    computers: int
    """Matches in which a computer player is to move."""
