"""The events of the game. Fields are named as in the moves."""

from rules.game import Event


class RoundStarted(Event, frozen=True):
    """A round began; `starter_seat` goes first."""

    routine = True
    on_board = True

    round: int
    rounds: int
    starter_seat: int


class PromoRevealed(Event, frozen=True):
    """A promo card for this round was revealed."""

    promo: str


class BlocksChosen(Event, frozen=True):
    """A seat chose its blocks of a colour in public; counts by size."""

    seat: int
    colour: int
    ones: int
    twos: int
    threes: int
    fours: int


class BlocksRevealed(BlocksChosen, frozen=True):
    """The same, revealed after all seats had chosen in secret."""

    reveals = True


class BlockChosen(Event, frozen=True):
    """A seat chose one block in public."""

    seat: int
    colour: int
    floors: int


class Founded(Event, frozen=True):
    """A block was put on an empty site."""

    seat: int
    city: int
    cell: int
    card: int
    colour: int
    floors: int


class Raised(Event, frozen=True):
    """A seat put a block on a building of its own, now `height` floors high."""

    seat: int
    city: int
    cell: int
    card: int
    colour: int
    floors: int
    height: int


class TakenOver(Event, frozen=True):
    """A block was put on a building of `from_seat`, now `height` floors high."""

    seat: int
    from_seat: int
    city: int
    cell: int
    card: int
    colour: int
    floors: int
    height: int


class Passed(Event, frozen=True):
    """A seat could not build, discarded a card and lost a block."""

    seat: int
    card: int
    cell: int
    colour: int
    floors: int


class Reshuffled(Event, frozen=True):
    """The deck had run out, and a number of discarded cards became the new one."""

    routine = True

    cards: int


class CardDrawn(Event, frozen=True):
    """A seat drew a card, which means `cell` to it."""

    private = True
    routine = True

    seat: int
    card: int
    cell: int


class RoundScored(Event, frozen=True):
    """A seat was scored for a round; `points` is its new total."""

    seat: int
    round: int
    tallest: int
    majorities: int
    buildings: int
    promo: int
    gained: int
    points: int


class GameWon(Event, frozen=True):
    """The game is over and `seat` has won, alone or tied."""

    seat: int
    points: int


AnyEvent = (
    RoundStarted
    | PromoRevealed
    | BlocksChosen
    | BlocksRevealed
    | BlockChosen
    | Founded
    | Raised
    | TakenOver
    | Passed
    | Reshuffled
    | CardDrawn
    | RoundScored
    | GameWon
)
