"""What is new to a person, explained once."""

from bot.feature import Feature
from bot.features.first_steps import handlers
from bot.handlers import turn

FEATURE = Feature(adds=(turn.BELOW.add(handlers.line, at=10),))
