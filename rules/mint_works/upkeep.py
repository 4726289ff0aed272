"""What Upkeep pays and cleans up, part by part. Who comes after whom matters only where mints can run out."""

from rules.mint_works import events
from rules.mint_works.board import DATA, DEEDS, LOCATIONS, PLANS
from rules.mint_works.effects import fill_row, gain, give_back, owner, who
from rules.mint_works.scoring import building_count, stars
from rules.mint_works.state import Player, Position


def somebody_has_enough(state: Position) -> bool:
    """Whether the game ends because of stars; tells whose."""
    reached = False
    for number, player in enumerate(state.players):
        if (points := stars(player)) >= DATA.end_stars:
            state.emit(events.SevenReached(*who(state, number), points))
            reached = True
    return reached


def refill(state: Position) -> bool:
    """Fills the Plan Supply; False if the cards do not last."""
    fill_row(state)
    if len(state.row) == DATA.supply[state.seats]:
        return True
    state.emit(events.SupplyRanOut())
    return False


def pay_buildings(state: Position) -> None:
    """Buildings pay, clockwise from the token and in the order in which they were built."""
    for number in state.turn_order():
        player = state.players[number]
        if gained := sum([_pay_building(state, number, player, name) for name in player.buildings]):
            state.emit(events.BuildingsPaid(*who(state, number), gained))


def pay_coop(state: Position, player: int) -> None:
    """Gives `player` a mint from somebody else's Co-Op."""
    if gain(state, player, DATA.coop):
        state.emit(events.CoopPaid(*who(state, player)))


def pay_owners(state: Position) -> None:
    """Owners of Deeds gain their bonus where mints lie on the Location."""
    for location in state.locations:
        if location.stacks and location.name in DEEDS:
            holder = owner(state, location.name)
            if holder is not None:
                gained = gain(state, holder, LOCATIONS[location.name].bonus)
                state.emit(events.OwnerPaid(*who(state, holder), location.name, gained))


def replace_unused_row(state: Position) -> None:
    """In a solo game: a Plan Supply that nobody used goes under the deck, and new cards come."""
    if not state.opponent or state.location("supplier").stacks:
        return
    state.emit(events.SupplyReplaced(len(state.row)))
    state.under += state.row
    state.row = []
    fill_row(state)


def clear_locations(state: Position) -> None:
    """All mints go back to the Mint Supply, but for what Rachael spent at the Supplier; locks open."""
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
    """Everybody gains the income of a round."""
    for number in state.turn_order():
        gain(state, number, DATA.income)
    state.emit(events.IncomePaid(state.round, DATA.income))


def has_stalled(state: Position) -> bool:
    """Counts rounds without any change; whether there were too many of them, or of rounds at all."""
    now = [stars(player) for player in state.players]
    state.idle = 0 if state.changed or now != state.stars else state.idle + 1
    state.stars = now
    if state.idle < DATA.idle_rounds and state.round < DATA.last_round:
        return False
    state.emit(events.Stalled(state.round, state.idle))
    return True


def _pay_building(state: Position, number: int, player: Player, name: str) -> int:
    """Does what a Building does in Upkeep; gives the mints that its owner gained."""
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
    state.emit(events.GalleryGrew(*who(state, number), player.gallery))
