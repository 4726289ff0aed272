"""A duel: two to eight people play one deal, each when it suits them. Pure."""

import hmac
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from bot.domain.calendar import DAY
from bot.features.duels.domain import Deal, Entry, Ranked, deal_proof, ranked
from rules.levels import Level

FEWEST, MOST = 2, 8
"""How many people a duel has."""
TIME = 7 * DAY
"""How long they have."""


class Duel(Struct, frozen=True, omit_defaults=True):
    """What a duel is: fixed when it is opened, but for its end, and without the people, who are stored apart."""

    id: int
    """That of its message."""
    guild: int
    channel: int
    language: str
    game: str
    version: int
    """Of the rules: with others, the same key would give other draws."""
    seats: int
    secret: bytes
    """What its draws come from. Its message shows the fingerprint before anybody plays."""
    ends: int
    options: dict[str, str] = {}
    level: str = Level.NORMAL

    @property
    def deal(self) -> Deal:
        """What everybody plays."""
        return Deal(self.game, self.seats, self.options, deal_proof(self.secret, self.id, self.seats), self.level)


class Standing(NamedTuple):
    """How a duel stands."""

    duel: Duel
    host: int
    """0: somebody who was forgotten."""
    is_closed: bool
    """Whether nobody else may enter."""
    over: int
    """When it was over; 0: it is not."""
    entries: Mapping[int, Entry]
    """What everybody has made of it, by person. Who is invited and has not begun has no session."""

    @property
    def begun(self) -> dict[int, Entry]:
        """The entries of those who have begun."""
        return {person: entry for person, entry in self.entries.items() if entry.session}

    @property
    def is_full(self) -> bool:
        return len(self.entries) >= MOST

    def is_due(self, now: int) -> bool:
        """Whether it has to end: its time is over, or everybody has finished and nobody else may enter."""
        if self.over:
            return False
        all_over = all(entry.over for entry in self.entries.values())
        return now >= self.duel.ends or (all_over and (self.is_closed or self.is_full))

    def is_open(self, now: int) -> bool:
        """Whether somebody may still begin."""
        return not self.over and now < self.duel.ends


def table(standing: Standing) -> list[Ranked]:
    """Returns the table of a duel: those who have not finished share the last place."""
    first = ranked(standing.entries)
    unfinished = {person: entry for person, entry in standing.entries.items() if not entry.counts}
    last = len(first) + 1
    rest = sorted(unfinished.items(), key=lambda each: (not each[1].session, each[1].name))
    return [*first, *(Ranked(last, person, entry) for person, entry in rest)]


def mark_of(duel: Duel, person: int) -> str:
    """Returns what says that somebody who was forgotten has had their try, as long as nobody knows the secret."""
    return hmac.digest(duel.secret, f"try {person}".encode(), "sha256").hex()
