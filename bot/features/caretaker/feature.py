"""The caretaker as the core sees it."""

from bot.app.background import BACKGROUND
from bot.feature import Feature, Keys
from bot.features.caretaker.rounds import keep
from bot.features.caretaker.store import KEY, Caretaking

FEATURE = Feature(
    keys=(
        Keys(
            begin=(KEY,),
            what=(
                "when the last backup was made and restored for trial, how much of the disk was free, and when the "
                "owner of the bot was told; nothing about people"
            ),
            why="to back up on time, and to write to the owner at most once a day",
            until="–",
            types=("hash",),
            backed_up=False,
        ),
    ),
    stores=(Caretaking,),
    adds=(BACKGROUND.add(keep),),
)
