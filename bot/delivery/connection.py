"""The connection to Discord: how fast it is, and whose bot it is."""

import math

import discord


def latencies(client: discord.Client) -> list[tuple[int, float]]:
    """Returns the seconds of a heartbeat of each shard that is connected and has had one."""
    found = getattr(client, "latencies", None) or [(0, client.latency)]
    return [(shard, latency) for shard, latency in found if math.isfinite(latency)]


def people_install(client: discord.Client) -> bool:
    """Whether people can install the application for themselves, as far as Discord has said."""
    application = client.application
    if application is None:
        return False
    return application.user_integration_config is not None or application.guild_integration_config is None


def is_owner(client: discord.Client, person: int) -> bool:
    """Whether the bot belongs to a person, alone or in a team."""
    application = client.application
    if application is None:
        return False
    team = application.team.members if application.team else []
    return person in {application.owner.id, *(member.id for member in team)}
