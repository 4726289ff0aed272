"""Analysis of finished matches."""

from bot.feature import Feature

FEATURE = Feature()
