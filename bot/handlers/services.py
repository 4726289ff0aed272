"""The parts of Parlour that handlers work with."""

from bot.computer.pool import SearchPool
from bot.delivery.courier import Courier
from bot.domain.calendar import Now
from bot.jobs.worker import Jobs
from bot.settings import Settings
from bot.store.database import Store
from bot.views.board import Boards


class Services:
    """The settings, the clock and, once the bot has been opened, the other parts."""

    store: Store
    jobs: Jobs
    boards: Boards
    search: SearchPool
    courier: Courier

    def __init__(self, settings: Settings, now: Now) -> None:
        self.settings = settings
        self.now = now
