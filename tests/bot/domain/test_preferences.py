"""Settings are changed by name, to values that menus and commands give as texts."""

import pytest

from bot.domain.calendar import AREAS, zones, zones_of
from bot.domain.errors import UserError
from bot.domain.preferences import QUIET, QUIET_HOURS, Preferences, offered, value_of, with_value

EVERY = [(name, value) for name, values in [*offered().items(), (QUIET, QUIET_HOURS)] for value in values]


@pytest.mark.parametrize(("name", "value"), [*EVERY, ("language", "ja"), ("language", "auto"), ("zone", "Asia/Tokyo")])
def test_every_value_that_is_offered_can_be_chosen_and_is_shown(name: str, value: str) -> None:
    assert value_of(with_value(Preferences(), name, value), name) == value


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("vacations", "[]", "unknown-choice"),
        ("hours", "{}", "unknown-choice"),
        ("mention", "perhaps", "unknown-choice"),
        ("reminders", "pigeon", "unknown-choice"),
        ("zone", "Mars/Olympus", "unknown-zone"),
        ("quiet", "7-6", "unknown-quiet"),
        ("quiet", "25-3", "unknown-quiet"),
    ],
)
def test_what_is_no_setting_or_no_value_is_refused(name: str, value: str, error: str) -> None:
    with pytest.raises(UserError) as refused:
        with_value(Preferences(), name, value)
    assert refused.value.name == error


def test_most_time_zones_lie_in_an_area() -> None:
    found = {zone for area in AREAS for zone in zones_of(area)}
    left = {zone.partition("/")[0] for zone in zones() - found}
    assert left <= {"Arctic", "Etc", "US", "Canada", "Brazil", "Chile", "Mexico"}
    assert all(zones_of(area) for area in AREAS)
