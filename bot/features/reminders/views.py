"""Reminders: messages to one person."""

from collections.abc import Sequence

from discord import ui

from bot.actions.turn import Play
from bot.domain.session import AnySession
from bot.features.reminders.actions import Mute
from bot.views import components
from bot.views.reader import Reader
from bot.views.waiting import waiting


def reminder(matches: Sequence[AnySession], until: Sequence[int], reader: Reader, *, mentions: bool) -> ui.LayoutView:
    """Returns the reminder of `matches`, each with its task, effort and end of time (`until`; 0: no clock runs)."""
    words, person = reader.words, reader.person
    mention = f"<@{person}> · " if mentions else ""
    title = f"{mention}⏰ **{words('reminder-title', count=len(matches))}**"
    lines = [
        waiting(session, _seat(session, person), reader, f"<#{session.channel}>", end)
        for session, end in zip(matches, until, strict=True)
    ]
    if len(matches) > 1:
        lines = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    plays, mutes = components.row(), components.row()
    for number, session in enumerate(matches[: components.ROW], 1):
        place = f" {number}" if len(matches) > 1 else ""
        mute = Mute(session.id, session.seats[_seat(session, person)].turn_began_at)
        plays.add_item(components.button(words, Play(session.id), words("button-play") + place))
        mutes.add_item(components.button(words, mute, words("button-mute") + place))
    return components.message([title, "\n".join(lines)], plays, mutes)


def _seat(session: AnySession, person: int) -> int:
    seat = session.seat_of(person)
    assert seat is not None  # they are to move there
    return seat
