"""The log of Parlour and its libraries: coloured on a terminal, JSON lines elsewhere. It shows no secrets.

Each line names the interaction or task that it belongs to, and its session.

A traceback shows no local variables, and no message of an error raised by the rules: it may name somebody's cards.
"""

import logging
import re
import sys
import traceback
from collections.abc import Iterable
from typing import Any, Literal, TextIO
from urllib.parse import unquote

import structlog
from structlog.typing import EventDict, ExcInfo, Processor

from bot.app.outages import as_warning

HIDDEN = "[secret]"
KEEPERS = ("rules", "rendering")
"""The packages whose errors may name what is hidden."""
_IN_ADDRESSES = re.compile(
    r"(?<=://)[^\s/@]*:[^\s/@]*(?=@)"  # a user and a password
    r"|(?<=/webhooks/)(\d+/)[\w.-]+"  # the token of an interaction, or of a webhook
    r"|(?<=/interactions/)(\d+/)[\w.-]+"
)


Form = Literal["auto", "text", "json"]


def set_up(level: str, secrets: Iterable[str] = (), stream: TextIO | None = None, form: Form = "auto") -> None:
    """Logs to `stream` (default: standard error) from `level` up; libraries from warnings up.

    `secrets`: what is never shown, in whatever message it comes. `form`: auto: text on a terminal, JSON elsewhere.
    """
    stream = stream or sys.stderr
    as_text = form == "text" or (form == "auto" and stream.isatty())
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    shared: list[Processor] = [structlog.contextvars.merge_contextvars, structlog.processors.add_log_level, stamp]
    look: list[Processor] = [
        structlog.processors.ExceptionRenderer(_traceback),
        structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback)
        if as_text
        else structlog.processors.JSONRenderer(ensure_ascii=False),
        _Redaction(secrets),
    ]
    structlog.configure(
        processors=[*shared, *look],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    handler = logging.StreamHandler(stream)
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *look]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    handler.addFilter(as_warning)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class _Redaction:
    """The last processor: replaces secrets in the finished line."""

    def __init__(self, secrets: Iterable[str]) -> None:
        forms = {form for secret in secrets if secret for form in (secret, unquote(secret))}
        self._known = re.compile("|".join(map(re.escape, sorted(forms, key=len, reverse=True))) or r"(?!)")

    def __call__(self, logger: Any, name: str, line: "EventDict | str") -> str:
        known = self._known.sub(HIDDEN, str(line))
        return _IN_ADDRESSES.sub(lambda found: f"{found[1] or found[2] or ''}{HIDDEN}", known)


def _traceback(exc_info: ExcInfo) -> str:
    """Returns the traceback of an error, of those that caused it, and of those in a group."""
    error: BaseException | None = exc_info[1]
    parts: list[str] = []
    while error is not None:
        parts.insert(0, _frames(error))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\n".join(parts)


def _frames(error: BaseException) -> str:
    lines = ["Traceback (most recent call last):\n", *traceback.format_tb(error.__traceback__)]
    message = "" if _is_of_rules(error) else f": {error}"
    inner = [_traceback((type(one), one, one.__traceback__)) for one in getattr(error, "exceptions", ())]
    return "\n\n".join(["".join(lines) + type(error).__qualname__ + message, *inner])


def _is_of_rules(error: BaseException) -> bool:
    """Whether an error was raised in the rules or in rendering, which handle what is hidden."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    return frame is not None and frame.tb_frame.f_globals.get("__name__", "").split(".")[0] in KEEPERS
