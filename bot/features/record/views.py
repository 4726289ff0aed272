"""The record of a person on a server: plots, and the same in words."""

from collections.abc import Iterator, Sequence

from bot.domain import pace
from bot.domain.results import Against
from bot.features.record import own_level
from bot.features.record import plots as record_plots
from bot.features.record import ratings_views as ratings
from bot.features.record.actions import (
    EVERY,
    RecordAgainst,
    RecordOfGame,
    RecordOfPerson,
    ShareRecord,
    ShowRecord,
    ShowYear,
    Statistics,
    TakeMatches,
)
from bot.features.record.domain import HeadToHead, Record, Totals, Trend
from bot.features.record.plots import Shown, game_name
from bot.features.record.ratings_actions import ShowRatings
from bot.i18n import Words
from bot.views import components
from bot.views.components import Panel
from bot.views.names import bold, escaped
from bot.views.reader import Reader
from bot.views.wording import decimal, mistake_score, person_name


def kind_of(record: Record, wanted: str) -> Against:
    """Returns the kind of matches that is `wanted`; by default the first of those that the person has played."""
    if wanted != EVERY:
        return Against(wanted)
    return next(iter(record.kinds), Against.PEOPLE)


async def panel(shown: Shown, reader: Reader) -> Panel:
    """Returns the record."""
    words = reader.words
    pieces: list[components.Piece | str] = [_title(shown, words), "\n".join(_lines(shown, words))]
    plots = record_plots.plots(shown, words)
    picture = await reader.boards.render_plots(plots) if plots else None
    if picture:
        pieces += components.board(picture)
    if picture and reader.wants_text:
        pieces.append(escaped(picture.text))
    pieces.append("\n".join(_opponents(shown, words)))
    return Panel(components.message(pieces, *_rows(shown, words)), picture)


def _title(shown: Shown, words: Words) -> str:
    who = bold(shown.name) if shown.name else f"<@{shown.person}>"
    own = words("record-own" if shown.on_server else "record-own-elsewhere")
    whose = own if shown.is_own else words("record-of", player=who)
    parts = [words(f"record-{shown.against}")]
    if shown.game:
        parts.insert(0, game_name(shown.game, words))
    return f"### {whose}\n-# {' · '.join(parts)}"


def _lines(shown: Shown, words: Words) -> Iterator[str]:
    """Yields the counts, a line each."""
    record, against, game = shown.record, shown.against, shown.game
    totals = record.totals(against, game)
    if not totals.matches:
        yield words("record-none")
    else:
        yield _wins(totals, words)
    if shown.rated and against is Against.PEOPLE:  # by a match that ended early, too
        yield ratings.lines_of(shown.rated, words)
    if totals.matches:
        streak, longest = record.streak(against, game)
        if longest > 1:
            yield words("record-streak", now=streak, longest=longest)
        if game:
            yield from _points(shown, totals, words)
        elif len(shown.games) > 1:
            yield from (_listed(game_name(name, words), _brief(shown, name, words), words) for name in shown.games)
        length = pace.median(record.pace(against, game))
        if length is not None:
            yield words("record-pace", length=words(f"pace-{length}"))
    if shown.is_own and (moved := record.own_level(game)):
        level = own_level.known(game, shown.rated and shown.rated.rating, *moved)
        yield words("record-level", level=str(level.strength), matches=level.matches)
    if shown.is_own and (trend := record.trend(game)):
        yield _mistakes(trend, words)
    if unfinished := record.unfinished(against, game):
        yield words("record-unfinished", count=unfinished)


def _mistakes(trend: Trend, words: Words) -> str:
    """Returns the mistake score of the newest matches, and whether it has changed."""
    newest = mistake_score(trend.newest, words)
    if trend.before is None:
        return words("record-mistakes", score=newest, matches=trend.matches)
    before = mistake_score(trend.before, words)
    return words("record-mistakes-trend", score=newest, matches=trend.matches, before=before)


