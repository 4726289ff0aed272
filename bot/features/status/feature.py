"""The status: how Parlour is, for those who manage a server."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.actions.press import Press
from bot.domain.errors import UserError
from bot.domain.session import Stage
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.i18n import Words, words_in
from bot.store.session_counts import Overview
from bot.store.status import Status
from bot.views import components
from bot.views.components import Panel
from bot.views.pages import FOR_MANAGERS, others_for_managers
from bot.views.wording import stamp

SHARDS = 8
"""The most shards whose latency is shown."""


class ShowStatus(Press, frozen=True, tag="status"):
    """Shows how Parlour is, and what runs on the server."""

    label = "button-status"
    emoji = "🩺"


class Process(NamedTuple):
    """What the process that answers knows about itself."""

    version: str
    started: int
    latencies: list[tuple[int, float]]
    """Of each shard, the seconds of a heartbeat."""
    servers: int | None
    """How many servers it serves; None: that is not shown."""


def page(status: Status, process: Process, words: Words) -> Panel:
    """Returns how Parlour is and what runs on the server; on all servers only if the process says how many."""
    pieces = [
        f"### {words('status-title')}",
        "\n".join(_process(status, process, words)),
        "\n".join(_sessions(words("status-here"), status.here, words)),
    ]
    if process.servers is not None:
        title = words("status-everywhere", servers=process.servers)
        pieces.append("\n".join(_sessions(title, status.everywhere, words)))
    again = components.button(words, ShowStatus(), words("button-refresh"), emoji="")
    others = (components.button(words, press) for press in others_for_managers(ShowStatus))
    return Panel(components.message(pieces, *components.rows([again, *others])))


def _process(status: Status, process: Process, words: Words) -> Iterator[str]:
    yield words("status-version", version=process.version, started=stamp(process.started))
    if process.latencies:
        shown = process.latencies[:SHARDS]
        of_each = ", ".join(words("status-shard", shard=shard, time=_milliseconds(took)) for shard, took in shown)
        one = len(shown) == 1
        yield (
            words("status-discord", time=_milliseconds(shown[0][1])) if one else words("status-shards", shards=of_each)
        )
    yield words("status-store", time=_milliseconds(status.latency))
    if status.swept is None:
        yield words("status-no-worker")
    else:
        yield words("status-waiting", seconds=status.waiting) if status.waiting else words("status-nothing-waits")
    yield words("status-computers", count=status.computers)


def _sessions(title: str, seen: Overview, words: Words) -> Iterator[str]:
    yield f"**{title}**"
    yield words("status-sessions", lobbies=seen.at(Stage.LOBBY), matches=seen.at(Stage.PLAY), ended=seen.ended)
    games = [count for count in seen.running if count.stage is Stage.PLAY and count.sessions]
    if games:
        each = (f"{words_in(words.language, count.game)('game-name')} {count.sessions}" for count in games)
        yield words("status-games", games=", ".join(each))


def _milliseconds(seconds: float) -> int:
    """Returns a time in whole milliseconds, at least one."""
    return max(1, round(seconds * 1000))


@handles(ShowStatus)
async def show(context: Context, press: ShowStatus) -> Panel:
    """Shows how Parlour is to those who manage the server; to the owner of the bot also what runs elsewhere."""
    request, services = context.request, context.services
    if not request.guild or not request.manages:
        raise UserError("managers-only")
    process = Process(
        version=services.version,
        started=services.started,
        latencies=services.courier.latencies(),
        servers=services.courier.servers() if services.courier.belongs_to(context.person) else None,
    )
    return page(await services.store.status(request.guild), process, context.words)


FEATURE = Feature(adds=(FOR_MANAGERS.add(ShowStatus()),))
