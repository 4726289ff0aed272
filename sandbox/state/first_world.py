"""Opens the world: the one in `first_world.toml` at the first start, the stored one later."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from sandbox.state.clock import Clock
from sandbox.state.ids import timestamp
from sandbox.state.permissions import bits
from sandbox.state.storage import Storage
from sandbox.state.world import Granted, Kept, ThreadRoll, Unread, World
from sandbox.wire.channels import GROUP_DM, TEXT, Channel, Overwrite
from sandbox.wire.commands import Command
from sandbox.wire.emojis import ApplicationEmoji
from sandbox.wire.guilds import Account, Guild, Member, Role, User
from sandbox.wire.messages import Message

_JOINED = timestamp(1_700_000_000)


class Named(Struct):
    id: str
    name: str


class GuildRow(Struct):
    id: str
    name: str
    owner_id: str
    locale: str


class RoleRow(Struct):
    id: str
    name: str
    permissions: list[str]
    members: list[str] = []


class PersonRow(Struct):
    id: str
    name: str
    locale: str
    installed: bool = False


class ChannelRow(Struct):
    id: str
    name: str
    denied_to_bot: list[str] = []


class ChatRow(Struct):
    id: str
    name: str
    people: list[str]


class FirstWorld(Struct):
    bot: Named
    guild: GuildRow
    role: list[RoleRow]
    person: list[PersonRow]
    channel: list[ChannelRow]
    chat: list[ChatRow]


FIRST = msgspec.toml.decode(Path(__file__).with_suffix(".toml").read_bytes(), type=FirstWorld)


class Settled(Struct):
    """What the world stores about itself."""

    address: str


class UnreadRow(Struct):
    user_id: str
    channel_id: str
    unread: Unread


def open_world(clock: Clock, storage: Storage, address: str) -> World:
    """Returns the stored world, with the addresses of its files moved to `address`, or the first world."""
    world = World(clock, storage, address, _guild(), _bot())
    settled = storage.load("Settled", Settled)
    if settled:
        _restore(world, settled[0].address, address)
    else:
        _create(world)
    storage.put("Settled", "1", Settled(address))
    return world


def _restore(world: World, old: str, new: str) -> None:
    storage = world.storage
    for account in storage.load("Account", Account):
        world.accounts[account.user.id] = account
    for guild in storage.load("Guild", Guild):
        world.guilds[guild.id] = guild
    for channel in storage.load("Channel", Channel):
        world.channels[channel.id] = channel
        world.ids.start_after(channel.id)
    for message in storage.load("Message", Message, old_address=old, address=new):
        if message.thread:
            message.thread = world.channels[message.id]
        world.messages.setdefault(message.channel_id, {})[message.id] = message
        world.ids.start_after(message.id)
    for kept in storage.load("Kept", Kept, old_address=old, address=new):
        world.files[kept.id] = kept.attachments
    for roll in storage.load("ThreadRoll", ThreadRoll):
        world.rolls[roll.id] = roll
    for command in storage.load("Command", Command):
        world.commands[command.id] = command
    for emoji in storage.load("ApplicationEmoji", ApplicationEmoji):
        world.emojis[emoji.id] = emoji
        world.ids.start_after(emoji.id)
    for granted in storage.load("Granted", Granted):
        world.granted_intents = granted.intents
    for row in storage.load("Unread", UnreadRow):
        world.unread[row.user_id, row.channel_id] = row.unread


def _create(world: World) -> None:
    if world.storage.is_kept:  # one in memory is the same at every start
        world.guild.members[world.bot.id].joined_at = timestamp(world.clock.now())
    people = [Account(user=_person(row), locale=row.locale, installed=row.installed) for row in FIRST.person]
    for account in [Account(user=world.bot), *people]:
        world.accounts[account.user.id] = account
        world.save(account)
    world.save(world.guild)
    for position, row in enumerate(FIRST.channel):
        channel = _text_channel(row, position)
        world.channels[channel.id] = channel
        world.save(channel)
    for chat in FIRST.chat:
        group = _group_chat(world, chat)
        world.channels[group.id] = group
        world.save(group)


def _bot() -> User:
    return User(id=FIRST.bot.id, username=FIRST.bot.name, global_name=None, discriminator="0001", bot=True)


def _person(row: PersonRow) -> User:
    return User(id=row.id, username=row.name.lower(), global_name=row.name)


def _text_channel(row: ChannelRow, position: int) -> Channel:
    denied = bits(row.denied_to_bot)
    return Channel(
        id=row.id,
        type=TEXT,
        name=row.name,
        guild_id=FIRST.guild.id,
        position=position,
        topic=None,
        nsfw=False,
        parent_id=None,
        permission_overwrites=[Overwrite(FIRST.bot.id, 1, deny=str(denied))] if denied else [],
    )


def _group_chat(world: World, row: ChatRow) -> Channel:
    people = [world.accounts[id].user for id in row.people]
    return Channel(id=row.id, type=GROUP_DM, name=row.name, owner_id=row.people[0], recipients=people)


def _guild() -> Guild:
    row = FIRST.guild
    guild = Guild(id=row.id, name=row.name, owner_id=row.owner_id, preferred_locale=row.locale)
    for user in [_bot(), *map(_person, FIRST.person)]:
        roles = [role.id for role in FIRST.role if user.id in role.members]
        guild.members[user.id] = Member(user=user, joined_at=_JOINED, roles=roles)
    for position, role in enumerate(FIRST.role):
        granted = str(bits(role.permissions))
        guild.roles.append(Role(id=role.id, name=role.name, permissions=granted, position=position))
    return guild
