"""Lessons."""

from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.lesson.domain import KIND, LESSON
from bot.features.lesson.views import offer
from bot.views.lobby import ABOUT_GAME

FEATURE = Feature(
    adds=(
        PARTS.add(LESSON),
        KINDS.add(KIND),
        ABOUT_GAME.add(offer),
    )
)
