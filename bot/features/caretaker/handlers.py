"""What the owner decides under a message."""

from bot.domain.errors import UserError
from bot.features.caretaker.actions import SwitchMessages
from bot.features.caretaker.store import Caretaking
from bot.features.caretaker.views import switched
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(SwitchMessages)
async def switch(context: Context, press: SwitchMessages) -> Panel:
    """Stops the messages, or sends them again."""
    if not context.services.courier.belongs_to(context.person):
        raise UserError("owner-only")
    await context.services.store.of(Caretaking).switch(on=press.on)
    return switched(context.words, on=press.on)
