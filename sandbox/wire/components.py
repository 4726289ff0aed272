"""Message components (classic and V2), with the limits of each field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

CustomId = Annotated[str, Meta(min_length=1, max_length=100)]
AltText = Annotated[str, Meta(min_length=1, max_length=1024)]
Placeholder = Annotated[str, Meta(max_length=150)]
Count = Annotated[int, Meta(ge=0, le=25)]
LINK, PREMIUM = 5, 6


class Component(Struct, kw_only=True, tag_field="type"):
    """A component; `id` is unique in its message, and 0 lets Discord assign one."""

    id: Annotated[int, Meta(ge=0)] = 0


class Emoji(Struct):
    """A Unicode emoji, or one with an id, which may be given as a number."""

    name: Annotated[str, Meta(max_length=32)]
    id: str | int | UnsetType = UNSET
    animated: bool | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.id is not UNSET:
            self.id = str(self.id)


class Button(Component, kw_only=True, tag=2):
    style: Annotated[int, Meta(ge=1, le=6)]
    custom_id: CustomId | UnsetType = UNSET
    label: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    emoji: Emoji | UnsetType = UNSET
    url: Annotated[str, Meta(max_length=512)] | UnsetType = UNSET
    sku_id: str | UnsetType = UNSET
    disabled: bool = False


class Option(Struct, kw_only=True):
    label: Annotated[str, Meta(min_length=1, max_length=100)]
    value: Annotated[str, Meta(min_length=1, max_length=100)]
    description: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET
    emoji: Emoji | UnsetType = UNSET
    default: bool = False


class DefaultValue(Struct):
    """An entity that is chosen by default. The id may be given as a number."""

    id: str | int
    type: str

    def __post_init__(self) -> None:
        self.id = str(self.id)


class Select(Component, kw_only=True):
    custom_id: CustomId
    placeholder: Placeholder | UnsetType = UNSET
    min_values: Count = 1
    max_values: Annotated[int, Meta(ge=1, le=25)] = 1
    disabled: bool = False
    required: bool | UnsetType = UNSET


class StringSelect(Select, kw_only=True, tag=3):
    options: Annotated[list[Option], Meta(min_length=1, max_length=25)]


class EntitySelect(Select, kw_only=True):
    default_values: Annotated[list[DefaultValue], Meta(max_length=25)] | UnsetType = UNSET


class UserSelect(EntitySelect, kw_only=True, tag=5):
    pass


class RoleSelect(EntitySelect, kw_only=True, tag=6):
    pass


class MentionableSelect(EntitySelect, kw_only=True, tag=7):
    pass


class ChannelSelect(EntitySelect, kw_only=True, tag=8):
    channel_types: list[int] | UnsetType = UNSET


AnySelect = StringSelect | UserSelect | RoleSelect | MentionableSelect | ChannelSelect


class ActionRow(Component, kw_only=True, tag=1):
    components: Annotated[list[Button | AnySelect], Meta(min_length=1, max_length=5)]


class Media(Struct, kw_only=True):
    """An image or file; its URL is `attachment://name` in a request, an address once it is stored."""

    url: Annotated[str, Meta(max_length=2048)]
    id: str = ""
    proxy_url: str = ""
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    attachment_id: str | UnsetType = UNSET


class TextDisplay(Component, kw_only=True, tag=10):
    content: Annotated[str, Meta(min_length=1, max_length=4000)]


class Thumbnail(Component, kw_only=True, tag=11):
    media: Media
    description: AltText | None = None
    spoiler: bool = False


class Section(Component, kw_only=True, tag=9):
    components: Annotated[list[TextDisplay], Meta(min_length=1, max_length=3)]
    accessory: Button | Thumbnail


class GalleryItem(Struct, kw_only=True):
    media: Media
    description: AltText | None = None
    spoiler: bool = False


class MediaGallery(Component, kw_only=True, tag=12):
    items: Annotated[list[GalleryItem], Meta(min_length=1, max_length=10)]


class File(Component, kw_only=True, tag=13):
    file: Media
    name: str | None = None
    size: int | None = None
    spoiler: bool = False


class Separator(Component, kw_only=True, tag=14):
    divider: bool = True
    spacing: Annotated[int, Meta(ge=1, le=2)] = 1


Inner = ActionRow | TextDisplay | Section | MediaGallery | File | Separator


class Container(Component, kw_only=True, tag=17):
    components: Annotated[list[Inner], Meta(min_length=1, max_length=40)]
    accent_color: Annotated[int, Meta(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool = False


TopLevel = ActionRow | TextDisplay | Section | MediaGallery | File | Separator | Container
AnyComponent = TopLevel | Button | AnySelect | Thumbnail
Place = tuple[str | int, ...]


def walk(components: list[TopLevel], place: Place = ()) -> Iterator[tuple[Place, AnyComponent]]:
    """Yields every component with its place, in the order of the message, parents first."""
    for index, component in enumerate(components):
        here = (*place, index)
        yield here, component
        match component:
            case ActionRow() | Section() | Container():
                yield from _children(component, here)
            case _:
                pass


def _children(parent: ActionRow | Section | Container, place: Place) -> Iterator[tuple[Place, AnyComponent]]:
    if isinstance(parent, Container):
        yield from walk(list(parent.components), (*place, "components"))
        return
    for index, child in enumerate(parent.components):
        yield (*place, "components", index), child
    if isinstance(parent, Section):
        yield (*place, "accessory"), parent.accessory


def media_of(component: AnyComponent) -> list[tuple[Place, Media]]:
    """Returns the images and files that a component itself shows, with their places in it."""
    match component:
        case Thumbnail():
            return [(("media",), component.media)]
        case File():
            return [(("file",), component.file)]
        case MediaGallery():
            return [(("items", i, "media"), item.media) for i, item in enumerate(component.items)]
        case _:
            return []


def emojis_of(component: AnyComponent) -> list[tuple[Place, Emoji]]:
    """Returns the emojis that a component itself shows, with their places in it."""
    match component:
        case Button() if component.emoji is not UNSET:
            return [(("emoji",), component.emoji)]
        case StringSelect():
            found = enumerate(component.options)
            return [(("options", i, "emoji"), option.emoji) for i, option in found if option.emoji is not UNSET]
        case _:
            return []
