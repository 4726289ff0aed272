"""Reads a message (Discord's JSON) as a person does: its texts, buttons, menus and images."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

BUTTON, SELECTS, TEXT_INPUT, TEXT_DISPLAY, LABEL = 2, (3, 5, 6, 7, 8), 4, 10, 18


def components(message: Json) -> Iterator[Json]:
    """Yields every component of a message or modal, parents before children."""
    waiting = list(message.get("components") or [])
    while waiting:
        component = waiting.pop(0)
        yield component
        inner = [*(component.get("components") or [])]
        inner += [component[name] for name in ("accessory", "component") if component.get(name)]
        waiting = inner + waiting


def text(message: Json) -> str:
    """Returns all text of a message that is visible without opening a menu, line by line."""
    lines = [message.get("content") or ""]
    for embed in message.get("embeds") or []:
        lines += _embed_lines(embed)
    for component in components(message):
        kind = component["type"]
        if kind == TEXT_DISPLAY:
            lines.append(component["content"])
        elif kind in (BUTTON, TEXT_INPUT, LABEL):
            lines.append(component.get("label") or "")
        elif kind in SELECTS:
            lines.append(component.get("placeholder") or "")
    return "\n".join(line for line in lines if line)


def buttons(message: Json) -> list[str]:
    """Returns the labels of the enabled buttons; a button without a label is named by its emoji."""
    return [_button_name(c) for c in components(message) if c["type"] == BUTTON and not c.get("disabled")]


def menus(message: Json) -> list[Json]:
    return [c for c in components(message) if c["type"] in SELECTS]


def find_button(message: Json, label: str) -> Json:
    """Returns the button with a label. Raises LookupError if there is none."""
    for component in components(message):
        if component["type"] == BUTTON and label in (component.get("label"), _button_name(component)):
            return component
    raise LookupError(f"no button {label!r}; there are {buttons(message)}")


def find_menu(message: Json, name: str) -> Json:
    """Returns a menu by its placeholder or custom_id. Raises LookupError."""
    for menu in menus(message):
        if name in (menu["custom_id"], menu.get("placeholder")):
            return menu
    names = [menu.get("placeholder") or menu["custom_id"] for menu in menus(message)]
    raise LookupError(f"no menu {name!r}; there are {names}")


def option_value(menu: Json, choice: str) -> str:
    """Returns the value of an option by label or value; in menus without options, the choice is an id already."""
    for option in menu.get("options") or []:
        if choice in (option["label"], option["value"]):
            return str(option["value"])
    return choice


def images(message: Json) -> list[str]:
    """Returns the addresses of all images that a message shows."""
    found = [file["url"] for file in message.get("attachments") or []]
    for embed in message.get("embeds") or []:
        found += [embed[name]["url"] for name in ("image", "thumbnail") if embed.get(name)]
    for component in components(message):
        if component.get("media"):
            found.append(component["media"]["url"])
        found += [item["media"]["url"] for item in component.get("items") or []]
    return found


def files(message: Json) -> list[str]:
    """Returns the addresses of all files that a message offers to download."""
    return [component["file"]["url"] for component in components(message) if component.get("file")]


def alt_texts(message: Json) -> list[str]:
    """Returns the descriptions of all images that have one."""
    shown = [*(message.get("attachments") or [])]
    for component in components(message):
        shown += [component] if component.get("media") else component.get("items") or []
    return [item["description"] for item in shown if item.get("description")]


def _button_name(button: Json) -> str:
    return str(button.get("label") or (button.get("emoji") or {}).get("name", ""))


def _embed_lines(embed: Json) -> list[str]:
    lines = [(embed.get("author") or {}).get("name", ""), embed.get("title", ""), embed.get("description", "")]
    for field in embed.get("fields") or []:
        lines += [field["name"], field["value"]]
    return [*lines, (embed.get("footer") or {}).get("text", "")]
