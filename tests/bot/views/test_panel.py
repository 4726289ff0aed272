"""The board in a panel."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from discord import ui

from bot.actions.custom_id import encode
from bot.actions.turn import Play
from bot.i18n import texts
from bot.views import panel
from bot.views.board import Boards
from bot.views.panel import Shown
from bot.views.wording import plain_words
from rules import games
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match, taps

WITH_STATUS = [game for game in games.names() if "board-turn" in texts(games.parts(game).rendering, "en")]
"""The games whose boards show whose turn it is."""
TURNS = 10
"""How many complete turns of each match are checked."""


@pytest.fixture
def pictures() -> Iterator[Boards]:
    pictures = Boards()
    yield pictures
    pictures.close()


@pytest.mark.parametrize("game", WITH_STATUS)
async def test_a_complete_turn_stays_with_its_player_until_done(game: str, pictures: Boards) -> None:
    match = taps(seeded_match(game, games.load(game).info.most, {}, seed=5), seed=5)
    complete = [tap for tap in islice(match, 200) if tap.question.step is None and tap.question.state.agenda]
    assert len(complete) >= TURNS
    for session, seat, question in complete[:TURNS]:
        words = plain_words(session, "en")
        shown = await panel.show_question(session, question, reader(seat=seat, boards=pictures))
        assert shown.picture is not None
        assert words("board-complete", players=words.player(seat)) in shown.picture.text


async def test_the_board_of_a_drafted_turn_waits_for_nobody_else(pictures: Boards) -> None:
    match = islice(taps(seeded_match("rolled_west", 2, {}, seed=5), seed=5), 200)
    session, seat, question = next(tap for tap in match if tap.question.drafted and tap.question.step)
    assert question.state.agenda[-1].seats == [0, 1]
    shown = await panel.show_question(session, question, reader(seat=seat, boards=pictures))
    assert shown.picture is not None
    assert f"{plain_words(session, 'en').player(seat)} to act" in shown.picture.text


async def test_equal_reasons_are_one_line_and_count_once(pictures: Boards) -> None:
    every = (tap for seed in range(9) for tap in taps(seeded_match("coal_baron", 4, {}, seed=seed), seed=seed))
    session, seat, question = next(
        tap for tap in every if len(tap.question.refusals) > len({*tap.question.refusals}) == panel.REFUSALS + 1
    )
    words = plain_words(session, "en")
    asked = reader(seat=seat, boards=pictures)
    found = await panel.show_question(session, question, asked, Shown(explained=True))
    text = "\n".join(part.content for part in found.view.walk_children() if isinstance(part, ui.TextDisplay))
    assert [text.count(words.phrase("refuse", reason)) for reason in {*question.refusals}] == [1] * (panel.REFUSALS + 1)
    assert "more reason" not in text


@pytest.mark.parametrize(("refusals", "shown", "more"), [(4, 4, ""), (5, 5, ""), (6, 4, "and 2 more reasons")])
async def test_a_reason_is_only_left_out_if_that_saves_a_line(
    refusals: int, shown: int, more: str, pictures: Boards
) -> None:
    options = {"advanced": "chosen", "advanced_first": "recycler", "advanced_second": "swap_meet"}
    match = taps(seeded_match("mint_works", 2, options, seed=1), seed=1)
    session, seat, question = next(tap for tap in match if len(tap.question.refusals) == refusals)
    words = plain_words(session, "en")
    asked = reader(seat=seat, boards=pictures)
    found = await panel.show_question(session, question, asked, Shown(explained=True))
    text = "\n".join(part.content for part in found.view.walk_children() if isinstance(part, ui.TextDisplay))
    assert [words.phrase("refuse", refusal) in text for refusal in question.refusals] == [
        number < shown for number in range(refusals)
    ]
    assert ("more reason" in text) == bool(more)
    assert more in text


@pytest.mark.parametrize(
    ("seat", "is_here", "leads_on"), [(0, True, True), (1, False, True), (1, True, False), (None, False, False)]
)
async def test_the_board_leads_a_player_on_if_it_is_their_turn_or_the_posts_are_elsewhere(
    seat: int | None, is_here: bool, leads_on: bool, pictures: Boards
) -> None:
    session = seeded_match("manhattan", 2, {"start_player": "first_seat"}, seed=5)
    looking = replace(reader(seat=seat, boards=pictures), channel=session.channel if is_here else session.channel + 1)
    found = await panel.show_board(session, looking)
    buttons = {str(piece.custom_id) for piece in found.view.walk_children() if isinstance(piece, ui.Button)}
    assert (encode(Play(session.id)) in buttons) == leads_on
    texts = [piece.content for piece in found.view.walk_children() if isinstance(piece, ui.TextDisplay)]
    assert ("It is your turn." in texts) == (seat == 0)
