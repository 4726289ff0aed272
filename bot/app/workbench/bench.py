"""The match on the workbench: its record, the position that is shown, and what the rules last said about it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Raw, Struct, field, structs

from bot.app.workbench import files
from bot.app.workbench.child import ProcessEnded
from bot.app.workbench.messages import Action, Deal, Keep, Look, Picture, Played, PlayOn, Reply, Request, Scene
from bot.app.workbench.process import RulesProcess
from bot.app.workbench.table import Channel, Table, Wish
from bot.i18n import language_names
from bot.jobs.cancel import end

MOST_STEPS_BACK = 200
"""How many changes of the record can be undone."""
END = 1 << 30
"""A line after the end of every log: the last position is shown."""


class Refusal(Exception):
    """What the author wants is not possible. The message is a sentence."""


class Snapshot(Struct, frozen=True):
    """A record, and how many lines of its log lead to the position that is wanted."""

    record: Raw
    line: int
    drafted: int = 0
    """How many lines at the end of its log are a draft: chosen on the page, but not done."""


class Shown(Struct, kw_only=True):
    """What the panel shows."""

    revision: int = 0
    pictures: int = 0
    """The revision at which the pictures were new."""
    scene: Scene | None = None
    viewer: int = -1
    """Whose board is shown large and rendered first; -1: nobody's."""
    language: str
    languages: dict[str, str] = field(default_factory=language_names)
    """What each language calls itself, by its code."""
    error: str = ""
    """The traceback of an error in the rules; the scene is then the one before it."""
    playing: bool = False
    """Whether the computer plays on."""
    undoable: bool = False
    took: float = 0
    """Seconds from the last action, or the last save, to the scene."""
    drafted: int = 0
    """How many lines at the end of the log are a draft."""
    channel: Channel = Channel()
    """Where the match is played."""


