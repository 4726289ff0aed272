"""The page of a person's vacation."""

from bot.domain.preferences import Preferences
from bot.features.vacation import domain as vacation
from bot.i18n import Book
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import date_and_time


def page(person: Preferences, now: int, words: Book) -> Panel:
    """Returns the page with the current or planned vacation, and the days left."""
    span = vacation.current(person, now)
    if span is None:
        state = words("vacation-none")
    else:
        start, end = date_and_time(span.start), date_and_time(span.end)
        state = words("vacation-on", end=end) if span.start <= now else words("vacation-planned", start=start, end=end)
    left = words("vacation-left", days=vacation.days_left(person, now))
    return Panel(
        components.message([f"### {words('vacation-title')}\n{state}\n{left}", f"-# {words('vacation-explained')}"])
    )
