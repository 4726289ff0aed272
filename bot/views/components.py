"""Builds messages from Discord's components (version 2)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from itertools import count, groupby
from typing import NamedTuple

import discord
from discord import ui

from bot.actions.custom_id import encode
from bot.actions.press import Press, Style
from bot.i18n import MatchWords, Words
from bot.views.board import Picture
from bot.views.lengths import head, length
from rendering import lettering

ACCENT = discord.Colour(0xC8553D)
TEXT = 3900
"""The longest text of a message, in units of UTF-16: a little under Discord's limit of 4,000 for all parts together."""
TEXT_FILE = "board.txt"
ATTACHED = "attachment://"
LARGEST_FILE = 10 << 20
"""The most bytes of a file that Discord takes on every server."""
LASTING = 7000
"""The id of the first lasting text in a message. Discord counts the components without an id from 1."""
LASTING_TEXTS = 10
"""More lasting texts than a message has. Their ids also say which line of the log it shows: this times the line."""
ROW = 5
"""The most buttons in a row."""
MENU = 25
"""The most options of a menu."""
LABEL = 80
"""The longest label of a button, in units of UTF-16."""
OPTION = 100
"""The longest label or description of an option in a menu, in units of UTF-16."""

PHONE, GAP, NARROWEST, SIDES, EMOJI = 327, 8, 56, 28, 26.25
"""Widths on a phone, in pixels: a row, a gap, the narrowest button, both its margins, an emoji with its gap."""
LETTERS = 15
"""The size of letters on a button of a phone, in pixels."""

BOLD = "**"
_UNFINISHED = re.compile(r"<[^<>\s]*$")
"""The beginning of an emoji or a mention at the end of a text."""

View = ui.LayoutView
Row = ui.ActionRow["ui.LayoutView"]
Piece = ui.Item["ui.LayoutView"]
Button = ui.Button["ui.LayoutView"]
Menu = ui.Select["ui.LayoutView"]
PersonMenu = ui.UserSelect["ui.LayoutView"]
Choice = discord.SelectOption


class Lasting(str):
    """A text that stays when its message shrinks."""


class Unboxed(str):
    """A text that stands outside of boxes, and takes less room."""


class Form(NamedTuple):
    """A form with one text of several lines, which may be empty."""

    title: str
    label: str
    press: Press
    """What is sent with the text."""
    text: str
    longest: int

    def shown(self) -> ui.Modal:
        """Returns the form for Discord; discord.py need not keep it, as with messages."""
        modal = ui.Modal(title=self.title, custom_id=encode(self.press))
        style = discord.TextStyle.paragraph
        longest = max(self.longest, length(self.text))
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id="text", style=style, default=self.text or None, required=False, max_length=longest
        )
        modal.add_item(ui.Label(text=self.label, component=field))
        modal.stop()
        return modal


class Panel(NamedTuple):
    """A private message, ready to be sent."""

    view: ui.LayoutView
    picture: Picture | None = None
    text: str = ""
    """The board in words, attached as a file if the message has a place for it."""
    document: bytes = b""
    """The content of any other file for which the message has a place."""
    match: int = 0
    """The match of which it shows how it stands; 0: none."""
    waits: bool = False
    """Whether the next question of that match may take its place."""

    def files(self) -> list[discord.File]:
        """Returns the files to attach: the image, and what the message has a place for."""
        places = [piece for piece in self.view.walk_children() if isinstance(piece, ui.File)]
        return files(self.picture) + [self._file(place.media.url.removeprefix(ATTACHED)) for place in places]

    def _file(self, name: str) -> discord.File:
        return discord.File(BytesIO(self.text.encode() if name == TEXT_FILE else self.document), name)


def message(pieces: Iterable[Piece | str | None], *rows: Row | None, line: int = 0) -> ui.LayoutView:
    """Returns a message: `pieces`, a text for each string, and rows of buttons under them.

    `line`: after how many lines of the log it shows the board; also what stays of the message says it.

    Galleries and unboxed texts stand between boxes that hold everything else: in a box, galleries would lose its
    padding.
    If the texts are too long together, the longest one is shortened.
    Presses are routed by their custom ids, so discord.py need not keep the view: it is stopped at once.
    """
    shown = [piece for piece in pieces if piece]
    lengths = [length(piece) for piece in shown if isinstance(piece, str)]
    room = TEXT - sum(lengths) + max(lengths, default=0) - sum(map(_length, shown))
    view, ids = ui.LayoutView(timeout=None), count(LASTING + line * LASTING_TEXTS)
    for is_unboxed, group in groupby(shown, lambda piece: isinstance(piece, (ui.MediaGallery, Unboxed))):
        items = [_text(piece, room, ids) if isinstance(piece, str) else piece for piece in group]
        for item in items if is_unboxed else [ui.Container(*items, accent_colour=ACCENT)]:
            view.add_item(item)
    for row in rows:
        if row is not None and row.children:
            view.add_item(row)
    view.stop()
    return view


