"""The parts of a running sandbox, wired together."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.edge import Edge
from sandbox.faults import Faults
from sandbox.push.gateway import Gateway
from sandbox.push.live import Live
from sandbox.push.observer import Observer
from sandbox.rate_limits import RateLimits
from sandbox.service.answers import Answers
from sandbox.service.broadcast import Broadcast
from sandbox.service.channels import Channels
from sandbox.service.commands import Commands
from sandbox.service.emojis import Emojis
from sandbox.service.interactions import Interactions
from sandbox.service.messages import Messages
from sandbox.state.clock import Clock
from sandbox.state.first_world import open_world
from sandbox.state.storage import Storage
from sandbox.state.world import World


@dataclass
class LocalDiscord:
    """Everything that the routes of the bot and of people work on."""

    world: World
    gateway: Gateway
    live: Live
    broadcast: Broadcast
    messages: Messages
    channels: Channels
    commands: Commands
    emojis: Emojis
    interactions: Interactions
    answers: Answers
    faults: Faults
    edge: Edge
    rate_limits: RateLimits
    observer: Observer | None
    panel: str
    """The address of the program that serves the side panel of the page; empty: there is none."""

    @classmethod
    def open(
        cls,
        address: str,
        storage: Storage,
        clock: Clock,
        *,
        rate_limited: bool = False,
        pace: float = 1,
        observer: Observer | None = None,
        panel: str = "",
    ) -> LocalDiscord:
        """Opens the world. `address` is where people and bots reach the sandbox (http://…)."""
        world = open_world(clock, storage, address)
        gateway = Gateway(world, address.replace("http", "ws", 1) + "/gateway", observer)
        live = Live()
        broadcast = Broadcast(world, gateway, live)
        messages = Messages(world, broadcast)
        channels = Channels(world, broadcast, messages)
        interactions = Interactions(world, broadcast)
        return cls(
            world=world,
            gateway=gateway,
            live=live,
            broadcast=broadcast,
            messages=messages,
            channels=channels,
            commands=Commands(world, broadcast),
            emojis=Emojis(world),
            interactions=interactions,
            answers=Answers(world, broadcast, interactions, messages, channels),
            faults=Faults(),
            edge=Edge(),
            rate_limits=RateLimits(clock, enforced=rate_limited, pace=pace),
            observer=observer,
            panel=panel,
        )
