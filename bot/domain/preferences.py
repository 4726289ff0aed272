"""A person's preferences, for all of their matches."""

import re
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, structs

from bot.domain import calendar
from bot.domain.calendar import Hours, Span
from bot.domain.errors import UserError
from bot.feature import Slot, in_order

AUTO = "auto"
"""The language of a person's Discord."""
NO_QUIET = "none"
_QUIET = re.compile(r"([0-9]{1,2})\s*[-–~〜～]\s*([0-9]{1,2})")
SWITCH = ("true", "false")


class Reminders(StrEnum):
    """Where a person wants to be reminded of a turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    OFF = "off"


class Colours(StrEnum):
    """In which colours a person sees boards in private."""

    USUAL = "usual"
    CONTRAST = "contrast"
    """With strong contrast."""
    SAFE = "safe"
    """For colour-blind eyes."""


class Preferences(Struct, frozen=True, omit_defaults=True):
    """A person's preferences. An empty language follows Discord's."""

    language: str = ""
    mention: bool = True
    text_board: bool = False
    colours: Colours = Colours.USUAL
    hours: Hours = Hours()
    reminders: Reminders = Reminders.CHANNEL
    vacations: tuple[Span, ...] = ()
    """Past, current and planned; this time does not count for the person."""

    help: bool = True
    """Whether each kind of question is explained when it comes for the first time."""
    helped: tuple[str, ...] = ()
    """The kinds of questions that were explained: game and question, as in "pig TakeTurn"."""
    hide_record: bool = False
    """Whether nobody else can see the person's record."""
    habits: tuple[int, ...] = ()
    """The hours of the day, in UTC, of the person's last turns."""
    installed: bool = False
    """Whether the person has used Parlour in a chat by their own installation, so that it can write to them."""
    told_of_install: bool = False
    """Whether they were told how to install it, when they joined a match in a chat."""

    @property
    def is_reminded(self) -> bool:
        """Whether this person gets reminders. Without mentions there are none in channels."""
        return self.reminders is Reminders.DIRECT or (self.mention and self.reminders is Reminders.CHANNEL)


class Setting(NamedTuple):
    """A setting that has few values, each with a text `settings-NAME-VALUE`. It is a field of the preferences."""

    name: str
    values: tuple[str, ...] = SWITCH


SETTINGS: Slot[Setting] = Slot()
"""The settings that are shown only with a feature."""
_OF_CORE = (
    (10, Setting("mention")),
    (20, Setting("text_board")),
    (30, Setting("colours", tuple(Colours))),
    (40, Setting("reminders", tuple(Reminders))),
    (50, Setting("weekends")),
)


def offered() -> dict[str, tuple[str, ...]]:
    """Returns the values of each setting that has few, in the order of the panel."""
    return dict(in_order(_OF_CORE, SETTINGS.placed()))


QUIET = "quiet"
QUIET_HOURS = (
    *(NO_QUIET, "20-6", "20-8", "21-6", "21-7", "22-6", "22-7", "22-8", "23-6", "23-7", "23-8", "23-9"),
    *("0-6", "0-7", "0-8", "0-9", "1-8", "1-9", "2-10", "7-18", "8-17", "8-18", "9-17", "9-18"),
)
"""The quiet hours that are offered: at night, and at work."""
LANGUAGE, ZONE = "language", "zone"
OF_CALENDAR = {"reminders", QUIET, "weekends", ZONE}
"""The settings on which alarms depend."""


def value_of(person: Preferences, name: str) -> str:
    """Returns the value of a setting, as a text."""
    if name == QUIET:
        first, last = person.hours.quiet
        return NO_QUIET if first == last else f"{first}-{last}"
    if name == LANGUAGE:
        return person.language or AUTO
    value: Any = getattr(_holder(person, name), name)
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_value(person: Preferences, name: str, value: str) -> Preferences:
    """Changes a setting to a value, given as a text. Raises UserError if there is no such setting or value."""
    if name not in {LANGUAGE, QUIET, ZONE, *offered()}:
        raise UserError("unknown-choice")
    parsed: Any = value
    if name == QUIET:
        parsed = _parse_quiet(value)
    elif name == ZONE and value not in calendar.zones():
        raise UserError("unknown-zone")
    elif name == LANGUAGE:
        parsed = "" if value == AUTO else value
    elif name in offered():
        parsed = _parse(person, name, value)
    if name in Hours.__struct_fields__:
        return structs.replace(person, hours=structs.replace(person.hours, **{name: parsed}))
    return structs.replace(person, **{name: parsed})


def _holder(person: Preferences, name: str) -> Preferences | Hours:
    return person.hours if name in Hours.__struct_fields__ else person


def _parse(person: Preferences, name: str, value: str) -> Any:
    (kind,) = (field.type for field in structs.fields(_holder(person, name)) if field.name == name)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise UserError("unknown-choice") from None


def _parse_quiet(text: str) -> tuple[int, int]:
    """Parses quiet hours such as 22-7, or "none". Raises UserError for anything else, and for too many."""
    if text == NO_QUIET:
        return Hours().quiet
    written = _QUIET.fullmatch(text.strip())
    if written is None or max(map(int, written.groups())) > 24:
        raise UserError("unknown-quiet", most=calendar.QUIET)
    first, last = (int(hour) % 24 for hour in written.groups())
    if not calendar.leaves_enough((first, last)):
        raise UserError("unknown-quiet", most=calendar.QUIET)
    return first, last
