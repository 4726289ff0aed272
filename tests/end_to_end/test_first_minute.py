"""From the welcome to one's own first legal move: few taps and few words, in every game."""

from __future__ import annotations

import asyncio
import re
from typing import NamedTuple

import pytest

from bot.actions.turn import OpenKind, Pick, PickFromMenu, Play, UsePreset
from bot.features.lesson.actions import ChooseLesson, Learn
from bot.features.quick_play.feature import PlayComputer, PlayComputerAt
from rules import games
from rules import match as matches
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Json,
    components_of,
    has_options,
    message_of,
    press,
    press_of,
    private_text,
)

TAPS = 4
NOW = "Play a computer now: Mint Works"
WORDS = 120
WORD = re.compile(r"\S*[^\W\d_]\S*")
"""What has a letter: numbers and signs are no words, a link is one."""


class Path(NamedTuple):
    """What somebody has tapped and read so far."""

    shown: Json
    taps: int
    words: int

    def to(self, message: Json, taps: int = 1, also: str = "") -> Path:
        """Returns the path after `taps`, on which `message` and the text `also` were read."""
        words = len(WORD.findall(f"{reading.text(message)}\n{also}"))
        return Path(message, self.taps + taps, self.words + words)


async def welcomed(harness: Harness, person: Person) -> Path:
    harness.sandbox.control.create_guild("Chess Club", person.name, "Bob")
    shown = await person.wait_for(lambda message: bool(components_of(message, PlayComputer)), channel="general")
    return Path(shown, 0, 0).to(shown, taps=0)


async def choose_game(person: Person, path: Path, game: str) -> Path:
    """Begins a match of a game from the welcome: by its menu, whose choices are read, too."""
    (menu,) = components_of(path.shown, PlayComputerAt)
    answer = await person.choose(path.shown, menu["custom_id"], game, patience=PATIENCE)
    asked = await question_in(person, message_of(answer))
    return path.to(asked, 2, "\n".join(option["label"] for option in menu["options"]))


async def question_in(person: Person, panel: Json) -> Json:
    """Returns the question, even if the computer, who may be first, is slow on a busy machine."""
    async with asyncio.timeout(PATIENCE):
        first = components_of(panel, Play)
        while not has_options(panel):
            await asyncio.sleep(0.1)
            panel = message_of(await person.click(panel, custom_id=first[0]["custom_id"], forge=True))
    return panel


async def choose_first(person: Person, path: Path) -> Path:
    """Chooses the first option, or the usual answer: the first move."""
    message = path.shown
    for kind in (UsePreset, Pick):
        if components_of(message, kind):
            return path.to(message_of(await press(person, message, kind)), 1)
    if components_of(message, OpenKind):
        return await choose_first(person, path.to(message_of(await press(person, message, OpenKind)), 1))
    (menu, *_) = components_of(message, PickFromMenu)
    return path.to(message_of(await person.choose(message, menu["custom_id"], menu["options"][0]["value"])), 2)


async def has_moved(harness: Harness, person: Person) -> bool:
    """Whether a person has made a move in their only match, perhaps one that they may still take back."""
    (session,) = await harness.matches_of(person)
    question = matches.question(session.playing, 0)
    return bool(question and question.drafted) or session.playing.move_counts[0] > 0


@pytest.mark.parametrize("game", games.names())
async def test_four_taps_and_few_words_lead_from_the_welcome_to_the_first_move(harness: Harness, game: str) -> None:
    alice = await harness.person("Alice")
    asked = await choose_game(alice, await welcomed(harness, alice), game)
    moved = await choose_first(alice, asked)
    assert moved.taps <= TAPS
    assert asked.words <= WORDS
    assert await has_moved(harness, alice)


async def test_one_tap_leads_from_the_welcome_to_a_question(harness: Harness) -> None:
    alice = await harness.person("Alice")
    path = await welcomed(harness, alice)
    answer = await press(alice, path.shown, PlayComputer, patience=PATIENCE)
    asked = path.to(await question_in(alice, message_of(answer)))
    moved = await choose_first(alice, asked)
    assert moved.taps <= TAPS - 1
    assert asked.words <= WORDS
    assert await has_moved(harness, alice)


async def test_the_welcome_leads_with_learning_playing_and_inviting(harness: Harness) -> None:
    path = await welcomed(harness, await harness.person("Alice"))
    assert reading.buttons(path.shown) == ["Learn (3 minutes)", NOW, "Invite friends", "More"]


async def test_play_without_a_match_offers_the_same(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    for channel in ("lobby", "dm"):
        page = message_of(await alice.slash("play", channel=channel))
        assert NOW in reading.buttons(page)
    await harness.start_match("Bob")
    await harness.start_match("Bob")
    assert "/turns lists your matches" in private_text(await bob.slash("play", channel="board-games"))


async def test_every_game_can_be_learned_from_the_welcome_by_two_taps(harness: Harness) -> None:
    alice = await harness.person("Alice")
    path = await welcomed(harness, alice)
    lessons = message_of(await press(alice, path.shown, ChooseLesson))
    assert [press_of(button).game for button in components_of(lessons, Learn)] == [*games.names()]
    assert "1/" in private_text(await press(alice, lessons, Learn))
