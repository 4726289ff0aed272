"""The page that says how Parlour is."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.domain.session import Stage
from bot.features.status.actions import ShowStatus
from bot.i18n import Book, book
from bot.store.session_counts import Overview
from bot.store.status import Status
from bot.views import components
from bot.views.components import Panel
from bot.views.pages import others_for_managers
from bot.views.wording import stamp

SHARDS = 8
"""The most shards whose latency is shown."""


class Process(NamedTuple):
    """What the process that answers knows about itself."""

    version: str
    started: int
    latencies: list[tuple[int, float]]
    """Of each shard, the seconds of a heartbeat."""
    servers: int | None
    """How many servers it serves; None: that is not shown."""


def page(status: Status, process: Process, words: Book) -> Panel:
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
    return Panel(components.message(pieces, components.row(again, *others)))


def _process(status: Status, process: Process, words: Book) -> Iterator[str]:
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


def _sessions(title: str, seen: Overview, words: Book) -> Iterator[str]:
    yield f"**{title}**"
    yield words("status-sessions", lobbies=seen.at(Stage.LOBBY), matches=seen.at(Stage.PLAY), ended=seen.ended)
    games = [count for count in seen.running if count.stage is Stage.PLAY and count.sessions]
    if games:
        each = (f"{book(words.language, count.game)('game-name')} {count.sessions}" for count in games)
        yield words("status-games", games=", ".join(each))


def _milliseconds(seconds: float) -> int:
    """Returns a time in whole milliseconds, at least one."""
    return max(1, round(seconds * 1000))
