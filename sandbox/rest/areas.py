"""All areas of the REST API."""

from sandbox.rest import channels, commands, emojis, gateway, guilds, interactions, messages, threads, users

ALL = (
    interactions.routes,
    channels.routes,  # before messages: `pins` is not a message id
    messages.routes,
    threads.routes,
    users.routes,
    guilds.routes,
    commands.routes,
    emojis.routes,
    gateway.routes,
)
