"""The page of the deal of the day, its post in channels that want it, and what they want."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from discord import ui

from bot.features.duels import tables
from bot.features.duels.daily import deal_of, opponent, stored_name
from bot.features.duels.daily_actions import PlayDaily, PostDeals, ShowDaily, ShowDailyOf
from bot.features.duels.domain import Entry, begins, ranked, usual_seats
from bot.i18n import Words, words_in
from bot.views import components, names
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.reader import Reader
from bot.views.wording import person_name, stamp
from rules import games
from rules.proof import fingerprint


class Shown(NamedTuple):
    """What is shown, and to whom."""

    game: str
    name: str
    """That of the game in presses."""
    others: Sequence[str]
    """The other games with a deal of today."""
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
    today, tomorrow = (
        fingerprint(deal_of(shown.game, day, shown.secret).proof.published) for day in (shown.day, shown.day + 1)
    )
    about = [
        f"### 📅 {words('daily-title')}",
        about_deal(shown.game, shown.day, words),
        _own(shown, words),
        words("daily-until", when=stamp(begins(shown.day + 1))),
    ]
    plot = (
        tables.of_week(shown.tables, shown.reader, words)
        if shown.week
        else tables.of_day(shown.tables[0], shown.reader, words)
    )
    picture = await reader.boards.render_plots([plot]) if plot else None
    pieces: list[components.Piece | str] = ["\n".join(about), *components.board(picture, _nobody(shown, words))]
    if picture and reader.wants_text:
        pieces.append(names.escaped(picture.text))
    small = [_playing(shown, words), words("daily-fingerprints", today=today, tomorrow=tomorrow)]
    pieces.append("\n".join(f"-# {line}" for line in small if line))
    message = components.message(pieces, _buttons(shown, words), _other_games(shown, words))
    return Panel(message, picture, picture.text if picture else "")


def about_deal(game: str, day: int, words: Words) -> str:
    """Returns in one sentence which game is played against whom."""
    own, seats = words_in(words.language, game), usual_seats(game)
    if seats > 1:
        return words("daily-about-computers", game=own("game-name"), count=seats - 1)
    rival = own("opponent-name", opponent=opponent(game, day))
    return words("daily-about", game=own("game-name"), opponent=rival)


def _own(shown: Shown, words: Words) -> str:
    own = shown.own
    if own is None:
        return words("daily-one-try")
    if not own.over:
        return words("daily-running")
    return words("daily-own", result=tables.result(own, words)) if own.counts else words("daily-given-up")


def _nobody(shown: Shown, words: Words) -> str:
    title = words("daily-week" if shown.week else "daily-today")
    return f"**{title}**\n{words('daily-nobody')}"


def _playing(shown: Shown, words: Words) -> str:
    """Returns how many others still play the deal of today; in the table of a week, nothing."""
    running = 0 if shown.week else sum(not entry.over for entry in shown.tables[0].values())
    return words("daily-playing", count=running) if running else ""


def _buttons(shown: Shown, words: Words) -> components.Row:
    is_done = shown.own is not None and shown.own.over
    other = ShowDaily(week=not shown.week, game=shown.name)
    buttons = [] if is_done else [components.button(words, PlayDaily(shown.name))]
    buttons.append(components.button(words, other, words("button-daily-today" if shown.week else "button-daily-week")))
    return components.row(*buttons)


def _other_games(shown: Shown, words: Words) -> components.Row | None:
    if not shown.others:
        return None
    choices = [
        components.choice(words_in(words.language, game)("game-name"), game) for game in shown.others[: components.MENU]
    ]
    return components.row(components.menu(words("daily-other-games"), ShowDailyOf(), choices))


FIRST = 3
"""How many people of the table of a day are named in a post."""


def post(day: int, before: Mapping[str, Mapping[int, Entry]], words: Words) -> ui.LayoutView:
    """Returns the post of the deals of a day. `before`: by game, what people have made of that of the day before."""
    lines = [f"- {about_deal(game, day, words)}{_best(table, words)}" for game, table in before.items()]
    title = f"## 📅 {words('daily-title')}\n{words('daily-until', when=stamp(begins(day + 1)))}"
    buttons = [
        components.button(words, PlayDaily(stored_name(game)), words_in(words.language, game)("game-name"))
        for game in before
    ]
    rows = components.rows(buttons[: 4 * components.ROW])
    return components.message([title, "\n".join(lines)], *rows, components.row(components.button(words, ShowDaily())))


def _best(table: Mapping[int, Entry], words: Words) -> str:
    """Returns who was best on the day before, as a line below a game; nothing if nobody has finished."""
    first = [
        words("daily-line", place=each.place, player=bold(person_name(each.entry.name, words)), result=result)
        for each in ranked(table)[:FIRST]
        for result in [tables.result(each.entry, words)]
    ]
    return f"\n  -# {words('daily-yesterday', lines=' · '.join(first))}" if first else ""


def wishes(channel: int, wanted: Sequence[str], words: Words) -> Panel:
    """Returns which deals are posted in a channel, with a menu to change that."""
    named = [words_in(words.language, game)("game-name") for game in wanted if game in games.names()]
    now = words("deals-posted", games=", ".join(named)) if named else words("deals-not-posted")
    choices = [
        components.choice(words("deals-stop" if game in wanted else "deals-want", game=name), game)
        for game in games.names()[: components.MENU]
        for name in [words_in(words.language, game)("game-name")]
    ]
    text = f"### 📅 {words('button-manage-deals')}\n{words('deals-explained', channel=f'<#{channel}>')}\n{now}"
    menu = components.menu(words("deals-choose"), PostDeals(channel), choices)
    return Panel(components.message([text], components.row(menu)))
