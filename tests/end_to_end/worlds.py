"""Two worlds that differ in one match: what the bot sends in one after an act is compared with the other."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import structs

from bot.computer.pool import SearchPool
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import PATIENCE
from bot.features.replay import animating
from bot.features.replay.messages import Animation, Caption, Drawn
from bot.features.replay.pool import ReplayPool
from bot.store.database import READ_WITH_LOG
from bot.store.outbox import News
from rules import games, preparing, reasons, search
from rules import match as matches
from rules.record import AnyRecord
from sandbox import Answer, Person
from sandbox.push.observer import Direction
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, Json
from tests.end_to_end.twins import Played, with_secrets_of_others
from tests.end_to_end.walk import Act, Walk

ID = re.compile(r"\b\d{17,20}\b")
TOKEN = re.compile(r"/(webhooks|interactions)/[^/]+/[^/]+")
MEASURED = re.compile(r"\d+(\.\d+)? (ms|MB)\b")
"""What /status measures."""
ADVICE = search.Budget(iterations=20)
NO_SECRET = b"?" * 32
SAVED = "parlour-worlds:"
"""What names of keys begin with in which a world is kept."""
SAVE = """
for _, name in ipairs(redis.call('KEYS', '*')) do
  if string.sub(name, 1, 7) ~= 'parlour' then redis.call('HSET', KEYS[1], name, redis.call('DUMP', name)) end
end
"""
RESTORE = """
for _, name in ipairs(redis.call('KEYS', '*')) do
  if string.sub(name, 1, 7) ~= 'parlour' then redis.call('DEL', name) end
end
local saved = redis.call('HGETALL', KEYS[1])
for place = 1, #saved, 2 do redis.call('RESTORE', saved[place], 0, saved[place + 1]) end
"""
"""Both leave out the keys of the queue. They run within the database, as a world is restored before each act."""
UNREADABLE = b"-"
"""What features have stored with the match in the twin, such as an analysis."""


class Recorder:
    """Notes what the bot sends to Discord, without ids that differ at each time."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.files: list[str] = []
        """The addresses of files that were sent."""
        self.known: set[str] = set()
        """Ids that are the same in both worlds."""

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """See `sandbox.push.observer.Observer`."""
        if isinstance(request, dict):
            request = {name: value for name, value in request.items() if name != "nonce"}
        body = MEASURED.sub("#", msgspec.json.encode(request).decode())
        path = TOKEN.sub(r"/\1", path)
        self.sent.append(ID.sub(self._unless_known, f"{method} {path} {body} {status}"))
        if isinstance(response, dict) and method != "GET":
            self.files += [*reading.images(response), *reading.files(response)]

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """See `sandbox.push.observer.Observer`."""

    def _unless_known(self, found: re.Match[str]) -> str:
        return found[0] if found[0] in self.known else "#"


class AtEqualIterations(SearchPool):
    """Advises after a number of iterations instead of seconds, and with one seed, so that advice can be compared."""

    async def advise(self, game: str, view: bytes, seat: int, seed: int, normal: float, owner: object = None) -> bytes:
        """Returns advice as JSON."""
        rules = games.load(game)
        seen = msgspec.json.decode(view, type=rules.state)
        return msgspec.json.encode(reasons.advise(rules, seen, seat, ADVICE, seed=1))


class InThisProcess(ReplayPool):
    """Animates without a process of its own, whose start takes longer than everything else."""

    async def animate(
        self,
        record: AnyRecord,
        language: str,
        owner: Hashable,
        told: Callable[[Drawn], None] = lambda _: None,
        captions: Sequence[Caption] = (),
    ) -> Animation:
        """Returns the animation of a match."""
        return await asyncio.to_thread(animating.animate, record, language, captions=captions)


