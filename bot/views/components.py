"""Builds messages from Discord's components (version 2)."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any, NamedTuple

import discord
from discord import ui
from yarl import URL

from bot.actions.custom_id import encode
from bot.actions.press import Press, Style
from bot.i18n import Book, MatchWords
from bot.views.board import Picture

ACCENT = discord.Colour(0xC8553D)
TEXT = 3900
"""The longest text of a message, in characters: a little under Discord's limit of 4,000 for all parts together."""
TEXT_FILE = "board.txt"
ATTACHED = "attachment://"
ROW = 5
"""The most buttons in a row."""
MENU = 25
"""The most options of a menu."""
LABEL = 80
"""The longest label of a button, in characters."""
OPTION = 100
"""The longest label of an option in a menu, in characters."""

View = ui.LayoutView
Row = ui.ActionRow["ui.LayoutView"]
Piece = ui.Item["ui.LayoutView"]
Button = ui.Button["ui.LayoutView"]
Menu = ui.Select["ui.LayoutView"]
PersonMenu = ui.UserSelect["ui.LayoutView"]
Choice = discord.SelectOption


class Panel(NamedTuple):
    """A private message, ready to be sent."""

    view: ui.LayoutView
    picture: Picture | None = None
    text: str = ""
    """The board in words, attached as a file if the message has a place for it."""
    document: bytes = b""
    """The content of any other file for which the message has a place."""

    def files(self) -> list[discord.File]:
        """Returns the files to attach: the image, and what the message has a place for."""
        places = [piece for piece in self.view.walk_children() if isinstance(piece, ui.File)]
        return files(self.picture) + [self._file(place.media.url.removeprefix(ATTACHED)) for place in places]

    def _file(self, name: str) -> discord.File:
        return discord.File(BytesIO(self.text.encode() if name == TEXT_FILE else self.document), name)


def message(pieces: Iterable[Piece | str | None], *rows: Row | None) -> ui.LayoutView:
    """Returns a message: `pieces` in a box, a text for each string, and rows of buttons under it.

    If the texts are too long together, the longest one is shortened.
    Presses are routed by their custom ids, so discord.py need not keep the view: it is stopped at once.
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


def in_words(text: str, others: Iterable[Piece | str | None], words: Book | MatchWords) -> list[Piece | str]:
    """Returns the board in words as it fits beside `others`: as a text, or as a file with a note."""
    if len(text) + sum(len(piece) for piece in others if isinstance(piece, str)) <= TEXT:
        return [text]
    return [words("panel-text-attached"), attached(TEXT_FILE)]


def attached(name: str) -> Piece:
    """Returns the place of a file in a message."""
    return ui.File(ATTACHED + name)


def board(picture: Picture | None) -> Piece | None:
    """Returns the gallery for a board's image, which is attached as a file."""
    if picture is None:
        return None
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    return gallery.add_item(media=ATTACHED + picture.name, description=picture.alt)


def files(picture: Picture | None) -> list[discord.File]:
    """Returns the files to attach for `board(picture)`."""
    return [picture.file()] if picture else []


def note(text: str) -> Panel:
    """Returns a private message with one text."""
    return Panel(message([text]))


def rule() -> Piece:
    """Returns a thin line between pieces."""
    return ui.Separator()


def row(*items: Button | Menu | PersonMenu) -> Row:
    """Returns a row of up to five buttons, or of one menu."""
    line: Row = ui.ActionRow()
    for item in items:
        line.add_item(item)
    return line


def button(
    words: Book | MatchWords,
    press: Press,
    label: str = "",
    *,
    style: Style | None = None,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Returns a button for `press`, with the declared label, style and emoji unless given. `emoji` "": none."""
    return ui.Button(
        label=clip(label or words(press.label), LABEL),
        custom_id=encode(press),
        style=discord.ButtonStyle((style or press.style).value),
        emoji=(press.emoji if emoji is None else emoji) or None,
        disabled=disabled,
    )


def choice(label: str, value: str | int, *, default: bool = False, emoji: str | None = None) -> Choice:
    """Returns an option of a menu."""
    return discord.SelectOption(label=clip(label, OPTION), value=str(value), default=default, emoji=emoji)


def menu(placeholder: str, press: Press, choices: Sequence[Choice], *, disabled: bool = False) -> Menu:
    """Returns a menu of up to 25 choices, which sends `press` with the chosen value."""
    text = clip(placeholder, 150)
    return ui.Select(placeholder=text, custom_id=encode(press), options=list(choices), disabled=disabled)


def person_menu(placeholder: str, press: Press) -> PersonMenu:
    """Returns a menu of all people on the server."""
    return ui.UserSelect(placeholder=clip(placeholder, 150), custom_id=encode(press))


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """Returns the content of `message`, with its files but without buttons and menus."""
    view = ui.LayoutView.from_message(message)
    for piece in list(view.children):
        if isinstance(piece, ui.ActionRow):
            view.remove_item(piece)
    for piece in view.walk_children():
        if isinstance(piece, ui.MediaGallery):
            for image in piece.items:
                image.media = ATTACHED + _file_name(image.media.url)
    view.stop()
    return view


def kept_images(message: discord.Message) -> list[dict[str, Any]]:
    """Returns the images that the components of `message` show, as an edit has to list them to keep them."""
    shown = [child for piece in message.components for child in (piece, *getattr(piece, "children", ()))]
    galleries = [piece for piece in shown if isinstance(piece, discord.MediaGalleryComponent)]
    images = [item.media for gallery in galleries for item in gallery.items]
    return [{"id": image.attachment_id, "filename": _file_name(image.url)} for image in images]


def _file_name(url: str) -> str:
    return PurePosixPath(URL(url).path).name


def clip(text: str, limit: int = TEXT) -> str:
    """Returns `text`, shortened to `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
