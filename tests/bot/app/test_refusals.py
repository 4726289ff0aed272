"""What the failure of a start means: a sentence for each, whichever request it was."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.failures import EX_CONFIG, exit_code
from bot.app.refusals import final, refusal
from bot.delivery.edge import Banned, NotDiscord


def failure(kind: type[discord.HTTPException], status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return kind(response, {"code": code, "message": ""})


SENTENCES = {
    "no scope": (failure(discord.Forbidden, 403, 50001), "Discord refuses a request of the start (403, code 50001: "),
    "form": (failure(discord.HTTPException, 400), "Discord refuses a request of the start (400, code 0)"),
    "unknown": (failure(discord.NotFound, 404), "Discord refuses a request of the start (404, code 0)"),
    "limit": (failure(discord.HTTPException, 429), "Discord limits the requests of the start (429)"),
    "ban": (Banned(), "Discord's edge bans the address of this machine for a while (429)"),
    "500": (failure(discord.DiscordServerError, 500), "Discord has a failure of its own (500)"),
    "502": (failure(discord.DiscordServerError, 502), "Discord has a failure of its own (502)"),
    "503": (failure(discord.DiscordServerError, 503), "Discord has a failure of its own (503)"),
    "504": (failure(discord.DiscordServerError, 504), "Discord has a failure of its own (504)"),
    "timeout": (TimeoutError(), "Discord does not answer (TimeoutError)"),
    "no connection": (aiohttp.ServerDisconnectedError(), "Discord does not answer (ServerDisconnectedError)"),
    "garbage": (NotDiscord("a page"), "something answers that is not Discord: a page"),
}


@pytest.mark.parametrize("name", SENTENCES)
@pytest.mark.parametrize("by_gateway", [False, True], ids=["itself", "behind the request for the gateway"])
def test_a_failure_that_passes_is_waited_out_with_a_sentence(name: str, by_gateway: bool) -> None:
    error, sentence = SENTENCES[name]
    if by_gateway and isinstance(error, discord.HTTPException):
        outer = discord.GatewayNotFound()  # type: ignore[no-untyped-call]
        outer.__cause__, error = error, outer
    understood = refusal(error)
    assert understood is not None
    assert understood.why.startswith(sentence)
    assert not final(error)


@pytest.mark.parametrize(
    "error",
    [
        discord.LoginFailure("Improper token has been passed."),
        failure(discord.HTTPException, 401),
        discord.PrivilegedIntentsRequired(None),
    ],
)
def test_what_somebody_has_to_mend_ends_the_process_with_a_code_of_its_own(error: Exception) -> None:
    assert refusal(error) is None
    assert final(error)
    assert exit_code(error) == EX_CONFIG


def test_an_error_in_the_code_is_neither() -> None:
    assert refusal(KeyError("a bug")) is None
    assert not final(KeyError("a bug"))
    assert exit_code(KeyError("a bug")) == 1
