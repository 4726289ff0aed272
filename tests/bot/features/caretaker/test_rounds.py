"""The owner of the bot is told each week, at once if something needs them, and at most once a day."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import backup
from bot.domain.calendar import DAY, HOUR
from bot.features.caretaker import drill, rounds
from bot.features.caretaker.actions import SwitchMessages
from bot.features.caretaker.domain import WEEK
from bot.features.caretaker.messages import Question
from bot.features.caretaker.rounds import Rounds
from bot.features.caretaker.store import Caretaking
from bot.features.caretaker.worker import answer
from bot.settings import Settings
from bot.store import restoring
from bot.store.database import Store
from bot.store.keys import keys
from sandbox import Sandbox
from sandbox.testing import reading
from tests.bot.app.test_backup import filled
from tests.bot.place import Place, Time, logged_in
from tests.bot.sessions import ALICE, BOB, LOBBY, match
from tests.end_to_end.harness import EPHEMERAL, Harness, forge, message_of, press, private_text
from tests.unreliable import unreliable

SILENT = 1 << 12
"""The flag of a message for which no phone rings."""


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    return settings.model_copy(update={"backup_folder": str(tmp_path / "backups"), "backup_hours": 0})


async def letters(sandbox: Sandbox, name: str = "Alice") -> list[dict[str, Any]]:
    """Returns the private messages of the bot to a person."""
    person = await sandbox.person(name)
    channel = await person.open_dm(sandbox.local.world.bot.id)
    return [each for each in await person.messages(channel["id"]) if not each["flags"] & EPHEMERAL]


async def looked(place: Place, times: int = 1) -> Rounds:
    """Looks as a process does that has just started."""
    caretaker = Rounds(place.bot.services)
    for _ in range(times):
        await caretaker.look()
        if caretaker.backing_up:
            await caretaker.backing_up
            await caretaker.look()
    await caretaker.close()
    return caretaker


async def test_the_owner_reads_each_week_how_everything_is(place: Place, time: Time) -> None:
    await place.store.sessions.create(match(ALICE, BOB))
    await looked(place)
    time.moment += WEEK - 1
    await looked(place)
    assert await letters(place.sandbox) == []
    time.moment += 1
    for _ in range(3):  # as after restarts
        await looked(place)
    (letter,) = await letters(place.sandbox)
    assert letter["flags"] & SILENT
    for line in ("Parlour is well", "Running", "Waiting", "Disk", "Version"):
        assert line in reading.text(letter)
    time.moment += WEEK
    await looked(place)
    assert len(await letters(place.sandbox)) == 2


@pytest.mark.process
async def test_backups_are_made_on_time_restored_for_trial_and_the_newest_seven_stay(
    sandbox: Sandbox, settings: Settings, time: Time
) -> None:
    daily = settings.model_copy(update={"backup_hours": 24})
    async with logged_in(daily, works=False, now=time) as bot:
        place = Place(sandbox, bot)
        await filled(place.store)
        await looked(place)
        for day in range(1, 9):
            (daily.backups / f"2026010{day}-120000.backup").touch()
        time.moment += DAY
        await looked(place)
        await looked(place)
        files = sorted(path.name for path in daily.backups.glob("*.backup"))
        assert (len(files), files[0]) == (7, "20260103-120000.backup")
        made = (await place.store.of(Caretaking).read()).memory.made
        assert made is not None
        assert (made.moment, made.matches, made.drill) == (time.moment, 3, "equal")
        assert not [*daily.backups.glob(f"{drill.FOLDER}*")]


@pytest.mark.process
async def test_a_restore_that_brings_something_else_is_found(
    store: Store, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(store)
    question = Question(redis_url, str(tmp_path / "a.backup"), "")
    made = await asyncio.to_thread(answer, question)
    assert (made.drill, made.matches) == ("equal", 3)
    monkeypatch.setattr(restoring, "PIECES", 3)  # it has to be even, so that fields keep their values
    made = await asyncio.to_thread(answer, question)
    assert made.drill == "differs"
    await store.redis.flushdb()
    await store.sessions.create(match(ALICE, BOB))
    await store.redis.hset(keys(LOBBY).document, "announced", "1")
    await backup.write(store, tmp_path / "b.backup")
    assert await drill.differences(tmp_path / "b.backup", "") == [keys(LOBBY).document]


@pytest.mark.process
async def test_a_restore_without_any_alarm_brings_the_same(store: Store, redis_url: str, tmp_path: Path) -> None:
    await store.indexes.completed()
    made = await asyncio.to_thread(answer, Question(redis_url, str(tmp_path / "a.backup"), ""))
    assert made.drill == "equal"


async def test_a_database_that_cannot_be_backed_up_says_why(tmp_path: Path) -> None:
    made = await asyncio.to_thread(answer, Question("unix:///nowhere", str(tmp_path / "a.backup"), ""))
    assert (made.size, made.said) == (0, ["The database does not answer: is Parlour running?"])


async def test_a_failed_backup_is_told_at_once_and_once_and_the_next_day_something_else(
    sandbox: Sandbox, settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with logged_in(settings.model_copy(update={"backup_hours": 24}), works=False, now=time) as bot:
        place = Place(sandbox, bot)
        await place.store.sessions.create(match(ALICE, BOB))
        await looked(place)
        time.moment += DAY
        monkeypatch.setattr(rounds, "_PROGRAM", "bot.features.caretaker.no_such_program")
        with capture_logs() as logged:
            await looked(place)
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["backup failed"]
        (letter,) = await letters(sandbox)
        assert "The last backup failed" in reading.text(letter)
        assert not letter["flags"] & SILENT
        await place.store.redis.config_set("maxmemory", "1")
        try:
            time.moment += DAY - 1
            await looked(place, 2)
            assert len(await letters(sandbox)) == 1, "the day is not over"
            time.moment += 1
            await looked(place, 2)
        finally:
            await place.store.redis.config_set("maxmemory", "0")
        _, second = await letters(sandbox)
        assert "refuses to write" in reading.text(second)
        time.moment += DAY
        await looked(place)
        assert len(await letters(sandbox)) == 2, "the trouble is over"


async def test_a_database_that_is_silent_is_told_after_five_minutes_and_once_over_restarts(
    sandbox: Sandbox, settings: Settings, time: Time
) -> None:
    async with (
        unreliable(settings.redis_url) as line,
        logged_in(settings.model_copy(update={"redis_url": line.url}), works=False, now=time) as bot,
    ):
        await Rounds(bot.services).look()
        line.fail_after(0)
        restarted = Rounds(bot.services)
        for seconds in (0, 299, 1):
            assert await letters(sandbox) == [], "it may answer soon"
            time.moment += seconds
            await restarted.look()
        again = Rounds(bot.services)
        for _ in range(3):
            await again.look()
            time.moment += 300
        (letter,) = await letters(sandbox)
        assert "The database does not answer" in reading.text(letter)
        line.be_reliable()


async def test_a_disk_that_will_be_full_within_a_week_is_told(
    place: Place, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = 70 * 10**9

    def disk(folder: Path) -> Any:
        return type("Usage", (), {"free": free, "total": 100 * 10**9})

    monkeypatch.setattr(rounds, "_disk", disk)
    for _ in range(26):
        await looked(place)
        time.moment += HOUR
        free -= 10**9 // 2
    (letter,) = await letters(place.sandbox)
    assert "in 4 days" in reading.text(letter)


@pytest.mark.parametrize(("route", "waits"), [("GET /oauth2/applications/@me", HOUR), ("POST /channels/.*", DAY)])
async def test_a_trouble_that_discord_did_not_take_is_told_again(
    place: Place, time: Time, monkeypatch: pytest.MonkeyPatch, route: str, waits: int
) -> None:
    """After an hour if nobody got the letter, and the next day if somebody may have."""
    monkeypatch.setattr(rounds, "_disk", lambda folder: type("Usage", (), {"free": 2**27, "total": 2**40}))
    place.sandbox.control.fail(route, 503, times=100)
    await looked(place)
    place.sandbox.control.clear_faults()
    time.moment += waits - 1
    await looked(place)
    assert await letters(place.sandbox) == []
    time.moment += 1
    await looked(place)
    assert len(await letters(place.sandbox)) == 1


async def test_a_team_is_told_and_closed_messages_are_logged_once(place: Place, time: Time) -> None:
    place.sandbox.control.form_team("Bob", "Carol")
    place.sandbox.control.close_dms("Bob")
    place.sandbox.control.close_dms("Carol")
    await looked(place)
    with capture_logs() as logged:
        for _ in range(2):
            time.moment += WEEK
            await looked(place)
    assert [line["event"] for line in logged] == ["owner not told"] * 2
    assert await letters(place.sandbox) == []


async def test_the_owner_stops_the_messages_and_nobody_else_can(harness: Harness) -> None:
    harness.sandbox.control.form_team("Alice", "Carol")
    services, now = harness.bot.services, harness.bot.services.now
    later = 0
    services.now = lambda: now() + later
    await Rounds(services).look()
    later = WEEK
    await Rounds(services).look()
    (letter,) = await letters(harness.sandbox)
    assert len(await letters(harness.sandbox, "Carol")) == 1
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby()
    refused = await forge(bob, lobby, SwitchMessages(on=False))
    assert "Only the owner" in private_text(refused)
    off = await press(alice, letter, SwitchMessages)
    assert "no more messages" in private_text(off)
    later = 2 * WEEK
    await Rounds(services).look()
    assert len(await letters(harness.sandbox)) == 1
    await press(alice, message_of(off), SwitchMessages)
    await Rounds(services).look()
    assert len(await letters(harness.sandbox)) == 2
