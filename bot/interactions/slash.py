"""What slash commands share: texts, autocompletion, and answering."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from itertools import islice
from typing import Any

from discord import Permissions, app_commands
from discord.app_commands import Choice, locale_str

from bot.domain.clock import CLOCKS, NONE, parse
from bot.domain.errors import UserError
from bot.domain.quotas import SUGGESTIONS
from bot.handlers import context
from bot.handlers.context import Context
from bot.i18n import MatchWords, Words, language_names, words_in
from bot.interactions.answer import Answer, Read, Work
from bot.interactions.request import Interaction
from bot.jobs.services import Services
from bot.languages import SOURCE
from bot.store.connection import StoreUnavailable
from bot.store.database import Snapshot
from bot.store.sessions import CorruptRecord
from bot.views.lengths import head
from bot.views.wording import clock_text, game_choice, match_title
from rules import games

Command = app_commands.Command[Any, Any, Any]
Menu = app_commands.ContextMenu
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""By servers, and by people for themselves."""
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
CHOICES = 25
"""The most choices that Discord shows for autocompletion."""
LONGEST = 100
"""The longest name of a choice, in characters."""
PLACE = "at"
"""Where a command says, among its extras, where it stands in the list of commands."""
NOTHING = "-"
"""A choice that stands for no value."""
UNREADABLE = (UserError, StoreUnavailable, CorruptRecord)
"""Errors on which there is nothing to complete an option with."""


def text(name: str) -> locale_str:
    """Returns the text `name` in English; its `extras` let `Translator` translate it."""
    return locale_str(words_in(SOURCE)(name), name=name)


def command(name: str, callback: Any, *, at: int = 50, managers: bool = False) -> Command:
    """Returns the slash command `name`, described by the texts `command-<name>[-<option>]`.

    Commands that are `at` a lower number are registered first, equal ones by name. /new is at 10, /play at 20.
    It is usable anywhere, also by people who have installed Parlour for themselves. One for `managers` is usable on
    servers only, and Discord shows it to those who may manage the server.
    """
    made: Command = app_commands.Command(
        name=name,
        description=text(f"command-{name}"),
        callback=callback,
        extras={PLACE: at},
        allowed_contexts=ON_SERVERS if managers else ANYWHERE,
        allowed_installs=BY_SERVERS if managers else BY_ANYBODY,
    )
    made.default_permissions = Permissions(manage_guild=True) if managers else None
    described = {option.name: text(f"command-{name}-{option.name}".replace("_", "-")) for option in made.parameters}
    return app_commands.describe(**described)(made)


def person_menu(name: str, callback: Any) -> Menu:
    """Returns an entry of the menu that Discord shows for a person on a server, named by the text `menu-<name>`."""
    return app_commands.ContextMenu(
        name=text(f"menu-{name}"), callback=callback, allowed_contexts=ON_SERVERS, allowed_installs=BY_SERVERS
    )


def message_menu(name: str, callback: Any) -> Menu:
    """Returns an entry of the menu that Discord shows for a message, named by the text `menu-<name>`."""
    return app_commands.ContextMenu(
        name=text(f"menu-{name}"), callback=callback, allowed_contexts=ANYWHERE, allowed_installs=BY_ANYBODY
    )


async def answer(services: Services, interaction: Interaction, work: Work) -> None:
    """Answers a command without a session."""
    reply = Answer(services, interaction)
    await opened(reply, lambda: context.read_person(services, reply.request), work)


async def answer_posting(services: Services, interaction: Interaction, work: Work) -> None:
    """Answers a command that posts a message. Its handler acknowledges, so that a refusal stays private."""
    reply = Answer(services, interaction)
    await reply.run(lambda: context.read_person(services, reply.request), work)


async def answer_at(services: Services, interaction: Interaction, match: str, work: Work, *, recent: int = 0) -> None:
    """Answers a command about one match: `match`, that of the channel, or the person's only one."""
    reply = Answer(services, interaction)
    await opened(reply, lambda: context.find(services, reply.request, match, recent), work)


