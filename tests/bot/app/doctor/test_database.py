"""What the doctor says about a database server."""

import pytest

from bot.app.doctor import database
from bot.app.doctor.finding import Grade
from bot.settings import Settings
from bot.store.database import Store
from bot.store.inspection import Server
from tests.bot.place import NOON

WELL = Server("Valkey", "9.1.0", 0.0003, NOON, "yes", "always", "noeviction", 2**20, 0, "ok", 0)


def test_a_durable_server_is_well() -> None:
    assert {finding.grade for finding in database.about(WELL, NOON)} == {Grade.OK}


@pytest.mark.parametrize(
    ("server", "grade", "words"),
    [
        (WELL._replace(appendonly="no"), Grade.BAD, "a crash loses matches"),
        (WELL._replace(appendfsync="everysec"), Grade.WARN, "a power failure loses the last moves"),
        (WELL._replace(appendonly="", appendfsync=""), Grade.WARN, "does not show how it writes"),
        (WELL._replace(policy="allkeys-lru"), Grade.BAD, "deletes matches (allkeys-lru)"),
        (WELL._replace(used=90, limit=100), Grade.WARN, "used of"),
        (WELL._replace(last_write="err"), Grade.BAD, "the last write"),
        (WELL._replace(latency=0.05), Grade.WARN, "answers in 50.0 ms"),
        (WELL._replace(clock=NOON - 60), Grade.WARN, "by -60 s"),
    ],
)
def test_what_is_wrong_with_a_server_is_said_with_what_to_do(server: Server, grade: Grade, words: str) -> None:
    (finding,) = [finding for finding in database.about(server, NOON) if finding.grade is not Grade.OK]
    assert finding.grade is grade
    assert words in finding.sentence
    assert finding.advice


async def test_a_real_server_is_looked_at(store: Store, redis_url: str) -> None:
    await store.beat(NOON)
    settings = Settings(redis_url=redis_url)
    found = {f.subject: f async for f in database.findings(settings, lambda: NOON)}
    assert found["durability"].grade is Grade.OK
    assert found["memory"].grade is Grade.OK
    assert found["working"].grade is Grade.OK
    assert (found["listening"].grade, found["listening"].advice[:5]) == (Grade.WARN, "start")


async def test_a_server_that_does_not_answer_is_bad() -> None:
    settings = Settings(redis_url="unix:///nowhere/redis.sock")
    (found,) = [finding async for finding in database.findings(settings, lambda: NOON)]
    assert found.grade is Grade.BAD
