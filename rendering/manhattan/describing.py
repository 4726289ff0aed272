"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator

from rendering.drawing import Words
from rendering.manhattan import facts
from rendering.manhattan.towers import shares
from rendering.wording import clauses, listed
from rules.manhattan.board import height, reading
from rules.manhattan.choosing import ChooseBlocks
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import CELLS, CITIES, HIDDEN, Building, Position
from rules.manhattan.towers import leader, survey


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Gives status, scores, promo cards, the hand of `seat`, buildings, blocks."""
    turn = facts.STATUS.turn(view, seat, words)
    yield words("board-text-status", round=view.round, rounds=view.rounds, turn=turn)
    for number in range(len(view.players)):
        yield _score(view, number, words)
    for promo in view.promo:
        yield words("board-text-promo", promo=words("promo", promo=promo), pays=words("promo-text", promo=promo))
    if seat is not None:
        cells = reading(view, view.players[seat])
        hand = [words("cell", cell=cells[card]) for card in view.players[seat].hand if card != HIDDEN]
        yield words("board-text-hand", cells=listed(words, hand))
    for city in range(CITIES):
        yield _city(view, city, words)
    for player in view.players:
        for colour in player.colours:
            owner = _owner(view, colour, words)
            if any(player.chosen[colour]) or not _is_choosing(view):  # what others have chosen in secret is not there
                yield words("board-text-ready", player=owner, blocks=_blocks(player.chosen[colour], words))
            yield words("board-text-later", player=owner, blocks=_blocks(player.supply[colour], words))
    yield words("board-text-deck", cards=facts.deck(view))


def _is_choosing(view: Position) -> bool:
    return bool(view.agenda) and isinstance(view.agenda[-1], ChooseBlocks)


def _score(view: Position, seat: int, words: Words) -> str:
    player = view.players[seat]
    line = words(
        "board-text-score",
        player=words.player(seat),
        colours=words("board-and").join(words("colour", colour=colour) for colour in player.colours),
        side=words("side", side=player.side),
        points=total(player.scored),
    )
    if not view.agenda:
        return line + words("board-text-sources", **facts.sources(player))
    starts = words("board-text-starts") if seat == view.starter else ""
    return line + words("board-text-soon", soon=total([score_now(view)[seat]])) + starts


def _city(view: Position, city: int, words: Words) -> str:
    sites, name = view.sites[city * CELLS : (city + 1) * CELLS], words("city", city=city)
    buildings = [_building(view, cell, building, words) for cell, building in enumerate(sites) if building]
    if not buildings:
        return words("board-text-empty-city", city=name)
    line = words("board-text-city", city=name, buildings=clauses(words, buildings))
    party = leader(survey(sites, view.parties))
    return line if party is None else line + words("board-text-leader", player=_leader(view, party, words))


def _leader(view: Position, party: int, words: Words) -> str:
    """Returns the player of a party; with its colour's name if each colour counts for itself."""
    colour = facts.colour_of(view, party)
    seat = facts.seat_of(view, colour)
    together = {view.parties[own] for own in view.players[seat].colours} == {party}
    return words.player(seat) if together else _owner(view, colour, words)


def _building(view: Position, cell: int, building: Building, words: Words) -> str:
    owner, floors = _owner(view, building[-1].colour, words), shares(tuple(building))
    line = words("board-text-building", cell=words("cell", cell=cell), owner=owner, height=height(building))
    if len(floors) == 1:
        return line
    parts = (words("board-text-share", player=_owner(view, own, words), floors=count) for own, count in floors.items())
    return words("board-text-shares", building=line, shares=listed(words, parts))


def _blocks(counts: list[int], words: Words) -> str:
    some = [words("board-text-blocks", count=count, floors=floors) for floors, count in enumerate(counts, 1) if count]
    return listed(words, some, words("board-text-no-blocks"))


def _owner(view: Position, colour: int, words: Words) -> str:
    """Returns the player of a colour; with the colour's name if it has two."""
    seat = facts.seat_of(view, colour)
    if len(view.players[seat].colours) == 1:
        return words.player(seat)
    return words("board-text-two-colours", player=words.player(seat), colour=words("colour", colour=colour))
