"""Positions of Mint Works to render, built by hand."""

from rules import mint_works
from rules.chance import Chance
from rules.mint_works import steps
from rules.mint_works.board import PLANS
from rules.mint_works.state import Plan, Stack
from rules.mint_works.steps import State

ADVANCED = ("crowdfunder", "temp_agency")


def position(seats: int, **options: str) -> State:
    """Returns a position before anything is placed: the first seat has the token and is to place."""
    chosen = {option.name: option.values[0] for option in mint_works.GAME.info.options}
    state = mint_works.GAME.new(seats, chosen | {"opponent": "justin"} | options, Chance(key=bytes(32)))
    state.agenda = [steps.TakeTurn([0])]
    state.starter = 0
    return state


def deal(state: State, row: str, **cards: str) -> None:
    """Puts named cards into the row and, by `plans0` or `buildings2`, into Neighborhoods; `?` marks a secret one."""
    state.row = row.split()
    for where, names in cards.items():
        player = state.players[int(where[-1])]
        if where.startswith("plans"):
            player.plans = [Plan(name.rstrip("?"), name.endswith("?")) for name in names.split()]
        else:
            player.buildings = names.split()
    dealt = {*state.row, *(card for player in state.players for card in player.buildings)}
    dealt.update(plan.name for player in state.players for plan in player.plans)
    state.deck = sorted(set(PLANS) - dealt)


def put(state: State, **stacks: str) -> None:
    """Puts mints on Locations, such as producer="0x1 2x1": player 0 and player 2 one each. Opens what is closed."""
    for name, written in stacks.items():
        location = state.location(name)
        location.open = True
        location.stacks = [Stack(int(player), int(mints)) for player, mints in (x.split("x") for x in written.split())]


def middle() -> State:
    """Returns four players in the fifth round, with two Advanced Locations, secret Plans and an open Deed Location."""
    state = position(4, advanced="chosen", advanced_first=ADVANCED[0], advanced_second=ADVANCED[1])
    state.round, state.starter, state.passed = 5, 2, [1]
    deal(
        state,
        "plant museum windmill",
        buildings0="factory truck bridge",
        plans0="gardens vault?",
        buildings1="stripmine wholesaler",
        plans1="statue",
        buildings2="co_op gallery",
        plans2="corporate_hq landfill?",
        plans3="mine",
    )
    state.players[2].gallery = 3
    put(state, wholesaler="3x1", producer="2x1 3x1", supplier="1x5", builder="0x2", temp_agency="2x4")
    for player, mints in zip(state.players, (4, 11, 0, 2), strict=True):
        player.mints = mints
    return state


def opening() -> State:
    """Returns three players at the start."""
    state = position(3)
    deal(state, "co_op obelisk lotto")
    return state


def late() -> State:
    """Returns two players with many cards, one choosing a Plan to build through the Temp Agency."""
    state = position(2, advanced="chosen", advanced_first="recycler", advanced_second="temp_agency")
    state.round, state.starter = 8, 1
    deal(
        state,
        "crane windmill",
        buildings0="factory truck bridge plant obelisk",
        plans0="gardens vault",
        buildings1="stripmine wholesaler landfill museum assembler mine lotto",
        plans1="statue workshop?",
    )
    put(state, builder="0x2 1x2", wholesaler="", lotto="", supplier="0x1")
    state.players[0].mints, state.players[1].mints = 9, 14
    state.agenda = [steps.BuildPlan([1], place="temp_agency")]
    return state


def solo(opponent: str = "justin") -> State:
    """Returns a game against an opponent that has used the Producer and played the Lotto."""
    state = position(1, opponent=opponent, advanced="chosen", advanced_first="swap_meet")
    state.round = 3
    deal(state, "gallery assembler", buildings0="windmill", plans0="statue", buildings1="lotto", plans1="mine crane?")
    put(state, producer="1x1", lotto="1x3")
    state.location("producer").locked = opponent == "justin"
    return state


def ended() -> State:
    """Returns a finished game of three."""
    state = position(3)
    state.agenda, state.round = [], 7
    deal(
        state,
        "crane mine",
        buildings0="gardens statue windmill",
        plans0="vault",
        buildings1="landfill museum bridge obelisk",
        buildings2="factory workshop wholesaler",
        plans2="plant?",
    )
    put(state, wholesaler="0x1", producer="1x1 2x1")
    return state


def full() -> State:
    """Returns the busiest board there can be: one Neighborhood has nearly all cards."""
    state = middle()
    rest = " ".join(plan for plan in PLANS if plan not in ("mine", "plant", "crane"))
    deal(state, "plant crane", buildings0="", plans1="", buildings1=rest, buildings2="", plans2="", plans3="mine?")
    state.players[0].plans = []
    state.location("lotto").open = True
    state.players[1].mints = 104
    return state
