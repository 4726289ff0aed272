"""Work in the bank and in the four areas."""

from rules import montana
from rules.montana import events, moves
from rules.montana.moves import (
    AddWorkers,
    AreasNeedSilver,
    AreasNeedWorkers,
    BankNeedsWorkers,
    LeaveRight,
    NobodyToSend,
    NothingToBuild,
    OpenCity,
    Recruit,
    Send,
    TradeCattle,
    TradeForWorker,
    UseArea,
    UseBank,
)
from rules.montana.state import Space
from tests.rules.montana.positions import goods, of_kind, position, workers
from tests.rules.playing import make, offered, to_move

MINE, QUARRY, FIELD, FARM = range(4)
FULL_MINE = ("black yellow", "brown/orange yellow", "")


def spaces(state: object) -> list[object]:
    return [move for move in offered(state) if isinstance(move, UseArea | UseBank)]  # type: ignore[arg-type]


def test_any_two_workers_earn_eight_silver_at_the_bank() -> None:  # example 1
    state = position("brown black silver*2", "")
    happened = make(state, UseBank(2, 2, 8))
    assert (state.players[0].silver, workers(state)) == (10, "")
    assert state.bank == [[], [0, 1], [], []]
    assert happened == [events.Banked(0, 2, 0, 1, -1, 8)]


def test_an_occupied_space_is_not_offered() -> None:  # example 1
    state = position("brown*3", "", bank=("", "black brown", "", ""))
    assert [move.space for move in of_kind(UseBank, offered(state))] == [1, 3, 4]


def test_a_space_of_the_bank_needs_all_its_workers() -> None:  # example 1
    state = position("brown", "")
    assert of_kind(UseBank, offered(state)) == [UseBank(1, 1, 5)]
    assert BankNeedsWorkers(2, 1) in state.agenda[-1].refusals(state, 0)
    state = position("brown*2", "")
    assert BankNeedsWorkers(3, 2) in state.agenda[-1].refusals(state, 0)
    state = position("brown*2", "", bank=("", "", "", "black black black"))
    assert not of_kind(BankNeedsWorkers, state.agenda[-1].refusals(state, 0))


def test_the_workers_for_the_bank_are_chosen() -> None:
    state = position("brown*2 yellow*2", "")
    make(state, UseBank(4, 3, 10))
    assert offered(state) == [Send(0, 0, 2), Send(0, 2, 2)]
    make(state, Send(0, 2, 2))
    assert (workers(state), state.players[0].silver) == ("brown", 10)


def test_one_worker_of_the_colour_and_two_others_produce_five_grain() -> None:  # example 2
    state = position("yellow black orange silver*6", "")
    make(state, UseArea(FIELD, 3, 6, 4))
    assert offered(state) == [Send(2, -1, -1), Send(1, 2, -1), Send(1, 3, -1), Send(2, 3, -1)]
    make(state, Send(2, -1, -1))
    assert offered(state) == [LeaveRight(), AddWorkers(1, 3, 2, 1)]
    happened = make(state, AddWorkers(1, 3, 2, 1))
    assert (goods(state), workers(state), state.players[0].silver) == ("grain*5", "", 0)
    assert state.areas[FIELD] == [Space([], []), Space([], []), Space([2], [1, 3])]
    assert of_kind(events.ProducedMore, happened) == [events.ProducedMore(0, 2, 3, 1, 3, 1)]


def test_an_unaffordable_space_is_not_offered() -> None:  # example 3
    state = position("yellow black orange silver*5", "")
    assert [move.space for move in spaces(state) if isinstance(move, UseArea) and move.area == FIELD] == [1, 2]
    assert AreasNeedSilver(6, 5) in state.agenda[-1].refusals(state, 0)
    state = position("yellow black orange silver*2", "")
    assert AreasNeedSilver(3, 2) in state.agenda[-1].refusals(state, 0)
    state = position("yellow silver*5", "", areas={FIELD: ("", "", "black black")})
    assert not of_kind(AreasNeedSilver, state.agenda[-1].refusals(state, 0)), "no worker can go to the other areas"


def test_a_right_part_is_never_used_alone() -> None:  # ruling 5, example 4
    state = position("brown*4 silver*9", "", areas={MINE: ("black yellow", "", "")})
    assert [move.space for move in spaces(state) if isinstance(move, UseArea) and move.area == MINE] == [2, 3]


def test_two_workers_of_other_colours_can_work_in_an_area() -> None:  # example 5
    state = position("orange*2 silver", "")
    happened = make(state, UseArea(QUARRY, 1, 1, 1))
    assert (goods(state), workers(state), state.players[0].silver) == ("stone", "", 0)
    assert happened == [events.Produced(0, QUARRY, 1, 3, 3, 1, 1)]
    assert to_move(state)[0] == 1


def test_the_two_workers_may_be_of_the_colour_of_the_area() -> None:  # ruling 3
    state = position("brown*2 yellow silver", "")
    make(state, UseArea(MINE, 1, 1, 1))
    assert offered(state) == [Send(0, -1, -1), Send(0, 0, -1), Send(0, 2, -1)]


