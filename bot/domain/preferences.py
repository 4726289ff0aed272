"""What a person has set, wherever they play."""

from enum import StrEnum

from msgspec import Struct

from bot.domain.calendar import Hours, Span


class Reminders(StrEnum):
    """Where a person wants to be reminded of a turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    OFF = "off"


class Preferences(Struct, frozen=True, omit_defaults=True):
    """What a person has set. Empty: as Discord says."""

    language: str = ""
    mention: bool = True
    text_board: bool = False
    hours: Hours = Hours()
    reminders: Reminders = Reminders.CHANNEL
    vacations: tuple[Span, ...] = ()
    """Past, present and to come; what counts for this person leaves them out."""

    habits: tuple[int, ...] = ()
    """The hours of this person's last turns, see `habits`."""

    @property
    def is_reminded(self) -> bool:
        """Whether this person wants to hear of turns that wait. Who is not mentioned hears of none in channels."""
        return self.reminders is Reminders.DIRECT or (self.mention and self.reminders is Reminders.CHANNEL)
