"""Turns prepared while others play, and private notes, as three people and a spectator see them."""

from __future__ import annotations

from bot.actions.board import More
from bot.actions.proposals import Decide
from bot.actions.turn import Done, Pick, PickFromMenu, UsePreset
from bot.features.notes.feature import NOTE, OpenNote
from bot.features.preparing.actions import (
    AskThen,
    Branches,
    CarryOut,
    DespiteNews,
    DropPrepared,
    OfferLater,
    OpenBranch,
    Prepare,
)
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    ask,
    choose,
    choose_all,
    components_of,
    forge,
    message_of,
    open_panel,
    press,
    press_of,
    private_text,
    take_turn,
)
from tests.end_to_end.proposals import match_of_three, propose, session_of

NO_SEAT = "あなたはこの対戦の参加者ではありません"
"""What Dave reads, in his language."""


async def prepare(person: Person, match: Match) -> Json:
    """Prepares a whole turn; returns the panel that asks what becomes of it."""
    waiting = await open_panel(person, match.post)
    prompted = message_of(await press(person, waiting, Prepare))
    assert "Your turn has not come" in reading.text(prompted)
    return await choose_all(person, message_of(await press(person, prompted, UsePreset)))


async def write(person: Person, shown: Json, text: str) -> Json:
    """Writes a note in the form that a button opens; returns the panel after it."""
    form = (await press(person, shown, OpenNote)).modal
    assert form is not None
    return message_of(await person.submit(form, {"text": text}))


async def test_one_prepared_turn_is_carried_out_and_another_is_offered_for_one_press(harness: Harness) -> None:
    match = await match_of_three(harness)
    first, second, third = [seat.name for seat in (await session_of(match)).seats]
    alice, next_one, last = await harness.people(first, second, third)
    kept = private_text(await press(next_one, await prepare(next_one, match), CarryOut))
    assert "as soon as your turn comes" in kept
    offered = private_text(await press(last, await prepare(last, match), OfferLater))
    assert "You see this when your turn comes" in offered
    assert "Prepared" not in reading.text(await open_panel(alice, match.post)), "nobody else sees it"
    await take_turn(alice, match.post)
    post = await match.next_post()
    assert f"🗓️ **{second}** took" in reading.text(post)
    assert [user["id"] for user in post["mentions"]] == [last.id], "nobody else is to move"
    panel = await open_panel(last, post)
    assert "You have prepared this turn." in reading.text(panel)
    await press(last, panel, Done)
    post = await match.next_post()
    assert "🗓️" not in reading.text(post), "that turn was ended by hand"
    assert 2 not in (await session_of(match)).playing.prepared
    assert "Parlour has done what you had prepared" in reading.text(await open_panel(next_one, post))


async def test_the_board_shows_a_prepared_turn_and_what_is_proposed_together(harness: Harness) -> None:
    match = await match_of_three(harness)
    first, second, _ = [seat.name for seat in (await session_of(match)).seats]
    alice, bob = await harness.people(first, second)
    await press(bob, await prepare(bob, match), CarryOut)
    await propose(alice, match, "pause")
    shown = message_of(await bob.slash("play", channel=match.channel))
    assert components_of(shown, DropPrepared)
    assert components_of(shown, Decide)


