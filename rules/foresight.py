"""Foresight: what an option certainly costs and brings, computed from what its seat may know.

An option is carried out on a copy, with everything that follows by itself, up to the first draw, revelation or choice.
The copy is made from the view of the seat, so what is hidden from it cannot show. `rules/foresight_check.py` checks
that what is foreseen then happens.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from rules import play
from rules.chance import Chance, key
from rules.game import AnyGame, Event, Move, State, Step

Ending = Literal["question", "turn", "chance", "secret", "end"]
"""Where foresight ends: at another question for the seat, after its turn, before a draw or a revelation, or with the
game."""


class Foresight(NamedTuple):
    """What certainly happens if a seat chooses an option."""

    events: list[Any]
    """Those that the seat may see."""
    changes: dict[str, int]
    """What its holdings gain or lose, by name."""
    forced: list[Any]
    """The moves of the seat that follow because there is no alternative."""
    ending: Ending
    state: Any
    """The position there, in which everything hidden from the seat is made up."""


class Undecided(Exception):
    """Chance or something hidden decides how it goes on. The argument is the ending."""


class NoChance(Chance):
    """Chance that nothing is known about."""

    def below(self, limit: int, kind: str = "") -> int:
        raise Undecided("chance")


class Certain(list[Any]):
    """Events, none of which shows anything hidden."""

    def append(self, event: Event) -> None:
        if event.reveals:
            raise Undecided("secret")
        super().append(event)


def foresee(game: AnyGame, view: Any, seat: int, options: Sequence[Move]) -> Iterator[Foresight]:
    """Yields what each of `options` certainly leads to. They are options of `seat` in `view`, its view."""
    known = game.determinize(view, Chance(key(0)))
    before = holdings(game, view, seat)
    for option in options:
        yield carried_out(game, play.copy(known), seat, option, before)


def carried_out(game: AnyGame, at: Any, seat: int, option: Move, before: dict[str, int]) -> Foresight:
    """Carries out `option` in place as far as it is certain. `before`: what the seat has before that."""
    at.chance, at.events = NoChance(b"", at.chance.draws), Certain()
    forced: list[Any] = []
    try:
        play.take(at, seat, option)
    except Undecided as undecided:
        (ending,) = undecided.args
        after = holdings(game, at, seat) if game.holdings else before  # points may count what was about to be shown
    else:
        ending, after = _go_on(game, at, seat, forced)
    events = [event for event in at.events if event.is_seen_by(seat)]
    return Foresight(events, changes(before, after), forced, ending, at)


def holdings(game: AnyGame, at: Any, seat: int) -> dict[str, int]:
    """Returns what `seat` has in a position, as far as it knows: its points, if the game declares nothing else."""
    view = game.view(at, seat)
    return game.holdings(view, seat) if game.holdings else {"points": game.scores(view)[seat].points}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Returns the holdings that differ, each with what was gained or, below 0, lost."""
    return {name: after[name] - count for name, count in before.items() if after[name] != count}


def _go_on(game: AnyGame, at: State, seat: int, forced: list[Any]) -> tuple[Ending, dict[str, int]]:
    """Carries out what needs no choice, in place. Adds the moves without alternative to `forced`.

    Returns the ending, and what the seat then has; before the last step, if that is undecided.
    """
    is_over = False
    for _ in range(play.AUTOMATIC_LIMIT):
        after = holdings(game, at, seat)
        if not at.agenda:
            return "end", after
        step: Step[Any, Any] = at.agenda[-1]
        is_over = is_over or step.waits_for_done
        if step.opponent_turn or (step.seats and (is_over or seat not in step.seats)):
            return "turn", after
        option = _only_option(at, step, seat) if step.seats else None
        if step.seats and option is None:
            return "question", after
        try:
            if option is None:
                at.agenda.pop().run(at)
            else:
                forced.append(option)
                play.take(at, seat, option)
        except Undecided as undecided:
            return "turn" if is_over else undecided.args[0], after
    raise play.endless(at)


def _only_option(at: State, step: Step[Any, Any], seat: int) -> Move | None:
    """Returns the option of `seat` that is taken because it is the only one; None if it has to choose."""
    options = step.options(at, seat)
    if not options:
        raise play.BrokenGame(f"{play.name_of(step)} has no options for seat {seat}")
    only: Move | None = options[0] if len(options) == 1 and step.takes_single else None
    return only