class Bench:
    """One match on the workbench, for one author: all open pages show the same."""

    def __init__(self, game: str, deal: Deal, tests: Path, language: str = "en") -> None:
        self.shown = Shown(language=language)
        self.game = game
        self._deal = deal
        self._tests = tests
        self._table: Table | None = None
        self._rules = RulesProcess()
        self._now: Snapshot | None = None
        self._past: list[Snapshot] = []
        self._turns = 0
        """How many turns the computer still plays."""
        self._preparing: asyncio.Task[None] | None = None
        self._playing: asyncio.Task[None] | None = None
        self._pictures: list[asyncio.Future[Picture]] = []
        self._saves = 0
        self._lock = asyncio.Lock()
        self._changed = asyncio.Condition()

    @property
    def content(self) -> bytes:
        """The record as the contents of a file."""
        return _indented(self._now.record) if self._now else b""

    def play_at(self, table: Table) -> None:
        """Shows every position at a table from now on, and takes over what people play there."""
        self._table = table
        table.on_play, table.on_change = self.follow, self._show_channel

    async def address(self) -> str:
        """Returns the address of the match's channel within the page, once it is there; empty if it cannot be."""
        async for _ in self.revisions():
            if self.shown.channel != Channel() or self.shown.error:
                break
        return self.shown.channel.address

    async def begin(self, content: bytes | None) -> None:
        """Opens a record, or deals a new match. What is wrong with it is shown."""
        try:
            await (self.act(Look()) if content is None else self.open(content))
        except (Refusal, msgspec.MsgspecError) as error:
            await self._show(error=str(error))

    async def act(self, action: Action) -> None:
        """Carries out an action. Raises Refusal; an error in the rules is shown instead."""
        async with self._lock:
            await self._act(action)

    async def look(self, line: int | None = None, viewer: int | None = None, language: str | None = None) -> None:
        """Shows another position, view or language."""
        async with self._lock:
            if self._now and line is not None:
                self._now = structs.replace(self._now, line=line)
            self.shown.viewer = self.shown.viewer if viewer is None else viewer
            self.shown.language = language or self.shown.language
            await self._act(Look())

    async def undo(self) -> None:
        """Returns to the record before the last change. Raises Refusal."""
        async with self._lock:
            if not self._past:
                raise Refusal("There is nothing to undo.")
            self._now = self._past.pop()
            self.shown.undoable = bool(self._past)
            await self._act(Look())

    async def open(self, content: bytes) -> None:
        """Puts another record on the workbench. Raises Refusal if it is none of this game, MsgspecError if no JSON."""
        async with self._lock:
            before, self._now = self._now, Snapshot(Raw(msgspec.json.format(content, indent=-1)), END)
            try:
                await self._act(Look())
            except Refusal:
                self._now = before
                raise
            if before:
                await self._remember(before)

    async def follow(self, played: Played) -> None:
        """Takes over what somebody has played in the channel."""
        async with self._lock:
            before, table = self._now, self._table
            if before is None or table is None or not table.is_current(played):
                return  # the author has gone elsewhere meanwhile
            self._now = Snapshot(_with_log(before.record, played.log), len(played.log), played.drafted)
            await self._remember(before)
            table.follow(self._wish(self._now))
            try:
                await self._act(Look())
            except Refusal as refusal:
                await self._show(error=str(refusal))

    async def keep(self, name: str) -> Path:
        """Keeps the match up to the position that is shown as a test. Returns its file. Raises Refusal."""
        async with self._lock:
            reply = await self._ask(Keep())
        if reply.refusal or reply.error:
            raise Refusal(reply.refusal or reply.error)
        try:
            return await asyncio.to_thread(files.keep, _indented(reply.record), name, self._tests)
        except files.CannotKeep as error:
            raise Refusal(str(error)) from error

    async def play_on(self, action: PlayOn, turns: int) -> None:
        """Lets the computer play `turns` turns, or until the match is over or it is stopped."""
        await self.stop()
        self._turns = turns
        self._playing = asyncio.create_task(self._play_on(action))

    async def stop(self) -> None:
        """Stops the computer after the turn that it is playing."""
        self._turns = 0
        if self._playing is not None:
            await asyncio.wait([self._playing])

    async def saved(self, *, engine: bool) -> None:
        """Replays the record with the rules as they are saved now. `engine`: whether more than a game was saved."""
        self._saves += 1
        self._turns = 0
        await self._rules.end(both=engine)
        if self._table:
            await self._table.saved(engine=engine)
        try:
            await self.act(Look())
        except Refusal as refusal:
            await self._show(error=str(refusal))

    async def close(self) -> None:
        """Ends the process of the rules."""
        self._saves += 1
        if self._preparing:
            await end(self._preparing)
        await self._rules.end(both=True)
        await self.stop()

    async def picture(self, revision: int, viewer: int) -> Picture | None:
        """Returns the board of a revision as a viewer sees it, once it is rendered; None if it is out of date."""
        if revision != self.shown.pictures or not 0 <= viewer < len(self._pictures):
            return None
        await asyncio.wait([self._pictures[viewer]])
        return None if self._pictures[viewer].cancelled() else self._pictures[viewer].result()

    async def revisions(self) -> AsyncIterator[int]:
        """Yields the number of what is shown, now and after each change."""
        while True:
            seen = self.shown.revision
            yield seen
            async with self._changed:
                await self._changed.wait_for(lambda seen=seen: self.shown.revision != seen)  # type: ignore[misc]

    async def _act(self, action: Action) -> None:
        saves, before = self._saves, self._now
        begun = perf_counter()
        reply = await self._ask(action if before else self._deal)
        if reply.refusal:
            raise Refusal(reply.refusal)
        if reply.error:
            if saves == self._saves:  # else the rules were ended, and the next ones will answer
                await self._show(error=reply.error)
            return
        assert reply.scene
        if before is None or not isinstance(action, Look):
            self._now = Snapshot(reply.record, reply.scene.line)
        if before and not isinstance(action, Look):
            await self._remember(before)
        assert self._now
        if self._table and not self._table.outdated:
            self._table.wish(self._wish(self._now))
        await self._take(reply.scene, perf_counter() - begun)

    async def _ask(self, action: Action) -> Reply:
        now = self._now or Snapshot(Raw(b"null"), END)
        request = Request(self.game, self.shown.language, action, now.record, now.line, self.shown.viewer)
        try:
            return await self._rules.ask(request)
        except ProcessEnded as ended:
            return Reply(error=str(ended) or "The process of the rules has ended.")

    async def _take(self, scene: Scene, took: float) -> None:
        """Shows a scene, and its pictures as soon as each is rendered."""
        for waiting in self._pictures:
            waiting.cancel()
        loop = asyncio.get_running_loop()
        pictures = self._pictures = [loop.create_future() for _ in range(len(scene.players) + 1)]
        drafted = self._now.drafted if self._now else 0
        await self._show(scene=scene, error="", took=took, pictures=self.shown.revision + 1, drafted=drafted)
        with suppress(ProcessEnded):
            for _ in pictures:
                picture = await self._rules.picture()
                pictures[picture.viewer].set_result(picture)
        for waiting in pictures:
            waiting.cancel()
        if self._table and self._now:  # after a save the pictures come first: the bot starts again for this
            self._table.wish(self._wish(self._now))
        self._preparing = self._preparing or asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        """Starts the process for the next save, once nothing waits for the processor."""
        if self._table:
            await self._table.settled()
        self._preparing = None
        await self._rules.prepare()

    async def _play_on(self, action: PlayOn) -> None:
        await self._show(playing=True)
        with suppress(Refusal):  # it is over
            while self._turns and not self.shown.error:
                self._turns -= 1
                await self.act(action)
        await self._show(playing=False)

    def _wish(self, now: Snapshot) -> Wish:
        return Wish(now.record, now.line, now.drafted, self.shown.language)

    async def _show_channel(self, channel: Channel) -> None:
        await self._show(channel=channel)

    async def _remember(self, before: Snapshot) -> None:
        self._past = [*self._past, before][-MOST_STEPS_BACK:]
        self.shown.undoable = True

    async def _show(self, **changed: object) -> None:
        """Replaces parts of what is shown, and wakes all pages."""
        for name, value in changed.items():
            setattr(self.shown, name, value)
        self.shown.revision += 1
        async with self._changed:
            self._changed.notify_all()


def _indented(record: Raw) -> bytes:
    """Returns a record as the contents of a file."""
    return msgspec.json.format(record, indent=1) + b"\n"


def _with_log(found: Raw, log: list[Raw]) -> Raw:
    """Returns a record with another log, without what was true only of the one before."""
    fields = msgspec.json.decode(found, type=dict[str, Raw])
    at = msgspec.json.decode(fields.get("at", Raw(b"0")), type=int)
    dropped = {"state", "proof", "complete", "players", *(("start", "at") if len(log) < at else ())}
    rest = {name: value for name, value in fields.items() if name not in dropped}
    return Raw(msgspec.json.encode({**rest, "log": log}))
