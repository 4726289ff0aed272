"""The sweep goes on whatever the machine's clock does, and notes how long announcements wait."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.domain.calendar import Now
from bot.jobs.cancel import end
from bot.jobs.watch import watch
from bot.settings import Settings
from bot.store.liveness import vitals
from tests.bot.place import Place, Time, logged_in
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, _, _ = IN_SANDBOX
SWEEP = 30


async def test_a_machine_clock_set_back_does_not_stop_the_sweep(place: Place, settings: Settings, now: Now) -> None:
    """The next sweep is then as far away as the clock was set back."""
    async with logged_in(settings, works=True, now=now) as bot:
        store, queue = bot.services.store, bot.services.queue
        await place.until(store.liveness.newest_beat)
        later = datetime.now(UTC) + timedelta(hours=1)
        await queue.tasks.replace("sweep", later, "sweep")()
        before = await store.liveness.newest_beat()
        watching = asyncio.create_task(watch(store.liveness, queue, pause=0.2))

        async def has_swept() -> bool:
            return await store.liveness.newest_beat() != before

        await place.until(has_swept)
        await end(watching)


async def test_a_sweep_notes_how_long_announcements_have_waited(place: Place, time: Time) -> None:
    session = await place.begin(ALICE, BOB)
    for _ in range(3):
        await place.jobs.sweep()
        time.moment += SWEEP
    assert (await vitals(place.store.redis)).waiting == 2 * SWEEP
    await place.jobs.announce(session.id)
    await place.jobs.sweep()
    assert (await vitals(place.store.redis)).waiting == 0


async def test_announcements_that_discord_refuses_do_not_count_as_waiting(place: Place, time: Time) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.deny("lobby", "send_messages_in_threads")
    for _ in range(3):
        await place.jobs.announce(session.id)
        await place.jobs.sweep()
        time.moment += SWEEP
    assert (await vitals(place.store.redis)).waiting == 0
