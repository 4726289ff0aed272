"""Handles the animation of a match."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from msgspec import structs

from bot.actions.press import MatchPress
from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.domain.session import AnySession
from bot.features.replay import views as view
from bot.features.replay.actions import Animate, Replay
from bot.features.replay.handlers import need_match
from bot.features.replay.messages import Caption, Drawn
from bot.features.replay.pool import animating, replays
from bot.features.replay.views import Animation
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import record_of
from bot.views.beside import beside
from bot.views.components import Panel
from bot.views.reader import Reader

ANIMATIONS = Quota("animation", burst=3, seconds=120)
"""Animations that a person gets."""


PAUSE = 4.0
"""Seconds between two messages about how far an animation is: Discord limits edits."""


class News:
    """How far an animation is."""

    def __init__(self) -> None:
        self.newest: Drawn | None = None

    def tell(self, drawn: Drawn) -> None:
        """Notes how far it is."""
        self.newest = drawn

    async def told_while(self, work: Awaitable[Panel], show: Callable[[], Awaitable[None]], pause: float) -> Panel:
        """Returns what `work` returns. Meanwhile, every `pause` seconds, it calls `show` if there is something new."""
        working, shown = asyncio.ensure_future(work), None
        try:
            while not (await asyncio.wait({working}, timeout=pause))[0]:
                if self.newest is not shown:
                    shown = self.newest
                    await show()
            return working.result()
        finally:
            working.cancel()


@handles(Animate)
async def animate(context: Context, press: Animate) -> Panel:
    """Shows the match so far, as everybody saw it, as an animated picture. Meanwhile, it says that it is being made."""
    check(context)
    context.limit(ANIMATIONS)
    with _only_one(context):
        await context.reply.show(view.being_made(context.session, context.reader))
        news = News()

        async def show() -> None:
            await context.reply.show(view.being_made(context.session, context.reader, news.newest))

        return await news.told_while(_made(context, context.reader, news.tell), show, PAUSE)


def check(context: Context) -> None:
    """Raises UserError if the match cannot be animated now: each person gets one animation at a time."""
    need_match(context.session)
    if context.person in context.services.of(animating):
        raise UserError("animating")


async def make_public(context: Context, line: int, reader: Reader) -> Panel:
    """Returns the animation for everybody."""
    context.limit(ANIMATIONS)
    with _only_one(context):
        return await _made(context, reader)


def opens(session: AnySession, line: int) -> MatchPress:
    """Returns the button of an animation that was posted."""
    return Replay(session.id)


@contextmanager
def _only_one(context: Context) -> Iterator[None]:
    busy = context.services.of(animating)
    busy.add(context.person)
    try:
        yield
    finally:
        busy.discard(context.person)


async def _made(context: Context, reader: Reader, told: Callable[[Drawn], None] = lambda _: None) -> Panel:
    session, language = context.session, reader.language
    record = structs.replace(record_of(session, await context.log(), language), state=None)
    said = beside(session, context.channel_reader(session))
    captions = [Caption(each.line, each.plain) for each in said]
    made = await context.services.of(replays).animate(record, language, context.person, told, captions)
    return view.animation(session, Animation(made.data, made.turns, made.frames, made.text), reader)
