"""Every option says what it costs and brings: in a menu below its label, for buttons in a list."""

from itertools import islice
from typing import Any

import pytest
from discord import ui

from bot.actions.custom_id import decode
from bot.actions.turn import Effects, Pick
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment
from bot.views import choices, effects, panel
from bot.views.board import Picture
from bot.views.panel import QUESTION, Shown
from bot.views.wording import plain_words
from rules import foresight, games
from rules import match as matches
from rules.foresight import Foresight
from rules.match import Question
from tests.bot.readers import reader
from tests.bot.sessions import Tap, seeded_match, taps
from tests.languages import DEEP

READER = Moment(0, Preferences())


def question_of(session: AnySession) -> Question:
    question = matches.question(session.playing, session.to_move[0])
    assert question
    return question


def foreseen(session: AnySession, question: Question) -> Foresight:
    """Returns the foresight of the first option."""
    view = session.rules.view(question.state, question.seat)
    return next(foresight.foresee(session.rules, view, question.seat, question.options))


def labelled(session: AnySession, question: Question) -> dict[str, str]:
    """Returns the line of each option by its label."""
    words = plain_words(session, "en")
    labels = [words.phrase("move", option) for option in question.options]
    return dict(zip(labels, effects.lines(session.rules, question, range(len(labels)), words), strict=True))


def laid_out(tap: Tap, language: str = "en", shown: Shown = QUESTION) -> ui.LayoutView:
    picture = Picture((b"",), "")
    return panel.lay_out(tap.session, tap.question, reader(language, tap.seat), picture, shown)


def texts(view: ui.LayoutView) -> str:
    return "\n".join(piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay))


def test_a_line_sums_up_costs_and_gains() -> None:
    session = seeded_match("mint_works", 2, {}, seed=1)
    found = labelled(session, question_of(session))
    assert found["Producer: 1 mint → gain 2"] == "+1 mint"
    assert found["Supplier: 1 mint or more → gain a Plan"] == "then: Which Plan do you gain?"
    assert found["Pass for now"] == "ends your turn"


def test_a_line_says_that_the_city_gives_a_pumpkin() -> None:
    city = "City: take 1 pumpkin and open the auction"
    for tap in taps(seeded_match("montana", 2, {}, seed=1), seed=1):
        found = labelled(tap.session, tap.question)
        if city in found:
            assert found[city].startswith("+1 pumpkin · then: Which row?")
            assert found["Recruit: spin the wheel for 2 workers"] == "then chance decides"
            return
    pytest.fail("no such question")


def test_a_question_that_comes_again_is_named_only_if_nothing_else_is_known() -> None:
    session = seeded_match("manhattan", 4, {}, seed=1)
    first, second = islice(labelled(session, question_of(session)).items(), 2)
    assert first == ("Take no yellow 4-floor blocks, 6 left to choose", "then you choose again")
    assert second[1] == "then you choose again"


def test_a_line_names_the_move_that_follows_without_an_alternative() -> None:
    for tap in taps(seeded_match("mint_works", 4, {}, seed=2), seed=2):
        if tap.question.step:
            words, found = plain_words(tap.session, "en"), foreseen(tap.session, tap.question)
            if found.forced:
                line = effects.line(found, tap.question, words)
                assert line.startswith(f"{words.phrase('chose', found.forced[0])} · −")
                return
    pytest.fail("no such question")


def test_the_panel_names_the_move_that_followed_without_an_alternative() -> None:
    for tap in taps(seeded_match("mint_works", 4, {}, seed=2), seed=2):
        if len(tap.question.taken) > len(tap.question.drafted):
            words = plain_words(tap.session, "en")
            moves = " › ".join(words.phrase("chose", move) for move in tap.question.taken)
            assert f"☑️ {moves}" in texts(laid_out(tap))
            return
    pytest.fail("no such question")


def test_parts_that_do_not_fit_are_left_out() -> None:
    session = seeded_match("mint_works", 2, {}, seed=1)
    question, words = question_of(session), plain_words(session, "en")
    found = foreseen(session, question)
    many = [found._replace(forced=question.options[:1] * count) for count in (8, 9, 10)]
    eight, nine, ten = (effects.line(each, question, words) for each in many)
    assert eight == " › ".join(["Producer"] * 8) + " · +1 mint"
    assert nine == " › ".join(["Producer"] * 9)
    assert ten.endswith("…")
    assert effects.line(found._replace(ending="end"), question, words) == "+1 mint · ends the match"


@pytest.mark.match
@pytest.mark.parametrize("language", DEEP)
@pytest.mark.parametrize("game", games.names())
def test_every_option_that_is_a_button_is_explained_on_request(game: str, language: str) -> None:
    for tap in islice(taps(seeded_match(game, 2, {}, seed=3), seed=3), 30):
        for opened in (None, *range(0, len(tap.question.options), 5)):
            shown = Shown(opened=opened)
            view, words = laid_out(tap, language, shown), plain_words(tap.session, language)
            picks = [press.option for press in presses(view) if isinstance(press, Pick)]
            helps = [press for press in presses(view) if isinstance(press, Effects)]
            listed = effects.listed(tap.session.rules, tap.question, picks, words)
            assert len(helps) == bool(listed or tap.question.refusals or any(tap.question.final))
            assert listed in texts(laid_out(tap, language, shown._replace(explained=True)))
            for number, line in zip(picks, effects.lines(tap.session.rules, tap.question, picks, words), strict=True):
                assert not listed or words.phrase("move", tap.question.options[number]) in listed
                assert not listed or line.split(words("effect-then"))[0] in listed


@pytest.mark.parametrize("game", games.names())
def test_nothing_explains_options_that_do_not_differ_in_what_is_certain(game: str) -> None:
    differ = set()
    for tap in islice(taps(seeded_match(game, 2, {}, seed=3), seed=3), 60):
        words, numbers = plain_words(tap.session, "en"), range(len(tap.question.options))
        view = tap.session.rules.view(tap.question.state, tap.seat)
        found = foresight.foresee(tap.session.rules, view, tap.seat, tap.question.options)
        lines = {effects.line(each._replace(ending="turn"), tap.question, words) for each in found}
        listed = effects.listed(tap.session.rules, tap.question, numbers, words)
        differ.add(bool(listed))
        assert bool(listed) == (len(lines) > 1)
    assert differ == {True, False}


def presses(view: ui.LayoutView) -> list[Any]:
    return [decode(str(piece.custom_id)) for piece in view.walk_children() if isinstance(piece, ui.Button)]


@pytest.mark.parametrize("language", DEEP)
def test_an_option_of_a_menu_has_its_line_below_its_label(language: str) -> None:
    session = seeded_match("manhattan", 4, {}, seed=1)
    few = question_of(session)
    many = few._replace(options=few.options * 5, final=few.final * 5, ends=few.ends * 5)
    (row,) = choices.rows(session, many, reader(language))
    (menu,) = row.children
    assert isinstance(menu, ui.Select)
    lines = effects.lines(session.rules, few, range(len(few.options)), plain_words(session, language))
    assert [option.description for option in menu.options] == lines * 5


def test_the_button_that_explains_goes_to_the_last_row_with_room() -> None:
    widths = set()
    for tap in islice(taps(seeded_match("rolled_west", 2, {}, seed=3), seed=3), 30):
        rows = [piece for piece in laid_out(tap).children if isinstance(piece, ui.ActionRow)]
        widths |= {len(row.children) for row in rows}
    assert max(widths) <= 5
