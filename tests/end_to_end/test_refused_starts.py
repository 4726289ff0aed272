"""Starts that Discord refuses: what the bot does and what the log says, for each request and each answer."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app.client import create_bot
from bot.app.failures import EX_CONFIG, exit_code, sentence
from bot.app.health import described
from bot.app.refusals import INTENTS, WRONG_TOKEN
from bot.app.registration import register
from bot.app.runner import run, work
from bot.delivery.edge import FIRST_WAIT
from bot.jobs.cancel import end
from bot.settings import Settings
from bot.store.database import Store
from bot.store.liveness import vitals
from sandbox import Sandbox
from tests.end_to_end.harness import PATIENCE, running_harness, start

Lines = list[MutableMapping[str, Any]]

ROUTES = {
    "login": r"GET /users/@me$",
    "application": r"GET /oauth2/applications/@me$",
    "gateway": r"GET /gateway/bot$",
}
"""The requests without which there is no start."""
LATER = {"commands": r"PUT /applications/\d+/commands$", "emojis": r"GET /applications/\d+/emojis$"}
"""Those without which matches go on."""
DISCORD_FAILS = "Discord has a failure of its own"
REFUSED = "Discord refuses a request of the start"
FOREIGN = "something answers that is not Discord"
ANSWERS = {
    "403": (403, '{"message": "Missing Access", "code": 50001}', REFUSED),
    "404": (404, '{"message": "404: Not Found", "code": 0}', REFUSED),
    "429 HTML": (429, "<html>Error 1015</html>", "Discord's edge bans the address of this machine for a while (429)"),
    "503": (503, "upstream connect error", DISCORD_FAILS),
    "garbage": (200, "{not JSON", FOREIGN),
    "portal": (200, "<html>Please log in to this network</html>", FOREIGN),
}
"""Answers, and the sentence of the log about each."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox


@pytest.fixture
def settings(sandbox: Sandbox, redis_url: str) -> Settings:
    return Settings(discord_url=sandbox.url, redis_url=redis_url, emojis=False, quotas=False, DISCORD_TOKEN="token")


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    store = Store(redis_url)
    yield store
    await store.close()


@pytest.fixture
def logged() -> Iterator[Lines]:
    with capture_logs() as lines:
        yield lines


@asynccontextmanager
async def starting(settings: Settings, first_wait: float = FIRST_WAIT) -> AsyncIterator[asyncio.Task[None]]:
    """Runs what `parlour run` runs until the end of the block."""
    running = asyncio.create_task(run(settings, first_wait=first_wait))
    try:
        yield running
    finally:
        await end(running)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def waiting(logged: Lines) -> Lines:
    return [line for line in logged if "next_start_in" in line]


def answer(sandbox: Sandbox, route: str, name: str) -> None:
    """Makes all requests of a route get an answer of the table."""
    status, body, _ = ANSWERS[name]
    content_type = "application/json" if body.startswith("{") else "text/html"
    sandbox.control.answer_instead(route, status, body, content_type)


@pytest.mark.parametrize(("route", "name"), [*itertools.product(ROUTES, ANSWERS)])
async def test_a_start_that_is_refused_waits_and_says_why_in_a_sentence(
    sandbox: Sandbox, settings: Settings, store: Store, logged: Lines, route: str, name: str
) -> None:
    answer(sandbox, ROUTES[route], name)
    async with starting(settings) as running:
        await until(lambda: bool(waiting(logged)) or running.done())
        (line,) = waiting(logged)
        listening = [each.sentence for each in described(await vitals(store.redis)) if each.role == "listening"]
    assert line["event"].startswith(ANSWERS[name][2])
    assert listening == [line["event"]], "the health check says the same"
    assert not any(each["log_level"] == "error" for each in logged)
    assert sandbox.control.starts() == 0


@pytest.mark.parametrize("name", ["503", "429 HTML"])
async def test_a_start_goes_on_by_itself_once_discord_answers(
    sandbox: Sandbox, settings: Settings, logged: Lines, name: str
) -> None:
    answer(sandbox, ROUTES["login"], name)
    async with starting(settings, first_wait=0.05):
        await until(lambda: len(waiting(logged)) > 2)
        sandbox.control.lift_bans()
        await until(sandbox.control.bot_online)


@pytest.mark.parametrize("route", ROUTES)
async def test_a_limit_that_discord_names_is_waited_out_within_the_start(
    sandbox: Sandbox, settings: Settings, logged: Lines, route: str
) -> None:
    sandbox.control.fail(ROUTES[route], 429, retry_after=0.05)
    async with starting(settings):
        await until(sandbox.control.bot_online)
    assert waiting(logged) == []


