"""The message to the owner of the bot."""

from collections.abc import Iterator
from typing import NamedTuple

from discord import ui

from bot.domain.session import Stage
from bot.features.caretaker.actions import SwitchMessages
from bot.features.caretaker.domain import Made, Trouble
from bot.i18n import Words
from bot.store.status import Status
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import decimal, stamp

GIGABYTE, MEGABYTE, KILOBYTE = 10**9, 10**6, 10**3


class Report(NamedTuple):
    """What there is to tell."""

    version: str
    started: int
    servers: int
    status: Status | None
    """None: the database does not answer."""
    made: Made | None
    backs_up: bool
    free: int
    """Bytes of the disk of the backups."""
    total: int
    days_left: int | None
    silent: int
    """For how many seconds the database has not answered."""
    troubles: tuple[Trouble, ...]


def letter(report: Report, words: Words) -> ui.LayoutView:
    """Returns the message: what needs the owner, and then how everything is."""
    title = words("caretaker-troubled" if report.troubles else "caretaker-well")
    needs = [
        f"**{words(f'caretaker-{trouble}-title')}**\n{_explained(trouble, report, words)}"
        for trouble in report.troubles
    ]
    pieces = [f"### {title}", *needs, "\n".join(_state(report, words)), f"-# {words('caretaker-foot')}"]
    return components.message(pieces, components.row(components.button(words, SwitchMessages(on=False))))


def _explained(trouble: Trouble, report: Report, words: Words) -> str:
    return words(
        f"caretaker-{trouble}",
        when=stamp(report.made.moment) if report.made else "",
        free=decimal(report.free / GIGABYTE, words),
        days=-1 if report.days_left is None else report.days_left,
        minutes=report.silent // 60,
    )


def _state(report: Report, words: Words) -> Iterator[str]:
    status = report.status
    if status is not None:
        running = status.everywhere
        yield words(
            "caretaker-runs",
            matches=running.at(Stage.PLAY),
            lobbies=running.at(Stage.LOBBY),
            servers=report.servers,
        )
        yield words("caretaker-waits", minutes=status.waiting // 60, seconds=status.waiting, computers=status.computers)
    if report.made is None or report.made.size or not report.backs_up:  # what else there is to say stands above
        yield _backup(report, words)
    free, total = (decimal(size / GIGABYTE, words) for size in (report.free, report.total))
    days = None if Trouble.DISK in report.troubles else report.days_left  # else it stands above
    yield words("caretaker-space", free=free, total=total, days=-1 if days is None else days)
    yield words("caretaker-version", version=report.version, started=stamp(report.started))


def _backup(report: Report, words: Words) -> str:
    made = report.made
    if made is None or not made.size or not report.backs_up:
        return words("caretaker-no-backup" if report.backs_up else "caretaker-backups-off")
    size = f"{decimal(made.size / MEGABYTE, words)} MB" if made.size > MEGABYTE else f"{made.size // KILOBYTE + 1} kB"
    drill = words(f"caretaker-drill-{made.drill.replace(' ', '-')}")
    return words("caretaker-made", when=stamp(made.moment), size=size, matches=made.matches, drill=drill)


def switched(words: Words, *, on: bool) -> Panel:
    """Returns that the messages are on or off, and the button for the opposite."""
    label = "" if on else words("button-caretaker-on")
    again = components.button(words, SwitchMessages(on=not on), label)
    return Panel(components.message([words("caretaker-on" if on else "caretaker-off")], components.row(again)))
