"""The rules agree with the reference data and its worked examples."""

import tomllib
from typing import Any

import pytest

from rules.manhattan.board import CELL_OF, DATA, NEIGHBOURS, needed, schedule
from rules.manhattan.state import CARD_COPIES, CELLS, CITIES
from tests.conftest import REFERENCE
from tests.rules.manhattan.positions import LETTERS, base, block, building, options, position, promo


@pytest.fixture
def data() -> dict[str, Any]:
    return tomllib.loads((REFERENCE / "games/manhattan.toml").read_text(encoding="utf-8"))


def test_components_are_those_of_the_reference(data: dict[str, Any]) -> None:
    assert DATA.blocks == [size["playable"] for size in data["blocks"]["sizes"]]
    assert data["building_cards"]["total"] == CARD_COPIES * CELLS
    assert (data["board"]["cities"], data["board"]["cells_total"]) == (CITIES, CITIES * CELLS)
    assert [list(cells) for cells in NEIGHBOURS] == [[n - 1 for n in row] for row in data["board"]["orthogonal"]]
    assert DATA.promos == {card["id"]: card["points"] for card in data["promo_cards"]}
    scoring = data["scoring"]
    assert (DATA.points.tallest, DATA.points.majority, DATA.points.building) == (
        scoring["tallest_building"],
        scoring["city_majority"],
        scoring["per_building"],
    )


def test_schedules_are_those_of_the_reference(data: dict[str, Any]) -> None:
    for row in data["player_counts"]:
        plan = schedule(row["players"], options(ruleset=row["ruleset"]))
        assert (plan.rounds, plan.quota, plan.colours) == (
            row["rounds"],
            row["blocks_per_colour_per_round"],
            row["colours_per_player"],
        )
        assert DATA.sides[row["players"]] == row["seats_in_turn_order"]
        assert DATA.hand == row["hand_size"]


def test_cards_are_read_as_in_the_reference(data: dict[str, Any]) -> None:
    for seat in data["seats"]:
        assert [cell + 1 for cell in CELL_OF[seat["id"]]] == seat["cell_for_card"]
    for row in data["tests"]["seat"]:
        for side in "SWNE":
            assert CELL_OF[side][row["card"] - 1] + 1 == row[side]


def test_stacking_is_as_in_the_reference(data: dict[str, Any]) -> None:
    def legal(row: dict[str, Any], parties: list[int]) -> bool:
        new = block(row["place"])
        return new.floors >= needed(building(",".join(row["stack"])), new.colour, parties)

    for row in data["tests"]["stacking"]:
        assert legal(row, [0, 1, 2, 3]) is row["legal"], row["id"]
    for row in data["tests"]["stacking_two_player"]:
        assert legal(row, [0, 0, 1, 1]) is row["legal_combined"], row["id"]
        assert legal(row, [0, 1, 2, 3]) is row["legal_per_colour"], row["id"]


def test_scoring_is_as_in_the_reference(data: dict[str, Any]) -> None:
    for row in data["tests"]["scoring"]:
        board = " ".join(f"city {site['city']}: {site['cell']}:{','.join(site['stack'])}" for site in row["board"])
        assert base(position(board)) == row["base"], row["id"]
        if "base_by_building" in row:
            assert base(position(board, tallest_tie="by_building")) == row["base_by_building"], row["id"]
        for name, paid in row.get("promo", {}).items():
            card, _, tie = name.partition("_") if name.startswith("hobbiton") else (name, "", "")
            state = position(board, promo=[card], hobbiton_tie=tie or "one_winner")
            assert promo(state) == {letter: paid[letter] for letter in LETTERS}, (row["id"], name)
