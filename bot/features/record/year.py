"""A year of somebody's matches on a server, in one picture and in words."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from bot.domain.calendar import DAY
from bot.domain.results import Against, Result, result_of
from bot.domain.session import AnySession
from bot.features.record.actions import ShareYear, ShowRecord, ShowYear
from bot.features.record.plots import in_words, short_name
from bot.features.record.ratings import CURVE
from bot.i18n import Words
from bot.views import components
from bot.views.board import Plot
from bot.views.components import Panel
from bot.views.names import bold, escaped
from bot.views.reader import Reader
from bot.views.wording import person_name
from rendering import lettering, season
from rules import games


class Year(NamedTuple):
    """The matches of a person in a year, against people and with a result."""

    number: int
    person: int
    name: str
    results: Sequence[Result]
    """Newest first."""
    known: Collection[int]
    """The matches whose people are named."""
    hidden: Collection[int]
    """Those who are not named."""
    ratings: Sequence[int]
    """The curve over all games, oldest first."""
    is_posted: bool
    """Whether everybody in a channel sees it, and not its person alone."""
    may_be_posted: bool = False
    has_earlier: bool = False
    """Whether the year before has matches, too."""
    kept_days: int = 0
    """If it is not complete: for how many days matches are kept."""


def of_year(sessions: Iterable[AnySession], person: int, guild: int, year: int) -> list[tuple[int, Result]]:
    """Returns the results that somebody had against people on a server in a year, each with the channel it was in."""
    near = [session for session in sessions if session.guild == guild and year_of(session.moved) == year]
    found = [(session.parent, result) for session in near if (result := result_of(session))]
    return [
        (channel, result)
        for channel, result in found
        if result.decided
        and result.against is Against.PEOPLE
        and any(player.person == person for player in result.players)
    ]


def kept_days(year: int, now: int, days: int) -> int:
    """Returns `days` if matches of a year are deleted by now, because they are kept for so long; 0 if none are."""
    begin = int(datetime(year, 1, 1, tzinfo=UTC).timestamp())
    return days if days and begin < now - days * DAY else 0


def year_of(moment: int) -> int:
    """Returns the year of a moment, in UTC."""
    return datetime.fromtimestamp(moment, UTC).year


async def panel(year: Year, reader: Reader) -> Panel:
    """Returns the picture, with the same in words."""
    words = reader.words
    shown = in_season(year, words)
    text = in_text(shown, words)
    picture = await reader.boards.render_plots([Plot(partial(season.picture, shown), text)])
    number = str(year.number)
    title = (
        words("year-of", year=number, player=bold(year.name)) if year.is_posted else words("year-title", year=number)
    )
    pieces: list[components.Piece | str] = [f"### {title}", *components.board(picture)]
    if reader.wants_text:
        pieces.append(escaped(text))
    if not year.is_posted:
        pieces.append(f"-# {words('year-explained')}")
    buttons = [components.button(words, ShowRecord(), words("button-own-record"))]
    if year.may_be_posted:
        buttons.append(components.button(words, ShareYear(year.number)))
    if year.has_earlier:
        buttons.append(components.button(words, ShowYear(year.number - 1), str(year.number - 1)))
    return Panel(components.message(pieces, components.row(*buttons)), picture)


def in_season(year: Year, words: Words) -> season.Season:
    """Returns what the picture shows."""
    own = [(result, player) for result in year.results for player in result.players if player.person == year.person]
    played = Counter(result.game for result, _ in own if result.game in games.names())
    won = Counter(result.game for result, player in own if player.won)
    best = max(played, key=lambda game: (won[game], played[game]), default="")
    met = _met(year)
    known = _named(year, words)
    return season.Season(
        title=lettering.legible(person_name(year.name, words), words("nameless")),
        year=str(year.number),
        figures=[
            (str(len(own)), words("year-matches", matches=len(own))),
            (str(sum(player.won for _, player in own)), words("year-won")),
            (short_name(best, words) if won[best] else "–", words("year-best")),
            (str(len(met)), words("year-met", people=len(met))),
        ],
        games_title=words("year-games"),
        games=[
            season.Game(
                short_name(game, words),
                won[game] / count,
                words("year-of-matches", wins=won[game], matches=count),
            )
            for game, count in played.most_common()
        ],
        ratings_title=words("year-ratings-newest" if len(year.ratings) > CURVE else "year-ratings", matches=CURVE),
        ratings=year.ratings,
        people_title=words("year-people"),
        people=[(name, words("year-times", times=times)) for name, times in known],
        note=words("year-partial", days=year.kept_days) if year.kept_days else "",
    )


def _met(year: Year) -> set[int]:
    return {player.person for result in year.results for player in result.players} - {0, year.person}


def _named(year: Year, words: Words) -> list[tuple[str, int]]:
    """Returns the people who are named, each with how often they were met, most often first."""
    times: Counter[int] = Counter()
    names: dict[int, str] = {}
    for result in year.results:
        for player in result.players if result.match in year.known else ():
            if player.person and player.person not in (year.person, *year.hidden):
                times[player.person] += 1
                names.setdefault(player.person, player.sitting.name)
    return [
        (lettering.legible(person_name(names[person], words), words("nameless")), count)
        for person, count in times.most_common(season.PEOPLE_ALONE)
    ]


def in_text(shown: season.Season, words: Words) -> str:
    """Returns the same in words."""
    facts = [f"{figure} {meaning}" for figure, meaning in shown.figures]
    lines = [in_words(shown.year, facts, words)]
    lines.append(in_words(shown.games_title, [f"{game.name} {game.note}" for game in shown.games], words))
    if len(shown.ratings) > 1:
        lines.append(in_words(shown.ratings_title, [str(rating) for rating in shown.ratings], words))
    if shown.people:
        lines.append(in_words(shown.people_title, [f"{name} {times}" for name, times in shown.people], words))
    if shown.note:
        lines.append(shown.note)
    return "\n".join(lines)
