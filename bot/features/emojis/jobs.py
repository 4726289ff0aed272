"""Provides the emojis in the background, if the settings want them."""

from bot.features.emojis.delivery import provide
from bot.jobs.services import Services
from bot.views.emojis import Emojis


async def keep(services: Services, connects: bool) -> None:
    """Provides the emojis until all are there. A process that answers people also uploads those that are missing."""

    def use(emojis: Emojis) -> None:
        services.emojis = emojis

    if services.settings.emojis:
        await provide(services.client, use, uploads=connects)
