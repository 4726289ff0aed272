"""How often a person may do something, so that nobody can hold up the others. Pure: the time is given.

A quota is a leaky bucket, counted by the generic cell rate algorithm (ITU-T I.371): of each key only the moment is kept
at which its bucket is empty again.
"""

from collections.abc import Collection, Hashable
from typing import NamedTuple

from bot.domain.errors import UserError


class Quota(NamedTuple):
    """`burst` at once, and then one more every `seconds` seconds."""

    name: str
    burst: int
    seconds: float
    refusal: str = ""
    """The name of the error that says when it goes on; empty: "too-often"."""


PRESSES = Quota("press", burst=30, seconds=0.5)
"""All presses and commands of a person."""
LOBBIES = Quota("lobby", burst=4, seconds=300)
"""Lobbies that a person opens, rematches too."""
LOBBIES_IN_A_DAY = Quota("lobby in a day", burst=40, seconds=2160)
"""Lobbies that a person opens on servers: each becomes a thread, and a server has at most 1,000 open ones."""
# These two are for whoever has opened one lately: several accounts could keep all others from opening their first one.
LOBBIES_IN_CHANNEL = Quota("lobby in channel", burst=10, seconds=60, refusal="too-many-lobbies")
LOBBIES_ON_SERVER = Quota("lobby on server", burst=40, seconds=15, refusal="too-many-lobbies")
CHANGES_IN_LOBBY = Quota("change in lobby", burst=30, seconds=3)
"""Changes of one lobby, by anybody."""
INVITATIONS = Quota("invitation", burst=6, seconds=400)
"""Invitations that a person sends, to lobbies, rematches and seats."""
INVITATIONS_OF_GUEST = Quota("invitation of guest", burst=6, seconds=3600, refusal="guest-called-often")
"""Invitations that call a person on a server, from anybody, if they do not accept them. Further ones do not call."""
INVITATIONS_OF_GUEST_BY_HOST = Quota("invitation of guest by host", burst=3, seconds=8 * 3600)
"""Invitations to lobbies that a person gets from the same other person, and does not accept."""
PROPOSALS = Quota("proposal", burst=5, seconds=600, refusal="too-many-proposals")
"""Proposals that a person makes: each mentions everybody who is to agree."""
PROPOSALS_IN_MATCH = Quota("proposal in match", burst=8, seconds=3600, refusal="too-many-proposals")
"""Proposals in one match, by anybody, that nobody agrees to: people could call another one again and again."""
PROPOSALS_WITHOUT_ABSENT = Quota("proposal without absent", burst=3, seconds=8 * 3600, refusal="too-many-proposals")
"""Those in one match that do not wait for somebody absent, who gets a direct message about each."""
CALENDARS = Quota("calendar", burst=10, seconds=30)
"""Changes of a person's hours and vacations, after which the alarms of all their matches are written again."""
SUGGESTIONS = Quota("suggestion", burst=20, seconds=1)
"""Suggestions that a person gets while they type: Discord asks for them after each pause."""
OPEN_MATCHES = 100
"""The most matches that a person can be in at once. What makes something for each of them stays short."""
BOARDS = Quota("board", burst=10, seconds=3)
"""Boards that a person looks at without having to move."""
RECORDS = Quota("record", burst=8, seconds=4)
"""Records, statistics and tables that a person looks at."""


class Quotas:
    """The buckets of one process. A restart empties them."""

    def __init__(self, *, active: bool = True, remembered: int = 10_000) -> None:
        """`active`: whether anything is refused; `remembered`: how many buckets are kept before empty ones go."""
        self.are_active = active
        self._remembered = remembered
        self._empty_at: dict[Hashable, float] = {}

    def __len__(self) -> int:
        return len(self._empty_at)

    def take(self, quota: Quota, key: Hashable, now: float) -> None:
        """Counts one use of `quota` by `key`, such as a person. Raises UserError, with the time, if it is used up."""
        self.take_all([(quota, key)], now)

    def take_all(self, uses: Collection[tuple[Quota, Hashable]], now: float) -> None:
        """Counts one use of each quota by its key; none of them if that raises UserError, because one is used up."""
        for quota, key in uses:
            wait = self._level(quota, key, now) - quota.seconds * (quota.burst - 1)
            if wait > 0 and self.are_active:
                raise UserError(quota.refusal or "too-often", until=str(int(now + wait) + 1))
        if len(self._empty_at) >= self._remembered:
            self._empty_at = {other: moment for other, moment in self._empty_at.items() if moment > now}
        for quota, key in uses:
            self._empty_at[quota.name, key] = now + self._level(quota, key, now) + quota.seconds

    def is_empty(self, quota: Quota, key: Hashable, now: float) -> bool:
        """Whether no use of `quota` by `key` counts any more."""
        return not self._level(quota, key, now)

    def _level(self, quota: Quota, key: Hashable, now: float) -> float:
        """Returns for how many seconds uses still count: no more than all at once, even if the clock was set back."""
        return min(max(self._empty_at.get((quota.name, key), now) - now, 0), quota.burst * quota.seconds)

    def give_back(self, quota: Quota, key: Hashable) -> None:
        """Takes one use of `quota` by `key` back."""
        bucket = (quota.name, key)
        if bucket in self._empty_at:
            self._empty_at[bucket] -= quota.seconds
