"""Embeds, with the limits of each field."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

Url = Annotated[str, Meta(max_length=2048)]
MAX_CHARACTERS = 6000


class Image(Struct):
    url: Url
    proxy_url: str | UnsetType = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET


class Footer(Struct):
    text: Annotated[str, Meta(max_length=2048)]
    icon_url: Url | UnsetType = UNSET


class Author(Struct):
    name: Annotated[str, Meta(max_length=256)]
    url: Url | UnsetType = UNSET
    icon_url: Url | UnsetType = UNSET


class Field(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=256)]
    value: Annotated[str, Meta(min_length=1, max_length=1024)]
    inline: bool = False


class Embed(Struct):
    type: str = "rich"
    url: Url | UnsetType = UNSET
    title: Annotated[str, Meta(max_length=256)] | UnsetType = UNSET
    description: Annotated[str, Meta(max_length=4096)] | UnsetType = UNSET
    color: Annotated[int, Meta(ge=0, le=0xFFFFFF)] | UnsetType = UNSET
    timestamp: str | UnsetType = UNSET
    author: Author | UnsetType = UNSET
    image: Image | UnsetType = UNSET
    thumbnail: Image | UnsetType = UNSET
    footer: Footer | UnsetType = UNSET
    fields: Annotated[list[Field], Meta(max_length=25)] | UnsetType = UNSET

    def texts(self) -> list[str]:
        """Returns the texts that count towards the character limit."""
        found = [self.title or "", self.description or ""]
        if self.author:
            found.append(self.author.name)
        if self.footer:
            found.append(self.footer.text)
        for entry in self.fields or []:
            found += [entry.name, entry.value]
        return found
