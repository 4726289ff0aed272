"""The parts of Upkeep. The order of players matters only if mints can run out."""

from rules.mint_works import events
from rules.mint_works.board import DATA, EFFECT, LOCATIONS, PLANS, WITH_EFFECT, PlanCard
from rules.mint_works.effects import actor, fill_row, gain, give_back, owner
from rules.mint_works.scoring import building_count, stars
from rules.mint_works.state import Location, Position

IN_UPKEEP = {name: card for name, card in PLANS.items() if card.income or card.income_each or card.gives or card.grows}
"""The Plans that do something in Upkeep once they are built."""
BONUSES = {name: card.bonus for name, card in LOCATIONS.items() if card.bonus}
"""By Location, for those of Deeds: the mints that its owner gains if it was used."""


def is_last_round(state: Position) -> bool:
    """Returns whether the game ended because of stars if the round ended now."""
    return any(stars(player) >= DATA.end_stars for player in state.players)


def somebody_has_enough(state: Position) -> bool:
    """Returns whether the game ends because of stars, and emits whose."""
    reached = False
    for number, player in enumerate(state.players):
        if (points := stars(player)) >= DATA.end_stars:
            state.emit(events.SevenReached(*actor(state, number), points))
            reached = True
    return reached


def refill(state: Position) -> bool:
    """Fills the Plan Supply. Returns False if there are too few cards."""
    fill_row(state)
    if len(state.row) == DATA.supply[state.seats]:
        return True
    state.emit(events.SupplyRanOut())
    return False


def pay_buildings(state: Position) -> None:
    """Pays for Buildings, clockwise from the token and in the order in which they were built."""
    for number in state.turn_order():
        gained = 0
        for name in state.players[number].buildings:
            if name in IN_UPKEEP:
                gained += _pay_building(state, number, IN_UPKEEP[name])
        if gained:
            seat, opponent = actor(state, number)
            state.emit(events.BuildingsPaid(seat, opponent, gained))


def pay_coop(state: Position, player: int, mints: int) -> None:
    """Gives `player` the mints of somebody else's Co-Op."""
    if gain(state, player, mints):
        state.emit(events.CoopPaid(*actor(state, player)))


def pay_owners(state: Position) -> None:
    """Pays the bonuses of Deeds with mints on their Locations."""
    for location in state.locations:
        if location.stacks and location.name in BONUSES:
            holder = owner(state, location.name)
            if holder is not None and (gained := gain(state, holder, BONUSES[location.name])):
                state.emit(events.OwnerPaid(*actor(state, holder), location.name, gained))


def replace_unused_row(state: Position) -> None:
    """Replaces the Plan Supply of a solo game if the Supplier was not used."""
    if not state.opponent or state.location(WITH_EFFECT["buy"]).stacks:
        return
    state.emit(events.SupplyReplaced(len(state.row)))
    state.under += state.row
    state.row = []
    fill_row(state)


def clear_locations(state: Position) -> None:
    """Returns all mints to the Mint Supply, except what Rachael spent at the Supplier, and removes locks."""
    for location in state.locations:
        if location.stacks:
            if state.mint_supply is not None:
                _return_mints(state, location)
            location.stacks = []
            location.locked = False


def pay_income(state: Position) -> None:
    """Pays the income of a round to all, as far as there are mints; an opponent with endless mints needs none."""
    paid = [number for number in state.turn_order() if gain(state, number, DATA.income)]
    if len(paid) == len(state.players):
        state.emit(events.IncomePaid(state.round, DATA.income))
        return
    for number in paid:
        state.emit(events.IncomeGained(*actor(state, number), state.round, DATA.income))


def has_stalled(state: Position) -> bool:
    """Counts rounds without change. Returns whether the game ends because of these, or after the last round."""
    now = [stars(player) for player in state.players]
    state.idle = 0 if state.changed or now != state.stars else state.idle + 1
    state.stars = now
    if state.idle >= DATA.idle_rounds:
        state.emit(events.Stalled(state.round, state.idle))
    elif state.round >= DATA.last_round:
        state.emit(events.LastRoundEnded(state.round))
    else:
        return False
    return True


def _return_mints(state: Position, location: Location) -> None:
    for stack in location.stacks:
        if EFFECT[location.name] == "buy" and not state.is_person(stack.player):
            state.mints_out += stack.mints
        else:
            give_back(state, stack.mints)


def _pay_building(state: Position, number: int, card: PlanCard) -> int:
    """Carries out the Upkeep effect of a Building. Returns the mints that its owner gained."""
    if card.grows:
        _grow_gallery(state, number, card.grows)
        return 0
    income = card.income
    if card.income_each:
        income += card.income_each * building_count(state.players[number])
    gained = gain(state, number, income) if income else 0
    if card.gives and len(state.players) == 2:
        pay_coop(state, 1 - number, card.gives)
    return gained


def _grow_gallery(state: Position, number: int, mints: int) -> None:
    if state.mint_supply == 0:
        return
    player = state.players[number]
    give_back(state, -mints)
    player.gallery += mints
    state.emit(events.GalleryGrew(*actor(state, number), player.gallery))
