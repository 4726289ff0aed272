"""Stacks of tiles and orders: drawing, peeking and putting back."""

from rules.chance import Chance
from rules.coal_baron.board import DATA, ORDERS
from rules.coal_baron.state import Known, Stack


def draw(stack: Stack, chance: Chance) -> str:
    """Removes and returns the next card of `stack`, which must not be empty."""
    if stack.top:
        return stack.top.pop(0).card
    if stack.unseen:
        return chance.draw(stack.unseen, "orders" if stack.unseen[0] in ORDERS else "tiles")
    return stack.bottom.pop(0).card


def peek_size(stack: Stack) -> int:
    """Returns how many cards a peek shows."""
    size = stack.size()
    return size if size < DATA.peek else DATA.peek


def peek(stack: Stack, chance: Chance) -> list[str]:
    """Removes the next cards for a peek and returns them."""
    stack.peek = [draw(stack, chance) for _ in range(peek_size(stack))]
    return stack.peek


def put_back(stack: Stack, card: str, seat: int, bottom: int, placed: int) -> None:
    """Puts back a card that `seat` has looked at, below the `placed` ones of the same peek."""
    stack.peek.remove(card)
    if bottom:
        stack.bottom.append(Known(card, seat))
    else:
        stack.top.insert(placed, Known(card, seat))
