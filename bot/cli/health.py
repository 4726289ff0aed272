"""What `parlour health` prints, without Typer and with few imports."""

import gc
import sys
from collections.abc import Collection
from enum import StrEnum
from typing import NoReturn


class Role(StrEnum):
    LISTENING = "listening"
    WORKING = "working"
    STORE = "store"


def is_plain(arguments: Collection[str]) -> bool:
    """Whether only roles were typed: neither an option nor a mistake, which Typer explains."""
    return set(arguments) <= set(Role)


def end_with(roles: Collection[str]) -> NoReturn:
    """Ends the process with what `check` returns, and collects no garbage until then: it finds nothing."""
    gc.disable()
    code = check(roles)
    gc.freeze()
    sys.exit(code)


def check(roles: Collection[str]) -> int:
    """Prints how each role is doing, a line each; returns 1 if one of `roles` is unwell, of all if none is named."""
    from bot.app.health import NothingRuns, findings
    from bot.settings import Unreadable, read

    try:
        found = findings(read())
    except (NothingRuns, Unreadable) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    checked = [finding for finding in found if not roles or finding.role in roles]
    for finding in checked:
        stream = sys.stdout if finding.is_well else sys.stderr
        stream.write(f"{finding.line}\n")
    return 0 if all(finding.is_well for finding in checked) else 1
