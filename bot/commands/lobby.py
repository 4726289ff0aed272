"""/lobby: the buttons of the newest lobby of this channel, as a command."""

from typing import Literal

from discord.app_commands import Choice

from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.handlers import lobby as gathering
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import CHOICES, Command, Interaction, answer, choices, clock_choices, command
from bot.i18n import LANGUAGES, TableWords, book
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord
from bot.views import posts
from bot.views.components import message
from bot.views.custom_id import Verb
from bot.views.panel import Panel
from bot.views.wording import drawn

Action = Literal["join", "leave", "computer", "dismiss", "start", "cancel", "options"]


def build(parlour: Parlour) -> Command:
    """The command."""

    async def lobby(interaction: Interaction, action: Action, option: str = "") -> None:
        async def work(visit: Visit) -> None:
            session = await _nearest(visit)
            if action != "options":
                await gathering.act(visit, session, Verb(action))
                await visit.show(Panel(message([visit.words("lobby-noted")])))
                return
            if option:
                name, _, value = option.partition("=")
                session = await gathering.set_option(visit, session, name, value)
            await visit.show(gathering.options(visit, session))

        await answer(parlour, interaction, work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        visit = Visit(parlour, interaction)
        try:
            session = await _nearest(visit)
        except (UserError, StoreUnavailable, CorruptRecord):
            return []
        words = drawn(session, visit.language)
        title, _, hours = typed.rpartition("=")
        clocks = clock_choices(words, hours, f"{gathering.CLOCK}=") if title in ("", gathering.CLOCK) else []
        return [*choices(_values(session, words), typed), *clocks][:CHOICES]

    made = command("lobby", lobby)
    made.autocomplete("option")(complete)
    return made


async def _nearest(visit: Visit) -> AnySession:
    store = visit.parlour.store
    return await visit.session(await store.indexes.lobby(visit.interaction.channel_id or 0))


def _values(session: AnySession, words: TableWords) -> list[tuple[str, str]]:
    values = [
        (
            f"{words(posts.option_text(option.name))}: {words(posts.option_text(option.name, value))}",
            f"{option.name}={value}",
        )
        for option in session.rules.INFO.options + session_options.OPTIONS
        for value in option.values
    ]
    tongues = [
        (f"{words('option-language')}: {book(tongue)('language-name')}", f"{gathering.LANGUAGE}={tongue}")
        for tongue in LANGUAGES
    ]
    return values + tongues
