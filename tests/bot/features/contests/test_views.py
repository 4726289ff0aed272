"""What people see of leagues and tournaments, in every language."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from discord import ui
from msgspec import structs

from bot.actions.custom_id import decode
from bot.actions.proposals import ChooseSuccessor
from bot.domain.preferences import Preferences
from bot.domain.turn_time import Moment
from bot.features.contests import advancing
from bot.features.contests import domain as contests
from bot.features.contests import matches as contest_matches
from bot.features.contests import planning_views as planning
from bot.features.contests import views as view
from bot.features.contests.actions import BeginContest, CloseContest, Enter, PlanContest, Withdraw
from bot.features.contests.domain import Contest, Kind
from bot.features.contests.standings import standings
from bot.i18n import words_in
from bot.languages import languages
from bot.views import proposals
from bot.views.reader import Reader
from tests.bot.features.contests.made import (
    CONTEST,
    HOST,
    NOON,
    begun,
    contest,
    lower_wins,
    played,
    played_out,
    random_results,
    with_matches,
)
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, match

each_language = pytest.mark.parametrize("language", languages())
LONGEST = 4000
"""The most characters of a message."""


def texts(shown: ui.LayoutView) -> str:
    return "\n".join(piece.content for piece in shown.walk_children() if isinstance(piece, ui.TextDisplay))


def reader_of(person: int, language: str = "en") -> Reader:
    at = Moment(NOON, Preferences(text_board=True))
    return replace(reader(language), at=at, person=person)


def presses(shown: ui.LayoutView) -> list[type]:
    return [type(decode(piece.custom_id or "")) for piece in shown.walk_children() if isinstance(piece, ui.Button)]


def test_nobody_is_offered_to_propose_that_a_seat_of_a_contest_changes_hands() -> None:
    session = match(ALICE, BOB)
    assert ChooseSuccessor in presses(proposals.ideas(session, reader(seat=0)).view)
    in_contest = contest_matches.CONTEST.put(session, CONTEST)
    assert ChooseSuccessor not in presses(proposals.ideas(in_contest, reader(seat=0)).view)


def full(kind: Kind, **fields: object) -> Contest:
    """Returns a contest with as many people as it may have, with long names that try to format and to mention."""
    opened = contest(kind, contests.LIMITS[kind].most, **fields)
    return structs.replace(opened, names=dict.fromkeys(opened.names, "**@everyone** " + 30 * "#"))


def states(kind: Kind) -> Iterable[Contest]:
    """Yields a contest at every moment of its life."""
    opened = full(kind)
    yield opened
    yield begun(opened)
    yield played(begun(opened), random_results(1), NOON)
    yield contests.close(opened, HOST, NOON)


@each_language
@pytest.mark.parametrize("kind", Kind)
def test_messages_of_full_contests_fit_and_show_names_as_text(kind: Kind, language: str) -> None:
    for there in states(kind):
        there = structs.replace(there, language=language)
        found = standings(there)
        shown = [view.message(there, found, None, NOON)]
        shown.append(view.panel(there, reader_of(1, language), found, None, leads=True).view)
        if there.round:
            shown.append(view.notice(there, "end", found, NOON))
        for each in shown:
            assert len(texts(each)) <= LONGEST
            assert "@everyone" not in texts(each).replace("\\@everyone", "")


def test_entering_is_offered_only_when_it_is_possible() -> None:
    opened = contest(people=6)
    assert Enter in presses(view.message(opened, [], None, NOON))
    running = begun(opened)
    assert running.round is not None
    assert Enter not in presses(view.message(running, standings(running), None, NOON))
    assert Enter in presses(view.message(running, standings(running), None, running.round.half_time))
    closed = contests.close(opened, HOST, NOON)
    assert not {Enter, Withdraw, BeginContest} & {*presses(view.message(closed, [], None, NOON))}


@each_language
def test_who_enters_reads_how_many_rounds_the_host_has_chosen(language: str) -> None:
    chosen, usual = (structs.replace(contest(Kind.SWISS, 2, wanted=wanted), language=language) for wanted in (9, 0))
    line = words_in(language)("contest-rounds", rounds=9)
    assert [line in texts(view.message(there, [], None, NOON)) for there in (chosen, usual)] == [True, False]


@each_language
def test_who_enters_late_reads_how_many_rounds_are_left(language: str) -> None:
    first = begun(structs.replace(contest(Kind.SWISS, 3), language=language))
    second = played(first, lower_wins, NOON)
    line = words_in(language)("contest-late", rounds=3)
    shown = [texts(view.message(there, standings(there), None, NOON)) for there in (first, second)]
    assert [line in text for text in shown] == [True, False]


def test_only_the_host_is_offered_to_close_a_contest() -> None:
    there = contest(people=3)
    for person, leads in ((1, False), (HOST, True)):
        shown = view.panel(there, reader_of(person), [], None, leads=leads).view
        assert (CloseContest in presses(shown)) is leads


def test_a_person_sees_their_matches_and_where_they_can_finish() -> None:
    there = with_matches(begun(contest(people=4)))
    first = next(pairing for pairing in advancing.under_way(there) if {*pairing.people} == {1, 2})
    there = advancing.advanced(there, NOON, {first.match: lower_wins(first)})
    shown = texts(view.panel(there, reader_of(1), standings(there), None, leads=False).view)
    assert "against **Player 2**" in shown
    assert "won (played)" in shown
    assert "can still finish 1 to 4" in shown or "can still finish 1 to 3" in shown


@each_language
def test_every_standing_is_described_in_words(language: str) -> None:
    for kind in Kind:
        there = structs.replace(played(begun(contest(kind, 9)), random_results(2), NOON), language=language)
        for standing in standings(there):
            assert standing.plots
            assert all(standing.plots[0].text.count(line) == 1 for line in standing.lines)


def test_a_knockout_is_drawn_in_every_round() -> None:
    there = begun(contest(Kind.KNOCKOUT, 9))
    for _ in range(4):
        (standing,) = standings(there)
        assert standing.plots[0].paint().width == 1200
        there = played(there, random_results(3), NOON)
    assert standings(there)[0].note == "Final standing"


def test_a_tie_of_places_shows_all_who_share_the_lead() -> None:
    there = played_out(begun(contest(Kind.SWISS, 4)), lower_wins)
    assert "🥇 **Player 1**" in texts(view.notice(there, "end", standings(there), NOON))


@each_language
@pytest.mark.parametrize("kind", Kind)
def test_every_part_of_a_plan_has_a_menu_of_its_own(kind: Kind, language: str) -> None:
    games = ["manhattan", "montana"]
    shown = planning.panel(PlanContest(str(kind), "montana", days=7), games, words_in(language)).view
    menus = [piece for piece in shown.walk_children() if isinstance(piece, ui.Select)]
    assert len({menu.custom_id for menu in menus}) == len(menus) == (3 if kind is Kind.LEAGUE else 5)
    assert all(sum(option.default for option in menu.options) == 1 for menu in menus)


def test_a_round_of_more_than_two_people_lasts_longer_than_a_day() -> None:
    """A night would use up an equal share of it."""
    for seats, shortest in ((2, "1"), (3, "2"), (4, "2")):
        plan = PlanContest("swiss", "montana", days=7, seats=seats)
        shown = planning.panel(plan, ["montana"], words_in("en")).view
        menus = [piece for piece in shown.walk_children() if isinstance(piece, ui.Select)]
        assert menus[3].options[0].value == shortest
