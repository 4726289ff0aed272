"""The invariants of a position."""

from collections import Counter
from collections.abc import Iterator

from rules.manhattan.board import DATA, needed
from rules.manhattan.state import CARD_COPIES, CELLS, SIZES, Block, Building, Player
from rules.manhattan.steps import ChooseCity, GiveUpBlock, PlaceBlock, State


def violations(state: State) -> list[str]:
    """Returns the violated invariants of `state`, as sentences for a bug report."""
    return [
        *_block_violations(state),
        *_card_violations(state),
        *_hand_violations(state),
        *_building_violations(state),
        *_promo_violations(state),
    ]


def _block_violations(state: State) -> Iterator[str]:
    placed = Counter([block for site in state.sites for block in site] + state.removed)
    for player in state.players:
        for colour in player.colours:
            for size in range(SIZES):
                count = player.supply[colour][size] + player.chosen[colour][size]
                count += placed.pop(Block(colour, size + 1), 0)
                if count != DATA.blocks[size]:
                    yield f"there are {count} blocks of colour {colour} with {size + 1} floors, not {DATA.blocks[size]}"
            if sum(player.chosen[colour]) > state.quota:
                yield f"more than {state.quota} blocks of colour {colour} are chosen"
    if placed:
        yield f"blocks without an owner: {placed}"


def _card_violations(state: State) -> Iterator[str]:
    held = Counter(card for player in state.players for card in player.hand)
    for card in range(CELLS):
        count = state.deck[card] + state.discard[card] + held[card]
        if count != CARD_COPIES:
            yield f"there are {count} cards of type {card}, not {CARD_COPIES}"


def _hand_violations(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.hand != sorted(player.hand):
            yield f"the hand of seat {seat} is not sorted"
        if len(player.hand) != DATA.hand - _is_short(state, seat, player):
            yield f"seat {seat} holds {len(player.hand)} cards"


def _is_short(state: State, seat: int, player: Player) -> bool:
    """Returns whether `seat` has played a card and not drawn another."""
    if not state.agenda:  # nobody draws after the very last turn
        return seat == (state.starter - 1) % len(state.players)
    step = state.agenda[-1]
    return isinstance(step, ChooseCity | PlaceBlock | GiveUpBlock) and seat in step.seats


def _building_violations(state: State) -> Iterator[str]:
    for site, building in enumerate(state.sites):
        for level, block in enumerate(building):
            below: Building = building[:level]
            if block.floors < needed(below, block.colour, state.parties):
                yield f"block {level} of site {site} is illegal"


def _promo_violations(state: State) -> Iterator[str]:
    cards = sorted(state.promos + state.promo + state.used_promos)
    if cards != (sorted(DATA.promos) if state.options["promo"] == "on" else []):
        yield f"promo cards: {cards}"
