"""The emojis of the application: added, renamed and deleted within Discord's limits."""

from __future__ import annotations

import re
from base64 import b64decode
from binascii import Error as NotBase64

from sandbox.errors import Refused, invalid, too_many_emojis, unknown
from sandbox.state.world import World
from sandbox.validation.images import size_of
from sandbox.wire.emojis import ApplicationEmoji

MOST = 2000
LARGEST = 256 * 1024
NAME_LENGTHS = range(2, 33)
_NAME = re.compile(r"[A-Za-z0-9_]+")
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


class Emojis:
    """The emojis of the application; every change is stored."""

    def __init__(self, world: World) -> None:
        self._world = world

    def all(self) -> list[ApplicationEmoji]:
        return [*self._world.emojis.values()]

    def get(self, emoji_id: str) -> ApplicationEmoji:
        """Returns an emoji. Raises Refused (10014) if there is none."""
        if emoji_id not in self._world.emojis:
            raise unknown("Emoji")
        return self._world.emojis[emoji_id]

    def add(self, name: str, image: str) -> ApplicationEmoji:
        """Adds an emoji; `image` is a data URI. Raises Refused (30008, 50035)."""
        self._check_name(name)
        body = _decoded(image)
        content_type, measures = size_of(body, "")
        if measures is None:
            raise _no_image()
        if len(self._world.emojis) >= MOST:
            raise too_many_emojis(MOST)
        emoji = ApplicationEmoji(
            id=self._world.ids.next(), name=name, user=self._world.bot, animated=content_type == "image/gif"
        )
        self._world.emojis[emoji.id] = emoji
        self._world.save(emoji)
        self._world.storage.put_file(emoji.id, content_type, body)
        return emoji

    def rename(self, emoji: ApplicationEmoji, name: str) -> None:
        """Renames an emoji. Raises Refused (50035)."""
        if name != emoji.name:
            self._check_name(name)
        emoji.name = name
        self._world.save(emoji)

    def delete(self, emoji: ApplicationEmoji) -> None:
        del self._world.emojis[emoji.id]
        self._world.forget(emoji)
        self._world.storage.drop_file(emoji.id)

    def _check_name(self, name: str) -> None:
        if len(name) not in NAME_LENGTHS:
            raise invalid(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
        if not _NAME.fullmatch(name):
            raise invalid(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(emoji.name == name for emoji in self._world.emojis.values()):
            message = "An emoji with that name already exists for this application"
            raise invalid(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def _decoded(image: str) -> bytes:
    found = _IMAGE.fullmatch(image)
    try:
        body = b64decode(found[1], validate=True) if found else b""
    except NotBase64:
        body = b""
    if not body:
        raise _no_image()
    if len(body) > LARGEST:
        raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return body


def _no_image() -> Refused:
    return invalid(("image",), "IMAGE_INVALID", "Invalid image")
