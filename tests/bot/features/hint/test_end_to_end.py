"""Hints: what the computer would do in a person's place, if the match allows it."""

import pytest

from bot.actions.board import More
from bot.actions.lobby import ShowOptions
from bot.actions.turn import Play
from bot.domain.session import AnySession
from bot.features.hint.feature import HINTED, Hint, TakeHint
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Match,
    ask,
    components_of,
    forge,
    has_options,
    is_public,
    message_of,
    press,
    private_text,
)


@pytest.fixture
def thinking() -> float:
    """Seconds of a search: enough to try several options."""
    return 0.05


async def stored(harness: Harness, match: Match) -> AnySession:
    """Returns a match as it is stored."""
    found = await harness.bot.services.store.sessions.load(match.id)
    assert found is not None
    return found


UNRATED = {"rated": "no"}


# So long that several options are tried also by a process that has to yield.
@pytest.mark.parametrize("thinking", [0.5])
async def test_a_hint_stands_above_the_options_and_nobody_else_sees_it(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works", set_up=UNRATED)
    (mover,) = await match.people_to_move()
    hinted = message_of(await ask(mover, match, Hint))
    assert "The computer would choose: **" in reading.text(hinted)
    assert "Next best:" in reading.text(hinted)
    assert has_options(hinted)
    (other,) = [person for person in await harness.people("Alice", "Bob") if person is not mover]
    assert all(is_public(message) for message in await other.messages(match.channel))
    seats = (await stored(harness, match)).seats
    assert [HINTED.of(seat) for seat in seats] == [str(seat.person) == mover.id for seat in seats]


async def test_the_price_of_a_hint_is_told_before_the_first_one_of_a_rated_match(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    asked = message_of(await ask(mover, match, Hint))
    assert "this seat can gain no rating" in reading.text(asked)
    assert "The computer would choose" not in reading.text(asked)
    assert not any(map(HINTED.of, (await stored(harness, match)).seats))
    taken = message_of(await press(mover, asked, TakeHint))
    assert "The computer would choose" in reading.text(taken)
    assert any(map(HINTED.of, (await stored(harness, match)).seats))
    again = message_of(await ask(mover, match, Hint))
    assert "The computer would choose" in reading.text(again)


async def test_who_does_not_want_to_pay_for_a_hint_goes_back_to_their_turn(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    asked = message_of(await ask(mover, match, Hint))
    assert has_options(message_of(await press(mover, asked, Play)))
    assert not any(map(HINTED.of, (await stored(harness, match)).seats))


async def test_the_lobby_says_beside_its_option_what_a_hint_costs(harness: Harness) -> None:
    alice = await harness.person("Alice")
    options = message_of(await forge(alice, await harness.open_lobby("Bob"), ShowOptions()))
    (allowed,) = (
        option
        for menu in reading.menus(options)
        for option in menu["options"]
        if option["label"] == "Computer hints: allowed"
    )
    assert allowed["description"] == "after one you gain no rating"


async def test_a_hint_can_be_opened_from_the_panel_and_from_more(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works", set_up=UNRATED)
    (mover,) = await match.people_to_move()
    panel = message_of(await press(mover, match.post, Play))
    assert "The computer would choose" in reading.text(message_of(await press(mover, panel, Hint)))
    more = message_of(await press(mover, match.post, More))
    assert "The computer would choose" in reading.text(message_of(await press(mover, more, Hint)))


async def test_a_seat_that_is_not_to_move_gets_no_hint(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    (other,) = [person for person in await harness.people("Alice", "Bob") if person is not mover]
    assert "nothing to choose" in private_text(await ask(other, match, Hint))


async def test_hints_can_be_switched_off_for_a_match(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works", set_up={"hints": "off"})
    (mover,) = await match.people_to_move()
    assert "Hints are off" in private_text(await ask(mover, match, Hint))
    more = message_of(await press(mover, match.post, More))
    assert components_of(more, Hint) == []
    assert components_of(message_of(await press(mover, match.post, Play)), Hint) == []
    assert "Computer hints: off" in reading.text(more)
