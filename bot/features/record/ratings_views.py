"""The ratings of a server, those of one person, and what a match has changed: plots, and the same in words."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.domain.lobbies import unrated_seats
from bot.domain.session import AnySession
from bot.features.record import rated, ratings
from bot.features.record.actions import EVERY, ShowRecord
from bot.features.record.ratings import CENTRE, LIMIT, RANGE, UNIT, Changed, Placed, Point, Rating, Table
from bot.features.record.ratings_actions import RatingsOfGame
from bot.i18n import MatchWords, Words, words_in
from bot.views import components
from bot.views.board import Plot
from bot.views.components import Panel
from bot.views.names import bold, escaped
from bot.views.reader import Reader
from bot.views.wording import labelled, person_name
from rendering import lettering, rating_curve
from rendering import plots as paint
from rendering.plots import Bar, Sign

ROWS = paint.ROWS
"""The most people with a place who are shown, and the most who are provisional."""
_LIMITS = {"limit": str(round(LIMIT * UNIT)), "range": str(round(RANGE * UNIT))}
"""How far one person can move the rating of another, as it is shown."""
ROOM = 0.25
"""How long the shortest bar is, as a share of the longest."""


class Own(NamedTuple):
    """The rating of one person."""

    rating: Rating
    place: int
    """0: none."""
    of: int
    """How many have a place."""
    curve: Sequence[Point]


class Shown(NamedTuple):
    """The table that is shown, and to whom."""

    table: Table
    hidden: frozenset[str]
    games: Sequence[str]
    game: str
    """Empty: all games."""
    reader: str
    now: int


def at_stake(session: AnySession, seat: int, by_computer: bool, words: MatchWords) -> str:
    """Returns for whom a seat of a rated match counts if somebody, or else the computer, takes it over now.

    Empty: it does not count.
    """
    found = rated.at_stake(session, seat)
    if found is None:
        return ""
    if by_computer:
        owner = session.seats[seat].name if found.owner is None else found.owner
        return words("rating-seat-computer", player=bold(person_name(owner, words)))
    if found.owner is not None:
        return words("rating-seat-stays", player=bold(person_name(found.owner, words)))
    return words("rating-seat-goes" if found.gains else "rating-seat-goes-down")


async def panel(shown: Shown, reader: Reader) -> Panel:
    """Returns the table of a game."""
    words = reader.words
    placed = ratings.placed(shown.table, shown.now, shown.hidden)
    plot = _bars(placed[:ROWS], shown, words)
    picture = await reader.boards.render_plots([plot]) if plot else None
    title = _game_name(shown.game, words) if shown.game else words("record-every")
    pieces: list[components.Piece | str] = [
        f"### {words('ratings-title', game=title)}",
        "\n".join(_lines(placed, shown, words)),
    ]
    if picture:
        pieces += components.board(picture)
    if picture and reader.wants_text:
        pieces.append(escaped(picture.text))
    pieces.append(f"-# {words('ratings-explained', **_LIMITS)}")
    return Panel(components.message(pieces, *_rows(shown, words)), picture)


def _lines(placed: Sequence[Placed], shown: Shown, words: Words) -> Iterator[str]:
    for each in placed[:ROWS]:
        name = bold(person_name(each.rating.name, words))
        yield words(
            "ratings-line", place=each.place, player=name, rating=str(each.rating.shown), matches=each.rating.matches
        )
    if not placed:
        yield words("ratings-none")
    unsure = ratings.provisional(shown.table, shown.now, shown.hidden)
    if unsure:
        names = [_unsure(rating, words) for _, rating in unsure[:ROWS]]
        yield f"-# {words('ratings-provisional', players=words('list-comma').join(names))}"
    own = shown.table.get(shown.reader)
    place = ratings.place_of(placed, shown.reader)
    if own is not None and not 0 < place <= ROWS:
        yield words("ratings-own", standing=standing(own, place, len(placed), words))
    if own is not None and shown.reader in shown.hidden:
        yield f"-# {words('ratings-you-hide')}"


def _unsure(rating: Rating, words: Words) -> str:
    return words("ratings-unsure", player=bold(person_name(rating.name, words)), rating=str(rating.shown))


def standing(rating: Rating, place: int, of: int, words: Words) -> str:
    """Returns a rating, and its place or that it is provisional."""
    if rating.provisional:
        return words("rating-provisional", rating=str(rating.shown))
    return words("rating-placed", rating=str(rating.shown), place=place, of=of) if place else f"**{rating.shown}**"


def _bars(placed: Sequence[Placed], shown: Shown, words: Words) -> Plot | None:
    """Returns the ratings of those with a place as bars, with a mark for a newcomer's; None if nobody has one."""
    if not placed:
        return None
    highest = max(CENTRE, placed[0].rating.shown)
    lowest = min(CENTRE, placed[-1].rating.shown)

    def share(rating: int) -> float:
        return 1.0 if highest == lowest else ROOM + (0.98 - ROOM) * (rating - lowest) / (highest - lowest)

    bars = [
        Bar(
            f"{each.place}. {lettering.legible(person_name(each.rating.name, words), words('nameless'))}",
            [(share(each.rating.shown), paint.WON if each.place == 1 else paint.AHEAD)],
            str(each.rating.shown),
            share(CENTRE),
            strong=each.person == shown.reader,
        )
        for each in placed
    ]
    title = words("plot-ratings")
    text = words(
        "plot-in-words", title=title, values=words("list-comma").join(f"{bar.label} {bar.note}" for bar in bars)
    )
    return Plot(partial(paint.bars, title, bars, [Sign(words("plot-newcomer", rating=str(CENTRE)))]), text)


