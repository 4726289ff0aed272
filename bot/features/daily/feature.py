"""The deal of the day."""

from bot.delivery.additions import BEFORE_NEWS
from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.feature import Feature, Keys
from bot.features.daily.actions import ShowDaily
from bot.features.daily.domain import DEAL, KIND
from bot.features.daily.store import DAYS, Daily, note_try
from bot.views import help

FEATURE = Feature(
    keys=(
        Keys(
            begin=("daily:", "dailies:"),
            what=(
                "the deals of the day: each try with id, display name, server, match and result; and the secret from "
                "which all deals follow"
            ),
            why="`/daily`; `/settings hide_record` hides yours from others",
            until=f"{DAYS} days, or `/forget-me`; the secret: –",
        ),
    ),
    stores=(Daily,),
    adds=(PARTS.add(DEAL), KINDS.add(KIND), BEFORE_NEWS.add(note_try), help.BUTTONS.add(ShowDaily(), at=20)),
)
