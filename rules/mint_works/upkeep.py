"""The parts of Upkeep. The order of players matters only if mints can run out."""

from rules.mint_works import events
from rules.mint_works.board import DATA, DEEDS, LOCATIONS, PLANS
from rules.mint_works.effects import actor, fill_row, gain, give_back, owner
from rules.mint_works.scoring import building_count, stars
from rules.mint_works.state import Player, Position


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
        player = state.players[number]
        if gained := sum([_pay_building(state, number, player, name) for name in player.buildings]):
            state.emit(events.BuildingsPaid(*actor(state, number), gained))


def pay_coop(state: Position, player: int) -> None:
    """Gives `player` a mint from somebody else's Co-Op."""
    if gain(state, player, DATA.coop):
        state.emit(events.CoopPaid(*actor(state, player)))


def pay_owners(state: Position) -> None:
    """Pays the bonuses of Deeds with mints on their Locations."""
    for location in state.locations:
        if location.stacks and location.name in DEEDS:
            holder = owner(state, location.name)
            if holder is not None:
                gained = gain(state, holder, LOCATIONS[location.name].bonus)
                state.emit(events.OwnerPaid(*actor(state, holder), location.name, gained))


def replace_unused_row(state: Position) -> None:
    """Replaces the Plan Supply of a solo game if the Supplier was not used."""
    if not state.opponent or state.location("supplier").stacks:
        return
    state.emit(events.SupplyReplaced(len(state.row)))
    state.under += state.row
    state.row = []
    fill_row(state)


def clear_locations(state: Position) -> None:
    """Returns all mints to the Mint Supply, except what Rachael spent at the Supplier, and removes locks."""
    for location in state.locations:
        if not location.stacks:
            continue
        for stack in location.stacks:
            if state.mint_supply is not None and location.name == "supplier" and not state.is_person(stack.player):
                state.mints_out += stack.mints
            else:
                give_back(state, stack.mints)
        location.stacks = []
        location.locked = False


def pay_income(state: Position) -> None:
    """Pays the income of a round to all."""
    for number in state.turn_order():
        gain(state, number, DATA.income)
    state.emit(events.IncomePaid(state.round, DATA.income))


def has_stalled(state: Position) -> bool:
    """Counts rounds without change. Returns whether these, or all rounds, have reached their limit."""
    now = [stars(player) for player in state.players]
    state.idle = 0 if state.changed or now != state.stars else state.idle + 1
    state.stars = now
    if state.idle < DATA.idle_rounds and state.round < DATA.last_round:
        return False
    state.emit(events.Stalled(state.round, state.idle))
    return True


def _pay_building(state: Position, number: int, player: Player, name: str) -> int:
    """Carries out the Upkeep effect of a Building. Returns the mints that its owner gained."""
    if name == "gallery":
        _grow_gallery(state, number, player)
        return 0
    card = PLANS[name]
    gained = gain(state, number, card.income + card.income_each * building_count(player))
    if name == "co_op" and len(state.players) == 2:
        pay_coop(state, 1 - number)
    return gained


def _grow_gallery(state: Position, number: int, player: Player) -> None:
    if state.mint_supply == 0:
        return
    give_back(state, -1)
    player.gallery += 1
    state.emit(events.GalleryGrew(*actor(state, number), player.gallery))
