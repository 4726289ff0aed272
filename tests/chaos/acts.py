"""What people do besides moving: commands and buttons that change no match."""

from __future__ import annotations

from bot.actions.board import BoardText, More, View
from bot.actions.press import MatchPress, Press
from bot.actions.proposals import Decide, Offer
from bot.features.hint.feature import Hint
from bot.features.preparing.actions import Prepare
from bot.features.record.actions import MatchRecord, Statistics
from bot.features.record.ratings_actions import ShowRatings
from bot.features.replay.actions import Export, Replay
from bot.features.rule_book.feature import MatchRules
from bot.features.standing_orders.feature import StandingOrders
from bot.features.status.feature import ShowStatus
from bot.features.story.feature import Story
from bot.features.vacation.feature import ShowVacation
from bot.features.verify.feature import Verify
from sandbox import Person
from tests.chaos.asking import PATIENCE, asked, commanded
from tests.end_to_end.harness import Json

COMMANDS = ("daily", "help", "puzzle", "record", "replay", "settings", "turns")
PRESSES: tuple[type[Press], ...] = (
    *(ShowStatus, ShowRatings, Statistics, ShowVacation, View, BoardText, More, Decide, Offer, Hint, Prepare),
    *(MatchRecord, Export, Replay, MatchRules, StandingOrders, Story, Verify),
)
ALL: tuple[str | type[Press], ...] = (*COMMANDS, *PRESSES)


async def act(person: Person, act: str | type[Press], match: int, post: Json, patience: float = PATIENCE) -> Json:
    """Lets a person do something about a match, from one of its posts; returns the answer. Raises Broken."""
    if isinstance(act, str):
        return await commanded(person, act, post["channel_id"], patience)
    return await asked(person, post, act(match) if issubclass(act, MatchPress) else act(), patience)
