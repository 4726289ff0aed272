"""The process that plays the match of the workbench in a channel of a local Discord: Parlour itself.

It reads one `Lay` per line from standard input, and writes one `Report` per line: an answer, or what people have
played. It has loaded everything but its game before the first line comes, and ends with its standard input.
"""

import asyncio
import os
import signal
import sys
import traceback
from contextlib import suppress
from importlib.util import find_spec
from typing import BinaryIO

import discord
import msgspec
from msgspec import Raw

from bot import settings
from bot.app import logs
from bot.app.client import Client, create_bot
from bot.app.runner import SANDBOX_TOKEN
from bot.app.workbench import sessions
from bot.app.workbench.child import ANSWER_BYTES
from bot.app.workbench.messages import KnownEmojis, Laid, Lay, NotLaid, Played, Report
from bot.delivery.announcer import thread_name
from bot.domain import calendar
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.i18n import words_in
from bot.jobs.cancel import end
from bot.languages import languages
from bot.views.emojis import Emojis
from bot.views.lobby import lobby
from bot.views.reader import of_channel
from rendering import drawing
from rules import games, record

LOOK_SECONDS = 0.1
"""How often the session is compared with what was reported."""
SHORT = 0.01
EMOJI_SECONDS = 2.0
"""How long the first post waits for the emojis of the pieces."""
MOST_POSTS = 100
"""The most messages of an earlier position that are removed."""


class Host:
    """Puts positions into a channel, and reports what people do there."""

    def __init__(self, bot: Client, replies: BinaryIO) -> None:
        self._bot = bot
        self._replies = replies
        self._number = 0
        self._id = 0
        self._revision = 0
        self._waits_for_emojis = bot.services.settings.emojis
        self._busy = asyncio.Lock()

    async def lay(self, request: Lay) -> None:
        """Carries out a request, and reports it."""
        async with self._busy:
            self._number, self._id = request.number, 0
            try:
                await self._find_emojis(request.emojis)
                session = await self._laid(request)
                await self._show(session)
            except Exception:
                self._report(NotLaid(request.number, traceback.format_exc()))
                return
            self._id, self._revision = session.id, session.revision
            self._report(Laid(request.number, session.id, _known(self._bot.services.emojis)))

    async def _find_emojis(self, known: KnownEmojis) -> None:
        """Uses the emojis that an earlier process knew; without any, waits a little while for the first ones."""
        services = self._bot.services
        if known.pieces and not services.emojis.pieces:
            services.emojis = Emojis({(game, piece): text for game, piece, text in known.pieces}, known.seats)
        with suppress(TimeoutError):
            async with asyncio.timeout(EMOJI_SECONDS if self._waits_for_emojis else 0):
                while not services.emojis.pieces:
                    await asyncio.sleep(SHORT)
        self._waits_for_emojis = False

    async def watch(self) -> None:
        """Reports every move that is made in the channel, also one that its player has not done yet."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            async with self._busy:
                try:
                    await self._look()
                except Exception:
                    self._id = 0  # until the next request
                    self._report(NotLaid(self._number, traceback.format_exc()))

    async def _look(self) -> None:
        store = self._bot.services.store.sessions
        session = await store.load(self._id) if self._id else None
        if session is None or session.match is None or session.revision == self._revision:
            return
        self._revision = session.revision
        log = await store.log(session)
        lines = sessions.with_drafts(session.match, log)
        self._report(Played(self._number, [Raw(msgspec.json.encode(line)) for line in lines], len(lines) - len(log)))

    async def _laid(self, request: Lay) -> AnySession:
        """Replaces the session by the position of a request. Raises whatever the rules raise."""
        store, found = self._bot.services.store.sessions, record.decode(bytes(request.record))
        begun = sessions.begun(games.load(found.game), found, request.line, request.drafted)
        before = await store.load(request.session) if request.session else None
        if before is None:
            return await self._stored(sessions.seated(request, begun, await self._open(request, begun)), begun)
        begun = sessions.with_orders(begun, before, await store.log(before))
        session = sessions.seated(request, begun, before.id, before.revision + 1)
        await store.delete(before.id)
        if thread_name(session) != thread_name(before):
            await self._bot.http.edit_channel(before.id, name=thread_name(session))
        return await self._stored(session, begun)

    async def _open(self, request: Lay, begun: sessions.Begun) -> int:
        """Posts the lobby, whose id is that of the match; the announcement opens the thread."""
        services, session = self._bot.services, sessions.seated(request, begun, 0)
        view = lobby(session, of_channel(session, services.boards, Moment(services.now()), services.emojis))
        return await services.courier.post(request.place.channel, view, f"workbench.{request.number:x}")

    async def _stored(self, session: AnySession, begun: sessions.Begun) -> AnySession:
        """Stores a session and its log; the last line is news."""
        services = self._bot.services
        await services.store.sessions.create(session)
        for change in sessions.changes(begun, services.now()):
            session = (await services.store.sessions.update(session, change)).session
        return session

    async def _show(self, session: AnySession) -> None:
        """Posts the board, and removes the posts of the position before."""
        store, client = self._bot.services.store.sessions, self._bot
        await self._bot.jobs.announce(session.id)
        newest = (await store.posts([session])).get(session.id)
        if newest is None:
            raise LookupError("the board was not posted: the log says why")
        place = client.get_partial_messageable(session.id)
        async for message in place.history(limit=MOST_POSTS, before=discord.Object(newest)):
            if message.author == client.user and message.type is not discord.MessageType.thread_starter_message:
                await message.delete()

    def _report(self, report: Report) -> None:
        self._replies.write(msgspec.json.encode(report) + b"\n")
        self._replies.flush()


async def serve(replies: BinaryIO) -> None:
    """Answers requests until standard input ends."""
    requests = asyncio.StreamReader(limit=ANSWER_BYTES)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(requests), sys.stdin)
    decoder = msgspec.json.Decoder(Lay)
    line = await requests.readline()
    if not line:
        return
    async with create_bot(settings.read()) as bot:
        running = asyncio.create_task(bot.start(SANDBOX_TOKEN))
        await _ready(bot, running)
        host = Host(bot, replies)
        watching = asyncio.create_task(host.watch())
        while line:
            await host.lay(decoder.decode(line))
            line = await requests.readline()
        await end(watching)
        await bot.close()
        await running


async def _ready(bot: Client, running: "asyncio.Task[None]") -> None:
    """Waits until the bot can post. Raises what it raises."""
    opened = asyncio.create_task(bot.opened.wait())
    await asyncio.wait({running, opened}, return_when=asyncio.FIRST_COMPLETED)
    await end(opened)
    if running.done():
        running.result()


def _known(emojis: Emojis) -> KnownEmojis:
    return KnownEmojis([(*place, text) for place, text in emojis.pieces.items()], {**emojis.seats})


def _load_all_but(game: str) -> None:
    """Loads what a save of `game` leaves as it is; no other games if it is a package of its own."""
    calendar.zones()
    for name in ("", *(games.names() if find_spec(f"rules.{game}") else ())):
        if name != game:
            for language in languages():
                words_in(language, name)
        if name not in ("", game):
            games.load(name)
            drawing.load(name)


def main() -> None:
    """Runs the bot until standard input ends. Its argument: the game on the workbench."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    logs.set_up("warning")
    _load_all_but(sys.argv[1])
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as replies:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        asyncio.run(serve(replies))


if __name__ == "__main__":
    main()
