"""Posts that handlers make: whatever the reason for which Discord refuses one, they are notified."""

import pytest

from bot.delivery.courier import Courier, NotDelivered
from bot.views import components
from tests.bot.place import Place

POSTING = r"POST /channels/\d+/messages$"


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003), (400, 160005), (400, 200000)])
async def test_a_refused_post_is_not_delivered(place: Place, status: int, code: int) -> None:
    place.sandbox.control.fail(POSTING, status, code=code)
    with pytest.raises(NotDelivered):
        await Courier(place.bot, place.clock).post(
            int(place.sandbox.control.channel("lobby").id), components.message(["x"]), "a nonce"
        )


async def test_a_private_thread_is_seen_by_its_members_only(place: Place) -> None:
    courier, secret = (
        Courier(place.bot, place.clock),
        place.sandbox.control.start_thread("lobby", "Secret", "Bob", private=True),
    )
    assert not await courier.sees(int(secret.id))
    bob = await place.sandbox.person("Bob")
    await bob.send("Secret", f"<@{place.sandbox.local.world.bot.id}>")
    assert await courier.sees(int(secret.id))
