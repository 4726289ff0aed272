"""Hints: what the computer would think about in a person's place, in numbers."""

from bot.computer import player
from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.handlers.context import Visit
from bot.handlers.turn import seat_of
from bot.views import components
from bot.views.panel import Panel
from bot.views.wording import drawn
from rules.table import question

BEST = 3
"""How many options are told."""


async def show(visit: Visit, session: AnySession) -> None:
    """The three best of what the person could choose now, told to nobody else."""
    seat = seat_of(visit, session)
    if session.house(session_options.HINTS) == "off":
        raise UserError("no-hints")
    asked = question(session.playing, seat) if session.asked else None
    if asked is None or asked.step is None:
        raise UserError("nothing-to-choose")
    parlour = visit.parlour
    found = await player.advise(parlour.thinkers, session, asked, parlour.settings.think_seconds)
    words = drawn(session, visit.language)
    total = sum(advice.trials for advice in found)
    lines = [
        words(
            "hint-line",
            number=asked.options.index(advice.move) + 1,
            option=words.tell("move", advice.move),
            share=round(100 * advice.trials / total),
            lead=signed(advice.worth),
        )
        for advice in found[:BEST]
    ]
    text = words("hint-explained", trials=total)
    await visit.show(Panel(components.message([f"### {words('hint-title')}", "\n".join(lines), f"-# {text}"])))


def signed(points: float) -> str:
    """With a sign and one decimal; what rounds to nothing has a plus."""
    return f"{points:+z.1f}"
