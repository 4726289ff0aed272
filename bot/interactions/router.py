"""Routes a press on a button, a choice in a menu, or what was written in a form, to its handler."""

from typing import Any

from bot.actions.custom_id import UnknownChoice, UnknownPress, decode
from bot.actions.press import MatchPress, Press
from bot.handlers import context, registry
from bot.handlers.context import Context
from bot.interactions.answer import Answer, Opening
from bot.interactions.request import Interaction
from bot.jobs.services import Services
from bot.store.database import Snapshot
from bot.views.components import Panel


async def press(services: Services, interaction: Interaction) -> None:
    """Answers a press."""
    answer = Answer(services, interaction)
    try:
        pressed = _pressed(interaction)
    except (UnknownPress, UnknownChoice) as error:
        await answer.refuse(error)
        return

    async def read() -> Snapshot:
        if not isinstance(pressed, MatchPress):
            return await context.read_person(services, answer.request)
        message = interaction.message.id if interaction.message else 0
        return await context.read(services, answer.request, pressed.session or message, pressed.recent)

    async def work(there: Context) -> Panel | None:
        return await registry.handle(there, pressed)

    await answer.run(read, work, _opening(answer, pressed), only_commits=pressed.only_commits)


def _opening(answer: Answer, pressed: Press) -> Opening | None:
    """Returns what acknowledges a press; None if its handler does."""
    if pressed.posts or pressed.opens_form:
        return None
    return answer.open_private if pressed.answers else answer.open_silent


def _pressed(interaction: Interaction) -> Press:
    """Returns the press of an interaction. Raises UnknownPress or UnknownChoice."""
    data: dict[str, Any] = dict(interaction.data or {})
    given = data.get("values", [field.get("component", {}).get("value") for field in data.get("components", [])])
    return decode(str(data.get("custom_id", "")), [str(value) for value in given])
