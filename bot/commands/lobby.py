"""/lobby: the buttons of the newest lobby of this channel, as a command."""

from typing import Literal

from discord.app_commands import Choice

from bot import gathering, house, posts
from bot.buttons import Verb
from bot.layout import message
from bot.panel import Panel
from bot.parlour import Parlour
from bot.session import AnySession, Trouble
from bot.slash import CHOICES, Command, Interaction, answer, choices, clock_choices, command
from bot.store import Away, Broken
from bot.visit import Visit
from bot.voices import drawn
from bot.words import LANGUAGES, TableWords, book

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
        except (Trouble, Away, Broken):
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
    return await visit.session(await store.lobby(visit.interaction.channel_id or 0))


def _values(session: AnySession, words: TableWords) -> list[tuple[str, str]]:
    values = [
        (
            f"{words(posts.option_text(option.name))}: {words(posts.option_text(option.name, value))}",
            f"{option.name}={value}",
        )
        for option in session.rules.info.options + house.OPTIONS
        for value in option.values
    ]
    tongues = [
        (f"{words('option-language')}: {book(tongue)('language-name')}", f"{gathering.LANGUAGE}={tongue}")
        for tongue in LANGUAGES
    ]
    return values + tongues
