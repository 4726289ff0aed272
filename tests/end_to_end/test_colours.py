"""Everybody chooses the colours of the boards that nobody else sees."""

from io import BytesIO

from PIL import Image

from bot.actions.board import View
from sandbox.testing.person import Person
from tests.end_to_end.harness import PATIENCE, Harness, chosen_in, is_post, message_of, open_panel, press, start

BLACK = (0, 0, 0)
"""The colour of letters with strong contrast; the usual colours are lighter."""


async def darkest(person: Person, message: dict[str, object]) -> tuple[int, ...]:
    """Returns the darkest colour of the first image of a message."""
    with Image.open(BytesIO(await person.image(message))) as image:
        colours = image.convert("RGB").getcolors(1 << 16)
    assert colours is not None
    return min((colour for _, colour in colours if isinstance(colour, tuple)), key=sum)


async def test_the_colours_of_one_person_change_nothing_for_others(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice, bob = await harness.people("Alice", "Bob")
    usual = await alice.image(await open_panel(alice, match.post))
    panel = message_of(await alice.slash("settings", channel=match.channel, colours="contrast"))
    assert "Colours of my boards: strong contrast" in chosen_in(panel)
    assert await alice.image(await open_panel(alice, match.post)) != usual
    for message in (await open_panel(alice, match.post), message_of(await press(alice, match.post, View))):
        assert await darkest(alice, message) == BLACK
    for message in (match.post, message_of(await press(bob, match.post, View))):
        assert await darkest(bob, message) != BLACK
    await alice.slash("settings", channel=match.channel, colours="usual")
    assert await alice.image(await open_panel(alice, match.post)) == usual


async def test_a_match_in_direct_messages_is_posted_in_the_colours_of_its_person(harness: Harness) -> None:
    alice = await harness.person("Alice")
    await alice.slash("settings", channel="dm", colours="contrast")
    await start(alice, message_of(await alice.slash("new", channel="dm", game="manhattan", computers=1)))
    assert await darkest(alice, await alice.wait_for(is_post, channel="dm", timeout=PATIENCE)) == BLACK
