"""The analysis of a match as a message."""

from typing import Any

import pytest

from bot.features.analysis.views import Analysed, Better, best_choices, panel
from bot.handlers.replaying import replayed
from bot.i18n import MatchWords, words_in
from bot.languages import languages
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
        shares=[Share(10, 0), Share(-10, 0)],
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


def lost_by(behind: int, *marks: int) -> tuple[Analysed, Better | None]:
    """Returns a match that the first seat has lost, with mistakes of these sizes in tenths, and its largest one."""
    session, log = finished("mint_works", 2, 1)
    line = next(number for number, entry in enumerate(log) if entry.seat == 0)
    found = [Mark(line + number, 2, 0, points, 1, 0) for number, points in enumerate(marks)]
    shares = [Share(-30, 30 - behind), Share(30, behind - 30)]
    analysis = Analysis([Moment(1, 1, [0, 0]), Moment(len(log), 1, [-behind, behind])], shares, [9, 9], marks=found)
    largest = analysis.decisive(0)
    state = replayed(session, log[:line]).state
    shown = Analysed(session, analysis, log)
    return shown, Better(largest, state, log[line].move, log[line].move) if largest else None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("behind", "marks", "said", "tries"),
    [
        (40, (20, 50), "about 5 better, and you ended 4 behind.", True),
        (90, (20, 50), "No single choice: you ended 9 behind. Most was lost here: ", True),
        (50, (50,), "No single choice", True),
        (40, (), "No choice of yours for sure: you ended 4 behind, with luck at −3.", False),
        (-40, (50,), "", False),
    ],
)
async def test_who_has_lost_reads_what_would_have_won_and_may_try_it(
    language: str, behind: int, marks: tuple[int, ...], said: str, tries: bool
) -> None:
    boards = Boards(1)
    found, largest = lost_by(behind, *marks)
    shown = await panel(found, reader(language, seat=0, boards=boards), largest)
    boards.close()
    components: list[Any] = shown.view.to_components()  # type: ignore[no-untyped-call]
    read_components(components, v2=True, root=("components",))
    text, title = reading.text({"components": components}), words_in(language)("analysis-what-won")
    assert (title in text) is bool(said)
    assert language != "en" or said in text
    assert (words_in(language)("button-try-again") in reading.buttons({"components": components})) is tries


async def test_everybody_else_reads_nothing_of_it() -> None:
    boards = Boards(1)
    found, _ = lost_by(40, 50)
    for seat in (1, None):
        shown = (await panel(found, reader(seat=seat, boards=boards))).view
        components: list[Any] = shown.to_components()  # type: ignore[no-untyped-call]
        assert "What would have won" not in reading.text({"components": components})
    boards.close()


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
