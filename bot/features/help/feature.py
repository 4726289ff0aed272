"""First steps."""

from bot.feature import Feature

FEATURE = Feature()
