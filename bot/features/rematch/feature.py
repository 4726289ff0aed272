"""Rematches."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.rematch.domain import REMATCH

FEATURE = Feature(adds=(PARTS.add(REMATCH),))