def _length(piece: Piece | str) -> int:
    """Returns the length of a text with a button beside it; 0 for any other piece."""
    texts = piece.children if isinstance(piece, ui.Section) else []
    return sum(length(text.content) for text in texts if isinstance(text, ui.TextDisplay))


def _text(text: str, room: int, ids: Iterator[int]) -> Piece:
    return ui.TextDisplay(clip(text, room), id=next(ids) if isinstance(text, Lasting) else None)


def in_words(text: str, others: Iterable[Piece | str | None], words: Words | MatchWords) -> list[Piece | str]:
    """Returns the board in words as it fits beside `others`: as a text, or as a file with a note."""
    if length(text) + sum(length(piece) for piece in others if isinstance(piece, str)) <= TEXT:
        return [text]
    return [words("panel-text-attached"), attached(TEXT_FILE)]


def attached(name: str) -> Piece:
    """Returns the place of a file in a message."""
    return ui.File(ATTACHED + name)


def board(picture: Picture | None, missing: str = "") -> Sequence[Piece | str]:
    """Returns a gallery for each part of a board's image, which are attached as files; without a board, `missing`.

    Several images in one gallery would be cropped.
    """
    if picture is None:
        return [missing]
    return [_gallery(name, alt) for name, alt in zip(picture.names, picture.alts, strict=True)]


def _gallery(name: str, alt: str) -> Piece:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    return gallery.add_item(media=ATTACHED + name, description=alt or None)


def files(picture: Picture | None) -> list[discord.File]:
    """Returns the files to attach for `board(picture)`."""
    return picture.files() if picture else []


def note(text: str) -> Panel:
    """Returns a private message with one text."""
    return Panel(message([text]))


def with_button(text: str, shown: Button) -> Piece:
    """Returns a text with a button beside it."""
    return ui.Section(text, accessory=shown)


def rule() -> Piece:
    """Returns a thin line between pieces."""
    return ui.Separator()


def row(*items: Button | Menu | PersonMenu) -> Row:
    """Returns a row of up to five buttons, or of one menu."""
    line: Row = ui.ActionRow()
    for item in items:
        line.add_item(item)
    return line


def rows(buttons: Sequence[Button], width: int = ROW) -> list[Row]:
    """Returns `buttons` in rows of `width`: five if not given."""
    return [row(*buttons[start : start + width]) for start in range(0, len(buttons), width)]


def phone_rows(buttons: Sequence[Button]) -> list[Row]:
    """Returns `buttons` in rows that take the least lines on a phone, where long rows wrap, and in as few as that."""
    widths = [_width(shown) for shown in buttons]
    best: list[tuple[int, list[Row]]] = [(0, [])]
    """The lines and the rows of the first buttons, by their number."""
    for end in range(1, len(buttons) + 1):
        tails = range(max(0, end - ROW), end)
        found = [(best[start][0] + _lines(widths[start:end]), len(best[start][1]), start) for start in tails]
        lines, _, start = min(found)
        best.append((lines, [*best[start][1], row(*buttons[start:end])]))
    return best[-1][1]


def _lines(widths: Sequence[float]) -> int:
    """Returns how many lines a row of buttons takes on a phone."""
    lines, room = 0, 0.0
    for width in widths:
        lines += width > room
        room = (PHONE if width > room else room) - width - GAP
    return lines


def _width(shown: Button) -> float:
    """Returns how wide a button is on a phone, in pixels."""
    letters = lettering.width(shown.label or "", 10 * LETTERS, bold=True) / 10
    return max(NARROWEST, SIDES + letters + (EMOJI if shown.emoji else 0))


