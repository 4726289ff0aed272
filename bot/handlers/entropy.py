"""Random values for the start of a match, from the operating system."""

from random import SystemRandom
from secrets import token_bytes

from bot.domain.lobbies import Draw
from rules.chance import KEY_BYTES


def draw(seats: int = 0) -> Draw:
    """Returns a new key, and a rank for each of `seats` seats. Without ranks all keep their seats."""
    dice = SystemRandom()
    return Draw(token_bytes(KEY_BYTES), [dice.random() for _ in range(seats)])
