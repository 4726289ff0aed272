"""The Discord bot: sessions, clocks, languages and everything else except rules and rendering."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.app.client import create_bot
    from bot.settings import Settings

__all__ = ["Settings", "create_bot"]


def __getattr__(name: str) -> Any:
    """Imports a public name on first use, so that importing one module of the bot does not load all of it."""
    if name == "create_bot":
        from bot.app.client import create_bot

        return create_bot
    if name == "Settings":
        from bot.settings import Settings

        return Settings
    raise AttributeError(f"module {__name__} has no attribute {name}")
