"""What is pointed out: what changed, and what can be chosen."""

from collections.abc import Iterator, Sequence

from rendering.canvas import Key
from rules.game import Event, Move
from rules.rolled_west import events, moves
from rules.rolled_west.board import DATA, DIE_OF


def changed(happened: Sequence[Event]) -> dict[Key, None]:
    """Names the terrain, marks, shipments, contracts, offices, banks, and who won: each once."""
    return dict.fromkeys(key for event in happened for key in _changed(event))


def _changed(event: Event) -> Iterator[Key]:
    match event:
        case events.TerrainSet():
            yield "terrain", event.seat
        case events.Claimed():
            for space in range(event.space, event.space + len(DATA.claims[event.kind])):
                yield "claim", event.seat, event.terrain, space
        case events.Shipped():
            yield "shipment", event.seat, event.metal
        case events.Completed():
            yield "contract", event.contract
        case events.Bought():
            yield "office", event.office
        case events.Banked() | events.Copied():
            yield "bank", event.seat, event.resource
        case events.GameWon():
            yield "score", event.seat


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Names the die, the space, the contract or the office that `option` means."""
    match option:
        case moves.SetTerrain():
            yield "die", DIE_OF[option.terrain]
        case moves.Bank() | moves.Copy():
            yield "die", option.resource
        case moves.Claim():
            yield "space", option.terrain, option.space + len(DATA.claims[option.kind]) - 1
        case moves.Ship():
            yield "berth", option.metal, option.count
        case moves.Complete():
            yield "contract", option.contract
        case moves.Buy():
            yield "office", option.office


def placeless(option: Move) -> bool:
    """Returns whether `option` ends the turn or declines to copy: these have no place."""
    return isinstance(option, moves.End | moves.Decline)
