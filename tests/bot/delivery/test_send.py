"""Messages as they reach Discord."""

from discord import ui

from bot.delivery.send import Outgoing, send
from bot.settings import Settings
from sandbox import Sandbox
from tests.bot.place import logged_in
from tests.bot.sessions import IN_SANDBOX

BOB = IN_SANDBOX[1]


async def test_a_person_with_two_reasons_to_be_mentioned_is_mentioned_once(redis_url: str) -> None:
    async with (
        Sandbox.start() as sandbox,
        logged_in(Settings(discord_url=sandbox.url, redis_url=redis_url), works=False) as bot,
    ):
        view = ui.LayoutView().add_item(ui.TextDisplay(f"<@{BOB}>"))
        channel = int(sandbox.control.channel("lobby").id)
        assert await send(bot, channel, Outgoing(view, mentions=[BOB, BOB]), "twice")
