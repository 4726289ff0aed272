"""What stands out in a study, as sentences. Nothing is said that chance could explain.

Every kind of finding has an equal part of the 5 % of studies that may say something false, and every comparison of a
kind an equal part of that.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import NamedTuple

from bot.app.study import choices
from bot.app.study.choices import Choice
from bot.app.study.playing import RANDOM, Table, worded
from bot.app.study.running import Study
from bot.app.study.tally import Holding, Interval, Mean, Standing, Tally
from rules import arena

ERRORS_ALLOWED = 0.05
MARGIN = 0.04
"""A smaller advantage of a seat is not worth a sentence."""
RUNAWAY = 0.9
LITTLE = 0.5
"""Skill pays little if the stronger player surely gets less than this part of what is above an even share."""
RARE = 1 / 3
"""Something is hardly ever chosen if it surely is at most this part as often as at random."""
SELDOM = 2 / 3
"""It does not pay if it is chosen less than this part as often as at random, and surely costs points at random."""
USUAL = 0.75
"""Something is almost always best if it surely is chosen this often, ..."""
LIKELY = 0.6
"""... or this often and it surely brings points in random games, ..."""
OFTEN = 0.5
"""... and at random at most this often."""
FREE = 0.9
SAME = 0.5
TOGETHER, HELPFUL = 0.5, 0.1
"""Something brings nothing if its correlation with points surely is below the first, and not surely above the other."""
FEWEST = 30
"""Fewer cases say nothing."""
ALIKE, MOSTLY = 5, 0.8
"""What was never offered lies beside at least so many things that were, which are this part of all there."""
HALF = 50
ORDINALS = ("", "first", "second", "third", "fourth")


class Finding(NamedTuple):
    """Something that stands out: its kind, what it is about, and a sentence."""

    kind: str
    subject: str
    sentence: str


def found(study: Study) -> list[Finding]:
    """Returns everything that stands out."""
    return [finding for kind in KINDS for finding in kind(study)]


def errors(comparisons: int, kinds: int | None = None) -> float:
    """Returns how many standard errors a finding needs, as one of so many comparisons of its kind."""
    return NormalDist().inv_cdf(1 - ERRORS_ALLOWED / (kinds or len(KINDS)) / max(1, comparisons) / 2)


def percent(share: float, interval: Interval | None = None) -> str:
    """Returns a share in words, as in `62 % (58 to 66)`."""
    bounds = f" ({100 * interval[0]:.0f} to {100 * interval[1]:.0f})" if interval else ""
    return f"{100 * share:.0f} %{bounds}"


def bounds(mean: Mean, number: float = arena.CONFIDENCE) -> Interval:
    """Returns the interval of a share: Wilson's, as if ties were a little more certain than they are."""
    return arena.interval(mean.mean, mean.count, number) if mean.count else (0.0, 1.0)


def _evens(study: Study) -> list[tuple[str, Tally]]:
    """Returns the tables between equals, the strongest first."""
    return [(strength, study.even(strength)) for strength in reversed(study.plan.strengths)]


def _at(strength: str) -> str:
    return "at random" if strength == RANDOM else f"at {worded(strength)}"


def unfinished(study: Study) -> Iterator[Finding]:
    """Finds games that do not end."""
    number = sum(tally.unfinished for tally in study.tables.values())
    if number:
        yield Finding("endless", "", f"{number} games did not end.")


def seats(study: Study) -> Iterator[Finding]:
    """Finds a seat that wins more often than others, and a place in the order in which seats are asked first."""
    yield from _advantage(study, "seat", lambda tally: tally.seats, lambda number: f"Seat {number}")
    if begins_by_lot(study):
        yield from _advantage(
            study, "order", lambda tally: tally.asked, lambda number: f"Who is asked {ORDINALS[number]}"
        )


def begins_by_lot(study: Study) -> bool:
    """Returns whether who is asked first is not always the same seat, so that it may be an advantage of its own."""
    return any(tally.asked and tally.asked != tally.seats for _, tally in _evens(study))


