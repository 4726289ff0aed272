"""How Parlour is, as far as the database shows it."""

from typing import NamedTuple

from bot.store.session_counts import Overview


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
