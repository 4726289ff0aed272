"""Kinds of options: what a panel offers first if a question has many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui
from msgspec import structs

from bot.actions.custom_id import decode
from bot.actions.turn import CloseKind, Done, OpenKind, Pick, PickFromMenu
from bot.languages import languages
from bot.views import choices, kinds, panel
from bot.views.board import Picture
from bot.views.kinds import Group
from bot.views.panel import Shown
from rendering.highlights import span
from rules import montana
from rules.game import AnyGame, Options
from rules.montana import kinds as of_montana
from rules.montana import moves
from tests.bot.readers import reader
from tests.bot.sessions import Tap, every_usual_setup, whole_match

MONTANA: AnyGame = montana.GAME
BANK = [moves.UseBank(space, space, space) for space in range(1, 5)]
MINE = [moves.UseArea(0, space, 1, 1) for space in range(1, 4)]
QUARRY = [moves.UseArea(1, 1, 1, 1)]
OPTIONS = [moves.Recruit(), *BANK, *MINE, *QUARRY, moves.OpenCity(), moves.Build()]
"""Eleven options of a turn in Montana."""


def pressed(pieces: Any) -> Iterator[Any]:
    """Yields what the buttons among some pieces send, and each choice of the menus."""
    for piece in pieces:
        if isinstance(piece, ui.Button) and piece.custom_id:
            yield decode(piece.custom_id)
        elif isinstance(piece, ui.Select):
            for option in piece.options:
                yield decode(piece.custom_id, [option.value])


def offered(tap: Tap, language: str, kind: Group | None = None) -> list[Any]:
    """Returns what can be pressed under a question."""
    rows = choices.rows(tap.session, tap.question, reader(language), kind)
    return list(pressed(piece for row in rows for piece in row.children))


def labels(tap: Tap, language: str) -> list[str]:
    rows = choices.rows(tap.session, tap.question, reader(language))
    return [str(piece.label) for row in rows for piece in row.children if isinstance(piece, ui.Button)]


def test_few_options_need_no_kinds() -> None:
    assert kinds.groups(MONTANA, OPTIONS, 11) == [Group(None, [number]) for number in range(11)]


def test_of_many_options_the_largest_kinds_stand_for_theirs_and_the_rest_stays_one_press_away() -> None:
    bank = Group(of_montana.Bank(), [1, 2, 3, 4])
    mine = Group(of_montana.Area(0), [5, 6, 7])
    singles = [Group(None, [number]) for number in range(11)]
    assert kinds.groups(MONTANA, OPTIONS, 8) == [singles[0], bank, *singles[5:]]
    assert kinds.groups(MONTANA, OPTIONS, 7) == [singles[0], bank, mine, *singles[8:]]


def test_options_stay_by_themselves_if_kinds_do_not_make_them_few() -> None:
    assert kinds.groups(MONTANA, OPTIONS, 5) == [Group(None, [number]) for number in range(11)]
    assert kinds.groups(structs.replace(MONTANA, kind=None), OPTIONS, 8) == kinds.groups(MONTANA, OPTIONS, 5)


def test_an_option_leads_to_its_kind_only_if_that_stands_for_it() -> None:
    assert kinds.opened(MONTANA, OPTIONS, 8, 3) == Group(of_montana.Bank(), [1, 2, 3, 4])
    assert kinds.opened(MONTANA, OPTIONS, 8, 5) is None
    assert kinds.opened(MONTANA, OPTIONS, 8, 99) is None


@pytest.mark.parametrize(("numbers", "text"), [([0], "1"), ([1, 2, 3], "2–4"), ([1, 3, 4], "2, 4–5"), ([0, 2], "1, 3")])
def test_the_options_of_a_kind_are_listed_by_their_numbers(numbers: list[int], text: str) -> None:
    assert span([number + 1 for number in numbers]) == text


@pytest.mark.match
@every_usual_setup
def test_no_question_opens_a_menu_and_each_option_is_offered_once(game: str, seats: int, options: Options) -> None:
    """By itself, or behind one kind: no option takes more than two presses."""
    for number, tap in enumerate(whole_match(game, seats, options)):
        language = languages()[number % len(languages())]
        first = offered(tap, language)
        assert len(first) <= choices.BUTTONS
        found = [press.option for press in first if isinstance(press, Pick)]
        for press in first:
            if isinstance(press, OpenKind):
                kind = choices.opened(tap.session, tap.question, press.option)
                assert kind is not None
                behind = offered(tap, language, kind)
                assert all(isinstance(each, Pick) for each in behind)
                found += [each.option for each in behind]
        assert sorted(found) == list(range(len(tap.question.options)))
        assert len({*labels(tap, language)}) == len(first)


def test_an_opened_kind_shows_its_options_and_the_way_back() -> None:
    tap = next(tap for tap in whole_match("montana", 3, {}) if len(tap.question.options) > choices.BUTTONS)
    leading = next(press for press in offered(tap, "en") if isinstance(press, OpenKind))
    picture, shown = Picture((b"",), ""), Shown(opened=leading.option)
    laid_out = panel.lay_out(tap.session, tap.question, reader(seat=tap.seat), picture, shown)
    found = list(pressed(laid_out.walk_children()))
    kind = choices.opened(tap.session, tap.question, leading.option)
    assert kind is not None
    assert [press.option for press in found if isinstance(press, Pick)] == kind.numbers
    assert [type(press) for press in found if isinstance(press, (OpenKind, CloseKind, PickFromMenu))] == [CloseKind]


def test_a_kind_that_an_old_press_names_and_that_is_none_any_more_shows_the_whole_question() -> None:
    tap = next(tap for tap in whole_match("montana", 3, {}) if tap.question.step)
    picture, shown = Picture((b"",), ""), Shown(opened=999)
    laid_out = panel.lay_out(tap.session, tap.question, reader(seat=tap.seat), picture, shown)
    assert CloseKind not in [type(press) for press in pressed(laid_out.walk_children())]


def test_an_option_that_ends_the_turn_looks_like_done() -> None:
    tap = next(tap for tap in whole_match("rolled_west", 2, {}) if any(tap.question.ends))
    rows = choices.rows(tap.session, tap.question, reader())
    *others, ending = [piece for row in rows for piece in row.children if isinstance(piece, ui.Button)]
    assert (ending.style.value, str(ending.emoji)) == (Done.style.value, Done.emoji)
    assert all(other.style.value != Done.style.value for other in others)