def _advantage(
    study: Study, kind: str, of: Callable[[Tally], Sequence[Standing]], named: Callable[[int], str]
) -> Iterator[Finding]:
    even = 1 / study.plan.players
    tables = [(strength, of(tally)) for strength, tally in _evens(study)]
    limit = errors(2 * len(tables) * study.plan.players)
    for strength, standings in tables:
        won = [standing.won for standing in standings if standing.won.count]
        if not won:
            continue
        best = max(range(len(won)), key=lambda seat: won[seat].mean)
        if bounds(won[best], limit)[0] > even and won[best].mean - even >= MARGIN:
            share = percent(won[best].mean, bounds(won[best]))
            yield Finding(
                kind,
                str(best + 1),
                f"{named(best + 1)} wins {share} {_at(strength)}; {100 * even:.0f} % would be even.",
            )
            return


def ties(study: Study) -> Iterator[Finding]:
    """Finds a seat that wins ties in points."""
    tables = _evens(study)
    limit, even = errors(len(tables) * study.plan.players), 1 / study.plan.players
    for strength, tally in tables:
        for seat, standing in enumerate(tally.seats):
            if bounds(standing.level, limit)[0] > even + MARGIN:
                share = percent(standing.level.mean, bounds(standing.level))
                yield Finding(
                    "tie",
                    str(seat + 1),
                    f"Seat {seat + 1} wins {share} of ties in points for the first place {_at(strength)}.",
                )
                return


def skill(study: Study) -> Iterator[Finding]:
    """Finds that stronger players win little more than weaker ones."""
    even = 1 / study.plan.players
    strengths = study.plan.strengths
    for others, one in pairwise(strengths):
        won = study.tables[Table(one, others, 0).name].stronger
        if bounds(won, errors(len(strengths) - 1))[1] < even + LITTLE * (1 - even):
            share = percent(won.mean, bounds(won))
            yield Finding(
                "skill", one, f"Skill pays little: one at {worded(one)} wins {share} against {worded(others)}."
            )


def course(study: Study) -> Iterator[Finding]:
    """Finds that a lead at the half decides the game, or is even a disadvantage."""
    even = 1 / study.plan.players
    tables = _evens(study)
    limit = errors(2 * len(tables))
    kinds: set[str] = set()
    for strength, tally in tables:
        won = tally.leaders.get(HALF, Mean())
        low, high = bounds(won, limit)
        share = percent(won.mean, bounds(won))
        if low > RUNAWAY and "runaway" not in kinds:
            kinds.add("runaway")
            yield Finding(
                "runaway", "", f"A lead is hardly ever lost: who leads at the half wins {share} {_at(strength)}."
            )
        if high < even and "comeback" not in kinds:
            kinds.add("comeback")
            yield Finding(
                "comeback", "", f"It is bad to lead: who leads at the half wins only {share} {_at(strength)}."
            )


def options(study: Study) -> Iterator[Finding]:
    """Finds what is hardly ever chosen or does not pay, and what is almost always chosen."""
    everything = choices.found(study)
    limit = errors(3 * len(everything))
    for choice in everything:
        low, high = choice.interval(limit)
        effect, reach = choice.effect, limit * choice.effect_error
        is_best = low > USUAL or (choice.is_piece and low > LIKELY and effect > reach)
        if is_best and choice.expected < OFTEN:
            often = "almost always" if low > USUAL else "mostly"
            yield Finding("best", choice.name, f"`{choice.name}` is {often} best: chosen {_chosen(choice)}.")
        if high < RARE * choice.expected and effect < arena.CONFIDENCE * choice.effect_error:
            yield Finding("dead", choice.name, f"`{choice.name}` is hardly ever chosen: {_chosen(choice)}.")
        elif choice.is_piece and choice.share < SELDOM * choice.expected and effect < -reach:
            costs = f"taking it costs {-effect:.1f} points in random games"
            yield Finding(
                "dead", choice.name, f"`{choice.name}` does not pay: {costs}, and it was chosen {_chosen(choice)}."
            )


def _chosen(choice: Choice) -> str:
    return (
        f"{choice.thing.chosen} of {choice.thing.offered} times by search "
        f"({percent(choice.share, choice.interval())}); at random it would be {percent(choice.expected)}"
    )


def never_offered(study: Study) -> Iterator[Finding]:
    """Finds what lies in the position beside things that are offered, and never is."""
    whole = Tally()
    for tally in study.tables.values():
        whole.merge(Tally(offered=_copied(tally.offered), seen=_copied(tally.seen)))
    for field, texts in sorted(whole.offered.items()):
        if min(texts.values()) < FEWEST:
            continue
        beside = [place.keys() for place in whole.seen.values() if _lists(place, texts)]
        for text in sorted({text for place in beside for text in place} - texts.keys()):
            yield Finding("never", f"{field}={text}", f"`{field}={text}` was never offered to anybody.")


