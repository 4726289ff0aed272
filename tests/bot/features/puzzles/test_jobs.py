"""The puzzle of a server: from one of its matches if people have played it for everybody to see."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest
from msgspec import Raw, structs

from bot.delivery.members import is_public
from bot.domain.session import AnySession
from bot.features.analysis.jobs import SPARE
from bot.features.analysis.store import Analyses
from bot.features.puzzles import finding
from bot.features.puzzles.domain import Puzzle, remarkable
from bot.features.puzzles.finding import Effort
from bot.features.puzzles.jobs import SEEDS, Puzzling
from bot.features.puzzles.pool import PuzzlePool
from bot.features.puzzles.store import Channel, Puzzles
from bot.store.keys import keys
from rules import record
from rules.analysis_report import Analysis, Best
from rules.match import AnyEntry
from tests.bot.features.result.test_recap import finished
from tests.bot.place import Place
from tests.bot.sessions import ALICE, LOBBY

pytestmark = pytest.mark.process

TODAY = 20_600
QUICK = Effort(search=80, duel=60, least=0.3)
COMMON = Puzzle("montana", 1, 2, Raw(b"{}"), 0, 1, 23)


class Server:
    """A server with a match whose analysis names a question that makes a puzzle, and a task that posts to a list."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.store = place.store.of(Puzzles)
        lobby = place.sandbox.control.channel("lobby")
        self.guild, self.channel = int(lobby.guild_id or 0), int(lobby.id)
        self.posted: list[Puzzle] = []
        self.pool = PuzzlePool(QUICK)
        self.task = Puzzling(place.store, self.pool, self._post, self._is_public)

    async def _post(self, day: int, puzzle: Puzzle, wanted: Channel) -> None:
        self.posted.append(puzzle)

    async def _is_public(self, guild: int, channel: int) -> bool:
        return await is_public(self.place.bot, guild, channel)

    async def keep(self, seed: int) -> tuple[AnySession, list[AnyEntry]]:
        """Stores a match of this server that is over; returns it with its log."""
        session, log = finished("rolled_west", 2, seed)
        session = structs.replace(session, id=LOBBY + seed, guild=self.guild, parent=self.channel)
        await self.place.store.sessions.create(session)
        await self.place.store.redis.rpush(keys(session.id).log, *map(msgspec.json.encode, log))
        return session, log

    async def prepare(self) -> AnySession:
        """Stores an analysed match, the puzzle of the day for all servers, and that this server wants one."""
        session, log = await self.keep(1)
        match = record.of_match(session.playing, log)
        line = next(line for line in range(1, len(log)) if finding.find_in(match, [line], TODAY * SEEDS, QUICK))
        analysis = Analysis(curve=[], shares=[], decisions=[], best=[Best(line, 1, log[line].seat or 0, 40)])
        assert await self.place.store.of(Analyses).finish(session, analysis)
        await self.store.note_match(session)
        await self.store.keep(TODAY, COMMON)
        await self.store.want(Channel(self.guild, self.channel, "en"))
        return session


@pytest.fixture
async def server(place: Place) -> AsyncIterator[Server]:
    found = Server(place)
    await found.prepare()
    yield found
    await found.pool.close()


async def test_a_match_on_a_server_becomes_its_puzzle_once(server: Server) -> None:
    await server.task.puzzle(TODAY)
    (puzzle,) = server.posted
    assert (puzzle.game, puzzle.own) == ("rolled_west", True)
    assert await server.store.puzzle(TODAY, server.guild) == puzzle
    assert await server.store.puzzle(TODAY) == COMMON
    assert await server.store.matches(server.guild, 9) == []
    await server.task.puzzle(TODAY)
    assert server.posted == [puzzle, puzzle], "the same: the delivery posts it once"


async def test_a_match_that_not_everybody_may_see_becomes_none(server: Server) -> None:
    server.place.sandbox.control.deny_everybody("lobby", "view_channel")
    await server.task.puzzle(TODAY)
    assert server.posted == [COMMON]


async def test_a_match_of_somebody_who_hides_their_record_becomes_none(server: Server) -> None:
    await server.place.store.people.update(ALICE, lambda now: structs.replace(now, hide_record=True))
    await server.task.puzzle(TODAY)
    assert server.posted == [COMMON]


async def test_the_end_of_an_analysis_notes_a_match_that_may_become_a_puzzle(server: Server) -> None:
    (before,) = await server.store.matches(server.guild, 9)
    session, _ = await server.keep(2)
    while (found := (await server.place.store.of(Analyses).of(session)).analysis) is None:
        await server.place.jobs.of("analyse")(session.id, SPARE)
    noted = [session.id] if remarkable(session, found) else []
    assert sorted(await server.store.matches(server.guild, 9)) == [before, *noted]
