"""A pit: its owner, the lift with its cage, tunnels with carts, the storage, and outstanding orders."""

from collections.abc import Sequence

from rendering import lettering
from rendering.canvas import Box, Canvas, Spot
from rendering.coal_baron import facts, ground, layout
from rendering.coal_baron.cards import put_order
from rendering.coal_baron.coal import cart, cube
from rendering.coal_baron.facts import Section
from rendering.coal_baron.icons import icon, worker
from rendering.coal_baron.layout import PitPlaces
from rendering.coal_baron.theme import IRON
from rendering.drawing import Words
from rendering.highlights import corner
from rendering.panels import STRIPE, put_panel
from rendering.theme import INK, SEATS
from rendering.tokens import token
from rules.coal_baron.state import COLOURS, Player, Position

PAD = 0.18
"""How much longer a piece of tunnel is than its carts, in carts."""
BARE = 0.4
"""How long a piece of tunnel without carts is."""


def put_pit(canvas: Canvas, box: Box, view: Position, seat: int, active: bool, words: Words) -> None:
    """Puts the whole pit of `seat` in `box`."""
    put_panel(canvas, box, SEATS[seat], active)
    places = layout.pit(box)
    _put_owner(canvas, places.owner, view, seat, words)
    ground.put_earth(canvas, places.levels, places.shaft)
    _put_tunnels(canvas, places, view, seat)
    _put_surface(canvas, places, view, seat)
    _put_cage(canvas, places, view.players[seat], seat)
    _put_orders(canvas, places.orders, view, seat)


