"""The strings behind the scenes: what tests let happen to the world."""

from __future__ import annotations

import re

from sandbox.faults import Fault
from sandbox.local import LocalDiscord
from sandbox.state.permissions import bits
from sandbox.wire.channels import DM, Channel, Overwrite
from sandbox.wire.guilds import Account
from sandbox.wire.messages import Message

_OTHER_NAMES = {"READ_MESSAGES": "VIEW_CHANNEL", "MANAGE_PERMISSIONS": "MANAGE_ROLES"}


class Control:
    """Changes the world from outside. A channel is named by its name, with or without #, or its id."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self._world = local.world

    def channel(self, name: str) -> Channel:
        """A channel or thread; the newest of several of one name. Raises LookupError."""
        wanted = name.removeprefix("#")
        for channel in reversed(self._world.channels.values()):
            if wanted in (channel.id, channel.name):
                return channel
        raise LookupError(f"there is no channel {name!r}")

    def deny(self, channel: str, *permissions: str) -> None:
        """Take permissions (such as "send_messages") from the bot in a channel and its threads."""
        self._overwrite(channel, permissions, allowed=False)

    def allow(self, channel: str, *permissions: str) -> None:
        """Give the bot permissions in a channel and its threads."""
        self._overwrite(channel, permissions, allowed=True)

    def create_channel(self, name: str) -> Channel:
        return self._local.channels.create(name)

    def delete_channel(self, channel: str) -> None:
        """Delete a channel with its threads, or a thread."""
        self._local.channels.delete(self.channel(channel))

    def delete_message(self, channel: str, message_id: str) -> None:
        self._local.messages.delete(self.message(channel, message_id))

    def message(self, channel: str, message_id: str) -> Message:
        return self._world.message(self.channel(channel).id, message_id)

    def archive(self, thread: str, *, locked: bool = False) -> None:
        """Archive a thread, as its silence or a moderator does."""
        channel = self.channel(thread)
        self._local.channels.archive(channel, True)
        channel.metadata.locked = locked
        self._local.channels.changed(channel)

    def unarchive(self, thread: str) -> None:
        channel = self.channel(thread)
        self._local.channels.archive(channel, False)
        channel.metadata.locked = False
        self._local.channels.changed(channel)

    def close_dms(self, name: str) -> None:
        """Let the bot's direct messages to somebody be refused (50007)."""
        self._accept_dms(name, False)

    def open_dms(self, name: str) -> None:
        self._accept_dms(name, True)

    def set_locale(self, name: str, locale: str) -> None:
        account = self._account(name)
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
        """Let the next requests fail whose "METHOD /path" matches a pattern.

        With `after_effect` they do their work first and only the answer is lost.
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

    def delay(self, route: str, seconds: float, times: int = 1) -> None:
        """Let the next requests that match take longer."""
        self._local.faults.add(Fault(re.compile(route), times, delay=seconds))

    def clear_faults(self) -> None:
        self._local.faults.clear()

    def cut_gateway(self, *, forget: bool = False) -> None:
        """Cut the bot's gateway connections; with `forget` it cannot resume but must identify."""
        self._local.gateway.drop_connections(forget=forget)

    def bot_online(self) -> bool:
        return self._local.gateway.online

    def _overwrite(self, name: str, permissions: tuple[str, ...], *, allowed: bool) -> None:
        channel = self.channel(name)
        if channel.type == DM:
            raise ValueError("a direct message channel has no permissions")
        if channel.is_thread:
            channel = self._world.channel(channel.parent_id or "")
        wanted = bits(_OTHER_NAMES.get(name.upper(), name) for name in permissions)
        bot = self._world.bot.id
        before = next((o for o in channel.permission_overwrites or [] if o.id == bot), Overwrite(bot, 1))
        granted, denied = int(before.allow) & ~wanted, int(before.deny) & ~wanted
        if allowed:
            granted |= wanted
        else:
            denied |= wanted
        self._local.channels.overwrite(channel, Overwrite(bot, 1, str(granted), str(denied)))

    def _accept_dms(self, name: str, accepts: bool) -> None:
        account = self._account(name)
        account.accepts_dms = accepts
        self._world.save(account)

    def _account(self, name: str) -> Account:
        for account in self._world.accounts.values():
            if name in (account.user.id, account.user.username, account.user.global_name):
                return account
        raise LookupError(f"there is nobody called {name!r}")
