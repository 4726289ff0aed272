"""Turns the body of a request into the content of a message, within Discord's rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from sandbox.errors import Path, Problems, empty_message, invalid, invalid_shape, too_large
from sandbox.state.world import World
from sandbox.validation.component_rules import read_components, without_nulls
from sandbox.validation.images import size_of
from sandbox.validation.lengths import convert, length
from sandbox.wire import embeds as embed_limits
from sandbox.wire.components import File, Media, TopLevel, emojis_of, media_of, walk
from sandbox.wire.embeds import Embed
from sandbox.wire.messages import (
    COMPONENTS_V2,
    EDITED_FLAGS,
    SUPPRESS_EMBEDS,
    Attachment,
    AttachmentForm,
    Message,
    MessageForm,
)

MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_FILES = 10
_UNSAFE_IN_NAME = re.compile(r"[^\w.\-]")


@dataclass
class Upload:
    """A file uploaded with a request; `index` is the n of its field `files[n]`."""

    index: str
    filename: str
    body: bytes


@dataclass
class Draft:
    """The visible parts of a message, checked, and its files."""

    content: str
    embeds: list[Embed]
    components: list[TopLevel]
    flags: int
    files: list[Attachment] = field(default_factory=list)
    named: list[Attachment] = field(default_factory=list)
    """The files that `attachment://` may name: those that the request itself brings or lists."""
    shown_elsewhere: set[str] = field(default_factory=set)
    bodies: dict[str, bytes] = field(default_factory=dict)

    @property
    def attachments(self) -> list[Attachment]:
        """The files that are not shown in an embed or component."""
        return [file for file in self.files if file.id not in self.shown_elsewhere]

    @property
    def is_empty(self) -> bool:
        return not (self.content or self.embeds or self.components or self.files)


def read_form(body: Any, root: Path = ()) -> MessageForm:
    """Returns the message in a body. Raises Refused (50035) if the body has another shape."""
    try:
        return convert(_without_nulls_in_embeds(body), MessageForm)
    except msgspec.ValidationError as error:
        raise invalid_shape(error, root) from None


def compose(
    world: World,
    channel_id: str,
    form: MessageForm,
    uploads: list[Upload],
    *,
    before: Message | None = None,
    root: Path = (),
) -> Draft:
    """Returns the content of a new message, or of the message `before` after an edit.

    Raises Refused: 50035 for a broken rule, 50006 for an empty message, 40005 for a file too large.
    """
    draft = _draft_of(form, before)
    v2 = bool(draft.flags & COMPONENTS_V2)
    if form.components is not UNSET:
        draft.components = read_components(form.components or [], v2=v2, root=(*root, "components"))
        _resolve_emojis(world, draft, (*root, "components"))
    _refuse_legacy_parts(draft, root)
    _check_embeds(draft.embeds, root)
    _collect_files(world, channel_id, draft, form, uploads, before)
    _resolve(world, draft, root)
    if draft.is_empty:
        raise empty_message()
    return draft


def _draft_of(form: MessageForm, before: Message | None) -> Draft:
    if before is None:
        return Draft(form.content or "", form.embeds or [], [], form.flags or 0)
    content = before.content if form.content is UNSET else form.content or ""
    embeds = before.embeds if form.embeds is UNSET else form.embeds or []
    return Draft(content, embeds, before.components, _edited_flags(form, before))


def _edited_flags(form: MessageForm, before: Message) -> int:
    """Returns the flags of a message after an edit, which may set two, and take away one of them."""
    if form.flags is UNSET or form.flags is None:
        return before.flags
    return (before.flags & ~SUPPRESS_EMBEDS) | (form.flags & EDITED_FLAGS)


def _without_nulls_in_embeds(body: Any) -> Any:
    if isinstance(body, dict) and body.get("embeds"):
        return {**body, "embeds": without_nulls(body["embeds"])}
    return body


def _refuse_legacy_parts(draft: Draft, root: Path) -> None:
    if not draft.flags & COMPONENTS_V2:
        return
    problems = Problems(root)
    for name in ("content", "embeds"):
        if getattr(draft, name):
            problems.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    problems.refuse()


def _check_embeds(embeds: list[Embed], root: Path) -> None:
    characters = sum(length(text) for embed in embeds for text in embed.texts())
    if characters > embed_limits.MAX_CHARACTERS:
        raise invalid((*root, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _collect_files(
    world: World,
    channel_id: str,
    draft: Draft,
    form: MessageForm,
    uploads: list[Upload],
    before: Message | None,
) -> None:
    owned = world.files.get(before.id, []) if before else []
    forms = form.attachments if form.attachments is not UNSET else None
    described = {str(entry.id): entry for entry in forms or []}
    draft.files = [file for file in owned if forms is None or file.id in described]
    draft.named = [file for file in draft.files if file.id in described]
    if len(draft.files) + len(uploads) > MAX_FILES:
        raise invalid(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    for upload in uploads:
        if len(upload.body) > MAX_FILE_BYTES:
            raise too_large()
        file = attachment_of(world, channel_id, upload, described.get(upload.index))
        draft.files.append(file)
        draft.named.append(file)
        draft.bodies[file.id] = upload.body


def attachment_of(world: World, channel_id: str, upload: Upload, form: AttachmentForm | None = None) -> Attachment:
    """Returns the attachment that a file becomes. Its body is yet to be stored."""
    id = world.ids.next()
    name = _UNSAFE_IN_NAME.sub("_", (form and form.filename) or upload.filename)
    url = f"{world.address}/cdn/attachments/{channel_id}/{id}/{name}"
    file = Attachment(id=id, filename=name, size=len(upload.body), url=url, proxy_url=url)
    file.content_type, measures = size_of(upload.body, name)
    if measures:
        file.width, file.height = measures
    if form and form.description:
        file.description = form.description
    return file


def _resolve(world: World, draft: Draft, root: Path) -> None:
    """Replaces every `attachment://name` with an address."""
    by_name = {f"attachment://{file.filename}": file for file in draft.named}
    by_id = {file.id: file for file in draft.files}
    problems = Problems(root)
    for place, component in walk(draft.components):
        for inner, media in media_of(component):
            file = by_name.get(media.url) or by_id.get(media.attachment_id or "")
            if file is not None:
                _show(media, file)
                draft.shown_elsewhere.add(file.id)
                if isinstance(component, File):
                    component.name, component.size = file.filename, file.size
            elif _names_no_file(media.url, isinstance(component, File)):
                _file_missing(problems, ("components", *place, *inner, "url"), media.url)
            elif not media.id:
                media.id, media.proxy_url = world.ids.next(), media.url
    for index, embed in enumerate(draft.embeds):
        for name in ("image", "thumbnail"):
            image = getattr(embed, name)
            if image is UNSET:
                continue
            file = by_name.get(image.url)
            if file is not None:
                image.url = image.proxy_url = file.url
                image.width, image.height = file.width, file.height
            elif image.url.startswith("attachment://"):
                _file_missing(problems, ("embeds", index, name, "url"), image.url)
            draft.shown_elsewhere |= {known.id for known in draft.files if known.url == image.url}
    problems.refuse()


def _resolve_emojis(world: World, draft: Draft, root: Path) -> None:
    """Gives every emoji of the application in buttons and menus its name. Raises Refused (50035) for unknown ones."""
    problems = Problems(root)
    for place, component in walk(draft.components):
        for inner, emoji in emojis_of(component):
            if emoji.id is UNSET:
                continue
            known = world.emojis.get(str(emoji.id))
            if known is None:  # Discord has only this code, for menus too
                problems.add((*place, *inner, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
            else:
                emoji.name, emoji.animated = known.name, known.animated
    problems.refuse()


def _show(media: Media, file: Attachment) -> None:
    media.id = media.attachment_id = file.id
    media.url = media.proxy_url = file.url
    media.width = file.width or None
    media.height = file.height or None
    media.content_type = file.content_type or None


def _names_no_file(url: str, only_attachments: bool) -> bool:
    return not url.startswith(("http://", "https://")) or (only_attachments and "/cdn/" not in url)


def _file_missing(problems: Problems, place: Path, url: str) -> None:
    name = url.removeprefix("attachment://")
    problems.add(
        place,
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        f'The referenced attachment was not found: "{name}"',
    )
