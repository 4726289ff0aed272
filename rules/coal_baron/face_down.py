"""Dealing orders that were delivered face down, so that they fit everything that players know of them.

Known are the transport and the points of each delivery, and what the last scoring counted on all orders up to then.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rules.chance import Chance
from rules.coal_baron.board import DATA, ORDERS
from rules.coal_baron.scoring import SQUARES
from rules.coal_baron.state import COLOURS, HIDDEN, TRANSPORTS, Player, Position, Shipment

TRIES = 1_000
"""Cards tried before a random deal is taken instead: no deal may fit a position that was edited by hand."""

LEAST, MOST = min(DATA.points.values()), max(DATA.points.values())
"""Points of an order."""


BY_TRANSPORT = {
    transport: [
        (card.name, card.points, SQUARES[card.name]) for card in ORDERS.values() if transport in ("", card.transport)
    ]
    for transport in ("", *TRANSPORTS)
}
"""By transport, or "" for any: its orders with their points and squares."""


class _Slot(NamedTuple):
    """The place of a face-down order."""

    seat: int
    delivery: int
    transport: str
    """Empty if unknown."""
    after: int
    """Orders of the same delivery that come after this one."""
    counted: bool
    """Whether the last scoring counted it."""
    ends_counted: bool
    """Whether it is the last of its seat that was counted."""


def deal_delivered(state: Position, cards: list[str], chance: Chance) -> None:
    """Deals some of `cards` to all hidden delivered orders, and removes them from `cards`."""
    deal = _Deal(state, cards, chance)
    if not deal.slots:
        return
    chosen = deal.choose(0)
    if chosen is None:
        chance.shuffle(cards)
        chosen = cards[: len(deal.slots)]
    for slot in deal.slots:
        state.players[slot.seat].delivered = []
    for slot, card in zip(deal.slots, chosen, strict=True):
        state.players[slot.seat].delivered.append(card)
    dealt = set(chosen)
    cards[:] = sorted([card for card in cards if card not in dealt])


class _Deal:
    """A search for orders that fit, slot by slot, each in random order."""

    def __init__(self, state: Position, cards: list[str], chance: Chance) -> None:
        self.slots: list[_Slot] = []
        self._points: list[int] = []
        """By delivery: the points of its orders that are not chosen yet."""
        self._shown = [list(player.shown) for player in state.players]
        """By seat: the same for the squares that the last scoring counted."""
        self._left = set(cards)
        self._chance = chance
        self._tries = TRIES
        for seat, player in enumerate(state.players):
            if HIDDEN in player.delivered:
                self._add_slots(seat, player)

    def choose(self, number: int) -> list[str] | None:
        """Returns orders for the slots from `number` on; None if none were found."""
        if number == len(self.slots):
            return []
        slot = self.slots[number]
        fitting = self._fitting(slot)
        self._chance.shuffle(fitting)
        for card in fitting:
            self._tries -= 1
            self._take(slot, card, 1)
            if not (slot.ends_counted and any(self._shown[slot.seat])):
                rest = self.choose(number + 1)
                if rest is not None:
                    return [card, *rest]
            if self._tries < 0:
                break
            self._take(slot, card, -1)
        return None

    def _add_slots(self, seat: int, player: Player) -> None:
        place = 0
        for shipment in _deliveries(player):
            delivery = len(self._points)
            self._points.append(shipment.points)
            for after in range(shipment.orders - 1, -1, -1):
                place += 1
                counted, ends = place <= player.counted, place == player.counted
                self.slots.append(_Slot(seat, delivery, shipment.transport, after, counted, ends))

    def _fitting(self, slot: _Slot) -> list[str]:
        """Returns the orders that are free and leave the rest of the delivery and of the counts possible."""
        points, shown = self._points[slot.delivery], self._shown[slot.seat]
        least, most = points - MOST * slot.after, points - LEAST * slot.after
        transport = slot.transport
        if slot.counted and not transport:  # one transport after the other
            transport = next((name for name, count in zip(TRANSPORTS, shown[len(COLOURS) :], strict=True) if count), "")
        return [
            name
            for name, worth, squares in BY_TRANSPORT[transport]
            if least <= worth <= most
            and name in self._left
            and not (slot.counted and any(shown[index] < count for index, count in squares))
        ]

    def _take(self, slot: _Slot, card: str, sign: int) -> None:
        """Chooses `card` for `slot`; with a `sign` of -1, no longer."""
        self._left ^= {card}
        self._points[slot.delivery] -= sign * ORDERS[card].points
        if slot.counted:
            for index, count in SQUARES[card]:
                self._shown[slot.seat][index] -= sign * count


def _deliveries(player: Player) -> Iterator[Shipment]:
    """Yields the deliveries of `player`, in the order of its delivered orders.

    First come those without a record, as one delivery before the last scoring and one after it.
    """
    place = unrecorded = len(player.delivered) - sum([shipment.orders for shipment in player.shipments])
    early = min(unrecorded, player.counted)
    points = [sum(player.shipped[: len(player.prizes)]), sum(player.shipped[len(player.prizes) :])]
    for shipment in player.shipments:
        points[place >= player.counted] -= shipment.points
        place += shipment.orders
    yield Shipment("", early, points[0])
    yield Shipment("", unrecorded - early, points[1])
    yield from player.shipments
