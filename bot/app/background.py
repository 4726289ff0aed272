"""What runs beside the answers as long as the bot is open."""

from collections.abc import Callable, Coroutine
from typing import Any

from bot.feature import Slot
from bot.jobs.services import Services

BACKGROUND: Slot[Callable[[Services, bool], Coroutine[Any, Any, None]]] = Slot()
"""What features run. Gets whether this process answers people; another one may, too."""