@pytest.mark.parametrize("route", ROUTES)
async def test_a_token_that_is_not_accepted_ends_the_process_with_a_code_of_its_own(
    sandbox: Sandbox, settings: Settings, route: str
) -> None:
    sandbox.control.fail(ROUTES[route], 401, message="401: Unauthorized")
    with pytest.raises(Exception) as ended:  # noqa: PT011  # which, the sentence says
        await asyncio.wait_for(run(settings), PATIENCE)
    assert (sentence(ended.value), exit_code(ended.value)) == (WRONG_TOKEN, EX_CONFIG)


async def test_disallowed_intents_end_the_process_with_a_code_of_its_own(sandbox: Sandbox, settings: Settings) -> None:
    sandbox.control.refuse_starts(4014)
    with pytest.raises(Exception) as ended:  # noqa: PT011
        await asyncio.wait_for(run(settings), PATIENCE)
    assert (sentence(ended.value), exit_code(ended.value)) == (INTENTS, EX_CONFIG)


async def test_a_process_that_is_started_again_and_again_with_a_wrong_token_asks_once(
    sandbox: Sandbox, settings: Settings, logged: Lines
) -> None:
    sandbox.control.answer_instead(ROUTES["login"], 401, '{"message": "401: Unauthorized"}', "application/json")
    with pytest.raises(Exception, match="Improper token"):
        await run(settings)
    for _ in range(3):
        async with starting(settings):
            await until(lambda: bool(waiting(logged)))
        assert logged[-1]["event"] == WRONG_TOKEN
        logged.clear()
    assert len(sandbox.control.answered_instead()) == 1


async def test_another_token_is_tried_at_once(sandbox: Sandbox, settings: Settings, redis_url: str) -> None:
    sandbox.control.fail(ROUTES["login"], 401, message="401: Unauthorized")
    with pytest.raises(Exception, match="Improper token"):
        await run(settings)
    mended = Settings(discord_url=sandbox.url, redis_url=redis_url, emojis=False, DISCORD_TOKEN="another")
    async with starting(mended):
        await until(sandbox.control.bot_online)


async def test_a_worker_waits_like_a_bot(sandbox: Sandbox, settings: Settings, logged: Lines) -> None:
    sandbox.control.ban()
    working = asyncio.create_task(work(settings))
    await until(lambda: bool(waiting(logged)))
    await end(working)
    assert len(sandbox.control.answered_instead()) == 1


async def test_nobody_at_the_other_end_is_waited_out(settings: Settings, logged: Lines) -> None:
    nowhere = settings.model_copy(update={"discord_url": "http://127.0.0.1:9"})
    async with starting(nowhere):
        await until(lambda: bool(waiting(logged)))
    assert waiting(logged)[0]["event"] == "Discord does not answer (ClientConnectorError)"


@pytest.mark.parametrize(
    ("status", "code"), [(400, 30034), (403, 50001), (500, 0), (429, 0)], ids=["limit", "access", "failure", "slow"]
)
async def test_matches_go_on_although_the_commands_are_not_registered(
    redis_url: str, tmp_path: Path, logged: Lines, status: int, code: int
) -> None:
    async with running_harness(redis_url, tmp_path) as harness:
        lobby = await harness.open_lobby("Bob")
        harness.sandbox.control.fail(LATER["commands"], status, 100, code=code, retry_after=60)
        await harness.restart_bot()
        alice = await harness.person("Alice")
        await start(alice, lobby)
        match = await harness.match_of(lobby)
        assert match.post
    assert not any(line["log_level"] == "error" for line in logged)


async def test_commands_are_registered_again_until_discord_takes_them_and_then_not_for_a_day(
    sandbox: Sandbox, settings: Settings, store: Store, logged: Lines
) -> None:
    async with create_bot(settings, works=False, connects=False) as bot:
        await bot.login("token")
        await bot.prepare_commands()
        sandbox.control.fail(LATER["commands"], 400, 2, code=30034)
        await asyncio.wait_for(register(bot.tree, store.starts, first_wait=0.01), PATIENCE)
        refused = [line for line in logged if line["event"] == "commands not registered"]
        assert [line["code"] for line in refused] == [30034, 30034]
        registered = {command.name for command in await bot.tree.fetch_commands()}
        assert "new" in registered
        sandbox.control.ban(LATER["commands"])
        await asyncio.wait_for(register(bot.tree, store.starts), PATIENCE)
        assert sandbox.control.answered_instead() == []
        bot.tree.remove_command("new")
        sandbox.control.lift_bans()
        await asyncio.wait_for(register(bot.tree, store.starts), PATIENCE)
        assert {command.name for command in await bot.tree.fetch_commands()} == registered - {"new"}
