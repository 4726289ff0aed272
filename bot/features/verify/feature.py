"""Checking the chance of a match."""

from bot.commands import lobby
from bot.feature import Feature
from bot.features.verify import views
from bot.features.verify.actions import Verify
from bot.views import more

FEATURE = Feature(
    adds=(
        lobby.MORE.add(("verify", Verify)),
        more.BUTTONS.add(views.on_page, at=40),
    )
)