def button(
    words: Words | MatchWords,
    press: Press,
    label: str = "",
    *,
    style: Style | None = None,
    emoji: str | None = None,
) -> Button:
    """Returns a button for `press`, with the declared label, style and emoji unless given. `emoji` "": none."""
    return ui.Button(
        label=clip(label or words(press.label), LABEL),
        custom_id=encode(press),
        style=discord.ButtonStyle((style or press.style).value),
        emoji=(press.emoji if emoji is None else emoji) or None,
    )


def link_button(label: str, url: str) -> Button:
    """Returns a button that opens an address."""
    return ui.Button(label=clip(label, LABEL), url=url)


def usable(shown: Button, when: bool) -> Button:
    """Returns a button that can be pressed `when` so; else it is greyed out."""
    shown.disabled = not when
    return shown


def choice(
    label: str, value: str | int, *, default: bool = False, emoji: str | None = None, description: str | None = None
) -> Choice:
    """Returns an option of a menu; `description` is a line in small print below its label."""
    line = clip(description, OPTION) if description else None
    return discord.SelectOption(
        label=clip(label, OPTION), value=str(value), default=default, emoji=emoji, description=line
    )


def menu(placeholder: str, press: Press, choices: Sequence[Choice], *, disabled: bool = False) -> Menu:
    """Returns a menu of up to 25 choices, which sends `press` with the chosen value."""
    text = clip(placeholder, 150)
    return ui.Select(placeholder=text, custom_id=encode(press), options=list(choices), disabled=disabled)


def person_menu(placeholder: str, press: Press) -> PersonMenu:
    """Returns a menu of all people on the server."""
    return ui.UserSelect(placeholder=clip(placeholder, 150), custom_id=encode(press))


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """Returns the content of `message`, which has no files, without buttons and menus."""
    view = ui.LayoutView.from_message(message)
    for piece in list(view.children):
        if isinstance(piece, ui.ActionRow):
            view.remove_item(piece)
    view.stop()
    return view


def replace_rows(view: ui.LayoutView, text: str, row: Row) -> None:
    """Replaces the rows of buttons and menus in `view` by a text and one row."""
    for piece in list(view.children):
        if isinstance(piece, ui.ActionRow):
            view.remove_item(piece)
    view.add_item(ui.TextDisplay(text)).add_item(row)


def without_emojis(view: ui.LayoutView) -> ui.LayoutView:
    """Returns `view` without the emojis of pieces in its buttons and menus; Discord refuses all if it lacks one."""
    for piece in view.walk_children():
        for shown in piece.options if isinstance(piece, ui.Select) else [piece]:
            if isinstance(shown, (ui.Button, discord.SelectOption)) and shown.emoji and shown.emoji.id:
                shown.emoji = None
    return view


def shrunk(message: discord.Message) -> ui.LayoutView | None:
    """Returns what stays of `message`: its lasting texts, or all if none lasts; None if nothing else is left in it."""
    shown = _shown(message)
    texts = [piece for piece in shown if isinstance(piece, discord.TextDisplay)]
    lasting = [piece for piece in texts if (piece.id or 0) >= LASTING] or texts
    if len(shown) == len(lasting):
        return None
    content = "\n".join(piece.content for piece in lasting)
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(content, id=LASTING + line_of(message) * LASTING_TEXTS))
    view.stop()
    return view


def line_of(message: discord.Message) -> int:
    """Returns the `line` with which a message was made, even if it was shrunk; 0 if there is none."""
    ids = [getattr(piece, "id", None) or 0 for piece in _shown(message)]
    return max(0, max(ids, default=0) - LASTING) // LASTING_TEXTS


def custom_ids(message: discord.Message) -> list[str]:
    """Returns the custom ids of the buttons and menus in a message."""
    found = (getattr(piece, "custom_id", None) for piece in _shown(message))
    return [custom_id for custom_id in found if custom_id]


def _shown(message: discord.Message) -> list[discord.Component]:
    """Returns the components of a message, and those in its boxes and rows."""
    return [child for piece in message.components for child in (piece, *getattr(piece, "children", ()))]


def clip(text: str, limit: int = TEXT) -> str:
    """Returns `text`, shortened to at most `limit` units, without half an emoji or half of what is bold."""
    if length(text) <= limit:
        return text
    kept = _UNFINISHED.sub("", head(text, limit - 1))
    if kept.count(BOLD) % 2:
        kept = kept[: kept.rindex(BOLD)]
    return f"{kept}…"
