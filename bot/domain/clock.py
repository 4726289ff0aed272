"""How much time players have: a bank, and an increment for each turn. `calendar` decides which time counts."""

import re
from typing import Final

from msgspec import Struct

from bot.domain.calendar import HOUR

NONE: Final = "none"
LONGEST = 24 * 60
"""The most hours of a bank or an increment."""
_CUSTOM = re.compile(r"([0-9]{1,4})\+([0-9]{1,4})")


class Clock(Struct, frozen=True):
    """Hours at the start, and hours that each turn adds. A bank never grows beyond its start."""

    bank: int
    increment: int

    @property
    def start(self) -> int:
        """Seconds at the start."""
        return self.bank * HOUR

    def after_turn(self, left: int, used: int, *, earns: bool = True) -> int:
        """Returns the seconds left after a turn that took `used`. `earns`: whether it adds the increment."""
        rest = max(0, left - used)
        if not earns:
            return rest
        return max(rest, min(rest + self.increment * HOUR, max(self.bank, self.increment) * HOUR))


CLOCKS: Final = {"fast": Clock(24, 6), "normal": Clock(72, 12), "slow": Clock(168, 24)}
"""The named clocks."""


def parse(text: str) -> Clock | None:
    """Parses a clock's name, or hours of bank and increment such as 48+12; returns None for no clock.

    Raises ValueError for anything else.
    """
    if text == NONE:
        return None
    if text in CLOCKS:
        return CLOCKS[text]
    written = _CUSTOM.fullmatch(text)
    if written is None:
        raise ValueError(f"no clock: {text}")
    bank, increment = map(int, written.groups())
    if not (1 <= bank <= LONGEST and increment <= LONGEST):
        raise ValueError(f"no clock: {text}")
    return Clock(bank, increment)


def name_of(clock: Clock | None) -> str:
    """Returns the text that `parse` reads as `clock`."""
    if clock is None:
        return NONE
    return next((name for name, known in CLOCKS.items() if known == clock), f"{clock.bank}+{clock.increment}")
