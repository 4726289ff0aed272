"""The standing of a contest as pictures, each with its alt text, and in words."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from bot.features.contests import league, tournament
from bot.features.contests.bounds import Bounds, bounds
from bot.features.contests.domain import Contest, How, Kind, Outcome, Pairing, Phase, Round, Step
from bot.features.contests.table import UNIT, Row, table
from bot.i18n import Words, words_in
from bot.views.board import Plot
from bot.views.wording import decimal, person_name
from rendering import bracket, lettering
from rendering import table as paint
from rendering.bracket import Column, Player
from rendering.table import Cell, Heads, Line, Zone

PAGE = 16
"""The most lines of a picture."""
COLUMNS = 3
"""The most rounds of a bracket that are shown."""
UNKNOWN = "–"
ZONES = {Step.PROMOTED: Zone.UP, Step.RELEGATED: Zone.DOWN}


class Standing(NamedTuple):
    """The standing of a division, or of a tournament."""

    title: str
    note: str
    rows: Sequence[Row]
    plots: Sequence[Plot]
    lines: Sequence[str]
    """In words, a line for each person or match."""
    possible: Mapping[int, Bounds] = MappingProxyType({})
    """The ranks at which people can still finish, while that is open."""


def standings(contest: Contest, words: Words | None = None) -> list[Standing]:
    """Returns the standings of the newest round, in the language of the contest unless `words` are given.

    It takes up to a tenth of a second, so it belongs in a thread.
    """
    words, latest = words or words_in(contest.language), contest.round
    if latest is None:
        return []
    if contest.kind is Kind.LEAGUE:
        return [_division(contest, latest, number, words) for number in range(len(latest.groups))]
    return [_swiss(contest, words) if contest.kind is Kind.SWISS else _knockout(contest, words)]


def name_of(contest: Contest, person: int, words: Words) -> str:
    """Returns the name of somebody in a contest, as plain text."""
    return person_name(contest.names.get(person, ""), words) if person > 0 else words("former-name")


def points(units: int, words: Words) -> str:
    """Returns units as points, with at most two decimal places."""
    return decimal(units / UNIT, words, 2)


def progress(latest: Round, words: Words) -> str:
    """Returns how many matches of a round are decided."""
    found = [pairing for pairing in latest.pairings if len(pairing.people) > 1]
    return words("contest-progress", decided=sum(bool(pairing.outcome) for pairing in found), matches=len(found))


def _legible(contest: Contest, person: int, words: Words) -> str:
    return lettering.legible(name_of(contest, person, words), words("nameless"))


def _division(contest: Contest, latest: Round, number: int, words: Words) -> Standing:
    group, last = latest.groups[number], len(latest.groups) - 1
    rows, possible = table(group.people, group.pairings), bounds(group.people, group.pairings)
    is_open = any(pairing.outcome is None for pairing in group.pairings)
    title = words("contest-division", number=number + 1) if last else words("contest-season", number=latest.number)
    decided = sum(bool(pairing.outcome) for pairing in group.pairings)
    note = words("contest-progress", decided=decided, matches=len(group.pairings))
    counts = [words("table-wins"), words("table-draws"), words("table-losses")]
    heads = Heads(title, note, counts, words("table-points"), words("table-ranks"))
    lines = [
        Line(
            place=row.place,
            name=_legible(contest, row.person, words),
            counts=[str(row.wins), str(row.draws), str(row.losses)],
            points=points(row.units, words),
            zone=ZONES.get(league.step_of(place, len(rows), number, last), Zone.STAY),
            ranks=possible[row.person],
            left=row.person in contest.left,
        )
        for place, row in enumerate(rows, 1)
    ]
    texts = [_line_of_league(contest, row, possible[row.person] if is_open else None, words) for row in rows]
    return Standing(title, note, rows, _plots(heads, lines, texts, words), texts, possible if is_open else {})


def _line_of_league(contest: Contest, row: Row, possible: Bounds | None, words: Words) -> str:
    values: dict[str, int | str] = {
        "place": row.place,
        "name": name_of(contest, row.person, words),
        "points": points(row.units, words),
        "wins": row.wins,
        "draws": row.draws,
        "losses": row.losses,
    }
    text = words("table-line", **values)
    if possible is not None:
        text = words("list-comma").join([text, possible_ranks(possible, words)])
    return words("table-left", line=text) if row.person in contest.left else text


def possible_ranks(possible: Bounds, words: Words) -> str:
    """Returns between which ranks somebody can still finish."""
    name = "table-certain" if possible.best == possible.worst else "table-possible"
    return words(name, best=possible.best, worst=possible.worst)


def _plots(heads: Heads, lines: Sequence[Line], texts: Sequence[str], words: Words) -> list[Plot]:
    """Returns a picture for each page of a table."""
    pages = range(0, max(1, len(lines)), PAGE)
    return [
        Plot(
            partial(paint.table, heads, lines[start : start + PAGE]),
            words("table-in-words", title=heads.title, note=heads.note, lines="\n".join(texts[start : start + PAGE])),
        )
        for start in pages
    ]


def _swiss(contest: Contest, words: Words) -> Standing:
    assert contest.round is not None
    rows, title = tournament.standing(contest), words("contest-standing")
    note = round_note(contest, words)
    heads = Heads(title, note, [words("table-opponents")], words("table-points"), words("table-rounds"))
    lines = [
        Line(
            place=row.place,
            name=_legible(contest, row.person, words),
            counts=[points(row.opponents, words)],
            points=points(row.units, words),
            rounds=[_cell(each, row.person) for each in contest.rounds],
            left=row.person in contest.left,
        )
        for row in rows
    ]
    texts = [
        _withdrawn(
            contest,
            row.person,
            words(
                "table-line-swiss",
                place=row.place,
                name=name_of(contest, row.person, words),
                points=points(row.units, words),
                opponents=points(row.opponents, words),
            ),
            words,
        )
        for row in rows
    ]
    return Standing(title, note, rows, _plots(heads, lines, texts, words), texts)


def _withdrawn(contest: Contest, person: int, text: str, words: Words) -> str:
    return words("table-left", line=text) if person in contest.left else text


def round_note(contest: Contest, words: Words) -> str:
    """Returns which round of a tournament is played."""
    assert contest.round is not None
    if contest.phase is Phase.OVER:
        return words("contest-final")
    return words("contest-round-of", number=contest.round.number, rounds=tournament.rounds_of(contest))


def _cell(each: Round, person: int) -> Cell:
    """Returns what somebody got in a round: of two people 1, a half or 0, of more their place."""
    pairing = next((pairing for pairing in each.pairings if person in pairing.people), None)
    if pairing is None:
        return Cell(UNKNOWN, None)
    if pairing.outcome is None:
        return Cell("", None)
    if pairing.outcome.how is How.BYE:
        return Cell("+", paint.WON)
    place, places = pairing.outcome.places[pairing.people.index(person)], pairing.outcome.places
    is_tied = places.count(place) > 1
    colour = paint.WON if place == 1 and not is_tied else paint.TIED if place == 1 else paint.LOST
    if len(places) > 2:
        return Cell(str(place), colour)
    return Cell("½" if is_tied else "1" if place == 1 else "0", colour)


def _knockout(contest: Contest, words: Words) -> Standing:
    assert contest.round is not None
    total, number = tournament.rounds_of(contest), contest.round.number
    first = max(0, min(number - 2, total - COLUMNS))
    shown = range(first, min(total, first + COLUMNS))
    columns = [
        Column(_round_title(contest, index, words), matches)
        for index in shown
        if (matches := _matches(contest, index, words))
    ]
    title, note = words("contest-bracket"), round_note(contest, words)
    rows = tournament.standing(contest)
    texts = [*_lines_of_round(contest, contest.round, words)]
    count = bracket.pictures(columns)
    text = words("table-in-words", title=title, note=note, lines="\n".join(texts))
    plots = [
        Plot(partial(bracket.bracket, title, note, columns, part, count), title if part else text)
        for part in range(count)
    ]
    return Standing(title, note, rows, plots, texts)


def _round_title(contest: Contest, index: int, words: Words) -> str:
    left = tournament.rounds_of(contest) - index
    if contest.seats == 2 and left <= COLUMNS:
        return words({1: "contest-final-round", 2: "contest-semi-finals", 3: "contest-quarter-finals"}[left])
    return words("contest-final-round") if left == 1 else words("contest-round", number=index + 1)


def _matches(contest: Contest, index: int, words: Words) -> list[list[Player]]:
    """Returns the matches of a round of a bracket; of pairs, also those that are still to come."""
    if index < len(contest.rounds):
        return [_players(contest, pairing, words) for pairing in contest.rounds[index].pairings]
    if contest.seats > 2:
        return []
    before = _matches(contest, index - 1, words)
    winners = [next((player.name for player in match if player.won), UNKNOWN) for match in before]
    return [[Player(one), Player(other)] for one, other in zip(winners[::2], winners[1::2], strict=True)]


def _players(contest: Contest, pairing: Pairing, words: Words) -> list[Player]:
    outcome = pairing.outcome
    won = tournament.winner(contest, pairing.people, outcome) if outcome else None
    found = []
    for seat, person in enumerate(pairing.people):
        scored = str(outcome.points[seat]) if outcome and outcome.points else ""
        is_out = (won is not None and won != seat) or person in contest.left
        found.append(Player(_legible(contest, person, words), scored, won == seat, is_out))
    return found + ([Player(words("contest-bye"), out=True)] if len(found) == 1 else [])


def _lines_of_round(contest: Contest, latest: Round, words: Words) -> Iterator[str]:
    """Yields a line for each match of a round."""
    for pairing in latest.pairings:
        people = [name_of(contest, person, words) for person in pairing.people]
        if len(people) == 1:
            yield words("match-bye", name=people[0])
        elif pairing.outcome is None:
            yield words("match-open", people=_versus(people, words))
        else:
            winner = people[tournament.winner(contest, pairing.people, pairing.outcome)]
            yield words("match-won", people=_versus(people, words), winner=winner, how=how(pairing.outcome, words))


def _versus(people: Sequence[str], words: Words) -> str:
    return words("contest-versus").join(people)


def how(outcome: Outcome, words: Words, first: int = 0) -> str:
    """Returns the points in the game, those of the seat `first` before the others, or why there are none."""
    if outcome.points:
        points = list(outcome.points)
        return " : ".join(map(str, [points.pop(first), *points]))
    return words(f"how-{outcome.how}")
