"""People who play matches by pressing buttons, and how long they waited for the answers."""

from dataclasses import dataclass, field
from random import Random
from time import perf_counter, time
from typing import Any

from benchmarks.processes import until
from sandbox import Answer, Person
from sandbox.state.ids import created_at
from sandbox.testing import reading
from sandbox.testing.person import NotPossible

EPHEMERAL = 64
PATIENCE = 15.0
"""Seconds that people wait for an answer; one that comes later is no answer."""
OPENING = 1.0
"""Seconds until a press is taken for one that has no answer of its own."""
PLAY, BACK, DONE = "Play", "Take back", "Done"
TURN = "it is your turn"
STEPS_BACK = 0.2
"""How often somebody who can takes the last move back."""

Message = dict[str, Any]


@dataclass
class Timing:
    """What people waited for, in seconds."""

    presses: list[float] = field(default_factory=list)
    """From a press to the panel with its new image."""
    posts: list[float] = field(default_factory=list)
    """From the press on Done to the new board in the channel."""
    failures: list[str] = field(default_factory=list)
    """What was said instead of an answer."""


class Match:
    """A match of people only, in the thread of its lobby."""

    def __init__(self, game: str, people: list[Person], seed: int) -> None:
        self._game = game
        self._people = people
        self._dice = Random(seed)
        self._thread = ""
        self._post: Message = {}
        self._panel: Message | None = None
        self._asked = False
        """Whether the newest post, already read, waits for a press."""
        self._done_at = 0.0

    async def open(self) -> None:
        """Opens a table in the lobby's channel, starts it and waits for its first board."""
        host, *others = self._people
        seats = dict(zip(("second", "third", "fourth"), others, strict=False))
        lobby = (await host.slash("new", options={"game": self._game, **seats})).message
        assert lobby is not None
        self._thread = lobby["id"]
        await host.click(lobby, "Start", patience=OPENING)
        await until(self._has_news)

    @property
    def _called(self) -> Person | None:
        """Who is asked, the first of several; nobody: it is over. Who is asked by their own move is not mentioned."""
        mentioned = {user["id"] for user in self._post["mentions"]}
        named = [line for line in reading.text(self._post).splitlines() if TURN in line]
        for person in self._people:
            if person.id in mentioned or any(f"**{person.name}**" in line for line in named):
                return person
        return None

    async def act(self, timing: Timing) -> bool:
        """Does the next thing that a person would: presses in the panel or, with news, opens it. False: no news."""
        if not self._asked:
            if not await self._has_news():
                return False
            timing.posts.append(created_at(self._post["id"]) - self._done_at)
        if self._asked:
            await self._press(timing)
        return True

    async def image(self) -> bytes:
        """The image of the panel that is open."""
        assert self._panel is not None
        return await self._people[0].image(self._panel)

    async def _has_news(self) -> bool:
        """Whether there is a board that was not there before."""
        try:
            newest = await self._people[0].messages(self._thread, limit=5)
        except NotPossible:  # the thread is still to come
            return False
        posts = [message for message in newest if message["components"] and not message["flags"] & EPHEMERAL]
        if not posts or posts[-1]["id"] == self._post.get("id"):
            return False
        self._post = posts[-1]
        self._asked = self._called is not None
        return True

    async def _press(self, timing: Timing) -> None:
        """One press by whoever is asked, timed. What does not show a panel counts as a failure."""
        shown = self._panel or self._post
        choice = self._choice(shown)
        began, start = time(), perf_counter()
        answer = await self._carry_out(shown, choice)
        timing.presses.append(perf_counter() - start)
        if answer.message is None:
            timing.failures.append(answer.reason or answer.status)
        self._asked = choice != DONE
        self._panel, self._done_at = (answer.message, 0.0) if self._asked else (None, began)

    async def _carry_out(self, shown: Message, choice: str) -> Answer:
        person = self._called
        assert person is not None
        if menus := Person.menus(shown):
            return await person.choose(shown, menus[0]["custom_id"], choice, patience=PATIENCE)
        return await person.click(shown, choice, patience=PATIENCE)

    def _choice(self, shown: Message) -> str:
        """An option at random; sometimes a step back, and Done when all is chosen."""
        buttons = Person.buttons(shown)
        if PLAY in buttons:
            return PLAY
        if menus := Person.menus(shown):
            return str(self._dice.choice(menus[0]["options"])["value"])
        if BACK in buttons and self._dice.random() < STEPS_BACK:
            return BACK
        return DONE if DONE in buttons else self._dice.choice([label for label in buttons if label[0].isdigit()])
