"""Log lines of what `parlour health` imports, too. structlog comes with the first one: it costs more than the rest."""

from typing import Any


def warning(event: str, **details: Any) -> None:
    """Logs a warning."""
    _logger().warning(event, **details)


def error(event: str, **details: Any) -> None:
    """Logs an error."""
    _logger().error(event, **details)


def _logger() -> Any:
    import structlog

    return structlog.get_logger()
