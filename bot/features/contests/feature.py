"""Leagues and tournaments."""

from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.contests.matches import CONTEST, KIND

FEATURE = Feature(
    adds=(
        PARTS.add(CONTEST),
        KINDS.add(KIND),
    )
)
