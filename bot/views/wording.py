"""How the people of a session are called, and in which words a session is told."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from discord.utils import escape_markdown

from bot.domain.clock import CLOCKS, Clock, name_of
from bot.domain.session import AnySession
from bot.i18n import Book, MatchWords, book
from rules.match import AnyEntry

NAME = 32
"""The longest name shown, in characters."""
SUMMARY = 6
"""The most lines of story shown where there is more to see."""
LEAST = 2
"""The fewest of them that do not matter."""


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


def plain_words(session: AnySession, language: str) -> MatchWords:
    """The words for images, with plain names."""
    return MatchWords(book(language, session.game), names(session, language))


def marked_words(session: AnySession, language: str) -> MatchWords:
    """The words for messages: names are bold, and whatever they hold is shown as it is."""
    bold = [f"**{escape_markdown(name)}**" for name in names(session, language)]
    return MatchWords(book(language, session.game), bold)


def story(entries: Iterable[AnyEntry], words: MatchWords, reader: int | None = None) -> list[str]:
    """What `reader`, a seat, may hear of, a line for each event that does not continue the line before it."""
    return [line.text for line in _lines(entries, words, reader)]


def summary(entries: Sequence[AnyEntry], words: MatchWords, reader: int | None = None) -> str:
    """The newest lines of the story with all that matter, and how many are left out."""
    lines = _lines(entries, words, reader)
    if len(lines) <= SUMMARY:
        return "\n".join(line.text for line in lines)
    passing = [number for number, line in enumerate(lines) if not line.matters]
    room = max(SUMMARY - 1 - (len(lines) - len(passing)), LEAST)
    hidden = set(passing[:-room])
    left = [line.text for number, line in enumerate(lines) if number not in hidden]
    return "\n".join([words("post-more-story", count=len(hidden)), *left] if hidden else left)


class _Line(NamedTuple):
    text: str
    matters: bool


def _lines(entries: Iterable[AnyEntry], words: MatchWords, reader: int | None) -> list[_Line]:
    """The story line by line; what a standing order did is marked."""
    lines: list[_Line] = []
    for entry in entries:
        mark = entry.by_standing_order
        for event in entry.events:
            if event.private and getattr(event, "seat", None) != reader:
                continue
            text = words.tell("story", event)
            if event.continues:
                before = lines.pop().text if lines else "…"
                text = words("story-continued", line=before, more=text)
            elif mark:
                text, mark = words("story-by-order", line=text), False
            lines.append(_Line(text, event.matters))
    return lines


def clock_text(clock: Clock | None, words: Book | MatchWords) -> str:
    """A clock in words."""
    if clock is None:
        return words("clock-none")
    name = name_of(clock)
    kind = name if name in CLOCKS else "custom"
    return words(f"clock-{kind}", bank=clock.bank, increment=clock.increment)


def task(session: AnySession, seat: int, words: MatchWords, reader: int | None = None) -> str:
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
    return marked_words(session, language).player(seat) if sitting.by_computer else f"<@{sitting.person}>"
