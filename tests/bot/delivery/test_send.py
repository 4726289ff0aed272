"""Messages as they reach Discord."""

from discord import ui
from msgspec import structs

from bot.delivery.send import Outgoing, send
from bot.settings import Settings
from sandbox import Sandbox
from sandbox.wire.messages import SUPPRESS_NOTIFICATIONS
from tests.bot.place import Place, logged_in
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, *_ = IN_SANDBOX


async def test_a_person_with_two_reasons_to_be_mentioned_is_mentioned_once(
    sandbox: Sandbox, settings: Settings
) -> None:
    async with logged_in(settings, works=False) as bot:
        view = ui.LayoutView().add_item(ui.TextDisplay(f"<@{BOB}>"))
        channel = int(sandbox.control.channel("lobby").id)
        assert await send(bot, channel, Outgoing(view, mentions=[BOB, BOB]), "twice")


async def test_a_message_that_mentions_nobody_does_not_ring(place: Place) -> None:
    session = await place.begin(ALICE, BOB, start_player="first_seat")
    await place.jobs.announce(session.id)
    await place.store.people.update(BOB, lambda now: structs.replace(now, mention=False))
    await place.take_turn(session)
    await place.jobs.announce(session.id)
    assert [post["flags"] & SUPPRESS_NOTIFICATIONS > 0 for post in await place.posts(session)] == [False, True]
