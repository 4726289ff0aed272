"""Private notes."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.notes.domain import NOTE

FEATURE = Feature(adds=(PARTS.add(NOTE),))
