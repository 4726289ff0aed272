"""Posts the puzzle of the day where servers want it."""

import discord
import structlog

from bot.delivery.refusals import refusals_logged
from bot.delivery.send import Outgoing, send
from bot.domain.calendar import Now
from bot.domain.turn_time import Moment
from bot.features.puzzles import domain as puzzles
from bot.features.puzzles import views as view
from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.store import Channel, Puzzles
from bot.views.board import Boards
from bot.views.reader import Reader

_log = structlog.get_logger()


class PuzzlePosts:
    """Posts puzzles through the bot's REST client."""

    def __init__(self, client: discord.Client, store: Puzzles, boards: Boards, now: Now) -> None:
        self._client = client
        self._store = store
        self._boards = boards
        self._now = now

    async def post(self, day: int, puzzle: Puzzle, wanted: Channel) -> None:
        """Posts the puzzle of a day on a server; if the channel refuses it, not again on that day.

        Repeated after a crash, it is the same post: that it was posted is noted afterwards.
        """
        reader = Reader(wanted.language, self._boards.owned_by(wanted.guild), Moment(self._now()))
        shown, picture = await view.post(puzzles.posed(puzzle), day, reader)
        with refusals_logged(_log, "puzzle not posted", guild=wanted.guild, channel=wanted.channel):
            await send(self._client, wanted.channel, Outgoing(shown, picture), f"{wanted.channel:x}.p{day:x}")
        await self._store.note_posted(day, wanted.guild)
