"""The bot of the workbench in this process: what it answers to a request."""

from io import BytesIO

import msgspec
from msgspec import Raw

from bot.app.workbench.command import place_of
from bot.app.workbench.host import Host
from bot.app.workbench.messages import KnownEmojis, Laid, Lay, NotLaid, Report
from rules import games, record, selfplay
from sandbox import Sandbox
from tests.bot.place import Place

KNOWN = KnownEmojis([("manhattan", "city 0", "<:city_0:1>")], {0: "<:yellow_circle:2>"})


async def answer(place: Place, request: Lay) -> Laid | NotLaid:
    replies = BytesIO()
    await Host(place.bot, replies).lay(request)
    report = msgspec.json.decode(replies.getvalue(), type=Report)
    assert isinstance(report, NotLaid | Laid)
    assert report.number == request.number
    return report


async def test_the_emojis_that_an_earlier_process_knew_are_used_and_passed_on(place: Place, sandbox: Sandbox) -> None:
    found = record.encode(selfplay.recorded(games.load("manhattan"), 2, {}, 1, 20))
    laid = await answer(place, Lay(4, Raw(found), 12, 0, "en", await place_of(sandbox.url), emojis=KNOWN))
    assert isinstance(laid, Laid), laid
    assert laid.emojis == KNOWN
    assert place.bot.services.emojis.of_seat(0) == "<:yellow_circle:2>"


async def test_a_record_of_nothing_is_answered_with_its_traceback(place: Place, sandbox: Sandbox) -> None:
    refused = await answer(place, Lay(5, Raw(b"{}"), 1, 0, "en", await place_of(sandbox.url)))
    assert isinstance(refused, NotLaid)
    assert "InvalidRecord" in refused.error
