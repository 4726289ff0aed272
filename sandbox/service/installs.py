"""By whose installation a command or component may be used, and what follows from that.

Discord's documentation, "Interactions", "Authorizing Integration Owners Object", and "Application", "Installation
Context".
"""

from __future__ import annotations

from msgspec import UNSET

from sandbox.state.permissions import Permission
from sandbox.state.world import GUILD_INSTALL, USER_INSTALL, World
from sandbox.wire.channels import Channel
from sandbox.wire.commands import Command
from sandbox.wire.messages import Message

IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL = 0, 1, 2
"""Interaction context types."""
ELSEWHERE = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""What a bot may do in conversations and guilds of which it is no member."""

Owners = dict[str, str]
"""The guild (or "0" in direct messages) and the user whose installation allows an interaction."""


def context_of(world: World, channel: Channel) -> int:
    """Returns the interaction context type of a channel."""
    if not channel.is_conversation:
        return IN_GUILD
    return IN_BOT_DM if world.sees(world.bot.id, channel) else IN_PRIVATE_CHANNEL


def owners_of_command(world: World, user_id: str, channel: Channel, command: Command) -> Owners:
    """Returns who has installed the app so that a user may use a command here; nobody: they may not."""
    place = context_of(world, channel)
    if not _is_for(command, place):
        return {}
    owners = _of_place(world, user_id, channel, place) if GUILD_INSTALL in command.integration_types else {}
    if USER_INSTALL in command.integration_types and world.account(user_id).installed and command.guild_id is UNSET:
        owners[str(USER_INSTALL)] = user_id
    return owners


def owners_of_component(world: World, user_id: str, channel: Channel, message: Message) -> Owners:
    """Returns the same for a component: who had installed the app for themselves is named by its message.

    If they have removed it since, that counts for nobody any more.
    """
    place = context_of(world, channel)
    owners, answers = _of_place(world, user_id, channel, place), message.interaction_metadata
    user = answers.authorizing_integration_owners.get(str(USER_INSTALL), "") if answers else ""
    user = user_id if place == IN_BOT_DM else user
    if user and world.account(user).installed:
        owners[str(USER_INSTALL)] = user
    return owners


def is_only_users(owners: Owners) -> bool:
    """Whether an interaction is allowed by nobody but a user who has installed the app for themselves."""
    return set(owners) == {str(USER_INSTALL)}


def answers_are_private(world: World, user_id: str, channel: Channel, owners: Owners) -> bool:
    """Whether all answers are ephemeral.

    Discord's documentation, "Permissions", USE_EXTERNAL_APPS: "When disabled, users will still be allowed to use their
    apps but the responses will be ephemeral. This only applies to apps not also installed to the server."
    """
    if channel.is_conversation or not is_only_users(owners):
        return False
    return not world.permissions(user_id, channel) & Permission.USE_EXTERNAL_APPS


def app_permissions(world: World, user_id: str, channel: Channel) -> int:
    """Returns what an interaction says that the bot may do.

    Discord's documentation, "Interactions", "Interaction Structure": in conversations with other users it includes
    `ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE`.
    """
    if context_of(world, channel) == IN_PRIVATE_CHANNEL:
        return ELSEWHERE
    if not channel.is_conversation and world.bot.id not in world.guild_of(channel).members:
        return ELSEWHERE & world.permissions(user_id, channel)
    return world.permissions_around(world.bot.id, channel)


def _of_place(world: World, user_id: str, channel: Channel, place: int) -> Owners:
    """Returns the guild that has installed the app; "0" in the app's direct messages."""
    if place == IN_PRIVATE_CHANNEL:
        return {}
    if place == IN_BOT_DM:
        return {str(GUILD_INSTALL): "0"} if world.shares_guild_with_bot(user_id) else {}
    guild = world.guild_of(channel)
    return {str(GUILD_INSTALL): guild.id} if world.bot.id in guild.members else {}


def _is_for(command: Command, place: int) -> bool:
    """Whether a command is made for a context; one of a guild, or of earlier days, is not asked for contexts."""
    if command.contexts is not None:
        return place in command.contexts
    return place == IN_GUILD or command.dm_permission
