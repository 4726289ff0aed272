"""Standing orders."""

from bot.feature import Feature

FEATURE = Feature()
