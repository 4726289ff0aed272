"""The story of a match."""

from bot.feature import Feature

FEATURE = Feature()
