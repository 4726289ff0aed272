"""Orders that are drafted, and what is looked at in a peek: large, in place of the work board."""

from rendering.coal_baron import cards, facts, layout
from rendering.coal_baron.icons import icon
from rendering.coal_baron.table import Table
from rendering.coal_baron.tones import BRICK
from rendering.drawing import Words
from rendering.palette import INK, WHITE
from rules.coal_baron.state import Position


def put_offers(table: Table, view: Position, words: Words) -> int:
    """What is offered; gives where it ends."""
    names = facts.offered(view)
    box = layout.offers(len(names))
    table.box(box, BRICK, 14, INK, 2)
    middle = box.top + layout.OFFER_TITLE // 2
    table.put_centred(icon("deck" if view.row else "eye", 46), box.left + 40, middle)
    table.text(box.left + 78, middle, facts.offer_title(view, words), 38, WHITE, bold=True, room=box.width - 100)
    for name, place in zip(names, layout.offered(len(names)), strict=True):
        table.put(cards.card(name, place.width, place.height), place.left, place.top)
        table.note(place, "offer", name)
    return box.bottom + layout.GAP
