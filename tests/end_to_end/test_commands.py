"""The list of commands is short, and everything that was a command of its own is within reach."""

from __future__ import annotations

from bot.actions.absence import EndMatch
from bot.actions.board import BoardText, Concede, More, ShowMatch, View
from bot.actions.lobby import ShowLobby
from bot.actions.press import Press
from bot.actions.proposals import Agree, ChooseSuccessor, Decide, Decline, Offer, ReplaceByComputer, ReplaceByPerson
from bot.features.analysis.actions import Analysis, Mistakes
from bot.features.forgetting.feature import ForgetMe
from bot.features.hint.feature import Hint
from bot.features.inbox.feature import MoveHere, Next
from bot.features.notes.feature import OpenNote
from bot.features.preparing.actions import Prepare
from bot.features.record.actions import Statistics
from bot.features.record.ratings_actions import ShowRatings
from bot.features.rematch.feature import Rematch
from bot.features.reminders.feature import Mute
from bot.features.replay.actions import Animate, BoardThen, Export, Replay, TryAgain
from bot.features.result.feature import Result
from bot.features.standing_orders.feature import StandingOrders
from bot.features.status.feature import ShowStatus
from bot.features.story.feature import Story
from bot.features.vacation.feature import ShowVacation
from bot.features.verify.feature import Verify, WriteWords
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Match,
    components_of,
    message_of,
    play_out,
    press,
    private_text,
    take_turn,
)

MOST = 15
SLASH = 1
FIRST = ["new", "play", "turns", "learn", "rules", "help", "settings", "replay", "record"]
POST = ""
"""Instead of a command: the newest post of a match."""

Way = tuple[str, tuple[type[Press], ...]]
"""A command, or the newest post of the match, and the buttons that are pressed one after the other."""
IN_PLAY: dict[str, Way] = {
    "view": (POST, (View,)),
    "story": (POST, (Story,)),
    "board": (POST, (Story, BoardThen)),
    "more": ("replay", (More,)),
    "text": (POST, (More, BoardText)),
    "concede": (POST, (More, Concede)),
    "verify": (POST, (More, Verify)),
    "orders": (POST, (More, StandingOrders)),
    "note": (POST, (More, OpenNote)),
    "mute": (POST, (More, Mute)),
    "hint": ("play", (Hint,)),
    "retry": ("replay", (TryAgain,)),
    "animate": ("replay", (Animate,)),
    "undo": ("propose", (Offer,)),
    "replace": ("propose", (ChooseSuccessor, ReplaceByComputer)),
    "substitute": ("propose", (ChooseSuccessor, ReplaceByPerson)),
    "vacation": ("settings", (ShowVacation,)),
    "forget-me": ("settings", (ForgetMe,)),
    "ratings": ("record", (ShowRatings,)),
    "statistics": ("record", (Statistics,)),
}
OVER: dict[str, Way] = {
    "status": ("manage", (ShowStatus,)),
    "result": (POST, (More, Result)),
    "rematch": (POST, (Rematch,)),
    "export": ("replay", (Export,)),
    "analyse": ("replay", (Analysis,)),
}
ELSEWHERE = {
    "absence": EndMatch,
    "agree": Agree,
    "decline": Decline,
    "mistakes": Mistakes,
    "move": MoveHere,
    "next": Next,
    "prepare": Prepare,
    "lobby": ShowLobby,
    "import": Replay,
}
"""What needs more than one person, or more than one match: tests of their own press these."""


async def follow(person: Person, match: Match, way: Way) -> None:
    """Presses all buttons but the last, which has to be there."""
    command, kinds = way
    message = message_of(await person.slash(command, channel=match.channel)) if command else match.post
    for kind in kinds[:-1]:
        message = message_of(await press(person, message, kind))
    assert components_of(message, kinds[-1]), (way, person.buttons(message))


async def test_there_are_few_commands_and_those_of_a_beginner_are_registered_first(harness: Harness) -> None:
    alice = await harness.person("Alice")
    names = [command["name"] for command in (await alice.world())["commands"] if command["type"] == SLASH]
    assert len(names) <= MOST
    assert [*names[: len(FIRST)], names[-1]] == [*FIRST, "manage"]
    assert not {*IN_PLAY, *OVER, *ELSEWHERE} & {*names}


async def test_what_was_a_command_has_a_button_while_a_match_goes_on(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works", clock="normal")
    (mover,) = await match.people_to_move()
    for way in IN_PLAY.values():
        await follow(mover, match, way)


async def test_what_was_a_command_has_a_button_after_a_match(harness: Harness, match: Match) -> None:
    await play_out(match)
    alice = await harness.person("Alice")
    for way in OVER.values():
        await follow(alice, match, way)


async def test_proposals_are_answered_where_they_are_made(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    offered = message_of(await alice.slash("propose", channel=match.channel, what="pause"))
    await alice.click(offered, "Propose")
    await match.settle()
    assert components_of(message_of(await bob.slash("propose", channel=match.channel)), Agree, Decline)


async def test_a_player_who_waits_prepares_from_the_panel_of_play(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    bob = await harness.person("Bob")
    assert components_of(message_of(await bob.slash("play", channel=match.channel)), Prepare)


async def test_words_are_added_from_the_page_under_more_of_a_lobby(harness: Harness) -> None:
    lobby, alice = await harness.open_lobby(), await harness.person("Alice")
    shown = message_of(await press(alice, message_of(await press(alice, lobby, ShowLobby)), Verify))
    assert components_of(shown, WriteWords)


async def test_every_match_of_a_person_is_opened_from_their_list(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    await take_turn(alice, match.post)
    await match.next_post()
    listed = message_of(await alice.slash("turns", channel="dm"))
    assert "Nothing is waiting" in reading.text(listed)
    (menu,) = components_of(listed, ShowMatch)
    (option,) = menu["options"]
    shown = message_of(await alice.choose(listed, menu["custom_id"], option["value"]))
    for kind in (View, Story, Decide, Concede):
        assert components_of(shown, kind), kind


async def test_a_command_of_an_earlier_version_says_that_it_is_a_button_now(harness: Harness) -> None:
    alice = await harness.person("Alice")
    harness.bot.tree.remove_command("daily")
    assert "/daily is a button now" in private_text(await alice.slash("daily"))
