"""/settings: a person's own language, mentions, boards, reminders and hours."""

from inspect import Parameter, Signature, signature
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.actions.press import Name, Place, Press, Style, Value
from bot.domain.calendar import AREAS, zones_of
from bot.domain.calendar import zones as all_zones
from bot.domain.errors import UserError
from bot.domain.preferences import (
    AUTO,
    LANGUAGE,
    NO_QUIET,
    OF_CALENDAR,
    QUIET,
    QUIET_HOURS,
    SWITCH,
    ZONE,
    Colours,
    Preferences,
    offered,
    value_of,
    with_value,
)
from bot.domain.quotas import CALENDARS
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.registry import handle, handles
from bot.i18n import Words, language_names, words_in
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, choices, command, completion, language_choices, text
from bot.jobs.services import Services
from bot.languages import language_of, languages
from bot.views import components, help
from bot.views.components import Panel
from bot.views.pages import OF_PERSON
from rendering import schemes

TIME_ZONE = "time_zone"
"""The option of the command for the setting ZONE."""


class ShowSettings(Press, frozen=True, tag="settings"):
    """Shows a menu for each setting of the person."""

    label = "button-settings"


class SetPreference(Press, frozen=True, tag="prefer"):
    """Chooses `value` for the setting `name`."""

    chosen = "value"

    name: Name = "language"
    value: Value = ""


class ShowZones(Press, frozen=True, tag="zones"):
    """Shows the time zones of an area, by its place in the list of areas."""

    label = "button-time-zone"

    area: Place = 0


class SetZone(Press, frozen=True, tag="zone"):
    """Chooses the time zone `zone`, from menu number `menu` of those that the message shows."""

    chosen = "zone"

    menu: Place = 0
    zone: Value = ""


def panel(person: Preferences, words: Words) -> Panel:
    """Returns a menu for each setting, and a button that leads to the time zones."""
    menus = {
        LANGUAGE: {AUTO: words("settings-auto")} | language_names(),
        **{name: {value: words(_text(name, value)) for value in values} for name, values in offered().items()},
        QUIET: {value: _quiet(value, words) for value in dict.fromkeys([*QUIET_HOURS, value_of(person, QUIET)])},
    }
    rows = [
        components.row(_menu(name, words(_text(name)), texts, value_of(person, name), words))
        for name, texts in menus.items()
    ]
    zone = components.button(words, ShowZones(_area(person)), words("button-time-zone", zone=value_of(person, ZONE)))
    others = (components.button(words, press) for press in OF_PERSON)
    texts = [f"### {words('settings-title')}\n{words('settings-explained')}", *_same_boards(person.colours, words)]
    return Panel(components.message(texts, *rows, *components.rows([zone, *others])))


def zones(person: Preferences, area: int, words: Words) -> Panel:
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


def _menu(name: str, title: str, texts: dict[str, str], chosen: str, words: Words) -> components.Menu:
    choices = [
        components.choice(words("settings-value", name=title, value=text), value, default=value == chosen)
        for value, text in texts.items()
    ]
    return components.menu(title, SetPreference(name), choices)


def _same_boards(colours: Colours, words: Words) -> list[str]:
    """Says for which games the chosen colours change nothing, because the usual ones suit the same eyes."""
    if colours != Colours.SAFE or not (same := schemes.unchanged(colours)):
        return []
    names = [words_in(words.language, game)("game-name") for game in same]
    return [words("settings-colours-unchanged", games=words("list-comma").join(names))]


def _quiet(value: str, words: Words) -> str:
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


@handles(ShowSettings)
async def show_settings(context: Context, press: ShowSettings) -> Panel:
    """Shows the person's settings."""
    return _panel(context, context.preferences)


@handles(SetPreference)
async def set_preference(context: Context, press: SetPreference) -> Panel:
    """Changes the setting of the menu."""
    return await change_settings(context, {press.name: press.value})


@handles(ShowZones)
async def show_zones(context: Context, press: ShowZones) -> Panel:
    """Shows the time zones of an area."""
    if press.area >= len(AREAS):
        raise UserError("unknown-choice")
    return zones(context.preferences, press.area, context.words)


@handles(SetZone)
async def set_zone(context: Context, press: SetZone) -> Panel:
    """Changes the person's time zone."""
    return await change_settings(context, {ZONE: press.zone})


async def change_settings(context: Context, values: dict[str, str]) -> Panel:
    """Changes settings to the `values` by name, all or none of them, and shows what holds then."""
    if values.get(LANGUAGE, AUTO) not in (AUTO, *languages()):
        raise UserError("unknown-choice")

    def change(now: Preferences) -> Preferences:
        for name, value in values.items():
            now = with_value(now, name, value)
        return now

    if OF_CALENDAR & values.keys():
        context.limit(CALENDARS)
    person = await context.services.store.people.update(context.person, change, known=context.preferences)
    if OF_CALENDAR & values.keys():
        await context.services.queue.calendar_changed(context.person)
    return _panel(context, person)


def _panel(context: Context, person: Preferences) -> Panel:
    """Returns the panel in the language that the person has now."""
    return panel(person, words_in(language_of(person.language, context.request.language)))


def build(services: Services) -> Command:
    """Returns the command."""

    async def settings(interaction: Interaction, **typed: str | bool | None) -> None:
        given = {ZONE if name == TIME_ZONE else name: value for name, value in typed.items() if value not in (None, "")}
        wanted = {name: str(value).lower() if isinstance(value, bool) else value for name, value in given.items()}

        async def work(there: Context) -> Panel | None:
            return await (change_settings(there, wanted) if wanted else handle(there, ShowSettings()))

        await answer(services, interaction, work)

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        return choices([(zone, zone) for zone in sorted(all_zones())], typed.replace(" ", "_"))

    kinds = {name: bool if values == SWITCH else str for name, values in offered().items()}
    options: dict[str, type] = {LANGUAGE: str, **kinds, TIME_ZONE: str, QUIET: str}
    made = command("settings", with_options(settings, options), at=42)
    made.autocomplete(TIME_ZONE)(completion(services, suggested))
    language_choices(made, Choice(name=text("settings-auto"), value=AUTO))
    described = {
        name: [Choice(name=text(_text(name, value)), value=value) for value in values]
        for name, values in offered().items()
        if values != SWITCH
    }
    return app_commands.choices(**described)(made)


def with_options(callback: Any, options: dict[str, type]) -> Any:
    """Gives a callback the parameters of `options`: all of them may be left out."""
    first = signature(callback).parameters["interaction"]
    named = [Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for name, kind in options.items()]
    callback.__signature__ = Signature([first, *named])
    return callback


FEATURE = Feature(adds=(help.LINES.add("help-settings", at=50), help.BUTTONS.add(ShowSettings(), at=40)))
