"""Each check of the contract finds the fault that it is for."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from rules import contract, game, games, play, secrecy
from rules.chance import Chance
from rules.contract import Broken, Check
from rules.game import AnyGame, Game, Info, Option, Options, Score, State, Step
from rules.play import BrokenGame


class Take(game.Move, frozen=True):
    number: int


class Took(game.Event, frozen=True):
    seat: int
    number: int


class Shown(game.Event, frozen=True):
    reveals = True

    secret: int


SECRETS = 10**6


class Position(State, kw_only=True, omit_defaults=True):
    secret: int
    left: int = 4
    taken: list[int]
    agenda: list["Turn | Twice | Peek | Never | Shifty | Together"] = []


class Turn(Step[Position, Take]):
    """Takes one or two of what is left."""

    takes_single = False

    def options(self, state: Position, seat: int) -> list[Take]:
        return [Take(1), Take(2)] if state.left > 1 else [Take(1)]

    def take(self, state: Position, seat: int, move: Take) -> None:
        state.taken[seat] += move.number
        state.left -= move.number
        state.emit(Took(seat, move.number))
        if state.left > 0:
            state.push(type(self)([1 - seat]))
        else:
            state.emit(Shown(state.secret))


class Twice(Turn):
    """Offers the same twice."""

    def options(self, state: Position, seat: int) -> list[Take]:
        return [Take(1), Take(1)]


class Peek(Turn):
    """Offers what only somebody who knows the secret could offer."""

    def options(self, state: Position, seat: int) -> list[Take]:
        return [Take(1), Take(2)] if state.secret % 100 else [Take(1)]


class Never(Turn):
    """Takes nothing, for ever."""

    def take(self, state: Position, seat: int, move: Take) -> None:
        state.push(Never([1 - seat]))


class Shifty(Turn):
    """Offers nothing."""

    def options(self, state: Position, seat: int) -> list[Take]:
        return []


class Together(Turn):
    """Both take one, the only option, at the same time."""

    takes_single = True

    def options(self, state: Position, seat: int) -> list[Take]:
        return [Take(1)]

    def take(self, state: Position, seat: int, move: Take) -> None:
        state.taken[seat] += move.number
        if not self.seats:
            state.emit(Shown(state.secret))


def together(seats: int, options: Options, chance: Chance) -> Position:
    return structs.replace(new(Turn)(seats, options, chance), agenda=[Together([0, 1])])


def new(first: type[Turn]) -> Callable[[int, Options, Chance], Position]:
    return lambda seats, options, chance: Position(
        chance=chance, secret=chance.below(SECRETS), taken=[0] * seats, agenda=[first([0])]
    )


def view(state: Position, seat: int | None) -> Position:
    return structs.replace(play.redacted(state, seat), secret=0)


def sampler(view: Position) -> Callable[[Chance], Position]:
    sample = play.sampler(view)
    return lambda chance: structs.replace(sample(chance), secret=chance.below(SECRETS))


def scores(state: Position) -> list[Score]:
    return [Score(taken) for taken in state.taken]


SOUND: AnyGame = Game(
    info=Info("sound", fewest=2, most=2, minutes=1, version=1),
    state=Position,
    move=Take,
    event=Took | Shown,
    new=new(Turn),
    scores=scores,
    violations=lambda state: [],
    view=view,
    sampler=sampler,
)


def grown(seats: int, options: Options, chance: Chance) -> Position:
    state = new(Turn)(seats, options, chance)
    state.agenda = [Turn([0]) for _ in range(contract.DEEPEST + 1)]
    return state


def with_key(state: Position, seat: int | None) -> Position:
    return structs.replace(view(state, seat), chance=state.chance)


def nosy(state: Position) -> list[str]:
    state.left -= 1
    return []


def last(seats: int, options: Options, chance: Chance) -> Position:
    return structs.replace(new(Turn)(seats, options, chance), left=1)


def hopeful(view: Position) -> Callable[[Chance], Position]:
    """Makes positions in which more moves are possible."""
    sample = sampler(view)
    return lambda chance: structs.replace(sample(chance), left=4)


def sharing(view: Position) -> Callable[[Chance], Position]:
    """Makes positions that share their lists."""
    return lambda chance: structs.replace(view, chance=chance, secret=chance.below(SECRETS))


def from_option(seats: int, options: Options, chance: Chance) -> Position:
    return structs.replace(new(Turn)(seats, options, chance), left=int(options["left"]))


OPTIONAL = structs.replace(SOUND.info, options=(Option("left", ("4", "5"), lambda seats, _: seats > 2),))

BROKEN: dict[str, tuple[Check, str, dict[str, Any]]] = {
    "twice": (contract.check_options, "has an option twice", {"new": new(Twice)}),
    "none": (contract.check_options, "has no options for seat", {"new": new(Shifty)}),
    "endless": (contract.check_options, "not over after", {"new": new(Never)}),
    "endless match": (contract.check_log, "not over after", {"new": new(Never)}),
    "endless secret": (secrecy.check_advances, "not over after", {"new": new(Never)}),
    "option": (contract.check_applying_options, "is said not to apply", {"info": OPTIONAL, "new": from_option}),
    "violated": (contract.check_options, "violated", {"violations": lambda state: ["always"]}),
    "changing": (contract.check_options, "reading the position changes it", {"violations": nosy}),
    "scores": (contract.check_options, "not one score", {"scores": lambda state: [Score(0)]}),
    "type": (contract.check_storing, "not of the type", {"state": State}),
    "deep": (contract.check_storing, "steps on the agenda", {"new": grown}),
    "key": (secrecy.check_views, "has the key", {"view": with_key}),
    "shared": (secrecy.check_views, "is determinized differently", {"sampler": sharing}),
    "shown": (secrecy.check_views, "changes when what it hides", {"view": play.redacted}),
    "hopeful": (secrecy.check_computer_players, "what is not offered", {"new": last, "sampler": hopeful}),
    "peek": (secrecy.check_views, "other options|depend on what it hides", {"new": new(Peek)}),
}


@pytest.mark.parametrize(("check", "sentence", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_check_finds_its_fault_and_says_which(check: Check, sentence: str, fault: dict[str, Any]) -> None:
    game = structs.replace(SOUND, **fault)
    with pytest.raises((Broken, BrokenGame), match=sentence):
        check(game, 2, games.complete(game, {}))


@pytest.mark.parametrize("check", contract.CHECKS + secrecy.CHECKS, ids=lambda check: check.__name__)
def test_a_game_without_a_fault_passes_every_check(check: Check) -> None:
    check(SOUND, 2, {})


def test_an_option_that_does_not_apply_may_have_any_value() -> None:
    game = structs.replace(SOUND, info=OPTIONAL)
    contract.check_applying_options(game, 2, games.complete(game, {}))


def test_moves_that_everybody_has_to_make_at_once_show_nothing() -> None:
    secrecy.check_advances(structs.replace(SOUND, new=together), 2, {})


def test_an_event_that_says_nothing_lets_a_changed_log_replay() -> None:
    class Quiet(Turn, tag="Quiet"):
        def take(self, state: Position, seat: int, move: Take) -> None:
            super().take(state, seat, move)
            state.events.clear()

    class Silent(Position, kw_only=True, omit_defaults=True):
        agenda: list[Quiet] = []  # type: ignore[assignment]

    def silent(seats: int, options: Options, chance: Chance) -> Silent:
        return Silent(chance=chance, secret=0, taken=[0, 0], agenda=[Quiet([0])])

    with pytest.raises(Broken, match="its events say too little"):
        contract.check_tampering(structs.replace(SOUND, state=Silent, new=silent), 2, {})
