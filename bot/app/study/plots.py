"""The plots of a study."""

from itertools import pairwise

from PIL import Image

from bot.app.study import choices
from bot.app.study.findings import HALF, ORDINALS, begins_by_lot, bounds, percent
from bot.app.study.playing import RANDOM, Table, worded
from bot.app.study.running import Study
from bot.app.study.tally import Mean
from rendering import plots
from rendering.plots import AHEAD, BEHIND, EQUAL, NOT_WON, WON, Bar, Sign
from rendering.theme import SEATS, Colour

FEWEST = 20
"""Things offered less often are left out."""
ENDS = 6
"""Things shown of those chosen most and least."""
MEDIUM, WIDE = 430, 520
"""The room of the name of a seat, and of a choice."""


def drawn(study: Study) -> dict[str, Image.Image]:
    """Returns the plots of a study by name."""
    found = {"seats": _seats(study), "skill": _skill(study), "length": _length(study), "course": _course(study)}
    if chosen := _choices(study):
        found["choices"] = chosen
    return found


def _seats(study: Study) -> Image.Image:
    by_lot = begins_by_lot(study)
    rows = []
    for strength in study.plan.strengths:
        tally = study.even(strength)
        for number, standing in enumerate(tally.asked if by_lot else tally.seats):
            label = f"{f'asked {ORDINALS[number + 1]}' if by_lot else f'seat {number + 1}'}, {_short(strength)}"
            rows.append(_bar(label, standing.won, 1 / study.plan.players, SEATS[number].base))
    title = "Games won by who is asked first" if by_lot else "Games won by each seat"
    return plots.bars(title, rows, [Sign("an even share")], label=MEDIUM)


def _bar(label: str, won: Mean, mark: float | None, colour: Colour) -> Bar:
    return Bar(label, [(won.mean, colour)], percent(won.mean), mark, reach=bounds(won))


def _skill(study: Study) -> Image.Image:
    rows = []
    for others, one in pairwise(study.plan.strengths):
        won = study.tables[Table(one, others, 0).name].stronger
        rows.append(_bar(f"{one} against {others}", won, 1 / study.plan.players, WON))
    return plots.bars("Games won by the stronger player", rows, [Sign("an even share")])


def _length(study: Study) -> Image.Image:
    """Returns how many games last how many turns, among the strongest."""
    strength = study.plan.strengths[-1]
    lengths = study.even(strength).lengths
    shortest, longest = min(lengths), max(lengths)
    step = max(1, -(-(longest - shortest + 1) // (plots.ROWS - 2)))
    games = sum(lengths.values())
    groups = [
        (first, sum(count for turns, count in lengths.items() if first <= turns < first + step))
        for first in range(shortest, longest + 1, step)
    ]
    most = max(count for _, count in groups)
    rows = [
        Bar(
            f"{first} turns" if step == 1 else f"{first} to {first + step - 1} turns",
            [(count / most, NOT_WON)],
            percent(count / games),
        )
        for first, count in groups
    ]
    return plots.bars(f"Games by number of turns, {worded(strength)}", rows)


def _course(study: Study) -> Image.Image:
    rows = []
    for strength in study.plan.strengths:
        halves = study.even(strength).halves
        games = max(1, halves.ahead + halves.level + halves.behind)
        pieces = [(halves.ahead / games, AHEAD), (halves.level / games, EQUAL), (halves.behind / games, BEHIND)]
        rows.append(Bar(worded(strength), pieces, f"{percent(halves.behind / games)} behind"))
    for strength in study.plan.strengths:
        won = study.even(strength).leaders.get(HALF, Mean())
        if won.count:
            rows.append(_bar(f"leader, {_short(strength)}", won, 1 / study.plan.players, WON))
    signs = [
        Sign("winner led at half", AHEAD),
        Sign("was level", EQUAL),
        Sign("was behind", BEHIND),
        Sign("won by who led then", WON),
        Sign("an even share"),
    ]
    return plots.bars("The half and the end", rows, signs)


def _choices(study: Study) -> Image.Image | None:
    found = [choice for choice in choices.found(study) if choice.thing.offered >= FEWEST]
    if not found:
        return None
    shown = found if len(found) <= 2 * ENDS else [*found[:ENDS], *found[-ENDS:]]
    rows = [
        Bar(
            _label(choice.name),
            [(choice.share, AHEAD if choice.share > choice.expected else BEHIND)],
            percent(choice.share),
            choice.expected,
            reach=choice.interval(),
        )
        for choice in shown
    ]
    signs = [Sign("often", AHEAD), Sign("seldom", BEHIND), Sign("at random")]
    title = f"Chosen when offered, {worded(study.plan.strengths[-1])}"
    return plots.bars(title, rows, signs, label=WIDE)


def _short(strength: str) -> str:
    return strength if strength == RANDOM else f"{strength} it."


def _label(name: str) -> str:
    """Returns the name of a choice without the name of a field that holds a text: `Buy mine`."""
    kind, _, rest = name.partition(" ")
    field, _, value = rest.partition("=")
    return f"{kind} {value if not value.lstrip('-').isdecimal() else f'{field} {value}'}" if rest else kind