async def test_preparing_refuses_strangers_stale_presses_and_the_own_turn(harness: Harness) -> None:
    match = await match_of_three(harness)
    second = (await session_of(match)).seats[1].name
    alice, bob, dave = await harness.people("Alice", second, "Dave")
    thread = match.id
    assert "It is your turn" in private_text(await ask(alice, match, Prepare))
    assert NO_SEAT in private_text(await forge(dave, match.post, Prepare(thread)))
    prompted = message_of(await ask(bob, match, Prepare))
    (button, *_) = components_of(prompted, Pick, PickFromMenu)
    shown = press_of(button)
    forged = CarryOut(thread, 1, shown.version, shown.options)
    assert "not complete" in private_text(await forge(bob, prompted, forged)), "nothing is chosen"
    asked = AskThen(thread, 1, shown.version, shown.options)
    assert "moved on" in private_text(await forge(bob, prompted, asked)), "there is no branch"
    late = message_of(await forge(bob, prompted, DropPrepared(thread)))
    assert "moved on" in reading.text(late)
    prompted = message_of(await press(bob, late, Prepare))
    chosen = message_of(await choose(bob, prompted, 1))
    assert not components_of(chosen, CarryOut), "more is to be chosen first"
    kept = message_of(await press(bob, chosen, OfferLater))
    dropped = message_of(await press(bob, kept, DropPrepared))
    assert "is dropped" in reading.text(dropped)
    assert not (await session_of(match)).playing.prepared
    again = message_of(await press(bob, dropped, Prepare))
    await take_turn(alice, match.post)
    await match.next_post()
    stale = private_text(await choose(bob, again, 1))
    assert "moved on" in stale, "the turn has come: the choice was for another moment"


async def test_what_is_done_instead_is_chosen_by_taps_and_nobody_else_hears_of_it(harness: Harness) -> None:
    match = await harness.start_match("Bob", "Carol", game="coal_baron")
    session = await session_of(match)
    (first,) = session.to_move
    names = [session.seats[seat % 3].name for seat in (first, first - 1, first + 1)]
    mover, person, other = await harness.people(*names)  # they draft orders counterclockwise
    kept = message_of(
        await press(person, await choose_all(person, message_of(await ask(person, match, Prepare))), CarryOut)
    )
    page = message_of(await press(person, kept, Branches))
    assert "is no longer possible, for instance after" in reading.text(page)
    then = message_of(await press(person, page, OpenBranch))
    assert "This is the board as it would be after" in reading.text(then)
    asks = message_of(await press(person, then, AskThen))
    assert "You are asked." in reading.text(asks)
    then = await choose_all(person, message_of(await press(person, asks, OpenBranch)), 1)
    decided = message_of(await press(person, then, CarryOut))
    assert "Then: " in reading.text(decided)
    heedless = message_of(await press(person, decided, DespiteNews))
    assert "It is done even so" in reading.text(heedless)
    assert "Then: " not in reading.text(await open_panel(other, match.post)), "nobody else sees it"
    await take_turn(mover, match.post)
    post = await match.next_post()
    assert f"🗓️ **{person.name}** took" in reading.text(post), "a branch looks like any prepared turn"
    panel = reading.text(await open_panel(person, post))
    assert "had become something else" in panel
    assert mover.name in panel
    stale = message_of(await forge(person, post, OpenBranch(match.id, "00000000", 1)))
    assert "moved on" in reading.text(stale)
    assert "had become something else" not in reading.text(await open_panel(mover, post))


async def test_a_note_is_seen_by_its_author_alone(harness: Harness) -> None:
    match = await match_of_three(harness)
    second = (await session_of(match)).seats[1].name
    alice, bob, dave = await harness.people("Alice", second, "Dave")
    more = message_of(await press(bob, match.post, More))
    panel = await write(bob, more, "**Watch** <@1>\nand the harbour")
    assert "Your note is saved." in reading.text(panel)
    assert r"📝 \*\*Watch\*\* \<\@1\> and the harbour" in reading.text(panel)
    assert "harbour" not in reading.text(await open_panel(alice, match.post))
    form = (await ask(bob, match, OpenNote)).modal
    assert form is not None
    assert [field["value"] for field in reading.components(form) if "value" in field] == [
        "**Watch** <@1>\nand the harbour"
    ]
    assert NO_SEAT in private_text(await ask(dave, match, OpenNote))
    assert "Your note is deleted." in private_text(await bob.submit(form, {"text": " "}))
    assert NOTE.of((await session_of(match)).seats[1]) == ""
