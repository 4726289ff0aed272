"""The plots of a record, each with its alt text."""

from functools import partial
from typing import NamedTuple

from bot.domain import pace
from bot.domain.results import Against
from bot.features.record import ratings_views as ratings
from bot.features.record.domain import HeadToHead, Record, Totals
from bot.features.record.ratings_views import Own
from bot.features.record.tallies import Recent
from bot.i18n import Words, words_in
from bot.views.board import Plot
from bot.views.wording import decimal, person_name
from rendering import lettering
from rendering import plots as paint
from rendering.plots import Bar, Column, Sign
from rules import games

PLACES, POINTS = 20, 14
"""How many of the newest matches a plot shows, by place and by points."""
OPPONENTS = 6
"""The most people in a plot."""
LEAST = 0.25
"""How high the column of the last place is."""


class Shown(NamedTuple):
    """Whose record is shown to whom, and which part of it."""

    record: Record
    person: int
    reader: int
    game: str
    """Empty: all games."""
    against: Against
    rated: Own | None = None
    """Their rating, against people."""
    name: str = ""
    """Their name, in a post; a panel shows Discord's mention, which notifies nobody there."""
    on_server: bool = True
    """Whether it is shown on a server, and not in direct messages."""

    @property
    def is_own(self) -> bool:
        return self.person == self.reader

    @property
    def may_be_posted(self) -> bool:
        """Whether its person may post it: there is something in it, and they do not hide it."""
        matches = self.record.totals(self.against, self.game).matches
        return bool(self.is_own and self.on_server and matches and not self.record.hidden)

    @property
    def games(self) -> list[str]:
        """The games that the person has played and that are installed, most matches first."""
        return [game for game in self.record.games(self.against) if game in games.names()]


def plots(shown: Shown, words: Words) -> list[Plot]:
    """Returns the plots of a record: the newest matches, wins, opponents for the person alone, and time a turn."""
    found = [
        _newest_points(shown, words) if shown.game else _newest_places(shown, words),
        ratings.curve(shown.rated, words) if shown.rated and shown.against is Against.PEOPLE else None,
        _wins(shown, words),
        _opponents(shown, words),
        _pace(shown, words),
    ]
    return [plot for plot in found if plot]


def game_name(game: str, words: Words) -> str:
    """Returns the name of a game in the language of `words`."""
    return words_in(words.language, game)("game-name")


def short_name(game: str, words: Words) -> str:
    """Returns the same without what stands in brackets, for places with little room."""
    return game_name(game, words).partition("（")[0]


def in_words(title: str, values: list[str], words: Words) -> str:
    """Returns a plot as a line of text."""
    return words("plot-in-words", title=title, values=words("list-comma").join(values))


def _newest_places(shown: Shown, words: Words) -> Plot | None:
    newest = [match for match in shown.record.recent(shown.against) if match.game in shown.games][:PLACES][::-1]
    if not newest:
        return None
    played = list(dict.fromkeys(match.game for match in newest))
    columns = [Column(_height(match), str(match.place), match.won, played.index(match.game)) for match in newest]
    signs = [Sign(words("plot-won"), paint.WON)]
    signs += [Sign(short_name(game, words), game=number) for number, game in enumerate(played)]
    title = words("plot-places", count=len(newest))
    values = [words("plot-place", place=match.place, game=game_name(match.game, words)) for match in newest]
    return Plot(partial(paint.columns, title, columns, signs), in_words(title, values, words))


def _height(match: Recent) -> float:
    if match.seats < 2:
        return 1.0 if match.won else LEAST
    return 1 - (1 - LEAST) * min(match.place - 1, match.seats - 1) / (match.seats - 1)


def _newest_points(shown: Shown, words: Words) -> Plot | None:
    newest = [match for match in shown.record.recent(shown.against, shown.game) if match.complete][:POINTS][::-1]
    average = shown.record.totals(shown.against, shown.game).average
    if not newest or average is None:
        return None
    top = max(1.0, average, *(match.points for match in newest))
    columns = [Column(max(0, match.points) / top, str(match.points), match.won) for match in newest]
    signs = [Sign(words("plot-won"), paint.WON), Sign(words("plot-not-won"), paint.NOT_WON)]
    title = words("plot-points", count=len(newest))
    text = in_words(title, [column.text for column in columns], words)
    line = (max(0.0, average) / top, words("plot-average", average=decimal(average, words)))
    return Plot(partial(paint.columns, title, columns, signs, line), text)


def _wins(shown: Shown, words: Words) -> Plot | None:
    """Returns the wins by game, or by number of players of one game."""
    record, against, game = shown.record, shown.against, shown.game
    if game:
        rows = {words("record-seats", seats=n): record.totals(against, game, n) for n in record.seats(against, game)}
    else:
        rows = {short_name(name, words): record.totals(against, name) for name in shown.games}
    bars = [_share(label, totals, words) for label, totals in rows.items() if totals.matches]
    if not bars:
        return None
    title = words("plot-wins-by-seats" if game else "plot-wins-by-game")
    return shares(title, bars, words)


def shares(title: str, bars: list[Bar], words: Words) -> Plot:
    """Returns a plot of shares of wins, with marks for what chance alone would bring."""
    signs = [Sign(words("plot-won"), paint.WON), Sign(words("plot-chance"))]
    return Plot(partial(paint.bars, title, bars, signs), in_words(title, [f"{b.label} {b.note}" for b in bars], words))


def _share(label: str, totals: Totals, words: Words) -> Bar:
    note = words("plot-of", wins=totals.wins, matches=totals.matches)
    return Bar(label, [(totals.wins / totals.matches, paint.WON)], note, totals.expected / totals.matches)


def _opponents(shown: Shown, words: Words) -> Plot | None:
    found = shown.record.opponents[:OPPONENTS]
    if not (found and shown.is_own and shown.against is Against.PEOPLE and not shown.game):
        return None
    most = max(other.met for other in found)
    bars = [_head_to_head(other, most, words) for other in found]
    signs = [
        Sign(words("plot-ahead"), paint.AHEAD),
        Sign(words("plot-equal"), paint.EQUAL),
        Sign(words("plot-behind"), paint.BEHIND),
    ]
    title = words("plot-opponents")
    text = in_words(title, [f"{bar.label} {bar.note}" for bar in bars], words)
    return Plot(partial(paint.bars, title, bars, signs), text)


def _head_to_head(other: HeadToHead, most: int, words: Words) -> Bar:
    equal = max(0, other.met - other.ahead - other.behind)
    pieces = [(other.ahead, paint.AHEAD), (equal, paint.EQUAL), (other.behind, paint.BEHIND)]
    label = lettering.legible(person_name(other.name, words), words("nameless"))
    return Bar(label, [(count / most, colour) for count, colour in pieces], f"{other.ahead} : {other.behind}")


def _pace(shown: Shown, words: Words) -> Plot | None:
    turns = shown.record.pace(shown.against, shown.game)
    usual = pace.median(turns)
    if usual is None:
        return None
    lengths = [length for length, count in enumerate(turns) if count]
    bars = [
        Bar(
            words(f"pace-{length}"),
            [(turns[length] / max(turns), paint.AHEAD)],
            str(turns[length]),
            strong=length == usual,
        )
        for length in range(lengths[0], lengths[-1] + 1)
    ]
    title = words("plot-pace")
    text = in_words(title, [f"{bar.label} {bar.note}" for bar in bars], words)
    return Plot(partial(paint.bars, title, bars), text)