def _lists(place: Collection[str], texts: Collection[str]) -> bool:
    """Returns whether a place in positions holds mostly what a field of moves names."""
    common = len(set(texts) & set(place))
    return common >= ALIKE and common > MOSTLY * len(place)


def _copied(texts: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """Returns a copy of counts by place and text."""
    return {place: {**counts} for place, counts in texts.items()}


def free_actions(study: Study) -> Iterator[Finding]:
    """Finds what costs nothing, brings something, and leaves everything else possible."""
    merged: dict[str, Mean] = {}
    for tally in study.tables.values():
        for name, mean in tally.free.items():
            merged.setdefault(name, Mean()).merge(mean)
    enough = {name: mean for name, mean in merged.items() if mean.count >= FEWEST}
    kinds: set[str] = set()
    for name, mean in sorted(enough.items(), key=lambda item: " " in item[0]):
        if bounds(mean, errors(len(enough)))[0] > FREE and name.split()[0] not in kinds:
            kinds.add(name)
            share = percent(mean.mean, bounds(mean))
            yield Finding(
                "free",
                name,
                f"`{name}` is free: in {share} of {mean.count} cases it costs nothing, and all else stays possible.",
            )


def never_spent(study: Study) -> Iterator[Finding]:
    """Finds what seats gather, never have less of, and get nothing for."""
    merged: dict[str, Holding] = {}
    for tally in study.tables.values():
        for name, holding in tally.holdings.items():
            merged.setdefault(name, Holding()).merge(Holding(holding.rises, holding.falls))
    grown = {name: found.rises for name, found in merged.items() if found.rises >= FEWEST and not found.falls}
    limit = errors(len(grown))
    for name, rises in sorted(grown.items()):
        if _brings_nothing(study, name, limit):
            yield Finding(
                "unspent",
                name,
                f"`{name}` is gathered for nothing: it became more {rises} times and never less, and who has more of "
                "it at the end of a random game has no more points.",
            )


def _brings_nothing(study: Study, name: str, limit: float) -> bool:
    """Returns whether points of no category go together with a thing, and it surely helps at no strength."""
    by_chance = study.even(RANDOM).holdings[name]
    if by_chance.with_points.products.count < FEWEST:
        return False
    reaches = [together.interval(limit) for together in by_chance.points.values()]
    helps = any(tally.holdings[name].with_points.interval(limit)[0] > HELPFUL for _, tally in _evens(study))
    return not helps and max(max(-low, high) for low, high in reaches) < TOGETHER


def same(study: Study) -> Iterator[Finding]:
    """Finds questions whose answer makes no difference."""
    found = {name: mean for name, mean in study.even(RANDOM).same.items() if mean.count >= FEWEST}
    for name, mean in sorted(found.items()):
        if bounds(mean, errors(len(found)))[0] > SAME:
            share = percent(mean.mean, bounds(mean))
            yield Finding("same", name, f"`{name}` is no choice: all options lead to the same position in {share}.")


def categories(study: Study) -> Iterator[Finding]:
    """Finds categories of points that nobody ever has."""
    names = {name for _, tally in _evens(study) for name in tally.categories}
    for name in sorted(names):
        found = [tally.categories[name] for _, tally in _evens(study) if name in tally.categories]
        if not any(category.points.squares for category in found):
            yield Finding("category", name, f"Nobody ever has points for `{name}`.")


def rule_options(study: Study) -> Iterator[Finding]:
    """Finds rule options that change nothing."""
    by_option: dict[str, Mean] = {}
    for name, variant in study.variants.items():
        by_option.setdefault(name.split("=")[0], Mean()).merge(variant.differs)
    for name, mean in by_option.items():
        if not mean.total:
            most = 100 * bounds(mean)[1]
            yield Finding(
                "option",
                name,
                f"The option `{name}` changes nothing: {mean.count} random games are the same "
                f"with each of its values (it may matter in {most:.1f} % of games at most).",
            )


KINDS: tuple[Callable[[Study], Iterable[Finding]], ...] = (
    unfinished,
    seats,
    ties,
    skill,
    course,
    options,
    never_offered,
    free_actions,
    never_spent,
    same,
    categories,
    rule_options,
)
