"""The log of Parlour and its libraries: coloured on a terminal, JSON lines elsewhere."""

import logging
import sys

import structlog

from bot.app.outages import as_warning


def set_up(level: str) -> None:
    """Logs to standard error from `level` up; libraries from warnings up."""
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    shared: list[structlog.types.Processor] = [structlog.processors.add_log_level, stamp]
    look: list[structlog.types.Processor] = (
        [structlog.dev.ConsoleRenderer()]
        if sys.stderr.isatty()
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    structlog.configure(
        processors=[*shared, *look],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler()
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *look]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    handler.addFilter(as_warning)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
