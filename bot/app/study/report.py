"""A study as a file that people read: a page of Markdown with plots."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf, isfinite
from pathlib import Path

from bot.app.study import choices, comparing, findings, plots
from bot.app.study.choices import Choice
from bot.app.study.findings import HALF, bounds, percent
from bot.app.study.playing import RANDOM, Table, worded
from bot.app.study.running import Study
from bot.app.study.tally import Mean, Standing, Tally
from rules.arena import CONFIDENCE

PAGE = "report.md"
MOST = 12
"""The most rows of choices at each end."""
FEWEST = 20
"""Things offered less often are left out of the table."""
WANTED = 3
"""How many of the things chosen most and least are named at the top."""
ORDER = ("", "1", "2", "3", "4")
NOTHING = "- Nothing that chance could not explain."


def write(study: Study, folder: Path, before: Study | None = None) -> list[Path]:
    """Writes the report of a study to `folder`, and returns the files. `before`: what to compare it with."""
    pictures = plots.drawn(study)
    written = []
    for name, picture in pictures.items():
        written.append(folder / f"{name}.png")
        picture.quantize(64).save(written[-1], optimize=True)
    page = folder / PAGE
    page.write_text("\n".join(_lines(study, before, list(pictures))) + "\n", encoding="utf-8")
    return [page, *written]


def summary(study: Study, before: Study | None = None) -> list[str]:
    """Returns what a study says in plain sentences: the figures of every game, then what stands out."""
    lines = [*_facts(study), "", "What stands out:", ""]
    found = findings.found(study)
    lines += [f"- {finding.sentence}" for finding in found] or [NOTHING]
    if before is not None:
        changed = comparing.found(before, study)
        lines += ["", "What differs from the study before:", ""]
        lines += [f"- {finding.sentence}" for finding in changed] or [NOTHING]
    return lines


def _facts(study: Study) -> Iterator[str]:
    strongest = study.plan.strengths[-1]
    tally = study.even(strongest)
    at = worded(strongest)
    even = percent(1 / study.plan.players)
    yield f"- **Seats** ({at}): {_of_seats(tally.seats, 'seat {}', ORDER)}; {even} would be even."
    if findings.begins_by_lot(study) and tally.asked:
        asked = _of_seats(tally.asked, "who is asked {}", findings.ORDINALS)
        yield f"- **Who begins** ({at}): {asked}; {even} would be even."
    yield f"- **Length** ({at}): {_figure(tally.turns, 0)} turns and {_figure(tally.decisions, 0)} decisions a game."
    for others, one in pairwise(study.plan.strengths):
        won = study.tables[Table(one, others, 0).name].stronger
        share = percent(won.mean, bounds(won))
        yield f"- **Skill**: {worded(one)} win {share} against {worded(others)}; {even} would be even."
    behind, games = tally.halves.behind, _halves(tally)
    if games:
        share = percent(behind / games, bounds(Mean(games, behind, behind)))
        yield f"- **Coming back** ({at}): {share} of the winners were behind at the half."
    yield f"- **Changes of the lead** ({at}): {_figure(tally.changes, 0)} a game."
    usual, rare = _wanted(study)
    if usual:
        yield f"- **Chosen more often than at random** ({at}): {', '.join(map(_against, usual))}."
    if rare:
        yield f"- **Chosen less often** ({at}): {', '.join(map(_against, rare))}."


def _of_seats(standings: Sequence[Standing], named: str, numbers: Sequence[str]) -> str:
    return ", ".join(
        f"{named.format(numbers[number])} wins {percent(standing.won.mean, bounds(standing.won))}"
        for number, standing in enumerate(standings, 1)
    )


def _wanted(study: Study) -> tuple[list[Choice], list[Choice]]:
    """Returns the things that are surely chosen more often than at random, and less often: the clearest first."""
    found = [choice for choice in choices.found(study) if choice.name.count("=")]
    limit = findings.errors(2 * len(found))
    usual = [choice for choice in found if choice.interval(limit)[0] > choice.expected]
    rare = [choice for choice in reversed(found) if choice.interval(limit)[1] < choice.expected]
    return usual[:WANTED], rare[:WANTED]


def _against(choice: Choice) -> str:
    return f"`{choice.name}` {percent(choice.share)} instead of {percent(choice.expected)}"


def _figure(mean: Mean, least: float = -inf) -> str:
    """Returns a mean with its interval, if there is one. `least`: no value is less."""
    low, high = mean.interval()
    span = f" ({max(low, least):z.1f} to {high:z.1f})" if isfinite(high) else ""
    return f"{mean.mean:z.1f}{span}".replace("-", "\N{MINUS SIGN}")


def _more(mean: Mean) -> str:
    """Returns a mean of differences between pairs of games."""
    return _figure(mean) if mean.squares else "none"


def _more_wins(mean: Mean) -> str:
    """Returns a mean of differences of a share, which are from −1 to 1."""
    if not mean.squares:
        return "none"
    low, high = mean.interval()
    span = f" ({_signed(100 * max(-1.0, low))} to {_signed(100 * min(1.0, high))})" if isfinite(high) else ""
    return f"{_signed(100 * mean.mean)} %{span}"


def _signed(number: float, digits: int = 0) -> str:
    found = f"{number:+z.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return found if float(f"{number:.{digits}f}") else found[1:]


def _halves(tally: Tally) -> int:
    return tally.halves.ahead + tally.halves.level + tally.halves.behind


def _lines(study: Study, before: Study | None, pictures: Sequence[str]) -> Iterator[str]:
    plan = study.plan
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    yield from (f"# A study of {plan.game}", "", *summary(study, before), "", "## What was played", "")
    yield (
        f"`parlour study {plan.game} --players {plan.players} --strengths {','.join(plan.strengths)} "
        f"--games {plan.games} --random {plan.random_games // plan.games} --seed {plan.seed}{options}`, "
        f"version {plan.version} of the rules. "
        "A strength is the number of iterations of a search for a turn. Intervals are for 95 %. What stands out holds "
        "with all comparisons together: of a hundred studies, five at most say something false."
    )
    yield from ("", "| table | games | turns | decisions | options of a decision | changes of the lead |")
    yield "|---|---|---|---|---|---|"
    for name, tally in study.tables.items():
        cells = [_figure(tally.turns, 0), _figure(tally.decisions, 0), f"{tally.options.mean:.1f}"]
        cells.append(_figure(tally.changes, 0) if tally.changes.count else "")
        yield f"| {name} | {tally.games} | {' | '.join(cells)} |"
    for title, name, part in (
        ("Seats", "seats", _seats),
        ("Skill", "skill", _skill),
        ("Length", "length", None),
        ("The course of a game", "course", _course),
        ("Choices", "choices", _choices),
        ("Points", "points", _points),
        ("What seats hold", "", _holdings),
        ("Rule options", "options", _rule_options),
    ):
        blocks = [[f"![{title}]({name}.png)"]] if name in pictures else []
        if part and (rows := list(part(study))):
            blocks.append(rows)
        if blocks:
            yield from ("", f"## {title}")
        for block in blocks:
            yield from ("", *block)
    yield from ("", "## What this cannot see", "", *BLIND)


BLIND = (
    "- Players here search a little and plan no further than the horizon of the search. What pays only much later, or "
    "needs a plan of several turns, looks worse than it is. What is weak against experts may look strong.",
    "- A search with few iterations chooses the first of equal options. Differences between places of a board that are "
    "alike may come from that.",
    "- They see what `evaluate` sees. What it does not count, such as a new card, is underrated until points show it.",
    "- A learned value belongs to the version of the rules that it was learned from: raise `version` after a change.",
    "- *Comes with winning* is no cause: who is ahead anyway can afford more. The effect in random games is a cause, "
    "but there nobody makes anything of it.",
    "- Rule options are compared in random games, which show that something changes, not what good players make of it.",
    "- Nobody bluffs, bargains or gangs up here. Whether a game is fun, a machine cannot say.",
)


def _seats(study: Study) -> Iterator[str]:
    yield "| strength | seat | won | points | asked | won |"
    yield "|---|---|---|---|---|---|"
    for strength in study.plan.strengths:
        tally = study.even(strength)
        for number, standing in enumerate(tally.seats):
            asked = tally.asked[number].won if tally.asked else Mean()
            order = f"{number + 1} | {percent(asked.mean, bounds(asked))}" if asked.count else " | "
            own = percent(standing.won.mean, bounds(standing.won))
            yield f"| {worded(strength)} | {number + 1} | {own} | {_figure(standing.points)} | {order} |"
    yield ""
    yield "*Asked*: 1 is the seat with the first decision of a game, if it has it alone; the others follow clockwise."


def _skill(study: Study) -> Iterator[str]:
    yield "| stronger | weaker | games | won by the stronger |"
    yield "|---|---|---|---|"
    for others, one in pairwise(study.plan.strengths):
        won = study.tables[Table(one, others, 0).name].stronger
        yield f"| {worded(one)} | {worded(others)} | {won.count} | {percent(won.mean, bounds(won))} |"


def _course(study: Study) -> Iterator[str]:
    yield "| strength | leads after 25 % and wins | after 50 % | after 75 % | winner behind at half | level | ahead |"
    yield "|---|---|---|---|---|---|---|"
    for strength in study.plan.strengths:
        tally = study.even(strength)
        leads = [tally.leaders.get(quarter, Mean()) for quarter in (25, HALF, 75)]
        games = max(1, _halves(tally))
        halves = [tally.halves.behind, tally.halves.level, tally.halves.ahead]
        cells = [percent(won.mean, bounds(won)) if won.count else "" for won in leads]
        cells += [percent(count / games, bounds(Mean(games, count, count))) for count in halves]
        yield f"| {worded(strength)} | {' | '.join(cells)} |"
    yield ""
    yield "Games in which one seat leads alone count for the first three, those with one winner for the others."


def _choices(study: Study) -> Iterator[str]:
    found = [choice for choice in choices.found(study) if choice.thing.offered >= FEWEST]
    yield (
        f"How often players at {worded(study.plan.strengths[-1])} choose something when they have a choice, against "
        "how often they would at random. *Effect*: by how many points taking it changes the lead at the end, in random "
        "games. *Comes with winning*: how much more of the win seats have that took it than those that did not."
    )
    yield from ("", "| chosen | times | of | at random | effect | comes with winning |", "|---|---|---|---|---|---|")
    ends = found if len(found) <= 2 * MOST else [*found[:MOST], None, *found[-MOST:]]
    for choice in ends:
        yield "| … | | | | | |" if choice is None else _choice(choice)


def _choice(choice: Choice) -> str:
    effect = ""
    if choice.random.spread:
        reach = CONFIDENCE * choice.effect_error
        effect = _signed(choice.effect, 1)
        if isfinite(reach):
            effect += f" ({_signed(choice.effect - reach, 1)} to {_signed(choice.effect + reach, 1)})"
    won = choice.thing.with_it
    with_it = _more_wins(won) if won.count > 9 else ""
    return (
        f"| `{choice.name}` | {percent(choice.share, choice.interval())} | {choice.thing.offered} "
        f"| {percent(choice.expected)} | {effect} | {with_it} |"
    )


def _points(study: Study) -> Iterator[str]:
    names = sorted({name for strength in study.plan.strengths for name in study.even(strength).categories})
    if not names:
        return
    yield "| points for | strength | a seat has | the winner has more than the others |"
    yield "|---|---|---|---|"
    for name in names:
        for strength in (RANDOM, study.plan.strengths[-1]):
            if found := study.even(strength).categories.get(name):
                yield f"| `{name}` | {worded(strength)} | {_figure(found.points)} | {_figure(found.winner)} |"


def _holdings(study: Study) -> Iterator[str]:
    tally = study.even(study.plan.strengths[-1])
    found = tally.holdings
    if not found:
        return
    yield (
        f"At {worded(study.plan.strengths[-1])}. *Became more*, *became less*: how often in the {tally.games} games, "
        "at any seat. *Left*: how much a seat has at the end. *More of it*: whether who has more is ahead in points."
    )
    yield from ("", "| thing | became more | became less | left | more of it |", "|---|---|---|---|---|")
    for name, holding in sorted(found.items()):
        low, high = holding.with_points.interval()
        where = "ahead" if low > 0 else "behind" if high < 0 else ""
        yield f"| `{name}` | {holding.rises} | {holding.falls} | {_figure(holding.left)} | {where} |"


def _rule_options(study: Study) -> Iterator[str]:
    if not study.variants:
        return
    yield "Random games of the same seeds with and without it, which show that an option works rather than how well."
    yield from (
        "",
        "| option | games that differ | more turns | more points a seat | more wins for who is asked first |",
    )
    yield "|---|---|---|---|---|"
    for name, found in study.variants.items():
        if found.differs.total:
            differs = percent(found.differs.mean, bounds(found.differs))
            cells = [differs, _more(found.turns), _more(found.points), _more_wins(found.first)]
            yield f"| `{name}` | {' | '.join(cells)} |"
    if equal := [f"`{name}`" for name, found in study.variants.items() if not found.differs.total]:
        games = percent(bounds(Mean(study.plan.variant_games))[1])
        yield ""
        yield (
            f"Left out, since all {study.plan.variant_games} games are the same (at most {games} would differ): "
            f"{', '.join(equal)}. Such a value may only name what holds without it."
        )
