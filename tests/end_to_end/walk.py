"""A walk through everything that a person can do around a match, found from what the bot registers and shows.

Acts are presses of every kind, commands with their choices and completions, and the menus of people and messages. What
an answer offers is pressed as well, so presses have the fields that they have in real messages. If the act before has
changed the match, it is repeated first: so a turn is played to its end.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec.structs import fields

from bot.actions.custom_id import encode, presses
from bot.actions.press import MatchPress, Press
from bot.features.remarks.actions import DropRemark, React, WriteRemark
from bot.features.replay.actions import Animate
from sandbox import Answer, Person
from sandbox.testing import reading
from sandbox.testing.person import NotPossible
from sandbox.testing.person_commands import PERSON_COMMAND
from tests.end_to_end.harness import Json, press_of

ONLY_IN_WHOLE: tuple[type[Press], ...] = (Animate, DropRemark, React, WriteRemark)
"""Presses of a match that are left to a whole walk: each draws every board, or the result, once more."""
OF_EACH_KIND = 2
"""How many different buttons of each kind are pressed that answers offer."""
DEEPEST = 6
"""The most acts in a row that change the match."""
PATIENCE = 60.0
"""Seconds to wait for an answer: an animation takes long on a busy machine."""
SILENCE = 0.3
"""Seconds to wait for a press whose answer is an edit of a message that all see."""
TYPED = "1"
"""What is written into forms, and into options that have no choices."""
SAMPLES: dict[str, Any] = {"game": "manhattan", "player": "Bob", "guest": "Carol", "file": ("file.json", b"{}")}
"""Values of options and fields that cannot be left out."""

SLASH = 1
"""The type of a slash command."""

Do = Callable[[], Awaitable[Answer | list[Json]]]


class Act(NamedTuple):
    """Something that a person does, and what has to be done before."""

    name: str
    steps: tuple[Do, ...]
    kind: type[Press] | None = None

    async def do(self) -> Answer | list[Json] | None:
        """Does it; returns what comes back, None if Discord does not let the person do it."""
        found = None
        with suppress(NotPossible):
            for step in self.steps:
                found = await step()
        return found


class Walk:
    """Yields acts of a person in the channel of `post`; the answers to them are to be added by `offer`."""

    def __init__(self, person: Person, post: Json, session: int, *, whole: bool, others: bool) -> None:
        """`whole`: whether it goes through `ONLY_IN_WHOLE`, too; `others`: and through what is not about a match."""
        self._person = person
        self._post = post
        self._session = session
        self._whole = whole
        self._others = others
        self._offered: Counter[type[Press]] = Counter()
        self._deepest: Counter[type[Press]] = Counter()
        self._known: set[str] = set()
        self._waiting: deque[Act] = deque()

    async def begin(self) -> None:
        """Adds every command, and what the post offers."""
        for command in (await self._person.world())["commands"]:
            if command["type"] == SLASH:
                self._add_slashes(command)
            else:
                self._add(Act(command["name"], (self._menu(command),)))
        self.offer(self._post)

    def __iter__(self) -> Iterator[Act]:
        """Yields every act; at last, made-up presses of the kinds that nothing has offered."""
        yield from self._drained()
        for kind in self._kinds():
            if not self._offered[kind]:
                self._add(self._press(kind, encode(self._made_up(kind))))
                yield from self._drained()

    def offer(self, message: Json, after: Act | None = None) -> None:
        """Adds presses of the buttons and menus in a message; `after`: the act that has changed the match for them."""
        for component in reading.components(message):
            if custom_id := component.get("custom_id"):
                values = [option["value"] for option in component.get("options", [])]
                for value in {*values[:1], *values[-1:]} or {""}:
                    self._offer(type(press_of(component)), custom_id, value, after)

    def _offer(self, kind: type[Press], custom_id: str, value: str, after: Act | None) -> None:
        before = after.steps if after else ()
        goes_on = after is not None and after.kind is kind and self._deepest[kind] < len(before) < DEEPEST
        if kind in self._kinds() and (self._offered[kind] < OF_EACH_KIND or goes_on):
            press = self._press(kind, custom_id, value)
            if self._add(press._replace(steps=before + press.steps)):
                self._offered[kind] += 1
                self._deepest[kind] = max(self._deepest[kind], len(before))

    def _kinds(self) -> list[type[Press]]:
        """Returns the kinds that are pressed."""
        return [
            kind
            for kind in presses().values()
            if (self._whole or kind not in ONLY_IN_WHOLE) and (self._others or issubclass(kind, MatchPress))
        ]

    def _drained(self) -> Iterator[Act]:
        while self._waiting:
            yield self._waiting.popleft()

    def _add(self, act: Act) -> bool:
        if act.name in self._known:
            return False
        self._known.add(act.name)
        self._waiting.append(act)
        return True

    def _press(self, kind: type[Press], custom_id: str, value: str = "") -> Act:
        patience = PATIENCE if kind.answers else SILENCE

        async def do() -> Answer:
            if value:
                answer = await self._person.choose(self._post, custom_id, value, forge=True, patience=patience)
            else:
                answer = await self._person.click(self._post, custom_id=custom_id, forge=True, patience=patience)
            return await self._filled(answer)

        return Act(f"{custom_id} {value}", (do,), kind)

    async def _filled(self, answer: Answer) -> Answer:
        if answer.modal is None:
            return answer
        inputs = [each["custom_id"] for each in reading.components(answer.modal) if each.get("custom_id")]
        return await self._person.submit(answer.modal, dict.fromkeys(inputs, TYPED), patience=PATIENCE)

    def _made_up(self, kind: type[Press]) -> Press:
        needed = {field.name: SAMPLES[field.name] for field in fields(kind) if field.required}
        return kind(**needed | ({"session": self._session} if "session" in kind.__struct_fields__ else {}))

    def _menu(self, command: Json) -> Do:
        async def do() -> Answer:
            if command["type"] == PERSON_COMMAND:
                return await self._person.use_on("Bob", command["name"], channel=self._post["channel_id"])
            return await self._person.use_on_message(self._post, command["name"])

        return do

    def _add_slashes(self, command: Json) -> None:
        options = command.get("options", [])
        is_about_match = any(option["name"] == "match" for option in options)
        if not (self._others or is_about_match):
            return
        needed = {each["name"]: _value(each) for each in options if each.get("required")}
        self._add(self._slash(command["name"], needed))
        for option in options:
            choices = option.get("choices", [])
            for choice in choices if is_about_match else choices[:1]:
                self._add(self._slash(command["name"], needed | {option["name"]: choice["value"]}))
            if option.get("autocomplete"):
                self._add(self._completion(command["name"], option["name"], needed))

    def _slash(self, name: str, options: Json) -> Act:
        async def do() -> Answer:
            there = self._post["channel_id"]
            return await self._filled(await self._person.slash(name, channel=there, options=options, patience=PATIENCE))

        return Act(f"/{name} {options}", (do,))

    def _completion(self, name: str, option: str, needed: Json) -> Act:
        others = {other: value for other, value in needed.items() if other != option}

        async def do() -> list[Json]:
            there = self._post["channel_id"]
            found = await self._person.autocomplete(name, option=option, channel=there, patience=PATIENCE, **others)
            for choice in found[: option != "match"]:
                self._add(self._slash(name, needed | {option: choice["value"]}))
            return found

        return Act(f"/{name} {option}=", (do,))


def _value(option: Json) -> Any:
    return option["choices"][0]["value"] if option.get("choices") else SAMPLES.get(option["name"], TYPED)
