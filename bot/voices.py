"""How the people of a session are called, and in which words a session is told."""

from collections.abc import Iterable, Sequence

from discord.utils import escape_markdown

from bot.clock import CLOCKS, Clock, name_of
from bot.session import AnySession
from bot.words import Book, TableWords, book
from rules.table import AnyEntry

NAME = 32
"""The longest name shown, in characters."""
SUMMARY = 6
"""The most lines of story shown where there is more to see."""


def names(session: AnySession, language: str) -> list[str]:
    """What each seat is called: a person by name, the computer by number."""
    words = book(language)
    called, computers = [], 0
    for seat in session.seats:
        if not seat.person:
            computers += 1
        name = seat.name[:NAME] if seat.person else words("computer-name", number=computers)
        called.append(words("computer-for", name=name) if seat.away else name)
    return called


def drawn(session: AnySession, language: str) -> TableWords:
    """The words for images, with plain names."""
    return TableWords(book(language, session.game), names(session, language))


def spoken(session: AnySession, language: str) -> TableWords:
    """The words for messages: names are bold, and whatever they hold is shown as it is."""
    bold = [f"**{escape_markdown(name)}**" for name in names(session, language)]
    return TableWords(book(language, session.game), bold)


def story(entries: Iterable[AnyEntry], words: TableWords, reader: int | None = None) -> list[str]:
    """A line for each event that `reader`, a seat, may hear of; what a standing order did is marked."""
    lines = []
    for entry in entries:
        for event in entry.events:
            if not event.private or getattr(event, "seat", None) == reader:
                line = words.tell("story", event)
                lines.append(words("story-by-order", line=line) if entry.by_order else line)
    return lines


def summary(entries: Sequence[AnyEntry], words: TableWords, reader: int | None = None) -> str:
    """The newest lines of the story, and how many there are before them."""
    lines = story(entries, words, reader)
    hidden = len(lines) - SUMMARY
    if hidden > 0:
        lines = [words("post-more-story", count=hidden + 1), *lines[hidden + 1 :]]
    return "\n".join(lines)


def clock_text(clock: Clock | None, words: Book | TableWords) -> str:
    """A clock in words."""
    if clock is None:
        return words("clock-none")
    name = name_of(clock)
    kind = name if name in CLOCKS else "custom"
    return words(f"clock-{kind}", bank=clock.bank, increment=clock.increment)


def task(session: AnySession, seat: int, words: TableWords, reader: int | None = None) -> str:
    """What `seat` is asked, as far as `reader`, a seat or a spectator, may know it."""
    view = session.rules.view(session.playing.state, reader)
    return words.ask("turn", view.agenda[-1], view, seat)


def stamp(moment: int) -> str:
    """`moment` as Discord shows it to each reader: how long from now."""
    return f"<t:{moment}:R>"


def date_and_time(moment: int) -> str:
    """`moment` as Discord shows it to each reader, in their own time zone."""
    return f"<t:{moment}:f>"


def mention(session: AnySession, seat: int, language: str) -> str:
    """A mention of the person at `seat`; the computer's name where it plays."""
    sitting = session.seats[seat]
    return spoken(session, language).player(seat) if sitting.by_computer else f"<@{sitting.person}>"
