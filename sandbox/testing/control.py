"""Test controls: guilds and members, channels, permissions, locales, faults and connectivity."""

from __future__ import annotations

import re

from sandbox.edge import Page, banned
from sandbox.faults import Fault
from sandbox.local import LocalDiscord
from sandbox.push.starts import IDENTIFIES_A_DAY, PAUSE
from sandbox.state import intents
from sandbox.state.permissions import bits
from sandbox.state.world import GUILD_INSTALL, USER_INSTALL
from sandbox.testing.guilds import Guilds
from sandbox.wire.channels import ANNOUNCEMENT, FORUM, STAGE, TEXT, VOICE, Channel, Overwrite
from sandbox.wire.guilds import Guild
from sandbox.wire.messages import Message

_KINDS = {"text": TEXT, "announcement": ANNOUNCEMENT, "voice": VOICE, "stage": STAGE, "forum": FORUM}
_OTHER_NAMES = {"READ_MESSAGES": "VIEW_CHANNEL", "MANAGE_PERMISSIONS": "MANAGE_ROLES"}


class Control:
    """Changes the world from outside. A channel is given by name, with or without #, or by id."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self._world = local.world
        self._guilds = Guilds(local.world, local.broadcast)

    def channel(self, name: str) -> Channel:
        """Returns a channel or thread, the newest of that name. Raises LookupError."""
        wanted = name.removeprefix("#")
        for channel in reversed(self._world.channels.values()):
            if wanted in (channel.id, channel.name):
                return channel
        raise LookupError(f"there is no channel {name!r}")

    def deny(self, channel: str, *permissions: str) -> None:
        """Denies the bot permissions (such as "send_messages") in a channel and its threads."""
        self._overwrite(channel, permissions, allowed=False)

    def allow(self, channel: str, *permissions: str) -> None:
        """Grants the bot permissions in a channel and its threads."""
        self._overwrite(channel, permissions, allowed=True)

    def deny_person(self, name: str, channel: str, *permissions: str) -> None:
        """Denies a person permissions in a channel and its threads."""
        self._overwrite(channel, permissions, allowed=False, user=self._guilds.account(name).user.id)

    def deny_everybody(self, channel: str, *permissions: str) -> None:
        """Denies permissions in a channel and its threads to everybody who has no other role."""
        self._overwrite(channel, permissions, allowed=False, user=self.channel(channel).guild_id or "")

    def create_channel(self, name: str, kind: str = "text", guild: str = "") -> Channel:
        """Creates a channel: "text", "announcement", "voice", "stage" or "forum"."""
        return self._local.channels.create(self._guilds.find(guild), name, _KINDS[kind])

    def start_thread(
        self, channel: str, name: str, owner: str, *, private: bool = False, invitable: bool = True
    ) -> Channel:
        """Starts a thread as a person: of a forum, a post. `invitable`: all members of a private one may add others."""
        account, parent = self._guilds.account(owner), self.channel(channel)
        return self._local.channels.start_thread(parent, name, account.user, private=private, invitable=invitable)

    def remove_from_thread(self, thread: str, name: str) -> None:
        """Removes a person from a thread, as its owner can if it is private."""
        self._local.channels.leave(self.channel(thread), self._guilds.account(name).user.id)

    def limit_threads(self, most: int) -> None:
        """Sets how many active threads a guild can have (160006)."""
        self._local.channels.max_active_threads = most

    def delete_channel(self, channel: str) -> None:
        """Deletes a channel with its threads, or a thread."""
        self._local.channels.delete(self.channel(channel))

    def delete_message(self, channel: str, message_id: str) -> None:
        self._local.messages.delete(self.message(channel, message_id))

    def message(self, channel: str, message_id: str) -> Message:
        return self._world.message(self.channel(channel).id, message_id)

    def forget_nonces(self) -> None:
        """Forgets which messages were sent with a nonce, as after some minutes."""
        self._local.messages.forget_nonces()

    def archive(self, thread: str, *, locked: bool = False) -> None:
        """Archives a thread, as inactivity or a moderator does."""
        channel = self.channel(thread)
        self._local.channels.archive(channel, True)
        channel.metadata.locked = locked
        self._local.channels.changed(channel)

    def lock(self, thread: str, locked: bool = True) -> None:
        """Locks a thread, or unlocks it, and leaves it active."""
        channel = self.channel(thread)
        channel.metadata.locked = locked
        self._local.channels.changed(channel)

    def create_guild(self, name: str, *people: str, with_bot: bool = True) -> Guild:
        """Creates a guild of these people and the bot, with one channel, #general. The first person is its owner."""
        guild = self._guilds.create(name, people)
        self._local.channels.create(guild, "general")
        if with_bot:
            self._guilds.invite_bot(guild.id)
        return guild

    def create_chat(self, name: str, *people: str) -> Channel:
        """Creates a group chat, which belongs to the first person; without a name, a conversation of two people."""
        users = [self._guilds.account(person).user for person in people]
        if not name:
            return self._local.channels.open_dm(*users)
        return self._local.channels.create_chat(name, users)

    def install(self, name: str) -> None:
        """Makes a person install the bot's application for themselves."""
        self._guilds.install(name, True)

    def uninstall(self, name: str) -> None:
        """Makes a person remove the bot's application that they had installed for themselves."""
        self._guilds.install(name, False)

    def offer_installs(self, *, guild: bool = True, user: bool = True) -> None:
        """Sets where the bot's application can be installed, as its owner does in the developer portal."""
        kinds = {GUILD_INSTALL: guild, USER_INSTALL: user}
        self._world.kinds_of_install = [kind for kind, offered in kinds.items() if offered]

    def form_team(self, *people: str) -> None:
        """Gives the bot to a team, which its first member owns; nobody: to the first person again."""
        self._world.team = [self._guilds.account(name).user.id for name in people]

    def set_system_channel(self, channel: str) -> None:
        """Chooses the channel in which Discord welcomes new members; a bot learns of it when it is invited."""
        there = self.channel(channel)
        guild = self._guilds.find(there.guild_id or "")
        guild.system_channel_id = there.id
        self._world.save(guild)

    def remove_bot(self, guild: str = "") -> None:
        """Removes the bot from a guild (the first one unless named), as a moderator does."""
        self._guilds.remove_bot(guild)

    def invite_bot(self, guild: str = "") -> None:
        """Invites the bot to a guild again."""
        self._guilds.invite_bot(guild)

    def create_person(self, name: str) -> None:
        """Makes an account for a new person, who joins the first guild."""
        self._guilds.create_account(name)
        self._guilds.join(name, "")

    def leave(self, name: str, guild: str = "") -> None:
        """Makes a person leave a guild. A bot without the intent for members gets no event."""
        self._guilds.leave(name, guild)

    def join(self, name: str, guild: str = "") -> None:
        """Makes a person join a guild."""
        self._guilds.join(name, guild)

    def rename(self, name: str, nick: str | None, guild: str = "") -> None:
        """Gives a person a nickname in a guild, whatever it contains."""
        self._guilds.rename(name, nick, guild)

    def close_dms(self, name: str) -> None:
        """Makes Discord refuse the bot's direct messages to a person (50007)."""
        account = self._guilds.account(name)
        account.accepts_dms = False
        self._world.save(account)

    def set_locale(self, name: str, locale: str) -> None:
        account = self._guilds.account(name)
        account.locale = locale
        self._world.save(account)

    def fail(
        self,
        route: str,
        status: int,
        times: int = 1,
        *,
        code: int = 0,
        message: str = "",
        retry_after: float = 1.0,
        after_effect: bool = False,
    ) -> None:
        """Makes the next `times` requests fail whose "METHOD /path" matches a pattern.

        With `after_effect`, a request takes effect first and only its answer is lost.
        """
        pattern = re.compile(route)
        self._local.faults.add(
            Fault(
                pattern,
                times,
                status=status,
                code=code,
                message=message,
                retry_after=retry_after,
                after_effect=after_effect,
            )
        )

    def lose_answer(self, route: str, times: int = 1) -> None:
        """Cuts the connection of the next `times` requests that match, once they took effect."""
        self._local.faults.add(Fault(re.compile(route), times, cuts=True))

    def delay(self, route: str, seconds: float, times: int = 1) -> None:
        """Makes the next `times` requests that match take longer."""
        self._local.faults.add(Fault(re.compile(route), times, delay=seconds))

    def clear_faults(self) -> None:
        self._local.faults.clear()

    def ban(self, route: str = "", *, retry_after: int | None = None, times: int = 0) -> None:
        """Makes Discord's edge refuse the bot's address with a page: everything, until `lift_bans`.

        With `route`, only requests that match; with `times`, only the next ones. `retry_after`: the seconds named.
        """
        self._local.edge.answer(route, banned(retry_after), times)

    def answer_instead(self, route: str, status: int, body: str, content_type: str = "text/html") -> None:
        """Makes something before Discord answer all requests that match, until `lift_bans`."""
        self._local.edge.answer(route, Page(status, body, content_type), 0)

    def lift_bans(self) -> None:
        self._local.edge.clear()

    def answered_instead(self) -> list[float]:
        """Returns when something before Discord has answered, in seconds of a clock that never goes back."""
        return list(self._local.edge.answered)

    def repeat_interactions(self, times: int = 1) -> None:
        """Delivers each of the next `times` interactions twice."""
        self._local.gateway.repeats += times

    def expire_tokens(self) -> None:
        """Lets Discord take no more answers to what people have done so far, as after a quarter of an hour."""
        self._local.interactions.expire()

    def cut_gateway(self, *, forget: bool = False) -> None:
        """Closes the bot's gateway connections; with `forget`, it has to identify instead of resuming."""
        self._local.gateway.drop_connections(forget=forget)

    def limit_starts(
        self, *, shards: int = 1, max_concurrency: int = 1, pause: float = PAUSE, total: int = IDENTIFIES_A_DAY
    ) -> None:
        """Makes Discord insist on a least number of shards (4011), and on its limits for identifies.

        Those of shards with the same number modulo `max_concurrency` have to be `pause` seconds apart.
        """
        starts = self._local.gateway.starts
        starts.shards, starts.max_concurrency, starts.pause, starts.total = shards, max_concurrency, pause, total

    def refuse_starts(self, code: int | None) -> None:
        """Closes every further identify with a code such as 4014; None: does so no more."""
        self._local.gateway.starts.refusal = code

    def grant_intents(self, *names: str) -> None:
        """Grants the bot's application these privileged intents and no others, from its next identify on.

        They are "members", "presences" and "message_content". Raises ValueError for others.
        """
        self._world.grant_intents(intents.bits(names))
        self._local.broadcast.granted_intents()

    def starts(self) -> int:
        """Returns how often the bot has identified within a day."""
        return self._local.gateway.starts.used

    def shards(self) -> list[tuple[int, int]]:
        """Returns number and count of the shard of each session that is connected, in order."""
        return sorted(session.shard for session in self._local.gateway.sessions())

    def bot_online(self) -> bool:
        return self._local.gateway.online

    def _overwrite(self, name: str, permissions: tuple[str, ...], *, allowed: bool, user: str = "") -> None:
        channel = self.channel(name)
        if channel.is_conversation:
            raise ValueError("a direct message channel has no permissions")
        if channel.is_thread:
            channel = self._world.channel(channel.parent_id or "")
        wanted = bits(_OTHER_NAMES.get(name.upper(), name) for name in permissions)
        user = user or self._world.bot.id
        kind = int(user != channel.guild_id)  # the role of everybody has the id of the guild
        before = next((o for o in channel.permission_overwrites or [] if o.id == user), Overwrite(user, kind))
        granted, denied = int(before.allow) & ~wanted, int(before.deny) & ~wanted
        if allowed:
            granted |= wanted
        else:
            denied |= wanted
        self._local.channels.overwrite(channel, Overwrite(user, kind, str(granted), str(denied)))
