"""Where texts stand: in messages that can be said in every language, on boards, or in the place of their kind."""

import json
from functools import cache, partial
from typing import Any

import pytest

from bot import i18n
from bot.app.translating import kinds, places
from bot.app.translating.traced import BEGIN, END, Call, Saying, each_string, keys, traced, values
from bot.languages import SOURCE

POINTS = Call("rules.manhattan:floors", {"floors": 3}, "3 floors")
CALLS = [
    POINTS,
    Call("bot:quoted-name", {"name": "3 floors"}, "“3 floors”"),
    Call("bot:button-join", {}, "Join"),
]


@cache
def today() -> dict[str, i18n.Text]:
    """Returns every text by its package and name."""
    return {
        f"{package}:{name}": text
        for package in i18n.every_package()
        for name, text in i18n.texts(package, "en").items()
    }


def said(language: str, key: str, parts: Any) -> str:
    return Saying(language, key).string(parts).replace(BEGIN, "[").replace(END, "]")


@pytest.mark.parametrize(
    ("text", "key", "german"),
    [
        ("### Join now", "bot:button-join", "### [Mitspielen] now"),
        ("Joined, 3 floors", "rules.manhattan:floors", "Joined, [3 Etagen]"),
        ("x “3 floors” y", "rules.manhattan:floors", "x „[3 Etagen]“ y"),
        ("x “3 floors” y", "bot:quoted-name", "x [„3 Etagen“] y"),
        ("nothing of that", "bot:button-join", "nothing of that"),
    ],
)
def test_what_texts_said_in_a_message_is_said_in_another_language(text: str, key: str, german: str) -> None:
    assert said("de", key, traced(text, CALLS)) == german


def test_a_text_that_another_uses_is_marked_within_it() -> None:
    part = {"t": "rules.manhattan:story-Reshuffled", "v": {"cards": 2}}
    assert said("en", "rules.manhattan:story-Reshuffled", [part]).startswith("[The deck ran out")
    user = {"t": "rules.manhattan:refuse-BlockTooSmall", "v": {"floors": 1, "colour": "x", "needs": 2}}
    assert said("en", "rules.manhattan:floors", [user]).startswith("[1 floor], ")


def test_a_text_of_a_game_that_is_not_here_says_nothing() -> None:
    assert said("en", "", ["a", {"t": "rules.checkers:floors", "v": {}}, {"t": "bot:no-such-text", "v": {}}]) == "a"


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("bot:error-no-sight", "[You cannot see the channel of this match.]"),
        ("bot:command-new-clock", "/new clock:"),
        ("bot.features.replay:menu-replay", "[Replay from here]"),
        ("bot:file-no-record", "$ parlour verify match.json"),
        ("bot:button-sit-for", "[Take the seat of "),
    ],
)
def test_a_text_that_no_message_has_shown_is_shown_as_its_kind(key: str, shown: str) -> None:
    found = kinds.of_kind(key)
    assert found is not None
    strings = json.dumps(Saying(SOURCE, key).message(found.message), ensure_ascii=False)
    assert shown in strings.replace(BEGIN, "[").replace(END, "]")


def test_every_text_has_a_place() -> None:
    for key in today():
        assert kinds.shown(*key.split(":")).message, key


def test_recorded_messages_are_of_today() -> None:
    """`make places-of-texts` records them anew."""
    texts = places.recorded()["texts"]
    assert len(texts.keys() & today().keys()) > 0.95 * len(texts)
    of_bot = {key for key in today() if key.startswith("bot")}
    assert len(of_bot & texts.keys()) > 0.7 * len(of_bot)
    used = {(key, name) for key, name, _ in values(places.recorded()["messages"]) if key in today()}
    needed = {(key, name) for key in texts.keys() & today().keys() for name in today()[key].variables}
    assert len(needed - used) < 0.05 * len(needed)


def test_a_recorded_message_says_the_text_for_which_it_was_kept() -> None:
    for key in places.recorded()["texts"]:
        assert key in {*keys(places.message(key))}, key


def test_strings_that_nobody_reads_stay() -> None:
    component = {"type": 2, "label": "Join", "emoji": {"name": "Join"}, "options": [{"label": "Join"}]}
    found = each_string(component, partial(traced, calls=CALLS))
    assert found == component | {"label": [{"t": "bot:button-join", "v": {}}], "options": [{"label": found["label"]}]}
