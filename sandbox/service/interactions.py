"""Interactions: people's use of commands and components, and the time limit for the bot's answer."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from sandbox.errors import Refused, invalid_webhook_token, missing_access, unknown
from sandbox.service.broadcast import Broadcast
from sandbox.service.drafts import MAX_FILE_BYTES
from sandbox.service.installs import Owners, answers_are_private, app_permissions, context_of
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.wire import members_of
from sandbox.wire.channels import Channel, dm_for
from sandbox.wire.commands import Command
from sandbox.wire.interactions import COMPONENT, MODAL_SUBMIT
from sandbox.wire.messages import InteractionMetadata, Message
from sandbox.wire.modals import Modal

ANSWER_SECONDS = 3
TOKEN_SECONDS = 15 * 60
REMEMBERED_SECONDS = 60 * 60


@dataclass
class Interaction:
    """A use of a command or component, and the state of the bot's answer."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    nonce: str | None
    created: float
    data: dict[str, Any]
    owners: Owners
    private: bool
    """Whether all answers are ephemeral."""
    command: Command | None = None
    message_id: str | None = None
    trigger: InteractionMetadata | None = None
    answer: int | None = None
    original_id: str | None = None
    modal: Modal | None = None
    done: bool = field(default=False)
    follow_ups: int = 0


class Interactions:
    """The interactions of the last hour by id and token."""

    def __init__(self, world: World, broadcast: Broadcast) -> None:
        self._world = world
        self._broadcast = broadcast
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def open(
        self,
        type: int,
        user_id: str,
        channel: Channel,
        data: dict[str, Any],
        owners: Owners,
        *,
        nonce: str | None = None,
        command: Command | None = None,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Sends a new interaction to the bot; `trigger` is the one that opened the modal.

        `owners`: by whose installation it is allowed. Raises Refused (50001) if by nobody's.
        """
        if not owners:
            raise missing_access()
        self._forget_old()
        interaction = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            type=type,
            user_id=user_id,
            channel_id=channel.id,
            nonce=nonce,
            created=self._world.clock.now(),
            data=data,
            owners=owners,
            private=answers_are_private(self._world, user_id, channel, owners),
            command=command,
            message_id=message.id if message else None,
            trigger=self.metadata(trigger) if trigger else None,
        )
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        self._world.clock.call_later(ANSWER_SECONDS, lambda: self._give_up(interaction))
        body = self._body(interaction, channel, message)
        self._broadcast.gateway.dispatch_in(channel.guild_id or "", "INTERACTION_CREATE", body)
        return interaction

    def answerable(self, id: str, token: str) -> Interaction:
        """Returns an interaction that is answered or still within its time limit.

        Raises Refused (10062) if there is none or its time is over.
        """
        interaction = self._by_id.get(id)
        if interaction is None or interaction.token != token:
            raise unknown("interaction")
        late = self._world.clock.now() - interaction.created >= ANSWER_SECONDS
        if late and interaction.answer is None:
            raise unknown("interaction")
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Returns an answered interaction. Raises Refused: 10015 if there is none, 50027 after 15 minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise unknown("Webhook")
        if self._world.clock.now() - interaction.created >= TOKEN_SECONDS:
            raise invalid_webhook_token()
        return interaction

    def expire(self) -> None:
        """Ends the time in which the interactions so far can be answered."""
        for interaction in self._by_id.values():
            interaction.created -= TOKEN_SECONDS

    def with_modal(self, user_id: str, id: str | None, custom_id: str) -> Interaction:
        """Returns the interaction that last opened this modal for this person.

        Raises Refused (400) if there is none.
        """
        for interaction in reversed(self._by_id.values()):
            if interaction.modal is None or interaction.user_id != user_id:
                continue
            if interaction.modal.custom_id == custom_id and id in (None, interaction.id):
                return interaction
        raise Refused(400, 50035, "No such modal is open")

    def metadata(self, interaction: Interaction) -> InteractionMetadata:
        """Returns the interaction's metadata, as in a message that answers it."""
        metadata = InteractionMetadata(
            id=interaction.id,
            type=interaction.type,
            user=self._world.accounts[interaction.user_id].user,
            authorizing_integration_owners=interaction.owners,
        )
        if interaction.command is not None:
            metadata.name = interaction.command.name
            metadata.command_type = interaction.command.type
        if interaction.type == COMPONENT and interaction.message_id:
            metadata.interacted_message_id = interaction.message_id
        if interaction.type == MODAL_SUBMIT and interaction.trigger:
            metadata.triggering_interaction_metadata = interaction.trigger
        return metadata

    def report(self, interaction: Interaction, status: str, *, message_id: str | None = None) -> None:
        """Pushes a status to the person: acknowledged, deferred, done or failed."""
        interaction.done = interaction.done or status in ("done", "failed")
        data = {"id": interaction.id, "nonce": interaction.nonce, "status": status}
        if message_id is not None:
            data["message_id"] = message_id
        if status == "failed":
            data["reason"] = "The application did not respond"
        self._broadcast.live.push(interaction.user_id, "INTERACTION", data)

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            self.report(interaction, "failed")

    def _forget_old(self) -> None:
        horizon = self._world.clock.now() - REMEMBERED_SECONDS
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.created > horizon:
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _body(self, interaction: Interaction, channel: Channel, message: Message | None) -> dict[str, Any]:
        """Returns the interaction object of the API."""
        account = self._world.accounts[interaction.user_id]
        body: dict[str, Any] = {
            "id": interaction.id,
            "application_id": self._world.application_id,
            "type": interaction.type,
            "data": interaction.data,
            "channel_id": channel.id,
            "token": interaction.token,
            "version": 1,
            "locale": account.locale,
            "app_permissions": str(app_permissions(self._world, interaction.user_id, channel)),
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            "context": context_of(self._world, channel),
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        body |= self._origin(interaction, channel)
        if message is not None:
            body["message"] = message
        return body

    def _origin(self, interaction: Interaction, channel: Channel) -> dict[str, Any]:
        """Returns the channel and the person, whose fields differ between guild and direct message."""
        user_id = interaction.user_id
        allowed = self._world.permissions(user_id, channel)
        if channel.is_conversation:
            seen = dm_for(channel, self._world.bot.id) | {"permissions": str(allowed)}
            return {"channel": seen, "user": self._world.accounts[user_id].user}
        guild = self._world.guild_of(channel)
        member = members_of(guild.members[user_id]) | {"permissions": str(allowed)}
        return {
            "guild_id": guild.id,
            "guild_locale": guild.preferred_locale,
            "guild": {"id": guild.id, "locale": guild.preferred_locale, "features": []},
            "channel": members_of(channel) | {"permissions": str(allowed)},
            "member": member,
        }


def may_use_commands(world: World, user_id: str, channel: Channel) -> bool:
    return bool(world.permissions(user_id, channel) & Permission.USE_APPLICATION_COMMANDS)
