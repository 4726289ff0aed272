"""What the search of a computer player starts from."""

from bot.computer.player import seed_of
from tests.bot.sessions import seeded_match


def test_the_seeds_of_searches_differ_between_matches_seats_and_questions() -> None:
    first, second = (seeded_match("manhattan", 2, {}, seed).playing for seed in (1, 2))
    assert len({seed_of(first, 0, 0), seed_of(second, 0, 0), seed_of(first, 1, 0), seed_of(first, 0, 1)}) == 4


def test_the_same_question_is_searched_with_the_same_seed() -> None:
    first, again = (seeded_match("manhattan", 2, {}, seed=1).playing for _ in range(2))
    assert seed_of(first, 1, 7) == seed_of(again, 1, 7)
