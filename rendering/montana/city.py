"""The city centre: four rows with rewards, rising prices in pumpkins, and the contractors."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, Canvas, Spot, labelled
from rendering.drawing import Words
from rendering.lettering import READABLE
from rendering.montana import facts, layout
from rendering.montana.icons import coin, contractor, icon
from rendering.montana.theme import BOARD, FREE, TAKEN, TIMBER
from rendering.theme import CARD, INK, LINE, SAND, SEATS, mix
from rules.montana.board import DATA, Reward
from rules.montana.state import Contractor, Position

NUMBER = 40
"""How broad the number of a row is."""
ROOMY = 380
"""From which width on a reward shows what an upgrade is."""
GOODS = ("small_copper", "/", "small_stone", "/", "grain")
UPGRADES = ("small_copper", "arrow", "large_copper", "/", "small_stone", "arrow", "large_stone")


def put_city(canvas: Canvas, view: Position, city: Box, words: Words) -> None:
    """Puts the city in the box `city`."""
    canvas.box(city, TIMBER, 14, mix(TIMBER, INK, 0.4), 2)
    plan = layout.city_places(city, len(DATA.city.rows), len(DATA.city.prices))
    _put_title(canvas, view, plan.title, words)
    for price, box in zip(DATA.city.prices, plan.heads, strict=True):
        canvas.put_centred(_price(price, min(box.width, box.height + 4)), *box.centre)
    first = plan.rewards[0]
    x, y = plan.spaces[1][2].right, first.bottom + first.height
    canvas.note(city, "city", spot=Spot(x, y, city, layout.CORNER))
    for row, (box, reward) in enumerate(zip(plan.rewards, DATA.city.rows, strict=True)):
        canvas.note(box, "reward", row)
        canvas.box(box, mix(BOARD, CARD, 0.5), 10, LINE, 2)
        _put_reward(canvas, box, row, reward)
        for price, space in zip(DATA.city.prices, plan.spaces[row], strict=True):
            stands = view.city[row]
            canvas.box(space, TAKEN if stands and stands.price >= price else FREE, 8, LINE, 2)
            canvas.note(space, "city", row, price, spot=layout.spot(*space.centre, space.inset(-8)))
        if stands := view.city[row]:
            space = plan.spaces[row][DATA.city.prices.index(stands.price)]
            _put_contractor(canvas, space, stands)
            canvas.note(space, "contractor", stands.seat, row, stands.price)
            canvas.note(box, "reward of", stands.seat)


def _put_contractor(canvas: Canvas, space: Box, stands: Contractor) -> None:
    """Puts the contractor of a row, a little beyond a narrow space."""
    size = min(space.height - 4, space.width + 14)
    canvas.put_centred(contractor(SEATS[stands.seat], size), *space.centre)


def _put_title(canvas: Canvas, view: Position, box: Box, words: Words) -> None:
    """Puts the name, and the contractors on the general store; those that have passed are faint."""
    waiting = facts.to_bid(view) if facts.bidding(view) else range(len(view.players))
    size = round(box.height * 0.58)
    left = box.left + 18 + canvas.text(box.left + 6, box.centre[1], words("board-city"), size, SAND, bold=True)
    size = min(box.height - 4, (box.right - left) // 3)
    step = min(size + 4, (box.right - left - size) // max(1, len(view.players) - 1))
    for place, seat in enumerate(reversed(facts.in_store(view))):
        sprite = contractor(SEATS[seat], size, faint=seat not in waiting)
        canvas.put_centred(sprite, box.right - size // 2 - place * step, box.centre[1])


@lru_cache(32)
def _price(price: int, size: int) -> Image.Image:
    figure = max(READABLE, round(size * 0.6))
    return labelled(icon("pumpkin", size), str(price), figure, INK, at=(size // 2, round(size * 0.6)))


def _put_reward(canvas: Canvas, box: Box, row: int, reward: Reward) -> None:
    """Puts the number of a row, and what it pays in pictures and figures: as large as they fit."""
    number = box._replace(right=box.left + NUMBER)
    canvas.box(number, mix(TIMBER, CARD, 0.3), 10)
    canvas.text(*number.centre, str(row + 1), 36, CARD, bold=True, align="centre")
    formula: list[str] = ["cattle"] * reward.cattle
    if reward.silver:
        formula.append("silver")
    if reward.goods:
        formula += [str(reward.goods), *GOODS]
    if reward.upgrades:
        formula += [str(reward.upgrades), *(UPGRADES if box.width > ROOMY else ["upgrade"])]
    widths = [0.92 if len(sign) > 1 else 0.36 if sign == "/" else 0.55 for sign in formula]
    size = round(min(box.height * 0.86, (box.width - NUMBER - 12) / sum(widths)))
    left = box.left + NUMBER + 6.0
    for sign, width in zip(formula, widths, strict=True):
        x = round(left + size * width / 2)
        if len(sign) == 1:
            canvas.text(x, box.centre[1], sign, max(READABLE, round(size * 0.74)), INK, bold=True, align="centre")
        elif sign == "silver":
            canvas.put_centred(coin(str(reward.silver), round(size * 0.86)), x, box.centre[1])
        else:
            canvas.put_centred(icon(sign, round(size * 0.86)), x, box.centre[1])
        left += size * width
