"""Posts the puzzle of the day where servers want it."""

import discord
import structlog

from bot.delivery.refusals import is_refusal
from bot.delivery.send import send
from bot.features.puzzles import domain as puzzles
from bot.features.puzzles import views as view
from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.store import Channel, Puzzles
from bot.views.board import Boards

_log = structlog.get_logger()


async def post_puzzle(
    client: discord.Client, store: Puzzles, boards: Boards, day: int, puzzle: Puzzle, wanted: Channel
) -> None:
    """Posts the puzzle of a day once on a server; if the channel refuses it, not again on that day."""
    if not await store.begin_posting(day, wanted.guild):
        return
    shown, picture = await view.post(puzzles.posed(puzzle), day, boards.owned_by(wanted.guild), wanted.language)
    try:
        await send(client, wanted.channel, shown, f"{wanted.channel:x}.p{day:x}", picture)
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise
        _log.info("puzzle not posted", guild=wanted.guild, channel=wanted.channel, error=str(error))
