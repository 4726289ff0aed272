"""The puzzle of the day."""

from bot.delivery.additions import ANALYSED
from bot.feature import Feature, Keys, Value
from bot.features.puzzles.actions import ShowPuzzle
from bot.features.puzzles.domain import Puzzle
from bot.features.puzzles.jobs import note_analysed, sweep, tasks
from bot.features.puzzles.store import DAYS, Puzzles
from bot.jobs.sweep import SWEPT
from bot.jobs.worker import LONG
from bot.store.kinds import LEFT
from bot.views import help

FEATURE = Feature(
    keys=(
        Keys(
            begin=("puzzle:",),
            values=(Value(Puzzle, "puzzle:*:own"), Value(str, "puzzle:*:*"), Value(Puzzle, "puzzle:[0-9]*")),
            what=(
                "the puzzle of each day, or of a server from a match there, without names, with the first answer of "
                "each person by id; the channels in which servers want it, and where it was posted; the matches that "
                "may become a puzzle; of people who were forgotten, a hash that names nobody with their first answer"
            ),
            why="`/puzzle`",
            until=(
                f"{DAYS} days, or *My data* in `/settings`; the hash: {DAYS} days; the channels: until they are no "
                f"longer wanted, or {LEFT}"
            ),
            types=("string", "hash", "zset"),
        ),
    ),
    stores=(Puzzles,),
    adds=(
        LONG.add(tasks),
        SWEPT.add(sweep),
        ANALYSED.add(note_analysed, at=20),
        help.BUTTONS.add(ShowPuzzle(), at=30),
    ),
)
