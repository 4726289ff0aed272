"""The commands that the bot has registered, globally or for the guild."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from sandbox.errors import Path, Refused, invalid, too_many_commands, unknown
from sandbox.service.broadcast import Broadcast
from sandbox.state.world import GUILD_INSTALL, World
from sandbox.validation.command_rules import read_command
from sandbox.wire.commands import CHAT_INPUT, Command, CommandForm

MAX_SLASH_COMMANDS = 100
MAX_CONTEXT_COMMANDS = 15


class Commands:
    """The commands of the world; every change is stored and published."""

    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self._world = world
        self._broadcast = broadcast

    def of(self, guild_id: str | None) -> list[Command]:
        """Returns the commands of a guild, or the global ones."""
        return [c for c in self._world.commands.values() if (c.guild_id or None) == guild_id]

    def get(self, guild_id: str | None, command_id: str) -> Command:
        """Returns a command. Raises Refused (10063) if there is none."""
        command = self._world.commands.get(command_id)
        if command is None or (command.guild_id or None) != guild_id:
            raise unknown("application command")
        return command

    def replace_all(self, guild_id: str | None, bodies: Any) -> list[Command]:
        """Replaces all commands, or none if one is invalid; a command whose name is known keeps its id."""
        if not isinstance(bodies, list):
            raise invalid((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        forms = [read_command(body, (index,)) for index, body in enumerate(bodies)]
        for index, form in enumerate(forms):
            self._check_installs(form, (index,))
        self._check_set(forms)
        before = {(command.type, command.name): command for command in self.of(guild_id)}
        for command in before.values():
            self._remove(command)
        for form in forms:
            known = before.get((form.type, form.name))
            self._keep(form, guild_id, known.id if known else self._world.ids.next())
        self._publish()
        return self.of(guild_id)

    def upsert(self, guild_id: str | None, body: Any) -> Command:
        """Adds a command, or replaces the one of that name."""
        form = read_command(body)
        self._check_installs(form)
        others = [c for c in self.of(guild_id) if (c.type, c.name) != (form.type, form.name)]
        same = [c for c in self.of(guild_id) if (c.type, c.name) == (form.type, form.name)]
        self._check_count([c.type for c in others] + [form.type])
        return self._put(form, guild_id, same[0].id if same else self._world.ids.next())

    def edit(self, command: Command, body: Any) -> Command:
        """Changes parts of a definition."""
        known = msgspec.to_builtins(command)
        changes = body if isinstance(body, dict) else {}
        form = read_command({name: known[name] for name in _EDITABLE if name in known} | changes)
        self._check_installs(form)
        for other in self.of(command.guild_id or None):
            if other.id != command.id and (other.type, other.name) == (form.type, form.name):
                raise _duplicate(("name",))
        return self._put(form, command.guild_id or None, command.id)

    def delete(self, command: Command) -> None:
        self._remove(command)
        self._publish()

    def _put(self, form: CommandForm, guild_id: str | None, id: str) -> Command:
        command = self._keep(form, guild_id, id)
        self._publish()
        return command

    def _check_installs(self, form: CommandForm, root: Path = ()) -> None:
        """Raises Refused (50035) if a command is for a kind of installation that the application does not offer."""
        offered = self._world.kinds_of_install
        if any(kind not in offered for kind in form.integration_types or ()):
            place = (*root, "integration_types")
            raise invalid(place, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, offered))}}}.")

    def _check_set(self, forms: list[CommandForm]) -> None:
        self._check_count([form.type for form in forms])
        seen: set[tuple[int, str]] = set()
        for index, form in enumerate(forms):
            if (form.type, form.name) in seen:
                raise _duplicate((index,))
            seen.add((form.type, form.name))

    @staticmethod
    def _check_count(types: list[int]) -> None:
        for type in set(types):
            limit = MAX_SLASH_COMMANDS if type == CHAT_INPUT else MAX_CONTEXT_COMMANDS
            if types.count(type) > limit:
                raise too_many_commands(limit)

    def _keep(self, form: CommandForm, guild_id: str | None, id: str) -> Command:
        granted = form.default_member_permissions
        command = Command(
            id=id,
            application_id=self._world.application_id,
            version=self._world.ids.next(),
            type=form.type,
            name=form.name,
            name_localizations=form.name_localizations,
            description=form.description,
            description_localizations=form.description_localizations,
            default_member_permissions=None if granted is None else str(granted),
            dm_permission=form.dm_permission is not False,
            contexts=form.contexts,
            integration_types=self._kinds(form, guild_id),
            nsfw=form.nsfw,
            options=form.options if form.options else UNSET,
            guild_id=guild_id if guild_id else UNSET,
        )
        self._world.commands[id] = command
        self._world.save(command)
        return command

    def _kinds(self, form: CommandForm, guild_id: str | None) -> list[int]:
        """Returns the kinds of installation of a command: by default all that the application offers.

        Discord's documentation, "Application Commands", "Application Command Structure", integration_types.
        """
        if guild_id:
            return [GUILD_INSTALL]
        return sorted(form.integration_types or self._world.kinds_of_install)

    def _remove(self, command: Command) -> None:
        del self._world.commands[command.id]
        self._world.forget(command)

    def _publish(self) -> None:
        self._broadcast.commands()


_EDITABLE = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "nsfw",
)


def _duplicate(place: tuple[int | str, ...]) -> Refused:
    return invalid(place, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
