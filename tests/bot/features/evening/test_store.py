"""The tokens of open panels: kept for minutes, one for a match, and forgotten with their person."""

from __future__ import annotations

from bot.features.evening.store import OPEN, OpenPanel, OpenPanels
from tests.bot.keeping import ALICE, BOB, forget, is_forgotten, play
from tests.bot.place import Place, Time


def panel(match: int, now: int, token: str = "token") -> OpenPanel:
    return OpenPanel(str(match), token, now + OPEN, "en", 1)


async def test_the_newest_panel_of_each_match_is_kept_for_a_quarter_of_an_hour(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    panels, now = place.store.of(OpenPanels), time.moment
    for message, match, token in ((1, 2**62, "old"), (2, 2**62 + 1, "other"), (3, 2**62, "new")):
        await panels.keep(ALICE, message, panel(match, now, token), now)
    found = [await panels.find(ALICE, 2**62 + number, now) for number in range(3)]
    assert [each and each.token for each in found] == ["new", "other", None]
    assert await place.store.redis.hlen(f"panels:{ALICE}") == 2
    assert 0 < await place.store.redis.ttl(f"panels:{ALICE}") <= OPEN < 900
    assert await panels.find(ALICE, 2**62, now + OPEN) is None


async def test_a_message_that_shows_something_else_is_left_alone(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    panels = place.store.of(OpenPanels)
    await panels.keep(ALICE, 1, panel(7, time.moment), time.moment)
    await panels.keep(ALICE, 1, panel(8, time.moment), time.moment)  # the next match in the same message
    assert await panels.find(ALICE, 7, time.moment) is None
    await panels.drop(ALICE, 1)
    assert await panels.find(ALICE, 8, time.moment) is None


async def test_who_takes_their_data_along_gets_no_tokens(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    panels = place.store.of(OpenPanels)
    await panels.keep(ALICE, 1, panel(7, time.moment, "token"), time.moment)
    told = await panels.export_person(ALICE, time.moment)
    assert [each["match"] for each in told["open panels"]] == ["7"]
    assert "token" not in str(told)


async def test_what_cannot_be_read_is_replaced_by_the_next(place: Place, time: Time) -> None:
    await play(place, ALICE, BOB)
    await place.store.redis.hset(f"panels:{ALICE}", "1", b"\xff")
    assert await place.store.of(OpenPanels).find(ALICE, 7, time.moment) is None
    await place.store.of(OpenPanels).keep(ALICE, 2, panel(7, time.moment), time.moment)
    assert await place.store.redis.hkeys(f"panels:{ALICE}") == [b"2"]


async def test_tokens_go_with_their_person_and_none_is_noted_of_somebody_who_was_forgotten(
    place: Place, time: Time
) -> None:
    await play(place, ALICE, BOB)
    for person in (ALICE, BOB):
        await place.store.of(OpenPanels).keep(person, 1, panel(7, time.moment), time.moment)
    await forget(place, ALICE)
    await place.store.of(OpenPanels).keep(ALICE, 1, panel(7, time.moment), time.moment)
    assert await is_forgotten(place, ALICE, "Alice")
    assert await place.store.redis.exists(f"panels:{BOB}")
