"""What is pointed out on the board: what changed, the Location that is being used, and what can be chosen."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rendering.canvas import Key
from rendering.mint_works.facts import actor
from rules.game import Event, Move, Step
from rules.mint_works import events, moves
from rules.mint_works.steps import BuildPlan, BuyPlan, GiveCard, RecycleCard, SwapCard

Gained = events.Bought | events.Built | events.Assembled | events.Swapped
Placed = Gained | events.Worked | events.LottoPlayed | events.Recycled

Choosing = BuyPlan | BuildPlan | RecycleCard | GiveCard | SwapCard
"""Questions of a Location on which mints are about to be placed."""


def changed(happened: Sequence[Event]) -> dict[Key, None]:
    """Names mints, cards and Locations, each once; not what Upkeep brings to everybody."""
    return dict.fromkeys([*_placed(happened), *(key for event in happened for key in _changed(event))])


def _placed(happened: Sequence[Event]) -> Iterator[Key]:
    """Yields the spaces that were taken since mints were last returned: the newest ones of their players."""
    placed = Counter[tuple[str, int]]()
    for event in happened:
        if isinstance(event, events.IncomePaid | events.IncomeGained):
            placed.clear()
        elif isinstance(event, Placed):
            placed[event.place, actor(event)] += 1
    for (place, player), count in placed.items():
        yield from (("stack", place, player, newer) for newer in reversed(range(count)))


def _changed(event: Event) -> Iterator[Key]:
    if isinstance(event, Gained):
        yield "card", actor(event), event.plan
    elif isinstance(event, events.LottoPlayed):
        yield "secret", actor(event)
    elif isinstance(event, events.PlanRevealed | events.LeftAtSwapMeet):
        yield "offer", event.plan
    elif isinstance(event, events.MintsRanOut):
        yield ("stacks",)
    elif isinstance(event, events.Opened | events.LocationLocked):
        yield "location", event.location
    elif isinstance(event, events.GalleryGrew):
        yield "card", actor(event), "gallery"
    elif isinstance(event, events.SevenReached | events.GameWon):
        yield "stars", actor(event)


def decided(step: Step[Any, Any]) -> Iterator[Key]:
    """Names the Location that is being used."""
    if isinstance(step, Choosing):
        yield "location", step.place


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Names the Location, the card or the Neighborhood that `option` means."""
    match option:
        case moves.Place() | moves.Hire():
            yield "location", option.location
        case moves.Buy() | moves.SwapFor():
            yield "offer", option.plan
        case moves.GiveMint():
            yield "neighborhood", option.other_seat
        case moves.Build() | moves.Recycle() | moves.Give():
            yield "card", seat, option.plan


def placeless(option: Move) -> bool:
    """Returns whether `option` is to pass, which has no place."""
    return isinstance(option, moves.Pass)
