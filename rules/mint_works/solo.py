"""The automated opponents of the solo game: the Locations they use, in order, and the cards they prefer."""

from rules.mint_works import effects, events
from rules.mint_works.board import (
    AGENCY,
    ALWAYS,
    COST,
    EFFECT,
    LOCATIONS,
    OPPONENTS,
    PLANS,
    WITH_EFFECT,
    Opponent,
    PlanCard,
    builder_cost,
    extra_at,
    is_target,
    price,
)
from rules.mint_works.state import Player, Position


def _rank(likes: Opponent, card: PlanCard) -> tuple[int, int]:
    """Ranks a card by printed cost, then by type; lower is better."""
    by_type = likes.types.index(card.type) if card.type in likes.types else len(likes.types)
    return -card.cost if likes.dearest else card.cost, by_type


RANKS = {opponent: {plan: _rank(likes, card) for plan, card in PLANS.items()} for opponent, likes in OPPONENTS.items()}
"""By opponent and Plan: its rank; the opponent prefers the lowest."""


def act(state: Position) -> bool:
    """Takes a turn of the opponent. Returns False if it passes."""
    player = state.players[state.seats]
    for location in state.locations if _can_pay(player, 1) else []:
        if location.open and not location.locked and len(location.stacks) < location.spaces:
            name = location.name
            choice = _choice(state, name, name)
            if choice is not None:
                _use(state, name, name, choice)
                if location.locked and len(location.stacks) < location.spaces:
                    state.emit(events.LocationLocked(name))
                return True
    if state.seats not in state.stuck:
        state.stuck.append(state.seats)
        state.emit(events.OpponentPassed(state.opponent))
    return False


def _choice(state: Position, location: str, place: str) -> str | None:
    """Returns the opponent's choice at `location`, "" if there is nothing to choose there; None if it cannot use it."""
    player = state.players[state.seats]
    extra = extra_at(place)
    if location in ALWAYS:
        return "" if _can_pay(player, ALWAYS[location]) else None
    match EFFECT[location]:
        case "buy":
            return _best_buy(state, player, extra)
        case "build":
            return _oldest(player) if _can_pay(player, builder_cost(player) + extra) else None
        case "recycle":
            return _oldest(player) if _can_pay(player, COST[location]) else None
        case "swap":
            return _best_swap(state, player) if _can_pay(player, COST[location]) else None
        case "hire":
            return _target(state)
    return "" if state.deck_size() and _can_pay(player, COST[location] + extra) else None


def _use(state: Position, location: str, place: str, choice: str) -> None:
    player = state.seats
    if location in ALWAYS:
        effects.work(state, player, location, place)
        return
    match EFFECT[location]:
        case "buy":
            effects.buy(state, player, choice, place)
            effects.fill_row(state)
        case "build":
            effects.build(state, player, choice, place)
        case "recycle":
            effects.recycle(state, player, choice, 0, place)
        case "swap":
            oldest = state.players[player].plans[0].name
            effects.swap(state, player, oldest, 0, choice, place)
        case "draw":
            effects.play_lotto(state, player, place)
            effects.draw_secret(state, player)
        case _:
            target_choice = _choice(state, choice, place)
            assert target_choice is not None, "the target is useful"
            _use(state, choice, place, target_choice)


def _can_pay(player: Player, mints: int) -> bool:
    return player.endless or player.mints >= mints


def _oldest(player: Player) -> str | None:
    return player.plans[0].name if player.plans else None


def _best_buy(state: Position, player: Player, extra: int) -> str | None:
    if OPPONENTS[state.opponent].one_plan and player.plans:
        return None
    if player.endless:
        return _best(state, state.row)
    mints = player.mints - extra
    return _best(state, [plan for plan in state.row if price(player, plan) <= mints])


def _best_swap(state: Position, player: Player) -> str | None:
    """Returns the best card of the row if it is better than the oldest Plan."""
    best = _best(state, state.row)
    oldest = _oldest(player)
    ranks = RANKS[state.opponent]
    if best and oldest and ranks[best] < ranks[oldest]:
        return best
    return None


def _best(state: Position, plans: list[str]) -> str | None:
    """Returns the card of `plans` that the opponent prefers; among equals, the one closest to the deck."""
    allowed = [plan for plan in plans if PLANS[plan].type in OPPONENTS[state.opponent].types]
    return min(reversed(allowed), key=RANKS[state.opponent].__getitem__, default=None)


def _target(state: Position) -> str | None:
    """Returns the first useful Location with mints on it that the opponent can use through the Temp Agency."""
    for effect in LOCATIONS[AGENCY].opponent_effects:
        location = state.location(WITH_EFFECT[effect])
        if location.stacks and is_target(state, location) and _choice(state, location.name, AGENCY) is not None:
            return location.name
    return None