def _wins(totals: Totals, words: Words) -> str:
    text = words("record-wins", matches=totals.matches, wins=totals.wins)
    chance = [words("record-chance", wins=decimal(totals.expected, words))] if totals.expected else []
    conceded = [words("record-conceded", count=totals.conceded)] if totals.conceded else []
    return words("list-comma").join([text, *chance, *conceded])


def _brief(shown: Shown, game: str, words: Words) -> str:
    """Returns wins, average and best of one of several games."""
    totals, best = shown.record.totals(shown.against, game), shown.record.best(shown.against, game)
    counts: dict[str, int | str] = {"matches": totals.matches, "wins": totals.wins}
    if totals.average is None or best is None:
        return words("record-brief", **counts)
    return words("record-brief-points", **counts, average=decimal(totals.average, words), best=best.points)


def _points(shown: Shown, totals: Totals, words: Words) -> Iterator[str]:
    """Yields the average and the best points, then a line for each number of players."""
    record, against, game = shown.record, shown.against, shown.game
    best = record.best(against, game)
    if totals.average is not None and best:
        yield words("record-points", average=decimal(totals.average, words), best=best.points)
    seats = record.seats(against, game)
    for number in seats if len(seats) > 1 else ():
        of_number = record.totals(against, game, number)
        line = _listed(words("record-seats", seats=number), _wins(of_number, words), words)
        average = of_number.average
        yield line if average is None else f"{line} · {words('record-average', average=decimal(average, words))}"


def _listed(label: str, text: str, words: Words) -> str:
    return f"- {words('record-line', label=label, text=text)}"


def _opponents(shown: Shown, words: Words) -> Iterator[str]:
    """Yields whom the person met most, rival and nemesis for themselves; for others, their own head to head."""
    if shown.against is not Against.PEOPLE:
        return
    record = shown.record
    if shown.is_own and shown.game:
        return
    if not shown.is_own:
        if other := record.with_person(shown.reader):
            yield words("record-you", met=other.met, ahead=other.behind, behind=other.ahead)
        return
    for name, found in (
        ("record-favourite", record.opponents[:1]),
        ("record-rival", [record.rival]),
        ("record-nemesis", [record.nemesis]),
    ):
        for each in filter(None, found):
            yield words(name, player=bold(person_name(each.name, words)), **_head_to_head(each))


def _head_to_head(other: HeadToHead) -> dict[str, int]:
    return {"met": other.met, "ahead": other.ahead, "behind": other.behind}


def _rows(shown: Shown, words: Words) -> Sequence[components.Row]:
    person, game = shown.person, shown.game or EVERY
    rows = []
    if shown.games:
        named = {EVERY: words("record-every"), **{name: game_name(name, words) for name in shown.games}}
        rows.append(_menu("record-game", RecordOfGame(person, shown.against), named, game, words))
    if len(shown.record.kinds) > 1:
        kinds = {str(kind): words(f"record-{kind}") for kind in shown.record.kinds}
        rows.append(_menu("record-kind", RecordAgainst(person, game), kinds, shown.against, words))
    if shown.on_server:
        rows.append(components.row(components.person_menu(words("record-person"), RecordOfPerson(game))))
    buttons = []
    if shown.on_server:
        buttons += [components.button(words, Statistics(game)), components.button(words, ShowRatings(game))]
    if not shown.is_own:
        buttons.insert(0, components.button(words, ShowRecord(0, game), words("button-own-record")))
    if shown.is_own:
        buttons += [components.button(words, ShowYear()), components.button(words, TakeMatches())]
    if shown.may_be_posted:
        buttons.append(components.button(words, ShareRecord(game, shown.against)))
    rows.append(components.row(*buttons))
    return rows


def _menu(
    title: str, press: RecordOfGame | RecordAgainst, named: dict[str, str], chosen: str, words: Words
) -> components.Row:
    choices = [components.choice(text, value, default=value == chosen) for value, text in named.items()]
    return components.row(components.menu(words(title), press, choices[: components.MENU]))
