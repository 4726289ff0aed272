"""Lessons."""

from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.lesson.domain import KIND, LESSON

FEATURE = Feature(
    adds=(
        PARTS.add(LESSON),
        KINDS.add(KIND),
    )
)