class Worlds:
    """All that is stored with a match, and with its twin instead."""

    def __init__(self, harness: Harness, recorder: Recorder, person: Person, post: Json, session: int) -> None:
        self.person = person
        self.post = post
        self.session = session
        self.files = 0
        """How many pictures and other files were compared."""
        self._harness = harness
        self._recorder = recorder
        self._store = harness.bot.services.store
        self._before: list[AnySession] = []

    async def put(self, played: Played, seat: int | None, *, is_twin: bool) -> None:
        """Stores the match as it was played, or its twin, in which everything differs that `seat` may not see."""
        session = await self._now()
        began = dict.fromkeys(matches.to_move(played.now), session.revision)
        session = structs.replace(
            session,
            match=played.now,
            start=played.start,
            entries=len(played.log),
            stage=Stage.PLAY if began else Stage.OVER,
            seats=[
                structs.replace(each, turn_began_at=began.get(number, 0), left=PATIENCE)
                for number, each in enumerate(session.seats)
            ],
        )
        if is_twin and session.proof is not None:
            session = structs.replace(session, proof=structs.replace(session.proof, secret=NO_SECRET))
            session = with_secrets_of_others(session, seat)
        key, redis = f"session:{{{session.id}}}", self._store.redis
        await redis.hset(key, "document", msgspec.json.encode(session))
        for name in READ_WITH_LOG if is_twin else ():
            await redis.hset(key, name, UNREADABLE)
        await redis.delete(f"{key}:log", f"{key}:outbox")
        await redis.rpush(f"{key}:log", *map(msgspec.json.encode, played.log))
        await redis.eval(SAVE, 1, f"{SAVED}{len(self._before)}")
        self._before.append(session)

    async def compare_post(self) -> str:
        """Returns what differs between the posts of the last line of both logs."""

        async def post() -> list[Json]:
            session = await self._now()
            news = msgspec.json.encode(News(session.revision, session.entries - 1))
            await self._store.redis.zadd(f"session:{{{session.id}}}:outbox", {news: session.revision})
            await self._harness.bot.services.announcer.announce(session.id)
            return []

        act = Act("the post", (post,))
        await self._prepare_names()
        await self.compare(act)  # the post before it shrinks once
        return await self.compare(act)

    async def compare(self, act: Act, walk: Walk | None = None) -> str:
        """Returns what differs between both worlds after an act; empty if nothing does.

        What answers offer is added to the `walk`. Messages are the same in both worlds: if an act before has edited a
        post, it shrinks again in the first one only, so a difference has to come twice.
        """
        one, other = [await self._after(act, number, None if number else walk) for number in (0, 1)]
        if one is None or other is None or one == other:
            return ""
        one, other = [await self._after(act, number, None) for number in (0, 1)]
        if one is None or other is None or one == other:
            return ""
        return (
            f"{act.name}: {[each for each in one if each not in other]} {[each for each in other if each not in one]}"
        )

    async def _after(self, act: Act, number: int, walk: Walk | None) -> list[str] | None:
        """Returns what the bot sends after an act; None if chance decided something in it, as all may see."""
        before, services = self._before[number], self._harness.bot.services
        self._harness.sandbox.control.forget_nonces()
        await self._store.redis.eval(RESTORE, 1, f"{SAVED}{number}")
        self._recorder.sent.clear()
        self._recorder.files.clear()
        answer = await act.do()
        await self._harness.answered()
        for channel in [channel async for channel in self._store.sessions.unannounced()]:
            await services.announcer.announce(channel)
        now = await self._now()
        others = [each for each in await self._sessions() if each.match and each.id != self.session]
        is_drawn = now.match is not None and now.playing.state.chance.draws != before.playing.state.chance.draws
        if is_drawn or any(each.proof for each in others):  # or a match has begun to whose chance its people have added
            return None
        if walk is not None and isinstance(answer, Answer) and answer.message is not None:
            walk.offer(answer.message, act if now.revision > before.revision else None)
        files = [repr(hash(await self.person.file(address))) for address in self._recorder.files]
        self.files += len(files)
        sent = [each for each in self._recorder.sent if not each.startswith("GET ")]  # nobody sees what the bot reads
        return sorted([*sent, *files, *self._positions(now, others)])

    def _positions(self, now: AnySession, others: Iterable[AnySession]) -> list[str]:
        """Returns the positions in which the person prepares a turn, or plays alone: what they see there follows."""
        found = [each.playing.state for each in others]
        seat = now.seat_of(int(self.person.id)) if now.stage is Stage.PLAY else None
        if seat is not None:
            with suppress(preparing.OrderAnswers):
                question = preparing.question(now.rules, now.playing, seat)
                found += [question.state] if question else []
        return [f"a position: {blake2b(msgspec.json.encode(state)).hexdigest()}" for state in found]

    async def _sessions(self) -> list[AnySession]:
        found = [await self._store.sessions.load(session) async for session in self._store.sessions.all()]
        return [each for each in found if each is not None]

    async def _prepare_names(self) -> None:
        people = (await self.person.world())["users"]
        self._recorder.known |= {str(self.session), self.post["id"], self.post["channel_id"]}
        self._recorder.known |= {person["id"] for person in people}

    async def _now(self) -> AnySession:
        session = await self._store.sessions.load(self.session)
        assert session is not None
        return session
