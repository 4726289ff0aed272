"""The deal of the day: what it is, and how people have done."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.actions.daily import PlayDaily, ShowDaily
from bot.domain import daily
from bot.domain.daily import Entry
from bot.i18n import Book, book
from bot.views import components
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.wording import person_name, stamp

ROWS = 20
"""The most people in a table."""
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class Shown(NamedTuple):
    """What is shown, and to whom."""

    game: str
    day: int
    secret: bytes
    own: Entry | None
    """What the reader has made of the deal of today; None: nothing yet."""
    tables: Sequence[Mapping[int, Entry]]
    """Of today, or of each day of the week."""
    reader: int
    week: bool


def page(shown: Shown, words: Book) -> Panel:
    """Returns the page of /daily."""
    game = book(words.language, shown.game)
    deal, following = (daily.deal_proof(shown.secret, day).published for day in (shown.day, shown.day + 1))
    opponent = game("opponent-name", opponent=daily.opponent(shown.game, shown.day))
    about = [
        f"### 📅 {words('daily-title')}",
        words("daily-about", game=game("game-name"), opponent=opponent),
        _own(shown, words),
        words("daily-until", when=stamp(daily.begins(shown.day + 1))),
    ]
    lines = list(_of_week(shown, words) if shown.week else _of_day(shown, words))
    title = words("daily-week" if shown.week else "daily-today")
    table = "\n".join([f"**{title}**", *(lines[:ROWS] or [words("daily-nobody")])])
    small = f"-# {words('daily-hashes', today=deal, tomorrow=following)}"
    return Panel(components.message(["\n".join(about), table, small], _buttons(shown, words)))


def _own(shown: Shown, words: Book) -> str:
    own = shown.own
    if own is None:
        return words("daily-one-try")
    if not own.over:
        return words("daily-running")
    return words("daily-own", result=_result(own, words)) if own.counts else words("daily-given-up")


def _result(entry: Entry, words: Book) -> str:
    return words("daily-won" if entry.won else "daily-lost", points=entry.points, rival=entry.rival)


def _of_day(shown: Shown, words: Book) -> Iterator[str]:
    (entries,) = shown.tables
    for place, person, entry in daily.ranked(entries):
        yield f"{_place(place)} {_name(entry.name, person, shown, words)} · {_result(entry, words)}"
    running = sum(not entry.over for entry in entries.values())
    if running:
        yield f"-# {words('daily-playing', count=running)}"


def _of_week(shown: Shown, words: Book) -> Iterator[str]:
    for each in daily.of_week(shown.tables):
        name = _name(each.name, each.person, shown, words)
        ahead = f"{each.ahead:+d}".replace("-", "\N{MINUS SIGN}")
        yield f"{_place(each.place)} {name} · {words('daily-sum', won=each.won, played=each.played, ahead=ahead)}"


def _place(place: int) -> str:
    return _MEDALS.get(place, f"{place}\\.")


def _name(name: str, person: int, shown: Shown, words: Book) -> str:
    called = bold(person_name(name, words))
    return words("daily-you", player=called) if person == shown.reader else called


def _buttons(shown: Shown, words: Book) -> components.Row:
    is_done = shown.own is not None and shown.own.over
    other = ShowDaily(week=not shown.week)
    buttons = [] if is_done else [components.button(words, PlayDaily())]
    buttons.append(components.button(words, other, words("button-daily-today" if shown.week else "button-daily-week")))
    return components.row(*buttons)
