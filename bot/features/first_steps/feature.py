"""Explains each kind of question of a game once, when it comes for the first time."""

from cachetools import LRUCache
from msgspec import structs

from bot.domain.preferences import SETTINGS, Preferences, Setting
from bot.domain.session import AnySession
from bot.feature import Feature
from bot.handlers import turn
from bot.handlers.context import Context
from bot.i18n import words_in
from bot.jobs.services import Services
from rules.match import Question

REMEMBERED = 1000


def explained(services: Services) -> LRUCache[tuple[int, int], int]:
    """Returns for each session and seat the version of the question that this process has explained last."""
    return LRUCache(REMEMBERED)


async def line(context: Context, session: AnySession, question: Question) -> str:
    """Returns a line about a question if its kind is new to the person; else nothing.

    That it was explained is stored with the person; as long as the question stays, it is also remembered here, so that
    the line does not vanish when the panel is shown again.
    """
    services, person, seat = context.services, context.preferences, question.seat
    if question.step is None or question.prepared or not person.help:
        return ""
    kind = question.step.prompt_key(question.state, seat)
    words, name = words_in(context.language, session.game), f"{session.game} {kind}"
    if f"help-{kind}" not in words:
        return ""
    if name in person.helped:
        is_shown = services.of(explained).get((session.id, seat)) == question.version
        return f"-# 📖 {words(f'help-{kind}')}" if is_shown else ""
    services.of(explained)[session.id, seat] = question.version

    def change(now: Preferences) -> Preferences:
        return structs.replace(now, helped=tuple(dict.fromkeys([*now.helped, name])))

    await services.store.people.update(context.person, change, known=person)
    return f"-# 📖 {words(f'help-{kind}')}"


FEATURE = Feature(adds=(turn.BELOW_QUESTION.add(line, at=10), SETTINGS.add(Setting("help"), at=60)))
