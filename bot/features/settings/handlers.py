"""Handles a person's own settings."""

from bot.domain.calendar import AREAS
from bot.domain.errors import UserError
from bot.domain.preferences import AUTO, LANGUAGE, OF_CALENDAR, ZONE, Preferences, with_value
from bot.features.settings import views as view
from bot.features.settings.actions import SetPreference, SetZone, ShowSettings, ShowZones
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.i18n import LANGUAGES, book, language_of
from bot.views.components import Panel


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
    return view.zones(context.preferences, press.area, context.words)


@handles(SetZone)
async def set_zone(context: Context, press: SetZone) -> Panel:
    """Changes the person's time zone."""
    return await change_settings(context, {ZONE: press.zone})


async def change_settings(context: Context, values: dict[str, str]) -> Panel:
    """Changes settings to the `values` by name, all or none of them, and shows what holds then."""
    if values.get(LANGUAGE, AUTO) not in (AUTO, *LANGUAGES):
        raise UserError("unknown-choice")

    def change(now: Preferences) -> Preferences:
        for name, value in values.items():
            now = with_value(now, name, value)
        return now

    person = await context.services.store.people.update(context.person, change, known=context.preferences)
    if OF_CALENDAR & values.keys():
        await context.services.queue.calendar_changed(context.person)
    return _panel(context, person)


def _panel(context: Context, person: Preferences) -> Panel:
    """Returns the panel in the language that the person has now."""
    return view.panel(person, book(language_of(person.language, context.request.language)))
