"""Why an option is better than another: the few differences that matter most, picked from a comparison of both.

Everything is counted in the same positions after either option. Only what is large against its standard error, in
every round of the comparison, becomes a reason. How much a thing such as a worker is worth in points follows from how
the game's `evaluate` rates the positions with more and with fewer of them.
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf, isfinite
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from rules import play, ranking, search
from rules.comparing import Comparison, Difference, Effort, End, Figure
from rules.game import AnyGame, Move
from rules.search import Advice, Budget

SURE = 3.0
"""The standard errors by which a difference has to be larger than none: there are many to choose from."""
LEAST = 0.5
"""The smallest difference that is said, in points or things; with several rivals, that of each counts for less."""
WORTH = 0.1
"""The points that a difference of things has to be worth at least."""
WIN = 0.1
"""The smallest difference of the share of a win that is said."""
REACHED = 0.9
"""Points of a later round count if this part of the positions is there: else only the pace of the match differs."""
CLEARLY, HARDLY = 0.75, 0.25
"""What is possible in this part of the positions is possible; in this part, not."""
CHOSEN = 0.4
"""What a seat chooses in this part of the positions, if it can, matters to it."""
AGAINST = 0.5
"""What speaks against an option is said if it weighs this part of what speaks for it."""
MOST = 2
"""How many reasons are given."""
SHARE = 0.12
"""No further round of a comparison begins after this part of the time of a search. With the last one, and picking, it
takes about a fifth."""
ROUNDS = 4, 10
"""The least and the most rounds of a comparison."""
EFFORT = Effort(learned=10, counted=40, followed=6)
"""That of a round: many short searches agree better with others than a few long ones."""
RIDGE = 0.05
"""Keeps the weights of things small that always come together."""

Kind = Literal["points", "holding", "win", "lead", "opens", "denies"]
"""More or fewer points of a category, or of a thing; a higher chance to win; a larger lead, as `evaluate` counts it; a
move that becomes possible; a move that a rival can no longer make."""


class Reason(Struct, array_like=True, frozen=True):
    """A difference that matters."""

    kind: Kind
    seat: int
    name: str = ""
    """The category, the name of the holding, or the move in JSON."""
    amount: int = 0
    """How much more there is after the first option, in tenths; of a chance to win, in percent; of a move, in how many
    percent of the positions a seat could make it, or a rival would have made it."""
    round: int = 0
    """The round to which points belong; 0: none."""
    is_unscored: bool = False
    """Whether the points are scored only at the end of that round, or of the game."""


class Why(Struct, array_like=True, frozen=True):
    """Why an option is better than another."""

    other: str
    """The other option, in JSON."""
    reasons: list[Reason] = []
    """The most important first; none: no difference is sure."""
    against: list[Reason] = []
    """What speaks for the other option."""


def why(
    game: AnyGame,
    view: Any,
    seat: int,
    pair: tuple[Move, Move],
    seed: int,
    goes_on: Callable[[], bool] = lambda: False,
    effort: Effort = EFFORT,
) -> Why:
    """Returns why `seat` should choose the first of two options, given its view.

    `goes_on`: whether there is time for one more round of the comparison.
    """
    found, (least, most) = Comparison(game, view, seat, pair, seed), ROUNDS
    while len(found.rounds) < least or (len(found.rounds) < most and goes_on()):
        found.add_round(effort)
    return picked(game, view, seat, pair, found)


class Advised(NamedTuple):
    """What a search advises, and why."""

    advice: Advice
    why: Why | None
    """Why its best option is better than the next best; None if no other was tried."""


def advise(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> Advised:
    """Returns advice for `seat` with its reasons. Raises ValueError if it is not to move."""
    advice = search.advise(game, view, seat, budget, seed)
    return Advised(advice, _of_first(game, view, seat, [rating.move for rating in advice.ratings], budget, seed))


class Explained(NamedTuple):
    """How a search judges a choice."""

    is_best: bool
    """Whether it likes it best, too."""
    best: Any
    """The option that it likes best."""
    why: Why
    """Why its best option is better than the choice or, if that is the choice, than the next best."""


def explain(game: AnyGame, view: Any, seat: int, choice: Move, budget: Budget, seed: int) -> Explained:
    """Returns how a search judges a choice of `seat`, which had others."""
    advice = search.advise(game, view, seat, budget, seed)
    best = advice.ratings[0].move
    is_best = play.identity(best) == play.identity(choice)
    found = _of_first(
        game, view, seat, [rating.move for rating in advice.ratings] if is_best else [best, choice], budget, seed
    )
    return Explained(is_best, best, found or Why(encoded(choice)))


def _of_first(game: AnyGame, view: Any, seat: int, best: Sequence[Any], budget: Budget, seed: int) -> Why | None:
    """Returns why the first of some options is better than the second."""
    if len(best) == 1 or not best:
        return None
    stop = budget.clock() + SHARE * budget.seconds if isfinite(budget.seconds) else -inf
    return why(game, view, seat, (best[0], best[1]), seed, lambda: budget.clock() < stop)


def picked(game: AnyGame, view: Any, seat: int, pair: tuple[Move, Move], found: Comparison) -> Why:
    """Returns the reasons that a finished comparison gives."""
    other = encoded(pair[1])
    differences = found.differences()
    lead = differences[Figure("lead", seat)]
    if lead.size <= lead.error:
        return Why(other)
    weighed = _distinct(sorted(_weighed(game, view, seat, found, differences), key=lambda each: -abs(each[0])))
    forward = [each for each in weighed if each[0] > 0][:MOST]
    strongest = forward[0][0] if forward else 0.0
    against = [each for each in weighed if each[0] < 0 and -each[0] >= AGAINST * strongest][:1]
    reasons = [reason for _, reason in forward]
    reasons += [*_about_moves(seat, pair, found)][: 1 if len(reasons) < MOST else 0]
    whole = Reason("lead", seat, amount=round(10 * lead.size))
    if not reasons and lead.is_sure(SURE) and lead.size >= LEAST:
        reasons.append(whole)
    if not reasons:
        return Why(other)
    if -sum(weight for weight, _ in against) > sum(weight for weight, _ in forward):
        reasons = [*reasons[: MOST - 1], whole]
    return Why(other, reasons, [reason for _, reason in against])


def _distinct(weighed: Sequence[tuple[float, Reason]]) -> list[tuple[float, Reason]]:
    """Returns of those about the same in several rounds the first."""
    first: dict[tuple[str, int, str], tuple[float, Reason]] = {}
    for each in weighed:
        first.setdefault((each[1].kind, each[1].seat, each[1].name), each)
    return [*first.values()]


def encoded(move: Move) -> str:
    """Returns a move as a reason holds it."""
    return msgspec.json.encode(move).decode()


def _weighed(
    game: AnyGame, view: Any, seat: int, found: Comparison, differences: dict[Figure, Difference]
) -> Iterator[tuple[float, Reason]]:
    """Yields what differs for sure, with its weight: about how many points it brings, below 0 for a loss."""
    rivals = ranking.rivals(game.scores(view))[seat]
    ends, now = found.ends, game.round(view) if game.round else 0
    worth: dict[str, float] | None = None
    for figure, difference in differences.items():
        if figure.seat != seat and figure.seat not in rivals:
            continue
        side = 1.0 if figure.seat == seat else -1.0 / len(rivals)
        least = WIN if figure.kind == "win" else LEAST
        if figure.round > now and sum(figure in end.figures for end in ends) < REACHED * len(ends):
            continue
        if figure.kind in ("value", "lead") or abs(difference.size) < least or not difference.is_sure(SURE):
            continue
        if figure.kind == "points":
            unscored = 2 * sum(figure in end.unscored for end in ends) > len(ends)
            amount = round(10 * difference.size)
            yield side * difference.size, Reason("points", figure.seat, figure.name, amount, figure.round, unscored)
        elif figure.kind == "win" and figure.seat == seat:
            yield 10 * difference.size, Reason("win", seat, amount=round(100 * difference.size))
        elif _is_thing(figure):
            worth = _worth(found) if worth is None else worth
            each = worth.get(figure.name, 0.0)
            weight = side * each * difference.size
            if each > 0 and abs(weight) >= WORTH:
                yield weight, Reason("holding", figure.seat, figure.name, round(10 * difference.size))


def _about_moves(seat: int, pair: tuple[Move, Move], found: Comparison) -> Iterator[Reason]:
    """Yields the moves that become possible or impossible, those that a rival loses first."""
    moves = found.moves()
    for (by, move), (taken, possible) in moves.items():
        if by != seat and possible.one <= HARDLY and possible.other >= CLEARLY and taken.other >= CHOSEN:
            yield Reason("denies", by, encoded(move), round(100 * taken.other))
    for (by, move), (taken, possible) in moves.items():
        if by != seat or move.ends_turn or isinstance(move, type(pair[0])):
            continue
        is_new = possible.one >= CLEARLY and possible.other <= HARDLY and taken.one >= CHOSEN
        if is_new and found.can_choose(seat, type(move)).other >= CLEARLY:  # else it only follows from the option
            yield Reason("opens", by, encoded(move), round(100 * possible.one))


def _worth(found: Comparison) -> dict[str, float]:
    """Returns about how many points one more of each thing is worth, by a regression over all positions.

    Of values that were learned, only the differences between seats mean something.
    """
    names = dict.fromkeys(figure.name for end in found.ends for figure in end.figures if _is_thing(figure))
    rows: list[list[float]] = []
    for end in found.ends:
        if not end.is_over:
            rows += _apart([_row(end, [*names], seat) for seat in _seats(end)])
    return dict(zip(names, _slopes(rows), strict=True)) if rows else {}


def _is_thing(figure: Figure) -> bool:
    """Whether a figure counts a thing. Points are counted by category."""
    return figure.kind == "holding" and figure.name != "points"


def _seats(end: End) -> list[int]:
    return [figure.seat for figure in end.figures if figure.kind == "value"]


def _row(end: End, names: Sequence[str], seat: int) -> list[float]:
    """Returns how much a seat has of each thing, and its value without the points that are counted."""
    points = sum(count for figure, count in end.figures.items() if figure.kind == "points" and figure.seat == seat)
    things = [end.figures[Figure("holding", seat, name)] for name in names]
    return [*things, end.figures[Figure("value", seat)] - points]


def _apart(rows: list[list[float]]) -> list[list[float]]:
    """Returns how far each of some rows is from their mean; a single one as it is."""
    if len(rows) == 1:
        return rows
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - middle for value, middle in zip(row, means, strict=True)] for row in rows]


def _slopes(rows: Sequence[Sequence[float]]) -> list[float]:
    """Returns by how much the last column rises with each of the others, the rest being equal."""
    import numpy as np

    table = np.array(rows)
    table -= table.mean(0)
    things, values = table[:, :-1], table[:, -1]
    matrix = things.T @ things / len(rows) + RIDGE * np.eye(things.shape[1])
    slopes: list[float] = np.linalg.solve(matrix, things.T @ values / len(rows)).tolist()
    return slopes
