"""The view of a seat, and its determinizations."""

from rules import play
from rules.chance import Chance
from rules.manhattan.board import DATA
from rules.manhattan.choosing import ChooseBlocks
from rules.manhattan.state import CARD_COPIES, CELLS, HIDDEN, SIZES, Player
from rules.manhattan.steps import State


def view(state: State, seat: int | None) -> State:
    """Returns `state` as `seat` sees it: with its own hand and its own secret choice only."""
    seen = play.redacted(state, seat)
    seen.deck = []
    seen.promos = []
    choice = _secret_choice(seen)
    for other, player in enumerate(seen.players):
        if other != seat:
            player.hand = [HIDDEN] * len(player.hand)
            if choice:
                choice.answered.pop(other, None)
                _put_back(player)
    return seen


def determinize(view: State, chance: Chance) -> State:
    """Returns a full position that fits `view`: unseen cards and secret choices are drawn at random."""
    state = play.determinized(view, chance)
    state.deck = _unseen_cards(view)
    if state.options["promo"] == "on":
        state.promos = [card for card in DATA.promos if card not in state.promo + state.used_promos]
    for player in state.players:
        if HIDDEN in player.hand:
            player.hand = sorted(_draw(state.deck, chance) for _ in player.hand)
    if choice := _secret_choice(state):
        for seat, player in enumerate(state.players):
            if seat not in choice.seats and seat not in choice.answered:
                choice.answered[seat] = SIZES * len(player.colours)
                _choose(player, state.quota, chance)
    return state


def _secret_choice(state: State) -> ChooseBlocks | None:
    step = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, ChooseBlocks) and step.secret else None


def _put_back(player: Player) -> None:
    for colour, counts in player.chosen.items():
        player.supply[colour] = [a + b for a, b in zip(player.supply[colour], counts, strict=True)]
        player.chosen[colour] = [0] * SIZES


def _unseen_cards(view: State) -> list[int]:
    seen = [card for player in view.players for card in player.hand]
    return [CARD_COPIES - view.discard[card] - seen.count(card) for card in range(CELLS)]


def _draw(counts: list[int], chance: Chance) -> int:
    kind = chance.pick_counted(counts)
    counts[kind] -= 1
    return kind


def _choose(player: Player, quota: int, chance: Chance) -> None:
    for colour, supply in player.supply.items():
        for _ in range(quota):
            player.chosen[colour][_draw(supply, chance)] += 1
