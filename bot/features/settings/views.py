"""The panel of a person's settings, and that of the time zones."""

from bot.actions.press import Style
from bot.domain.calendar import AREAS, zones_of
from bot.domain.preferences import AUTO, CHOICES, LANGUAGE, NO_QUIET, QUIET, QUIET_HOURS, ZONE, Preferences, value_of
from bot.features.settings.actions import SetPreference, SetZone, ShowSettings, ShowZones
from bot.i18n import LANGUAGES, Book, book
from bot.views import components
from bot.views.components import Panel


def panel(person: Preferences, words: Book) -> Panel:
    """Returns a menu for each setting, and a button that leads to the time zones."""
    offered = {
        LANGUAGE: {AUTO: words("settings-auto")} | {each: book(each)("language-name") for each in LANGUAGES},
        **{name: {value: words(_text(name, value)) for value in values} for name, values in CHOICES.items()},
        QUIET: {value: _quiet(value, words) for value in dict.fromkeys([*QUIET_HOURS, value_of(person, QUIET)])},
    }
    rows = [
        components.row(_menu(name, words(_text(name)), texts, value_of(person, name), words))
        for name, texts in offered.items()
    ]
    zone = components.button(words, ShowZones(_area(person)), words("button-time-zone", zone=value_of(person, ZONE)))
    heading = f"### {words('settings-title')}\n{words('settings-explained')}"
    return Panel(components.message([heading], *rows, components.row(zone)))


def zones(person: Preferences, area: int, words: Book) -> Panel:
    """Returns the time zones of one of the areas as menus, and a button for each area."""
    own = value_of(person, ZONE)
    found = zones_of(AREAS[area])
    menus = [
        components.row(_zone_menu(number, found[start : start + components.MENU], own))
        for number, start in enumerate(range(0, len(found), components.MENU))
    ]
    areas = [
        components.button(words, ShowZones(number), words(f"area-{name}"), style=Style.BLUE if number == area else None)
        for number, name in enumerate(AREAS)
    ]
    heading = f"### {words('settings-zones')}\n{words('settings-zone', zone=own)}"
    back = components.button(words, ShowSettings(), words("button-all-settings"))
    return Panel(components.message([heading], *components.rows(areas), *menus, components.row(back)))


def _text(name: str, value: str = "") -> str:
    """Returns the name of the text for a setting, or for one of its values."""
    return (f"settings-{name}-{value}" if value else f"settings-{name}").replace("_", "-")


def _menu(name: str, title: str, texts: dict[str, str], chosen: str, words: Book) -> components.Menu:
    choices = [
        components.choice(words("settings-value", name=title, value=text), value, default=value == chosen)
        for value, text in texts.items()
    ]
    return components.menu(title, SetPreference(name), choices)


def _quiet(value: str, words: Book) -> str:
    if value == NO_QUIET:
        return words("settings-no-quiet")
    first, last = value.split("-")
    return words("settings-hours", first=first, last=last)


def _area(person: Preferences) -> int:
    """Returns the number of the area in which the person's time zone is; that of UTC if it is in none."""
    area = value_of(person, ZONE).partition("/")[0]
    return AREAS.index(area) if area in AREAS else len(AREAS) - 1


def _zone_menu(number: int, found: list[str], own: str) -> components.Menu:
    names = [zone.partition("/")[2].replace("_", " ") or zone for zone in found]
    choices = [components.choice(name, zone, default=zone == own) for name, zone in zip(names, found, strict=True)]
    return components.menu(" – ".join(dict.fromkeys([names[0], names[-1]])), SetZone(number), choices)
