"""What happens to guilds and their members from outside: people come and go, and so does the bot."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from sandbox.service.broadcast import Broadcast
from sandbox.state.ids import timestamp
from sandbox.state.world import World
from sandbox.wire.guilds import Account, Guild, Member, Role, User


class Guilds:
    """The guilds of a world. One is given by name or id; "" is the first."""

    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self._world = world
        self._broadcast = broadcast

    def find(self, name: str) -> Guild:
        """Returns a guild. Raises LookupError."""
        for guild in self._world.guilds.values():
            if name in ("", guild.id, guild.name):
                return guild
        raise LookupError(f"there is no guild {name!r}")

    def account(self, name: str) -> Account:
        """Returns the account of a person or bot. Raises LookupError."""
        for account in self._world.accounts.values():
            if name in (account.user.id, account.user.username, account.user.global_name):
                return account
        raise LookupError(f"there is no user {name!r}")

    def install(self, name: str, installed: bool) -> None:
        """Makes a person install the bot's application for themselves, or remove it."""
        account = self.account(name)
        account.installed = installed
        self._world.save(account)

    def create_account(self, name: str) -> None:
        """Makes an account for a person, who is in no guild yet."""
        user = User(id=self._world.ids.next(), username=name.lower(), global_name=name)
        self._world.accounts[user.id] = Account(user=user)
        self._world.save(self._world.accounts[user.id])

    def create(self, name: str, people: Sequence[str]) -> Guild:
        """Creates a guild without the bot, where everybody may do what everybody may in the first one."""
        users = [self.account(person).user for person in people]
        everybody = structs.replace(self._world.guild.roles[0], id=self._world.ids.next())
        guild = Guild(id=everybody.id, name=name, owner_id=users[0].id, roles=[everybody, _bot_role(self._world)])
        self._world.guilds[guild.id] = guild
        for user in users:
            self._add(guild, user)
        return guild

    def invite_bot(self, name: str) -> None:
        """Makes the bot a member."""
        guild = self.find(name)
        self._add(guild, self._world.bot)
        self._broadcast.bot_joined(guild)

    def remove_bot(self, name: str) -> None:
        """Ends the bot's membership."""
        guild = self.find(name)
        del guild.members[self._world.bot.id]
        self._world.save(guild)
        self._broadcast.bot_removed(guild)

    def join(self, person: str, name: str) -> None:
        """Makes a person a member."""
        guild, user = self.find(name), self.account(person).user
        self._add(guild, user)
        self._broadcast.member("ADD", guild, guild.members[user.id])

    def leave(self, person: str, name: str) -> None:
        """Ends a person's membership."""
        guild = self.find(name)
        member = guild.members.pop(self.account(person).user.id)
        self._world.save(guild)
        self._broadcast.member("REMOVE", guild, member)

    def rename(self, person: str, nick: str | None, name: str) -> None:
        """Changes a member's nickname."""
        guild = self.find(name)
        member = guild.members[self.account(person).user.id]
        member.nick = nick
        self._world.save(guild)
        self._broadcast.member("UPDATE", guild, member)

    def _add(self, guild: Guild, user: User) -> None:
        joined = timestamp(self._world.clock.now())
        roles = [role.id for role in guild.roles[1:2]] if user.bot is True else []
        guild.members[user.id] = Member(user=user, joined_at=joined, roles=roles)
        self._world.save(guild)


def _bot_role(world: World) -> Role:
    """Returns the role that an invitation gives the bot."""
    return structs.replace(world.guild.roles[1], id=world.ids.next())
