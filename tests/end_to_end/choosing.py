"""Choosing options by their labels, wherever a panel offers them: as buttons, in menus, or behind their kinds."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple

from bot.actions.turn import OpenKind, Pick, PickFromMenu
from sandbox import Person
from tests.end_to_end.harness import components_of, message_of

Json = dict[str, Any]


class Offer(NamedTuple):
    """An option, and the component that chooses it."""

    label: str
    custom_id: str
    value: str = ""
    """Its value in a menu; empty: it is a button."""


def shown(panel: Json) -> list[Offer]:
    """Returns the options that a panel shows."""
    buttons = [Offer(button["label"], button["custom_id"]) for button in components_of(panel, Pick)]
    menus = components_of(panel, PickFromMenu)
    in_menus = [Offer(one["label"], menu["custom_id"], one["value"]) for menu in menus for one in menu["options"]]
    return buttons + in_menus


async def offers(person: Person, panel: Json) -> list[Offer]:
    """Returns all options, in their order: also those behind kinds, which are opened for that."""
    found = shown(panel)
    for kind in components_of(panel, OpenKind):
        found += shown(message_of(await person.click(panel, custom_id=kind["custom_id"], forge=True)))
    return sorted(found, key=lambda offer: int("".join(takewhile(str.isdigit, offer.label))))


async def pick(person: Person, panel: Json, *parts: str) -> Json:
    """Chooses the first option whose label contains all `parts`; returns the next panel."""
    found = await offers(person, panel)
    wanted = [offer for offer in found if all(part in offer.label for part in parts)]
    assert wanted, f"{parts} is not among {[offer.label for offer in found]}"
    return await take(person, panel, wanted[0])


async def take(person: Person, panel: Json, offer: Offer) -> Json:
    """Chooses an option; returns the next panel."""
    if offer.value:
        return message_of(await person.choose(panel, offer.custom_id, offer.value, forge=True))
    return message_of(await person.click(panel, custom_id=offer.custom_id, forge=True))
