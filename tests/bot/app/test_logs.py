"""The log shows no secrets, on a terminal as in a file."""

import io
import json
import logging

import pytest
import structlog

from bot.app import logs
from bot.settings import Settings
from rules import games
from rules.chance import Chance

TOKEN = "bot-token-of-forty-letters.and.three-parts"
PASSWORD = "p%23ss word"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(params=[Terminal, io.StringIO])
def stream(request: pytest.FixtureRequest) -> io.StringIO:
    shown: io.StringIO = request.param()
    logs.set_up("debug", [TOKEN, PASSWORD], shown)
    return shown


def fail(secret: str) -> None:
    local = f"the local {secret}"
    raise ZeroDivisionError(len(local))


@pytest.mark.parametrize("library", [False, True])
def test_a_traceback_shows_no_local_variables(stream: io.StringIO, library: bool) -> None:
    hand = "".join(("hand of", " Bob"))  # not in the source line that a traceback shows
    try:
        fail(hand)
    except ZeroDivisionError:
        (logging.getLogger("docket") if library else structlog.get_logger()).exception("crashed")
    assert "in fail" in stream.getvalue()
    assert "ZeroDivisionError" in stream.getvalue()
    assert hand not in stream.getvalue()


def test_a_traceback_shows_its_causes_and_the_errors_of_a_group(stream: io.StringIO) -> None:
    try:
        try:
            fail("")
        except ZeroDivisionError as error:
            raise ExceptionGroup("several", [ValueError("the first"), KeyError("the second")]) from error
    except ExceptionGroup:
        structlog.get_logger().exception("crashed")
    for name in ("ZeroDivisionError", "several", "ValueError: the first", "KeyError: 'the second'"):
        assert name in stream.getvalue()


@pytest.mark.parametrize("secret", [TOKEN, PASSWORD, "p#ss word"])
def test_a_secret_is_replaced_wherever_it_appears(stream: io.StringIO, secret: str) -> None:
    structlog.get_logger().debug(f"sent {secret}", header=f"Bot {secret}", deep={"list": [secret]})
    logging.getLogger("discord.http").warning("refused %s", secret)
    try:
        raise OSError(f"with {secret}")
    except OSError:
        structlog.get_logger().exception("crashed")
    assert secret not in stream.getvalue()
    assert stream.getvalue().count(logs.HIDDEN) == 5


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ("redis://:abc@host:6379", "redis://[secret]@host:6379"),
        ("rediss://user:abc@host", "rediss://[secret]@host"),
        ("https://discord.com/api/v10/webhooks/12/abc/messages/@original", "/webhooks/12/[secret]/messages/@original"),
        ("https://discord.com/api/v10/interactions/12/abc/callback", "/interactions/12/[secret]/callback"),
        ("https://discord.com/channels/1/2", "https://discord.com/channels/1/2"),
    ],
)
def test_an_address_is_shown_without_its_secrets(stream: io.StringIO, shown: str, expected: str) -> None:
    structlog.get_logger().info("refused", url=shown)
    assert expected in stream.getvalue()


def test_the_message_of_an_error_in_the_rules_is_not_shown(stream: io.StringIO) -> None:
    card = "".join(("card of", " Bob"))
    for crash in (lambda: games.load(card), lambda: Chance(b"").below(3)):
        try:
            crash()
        except (KeyError, ValueError):
            structlog.get_logger().exception("crashed")
    assert "KeyError" in stream.getvalue()
    assert "ValueError" in stream.getvalue()
    assert card not in stream.getvalue()


def test_a_log_in_a_file_has_one_line_of_json_for_each_event() -> None:
    stream = io.StringIO()
    logs.set_up("info", [TOKEN], stream)
    structlog.get_logger().info("ready", name="卓", token=TOKEN)
    assert json.loads(stream.getvalue())["name"] == "卓"
    assert json.loads(stream.getvalue())["token"] == logs.HIDDEN


def test_the_token_and_the_password_are_the_secrets_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("REDIS_URL", "redis://:abc@host:6379")
    assert Settings().secrets == [TOKEN, "abc"]


@pytest.mark.parametrize(("form", "is_json"), [("text", False), ("json", True), ("auto", True)])
def test_the_form_of_the_log_can_be_chosen(form: logs.Form, is_json: bool) -> None:
    stream = io.StringIO()
    logs.set_up("info", stream=stream, form=form)
    structlog.get_logger().info("ready")
    assert stream.getvalue().startswith("{") is is_json
    assert "\x1b" not in stream.getvalue()


def test_a_line_names_the_interaction_that_it_belongs_to(stream: io.StringIO) -> None:
    with structlog.contextvars.bound_contextvars(interaction=77, session=88):
        structlog.get_logger().info("slow")
        logging.getLogger("discord").warning("refused")
    for line in stream.getvalue().splitlines():
        assert "77" in line
        assert "88" in line
