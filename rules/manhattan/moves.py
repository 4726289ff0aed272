"""The moves, events and refusals of the game."""

from rules.game import Event, Move, Preset, Refusal

NO_COLOUR = -1


class StartWith(Move, frozen=True):
    """Chooses the start player of the first round."""

    starter_seat: int


class TakeBlocks(Move, frozen=True):
    """Chooses `count` blocks of a size for this round; `left` more of the colour then have to be chosen."""

    label_fields = ("left",)

    colour: int
    floors: int
    count: int
    left: int


class TakeBlock(Move, frozen=True):
    """Chooses one block for this round."""

    colour: int
    floors: int


class UseCard(Move, frozen=True):
    """Plays a card, which means `cell` to its player."""

    card: int
    cell: int


class BuildIn(Move, frozen=True):
    """Chooses a city. Its site has `height` floors with a block of colour `top` on top (-1: an empty site)."""

    label_fields = ("height", "top")

    city: int
    cell: int
    height: int
    top: int


class BuildWith(Move, frozen=True):
    """Puts a block on the site, which is then `height` floors high."""

    label_fields = ("height",)

    colour: int
    floors: int
    height: int


class Discard(Move, frozen=True):
    """Discards a card in a forced pass."""

    card: int
    cell: int


class GiveUp(Move, frozen=True):
    """Removes a block from the game in a forced pass."""

    colour: int
    floors: int


AnyMove = StartWith | TakeBlocks | TakeBlock | UseCard | BuildIn | BuildWith | Discard | GiveUp


class Balanced(Preset, frozen=True):
    """Spreads the blocks evenly over the rounds to come; counts by size, of all colours together."""

    ones: int
    twos: int
    threes: int
    fours: int


class RoundStarted(Event, frozen=True):
    """A round began; `starter_seat` goes first."""

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
    """The deck had run out, and so many discarded cards became the new one."""

    cards: int


class CardDrawn(Event, frozen=True):
    """A seat drew a card, which means `cell` to it."""

    private = True

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


class CardFitsNowhere(Refusal, frozen=True):
    """None of the blocks left can be placed on any site of this card."""

    card: int
    cell: int


class OutOfReach(Refusal, frozen=True):
    """The site needs a block of `needs` floors or more; the largest one left has `largest`.

    `colour` is that of the block if the player's colours count separately: the one that is closest to fitting.
    """

    city: int
    cell: int
    needs: int
    largest: int
    colour: int = NO_COLOUR


class BlockTooSmall(Refusal, frozen=True):
    """The site needs a block of `needs` floors or more."""

    colour: int
    floors: int
    needs: int


AnyRefusal = CardFitsNowhere | OutOfReach | BlockTooSmall