def test_one_worker_of_another_colour_is_not_enough() -> None:
    state = position("yellow silver*9", "")
    assert {move.area for move in spaces(state) if isinstance(move, UseArea)} == {FIELD}
    assert AreasNeedWorkers() in state.agenda[-1].refusals(state, 0)


def test_without_workers_there_is_one_refusal_for_all_places() -> None:
    state = position("silver*9 stone grain", "", start="D5")
    assert state.agenda[-1].refusals(state, 0) == [NobodyToSend()]


def test_refusals_are_few_enough_to_be_shown_in_full() -> None:
    state = position("yellow silver", "", start="D5")
    refused = state.agenda[-1].refusals(state, 0)
    assert refused == [NothingToBuild(0), BankNeedsWorkers(2, 1), AreasNeedWorkers(), AreasNeedSilver(3, 1)]


def test_work_uses_one_space_and_ends_the_turn() -> None:  # ruling 4
    state = position("brown*6 silver*9", "")
    make(state, UseArea(MINE, 1, 1, 1), Send(0, -1, -1), LeaveRight())
    assert to_move(state)[0] == 1


def test_a_full_area_is_emptied_with_its_right_parts_after_the_turn() -> None:  # example 6
    state = position("brown silver*6", "", areas={MINE: FULL_MINE})
    before = state.workers[:]
    happened = make(state, UseArea(MINE, 3, 6, 3))
    assert state.areas[MINE] == [Space([], [])] * 3
    assert [now - then for now, then in zip(state.workers, before, strict=True)] == [2, 1, 2, 1]
    assert events.AreaCleared(MINE) in happened
    assert montana.GAME.violations(state) == []


def test_after_a_canteen_the_emptied_area_is_free_again() -> None:  # ruling 11, example 6
    state = position("brown*2 silver*9 canteen", "", areas={MINE: FULL_MINE})
    make(state, UseArea(MINE, 3, 6, 3), Send(0, -1, -1), LeaveRight(), moves.UseCanteen(0))
    assert [move.space for move in spaces(state) if isinstance(move, UseArea) and move.area == MINE] == [1, 2]
    state.players[0].silver = 6
    assert len([move for move in spaces(state) if isinstance(move, UseArea) and move.area == MINE]) == 3


def test_a_bank_with_free_spaces_is_not_emptied() -> None:  # example 7
    state = position("brown", "", bank=("", "black black", "yellow yellow", ""))
    happened = make(state, UseBank(1, 1, 5))
    assert state.bank == [[0], [1, 1], [2, 2], []]
    assert events.BankCleared() not in happened


def test_a_full_bank_is_emptied_after_the_turn() -> None:
    state = position("brown", "", bank=("", "black black", "yellow yellow", "brown orange orange"))
    happened = make(state, UseBank(1, 1, 5))
    assert state.bank == [[]] * 4
    assert events.BankCleared() in happened
    assert montana.GAME.violations(state) == []


def test_recruiting_and_the_city_are_always_possible() -> None:
    state = position("", "")
    assert offered(state) == [Recruit(), OpenCity()]


def test_the_right_part_can_be_manned_by_a_worker_traded_for_at_that_moment() -> None:  # ruling 24
    state = position("brown silver*9 cattle", "")
    make(state, UseArea(MINE, 1, 1, 1))  # with the only worker
    assert offered(state) == [LeaveRight(), TradeCattle()]
    make(state, TradeCattle(), TradeForWorker(0), AddWorkers(0, -1, MINE, 1))
    assert state.areas[MINE][0] == Space([0], [0])
    assert (goods(state), state.players[0].cattle) == ("copper*2", 0)


def test_two_workers_of_other_colours_can_be_traded_for_the_right_part() -> None:  # ruling 24
    state = position("brown black silver*9 cattle", "")
    state.workers[MINE] = 0
    make(state, UseArea(MINE, 1, 1, 1), Send(0, -1, -1))
    assert offered(state) == [LeaveRight(), TradeCattle()]


def test_the_right_part_causes_no_question_if_no_trade_could_man_it() -> None:
    for cattle in ("", "cattle"):
        state = position(f"brown silver*9 {cattle}", "")
        state.workers[MINE] = 0
        make(state, UseArea(MINE, 1, 1, 1))  # the only worker of the colour, which then stands on the left part
        assert to_move(state)[0] == 1


def test_two_cattle_can_be_traded_for_any_two_workers_of_the_right_part() -> None:  # ruling 24
    state = position("brown silver*9 cattle*2", "")
    state.workers[MINE] = 0
    make(state, UseArea(MINE, 1, 1, 1))
    make(state, TradeCattle(), TradeForWorker(1), TradeCattle(), TradeForWorker(2), AddWorkers(1, 2, MINE, 1))
    assert state.areas[MINE][0] == Space([0], [1, 2])
