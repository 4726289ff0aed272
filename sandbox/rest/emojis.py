"""The emojis of the application."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandbox.rest.call import Call, Reply, Routes
from sandbox.wire.emojis import ApplicationEmoji

routes = Routes()
_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"


class EmojiForm(Struct):
    name: str
    image: str


class NameForm(Struct):
    name: str | None = None


@routes("GET", _ALL)
def all_emojis(call: Call) -> dict[str, Any]:
    call.require_application()
    return {"items": call.local.emojis.all()}


@routes("POST", _ALL)
def create(call: Call) -> Reply:
    call.require_application()
    form = call.form(EmojiForm)
    return Reply(201, call.local.emojis.add(form.name, form.image))


@routes("GET", _ONE)
def emoji(call: Call) -> ApplicationEmoji:
    return _found(call)


@routes("PATCH", _ONE)
def rename(call: Call) -> ApplicationEmoji:
    found, form = _found(call), call.form(NameForm)
    if form.name is not None:
        call.local.emojis.rename(found, form.name)
    return found


@routes("DELETE", _ONE)
def delete(call: Call) -> None:
    call.local.emojis.delete(_found(call))


def _found(call: Call) -> ApplicationEmoji:
    call.require_application()
    return call.local.emojis.get(call.path["emoji_id"])
