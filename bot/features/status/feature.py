"""How Parlour is."""

from bot.feature import Feature

FEATURE = Feature()
