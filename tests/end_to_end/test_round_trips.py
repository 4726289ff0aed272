"""An interaction reads the database once, and writes to it once; what reads more often is listed here."""

from __future__ import annotations

from typing import Any

from msgspec.structs import fields

from bot.actions.custom_id import presses
from bot.actions.press import Press
from bot.actions.turn import Done
from bot.features.duels.daily_store import Daily
from bot.handlers.beginning import LOOKS
from tests.end_to_end.harness import Harness, Match, choose_all, forge, open_panel, press
from tests.end_to_end.round_trips import RoundTrips

MORE = {
    **dict.fromkeys(("learn", "puzzle"), 2),  # also what has another key
    "play": 2,  # a press that is stale reads again
    **dict.fromkeys(("league", "tournament"), 3),  # an index says what else is read
    "manage": 4,  # the same; then once more
    "turns": 6,  # an index, what it lists, the matches that are shown, their posts, and the lobby of the channel
    "daily": 3,  # a table says whose wishes are read
    "record": 4,  # the same, for two tables
}
"""How often the commands that read more than once read at the most."""
MORE_OF_BUTTONS = {
    **dict.fromkeys(("forgetting", "lesson", "puzzles"), 2),  # also what has another key
    **dict.fromkeys(("preparing", "standing_orders", "turn"), 2),  # a press that is stale reads again
    "duel_actions": 2,  # a duel and the person
    "remarks": 2,  # the lines of the log that led to a move
    "contests": 3,  # an index says what else is read
    "quick_play": 2 + LOOKS,  # until the computer has moved, who may be first
    **dict.fromkeys(("inbox", "manage"), 4),  # the same; then once more
    **dict.fromkeys(("daily_actions", "ratings_actions"), 3),  # a table says whose wishes are read
    "status": 3,  # one is a measurement
    "record": 4,  # the same, for two tables
    "TakeMyData": 25,  # each feature's store is asked
}
"""The same for buttons, by the feature or module that declares them, or by their own name."""
SAMPLES = {"game": "manhattan", "player": "Bob", "file": ("file.json", b"{}")}
"""Values of options and fields that cannot be left out."""


def declared_in(kind: type[Press]) -> str:
    """Returns the feature or module that declares a press."""
    *_, folder, file = kind.__module__.split(".")
    return folder if file in ("actions", "feature") else file


def pressed(kind: type[Press], match: Match) -> Press:
    """Returns a press of a match that leaves out what can be left out."""
    given = {field.name: SAMPLES[field.name] for field in fields(kind) if field.required}
    return kind(**given | ({"session": match.id} if "session" in kind.__struct_fields__ else {}))


def typed(command: dict[str, Any]) -> dict[str, Any]:
    """Returns the options that cannot be left out."""
    wanted = [option for option in command.get("options", []) if option.get("required")]
    return {
        each["name"]: each["choices"][0]["value"] if each.get("choices") else SAMPLES[each["name"]] for each in wanted
    }


async def test_a_turn_is_a_read_and_a_commit_for_each_press(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    async with RoundTrips.of(harness.bot) as trips:
        panel = await choose_all(alice, await open_panel(alice, match.post))
        await press(alice, panel, Done)
    opening, *taps = trips.trips
    assert len(taps) > 2
    assert {trips.reads(each) for each in trips.trips} == {1}
    assert [len(trips.trips[each]) for each in taps[:-1]] == [2] * (len(taps) - 1)
    assert len(trips.trips[taps[-1]]) <= 3  # a feature may note the panel of somebody who waits
    assert len(trips.trips[opening]) <= 2  # the first question is explained once


async def test_no_button_and_no_command_reads_more_often_than_it_has_to(harness: Harness, match: Match) -> None:
    alice, post = await harness.person("Alice"), match.post
    await harness.stop_jobs()
    await harness.bot.services.store.of(Daily).secret()  # drawn once for an installation
    found: dict[str, int] = {}
    commands = [command for command in (await alice.world())["commands"] if command["type"] == 1]
    async with RoundTrips.of(harness.bot) as trips:
        for kind in presses().values():
            await forge(alice, post, pressed(kind, match))
            found[f"{declared_in(kind)} {kind.__name__}"] = trips.newest
        for command in commands:
            await alice.slash(command["name"], channel=match.channel, options=typed(command))
            found[f"/{command['name']}"] = trips.newest
    assert len({*found.values()}) == len(found) > 100
    more = {f"/{name}": most for name, most in MORE.items()} | MORE_OF_BUTTONS
    allowed = {name: max(more.get(part, 1) for part in name.split()) for name in found}
    reads = {name: trips.reads(interaction) for name, interaction in found.items()}
    assert {name: count for name, count in reads.items() if count > allowed[name]} == {}
