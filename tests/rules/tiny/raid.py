"""A game with everything that a turn can have: small questions, an interruption, final draws and draws after Done."""

from collections.abc import Callable

from rules import game, play
from rules.chance import Chance
from rules.game import Game, Info, Option, Options, Part, Score, Step

TURNS = 8


class Work(game.Move, frozen=True):
    """Earns a coin, which then has to be put somewhere."""


class Dig(game.Move, frozen=True):
    """Draws 0 to 2 coins, which is final."""


class Look(game.Move, frozen=True):
    """Reveals the treasure to all."""


class Demand(game.Move, frozen=True):
    """Demands a coin from a victim."""

    victim_seat: int


class Put(game.Move, frozen=True):
    """Puts an earned coin into the purse or the cellar, where it counts twice if the treasure is there."""

    place: str


class Say(game.Move, frozen=True):
    """Answers a demand, or remarks on the answer."""

    word: str


class Dug(game.Event, frozen=True):
    seat: int
    coins: int


class Shown(game.Event, frozen=True):
    reveals = True

    treasure: int


class Paid(game.Event, frozen=True):
    seat: int
    to_seat: int


class Stored(game.Event, frozen=True):
    seat: int
    place: str


class Lucky(game.Event, frozen=True):
    private = True

    seat: int
    luck: int


class Refused(game.Refusal, frozen=True):
    seat: int


class Position(game.State, kw_only=True, omit_defaults=True):
    coins: list[int]
    cellar: list[int]
    treasure: int
    """0 or 1; -1 if hidden."""
    known: bool = False
    turns: int = TURNS


class Turn(Step[Position, Work | Dig | Look | Demand]):
    def options(self, state: Position, seat: int) -> list[Work | Dig | Look | Demand]:
        victims = [other for other, coins in enumerate(state.coins) if other != seat and coins]
        look: list[Work | Dig | Look | Demand] = [] if state.known else [Look()]
        return [Work(), Dig(), *look, *(Demand(victim) for victim in victims)]

    def refusals(self, state: Position, seat: int) -> list[game.Refusal]:
        return [Refused(other) for other, coins in enumerate(state.coins) if other != seat and not coins]

    def take(self, state: Position, seat: int, move: Work | Dig | Look | Demand) -> None:
        state.push(EndTurn(seat=seat))
        match move:
            case Work():
                state.push(PutCoin([seat]))
            case Dig():
                coins = state.chance.below(3)
                state.coins[seat] += coins
                state.emit(Dug(seat, coins))
            case Look():
                state.known = True
                state.emit(Shown(state.treasure))
            case Demand(victim):
                state.push(Remark([seat]))
                state.push(Answer([victim], to_seat=seat))


class PutCoin(Step[Position, Put]):
    def options(self, state: Position, seat: int) -> list[Put]:
        return [Put("purse"), Put("cellar")]

    def take(self, state: Position, seat: int, move: Put) -> None:
        (state.cellar if move.place == "cellar" else state.coins)[seat] += 1
        state.emit(Stored(seat, move.place))


class Answer(Step[Position, Say], kw_only=True):
    to_seat: int

    def options(self, state: Position, seat: int) -> list[Say]:
        return [Say("yes"), Say("no")]

    def take(self, state: Position, seat: int, move: Say) -> None:
        if move.word == "yes":
            state.coins[seat] -= 1
            state.coins[self.to_seat] += 1
            state.emit(Paid(seat, self.to_seat))


class Remark(Step[Position, Say]):
    def options(self, state: Position, seat: int) -> list[Say]:
        return [Say("thanks"), Say("hm")]

    def take(self, state: Position, seat: int, move: Say) -> None:
        """Does nothing."""


class EndTurn(Step[Position, game.Move], kw_only=True):
    seat: int

    def run(self, state: Position) -> None:
        luck = state.chance.below(2)
        state.coins[self.seat] += luck
        state.emit(Lucky(self.seat, luck))
        state.turns -= 1
        if state.turns:
            state.push(Turn([(self.seat + 1) % len(state.coins)]))


class RaidState(Position, kw_only=True, omit_defaults=True):
    agenda: list[Turn | PutCoin | Answer | Remark | EndTurn] = []


def new(seats: int, options: Options, chance: Chance) -> RaidState:
    return RaidState(
        chance=chance,
        agenda=[Turn([0])],
        coins=[0] * seats,
        cellar=[0] * seats,
        treasure=chance.below(2),
        known=options["treasure"] == "known",
    )


def view(state: RaidState, seat: int | None) -> RaidState:
    seen = play.copy(state)
    seen.chance = state.chance.hidden()
    if not state.known:
        seen.treasure = -1
    return seen


def sampler(view: RaidState) -> Callable[[Chance], RaidState]:
    sample = play.sampler(view)

    def hide(chance: Chance) -> RaidState:
        state = sample(chance)
        if not state.known:
            state.treasure = chance.below(2)
        return state

    return hide


def scores(state: RaidState) -> list[Score]:
    return [
        Score(coins + cellar * (1 + state.treasure), parts=(Part("coins", coins),))
        for coins, cellar in zip(state.coins, state.cellar, strict=True)
    ]


def violations(state: RaidState) -> list[str]:
    return [f"seat {seat} owes coins" for seat, coins in enumerate(state.coins) if coins < 0]


RAID = Game(
    info=Info("raid", fewest=2, most=3, minutes=1, version=1, options=(Option("treasure", ("hidden", "known")),)),
    state=RaidState,
    move=Work | Dig | Look | Demand | Put | Say,
    event=Dug | Shown | Paid | Stored | Lucky,
    new=new,
    scores=scores,
    violations=violations,
    view=view,
    sampler=sampler,
)
"""The game. The option `treasure` decides whether it is known from the start."""
