"""The page of a person's vacation, and the notice of one that has begun by itself."""

from discord import ui

from bot.actions.turn import Play
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.features.vacation import domain as vacation
from bot.i18n import Book
from bot.views import components
from bot.views.components import Panel
from bot.views.reader import Reader
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


def vacation_begun(session: AnySession, reader: Reader, *, mentions: bool) -> ui.LayoutView:
    """Returns the notice that a vacation has begun instead of a clock running out."""
    words, at = reader.of(session), reader.at
    span = vacation.current(at.person, at.now)
    assert span is not None
    mention = f"<@{reader.person}> · " if mentions else ""
    begun = words("vacation-began", end=date_and_time(span.end), days=vacation.days_left(at.person, at.now))
    play = components.button(words, Play(session.id))
    place = f"**{words('game-name')}** · <#{session.channel}>"
    return components.message([f"{mention}🏖️ {begun}\n{place}"], components.row(play))
