"""What the machine's own randomness decides at the start of a match."""

from random import SystemRandom
from secrets import token_bytes

from bot.domain.lobbies import Draw
from rules.chance import KEY_BYTES


def draw(seats: int = 0) -> Draw:
    """Returns a new key, and the ranks by which so many seats are ordered; without seats, all stay where they are."""
    dice = SystemRandom()
    return Draw(token_bytes(KEY_BYTES), [dice.random() for _ in range(seats)])
