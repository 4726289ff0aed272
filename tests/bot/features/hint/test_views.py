"""A hint is about the rest of a turn, and stays in the panel as long as the person follows it."""

from msgspec import structs

from bot.domain.session import AnySession
from bot.features.hint import views as hint
from bot.features.hint.views import Hint
from bot.views.wording import plain_words
from rules import match as matches
from rules import reasons
from rules.match import Question
from rules.reasons import Reason, Why
from rules.search import Advice, Rating
from tests.bot.sessions import seeded_match


def question_of(session: AnySession, seat: int) -> Question:
    question = matches.question(session.playing, seat)
    assert question
    return question


def chosen(session: AnySession, seat: int, option: int) -> AnySession:
    """Returns the session with one more choice in the draft of `seat`."""
    move = question_of(session, seat).options[option]
    return structs.replace(session, match=matches.choose(session.playing, seat, move)[0])


def started() -> tuple[AnySession, int, Hint, list[str]]:
    """Returns a match, who is to move, a hint for two choices, and the labels of these."""
    session = seeded_match("manhattan", 2, {}, seed=1)
    (seat,) = session.to_move
    words = plain_words(session, "en")
    first = question_of(session, seat)
    second = question_of(chosen(session, seat, 0), seat)
    moves = [first.options[0], second.options[0]]
    ratings = [Rating(first.options[0], 50, 2.6), Rating(first.options[2], 30, 2.4), Rating(first.options[1], 9, -3)]
    labels = [words.phrase("pick", first.options[0]), words.phrase("pick", second.options[0])]
    return session, seat, Hint.of(first, Advice(moves, ratings)), labels


def test_a_hint_names_the_whole_turn_what_it_leads_to_and_the_next_best_options() -> None:
    session, seat, given, labels = started()
    text = hint.text(given, question_of(session, seat), session.rules, plain_words(session, "en"))
    assert f"**{labels[0]}** › " in text
    assert "about 3 points ahead" in text
    assert "**2** (about as good)" in text
    assert "(about as good)" in text
    assert "(about 6 points worse)" in text


def test_a_hint_says_why_as_long_as_its_first_choice_is_open() -> None:
    session, seat, given, _ = started()
    why = Why(reasons.encoded(given.advice.ratings[1].move), [Reason("points", 1 - seat, "tallest", -30, 1, True)])
    given, words = given._replace(why=why), plain_words(session, "en")
    text = hint.text(given, question_of(session, seat), session.rules, words)
    assert f"{words.player(1 - seat)} −3 points for tallest building (at the end of Round 1)" in text
    assert "tallest" not in hint.text(given, question_of(chosen(session, seat, 0), seat), session.rules, words)


def test_a_hint_without_a_reason_says_no_more_than_that_the_next_best_is_as_good() -> None:
    session, seat, given, _ = started()
    equal = given._replace(why=Why(reasons.encoded(given.advice.ratings[1].move)))
    words, question = plain_words(session, "en"), question_of(session, seat)
    assert hint.text(equal, question, session.rules, words) == hint.text(given, question, session.rules, words)
    better = [given.advice.ratings[0]._replace(lead=9), *given.advice.ratings[1:]]
    sure = equal._replace(advice=given.advice._replace(ratings=better))
    assert "no single thing" in hint.text(sure, question, session.rules, words)


def test_the_rest_of_a_hint_stays_after_its_first_choice() -> None:
    session, seat, given, labels = started()
    session = chosen(session, seat, 0)
    text = hint.text(given, question_of(session, seat), session.rules, plain_words(session, "en"))
    assert f"**{labels[1]}**" in text
    assert "points ahead" not in text


def test_a_hint_shows_few_moves_of_a_long_turn() -> None:
    session, seat, given, _ = started()
    first, *_ = given.turn
    long = given._replace(turn=[first] * (hint.MOVES + 3))
    text = hint.text(long, question_of(session, seat), session.rules, plain_words(session, "en"))
    assert text.count(" › ") == hint.MOVES
    assert " › …" in text


def test_a_hint_ends_with_another_choice() -> None:
    session, seat, given, _ = started()
    session = chosen(session, seat, 1)
    assert hint.text(given, question_of(session, seat), session.rules, plain_words(session, "en")) == ""


def test_a_hint_ends_with_its_turn() -> None:
    session, seat, given, _ = started()
    question = question_of(session, seat)
    later = question._replace(version=question.version + 1)
    assert hint.text(given, later, session.rules, plain_words(session, "en")) == ""


def test_a_choice_without_alternative_is_named_without_ratings() -> None:
    session, seat, given, labels = started()
    single = given._replace(advice=given.advice._replace(ratings=[]))
    text = hint.text(single, question_of(session, seat), session.rules, plain_words(session, "en"))
    assert labels[0] in text
    assert "\n" not in text
