"""The bot's answers to interactions: initial responses, follow-ups and edits."""

from __future__ import annotations

from typing import Any

import msgspec

from sandbox.errors import Path, already_acknowledged, invalid, invalid_shape, too_many_follow_ups, unknown
from sandbox.service.broadcast import Broadcast
from sandbox.service.channels import Channels
from sandbox.service.drafts import Draft, Upload, compose, read_form
from sandbox.service.installs import is_only_users
from sandbox.service.interactions import Interaction, Interactions
from sandbox.service.messages import Messages, Sending, check_allowed_mentions
from sandbox.state.world import World
from sandbox.validation.lengths import convert
from sandbox.validation.modal_rules import read_modal
from sandbox.wire.channels import Channel
from sandbox.wire.interactions import (
    ALLOWED_ANSWERS,
    COMMAND,
    DEFER_MESSAGE,
    DEFER_UPDATE,
    OPEN_MODAL,
    SEND_MESSAGE,
    SUGGEST,
    UPDATE_MESSAGE,
    Callback,
    Suggestions,
)
from sandbox.wire.messages import (
    CHAT_INPUT_COMMAND,
    CONTEXT_MENU_COMMAND,
    DEFAULT,
    EPHEMERAL,
    LOADING,
    SENT_FLAGS,
    Message,
    MessageForm,
    ReferenceForm,
)

_ANSWER_FLAGS = SENT_FLAGS | EPHEMERAL
_DATA: Path = ("data",)
MAX_FOLLOW_UPS = 5


