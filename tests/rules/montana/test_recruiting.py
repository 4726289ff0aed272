"""Recruiting: the wheel, grain, white workers and the limit of eight workers."""

import pytest

from rules import match, montana
from rules.chance import key
from rules.montana import events
from rules.montana.board import SECTORS
from rules.montana.moves import Recruit, ReturnWorker, TakeColours, TradeCattle, TradeForGood, TradeForWorker, TurnWheel
from rules.montana.state import GRAIN
from rules.montana.steps import State, TakeTurn
from tests.rules.montana.positions import goods, of_kind, options, position, spin_to, workers
from tests.rules.playing import make, offered, to_move


def spun(sector: int, *boards: str, **chosen: str) -> State:
    """Returns a position in which the first player has spun the wheel to this sector."""
    state = position(*boards, chosen=chosen)
    spin_to(state, sector)
    make(state, Recruit())
    return state


def test_with_grain_only_the_last_pair_is_taken() -> None:  # ruling 1, example 8
    state = spun(7, "grain*2", "")
    make(state, TurnWheel(2, 2, 3, 0))
    assert state.pointer == 1
    assert workers(state) == "yellow orange"
    assert goods(state) == ""


def test_without_grain_the_pair_of_the_spin_is_taken() -> None:
    state = spun(7, "grain*2", "")
    assert offered(state) == [TurnWheel(0, 1, 2, 0), TurnWheel(1, 0, 1, 0), TurnWheel(2, 2, 3, 0)]
    make(state, TurnWheel(0, 1, 2, 0))
    assert (workers(state), goods(state)) == ("black yellow", "grain*2")
    assert to_move(state)[0] == 1


def test_in_the_printed_rules_grain_adds_a_second_pair() -> None:  # ruling 1, example 8
    state = spun(7, "grain*2", "", ruleset="publisher")
    assert workers(state) == "black yellow"
    assert offered(state)[2] == TurnWheel(2, 2, 3, 1)
    make(state, TurnWheel(2, 2, 3, 1))
    assert workers(state) == "black yellow*2 orange"
    assert state.players[0].goods[GRAIN] == 0


def test_in_the_printed_rules_no_grain_adds_nothing() -> None:
    state = spun(7, "grain*2", "", recruit_grain="additional")
    make(state, TurnWheel(0, 1, 2, 1))
    assert (workers(state), goods(state)) == ("black yellow", "grain*2")


def test_the_option_overrides_the_ruleset() -> None:
    state = spun(7, "grain", "", ruleset="publisher", recruit_grain="replace")
    assert workers(state) == ""
    assert offered(state)[1] == TurnWheel(1, 0, 1, 0)


@pytest.mark.parametrize("ruleset", ["standard", "publisher"])
def test_eight_grain_cannot_be_paid(ruleset: str) -> None:  # example 8
    state = spun(0, "grain*9", "", ruleset=ruleset)
    assert [move.grain for move in offered(state)] == list(range(8))


def test_without_grain_and_cattle_there_is_no_choice_after_a_spin() -> None:  # ruling 24
    state = spun(0, "", "")
    assert workers(state) == "brown black"
    assert to_move(state)[0] == 1


def test_a_cattle_can_be_traded_for_grain_after_the_spin() -> None:  # ruling 24
    state = spun(0, "cattle", "")
    assert offered(state) == [TurnWheel(0, 0, 1, 0), TradeCattle()]
    make(state, TradeCattle(), TradeForGood(GRAIN), TurnWheel(1, 2, 3, 0))
    assert (workers(state), goods(state)) == ("yellow orange", "")


def test_white_workers_can_have_equal_or_different_colours() -> None:
    state = spun(2, "", "")
    assert offered(state) == [TakeColours(a, b) for a in range(4) for b in range(a, 4)]
    make(state, TakeColours(3, 3))
    assert workers(state) == "orange*2"


def test_grain_can_lead_to_white_workers_in_both_rulesets() -> None:
    for ruleset, expected in (("standard", "black*2"), ("publisher", "black*2 yellow orange")):
        state = spun(1, "grain", "", ruleset=ruleset)
        make(state, TurnWheel(1, 4, 4, int(ruleset == "publisher")), TakeColours(1, 1))
        assert workers(state) == expected


def test_in_the_printed_rules_white_workers_are_chosen_before_paying_grain() -> None:
    state = spun(2, "grain", "", ruleset="publisher")
    make(state, TakeColours(0, 0), TurnWheel(1, 0, 2, 1))
    assert workers(state) == "brown*3 yellow"


def test_white_workers_can_only_have_available_colours() -> None:
    state = position("", "")
    state.workers[0] = 1
    state.bank[3] = [0] * 17
    spin_to(state, 2)
    make(state, Recruit())
    assert TakeColours(0, 0) not in offered(state)
    assert TakeColours(0, 1) in offered(state)


def test_a_ninth_worker_or_another_one_is_put_back() -> None:  # example 9
    state = spun(0, "brown*4 black*3", "")
    assert offered(state) == [ReturnWorker(0, 0), ReturnWorker(1, 0)]
    happened = make(state, ReturnWorker(1, 0))
    assert workers(state) == "brown*5 black*3"
    assert events.WorkerReturned(0, 1) in happened
    assert montana.GAME.violations(state) == []


def test_with_eight_workers_the_two_new_ones_can_be_put_back() -> None:  # example 9
    state = spun(1, "brown*8", "")
    make(state, ReturnWorker(2, 1), ReturnWorker(3, 0))
    assert workers(state) == "brown*8"


def test_with_eight_workers_a_cattle_can_be_traded_for_a_worker() -> None:  # ruling 16
    state = position("brown*8 cattle", "")
    make(state, TradeCattle(), TradeForWorker(3))
    assert offered(state) == [ReturnWorker(0, 0), ReturnWorker(3, 0)]
    make(state, ReturnWorker(0, 0))
    assert (to_move(state)[0], workers(state)) == (0, "brown*7 orange")


def test_cattle_can_be_traded_while_putting_workers_back() -> None:
    state = spun(0, "brown*4 black*3 cattle", "")
    make(state, TurnWheel(0, 0, 1, 0), TradeCattle(), TradeForWorker(2))
    assert offered(state) == [ReturnWorker(0, 1), ReturnWorker(1, 1), ReturnWorker(2, 1)]
    make(state, ReturnWorker(0, 1), ReturnWorker(0, 0))
    assert workers(state) == "brown*3 black*4 yellow"
    assert to_move(state)[0] == 1


def test_every_sector_comes_up_and_a_spin_cannot_be_taken_back() -> None:  # ruling 19
    seen = set()
    for seed in range(120):
        at, _ = match.start_match(montana.GAME, 2, options(), key(seed))
        if not isinstance(at.state.agenda[-1], TakeTurn):
            continue
        (seat,) = match.to_move(at)
        question = match.question(at, seat)
        assert question is not None
        final = dict(zip(question.options, question.final, strict=True))
        assert [move for move in final if final[move]] == [Recruit()]
        after, entries = match.choose(at, seat, Recruit())
        assert entries
        assert after.state.chance.draws > at.state.chance.draws
        seen.add(of_kind(events.Spun, [*entries[0].events])[0].sector)
    assert len(seen) == len(SECTORS)
