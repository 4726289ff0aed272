"""Random values for a match, from the operating system."""

from secrets import token_bytes

from rules.chance import KEY_BYTES
from rules.proof import Proof, promise


def new_proof() -> Proof:
    """Returns a new secret, with the hash that the lobby shows."""
    return promise(token_bytes(KEY_BYTES))


def new_key() -> bytes:
    """Returns a key for chance that nobody wants proved."""
    return token_bytes(KEY_BYTES)
