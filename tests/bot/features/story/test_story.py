"""Pages of the story: emojis of pieces as far as there is room."""

from typing import Any

from bot.features.story import feature as story
from bot.views import wording
from bot.views.emojis import Emojis
from rules.match import Entry
from rules.montana import events
from sandbox.testing import reading
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match

ID = 1_200_000_000_000_000_000
ALL = Emojis({("montana", "white"): f"<:white:{ID}>"})
SESSION = seeded_match("montana", 2, {}, seed=1)
SPUN = events.Spun(0, 1, 0, 1)


def test_a_page_of_the_story_that_is_full_has_no_emojis() -> None:
    def page(lines: int) -> str:
        panel = story.page(SESSION, reader(seat=0, emojis=ALL), [Entry(events=(SPUN,))] * lines, 0, start=0)
        shown: list[Any] = panel.view.to_components()  # type: ignore[no-untyped-call]
        return reading.text({"components": shown})

    assert page(2).count(f"<:white:{ID}>") == 2
    line = len(wording.story([Entry(events=(SPUN,))], reader(emojis=Emojis()).of(SESSION))[0]) + 1
    most = story.ROOM // line
    full = page(most)
    assert "<:" not in full
    assert full.count("spun the wheel") == most
