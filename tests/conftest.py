"""Fixtures for all tests: a real Redis, a browser, the schemas of Discord."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

import pytest
import pytest_asyncio
import structlog
from hypothesis import settings
from redis import Redis

from bot.store.embedded import EmbeddedRedis

collect_ignore = ["packages"]
"""Games that are packages of their own: `test_packages.py` installs them and runs their tests."""
TESTS = Path(__file__).parent
RULES = TESTS / "rules"
TIMED = ("bot/app", "bot/delivery", "bot/jobs", "chaos", "end_to_end", "sandbox")
"""In the paths of tests in which several programs wait for each other."""
UNTRACED = ("strength", "untraced", "variant")
"""Markers of tests of the rules that are run without coverage."""
REFERENCE = Path(__file__).parent / "reference"
MEMORY = Path("/dev/shm")
ROOM = 2**30
"""Bytes that the database of all tests needs."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
Reporting = Generator[None, pytest.TestReport, pytest.TestReport]
IN_CI = os.environ.get("CI") == "true"
GARBAGE = 50_000
"""New objects among which garbage is looked for at a time. Python's own 700 cost a tenth of the time of many tests."""

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # in the background of a shell; children would inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.load_profile("ci")  # the same examples each time, however long they take: a busy machine fails no test

# By default structlog draws tracebacks with all local variables, which takes seconds for each.
structlog.dev.ConsoleRenderer.get_active().exception_formatter = structlog.dev.plain_traceback

# Bots of tests keep backups there, unless a test names another folder.
os.environ["PARLOUR_BACKUP_FOLDER"] = str(Path(gettempdir()) / f"parlour-backups-{os.getpid()}")

gc.disable()  # thousands of tests are about to be collected, which takes a third less without


def pytest_collection_finish() -> None:
    """Lets garbage be collected from now on, but never again among all that was imported for the tests."""
    gc.freeze()
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks tests that need a browser or Discord or are traced, and puts the longest first: they do not run last.

    In CI, tests in which programs wait for each other have a second try, which is listed.
    """
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "chromium" in fixtures:
            item.add_marker("browser")
        if "sandbox" in fixtures:
            item.add_marker("connected")
        if IN_CI and (
            any(name in str(item.path.relative_to(TESTS)) for name in TIMED)
            or any(map(item.get_closest_marker, ("browser", "process")))
        ):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if str(item.path).startswith(f"{RULES}{os.sep}") and not any(map(item.get_closest_marker, UNTRACED)):
            item.add_marker("traced")
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Returns 0 for the longest tests, and 1 for those of one browser, so that one worker starts it for all of them."""
    if item.get_closest_marker("match"):
        return 0
    return 1 if "browser" in getattr(item, "fixturenames", ()) else 2


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reporting:
    """Turns a skipped test into a failed one in CI, where nothing may be skipped."""
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"in CI nothing may be skipped: {report.longreprtext}"
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Collects what a failed test has left open, which would fail the test that happens to collect it."""
    failure = [vars(sys).pop(name, None) for name in ("last_exc", "last_type", "last_value", "last_traceback")]
    if any(failure):
        failure.clear()
        hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
        gc.collect()
        sys.unraisablehook = hook


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says why a test had a second try."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.line(report.longreprtext)


@pytest.fixture(scope="session")
def redis_folder() -> Iterator[Path]:
    """The folder of Redis: in memory if there is room, because every write to a disk takes 2 ms."""
    fits = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    with TemporaryDirectory(prefix="parlour-", dir=MEMORY if fits else None) as folder:
        yield Path(folder)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def redis_server(redis_folder: Path) -> AsyncIterator[EmbeddedRedis]:
    """One real Redis for all tests of this process."""
    async with EmbeddedRedis(redis_folder) as server:
        yield server


@pytest.fixture(scope="session")
def redis_client(redis_server: EmbeddedRedis) -> Iterator[Redis]:
    """A connection to the Redis of all tests, which takes longer to open than most tests that need it."""
    with Redis.from_url(redis_server.url) as redis:
        yield redis


@pytest.fixture
def redis_url(redis_server: EmbeddedRedis, redis_client: Redis) -> str:
    """The address of a real Redis that is empty when the test starts."""
    redis_client.flushall()
    return redis_server.url


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The Chromium or Chrome of this machine; skips if there is none."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return Path(found)
    pytest.skip("there is no Chromium or Chrome on this machine")
