"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator

from rendering.drawing import Words
from rendering.manhattan import facts
from rendering.manhattan.towers import shares
from rules.manhattan.board import height, reading
from rules.manhattan.scoring import score_now, total
from rules.manhattan.state import CELLS, CITIES, HIDDEN, SIZES, Building, Position, Round
from rules.manhattan.towers import leader, survey


def describe(view: Position, seat: int | None, words: Words) -> str:
    """Alt text and text board: status, scores, promo cards, the hand of `seat`, buildings, blocks."""
    return "\n".join(_lines(view, seat, words))


def _lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    status = words("board-text-status", round=view.round, rounds=view.rounds, turn=facts.STATUS.turn(view, seat, words))
    yield status
    yield from _scores(view, words)
    for promo in view.promo:
        yield _promo(promo, words)
    if seat is not None:
        yield _hand(view, seat, words)
    for city in range(CITIES):
        yield _city(view, city, words)
    for player in range(len(view.players)):
        yield from _blocks(view, player, words)
    yield words("board-text-deck", cards=facts.deck(view))


def _scores(view: Position, words: Words) -> Iterator[str]:
    soon = score_now(view)
    for seat, player in enumerate(view.players):
        colours = words("board-and").join(words("colour", colour=colour) for colour in player.colours)
        line = words(
            "board-text-score",
            player=words.player(seat),
            colours=colours,
            side=words("side", side=player.side),
            points=total(player.scored),
        )
        if view.agenda:
            line += words("board-text-soon", soon=total([soon[seat]]))
            line += words("board-text-starts") if seat == view.starter else ""
        else:
            line += words("board-text-sources", **_sources(player.scored))
        yield line


def _sources(scored: list[Round]) -> dict[str, int]:
    return {name: sum(getattr(gained, name) for gained in scored) for name in Round.__struct_fields__}


def _promo(promo: str, words: Words) -> str:
    return words("board-text-promo", promo=words("promo", promo=promo), pays=words("promo-text", promo=promo))


def _hand(view: Position, seat: int, words: Words) -> str:
    player = view.players[seat]
    cells = reading(view, player)
    names = [words("cell", cell=cells[card]) for card in player.hand if card != HIDDEN]
    return words("board-text-hand", cells=words("board-text-list").join(names))


def _city(view: Position, city: int, words: Words) -> str:
    sites = view.sites[city * CELLS : (city + 1) * CELLS]
    name = words("city", city=city)
    told = [_building(view, cell, building, words) for cell, building in enumerate(sites) if building]
    if not told:
        return words("board-text-empty-city", city=name)
    buildings = words("board-text-between").join(told)
    line = words("board-text-city", city=name, buildings=buildings)
    if (party := leader(survey(sites, view.parties))) is not None:
        line += words("board-text-leader", player=_leader(view, party, words))
    return line


def _leader(view: Position, party: int, words: Words) -> str:
    """The player of a party; with its colour's name where each colour counts for itself."""
    colour = facts.colour_of(view, party)
    seat = facts.seat_of(view, colour)
    together = {view.parties[own] for own in view.players[seat].colours} == {party}
    return words.player(seat) if together else _owner(view, colour, words)


def _building(view: Position, cell: int, building: Building, words: Words) -> str:
    floors = shares(tuple(building))
    owner = _owner(view, building[-1].colour, words)
    told = words("board-text-building", cell=words("cell", cell=cell), owner=owner, height=height(building))
    if len(floors) == 1:
        return told
    parts = [
        words("board-text-share", player=_owner(view, colour, words), floors=count) for colour, count in floors.items()
    ]
    return words("board-text-shares", building=told, shares=words("board-text-list").join(parts))


def _blocks(view: Position, seat: int, words: Words) -> Iterator[str]:
    player = view.players[seat]
    for colour in player.colours:
        owner = _owner(view, colour, words)
        yield words("board-text-ready", player=owner, blocks=_counts(player.chosen[colour], words))
        yield words("board-text-later", player=owner, blocks=_counts(player.supply[colour], words))


def _counts(counts: list[int], words: Words) -> str:
    told = [words("board-text-blocks", count=counts[n], floors=n + 1) for n in range(SIZES) if counts[n]]
    return words("board-text-list").join(told) or words("board-text-no-blocks")


def _owner(view: Position, colour: int, words: Words) -> str:
    """The player of a colour; with the colour's name where it has two."""
    seat = facts.seat_of(view, colour)
    if len(view.players[seat].colours) == 1:
        return words.player(seat)
    return words("board-text-two-colours", player=words.player(seat), colour=words("colour", colour=colour))