def lines_of(own: Own, words: Words) -> str:
    """Returns the rating of a person for their record."""
    best = max((point.after for point in own.curve), default=own.rating.shown)
    line = words("record-rating", standing=standing(own.rating, own.place, own.of, words))
    return f"{line} {words('record-rating-best', rating=str(best))}" if best > own.rating.shown else line


def curve(own: Own, words: Words) -> Plot | None:
    """Returns the curve of the newest ratings of a person; None if there are not two."""
    if len(own.curve) < 2:
        return None
    figures = [own.curve[0].before, *(point.after for point in own.curve)]
    title = words("plot-rating", count=len(own.curve))
    text = words("plot-in-words", title=title, values=words("list-comma").join(map(str, figures)))
    return Plot(partial(rating_curve.picture, title, figures), text)


def newcomers(session: AnySession, words: MatchWords) -> str:
    """Returns in a line each whose seats of a rated match or its lobby count for nobody: they are new to the server."""
    return "\n".join(f"-# {words('ratings-newcomer', player=words.player(seat))}" for seat in unrated_seats(session))


def after(changes: Sequence[Changed] | None, words: MatchWords, *, is_cut: bool) -> str:
    """Returns in a line each what a match has changed. None: it was not rated; `is_cut`: as it was cut short."""
    lines = [_change(each, words) for each in changes or ()]
    if lines:
        lines.insert(0, f"**{words('ratings-after')}**")
    lines += _whys(changes or (), words)
    if changes is None and is_cut:
        lines.append(f"-# {words('ratings-cut-short')}")
    return "\n".join(lines)


def _change(each: Changed, words: MatchWords) -> str:
    change = each.point.after - each.point.before
    values: dict[str, int | str] = {
        "player": bold(person_name(each.name, words)),
        "change": f"{change:+d}".replace("-", "\N{MINUS SIGN}") if change else "±0",
        "rating": str(each.point.after),
    }
    return _after(each, words, values)


def _whys(changes: Sequence[Changed], words: MatchWords) -> Iterator[str]:
    """Yields why ratings did not rise or fall as the result says: each reason once, with all whom it concerns."""
    for why in dict.fromkeys(each.point.why for each in changes if each.point.why):
        names = [bold(person_name(each.name, words)) for each in changes if each.point.why is why]
        yield f"-# {labelled(words('list-comma').join(names), words(f'rating-why-{why}', **_LIMITS), words)}"


def _after(each: Changed, words: MatchWords, values: dict[str, int | str]) -> str:
    if each.provisional:
        return words("rating-after-provisional", **values)
    if not each.place:
        return words("rating-after", **values)
    return words("rating-after-placed", **values, place=each.place, of=each.of)


def _rows(shown: Shown, words: Words) -> list[components.Row]:
    named = {EVERY: words("record-every"), **{name: _game_name(name, words) for name in shown.games}}
    choices = [components.choice(text, value, default=value == (shown.game or EVERY)) for value, text in named.items()]
    menu = components.menu(words("record-game"), RatingsOfGame(), choices[: components.MENU])
    button = components.button(words, ShowRecord(0, shown.game or EVERY), words("button-own-record"))
    return [*([components.row(menu)] if shown.games else []), components.row(button)]


def _game_name(game: str, words: Words) -> str:
    return words_in(words.language, game)("game-name")
