"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator

from rendering.drawing import Words
from rendering.mint_works import facts
from rendering.wording import listed
from rules.mint_works.board import LOCATIONS, PLANS
from rules.mint_works.state import HIDDEN, Location, Position


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Gives status, players, Plan Supply, Locations, then what every card in play does."""
    yield words("board-text-status", round=view.round, turn=facts.STATUS.turn(view, seat, words))
    for player in range(len(view.players)):
        yield _player(view, player, words)
    yield _supply(view, words)
    for location in view.locations:
        yield _location(view, location, words)
    yield words("board-text-deck", cards=view.deck_size())
    if view.mint_supply is not None:
        yield words("board-text-mint-supply", mints=view.mint_supply)
    yield from _card_texts(view, words)


def _player(view: Position, player: int, words: Words) -> str:
    holder = view.players[player]
    mints = words("board-text-endless") if holder.endless else words("board-text-mints", mints=holder.mints)
    name, stars = facts.STATUS.name(view, player, words), facts.stars(view, player)
    line = words("board-text-player", player=name, stars=stars, mints=mints)
    if view.agenda:
        line += words("board-text-starts") if player == view.starter else ""
        line += words("board-text-passed") if player in view.passed else ""
    if buildings := [_building(view, player, building, words) for building in holder.buildings]:
        line += words("board-text-buildings", cards=listed(words, buildings))
    if plans := _plans(view, player, words):
        line += words("board-text-plans", cards=listed(words, plans))
    return line


def _building(view: Position, player: int, building: str, words: Words) -> str:
    stars = facts.building_stars(view, player, building)
    return words("board-text-building", plan=words("plan", plan=building), stars=stars)


def _plans(view: Position, player: int, words: Words) -> list[str]:
    plans = view.players[player].plans
    named = []
    for plan in plans:
        if plan.name != HIDDEN:
            name = words("plan", plan=plan.name)
            named.append(words("board-text-secret-plan", plan=name) if plan.secret else name)
    if hidden := sum(plan.name == HIDDEN for plan in plans):
        named.append(words("board-text-hidden", count=hidden))
    return named


def _supply(view: Position, words: Words) -> str:
    if not view.row:
        return words("board-text-no-supply")
    offers = [words("board-text-offer", plan=words("plan", plan=plan), cost=PLANS[plan].cost) for plan in view.row]
    return words("board-text-supply", cards=listed(words, offers))


def _location(view: Position, location: Location, words: Words) -> str:
    name = words("location", location=location.name)
    if not location.open:
        return words("board-text-closed", location=name)
    free = location.spaces - len(location.stacks)
    line = words("board-text-free", location=name, cost=_cost(location.name, words), free=free, spaces=location.spaces)
    if location.stacks:
        takers = [
            words("board-text-taken", player=facts.STATUS.name(view, stack.player, words), mints=stack.mints)
            for stack in location.stacks
        ]
        line = words("board-text-takers", line=line, takers=listed(words, takers))
    owner = facts.owner(view, location.name)
    if owner is not None:
        line = words("board-text-owner", line=line, player=facts.STATUS.name(view, owner, words))
    return words("board-text-locked", line=line) if location.locked else line


def _cost(location: str, words: Words) -> str:
    if location == "supplier":
        return words("board-text-price")
    if location == "temp_agency":
        return words("board-text-surcharge")
    return str(LOCATIONS[location].cost)


def _card_texts(view: Position, words: Words) -> Iterator[str]:
    """Yields what every card does that can be seen: those of the Plan Supply first."""
    held = (card for player in range(len(view.players)) for card in facts.cards(view, player) if card != HIDDEN)
    for plan in (*view.row, *held):
        card = PLANS[plan]
        kind, text = words("type", type=card.type), words("plan-text", plan=plan)
        yield words("board-text-card", plan=words("plan", plan=plan), kind=kind, cost=card.cost, text=text)
    for location in view.locations:
        text = words("location-text", location=location.name)
        yield words("board-text-place", location=words("location", location=location.name), text=text)