def _put_owner(canvas: Canvas, box: Box, view: Position, seat: int, words: Words) -> None:
    """Shows whose it is, with points, money, and workers that are left."""
    unit = max(1, box.height / 60)
    y, left = box.centre[1], box.left + STRIPE
    size = round(38 * unit)
    canvas.put_centred(token(SEATS[seat], size), left + size // 2, y)
    right = box.right
    counts = (
        ("workers", worker(SEATS[seat], round(46 * unit)), view.players[seat].workers),
        ("francs", icon("francs", round(40 * unit)), view.players[seat].francs),
        ("points", icon("star", round(42 * unit)), facts.points(view, seat)),
    )
    for name, sprite, count in counts:
        figure = str(count)
        wide = round((50 if len(figure) < 3 else 72) * unit)
        place = Box(right - wide - sprite.width - 6, box.top + 2, right - 2, box.bottom - 2)
        canvas.put_centred(sprite, place.left + sprite.width // 2, y)
        canvas.text(place.left + sprite.width + 4, y, figure, round(40 * unit), INK, bold=True, room=wide)
        canvas.note(place, name, seat)
        right = place.left - round(5 * unit)
    left += size + round(10 * unit)
    if seat == view.starter and view.agenda:
        right -= round(48 * unit)
        canvas.put_centred(icon("first", round(46 * unit)), right + round(23 * unit), y)
        canvas.note(Box(right - round(24 * unit), box.top + 2, right + round(46 * unit), box.bottom - 2), "starter")
    canvas.text(left, y, facts.STATUS.name(view, seat, words), round(36 * unit), INK, bold=True, room=right - left - 6)


def _put_tunnels(canvas: Canvas, places: PitPlaces, view: Position, seat: int) -> None:
    """Puts both sides of every level, with carts of one size: as large as the longest side allows."""
    levels = range(1, len(places.levels))
    sides = {(level, side): facts.sections(view, seat, level, side) for level in levels for side in "LD"}
    room = (places.levels[0].width - places.shaft.width) // 2 - 4
    longest = max(sum(_length(section) for section in sections) for sections in sides.values())
    size = min(round((places.levels[1].height - 8) * 0.94), int(room / longest))
    for (level, side), sections in sides.items():
        newest = len(view.players[seat].levels[level - 1].tiles) - 1
        _put_side(canvas, places, sections, seat, level, newest, light=side == "L", size=size)


def _put_side(
    canvas: Canvas,
    places: PitPlaces,
    sections: Sequence[Section],
    seat: int,
    level: int,
    newest: int,
    *,
    light: bool,
    size: int,
) -> None:
    """Puts one side of a level, from the shaft outward; `newest` is the tile that came to it last."""
    row, colour = places.levels[level], COLOURS[level - 1]
    top = row.bottom - round(size * 1.06) - 1
    x = places.shaft.left if light else places.shaft.right
    for section in sections:
        width = round(_length(section) * size)
        left = x - width if light else x
        printed = section.tile == facts.PRINTED_PART
        ground.put_tunnel(canvas, Box(left, top, left + width, row.bottom - 1), light=light, printed=printed)
        if section.tile == newest:
            canvas.note(Box(left, top, left + width, row.bottom), "newest tile", seat, level)
        first = left + (width - size * len(section.loads)) // 2
        for offset, load in enumerate(section.loads):
            place = Box(first + offset * size, row.bottom - size - 4, first + (offset + 1) * size, row.bottom - 4)
            canvas.put(cart(colour, load, size), place.left, place.top)
            canvas.note(place, "cart", seat, level, load, spot=corner(place, large=True))
        x = left if light else left + width


def _length(section: Section) -> float:
    return len(section.loads) + PAD if section.loads else BARE


def _put_surface(canvas: Canvas, places: PitPlaces, view: Position, seat: int) -> None:
    """Puts the storage on the left, delivered orders on the right."""
    row, player = places.levels[0], view.players[seat]
    size, y = min(96, round(row.height * 0.8)), row.centre[1]
    figure = max(lettering.READABLE, min(60, round(row.height * 0.74)))
    place = Box(row.left + 6, row.top + 2, places.shaft.left - 6, row.bottom - 2)
    canvas.put_centred(icon("storage", size), place.left + size // 2, y)
    held = [(colour, count) for colour, count in zip(COLOURS, player.storage, strict=True) if count]
    step = min((place.width - size - 8) // max(1, len(held)), round(size * 1.5))
    count_size = max(lettering.READABLE, min(figure, round(step * 0.6)))
    widest = max((round(lettering.width(str(count), count_size, True)) for _, count in held), default=0)
    small = min(round(size * 0.8), step - widest - 4)
    for number, (colour, count) in enumerate(held):
        x = place.left + size + 8 + number * step
        canvas.put_centred(cube(colour, small), x + small // 2, y)
        canvas.text(x + small + 1, y, str(count), count_size, INK, bold=True, room=step - small)
    badge = corner(place, large=True).size
    below = Box(place.left, place.bottom, places.shaft.left, place.bottom + badge)  # it hides no count
    spot = Spot(place.left + badge // 2, below.top + badge // 2 - 8, below, badge)
    canvas.note(place, "storage", seat, spot=spot)
    right = row.right - 10
    wide = canvas.text(right, y, str(len(player.delivered)), figure, INK, bold=True, align="right")
    canvas.put_centred(icon("delivered", size), right - wide - 6 - size // 2, y)
    canvas.note(Box(right - wide - 8 - size, row.top + 3, row.right, row.bottom - 3), "delivered", seat)


def _put_cage(canvas: Canvas, places: PitPlaces, player: Player, seat: int) -> None:
    """Puts the cage at its stop on its rope, with the cubes in it."""
    shaft, middle = places.shaft, places.shaft.centre[0]
    row = places.levels[player.cage_level]
    box = Box(shaft.left + 3, row.top + 2, shaft.right - 3, row.bottom - 2)
    canvas.fill(Box(middle - 2, places.levels[0].top + 3, middle + 2, box.top + 1), IRON)
    for number, level in enumerate(places.levels):
        _note_stop(canvas, Box(shaft.left, level.top, shaft.right, level.bottom), seat, number)
        if number not in (0, player.cage_level):
            canvas.put_centred(ground.stop(str(number), round(min(72, level.height * 0.7))), middle, level.centre[1])
    canvas.put(ground.cage(box.width, box.height), box.left, box.top)
    cubes = facts.cubes(player.cage)
    for place, colour in zip(layout.cage_places(box), cubes, strict=False):
        canvas.put(cube(colour, place.width), place.left, place.top)
    canvas.note(box, "cage", seat)


def _note_stop(canvas: Canvas, stop: Box, seat: int, level: int) -> None:
    """Notes a stop of the cage, with its number on the right, where it does not hide that of the level."""
    size = corner(stop, large=True).size
    spot = Spot(stop.right - size // 2, stop.top + size // 2 + 3, stop, size)
    canvas.note(stop, "stop", seat, level, spot=spot)


def _put_orders(canvas: Canvas, shelf: Box, view: Position, seat: int) -> None:
    orders = view.players[seat].orders
    for held, place in zip(orders, layout.order_cards(shelf, len(orders)), strict=True):
        put_order(canvas, place, held.name, held.squares)
        canvas.note(place, "order", seat, held.name)
