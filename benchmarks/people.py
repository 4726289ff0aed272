"""People who play matches by pressing buttons, and their waiting times."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from time import perf_counter, time
from typing import Any

from benchmarks.processes import until
from bot.actions.custom_id import encode
from bot.actions.lobby import AcceptInvitation, Start
from sandbox import Answer, Person
from sandbox.state.ids import created_at
from sandbox.testing import reading
from sandbox.testing.person import NotPossible

EPHEMERAL = 64
PATIENCE = 15.0
"""Seconds that people wait for an answer; a later one counts as missing."""
OPENING = 5.0
"""Seconds to wait on a press that has no private answer."""
PLAY, BACK, DONE, REMATCH = "Play", "Undo", "Done", "Rematch"
TURN = "it is your turn"
HANDED_OVER = "-# Done."
"""The answer to Done instead of an image, if the turn is over."""
STEPS_BACK = 0.2
"""The probability of taking back the last move, if possible."""

Message = dict[str, Any]


@dataclass
class Timing:
    """Waiting times in seconds."""

    presses: list[float] = field(default_factory=list)
    """From a press to its answer."""
    boards: list[float] = field(default_factory=list)
    """The same for the presses that are answered with a new image."""
    posts: list[float] = field(default_factory=list)
    """From the press that ended a turn, mostly on Done, to the new board in the channel."""
    failures: list[str] = field(default_factory=list)
    """The texts received instead of an answer."""

    def check(self) -> None:
        """Raises RuntimeError if a press has no answer or nothing was measured."""
        if self.failures:
            raise RuntimeError(f"presses without an answer: {self.failures}")
        if not (self.presses and self.boards and self.posts):
            counts = f"{len(self.presses)} presses, {len(self.boards)} boards and {len(self.posts)} posts"
            raise RuntimeError(f"{counts} are too few for a measurement")


class Match:
    """A match of people only, in the thread of its lobby."""

    def __init__(self, game: str, people: list[Person], seed: int) -> None:
        self.game = game
        self._people = people
        self._dice = Random(seed)
        self._thread = ""
        self._post: Message = {}
        self._answered: set[str] = set()
        """The people who have ended their turn since the newest post, which may prompt several."""
        self._panel: Message | None = None
        self._done_at = 0.0
        """When the last of the people prompted by the newest post ended their turn; 0: somebody is still to move."""

    async def open(self, computers: int = 0) -> None:
        """Opens a lobby, starts the match and waits for its first board."""
        host, *others = self._people
        seats = dict(zip(("second", "third", "fourth"), others, strict=False))
        lobby = (await host.slash("new", options={"game": self.game, "computers": computers, **seats})).message
        if lobby is None or lobby["flags"] & EPHEMERAL:
            raise RuntimeError(f"no lobby: {lobby and reading.text(lobby)}")
        accept = encode(AcceptInvitation(int(lobby["id"])))
        for other in others:
            await other.click(lobby, custom_id=accept, forge=True)
        self._thread = lobby["id"]
        await host.click(lobby, custom_id=encode(Start(int(lobby["id"]))), forge=True, patience=OPENING)
        await until(self._has_news)

    @property
    def channel(self) -> str:
        """The id of the match's thread."""
        return self._thread

    @property
    def is_over(self) -> bool:
        """Whether the newest post is the result."""
        return REMATCH in Person.buttons(self._post)

    @property
    def is_stuck(self) -> bool:
        """Whether nobody is to move although the match is not over."""
        return self._next_person is None and not self.is_over

    @property
    def _next_person(self) -> Person | None:
        """The first person whom the newest post prompts and who has not ended their turn."""
        prompt = "".join(line for line in reading.text(self._post).splitlines() if TURN in line)
        for person in self._people:
            named = f"<@{person.id}>" in prompt or f"**{person.name}**" in prompt
            if named and person.id not in self._answered:
                return person
        return None

    async def act(self, timing: Timing) -> bool:
        """Presses in the open panel, or opens it. Returns False if nobody is to move yet."""
        if self._panel is None:
            await self._look(timing)
        if (person := self._next_person) is None:
            return False
        await self._press(person, timing)
        return True

    async def catch_up(self, timing: Timing) -> None:
        """Waits for the board that follows the last ended turn. Raises TimeoutError."""
        await until(lambda: self._look(timing))

    async def images(self) -> list[bytes]:
        """Returns the images of the open panel; none if no panel is open."""
        addresses = dict.fromkeys(reading.images(self._panel or {}))
        return [await self._people[0].file(address) for address in addresses]

    async def _look(self, timing: Timing) -> bool:
        """Reads the newest post; returns whether no board is awaited any more."""
        if await self._has_news() and self._done_at:
            timing.posts.append(_shown_at(self._post) - self._done_at)
            self._done_at = 0.0
        return not self._done_at

    async def _has_news(self) -> bool:
        """Reads the newest post; returns whether it is a new one."""
        try:
            newest = await self._people[0].messages(self._thread, limit=5)
        except NotPossible:  # the thread does not exist yet
            return False
        posts = [message for message in newest if message["components"] and not message["flags"] & EPHEMERAL]
        if not posts or _version(posts[-1]) == _version(self._post) or _shown_at(posts[-1]) < self._done_at:
            return False
        self._post = posts[-1]
        self._answered.clear()
        return True

    async def _press(self, person: Person, timing: Timing) -> None:
        """Makes and times one press. An answer without a new image is a failure, unless the turn is over."""
        shown = self._panel or self._post
        choice = self._choice(shown)
        began, start = time(), perf_counter()
        answer = await self._carry_out(person, shown, choice)
        waited = perf_counter() - start
        timing.presses.append(waited)
        is_over = HANDED_OVER in answer.text
        if set(reading.images(answer.message or {})) - set(reading.images(shown)):
            timing.boards.append(waited)
        elif not is_over:
            timing.failures.append(answer.text or answer.reason or answer.status)
        self._panel = answer.message
        if choice == PLAY and not _can_be_pressed(answer.message):  # the post is out of date: it has to be read again
            self._panel, self._post = None, {}
        elif choice == DONE or is_over or not _can_be_pressed(answer.message):
            self._panel = None
            self._answered.add(person.id)
            self._done_at = 0.0 if self._next_person else began

    async def _carry_out(self, person: Person, shown: Message, choice: str) -> Answer:
        if menus := Person.menus(shown):
            return await person.choose(shown, menus[0]["custom_id"], choice, patience=PATIENCE)
        return await person.click(shown, choice, patience=PATIENCE)

    def _choice(self, shown: Message) -> str:
        """Returns a random option, sometimes Undo, and Done once everything is chosen."""
        buttons = Person.buttons(shown)
        if PLAY in buttons:
            return PLAY
        if menus := Person.menus(shown):
            return str(self._dice.choice(menus[0]["options"])["value"])
        if BACK in buttons and self._dice.random() < STEPS_BACK:
            return BACK
        if DONE in buttons:
            return DONE
        return self._dice.choice([label for label in buttons if label[0].isdigit()] or [BACK])


def _can_be_pressed(panel: Message | None) -> bool:
    """Whether a panel has a question."""
    return panel is not None and bool(Person.menus(panel) or _answers(Person.buttons(panel)))


def _answers(buttons: Iterable[str]) -> list[str]:
    """Returns the buttons that answer a question: its numbered options, taking back, and Done."""
    return [label for label in buttons if label in (BACK, DONE) or label[0].isdigit()]


def _version(post: Message) -> tuple[str | None, str | None]:
    """Returns what distinguishes a post from others, and from itself before it was extended."""
    return post.get("id"), post.get("edited_timestamp")


def _shown_at(post: Message) -> float:
    """Returns when a post was sent or last edited."""
    edited = post["edited_timestamp"]
    return datetime.fromisoformat(edited).timestamp() if edited else created_at(post["id"])
