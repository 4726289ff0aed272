"""Being forgotten: everything that is stored about a person is deleted."""

from bot.actions.press import Press, Style
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.i18n import Words
from bot.views import components
from bot.views.components import Panel
from bot.views.pages import OF_PERSON


class ForgetMe(Press, frozen=True, tag="forget"):
    """Lists what is stored about the person; deletes it after a confirmation."""

    label = "button-my-data"

    sure: bool = False


def page(matches: int, running: int, words: Words) -> Panel:
    """Returns the page. `matches`: how many matches and lobbies name the person; `running`: how many go on."""
    lines = [
        f"### {words('forget-title')}",
        words("forget-stored", matches=matches, running=running),
        words("forget-explained"),
    ]
    button = components.button(words, ForgetMe(sure=True), words("button-forget"), style=Style.RED)
    return Panel(components.message(["\n".join(lines)], components.row(button)))


@handles(ForgetMe)
async def forget(context: Context, press: ForgetMe) -> Panel:
    """Shows what is stored about the person, with a button; pressed, a job deletes it."""
    store = context.services.store.forgetting
    if not press.sure:
        return page(*await store.counts(context.person), context.words)
    await store.begin(context.person)
    await context.services.queue.forget(context.person)
    return context.note("forget-begun")


FEATURE = Feature(adds=(OF_PERSON.add(ForgetMe(), at=60),))
