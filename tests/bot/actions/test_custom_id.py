"""Custom ids: a press survives encoding and decoding, and anything else is refused."""

import subprocess
import sys
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.actions.absence import EndMatch, TakeSeat
from bot.actions.board import Concede
from bot.actions.custom_id import UnknownChoice, UnknownPress, decode, encode, presses
from bot.actions.lobby import AcceptInvitation, Join, SetOption
from bot.actions.press import Press, checksum
from bot.actions.proposals import (
    AcceptSeat,
    Agree,
    ChooseSuccessor,
    Offer,
    OfferUndo,
    Propose,
    ReplaceByComputer,
    ReplaceByPerson,
)
from bot.actions.turn import Done, Pick, PickFromMenu, Play
from rules import games
from tests.bot.sessions import seeded_match, taps

LONGEST = 100
"""Discord's limit, in characters."""
EVERY = sorted(presses().values(), key=lambda kind: kind.__name__)

every_press = pytest.mark.parametrize("kind", EVERY)


def values_of(hint: Any) -> st.SearchStrategy[Any]:
    """Returns every value of a field of this type."""
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is bool:
        return st.booleans()
    kind, meta = get_args(hint)
    if kind is int:
        return st.integers(meta.ge, meta.le)
    return st.from_regex(meta.pattern, fullmatch=True) if meta.pattern else st.text(max_size=meta.max_length)


def filled(kind: type[Press]) -> st.SearchStrategy[Press]:
    """Returns presses of a type, with every field within its range."""
    hints = get_type_hints(kind, include_extras=True)
    return st.builds(kind, **{name: values_of(hints[name]) for name in kind.__struct_fields__})


@pytest.mark.fuzz
@every_press
def test_every_press_survives_encoding_within_the_limit(kind: type[Press]) -> None:
    @settings(max_examples=2, database=None)  # sixty presses: many at a time cost a quarter
    @given(st.lists(filled(kind), min_size=30, max_size=30))
    def survive(found: list[Press]) -> None:
        for press in found:
            values = [str(getattr(press, kind.chosen))] if kind.chosen else []
            assert decode(encode(press), values) == press
            assert len(encode(press)) <= LONGEST

    survive()


@given(st.text(max_size=LONGEST))
@example("")
@example(":::::")
@example("pick:1:2:3:abc")
@example("pick:1:2:3:abc:4:5")
@example("steal:1:0:0::")
@example("steal:1")
@example("pick:one:0:0::")
@example("pick::0:0::")
def test_any_text_is_either_a_press_of_ours_or_refused(text: str) -> None:
    try:
        press = decode(text)
    except UnknownPress:
        return
    assert decode(encode(press)) == press


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":::::",
        "steal:1:0:0::",
        "steal:1",
        "play",
        "play:",
        "play:one",
        "play:1:2",
        "pick:1:0:0:",
        "next:",
        "join",
        "join:0:",
    ],
)
def test_garbage_is_an_unknown_press(text: str) -> None:
    with pytest.raises(UnknownPress):
        decode(text)


@pytest.mark.parametrize("number", ["٣", "1_0", " 1", "+1", "01", "1.0", "0x1", "1e1"])
def test_a_number_in_another_notation_is_an_unknown_press(number: str) -> None:
    for text in (f"play:{number}", f"play:{number}:0:0::"):
        with pytest.raises(UnknownPress):
            decode(text)


OUT_OF_RANGE = [
    "play:-1",
    f"play:{2**63}",
    "pick:1:100:0:00000000:0",
    "pick:1:-1:0:00000000:0",
    f"pick:1:0:{2**31}:00000000:0",
    "pick:1:0:0:0000000:0",
    "pick:1:0:0:0000000G:0",
    "pick:1:0:0:00000000:1000",
    "story:1:-1",
    "concede:1:2",
    "offer:1:everything",
    "option:1:Level",
    "section:",
    "propose:1:00000000:undo:-1",
]


@pytest.mark.parametrize("text", OUT_OF_RANGE)
def test_a_field_out_of_range_is_an_unknown_press(text: str) -> None:
    with pytest.raises(UnknownPress):
        decode(text)


@pytest.mark.parametrize("values", [[], ["1", "2"], ["x"], ["-1"], ["1000"], ["²"], [""]])
def test_a_value_out_of_range_is_an_unknown_choice(values: list[str]) -> None:
    with pytest.raises(UnknownChoice):
        decode("menu:1:0:0:00000000:0", values)


def test_the_name_of_every_option_fits_into_a_custom_id() -> None:
    for name in games.names():
        for option in games.load(name).info.options:
            press = SetOption(2**63 - 1, option.name)
            assert len(encode(press)) <= LONGEST
            assert decode(encode(press)) == press


EARLIER: dict[str, Press] = {
    "join:0:0:0::": Join(),
    "join:0": Join(),
    "come:7": AcceptInvitation(7),
    "play:7:0:0::": Play(7),
    "pick:7:1:12:0a1b2c3d:3": Pick(7, 1, 12, "0a1b2c3d", 3),
    "done:7:1:12:0a1b2c3d:": Done(7, 1, 12, "0a1b2c3d"),
    "option:7:0:0::ruleset": SetOption(7, "ruleset"),
    "concede:7:0:0::": Concede(7),
    "concede:7:0:0::yes": Concede(7, sure=True),
    "end:7:1:9::": EndMatch(7, 1, 9),
    "sit:7:1:9::": TakeSeat(7, 1),
    "offer:7:0:0::pause": Offer(7, "pause"),
    "offer:7:0:0::undo": Offer(7, "undo"),
    "propose:7:0:0:0a1b2c3d:undo_12": Propose(7, "0a1b2c3d", "undo", 12),
    "propose:7:0:0:0a1b2c3d:finish": Propose(7, "0a1b2c3d", "finish"),
    "agree:7:0:3::": Agree(7, 3),
    "agree:7:0:3::seat": AcceptSeat(7, 3),
    "replace:7:1:0::": ChooseSuccessor(7, 1),
    "replace:7:1:0::computer": ReplaceByComputer(7, 1),
}
EARLIER_MENUS: dict[str, tuple[str, Press]] = {
    "menu:7:1:12:0a1b2c3d:25": ("30", PickFromMenu(7, 1, 12, "0a1b2c3d", 25, 30)),
    "offer:7:0:0::undo": ("12", OfferUndo(7, 12)),
    "replace:7:1:0::by": ("99", ReplaceByPerson(7, 1, 99)),
    "option:7:0:0::clock": ("48+12", SetOption(7, "clock", "48+12")),
}


@pytest.mark.parametrize("text", EARLIER)
def test_a_button_of_an_earlier_version_keeps_its_meaning(text: str) -> None:
    assert decode(text) == EARLIER[text]


@pytest.mark.parametrize("text", EARLIER_MENUS)
def test_a_menu_of_an_earlier_version_keeps_its_meaning(text: str) -> None:
    value, press = EARLIER_MENUS[text]
    assert decode(text, [value]) == press


def test_different_questions_have_different_checksums() -> None:
    offered = {tuple(tap.question.options) for tap in taps(seeded_match("manhattan", 2, {}, seed=1), seed=1)}
    assert len({checksum(options) for options in offered}) == len(offered)
    assert all(checksum(options) == checksum(list(options)) for options in offered)


@pytest.mark.process
def test_presses_are_in_the_same_order_whichever_module_is_imported_first() -> None:
    """The first press of a command is the one that the command makes."""
    program = "from bot.actions import turn; from bot.actions.custom_id import presses; print(*presses())"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == [*presses()]
