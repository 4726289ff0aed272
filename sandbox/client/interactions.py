"""Handles what a person does with the bot: commands, buttons, menus and forms."""

from __future__ import annotations

from typing import Any

from sandbox.client.command_input import find_command, read_options
from sandbox.client.gestures import Details, Field, Gesture, read_gesture
from sandbox.client.person import PersonCall
from sandbox.client.resolving import Resolved
from sandbox.errors import Refused, missing_permissions, unknown
from sandbox.service.installs import owners_of_command, owners_of_component
from sandbox.service.interactions import Interaction, may_use_commands
from sandbox.validation.modal_rules import read_submission
from sandbox.wire.channels import Channel
from sandbox.wire.commands import CHAT_INPUT, USER, Command
from sandbox.wire.components import (
    LINK,
    PREMIUM,
    AnyComponent,
    Button,
    ChannelSelect,
    MentionableSelect,
    RoleSelect,
    Select,
    StringSelect,
    UserSelect,
    walk,
)
from sandbox.wire.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from sandbox.wire.messages import Message

_SELECT_TYPES: dict[type, int] = {
    StringSelect: 3,
    UserSelect: 5,
    RoleSelect: 6,
    MentionableSelect: 7,
    ChannelSelect: 8,
}


def interact(call: PersonCall) -> dict[str, str]:
    """Sends an interaction to the bot, and wakes an archived thread before.

    A forged one and what is still being typed wake nothing. Raises Refused if Discord's app would not allow it.
    """
    gesture = read_gesture(call.body)
    channel = call.visible(gesture.channel_id)
    if gesture.type != AUTOCOMPLETE and not gesture.forge:
        call.local.channels.wake_for(call.user.id, channel)
    if gesture.type in (COMMAND, AUTOCOMPLETE):
        interaction = _use_command(call, channel, gesture)
    elif gesture.type == COMPONENT:
        interaction = _use_component(call, channel, gesture)
    elif gesture.type == MODAL_SUBMIT:
        interaction = _submit(call, channel, gesture)
    else:
        raise Refused(400, 50035, "The type of an interaction is 2, 3, 4 or 5")
    return {"id": interaction.id}


def _nonce(gesture: Gesture) -> str | None:
    return None if gesture.nonce is None else str(gesture.nonce)


def _use_command(call: PersonCall, channel: Channel, gesture: Gesture) -> Interaction:
    if not may_use_commands(call.world, call.user.id, channel):
        raise missing_permissions()
    command = find_command(call.world, call.user.id, channel, gesture.data)
    resolved = Resolved(call.world, channel, call.user.id)
    resolved.attach(gesture.data.attachments)
    sent: dict[str, Any] = {"id": command.id, "name": command.name, "type": command.type}
    if command.guild_id:
        sent["guild_id"] = command.guild_id
    if command.type == CHAT_INPUT:
        typing = gesture.type == AUTOCOMPLETE
        sent["options"] = read_options(command, gesture.data.options or [], resolved, typing=typing)
    else:
        sent["target_id"] = _target(command, gesture.data.target_id, channel, resolved)
    if resolved.found:
        sent["resolved"] = resolved.found
    owners = owners_of_command(call.world, call.user.id, channel, command)
    return call.local.interactions.open(
        gesture.type, call.user.id, channel, sent, owners, nonce=_nonce(gesture), command=command
    )


def _target(command: Command, target_id: str, channel: Channel, resolved: Resolved) -> str:
    if command.type == USER:
        resolved.user(target_id)
    else:
        resolved.message(channel.id, target_id)
    return target_id


def _use_component(call: PersonCall, channel: Channel, gesture: Gesture) -> Interaction:
    message = call.world.message(channel.id, gesture.message_id)
    if message.owner_id not in (None, call.user.id):
        raise unknown("Message")
    if message.author.id != call.world.bot.id:
        raise Refused(400, 50035, "The message is not from the bot")
    sent = _forged(gesture.data) if gesture.forge else _checked(call, channel, message, gesture.data)
    owners = owners_of_component(call.world, call.user.id, channel, message)
    return call.local.interactions.open(
        COMPONENT, call.user.id, channel, sent, owners, nonce=_nonce(gesture), message=message
    )


def _forged(details: Details) -> dict[str, Any]:
    """Returns the data of a click, whatever the message contains."""
    sent: dict[str, Any] = {"component_type": details.component_type, "custom_id": details.custom_id, "id": 1}
    return sent if details.values is None else sent | {"values": details.values}


def _checked(call: PersonCall, channel: Channel, message: Message, details: Details) -> dict[str, Any]:
    """Returns the data of a click. Raises Refused (400) if the message does not offer it."""
    component = _component(message, details.custom_id)
    if isinstance(component, Button):
        if component.disabled or component.style in (LINK, PREMIUM):
            raise Refused(400, 50035, "The button cannot be pressed")
        return {"component_type": 2, "custom_id": component.custom_id, "id": component.id}
    if not isinstance(component, Select) or component.disabled:
        raise Refused(400, 50035, "The menu is disabled")
    values = details.values or []
    resolved = Resolved(call.world, channel, call.user.id)
    _check_values(component, values, resolved)
    sent = {
        "component_type": _SELECT_TYPES[type(component)],
        "custom_id": component.custom_id,
        "id": component.id,
        "values": values,
    }
    return sent | ({"resolved": resolved.found} if resolved.found else {})


def _component(message: Message, custom_id: str) -> AnyComponent:
    for _, component in walk(message.components):
        if getattr(component, "custom_id", None) == custom_id:
            return component
    raise Refused(400, 50035, f"The message has no component {custom_id!r}")


def _check_values(select: Select, values: list[str], resolved: Resolved) -> None:
    if not select.min_values <= len(values) <= select.max_values or len(set(values)) < len(values):
        raise Refused(400, 50035, f"Choose {select.min_values} to {select.max_values} different values")
    for value in values:
        match select:
            case StringSelect():
                if all(option.value != value for option in select.options):
                    raise Refused(400, 50035, f"The menu does not offer {value!r}")
            case UserSelect():
                resolved.user(value)
            case RoleSelect():
                resolved.role(value)
            case ChannelSelect():
                resolved.channel(value)
            case _:
                resolved.mentionable(value)


def _submit(call: PersonCall, channel: Channel, gesture: Gesture) -> Interaction:
    details = gesture.data
    opener = call.local.interactions.with_modal(call.user.id, gesture.modal_interaction_id, details.custom_id)
    if opener.modal is None:
        raise Refused(400, 50035, "No such modal is open")
    components = read_submission(opener.modal, Field(components=details.components).answers())
    message = call.world.messages.get(channel.id, {}).get(opener.message_id or "")
    resolved = Resolved(call.world, channel, call.user.id)
    resolved.from_components(components)
    sent: dict[str, Any] = {"custom_id": opener.modal.custom_id, "components": components}
    if resolved.found:
        sent["resolved"] = resolved.found
    interaction = call.local.interactions.open(
        MODAL_SUBMIT, call.user.id, channel, sent, opener.owners, nonce=_nonce(gesture), message=message, trigger=opener
    )
    opener.modal = None
    return interaction
