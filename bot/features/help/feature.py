"""First steps."""

from bot.feature import Feature
from bot.features.help import first_steps
from bot.handlers import turn

FEATURE = Feature(adds=(turn.BELOW.add(first_steps.line, at=10),))
