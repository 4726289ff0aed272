"""The result of a match."""

from bot.feature import Feature

FEATURE = Feature()
