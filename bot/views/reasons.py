"""Says in words why a choice is better than another."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot.i18n import MatchWords
from bot.views import labels
from bot.views.effects import MINUS, PLUS
from rules.game import AnyGame
from rules.reasons import Reason, Why

WHOLE = 2.0
"""Figures from here on are whole numbers: they are estimates."""


def sentences(why: Why, game: AnyGame, seat: int, words: MatchWords, *, is_better: bool) -> str:
    """Returns why `seat` should prefer a choice to the other one, in one or two sentences.

    `is_better`: whether it is known to be better even if no single reason is found.
    """
    other = f"**{labels.short(_stored(why.other, game), words)}**"
    if not why.reasons:
        return words("why-whole" if is_better else "why-equal", other=other)
    if is_better and all(reason.kind == "lead" for reason in why.reasons):
        return words("why-whole", other=other)  # by how much it is better was said
    forward, against = (_listed(reasons, game, seat, words) for reasons in (why.reasons, why.against))
    said = words("why-than", other=other, reasons=forward)
    return said + words("why-but", reasons=against) if against else said


def _listed(reasons: Sequence[Reason], game: AnyGame, seat: int, words: MatchWords) -> str:
    return words("why-and").join(_phrase(reason, game, seat, words) for reason in reasons)


def _phrase(reason: Reason, game: AnyGame, seat: int, words: MatchWords) -> str:
    """Returns a reason in a few words."""
    match reason.kind:
        case "opens" | "denies":
            move = f"**{words.phrase(labels.LONG, _stored(reason.name, game))}**"
            return words(f"why-{reason.kind}", move=move, player=words.player(reason.seat))
        case "win":
            return words("why-win", count=reason.amount)
        case "lead":
            return words("why-lead", points=_points(reason, words))
    sign = PLUS if reason.amount > 0 else MINUS
    if reason.kind == "holding":
        said = words(f"holding-{reason.name}", sign=sign, count=_figure(reason.amount))
    else:
        values = {"points": _points(reason, words), "category": words(f"category-{reason.name}")}
        said = words("why-points", sign=sign, when=_when(reason, words), **values)
    return said if reason.seat == seat else words("why-rival", player=words.player(reason.seat), reason=said)


def _when(reason: Reason, words: MatchWords) -> str:
    """Returns when points are scored; empty if that is soon, and not said by the rules."""
    if reason.round:
        return words("why-at-end-of" if reason.is_unscored else "why-in", round=words.round(reason.round))
    return words("why-at-end") if reason.is_unscored else ""


def _points(reason: Reason, words: MatchWords) -> str:
    return words.of_game("points", points=_figure(reason.amount))


def _figure(tenths: int) -> float:
    """Returns the absolute value of a figure, as exact as it is known."""
    figure = abs(tenths) / 10
    return round(figure) if figure >= WHOLE or figure == round(figure) else figure


def _stored(move: str, game: AnyGame) -> Struct:
    found: Struct = msgspec.json.decode(move, type=game.move)
    return found
