"""The Discord bot: sessions, clocks, languages and everything else that is not rules or drawing."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.app.client import create_bot
    from bot.settings import Settings

__all__ = ["Settings", "create_bot"]


def __getattr__(name: str) -> Any:
    """Imports a public name once it is asked for, so that importing a part of the bot does not load all of it."""
    if name == "create_bot":
        from bot.app.client import create_bot

        return create_bot
    if name == "Settings":
        from bot.settings import Settings

        return Settings
    raise AttributeError(f"module {__name__} has no attribute {name}")
