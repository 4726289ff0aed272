"""The effort of a question: one tap if any answer completes it."""

from bot.domain import turns
from bot.domain.turn_size import one_tap
from rules.rolled_west.steps import ChooseTerrain, CopyDie, TakeTurn
from tests.bot.sessions import answer, seeded_match, taps

MOMENTS = 60


def test_a_question_is_one_tap_if_every_answer_completes_the_turn() -> None:
    found = set()
    for _, tap in zip(range(MOMENTS), taps(seeded_match("mint_works", 2, {}, seed=1), seed=1), strict=False):
        if tap.question.drafted or not tap.question.options:
            continue
        found.add(one_tap(tap.session, tap.seat))
        if one_tap(tap.session, tap.seat):
            for option in tap.question.options:
                after = answer(tap.session, tap.question, option)
                assert tap.seat not in after.to_move or turns.done(after, tap.seat)
    assert found == {True, False}


def test_a_choice_after_which_the_turn_goes_on_is_a_turn() -> None:
    for _, tap in zip(range(MOMENTS), taps(seeded_match("rolled_west", 2, {}, seed=1), seed=1), strict=False):
        if isinstance(tap.question.step, ChooseTerrain):
            assert not one_tap(tap.session, tap.seat)
        elif isinstance(tap.question.step, CopyDie) and not isinstance(tap.question.step, TakeTurn):
            assert one_tap(tap.session, tap.seat)


def test_a_secret_draft_does_not_change_the_effort() -> None:
    for _, tap in zip(range(MOMENTS), taps(seeded_match("mint_works", 2, {}, seed=1), seed=1), strict=False):
        if tap.question.drafted:
            without = turns.take_back(tap.session, tap.seat).session
            assert one_tap(tap.session, tap.seat) == one_tap(without, tap.seat)
