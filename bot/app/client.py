"""The bot as a client of Discord: commands found by file, presses understood by what they carry."""

import asyncio
from typing import Any

import discord
import structlog
import yarl
from discord import app_commands

from bot import commands
from bot.app.assembly import Assembly, machine_time
from bot.app.warmup import warm_up
from bot.domain.calendar import Now
from bot.i18n import book, language_of
from bot.interactions import router
from bot.interactions.answer import Answer
from bot.settings import Settings

_log = structlog.get_logger()

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here


class Client(discord.Client):
    """Connects Parlour to Discord. Needs no privileged intent."""

    def __init__(self, settings: Settings, *, works: bool = True, hears: bool = True, now: Now = machine_time) -> None:
        """`works`: does jobs; `hears`: answers people, so that Discord has to know the commands; `now`: the clock."""
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, max_messages=None, allowed_mentions=discord.AllowedMentions.none())
        self._assembly = Assembly(settings, now)
        self.services = self._assembly.services
        self.tree = app_commands.CommandTree(self)
        self.opened = asyncio.Event()
        """Set once the record is open and Discord knows the commands."""
        self._works = works
        self._hears = hears

    async def setup_hook(self) -> None:
        """Opens the record and tells Discord the commands."""
        await self._assembly.open(self, works=self._works)
        if self._hears:
            await self._tell_commands()
        warm_up()
        self.opened.set()

    async def _tell_commands(self) -> None:
        for command in commands.build(self.services):
            self.tree.add_command(command)
        self.tree.error(self._explain)
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_connect(self) -> None:
        """Notes in the log that presses are answered from now on."""
        _log.info("Parlour is ready")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers presses; commands are the tree's."""
        if interaction.type is discord.InteractionType.component:
            await router.press(self.services, interaction)

    async def _explain(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answers a command that discord.py itself refused, such as one with an option of the wrong kind."""
        await Answer(self.services, interaction).explain(error)

    async def close(self) -> None:
        """Stops everything that belongs to this client, the jobs before the connection that they speak through."""
        await self._assembly.close()
        await super().close()


class Translator(app_commands.Translator):
    """Names and descriptions of commands: a text whose name is the untranslated string's `name`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in the language of `locale`; None where that is English already."""
        name = string.extras.get("name")
        language = language_of(str(locale), "en")
        if name is None or language == "en":
            return None
        return book(language, string.extras.get("game", ""))(name)


def create_bot(settings: Settings, *, works: bool = True, hears: bool = True, now: Now = machine_time) -> Client:
    """The bot, not started: `await bot.start(token)` runs it. One that does not hear need only `login`."""
    if settings.discord_url:
        point_at(settings.discord_url)
    return Client(settings, works=works, hears=hears, now=now)


def point_at(url: str) -> None:
    """Makes discord.py speak to another address than Discord's, for every client of this process."""
    base = yarl.URL(url)
    discord.http.Route.BASE = str(base / "api/v10")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    discord.asset.Asset.BASE = str(base / "cdn")
