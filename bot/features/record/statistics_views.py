"""What wins a game on a server: by seat, by what winners did more than others, and by category of points."""

from collections.abc import Iterator
from functools import partial

from bot.features.record.actions import EVERY, ShowRecord, StatisticsOfGame
from bot.features.record.plots import game_name, in_words, shares
from bot.features.record.server_record import ByCategory, ServerRecord
from bot.i18n import Words, words_in
from bot.views import components
from bot.views.board import Plot
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import decimal
from rendering import plots as paint
from rendering.plots import Bar, Sign
from rules import games

FEW = 5
"""With fewer matches, a note says that they say little."""


async def panel(record: ServerRecord, game: str, reader: Reader) -> Panel:
    """Returns the statistics of a game, empty: of that played most."""
    words = reader.words
    installed = [name for name in record.games if name in games.names()]
    game = game or next(iter(installed), "")
    plots = list(_plots(record, game, words)) if game else []
    picture = await reader.boards.render_plots(plots) if plots else None
    title = words("statistics-title", game=game_name(game, words)) if game else words("button-statistics")
    pieces: list[components.Piece | str] = [f"### {title}", "\n".join(_lines(record, game, words))]
    if picture:
        pieces += components.board(picture)
    if picture and reader.wants_text:
        pieces.append(picture.text)
    choices = [components.choice(game_name(name, words), name, default=name == game) for name in installed]
    menu = components.menu(words("record-game"), StatisticsOfGame(), choices[: components.MENU])
    button = components.button(words, ShowRecord(0, game or EVERY), words("button-own-record"))
    rows = [*([components.row(menu)] if choices else []), components.row(button)]
    return Panel(components.message(pieces, *rows), picture)


def _lines(record: ServerRecord, game: str, words: Words) -> Iterator[str]:
    matches = record.matches(game) if game else 0
    if not matches:
        yield words("statistics-none")
        return
    yield words("statistics-matches", matches=matches)
    average, best = record.average(game), record.best(game)
    if average is not None and best is not None:
        yield words("record-points", average=decimal(average, words), best=best)
    for each in [each for each in record.by_strength(game)[:1] if each.players >= FEW]:
        yield words(
            "statistics-strength", category=_category(game, each.category, words), wins=each.wins, players=each.players
        )
    if matches < FEW:
        yield f"-# {words('statistics-few')}"


def _plots(record: ServerRecord, game: str, words: Words) -> Iterator[Plot]:
    seats = [
        Bar(
            words("plot-seat", seat=each.seat + 1, seats=each.seats),
            [(each.wins / each.matches, paint.WON)],
            words("plot-of", wins=each.wins, matches=each.matches),
            1 / each.seats,
        )
        for each in record.by_seat(game)
    ]
    if seats:
        yield shares(words("plot-wins-by-seat"), seats, words)
    strengths = record.by_strength(game)
    if strengths:
        usual = sum(each.wins for each in strengths) / sum(each.players for each in strengths)
        bars = [
            Bar(
                _category(game, each.category, words),
                [(each.wins / each.players, paint.WON)],
                words("plot-of", wins=each.wins, matches=each.players),
                usual,
            )
            for each in strengths
        ]
        yield shares(words("plot-strengths"), bars, words)
    if categories := record.by_category(game):
        yield _categories(game, categories, words)


def _categories(game: str, categories: list[ByCategory], words: Words) -> Plot:
    """Returns the average points of winners as bars, and those of the others as marks."""
    top = max(1.0, *(max(each.winners, each.others) for each in categories))
    bars = [
        Bar(
            _category(game, each.category, words),
            [(max(0.0, each.winners) / top, paint.WON)],
            f"{decimal(each.winners, words)} : {decimal(each.others, words)}",
            max(0.0, each.others) / top,
        )
        for each in categories
    ]
    title = words("plot-categories")
    signs = [Sign(words("plot-winners"), paint.WON), Sign(words("plot-others"))]
    text = in_words(title, [f"{bar.label} {bar.note}" for bar in bars], words)
    return Plot(partial(paint.bars, title, bars, signs), text)


def _category(game: str, category: str, words: Words) -> str:
    """Returns the name of a category; as the rules call it if a later version has none for it."""
    of_game, name = words_in(words.language, game), f"category-{category}"
    return of_game(name) if name in of_game else category
