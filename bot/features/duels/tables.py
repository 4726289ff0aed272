"""The tables of deals, as a picture and in words: of one deal, and of the deals of a week."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.features.duels import daily
from bot.features.duels.daily import OfWeek
from bot.features.duels.domain import Entry, Ranked, ranked
from bot.i18n import Words
from bot.views.board import Plot
from bot.views.wording import person_name
from rendering import lettering
from rendering import table as paint
from rendering.table import Cell, Heads, Line

ROWS = 16
"""The most people in a table."""
NOTHING = "\N{EN DASH}"
"""The points of somebody who has not finished."""
_WON, _LOST, _NOTHING = Cell("1", paint.WON), Cell("0", paint.LOST), Cell("", None)


def of_day(entries: Mapping[int, Entry], reader: int, words: Words) -> Plot | None:
    """Returns how people have done on one day; None if nobody has finished."""
    return of_deal(words("daily-today"), ranked(entries), reader, words)


def of_deal(title: str, every: Sequence[Ranked], reader: int, words: Words) -> Plot | None:
    """Returns how people have done in a deal; None for nobody. Who has not finished has no points."""
    heads = Heads(title, "", [words("daily-ahead")], words("table-points"), "")
    shown = every[:ROWS]
    lines = [
        Line(
            each.place,
            _legible(_called(each.entry.name, each.person, reader, words), words),
            [signed(each.entry.ahead) if each.entry.counts else NOTHING],
            f"{each.entry.points} : {each.entry.rival}" if each.entry.counts else NOTHING,
            left=not each.entry.counts,
        )
        for each in shown
    ]
    return _plot(heads, lines, [_line_of_day(each, reader, words) for each in shown], words)


def of_week(tables: Sequence[Mapping[int, Entry]], reader: int, words: Words) -> Plot | None:
    """Returns how people have done in a week, day by day; None if nobody has finished any deal."""
    summed = daily.of_week(tables)[:ROWS]
    heads = Heads(
        words("daily-week"), "", [words("daily-deals-won")], words("daily-ahead"), words("daily-monday-to-sunday")
    )
    lines = [
        Line(
            each.place,
            _legible(_called(each.name, each.person, reader, words), words),
            [f"{each.won} / {each.played}"],
            signed(each.ahead),
            rounds=[_cell(entries.get(each.person)) for entries in tables],
        )
        for each in summed
    ]
    return _plot(heads, lines, [_line_of_week(each, reader, words) for each in summed], words)


def result(entry: Entry, words: Words) -> str:
    """Returns how somebody has done in a deal."""
    if not entry.counts:
        return words("duel-unfinished")
    return words("daily-won" if entry.won else "daily-lost", points=entry.points, rival=entry.rival)


def signed(points: int) -> str:
    """Returns by how many points somebody is ahead."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "±0"


def _plot(heads: Heads, lines: Sequence[Line], texts: Sequence[str], words: Words) -> Plot | None:
    if not lines:
        return None
    return Plot(partial(paint.table, heads, lines), words("daily-in-words", title=heads.title, lines="\n".join(texts)))


def _cell(entry: Entry | None) -> Cell:
    if entry is None or not entry.counts:
        return _NOTHING
    return _WON if entry.won else _LOST


def _line_of_day(each: Ranked, reader: int, words: Words) -> str:
    name = _called(each.entry.name, each.person, reader, words)
    return words("daily-line", place=each.place, player=name, result=result(each.entry, words))


def _line_of_week(each: OfWeek, reader: int, words: Words) -> str:
    name = _called(each.name, each.person, reader, words)
    sum_ = words("daily-sum", won=each.won, played=each.played, ahead=signed(each.ahead))
    return words("daily-line", place=each.place, player=name, result=sum_)


def _called(name: str, person: int, reader: int, words: Words) -> str:
    called = person_name(name, words)
    return words("daily-you", player=called) if person == reader else called


def _legible(name: str, words: Words) -> str:
    return lettering.legible(name, words("nameless"))
