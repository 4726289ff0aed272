"""The discord.py client: registers the commands and routes interactions."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine
from socket import gethostname
from typing import Any, Literal

import discord
import structlog
import yarl
from discord import app_commands
from discord.backoff import ExponentialBackoff

from bot import commands
from bot.app.assembly import Assembly, machine_time
from bot.app.background import BACKGROUND
from bot.app.intake import Intake
from bot.app.listening import beat, connected, keep_listening
from bot.app.refusals import RESERVE, StartsUsedUp, process
from bot.app.registration import Translator, register
from bot.app.requests import counting
from bot.app.shards import parse, shard_of
from bot.app.warmup import freeze
from bot.delivery.edge import guard
from bot.delivery.limits import watch
from bot.delivery.welcome import is_recent, post_welcome
from bot.domain.calendar import Now
from bot.domain.errors import UserError
from bot.interactions import router
from bot.interactions.answer import Answer
from bot.interactions.slash import Command, Menu
from bot.jobs.cancel import end
from bot.jobs.worker import Jobs
from bot.settings import Settings
from bot.store.claims import Taken
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis

_log = structlog.get_logger()

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
LEAVE_SECONDS = 2.0
"""How long an interaction may take on its way to this process."""
REGISTERING_SECONDS = 3.0
"""How long connecting waits for the commands to be registered: usually a moment."""
DRAIN_SECONDS = 10.0
"""How long a stop waits for the answers under way."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """How long discord.py waits before it connects again: up to half a minute, not up to seventeen."""

    def __init__(self) -> None:
        super().__init__()
        self._max = 5


discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined,assignment]
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice


class Client(discord.AutoShardedClient):
    """Connects Parlour to Discord, as all shards of the bot or as some. Needs no privileged intent."""

    def __init__(
        self,
        settings: Settings,
        *,
        works: bool = True,
        connects: bool = True,
        now: Now = machine_time,
        database: EmbeddedRedis | None = None,
    ) -> None:
        """`works`: runs jobs; `connects`: answers people, so it registers the commands; `now`: the clock.

        `database`: Parlour's own, if it was started already. Raises InvalidShards.
        """
        intents = discord.Intents(guilds=True)
        self._assembly = Assembly(settings, now, database)
        self.services = self._assembly.services
        self.metrics = self._assembly.metrics
        shards = parse(settings.shards, gethostname())
        super().__init__(
            intents=intents,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=watch(counting(self.metrics)),
        )
        guard(self, self.services.edge)
        if shards is not None:
            self.shard_ids, self.shard_count = list(shards.ids), shards.total
        self.intake = Intake()
        self.tree = Tree(self, self.intake)
        self.opened = asyncio.Event()
        """Set once the database is open and the jobs run."""
        self._works = works
        self._connects = connects
        self._places = 1
        """How many shards may identify at the same time."""
        self._background: list[asyncio.Task[None]] = []
        self._is_assembled = False

    @property
    def jobs(self) -> Jobs:
        """The tasks, once the bot has been opened."""
        return self._assembly.jobs

    async def open(self) -> None:
        """Opens the database, so that the health check says what keeps Parlour from starting, if anything does."""
        if not self._is_assembled:
            self._is_assembled = True
            await self._assembly.open(self, self._back_up)

    async def _back_up(self, store: Store) -> None:
        from bot.app import upgrading  # rarely needed

        settings = self.services.settings
        first = self._connects and 0 in (self.shard_ids or [0])  # one process, so that it is known where backups are
        for line in await upgrading.back_up(store, settings, upgrades=first or not settings.redis_url):
            _log.info("backup before the upgrade", said=line)

    async def login(self, token: str) -> None:
        """Opens the database and logs in."""
        await self.open()
        await super().login(token)

    async def setup_hook(self) -> None:
        """Starts the jobs once Discord has accepted the token. Registers the commands meanwhile."""
        if self._connects:
            await self._look_at_starts()
        if self._works:
            await self._assembly.work()
        if self._connects:
            await self._register_commands()
            self._start(keep_listening(self, self.services.store.liveness))
        freeze()
        for run in BACKGROUND:
            self._start(run(self.services, self._connects))
        await self.services.store.starts.logged_in(process(self.services.settings))
        self.services.edge.tells = True
        self.opened.set()

    async def on_ready(self) -> None:
        """Called by discord.py once all servers are known, which may be a million objects: see `freeze`."""
        gc.freeze()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._background.append(task)
        return task

    async def prepare_commands(self) -> None:
        """Makes the commands, which Discord learns of when they are registered."""
        made: list[Command | Menu] = [*commands.build(self.services), *commands.build_menus(self.services)]
        for command in made:
            self.tree.add_command(command)
        self.tree.error(self._explain)
        await self.tree.set_translator(Translator())

    async def _register_commands(self) -> None:
        """Registers the commands in the background. Usually that is done before the bot connects."""
        await self.prepare_commands()
        forgets = bool(self.services.settings.discord_url)  # the sandbox may
        registering = self._start(register(self.tree, self.services.store.starts, forgets=forgets))
        await asyncio.wait({registering}, timeout=REGISTERING_SECONDS)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Passes an event on, unless the client was closed: discord.py's wait for the list of servers outlives it."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def _look_at_starts(self) -> None:
        """Takes as many shards as Discord recommends, unless a number is set. Raises StartsUsedUp."""
        recommended, _, limit = await self.http.get_bot_gateway()
        self.shard_count = self.shard_count or recommended
        self._places = limit["max_concurrency"]
        if limit["remaining"] < len(self.shard_ids or range(self.shard_count)) + RESERVE:
            raise StartsUsedUp(limit["reset_after"] / 1000)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until this shard may identify: shards take turns, also with those of other processes.

        A new session names the servers of its shard again, and discord.py would keep those that it no longer names.
        """
        for guild in [guild for guild in self.guilds if guild.shard_id == (shard_id or 0)]:
            self._connection._remove_guild(guild)
        if self.shard_count == 1:
            return await super().before_identify_hook(shard_id, initial=initial)
        try:
            while left := await self.services.store.starts.take_turn((shard_id or 0) % self._places):
                await asyncio.sleep(left)
        except StoreUnavailable:
            await super().before_identify_hook(shard_id)

    async def on_shard_connect(self, shard: int) -> None:
        """Logs that the bot is ready, and notes the servers that changed while the shard was not connected."""
        count = self.shard_count or 1
        if set(self.shard_ids or range(count)) <= set(connected(self)):
            _log.info("Parlour is ready", **({"shards": count} if count > 1 else {}))
        there = {guild.id for guild in self.guilds}  # also those that are in an outage
        await self._note(self._compare(there, lambda guild: shard_of(guild, count) == shard))
        await beat(self, self.services.store.liveness)
        await self._note(self.services.store.starts.accepted())

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stops the match of a deleted thread."""
        await self._deleted(payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Tells the players of a thread that was archived how to go on."""
        state = payload.data["thread_metadata"]
        if state["archived"] and self.opened.is_set():
            await self.services.announcer.thread_archived(payload.thread_id, locked=state.get("locked", False))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stops the matches of a deleted channel; for its threads there are events of their own."""
        await self._deleted(channel.id, channel.guild.id)

    async def _deleted(self, channel: int, guild: int = 0) -> None:
        if self.opened.is_set():
            await self.services.announcer.channel_deleted(channel, guild)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers presses and forms; the command tree answers commands."""
        if interaction.type in PRESSES and self.intake.admits(interaction.id):
            await router.press(self.services, interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Notes that Parlour is no longer on a server; an outage of Discord does not count."""
        await self._note(self._left(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Notes that Parlour is on a server, and introduces it there."""
        await self._note(self._joined(guild.id))
        await self._note(post_welcome(self, self.services.store.departures, guild, self.services.settings.language))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Does the same after a recent invitation: so discord.py calls one that comes while it still connects."""
        if is_recent(guild, self.services.now()):
            await self.on_guild_join(guild)
        else:
            await self._note(self._joined(guild.id))

    async def _compare(self, there: set[int], listens: Callable[[int], bool]) -> None:
        for guild in await self.services.store.departures.compare(there, listens):
            await (self._joined(guild) if guild in there else self._left(guild))

    async def _left(self, guild: int) -> None:
        now = self.services.now()
        await self.services.store.departures.left(guild, now)
        await self.services.queue.follow_server(guild, f"left:{now}")

    async def _joined(self, guild: int) -> None:
        if await self.services.store.departures.since(guild):
            await self.services.queue.follow_server(guild, f"joined:{self.services.now()}")

    async def _note(self, noting: Awaitable[None]) -> None:
        try:
            await noting
        except StoreUnavailable as error:  # noted when Parlour connects the next time
            _log.warning("server not noted", error=str(error))

    async def _explain(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answers a command that discord.py refused: one of earlier versions, or with an option of the wrong type."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        explained: Exception = error
        if isinstance(error, app_commands.CommandNotFound):
            explained = UserError("command-gone", command=error.name)
        await Answer(self.services, interaction).refuse(explained)

    async def leave(self) -> None:
        """Leaves what people do from now on to another process, which gets it, too, if there is one.

        What was done before may have been sent to this one only, and is answered when it arrives.
        """
        self.intake.shut(self.services.now() + 1)
        await asyncio.sleep(LEAVE_SECONDS)

    async def close(self) -> None:
        """Stops everything that belongs to this client: the answers, the jobs, then the connection that they use."""
        await self.intake.finish(DRAIN_SECONDS)
        for task in self._background:
            await end(task)
        await self._assembly.close()
        await super().close()


class Tree(app_commands.CommandTree["Client"]):
    """The commands. One that is delivered again, or that another process answers, is ignored."""

    def __init__(self, client: Client, intake: Intake) -> None:
        super().__init__(client)
        self._intake = intake

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether a command is to be answered. One that is still being typed is claimed here, others when they read."""
        if not self._intake.admits(interaction.id):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            try:
                await self.client.services.store.claims.claim(interaction.id)
            except Taken:
                return False
            except StoreUnavailable:
                return True  # what needs no database is suggested all the same
        return True


def create_bot(
    settings: Settings,
    *,
    works: bool = True,
    connects: bool = True,
    now: Now = machine_time,
    database: EmbeddedRedis | None = None,
) -> Client:
    """Returns the bot, not started: `await bot.start(token)` runs it. One that does not connect only needs `login`."""
    if settings.discord_url:
        point_at(settings.discord_url)
    return Client(settings, works=works, connects=connects, now=now, database=database)


def point_at(url: str) -> None:
    """Makes every discord.py client of this process use `url` instead of Discord's address."""
    base = yarl.URL(url)
    discord.http.Route.BASE = str(base / "api/v10")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    discord.asset.Asset.BASE = str(base / "cdn")
