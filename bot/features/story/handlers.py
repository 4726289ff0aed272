"""Handles reading the story of a match."""

from bot.features.story import views as story
from bot.features.story.actions import Story
from bot.features.story.views import PAGE
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(Story)
async def show_story(context: Context, press: Story) -> Panel:
    """Shows a page of the story, including events that only this person may know."""
    session = context.session
    stop = session.entries - press.page * PAGE
    start = max(0, stop - PAGE)
    entries = await context.log(start, stop) if stop > 0 else []
    return story.page(session, context.reader, entries, press.page, start=start)
