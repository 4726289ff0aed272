"""Answers to interactions, and follow-up messages; the token in the path authorizes them."""

from __future__ import annotations

from typing import Any

from sandbox.errors import unknown
from sandbox.rest.call import Call, Routes
from sandbox.service.interactions import Interaction
from sandbox.wire.interactions import SEND_MESSAGE, UPDATE_MESSAGE, Callback
from sandbox.wire.messages import EPHEMERAL, LOADING, Message

routes = Routes()
_MESSAGES = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback", with_token=False)
def answer(call: Call) -> dict[str, Any] | None:
    interaction = call.local.interactions.answerable(call.path["interaction_id"], call.path["interaction_token"])
    callback = call.form(Callback)
    message = call.local.answers.first(interaction, callback, call.uploads)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return None
    return _response(interaction, callback.type, message)


def _response(interaction: Interaction, answer: int, message: Message | None) -> dict[str, Any]:
    described: dict[str, Any] = {"id": interaction.id, "type": interaction.type}
    if interaction.original_id is not None:
        described["response_message_id"] = interaction.original_id
    if message is not None:
        described["response_message_loading"] = bool(message.flags & LOADING)
        described["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
    body: dict[str, Any] = {"interaction": described}
    if message is not None and answer in (SEND_MESSAGE, UPDATE_MESSAGE):
        body["resource"] = {"type": answer, "message": message}
    return body


@routes("POST", "/webhooks/{webhook_id}/{webhook_token}", with_token=False)
def follow_up(call: Call) -> Message:
    return call.local.answers.follow_up(_interaction(call), call.body, call.uploads)


@routes("GET", _MESSAGES, with_token=False)
def message(call: Call) -> Message:
    return call.local.answers.message(_interaction(call), call.path["message_id"])


@routes("PATCH", _MESSAGES, with_token=False)
def edit(call: Call) -> Message:
    interaction = _interaction(call)
    message = call.local.answers.message(interaction, call.path["message_id"])
    return call.local.answers.edit(interaction, message, call.body, call.uploads)


@routes("DELETE", _MESSAGES, with_token=False)
def delete(call: Call) -> None:
    interaction = _interaction(call)
    message = call.local.answers.message(interaction, call.path["message_id"])
    call.local.answers.delete(interaction, message)


def _interaction(call: Call) -> Interaction:
    if call.path["webhook_id"] != call.world.application_id:
        raise unknown("Webhook")
    return call.local.interactions.by_token(call.path["webhook_token"])
