"""/lobby: do what the buttons of the channel's newest lobby do."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.actions.lobby import (
    AddComputer,
    Cancel,
    Leave,
    RemoveComputer,
    RemovePlayer,
    SetOption,
    ShowOptions,
    ShowPlayers,
    ShowVariants,
    Start,
)
from bot.actions.press import MatchPress
from bot.domain import session_options
from bot.domain.errors import UserError
from bot.domain.lobbies import variants
from bot.domain.session import AnySession
from bot.domain.session_options import CLOCK, LANGUAGE
from bot.feature import Slot
from bot.handlers.context import Chosen, Context
from bot.handlers.lobby import add_words, ask, invite, newest
from bot.handlers.registry import handle
from bot.i18n import LANGUAGES, MatchWords, words_in
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import CHOICES, Command, choices, clock_choices, command, completion, opened
from bot.jobs.services import Services
from bot.views.components import Panel
from bot.views.options import option_text

JOIN = "join"
"""Shows the options before it seats anybody: a command has shown nothing."""
PRESSES: dict[str, type[MatchPress]] = {
    "leave": Leave,
    "computer": AddComputer,
    "dismiss": RemoveComputer,
    "start": Start,
    "cancel": Cancel,
    "options": ShowOptions,
    "variants": ShowVariants,
    "players": ShowPlayers,
}
WITH_A_PERSON = ("invite", "remove")
MORE: Slot[tuple[str, type[MatchPress]]] = Slot()
"""What else `/lobby` does: the name of an action, and its press."""


def build(services: Services) -> Command:
    """Returns the command."""
    presses = {**PRESSES, **dict(MORE)}

    async def lobby(
        interaction: Interaction, action: str, option: str = "", player: discord.User | None = None, words: str = ""
    ) -> None:
        async def work(there: Context) -> Panel | None:
            if action in WITH_A_PERSON:
                if player is None:
                    raise UserError("no-person-chosen")
                if action == "invite":
                    return await invite(there, Chosen(player.id, player.display_name, player.bot))
                return await handle(there, RemovePlayer(there.session.id, player.id))
            if action == "verify" and words:
                return await add_words(there, words)
            if action == JOIN:
                return ask(there, there.session)
            press = presses[action](there.session.id)
            if action == "options" and option:
                name, _, value = option.partition("=")
                press = SetOption(there.session.id, name, value)
            return await handle(there, press) or there.note("lobby-noted")

        reply = Answer(services, interaction)
        await opened(reply, lambda: newest(services, reply.request), work)

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        there = Context(services, reply.request, reply, await newest(services, reply.request))
        words = there.reader.plain(there.session)
        title, _, hours = typed.rpartition("=")
        clocks = clock_choices(words, hours, f"{CLOCK}=") if title in ("", CLOCK) else []
        return [*choices(_values(there.session, words), typed), *clocks][:CHOICES]

    names = (JOIN, *PRESSES, *WITH_A_PERSON, *dict(MORE))
    made = app_commands.choices(action=[Choice(name=name, value=name) for name in names])(command("lobby", lobby))
    made.autocomplete("option")(completion(services, suggested))
    return made


def _values(session: AnySession, words: MatchWords) -> list[tuple[str, str]]:
    values = [
        (f"{words(option_text(option.name))}: {words(option_text(option.name, value))}", f"{option.name}={value}")
        for option in [*variants(session), *session_options.OPTIONS]
        for value in option.values
    ]
    tongues = [
        (f"{words('option-language')}: {words_in(tongue)('language-name')}", f"{LANGUAGE}={tongue}")
        for tongue in LANGUAGES
    ]
    return values + tongues
