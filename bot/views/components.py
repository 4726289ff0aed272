"""Pieces of messages, in Discord's second kind of components."""

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

import discord
from discord import ui
from yarl import URL

from bot.views.board import Picture
from bot.views.custom_id import Press, encode

ACCENT = discord.Colour(0xC8553D)
TEXT = 3900
"""The longest text of a message, in characters: a little under Discord's 4,000 for all its parts together."""
MENU = 25
"""The most options of a menu."""
LABEL = 80

Row = ui.ActionRow["ui.LayoutView"]
Piece = ui.Item["ui.LayoutView"]
Button = ui.Button["ui.LayoutView"]
Menu = ui.Select["ui.LayoutView"]


def message(pieces: Iterable[Piece | str | None], *rows: Row | None) -> ui.LayoutView:
    """A message: `pieces` in a box, a text for each string, and rows of buttons under it.

    Where the texts are too long together, the longest one is shortened.
    Presses are understood by what they carry, so discord.py need not remember the message: it is stopped at once.
    """
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    shown = [piece for piece in pieces if piece]
    lengths = [len(piece) for piece in shown if isinstance(piece, str)]
    room = TEXT - sum(lengths) + max(lengths, default=0)
    for piece in shown:
        box.add_item(ui.TextDisplay(clip(piece, room)) if isinstance(piece, str) else piece)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    for row in rows:
        if row is not None and row.children:
            view.add_item(row)
    view.stop()
    return view


def board(picture: Picture | None) -> Piece | None:
    """The place of a board's image, which is sent along as a file."""
    if picture is None:
        return None
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    return gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)


def files(picture: Picture | None) -> list[discord.File]:
    """What to send with `board(picture)`."""
    return [picture.file()] if picture else []


def rule() -> Piece:
    """A thin line between pieces."""
    return ui.Separator()


def row(*items: Button | Menu) -> Row:
    """Up to five buttons side by side, or one menu."""
    line: Row = ui.ActionRow()
    for item in items:
        line.add_item(item)
    return line


def button(
    label: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """A button that gives back `press`."""
    text = clip(label, LABEL)
    return ui.Button(label=text, custom_id=encode(press), style=style, emoji=emoji, disabled=disabled)


def menu(placeholder: str, press: Press, options: Sequence[discord.SelectOption]) -> Menu:
    """A menu of up to 25 options that gives back `press` and the value chosen."""
    return ui.Select(placeholder=clip(placeholder, 150), custom_id=encode(press), options=list(options))


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """What `message` shows, its own files included, with nothing to press."""
    view = ui.LayoutView.from_message(message)
    for piece in list(view.children):
        if isinstance(piece, ui.ActionRow):
            view.remove_item(piece)
    for piece in view.walk_children():
        if isinstance(piece, ui.MediaGallery):
            for image in piece.items:
                image.media = f"attachment://{PurePosixPath(URL(image.media.url).path).name}"
    view.stop()
    return view


def clip(text: str, limit: int = TEXT) -> str:
    """`text`, shortened where it is too long for Discord."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
