"""What is decided for a server: games, channels, and people who are kept out."""

import pytest

from bot.domain import server
from bot.domain.errors import UserError
from bot.domain.server import ANYTHING, MOST, SWITCHES, Excluded, Server
from tests.bot.sessions import ALICE, BOB, CHANNEL


def test_by_default_everybody_plays_everything_everywhere() -> None:
    server.check_lobby(ANYTHING, ALICE, "manhattan", CHANNEL)
    server.check_guest(ANYTHING, BOB)


def test_a_lobby_needs_an_allowed_game_channel_and_person() -> None:
    decided = server.allow_channel(server.allow_game(ANYTHING, "manhattan", allowed=False), CHANNEL, allowed=True)
    for person, game, channel, error in (
        (ALICE, "manhattan", CHANNEL, "forbidden-game"),
        (ALICE, "montana", CHANNEL + 1, "forbidden-channel"),
        (BOB, "montana", CHANNEL, "excluded"),
    ):
        with pytest.raises(UserError, match=error):
            server.check_lobby(server.exclude(decided, BOB, "Bob"), person, game, channel)
    server.check_lobby(decided, BOB, "montana", CHANNEL)


def test_each_decision_can_be_repeated_and_taken_back() -> None:
    decided = ANYTHING
    for _ in range(2):
        decided = server.exclude(server.allow_channel(decided, CHANNEL, allowed=True), BOB, "Bob")
        decided = server.allow_game(decided, "manhattan", allowed=False)
    assert decided == Server(("manhattan",), (CHANNEL,), (Excluded(BOB, "Bob"),))
    for _ in range(2):
        decided = server.admit(server.allow_channel(decided, CHANNEL, allowed=False), BOB)
        decided = server.allow_game(decided, "manhattan", allowed=True)
    assert decided == ANYTHING


def test_only_what_features_offer_is_turned_off_and_on_again() -> None:
    for switch in SWITCHES:
        decided = server.turn(server.turn(ANYTHING, switch.name, on=False), switch.name, on=False)
        assert decided.off == (switch.name,)
        assert server.turn(decided, switch.name, on=True) == ANYTHING
    with pytest.raises(UserError, match="unknown-choice"):
        server.turn(ANYTHING, "everything", on=False)


def test_the_lists_of_a_server_are_limited() -> None:
    decided = ANYTHING
    for person in range(1, MOST + 1):
        decided = server.exclude(decided, person, "Bob")
    with pytest.raises(UserError, match="too-many-of-these"):
        server.exclude(decided, MOST + 1, "Bob")
