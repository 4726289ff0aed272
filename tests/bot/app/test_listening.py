"""Whether a bot is connected to Discord, as its heartbeats say."""

from discord.backoff import ExponentialBackoff

from bot.app.client import ShortBackoff
from bot.app.listening import beat
from bot.store.liveness import vitals
from tests.bot.place import Place


async def test_a_bot_that_is_not_connected_has_no_heartbeat(place: Place) -> None:
    await beat(place.bot, place.store.liveness)
    assert (await vitals(place.store.redis)).listened is None


def test_after_an_outage_the_bot_connects_again_within_half_a_minute() -> None:
    delays = [wait.delay() for wait in [ShortBackoff()] for _ in range(200)]
    usual = [wait.delay() for wait in [ExponentialBackoff[bool]()] for _ in range(200)]
    assert max(delays) <= 32 < max(usual)
