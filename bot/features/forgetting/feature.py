"""*My data*: everything that is stored about a person is given to them, and deleted if they want that."""

import asyncio
from collections.abc import Iterable

from bot.actions.press import Press, Style
from bot.domain.quotas import Quota
from bot.feature import Feature
from bot.features.forgetting.archive import NAME, archive, left_out
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.i18n import Words
from bot.store import personal
from bot.views import components
from bot.views.components import Panel
from bot.views.pages import OF_PERSON

FILES = Quota("file of my data", burst=2, seconds=600)
"""Files of all data that a person gets: each reads all of their matches."""


class ForgetMe(Press, frozen=True, tag="forget"):
    """Lists what is stored about the person; deletes it after a confirmation."""

    label = "button-my-data"

    sure: bool = False


class TakeMyData(Press, frozen=True, tag="mydata"):
    """Gives the person everything that is stored about them."""

    label = "button-take-my-data"
    emoji = "💾"


def page(matches: int, running: int, words: Words, document: bytes = b"", lacks: Iterable[str] = ()) -> Panel:
    """Returns the page. `matches`: how many matches and lobbies name the person; `running`: how many go on.

    `lacks`: sentences about what the document lacks.
    """
    lines = [
        f"### {words('forget-title')}",
        words("forget-stored", matches=matches, running=running),
        " ".join([words("my-data-here" if document else "my-data-offered"), *lacks]),
    ]
    pieces: list[components.Piece | str] = ["\n".join(lines)]
    if document:
        pieces.append(components.attached(NAME))
    pieces.append(words("forget-explained"))
    take = components.button(words, TakeMyData())
    forget = components.button(words, ForgetMe(sure=True), words("button-forget"), style=Style.RED)
    return Panel(components.message(pieces, components.row(take, forget)), document=document)


@handles(ForgetMe)
async def forget(context: Context, press: ForgetMe) -> Panel:
    """Shows what is stored about the person, with a button; pressed, a job deletes it."""
    store = context.services.store.forgetting
    if not press.sure:
        return page(*await store.counts(context.person), context.words)
    await store.begin(context.person)
    await context.services.queue.forget(context.person)
    return context.note("forget-begun")


@handles(TakeMyData)
async def take(context: Context, press: TakeMyData) -> Panel:
    """Gives the person a file with everything that is stored about them."""
    context.limit(FILES)
    store, now = context.services.store, context.at.now
    sections = await personal.about(store, context.person, now)
    document = await asyncio.to_thread(archive, sections, context.person, now, context.words)
    counts = await store.forgetting.counts(context.person)
    return page(*counts, context.words, document, left_out(sections, context.words))


FEATURE = Feature(adds=(OF_PERSON.add(ForgetMe(), at=60),))
