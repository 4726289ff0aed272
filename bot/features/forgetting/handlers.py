"""Handles the wish to be forgotten."""

from bot.features.forgetting import views as forgetting
from bot.features.forgetting.actions import ForgetMe
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(ForgetMe)
async def forget_me(context: Context, press: ForgetMe) -> Panel:
    """Shows what is stored about the person, with a button; pressed, a job deletes it."""
    store = context.services.store.forgetting
    if not press.sure:
        return forgetting.page(*await store.counts(context.person), context.words)
    await store.begin(context.person)
    await context.services.queue.forget(context.person)
    return context.note("forget-begun")
