"""The moves, presets and refusals of the game."""

from rules.game import Move, Preset, Refusal

NO_COLOUR = -1


class StartWith(Move, frozen=True):
    """Chooses the start player of the first round."""

    starter_seat: int


class TakeBlocks(Move, frozen=True):
    """Chooses `count` blocks of a size for this round; `left` more of the colour then have to be chosen."""

    label_fields = ("left",)
    number_field = "count"

    colour: int
    floors: int
    count: int
    left: int


class TakeBlock(Move, frozen=True):
    """Chooses one block for this round."""

    number_field = "floors"

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
    number_field = "floors"

    colour: int
    floors: int
    height: int


class Discard(Move, frozen=True):
    """Discards a card in a forced pass."""

    card: int
    cell: int


class GiveUp(Move, frozen=True):
    """Removes a block from the game in a forced pass."""

    number_field = "floors"

    colour: int
    floors: int


AnyMove = StartWith | TakeBlocks | TakeBlock | UseCard | BuildIn | BuildWith | Discard | GiveUp


class Balanced(Preset, frozen=True):
    """Spreads the blocks evenly over the rounds to come; counts by size, of all colours together."""

    ones: int
    twos: int
    threes: int
    fours: int


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
