"""What a press says about itself: the text that Discord keeps with each button and menu and gives back on a press.

It holds ids, never state: which session, whose seat, how many moves that seat had made when it was shown and a
checksum of what it could choose. So a press is understood after a restart, and an old one is known to be old.
"""

from collections.abc import Sequence
from enum import StrEnum
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec


class Verb(StrEnum):
    """What is pressed."""

    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    DISMISS = "dismiss"
    OPTIONS = "options"
    START = "start"
    CANCEL = "cancel"
    PLAY = "play"
    VIEW = "view"
    MOVE = "move"
    REMATCH = "rematch"
    STORY = "story"
    MORE = "more"
    NEXT = "next"
    PICK = "pick"
    MENU = "menu"
    BACK = "back"
    DONE = "done"
    OPTION = "option"
    CONCEDE = "concede"
    TEXT = "text"
    RULES = "rules"
    VERIFY = "verify"
    HINT = "hint"
    ORDERS = "orders"
    ORDER = "order"
    HUSH = "hush"
    WAIT = "wait"
    PLAYON = "playon"
    END = "end"
    SIT = "sit"
    DECIDE = "decide"
    OFFER = "offer"
    PROPOSE = "propose"
    AGREE = "agree"
    DECLINE = "decline"
    REPLACE = "replace"


class Press(NamedTuple):
    """A press, decoded. `choice` is the number of an option of the seat, or the name of a table's option."""

    verb: Verb
    session: int
    seat: int = 0
    moves: int = 0
    checksum: str = ""
    choice: str = ""


def encode(press: Press) -> str:
    """The custom id for `press`, at most 100 characters."""
    return ":".join(str(part) for part in press)


def decode(custom_id: str) -> Press | None:
    """The press of a custom id; None where it is none of ours."""
    parts = custom_id.split(":")
    if len(parts) != len(Press._fields):
        return None
    verb, session, seat, moves, checksum, choice = parts
    try:
        press = Press(Verb(verb), int(session), int(seat), int(moves), checksum, choice)
    except ValueError:
        return None
    return press if encode(press) == custom_id else None  # int() reads " 1" and "1_0" too


def checksum(options: Sequence[Any]) -> str:
    """A short print of what a seat may choose."""
    return blake2b(msgspec.json.encode(options), digest_size=4).hexdigest()
