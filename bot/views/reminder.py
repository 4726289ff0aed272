"""What is said to one person beside the boards: that tables wait."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.domain.effort import one_tap
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.domain.vacation import current, days_left
from bot.i18n import book
from bot.views import components
from bot.views.custom_id import Press, Verb
from bot.views.wording import date_and_time, spoken, stamp, task

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
    plays, hushes = components.row(), components.row()
    for number, session in enumerate(tables[:BUTTONS], 1):
        place = f" {number}" if len(tables) > 1 else ""
        primary = discord.ButtonStyle.primary
        plays.add_item(
            components.button(words("button-play") + place, Press(Verb.PLAY, session.id), primary, emoji="🎲")
        )
        hush = Press(Verb.HUSH, session.id, moves=session.seats[session.seat_of(person) or 0].asked)
        hushes.add_item(components.button(words("button-hush") + place, hush))
    return components.message([title, "\n".join(lines)], plays, hushes)


def resting(session: AnySession, seat: int, at: Moment, *, mentions: bool) -> ui.LayoutView:
    """That a clock would have run out, and a vacation has begun in its place."""
    language = ("" if mentions else at.person.language) or session.language
    words = spoken(session, language)
    span = current(at.person, at.now)
    assert span is not None
    called = f"<@{session.seats[seat].person}> · " if mentions else ""
    begun = words("vacation-began", end=date_and_time(span.end), days=days_left(at.person, at.now))
    play = components.button(
        words("button-play"), Press(Verb.PLAY, session.id), discord.ButtonStyle.primary, emoji="🎲"
    )
    place = f"**{words('game-name')}** · <#{session.channel}>"
    return components.message([f"{called}🏖️ {begun}\n{place}"], components.row(play))


def _line(session: AnySession, person: int, until: int, language: str) -> str:
    words = spoken(session, language)
    seat = session.seat_of(person)
    assert seat is not None
    effort = words("effort-tap" if one_tap(session, seat) else "effort-turn")
    time = f" · {words('clock-until', when=stamp(until))}" if until else ""
    return f"**{words('game-name')}** · <#{session.channel}> · {effort}{time}\n-# {task(session, seat, words)}"
