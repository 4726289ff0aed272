"""Messages, with their attachments, references and interaction metadata."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from sandbox.wire.channels import Channel
from sandbox.wire.components import TopLevel
from sandbox.wire.embeds import Embed
from sandbox.wire.guilds import User

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
SENT_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""The flags that a bot may set when it sends a message. Discord ignores all others."""
EDITED_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2
"""Those that an edit may set. It may take away SUPPRESS_EMBEDS alone."""

DEFAULT = 0
PIN_NOTICE = 6
THREAD_NOTICE = 18
REPLY = 19
CHAT_INPUT_COMMAND = 20
THREAD_STARTER = 21
CONTEXT_MENU_COMMAND = 23


class Attachment(Struct, kw_only=True):
    id: str
    filename: str
    size: int
    url: str
    proxy_url: str
    content_type: str | UnsetType = UNSET
    description: str | UnsetType = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    ephemeral: bool | UnsetType = UNSET


class Reference(Struct, kw_only=True):
    type: int = 0
    channel_id: str
    message_id: str | UnsetType = UNSET
    guild_id: str | UnsetType = UNSET


class InteractionMetadata(Struct, kw_only=True):
    """The interaction that a message answers, and its user."""

    id: str
    type: int
    user: User
    authorizing_integration_owners: dict[str, str]
    name: str | UnsetType = UNSET
    command_type: int | UnsetType = UNSET
    original_response_message_id: str | UnsetType = UNSET
    interacted_message_id: str | UnsetType = UNSET
    triggering_interaction_metadata: InteractionMetadata | UnsetType = UNSET


class Message(Struct, kw_only=True):
    id: str
    channel_id: str
    type: int
    author: User
    timestamp: str
    content: str = ""
    edited_timestamp: str | None = None
    flags: int = 0
    mentions: list[User] = []
    mention_roles: list[str] = []
    mention_everyone: bool = False
    attachments: list[Attachment] = []
    embeds: list[Embed] = []
    components: list[TopLevel] = []
    pinned: bool = False
    tts: bool = False
    nonce: int | str | UnsetType = UNSET
    application_id: str | UnsetType = UNSET
    webhook_id: str | UnsetType = UNSET
    message_reference: Reference | UnsetType = UNSET
    referenced_message: Message | UnsetType | None = UNSET
    interaction_metadata: InteractionMetadata | UnsetType = UNSET
    thread: Channel | UnsetType = UNSET
    position: int | UnsetType = UNSET

    @property
    def owner_id(self) -> str | None:
        """The only user who sees this message, if it is ephemeral."""
        if self.flags & EPHEMERAL and self.interaction_metadata is not UNSET:
            return self.interaction_metadata.user.id
        return None


class AllowedMentions(Struct):
    """Whom a message may ping. Ids may be given as numbers."""

    parse: list[str] | None = None
    users: Annotated[list[str | int], Meta(max_length=100)] | None = None
    roles: Annotated[list[str | int], Meta(max_length=100)] | None = None
    replied_user: bool | None = None


class AttachmentForm(Struct):
    """An attachment to keep (`id` is its id) or to add (`id` is the index of the upload)."""

    id: str | int
    filename: Annotated[str, Meta(min_length=1, max_length=1024)] | None = None
    description: Annotated[str, Meta(max_length=1024)] | None = None


class ReferenceForm(Struct):
    """The message to reply to. Ids may be given as numbers."""

    message_id: str | int
    channel_id: str | int | None = None
    fail_if_not_exists: bool = True
    type: int = 0


class MessageForm(Struct, kw_only=True):
    """The body of a new message or an edit; UNSET leaves a part unchanged."""

    content: Annotated[str, Meta(max_length=2000)] | UnsetType | None = UNSET
    embeds: Annotated[list[Embed], Meta(max_length=10)] | UnsetType | None = UNSET
    components: list[Any] | UnsetType | None = UNSET
    attachments: Annotated[list[AttachmentForm], Meta(max_length=10)] | UnsetType | None = UNSET
    allowed_mentions: AllowedMentions | None = None
    flags: int | UnsetType | None = UNSET
    nonce: int | Annotated[str, Meta(max_length=25)] | None = None
    enforce_nonce: bool | None = None
    message_reference: ReferenceForm | None = None
    tts: bool | None = None
