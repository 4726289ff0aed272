"""What is said to one person beside the boards: that tables wait."""

from collections.abc import Sequence

import discord
from discord import ui

from bot import layout
from bot.buttons import Press, Verb
from bot.effort import one_tap
from bot.session import AnySession
from bot.voices import spoken, stamp, task
from bot.words import book

BUTTONS = 5
"""Buttons side by side; further tables are in /turns."""


def reminder(
    tables: Sequence[AnySession], person: int, until: Sequence[int], language: str, *, mentions: bool
) -> ui.LayoutView:
    """That `tables` wait for `person`, each with what is asked, how heavy it is, and until when (0: no clock runs)."""
    words = book(language)
    called = f"<@{person}> · " if mentions else ""
    title = f"{called}⏰ **{words('reminder-title', count=len(tables))}**"
    lines = [_line(session, person, end, language) for session, end in zip(tables, until, strict=True)]
    if len(tables) > 1:
        lines = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    plays, hushes = layout.row(), layout.row()
    for number, session in enumerate(tables[:BUTTONS], 1):
        place = f" {number}" if len(tables) > 1 else ""
        primary = discord.ButtonStyle.primary
        plays.add_item(layout.button(words("button-play") + place, Press(Verb.PLAY, session.id), primary, emoji="🎲"))
        hush = Press(Verb.HUSH, session.id, moves=session.seats[session.seat_of(person) or 0].asked)
        hushes.add_item(layout.button(words("button-hush") + place, hush))
    return layout.message([title, "\n".join(lines)], plays, hushes)


def _line(session: AnySession, person: int, until: int, language: str) -> str:
    words = spoken(session, language)
    seat = session.seat_of(person)
    assert seat is not None
    effort = words("effort-tap" if one_tap(session, seat) else "effort-turn")
    time = f" · {words('clock-until', when=stamp(until))}" if until else ""
    return f"**{words('game-name')}** · <#{session.channel}> · {effort}{time}\n-# {task(session, seat, words)}"