async def answer_posted(
    services: Services, interaction: Interaction, match: int | None, work: Work, *, recent: int = 0
) -> None:
    """Answers a command about the match of a message; 0: that of the channel. None: the message shows none."""
    reply = Answer(services, interaction)

    async def read() -> Snapshot:
        if match is None:
            await context.read_person(services, reply.request)
            raise UserError("no-board")
        if match:
            return await context.read(services, reply.request, match, recent)
        return await context.find(services, reply.request, recent=recent)

    await opened(reply, read, work)


async def opened(reply: Answer, read: Read, work: Work) -> None:
    """Reads, acknowledges a command, and answers with `work`."""
    await reply.run(read, work, reply.open_private)


def completion(services: Services, suggested: Callable[[Answer, str], Awaitable[list[Choice[str]]]]) -> Completion:
    """Returns what completes an option: with what is `suggested` for what was typed, or nothing if that is unreadable.

    Somebody who types without end reads so, and keeps what they have typed if they choose that.
    """

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        reply = Answer(services, interaction)
        try:
            services.quotas.take(SUGGESTIONS, reply.request.person, services.now())
        except UserError:
            wait = words_in(reply.request.language)("suggestions-too-many")
            return [Choice(name=head(wait, LONGEST), value=head(typed, LONGEST) or NOTHING)]
        try:
            return await suggested(reply, typed)
        except UNREADABLE:
            return []

    return complete


def choices(found: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Returns choices for at most 25 pairs of label and value whose label contains `typed`."""
    fitting = ((label, value) for label, value in found if typed.casefold() in label.casefold())
    return [Choice(name=head(label, LONGEST), value=value) for label, value in islice(fitting, CHOICES)]


def choices_at(services: Services, offered: Callable[[Context], Iterable[tuple[str, str]]]) -> Completion:
    """Returns the completion of an option of a command about one match: labels and values that fit the match."""

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        seen = await context.find(services, reply.request, str(reply.interaction.namespace.match or ""))
        there = Context(services, reply.request, reply, seen)
        await there.need_sight()
        return choices(offered(there), typed)

    return completion(services, suggested)


def match_choices(services: Services) -> Completion:
    """Returns the completion of the option `match`: the matches that the person takes part in."""

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        own, language = await services.store.indexes.listed(reply.request.person), reply.request.language
        titles = ((match_title(each.game, each.labels, language), str(match)) for match, each in own.items())
        return choices(titles, typed)

    return completion(services, suggested)


def clock_choices(words: Words | MatchWords, typed: str, prefix: str = "") -> list[Choice[str]]:
    """Returns choices for a clock: the named ones, or the hours of bank and increment that were typed."""
    named = [(clock_text(parse(name), words), f"{prefix}{name}") for name in (NONE, *CLOCKS)]
    found = choices(named, typed)
    with suppress(ValueError):
        found = found or [Choice(name=clock_text(parse(typed), words), value=f"{prefix}{typed}")]
    return found


def complete_clock(services: Services, made: Command) -> Command:
    """Completes the option `clock`."""

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        return clock_choices(words_in(reply.request.language), typed)

    made.autocomplete("clock")(completion(services, suggested))
    return made


def game_choices(made: Command) -> Command:
    """Gives the option `game` its choices: all games."""
    found = [Choice(name=locale_str(game_title(game, SOURCE), game=game), value=game) for game in games.names()]
    return app_commands.choices(game=found)(made)


def game_title(game: str, language: str) -> str:
    """Returns the name of the choice of a game, which `Translator` translates."""
    return head(game_choice(game, language), LONGEST)


def language_choices(made: Command, *others: Choice[str]) -> Command:
    """Gives the option `language` its choices: the `others`, then each language by its own name."""
    found = [Choice(name=name, value=language) for language, name in language_names().items()]
    return app_commands.choices(language=[*others, *found])(made)
