"""Replays, animations, files, and positions tried again."""

from bot.feature import Feature

FEATURE = Feature()
