"""What a panel offers first if a question has many options: some kinds of them, each of which leads to its options."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.game import AnyGame, Kind


class Group(NamedTuple):
    """A button of a panel: a kind, or a single option."""

    kind: Kind | None
    """None: a single option."""
    numbers: list[int]
    """Its options, counted from 0."""


def groups(rules: AnyGame, options: Sequence[Any], most: int) -> list[Group]:
    """Returns what a panel offers first, in the order of the options: at most `most` groups, or every option by itself.

    The larger a kind, the sooner it stands for its options: so as many as possible are a single press away.
    """
    shown = len(options)
    leading: dict[int, Group] = {}
    for group in sorted(_kinds(rules, options), key=lambda group: len(group.numbers), reverse=True):
        if shown > most and len(group.numbers) > 1:
            leading.update(dict.fromkeys(group.numbers, group))
            shown -= len(group.numbers) - 1
    if shown > most:
        return [Group(None, [number]) for number in range(len(options))]
    found = [leading.get(number, Group(None, [number])) for number in range(len(options))]
    return [group for number, group in enumerate(found) if group.numbers[0] == number]


def opened(rules: AnyGame, options: Sequence[Any], most: int, number: int) -> Group | None:
    """Returns the kind that stands for option `number`; None if that is shown by itself."""
    found = (group for group in groups(rules, options, most) if group.kind and number in group.numbers)
    return next(found, None)


def _kinds(rules: AnyGame, options: Sequence[Any]) -> list[Group]:
    found: dict[Kind, list[int]] = {}
    for number, move in enumerate(options):
        if rules.kind is not None and (kind := rules.kind(move)) is not None:
            found.setdefault(kind, []).append(number)
    return [Group(kind, numbers) for kind, numbers in found.items()]
