"""The deal of the day."""

from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.daily.domain import DEAL, KIND
from bot.features.daily.store import Daily

FEATURE = Feature(stores=(Daily,), adds=(PARTS.add(DEAL), KINDS.add(KIND)))
