"""What must always hold of a position."""

from collections import Counter
from collections.abc import Iterator

from rules.manhattan.board import DATA, needed
from rules.manhattan.state import CARD_COPIES, CELLS, SIZES, Block, Building, Player
from rules.manhattan.steps import ChooseCity, GiveUpBlock, PlaceBlock, State


def violations(state: State) -> list[str]:
    """Returns the violated invariants of `state`, in words for a bug report."""
    return [
        *_wrong_blocks(state),
        *_wrong_cards(state),
        *_wrong_hands(state),
        *_wrong_buildings(state),
        *_wrong_promos(state),
    ]


def _wrong_blocks(state: State) -> Iterator[str]:
    placed = Counter([block for site in state.sites for block in site] + state.removed)
    for player in state.players:
        for colour in player.colours:
            for size in range(SIZES):
                count = player.supply[colour][size] + player.chosen[colour][size]
                count += placed.pop(Block(colour, size + 1), 0)
                if count != DATA.blocks[size]:
                    yield f"{count} blocks of colour {colour} with {size + 1} floors, not {DATA.blocks[size]}"
            if sum(player.chosen[colour]) > state.quota:
                yield f"more than {state.quota} blocks of colour {colour} are chosen"
    if placed:
        yield f"blocks that belong to nobody: {placed}"


def _wrong_cards(state: State) -> Iterator[str]:
    held = Counter(card for player in state.players for card in player.hand)
    for card in range(CELLS):
        count = state.deck[card] + state.discard[card] + held[card]
        if count != CARD_COPIES:
            yield f"{count} cards of type {card}, not {CARD_COPIES}"


def _wrong_hands(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.hand != sorted(player.hand):
            yield f"the hand of seat {seat} is not in order"
        if len(player.hand) != DATA.hand - _is_short(state, seat, player):
            yield f"seat {seat} holds {len(player.hand)} cards"


def _is_short(state: State, seat: int, player: Player) -> bool:
    """Whether `seat` has played its card and not drawn another."""
    if not state.agenda:  # after the very last turn nobody draws
        return seat == (state.starter - 1) % len(state.players)
    step = state.agenda[-1]
    return isinstance(step, ChooseCity | PlaceBlock | GiveUpBlock) and seat in step.seats


def _wrong_buildings(state: State) -> Iterator[str]:
    for site, building in enumerate(state.sites):
        for level, block in enumerate(building):
            below: Building = building[:level]
            if block.floors < needed(below, block.colour, state.parties):
                yield f"block {level} of site {site} should not be there"


def _wrong_promos(state: State) -> Iterator[str]:
    cards = sorted(state.promos + state.promo + state.used_promos)
    if cards != (sorted(DATA.promos) if state.options["promo"] == "on" else []):
        yield f"promo cards: {cards}"
