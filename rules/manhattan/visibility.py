"""The view of a seat, and its determinizations."""

from collections.abc import Callable

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


def sampler(view: State) -> Callable[[Chance], State]:
    """Returns a function that makes full positions which fit `view`: unseen cards and secret choices are random."""
    sample = play.sampler(view)
    unseen = _unseen_cards(view)
    promos = _unseen_promos(view)

    def deal(chance: Chance) -> State:
        state = sample(chance)
        state.deck = unseen.copy()
        state.promos = promos.copy()
        for player in state.players:
            if HIDDEN in player.hand:
                player.hand = sorted([_draw(state.deck, chance) for _ in player.hand])
        if choice := _secret_choice(state):
            _choose_secretly(state, choice, chance)
        return state

    return deal


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


def _unseen_promos(view: State) -> list[str]:
    if view.options["promo"] == "off":
        return []
    return [card for card in DATA.promos if card not in view.promo + view.used_promos]


def _draw(counts: list[int], chance: Chance) -> int:
    kind = chance.pick_counted(counts)
    counts[kind] -= 1
    return kind


def _choose_secretly(state: State, choice: ChooseBlocks, chance: Chance) -> None:
    for seat, player in enumerate(state.players):
        if seat not in choice.seats and seat not in choice.answered:
            choice.answered[seat] = SIZES * len(player.colours)
            _choose(player, state.quota, chance)


def _choose(player: Player, quota: int, chance: Chance) -> None:
    for colour, supply in player.supply.items():
        for _ in range(quota):
            player.chosen[colour][_draw(supply, chance)] += 1
