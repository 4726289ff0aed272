"""What is pointed out on the board: what changed, the site that is being built on, and what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import Any

from rendering.canvas import Key
from rules.game import Event, Move, Step
from rules.manhattan import events, moves
from rules.manhattan.board import DATA
from rules.manhattan.steps import PlaceBlock


def changed(happened: Sequence[Event]) -> Iterator[Key]:
    """Names buildings and blocks chosen one by one that `happened` changed; not what a round changes for everybody."""
    for event in happened:
        match event:
            case events.Founded() | events.Raised() | events.TakenOver():
                yield "site", event.city, event.cell
            case events.BlockChosen():
                yield "blocks", event.seat, event.colour


def decided(step: Step[Any, Any]) -> Iterator[Key]:
    """Names the site on which a block is being put."""
    if isinstance(step, PlaceBlock):
        yield "site", step.city, step.cell


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Names the site, the cards or the blocks that `option` means."""
    match option:
        case moves.StartWith():
            yield "score", option.starter_seat
        case moves.BuildIn():
            yield "choice", option.city, option.cell
        case moves.UseCard() | moves.Discard():
            yield from (("card", option.card, place) for place in range(DATA.hand))
        case moves.TakeBlocks() | moves.TakeBlock():
            yield "size", seat, option.colour, option.floors
        case moves.BuildWith() | moves.GiveUp():
            yield "own", option.colour, option.floors