class Answers:
    """What the bot may do with the token of an interaction."""

    def __init__(
        self,
        world: World,
        broadcast: Broadcast,
        interactions: Interactions,
        messages: Messages,
        channels: Channels,
    ) -> None:
        self._world = world
        self._live = broadcast.live
        self._interactions = interactions
        self._messages = messages
        self._channels = channels

    def first(self, interaction: Interaction, callback: Callback, uploads: list[Upload]) -> Message | None:
        """Acknowledges an interaction; returns the message sent or updated, if any.

        Raises Refused: 40060 if it is acknowledged already, 50035 for an answer of the wrong kind or shape.
        """
        if interaction.answer is not None:
            raise already_acknowledged()
        allowed = ALLOWED_ANSWERS[interaction.type]
        if callback.type not in allowed or (self._updates(callback) and not interaction.message_id):
            kinds = ", ".join(map(str, sorted(allowed)))
            raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{kinds}}}.")
        message = self._carry_out(interaction, callback, uploads)
        interaction.answer = callback.type
        self._report(interaction, callback.type, message)
        return message

    def follow_up(self, interaction: Interaction, body: Any, uploads: list[Upload]) -> Message:
        """Sends another message; after a deferral, the first one replaces the loading message."""
        loading = self._loading(interaction)
        if loading is not None:
            return self.edit(interaction, loading, body, uploads)
        self._check_count(interaction)
        form = self._form(body)
        reference = None
        if interaction.original_id and self._original(interaction):
            reference = ReferenceForm(interaction.original_id)
        message = self._send(interaction, form, uploads, reference=reference)
        interaction.follow_ups += 1
        self._finish(interaction, message)
        return message

    @staticmethod
    def _check_count(interaction: Interaction) -> None:
        """Raises Refused (40094) for a sixth follow-up where only a user has installed the app.

        Discord's documentation, "Interactions", "Create Followup Message": "Apps are limited to 5 followup messages per
        interaction if it was initiated from a user-installed app and isn't installed in the server".
        """
        if is_only_users(interaction.owners) and interaction.follow_ups >= MAX_FOLLOW_UPS:
            raise too_many_follow_ups(MAX_FOLLOW_UPS)

    def edit(self, interaction: Interaction, message: Message, body: Any, uploads: list[Upload]) -> Message:
        form = self._form(body)
        draft = compose(self._world, message.channel_id, form, uploads, before=message)
        self._messages.edit(message, draft, form.allowed_mentions)
        self._finish(interaction, message)
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        self._messages.delete(message)
        if not interaction.done:
            self._interactions.report(interaction, "done")

    def message(self, interaction: Interaction, which: str) -> Message:
        """Returns a message of this interaction by id or `@original`. Raises Refused (10008)."""
        if which == "@original":
            found = self._original(interaction)
            if found is None:
                raise unknown("Message")
            return found
        message = self._world.message(interaction.channel_id, which)
        answers = message.interaction_metadata
        if which != interaction.original_id and (not answers or answers.id != interaction.id):
            raise unknown("Message")
        return message

    def _carry_out(self, interaction: Interaction, callback: Callback, uploads: list[Upload]) -> Message | None:
        kind = callback.type
        if kind == SEND_MESSAGE:
            message = self._send(interaction, self._form(callback.data, _DATA), uploads, root=_DATA)
            interaction.original_id = message.id
            return message
        if kind == DEFER_MESSAGE:
            return self._defer(interaction, callback)
        if kind == UPDATE_MESSAGE:
            return self._update(interaction, callback, uploads)
        if kind == DEFER_UPDATE:
            interaction.original_id = interaction.message_id
        elif kind == SUGGEST:
            self._suggest(interaction, callback)
        elif kind == OPEN_MODAL:
            self._open_modal(interaction, callback)
        return None

    def _send(
        self,
        interaction: Interaction,
        form: MessageForm,
        uploads: list[Upload],
        *,
        root: Path = (),
        reference: ReferenceForm | None = None,
    ) -> Message:
        form.flags = (form.flags or 0) & _ANSWER_FLAGS | _forced(interaction)
        channel = self._world.channel(interaction.channel_id)
        draft = compose(self._world, channel.id, form, uploads, root=root)
        return self._put(interaction, channel, draft, form, reference)

    def _put(
        self,
        interaction: Interaction,
        channel: Channel,
        draft: Draft,
        form: MessageForm,
        reference: ReferenceForm | None = None,
    ) -> Message:
        if channel.archived and not draft.flags & EPHEMERAL:
            self._channels.unarchive(channel)
        sending = Sending(
            author=self._world.bot,
            type=_message_type(interaction),
            allowed_mentions=form.allowed_mentions,
            reference=self._showable(reference or _replied_to(interaction), channel, draft),
            nonce=interaction.nonce,
            answers=self._interactions.metadata(interaction),
        )
        return self._messages.send(channel, draft, sending)

    def _showable(self, reference: ReferenceForm | None, channel: Channel, draft: Draft) -> ReferenceForm | None:
        """Returns the reference unless a public message would reply to an ephemeral one."""
        if reference is None or draft.flags & EPHEMERAL:
            return reference
        referenced = self._world.messages.get(channel.id, {}).get(str(reference.message_id))
        return None if referenced is None or referenced.owner_id else reference

    def _defer(self, interaction: Interaction, callback: Callback) -> Message:
        """Sends the message that shows the bot thinking. Of the flags, only EPHEMERAL counts."""
        flags = LOADING | (self._form(callback.data or {}, _DATA).flags or 0) & EPHEMERAL | _forced(interaction)
        channel = self._world.channel(interaction.channel_id)
        message = self._put(interaction, channel, Draft("", [], [], flags), MessageForm())
        interaction.original_id = message.id
        return message

    def _update(self, interaction: Interaction, callback: Callback, uploads: list[Upload]) -> Message:
        message = self._world.message(interaction.channel_id, interaction.message_id or "")
        form = self._form(callback.data or {}, _DATA)
        draft = compose(self._world, message.channel_id, form, uploads, before=message, root=_DATA)
        interaction.original_id = message.id
        return self._messages.edit(message, draft, form.allowed_mentions)

    def _suggest(self, interaction: Interaction, callback: Callback) -> None:
        try:
            suggestions = convert(callback.data, Suggestions)
        except msgspec.ValidationError as error:
            raise invalid_shape(error, _DATA) from None
        data = {"interaction_id": interaction.id, "nonce": interaction.nonce, "choices": suggestions.choices}
        self._live.push(interaction.user_id, "AUTOCOMPLETE", data)

    def _open_modal(self, interaction: Interaction, callback: Callback) -> None:
        modal = interaction.modal = read_modal(callback.data, _DATA)
        data = {
            "interaction_id": interaction.id,
            "channel_id": interaction.channel_id,
            "nonce": interaction.nonce,
            "custom_id": modal.custom_id,
            "title": modal.title,
            "components": modal.components,
        }
        self._live.push(interaction.user_id, "MODAL", data)

    def _report(self, interaction: Interaction, answer: int, message: Message | None) -> None:
        """Pushes the status that the answer brings to the person."""
        if answer == DEFER_MESSAGE:
            self._interactions.report(interaction, "deferred", message_id=message.id if message else None)
        elif answer == DEFER_UPDATE:
            self._interactions.report(interaction, "acknowledged")
        elif answer in (SEND_MESSAGE, UPDATE_MESSAGE, SUGGEST, OPEN_MODAL):
            self._interactions.report(interaction, "done", message_id=message.id if message else None)

    def _finish(self, interaction: Interaction, message: Message) -> None:
        if not interaction.done:
            self._interactions.report(interaction, "done", message_id=message.id)

    def _original(self, interaction: Interaction) -> Message | None:
        return self._world.messages.get(interaction.channel_id, {}).get(interaction.original_id or "")

    def _loading(self, interaction: Interaction) -> Message | None:
        original = self._original(interaction)
        return original if original is not None and original.flags & LOADING else None

    def _form(self, body: Any, root: Path = ()) -> MessageForm:
        form = read_form(body or {}, root)
        check_allowed_mentions(form.allowed_mentions)
        return form

    @staticmethod
    def _updates(callback: Callback) -> bool:
        return callback.type in (DEFER_UPDATE, UPDATE_MESSAGE)


def _forced(interaction: Interaction) -> int:
    """Returns the flag of an answer that is ephemeral whatever the bot says."""
    return EPHEMERAL if interaction.private else 0


def _message_type(interaction: Interaction) -> int:
    if interaction.type != COMMAND or interaction.command is None:
        return DEFAULT
    return CHAT_INPUT_COMMAND if interaction.command.type == 1 else CONTEXT_MENU_COMMAND


def _replied_to(interaction: Interaction) -> ReferenceForm | None:
    """Returns the message with the button, to which an answer to a press is a reply."""
    if interaction.message_id is None:
        return None
    return ReferenceForm(interaction.message_id, fail_if_not_exists=False)
