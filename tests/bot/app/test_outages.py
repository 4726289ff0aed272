"""The log while Discord or the database is away."""

import logging
from collections.abc import Iterator

import aiohttp
import pytest
from redis.exceptions import ConnectionError

from bot.app.outages import as_warning


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[logging.Logger]:
    logger = logging.getLogger("a library")
    logger.addFilter(as_warning)
    yield logger
    logger.removeFilter(as_warning)


@pytest.mark.parametrize(
    "error",
    [
        ConnectionError("no answer"),
        TimeoutError("no answer"),
        aiohttp.ServerDisconnectedError("no answer"),
        ExceptionGroup("several", [ConnectionError("no answer")]),
    ],
)
def test_an_outage_that_a_library_logs_is_a_warning_in_one_line(
    log: logging.Logger, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    log.error("Attempting again in %d s", 3, exc_info=error)
    (record,) = caplog.records
    assert (record.levelname, record.exc_info) == ("WARNING", None)
    assert record.getMessage().startswith(f"Attempting again in 3 s ({type(error).__name__}: ")


def test_any_other_error_that_a_library_logs_stays_an_error(
    log: logging.Logger, caplog: pytest.LogCaptureFixture
) -> None:
    log.error("a bug", exc_info=ExceptionGroup("several", [ConnectionError("no answer"), ValueError("a bug")]))
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert record.exc_info
