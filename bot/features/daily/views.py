"""The deal of the day: what it is, and how people have done."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.features.daily import domain as daily
from bot.features.daily import tables as daily_tables
from bot.features.daily.actions import PlayDaily, ShowDaily
from bot.features.daily.domain import Entry
from bot.i18n import Book, book
from bot.views import components, names
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import stamp


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


async def page(shown: Shown, reader: Reader) -> Panel:
    """Returns the page of /daily."""
    words = reader.words
    game = book(words.language, shown.game)
    deal, following = (daily.deal_proof(shown.secret, day).published for day in (shown.day, shown.day + 1))
    opponent = game("opponent-name", opponent=daily.opponent(shown.game, shown.day))
    about = [
        f"### 📅 {words('daily-title')}",
        words("daily-about", game=game("game-name"), opponent=opponent),
        _own(shown, words),
        words("daily-until", when=stamp(daily.begins(shown.day + 1))),
    ]
    plot = (
        daily_tables.of_week(shown.tables, shown.reader, words)
        if shown.week
        else daily_tables.of_day(shown.tables[0], shown.reader, words)
    )
    picture = await reader.boards.render_plots([plot]) if plot else None
    pieces: list[components.Piece | str] = ["\n".join(about), *components.board(picture, _nobody(shown, words))]
    if picture and reader.wants_text:
        pieces.append(names.escaped(picture.text))
    small = [_playing(shown, words), words("daily-hashes", today=deal, tomorrow=following)]
    pieces.append("\n".join(f"-# {line}" for line in small if line))
    return Panel(components.message(pieces, _buttons(shown, words)), picture, picture.text if picture else "")


def _own(shown: Shown, words: Book) -> str:
    own = shown.own
    if own is None:
        return words("daily-one-try")
    if not own.over:
        return words("daily-running")
    return words("daily-own", result=daily_tables.result(own, words)) if own.counts else words("daily-given-up")


def _nobody(shown: Shown, words: Book) -> str:
    title = words("daily-week" if shown.week else "daily-today")
    return f"**{title}**\n{words('daily-nobody')}"


def _playing(shown: Shown, words: Book) -> str:
    """Returns how many others still play the deal of today; in the table of a week, nothing."""
    running = 0 if shown.week else sum(not entry.over for entry in shown.tables[0].values())
    return words("daily-playing", count=running) if running else ""


def _buttons(shown: Shown, words: Book) -> components.Row:
    is_done = shown.own is not None and shown.own.over
    other = ShowDaily(week=not shown.week)
    buttons = [] if is_done else [components.button(words, PlayDaily())]
    buttons.append(components.button(words, other, words("button-daily-today" if shown.week else "button-daily-week")))
    return components.row(*buttons)
