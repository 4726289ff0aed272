"""The page of a person's preferences."""

from bot.domain.preferences import Preferences
from bot.i18n import Book, book
from bot.views import components
from bot.views.components import Panel


def page(person: Preferences, words: Book) -> Panel:
    """Returns the page with every preference, in words."""
    week = person.hours
    language = book(person.language)("language-name") if person.language else words("settings-auto")
    first, last = week.quiet
    lines = [
        f"### {words('settings-title')}",
        words("settings-language", language=language),
        words("settings-mention", on=str(person.mention).lower()),
        words("settings-text-board", on=str(person.text_board).lower()),
        words("settings-reminders", where=person.reminders),
        words("settings-zone", zone=week.zone),
        words("settings-no-quiet") if first == last else words("settings-quiet", first=first, last=last),
        words("settings-weekends", on=str(week.weekends).lower()),
    ]
    return Panel(components.message(["\n".join(lines)]))
