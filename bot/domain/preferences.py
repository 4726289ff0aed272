"""A person's preferences, for all of their matches."""

from enum import StrEnum

from msgspec import Struct

from bot.domain.calendar import Hours, Span


class Reminders(StrEnum):
    """Where a person wants to be reminded of a turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    OFF = "off"


class Preferences(Struct, frozen=True, omit_defaults=True):
    """A person's preferences. An empty language follows Discord's."""

    language: str = ""
    mention: bool = True
    text_board: bool = False
    hours: Hours = Hours()
    reminders: Reminders = Reminders.CHANNEL
    vacations: tuple[Span, ...] = ()
    """Past, current and planned; this time does not count for the person."""

    habits: tuple[int, ...] = ()
    """The hours of the person's last turns, see the module `habits`."""

    @property
    def is_reminded(self) -> bool:
        """Whether this person gets reminders. Without mentions there are none in channels."""
        return self.reminders is Reminders.DIRECT or (self.mention and self.reminders is Reminders.CHANNEL)
