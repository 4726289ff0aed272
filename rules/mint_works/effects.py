"""The effects of Locations on mints and cards."""

from rules.mint_works import events
from rules.mint_works.board import (
    BUILDING_AT_ONCE,
    COST,
    DATA,
    DEEDS,
    LOCATIONS,
    OPPONENTS,
    PLANS,
    WITH_EFFECT,
    added,
    builder_cost,
    extra_at,
    price,
    rule,
)
from rules.mint_works.scoring import stars_of
from rules.mint_works.state import Plan, Player, Position, Stack


def actor(state: Position, player: int) -> tuple[int, str]:
    """Returns `player` as events name it: a seat and "", or the seat of a solo game and its opponent."""
    return (player, "") if player < state.seats else (0, state.opponent)


def gain(state: Position, player: int, mints: int) -> int:
    """Moves mints from the Mint Supply to `player`, as far as there are any. Returns how many."""
    neighborhood = state.players[player]
    if neighborhood.endless:
        return 0
    if state.mint_supply is not None:
        mints = min(mints, state.mint_supply)
        state.mint_supply -= mints
    neighborhood.mints += mints
    return mints


def give_back(state: Position, mints: int) -> None:
    """Returns mints to the Mint Supply."""
    if state.mint_supply is not None:
        state.mint_supply += mints


def work(state: Position, player: int, location: str, place: str) -> None:
    """Uses a Location that gains mints."""
    card = LOCATIONS[location]
    cost = _pay(state, player, place, card.cost)
    gained = gain(state, player, card.gain)
    if card.token:
        state.starter = player
    seat, opponent = actor(state, player)
    state.emit(events.Worked(seat, opponent, location, place, cost, gained))
    if card.others_gain:
        given = 0
        for other in range(len(state.players)):
            if other != player:
                given += gain(state, other, card.others_gain)
        if given:
            state.emit(events.OthersGained(card.others_gain))


def buy(state: Position, player: int, plan: str, place: str) -> None:
    """Gains `plan` at the Supplier; an Assembler builds it."""
    neighborhood = state.players[player]
    cost = _pay(state, player, place, price(neighborhood, plan))
    state.row.remove(plan)
    state.changed = True
    seat, opponent = actor(state, player)
    if added(neighborhood, BUILDING_AT_ONCE):
        state.emit(events.Assembled(seat, opponent, plan, place, cost))
        _raise(state, neighborhood, plan)
    else:
        neighborhood.plans.append(Plan(plan))
        state.emit(events.Bought(seat, opponent, plan, place, cost))


def build(state: Position, player: int, plan: str, place: str) -> None:
    """Turns `plan` into a Building."""
    neighborhood = state.players[player]
    cost = _pay(state, player, place, builder_cost(neighborhood))
    neighborhood.plans.remove(find_plan(neighborhood, plan))
    state.changed = True
    seat, opponent = actor(state, player)
    state.emit(events.Built(seat, opponent, plan, place, cost))
    _raise(state, neighborhood, plan)


def play_lotto(state: Position, player: int, place: str) -> None:
    """Pays for a card of the deck, which is drawn later."""
    cost = _pay(state, player, place, COST[WITH_EFFECT["draw"]])
    state.emit(events.LottoPlayed(*actor(state, player), place, cost))


def draw_secret(state: Position, player: int) -> None:
    """Draws the card paid for at the Lotto."""
    card = draw(state)
    state.players[player].plans.append(Plan(card, secret=True))
    state.changed = True
    if state.is_person(player):
        state.emit(events.PlanDrawn(player, card))


def recycle(state: Position, player: int, plan: str, built: int, place: str) -> None:
    """Puts a card of `player` under the deck."""
    worth = recycling_value(state, state.players[player], plan, built)
    cost = _pay(state, player, place, COST[WITH_EFFECT["recycle"]])
    _lose(state, player, plan, built)
    state.under.append(plan)
    gained = gain(state, player, worth)
    state.emit(events.Recycled(*actor(state, player), plan, place, cost, gained))


def recycling_value(state: Position, player: Player, plan: str, built: int) -> int:
    """Returns what the Recycler pays `player` for a Plan or Building."""
    if built and rule(state, "recycler_rule") == "later_printing":
        return stars_of(player, plan)
    return PLANS[plan].cost + PLANS[plan].stars


def swap(state: Position, player: int, given: str, built: int, taken: str, place: str) -> None:
    """Exchanges a card of `player` for one of the Plan Supply."""
    cost = _pay(state, player, place, COST[WITH_EFFECT["swap"]])
    _lose(state, player, given, built)
    state.row[state.row.index(taken)] = given
    state.players[player].plans.append(Plan(taken))
    state.emit(events.LeftAtSwapMeet(*actor(state, player), given))
    state.emit(events.Swapped(*actor(state, player), taken, place, cost))


def fill_row(state: Position) -> None:
    """Fills the Plan Supply from the deck, as far as there are cards."""
    while len(state.row) < DATA.supply[state.seats] and state.deck_size():
        state.row.append(draw(state))
        state.emit(events.PlanRevealed(state.row[-1]))


def draw(state: Position) -> str:
    """Removes and returns the next card of the Plan Deck."""
    if state.deck:
        return state.chance.draw(state.deck, "plans")
    return state.under.pop(0)


def find_plan(player: Player, name: str) -> Plan:
    """Returns the Plan called `name`. Raises StopIteration if `player` does not have it."""
    return next(plan for plan in player.plans if plan.name == name)


def owner(state: Position, plan: str) -> int | None:
    """Returns the player who has this Plan as a Building, if any."""
    for number, player in enumerate(state.players):
        if plan in player.buildings:
            return number
    return None


def _pay(state: Position, player: int, place: str, cost: int) -> int:
    """Puts `cost` mints, and any additional ones, on a space of `place`. Returns how many."""
    mints = cost + extra_at(place)
    neighborhood = state.players[player]
    if not neighborhood.endless:
        neighborhood.mints -= mints
    location = state.location(place)
    location.stacks.append(Stack(player, mints))
    state.passed = []
    if player == state.seats and OPPONENTS[state.opponent].locks:
        location.locked = True
    return mints


def _raise(state: Position, player: Player, plan: str) -> None:
    """Adds a Building. A Deed opens its Location."""
    player.buildings.append(plan)
    if plan in DEEDS:
        location = state.location(plan)
        if not location.open:
            location.open = True
            state.emit(events.Opened(plan))


def _lose(state: Position, player: int, plan: str, built: int) -> None:
    neighborhood = state.players[player]
    state.changed = True
    if not built:
        neighborhood.plans.remove(find_plan(neighborhood, plan))
        return
    neighborhood.buildings.remove(plan)
    if PLANS[plan].grows:
        give_back(state, neighborhood.gallery)
        neighborhood.gallery = 0
