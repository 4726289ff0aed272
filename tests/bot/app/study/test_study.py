"""What stands out in a study is true, faults that are planted are found, and a study that was ended goes on."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.app.study import choices, comparing, findings, playing, plots, report, running, variants
from bot.app.study.findings import Finding
from bot.app.study.playing import RANDOM, Sitting, Table
from bot.app.study.running import OtherStudy, Plan, Study
from bot.app.study.tally import Mean, Tally, Thing, Together, Variant
from rendering import parts
from rendering.canvas import Canvas
from rules import games
from rules.game import AnyGame
from tests.bot.app.study.campaign import names
from tests.bot.app.study.faults import FAULTS, Fault, planted
from tests.rules.small_games import nim

AT_RANDOM = {"free": 80, "category": 80, "same": 80, "seat": 80, "unspent": 320}
"""Kinds of faults that random games show, each with how many."""


def plan(game: AnyGame, random_games: int, *strengths: str, number: int = 5) -> Plan:
    made = running.plan(game, 2, {}, [RANDOM, *strengths], (number, 1, 1))
    return replace(made, random_games=random_games, variant_games=0)


def study(game: AnyGame, folder: Path, random_games: int = 80) -> Study:
    return running.run(game, plan(game, random_games), folder, 1, lambda line: None)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Study]:
    """Returns what studies a game as it is, by its name."""
    return cache(lambda name: study(games.load(name), tmp_path_factory.mktemp(name)))


def few() -> list[Fault]:
    """Returns a fault of each of these kinds."""
    return [next(fault for fault in FAULTS if fault.kind == kind) for kind in AT_RANDOM]


@pytest.mark.parametrize("fault", few(), ids=lambda fault: fault.name)
@pytest.mark.strength
def test_a_planted_fault_is_named_and_the_sound_game_is_not(
    fault: Fault, sound: Callable[[str], Study], tmp_path: Path
) -> None:
    assert names(fault, findings.found(study(planted(fault, tmp_path), tmp_path, AT_RANDOM[fault.kind])))
    assert not names(fault, findings.found(sound(fault.game)))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.strength
def test_nothing_that_brings_points_is_said_to_be_gathered_for_nothing(
    game: str, sound: Callable[[str], Study]
) -> None:
    assert not [*findings.never_spent(sound(game))]


@pytest.mark.strength
def test_a_longer_game_differs_from_the_study_before(sound: Callable[[str], Study], tmp_path: Path) -> None:
    fault = next(fault for fault in FAULTS if fault.is_change)
    longer = study(planted(fault, tmp_path), tmp_path, 40)
    assert names(fault, comparing.found(sound(fault.game), longer))
    assert not comparing.found(sound(fault.game), sound(fault.game))


def test_a_study_that_was_ended_goes_on_where_it_was(tmp_path: Path) -> None:
    game = nim()
    wanted = plan(game, 300)
    whole = running.run(game, wanted, tmp_path / "whole", 1, lambda line: None)
    kept = tmp_path / "ended" / running.KEPT
    kept.parent.mkdir()
    lines = (tmp_path / "whole" / running.KEPT).read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:2]) + lines[2][:100])
    played: list[str] = []
    assert running.run(game, wanted, kept.parent, 1, played.append) == whole
    assert [line.partition(":")[0] for line in played] == ["67 %", "100 %"]
    assert running.read(kept.parent) == whole


def test_games_of_another_plan_are_kept(tmp_path: Path) -> None:
    game = nim()
    study(game, tmp_path, 3)
    before = (tmp_path / running.KEPT).read_bytes()
    with pytest.raises(OtherStudy, match="name another folder"):
        study(game, tmp_path, 4)
    assert (tmp_path / running.KEPT).read_bytes() == before


def test_games_in_two_parts_count_as_in_one() -> None:
    sitting = Sitting(games.load("rolled_west"), 2, {}, 1)
    table = Table(RANDOM, RANDOM, 6)
    found = Tally()
    for numbers in (range(2), range(2, 6)):
        found.merge(playing.counted(sitting, table, numbers))
    whole = playing.counted(sitting, table, range(6))
    assert (found.games, found.lengths, found.offered) == (whole.games, whole.lengths, whole.offered)
    assert found.things[RANDOM].keys() == whole.things[RANDOM].keys()
    assert found.turns == whole.turns


COUNTS = """
import msgspec
from bot.app.study import playing
from rules import games
sitting = playing.Sitting(games.load("mint_works"), 2, {}, 1)
print(msgspec.json.encode(playing.counted(sitting, playing.Table("random", "random", 2), range(2))).decode())
"""


@pytest.mark.process
def test_every_process_counts_the_same_in_the_same_order() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", COUNTS], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


@pytest.mark.parametrize("order", [1, -1])
def test_of_names_for_the_same_thing_the_plainest_is_reported(order: int) -> None:
    pairs = [("Pass", 9), ("Pass forced=0", 9), ("Earn francs=90", 8), ("Earn space=bank", 8)]
    things = {name: Thing(games=9, offered=20, chosen=often, expected=10) for name, often in pairs[::order]}
    made = Plan("halma", 1, 2, {}, [RANDOM, "9"], 9, 9, 0, 1)
    found = choices.found(Study(made, {RANDOM: Tally(), "9 iterations": Tally(things={"9": things})}))
    assert [choice.name for choice in found] == ["Pass", "Earn space=bank"]


def test_a_report_has_no_share_beyond_a_whole_and_names_values_of_options_without_effect(tmp_path: Path) -> None:
    found = study(nim(), tmp_path, 3)
    lost = Mean(3, -2, 2)
    found.variants["lot=on"] = Variant(differs=Mean(3, 3, 3), first=lost)
    found.variants["lot=off"] = Variant(differs=Mean(3))
    page, *_ = report.write(found, tmp_path)
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("| `lot=")] == [
        "| `lot=on` | 100 % (44 to 100) | none | none | −67 % (−100 to −1) |"
    ]
    assert any("the same" in line and "`lot=off`" in line for line in lines)


def test_a_report_of_a_small_game_with_every_plot_can_be_read(tmp_path: Path) -> None:
    game = nim()
    made = plan(game, 10, "4", number=3)
    found = running.run(game, made, tmp_path, 1, lambda line: None)
    page, *pictures = report.write(found, tmp_path)
    text = page.read_text(encoding="utf-8")
    assert all(f"]({picture.name})" in text for picture in pictures)
    assert "**Skill**" in text
    for picture in plots.drawn(found).values():
        assert parts.smallest_letters(Canvas(picture)) >= parts.READABLE
        assert all(line.box.left >= 0 and line.box.right <= picture.width for line in Canvas(picture).texts)


def test_an_option_that_only_changes_what_is_seen_changes_something() -> None:
    game = games.load("coal_baron")
    change = next(each for each in variants.changes(game, 2, {}) if each.option == "delivered_orders")
    found = variants.counted(Sitting(game, 2, {}, 1), change, range(3))
    assert (found.differs.mean, found.turns.total) == (1, 0)


def test_an_option_is_studied_with_another_one_that_it_needs() -> None:
    game = games.load("manhattan")
    bases = {each.option: each.base for each in variants.changes(game, 2, {})}
    assert bases["hobbiton_tie"] == {"promo": "on"}
    assert bases["promo"] == {}
    assert "three_player_rounds" not in bases


def chosen(often: int, offered: int, games: int, effect: float = 0.0) -> list[Finding]:
    """Returns what is said of a thing that was offered in so many games beside two other options.

    `effect`: by how many points it changed the lead in random games, give or take 0.2.
    """
    each = offered / games
    thing = Thing(games=games, offered=offered, chosen=often, expected=offered / 3)
    thing.offered_squares, thing.chosen_squares = games * each**2, games * (often / games) ** 2
    thing.products = games * each * often / games
    tally = Tally(things={"9": {"Take card=x": thing}})
    made = Plan("halma", 1, 2, {}, [RANDOM, "9"], games, games, 0, 1)
    at_random = Thing(spread=200.0, effect=Mean(400, 200 * effect, 400 * (4 + (effect / 2) ** 2)))
    before = Tally(things={RANDOM: {"Take card=x": at_random}})
    return list(findings.options(Study(made, {RANDOM: before, "9 iterations": tally})))


@pytest.mark.parametrize(
    ("often", "offered", "kinds"),
    [(0, 400, ["dead"]), (400, 400, ["best"]), (200, 400, []), (40, 400, []), (0, 12, []), (12, 12, [])],
)
def test_only_what_enough_choices_support_is_said(often: int, offered: int, kinds: list[str]) -> None:
    assert [finding.kind for finding in chosen(often, offered, games=offered // 4)] == kinds


@pytest.mark.parametrize(("effect", "kinds"), [(-2.0, ["dead"]), (-0.5, []), (2.0, [])])
def test_what_is_taken_seldom_does_not_pay_if_it_costs_points_at_random(effect: float, kinds: list[str]) -> None:
    assert [finding.kind for finding in chosen(80, 400, 100, effect)] == kinds


def test_choices_that_are_alike_in_a_game_count_less() -> None:
    apart = Thing(
        games=100, offered=400, chosen=200, expected=200, offered_squares=1600, chosen_squares=400, products=800
    )
    alike = replace(apart, chosen_squares=800)  # in half of the games always, in the others never
    made = Plan("halma", 1, 2, {}, [RANDOM, "9"], 9, 9, 0, 1)

    def width(thing: Thing) -> float:
        tally = Tally(things={"9": {"Take": thing}})
        (choice,) = choices.found(Study(made, {RANDOM: Tally(), "9 iterations": tally}))
        low, high = choice.interval()
        return high - low

    assert width(alike) > 1.9 * width(apart)


def test_more_comparisons_need_more_certainty() -> None:
    assert findings.errors(1000) > findings.errors(10) > 1.96


@pytest.mark.parametrize(("other", "bounds"), [((3, 1), (1, 1)), ((1, 3), (-1, -1)), ((2, 2), (0, 0))])
def test_things_go_together_as_their_differences_do(other: tuple[int, int], bounds: tuple[float, float]) -> None:
    together = Together()
    for _ in range(9):
        together.note((2, 0), other)
    assert together.interval() == pytest.approx(bounds)


def test_what_never_differs_may_go_together_with_anything() -> None:
    together = Together()
    for _ in range(9):
        together.note((2, 2), (1, 3))
    assert together.interval() == (-1, 1)


def test_a_mean_of_one_value_says_nothing() -> None:
    mean = Mean()
    mean.note(3)
    low, high = mean.interval()
    assert low < 0 < 1e9 < high


@pytest.mark.parametrize(
    ("players", "strengths", "said"),
    [
        (2, ["strong"], "number of iterations"),
        (2, ["0"], "number of iterations"),
        (1, ["9"], "two players"),
        (9, ["9"], "not 9"),
    ],
)
def test_a_wrong_plan_is_refused(players: int, strengths: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        running.plan(games.load("mint_works"), players, {}, strengths, (10, 1, 1))
