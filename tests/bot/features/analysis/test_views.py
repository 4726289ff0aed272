"""The analysis of a match as a message."""

from typing import Any

from bot.features.analysis.views import Analysed, best_choices, panel
from bot.i18n import MatchWords, words_in
from bot.views import wording
from bot.views.board import Boards
from bot.views.names import bold
from rules import reasons
from rules.analysis_report import Analysis, Best, Draw, Mark, Moment, Share
from rules.reasons import Reason, Why
from sandbox.testing import reading
from sandbox.validation.component_rules import read_components
from tests.bot.features.result.test_recap import finished
from tests.bot.readers import reader


async def test_key_moments_say_why_and_those_that_lead_to_the_same_board_share_a_button() -> None:
    """Discord refuses a message with the same button twice."""
    session, log = finished("mint_works", 2, 1)
    line = next(number for number, entry in enumerate(log) if entry.seat == 0)
    other = reasons.encoded(log[line].move)  # type: ignore[arg-type]  # the line is that of a choice
    analysis = Analysis(
        curve=[Moment(1, 1, [0, 0]), Moment(len(log), 1, [10, -10])],
        shares=[Share(10, 0, 0), Share(-10, 0, 0)],
        decisions=[1, 1],
        best=[Best(line, 1, 0, 40, why=Why(other, [Reason("points", 1, "culture", -20)]))],
        marks=[Mark(line + 1, 1, 0, 30, 3, 0, Why(other, [Reason("holding", 0, "mints", 15)]))],
        draws=[Draw(line, 1, 0, [20, -20])],
    )
    boards = Boards(1)
    shown = (await panel(Analysed(session, analysis, log), reader(seat=0, boards=boards))).view
    boards.close()
    components: list[Any] = shown.to_components()  # type: ignore[no-untyped-call]
    read_components(components, v2=True, root=("components",))
    assert reading.buttons({"components": components}).count("Replay") == 1
    text = reading.text({"components": components})
    assert "−2 stars for culture" in text
    assert "+1.5 mints" in text


def test_what_happened_is_shown_in_whole_sentences() -> None:
    """An emoji takes as much room as half a sentence."""
    session, log = finished("manhattan", 2, 1)
    names = [bold(f"{seat.name} {'x' * 20}") for seat in session.seats]
    emoji = "<:manhattan_tower_0123456789:1234567890123456789>"
    words = MatchWords(words_in("en", "manhattan"), names, lambda _: emoji)
    line = next(n for n, entry in enumerate(log) if entry.move and len(wording.story([entry], words)) > 1)
    analysis = Analysis(curve=[], shares=[], decisions=[1, 1], best=[Best(line, 1, log[line].seat or 0, 40)])
    (_, shown) = best_choices(Analysed(session, analysis, log), words).splitlines()
    assert shown.endswith(wording.story([log[line]], words)[0])
