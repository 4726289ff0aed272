"""The board in plain text: most important first, so that it may be cut after any line."""

from collections.abc import Iterator

from rendering.drawing import Words
from rendering.rolled_west import facts
from rendering.status import to_move
from rendering.wording import clauses, listed
from rules.rolled_west.board import CONTRACTS, DATA, METALS, OFFICES, RESOURCES, ROUNDS, TERRAINS
from rules.rolled_west.scoring import majorities, office_worth, scores
from rules.rolled_west.state import Position


def lines(view: Position, seat: int | None, words: Words) -> Iterator[str]:
    """Gives status, dice, points and banks, claims, shipping, contracts, offices."""
    yield words("board-text-status", round=view.round, rounds=ROUNDS, turn=facts.STATUS.turn(view, seat, words))
    if view.agenda:
        yield _roll(view, words)
    for player in range(len(view.players)):
        yield _player(view, player, words)
    for terrain in TERRAINS:
        yield _track(view, terrain, words)
    for metal in METALS:
        yield _row(view, metal, words)
    yield from _contracts(view, words)
    yield from _offices(view, words)


def _roll(view: Position, words: Words) -> str:
    dice = [
        words("board-text-die", use=die.use, face=words("resource", resource=die.face)) for die in facts.in_order(view)
    ]
    line = words("board-text-roll", player=_name(view, view.roller, words), dice=listed(words, dice))
    if not view.terrain:
        return line
    return words("board-text-terrain", line=line, terrain=words("board-terrain", terrain=view.terrain))


def _name(view: Position, player: int, words: Words) -> str:
    return words.player(player) if player < len(view.players) else words("board-ghost")


def _player(view: Position, player: int, words: Words) -> str:
    score = scores(view)[player]
    line = words("board-text-player", player=words.player(player), points=score.points)
    if not view.agenda:
        parts = (words("board-text-source", category=part.category, points=part.points) for part in score.parts)
        return words("board-text-sources", line=line, sources=listed(words, parts))
    own = view.players[player]
    stock = [
        words("board-text-stock", count=own.bank[name], resource=words("resource", resource=name))
        for name in RESOURCES
        if own.bank[name]
    ]
    line += words("board-text-bank", stock=listed(words, stock, words("board-text-no-stock")))
    line += words("board-text-starts") if player == view.starter else ""
    line += words("board-text-copied") if own.has_copied else ""
    return line + (words("board-text-to-move") if player in to_move(view) else "")


def _track(view: Position, terrain: str, words: Words) -> str:
    paid, card = majorities(view, terrain), TERRAINS[terrain]
    marked = []
    for player, own in enumerate(view.players):
        if marks := own.claims[terrain]:
            line = words("board-text-marks", player=words.player(player), count=len(marks))
            line += words("board-text-settlements", count=marks.count("settlement"))
            marked.append(line + (words("board-text-majority", points=paid[player]) if player in paid else ""))
    return words(
        "board-text-track",
        terrain=words("board-terrain", terrain=terrain),
        values=" ".join(map(str, card.points)),
        first=card.first,
        lower=card.lower,
        marks=clauses(words, marked, words("board-text-nothing")),
    )


def _row(view: Position, metal: str, words: Words) -> str:
    shipped = [
        words("board-text-marks", player=words.player(player), count=own.shipped[metal])
        for player, own in enumerate(view.players)
        if own.shipped[metal]
    ]
    values = listed(words, _values(view, metal, words))
    marks = clauses(words, shipped, words("board-text-nothing"))
    return words("board-text-row", metal=words("resource", resource=metal), values=values, marks=marks)


def _values(view: Position, metal: str, words: Words) -> Iterator[str]:
    """Yields what each space of a shipping row pays now."""
    for space, points in enumerate(DATA.shipping.points[metal]):
        if space not in facts.STARRED:
            yield str(points)
        elif (owner := facts.first(view, metal, space)) is None:
            yield words("board-text-first", points=facts.worth(view, metal, space), later=points)
        else:
            yield words("board-text-taken", points=points, player=words.player(owner))


def _contracts(view: Position, words: Words) -> Iterator[str]:
    named = {
        name: words("board-text-contract", contract=words("contract", contract=name), points=card.points)
        for name, card in CONTRACTS.items()
    }
    free = [line for name, line in named.items() if name not in view.contracts]
    owned = [
        words("board-text-owned", thing=named[name], player=words.player(owner))
        for name, owner in view.contracts.items()
    ]
    none = words("board-text-none")
    yield words("board-text-contracts", contracts=clauses(words, free, none))
    yield words("board-text-completed", contracts=clauses(words, owned, none))


def _offices(view: Position, words: Words) -> Iterator[str]:
    free = [_office(view, name, words) for name in OFFICES if name not in view.offices]
    owned = []
    for name, owner in view.offices.items():
        thing, player = _office(view, name, words), words.player(owner)
        if view.agenda:
            owned.append(words("board-text-owned", thing=thing, player=player))
        else:
            points = office_worth(view, name, owner)
            owned.append(words("board-text-paid", thing=thing, player=player, points=points))
    none = words("board-text-none")
    yield words("board-text-offices", offices=clauses(words, free, none))
    yield words("board-text-bought", offices=clauses(words, owned, none))


def _office(view: Position, name: str, words: Words) -> str:
    pays = words("office-pays", office=name, units=int(facts.counts_units(view)))
    return words("board-text-office", cost=words("office-cost", office=name), pays=pays)
