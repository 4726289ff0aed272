"""What an option is called: with its number, at length, or in short where room is scarce."""

from collections.abc import Sequence
from typing import Any

from bot.i18n import MatchWords

SHORT, LONG = "pick", "move"
"""The names of an option's texts begin so. Not every move has a short one."""


def button(options: Sequence[Any], number: int, words: MatchWords) -> str:
    """Returns the label of option `number`, counted from 0, on a button: two or three fit into the width of a phone."""
    return f"{_mark(options[number], number)}{short(options[number], words)}"


def short(option: Any, words: MatchWords) -> str:
    """Returns the same without its number."""
    name = f"{SHORT}-{type(option).__name__}"
    return words.phrase(SHORT if name in words else LONG, option)


def full(options: Sequence[Any], number: int, words: MatchWords) -> str:
    """Returns the same at length, for menus and wherever it stands alone."""
    return f"{_mark(options[number], number)}{words.phrase(LONG, options[number])}"


def marked(options: Sequence[Any], number: int, words: MatchWords) -> str:
    """Returns the same for a message, with its number in bold."""
    mark = _mark(options[number], number)
    return f"**{mark.strip()}** {words.phrase(LONG, options[number])}" if mark else full(options, number, words)


def _mark(option: Any, number: int) -> str:
    """Returns the number before a label; nothing if the number is a part of the label."""
    return f"{number + 1}. " if option.own_number is None else ""
