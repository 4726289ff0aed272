"""Powers over a server."""

from bot.feature import Feature

FEATURE = Feature()
