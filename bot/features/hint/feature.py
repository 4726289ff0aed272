"""Hints."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.hint.domain import HINTED

FEATURE = Feature(adds=(PARTS.add(HINTED),))
