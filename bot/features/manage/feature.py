"""/manage: the powers of those who manage a server."""

from typing import Literal

import discord
from discord.app_commands import Choice

from bot.domain.errors import UserError
from bot.domain.listing import labels
from bot.feature import Feature
from bot.features.manage import handlers as manage
from bot.features.manage.actions import (
    Admit,
    AllowRatings,
    DropChannel,
    ForbidRatings,
    Manage,
    MoveByManager,
    Stop,
)
from bot.handlers.context import Chosen, Context
from bot.handlers.registry import handle
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction, missing_in
from bot.interactions.slash import (
    Command,
    Completion,
    answer,
    answer_at,
    choices,
    command,
    completion,
    game_choices,
)
from bot.jobs.services import Services
from bot.views.components import Panel
from bot.views.pages import FOR_MANAGERS
from bot.views.wording import match_title

Action = Literal[
    "show",
    "end",
    "move",
    "exclude",
    "admit",
    "allow-game",
    "forbid-game",
    "add-channel",
    "drop-channel",
    "allow-ratings",
    "forbid-ratings",
]
Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
OFFERED = 25
"""The newest matches among which the option `match` is completed."""


def build(services: Services) -> Command:
    """Returns the command."""

    async def manage_(
        interaction: Interaction,
        action: Action = "show",
        person: discord.User | None = None,
        game: str = "",
        channel: Channel | None = None,
        match: str = "",
    ) -> None:
        async def on_match(there: Context) -> Panel | None:
            return await handle(there, (Stop if action == "end" else MoveByManager)(there.session.id))

        async def on_server(there: Context) -> Panel | None:
            place = channel.id if channel else there.request.parent
            match action:
                case "exclude" | "admit":
                    return await _on_person(there, action, person)
                case "allow-game" | "forbid-game":
                    return await manage.allow_game(there, game, allowed=action == "allow-game")
                case "add-channel":
                    missing = missing_in(interaction, place) if channel else there.request.missing
                    return await manage.allow_channel(there, place, missing)
                case "drop-channel":
                    return await handle(there, DropChannel(place))
                case "allow-ratings":
                    return await handle(there, AllowRatings())
                case "forbid-ratings":
                    return await handle(there, ForbidRatings())
            return await handle(there, Manage())

        if action in ("end", "move"):
            await answer_at(services, interaction, match, on_match)
        else:
            await answer(services, interaction, on_server)

    made = game_choices(command("manage", manage_, at=90, managers=True))
    made.autocomplete("match")(_running(services))
    return made


async def _on_person(there: Context, action: str, person: discord.User | None) -> Panel | None:
    if person is None:
        raise UserError("no-person-chosen")
    if action == "admit":
        return await handle(there, Admit(person.id))
    return await manage.exclude(there, Chosen(person.id, person.display_name, person.bot))


def _running(services: Services) -> Completion:
    """Returns the completion of the option `match`: what runs on the server."""

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        request = reply.request
        if not request.manages:
            return []
        found, _ = await services.store.indexes.on_server(request.guild, 0, OFFERED)
        return choices(
            [(match_title(session.game, labels(session), request.language), str(session.id)) for session in found],
            typed,
        )

    return completion(services, suggested)


FEATURE = Feature(adds=(FOR_MANAGERS.add(Manage()),))
