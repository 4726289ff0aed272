"""A private note on a match."""

from typing import Annotated

from msgspec import Meta

from bot.actions.press import MatchPress
from bot.actions.turn import Play

LONGEST = 1000
"""The longest note, in characters."""


class OpenNote(MatchPress, frozen=True, tag="note"):
    """Opens the person's note in a form."""

    label = "button-note"
    emoji = "📝"
    opens_form = True


class SaveNote(MatchPress, frozen=True, tag="notes"):
    """Saves the note that was written in the form."""

    chosen = "text"
    recent = Play.recent

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
