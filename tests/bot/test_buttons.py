"""Custom ids: what a press says about itself comes back as it was, and whatever else comes back is nothing."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.buttons import Press, Verb, checksum, decode, encode
from rules import games
from tests.bot.tables import at_table, taps

LONGEST = 100
"""What Discord takes."""
SNOWFLAKES = st.integers(0, 2**63 - 1)
CHOICES = st.from_regex(r"[a-z0-9_]{0,32}", fullmatch=True)


@given(
    st.builds(
        Press,
        verb=st.sampled_from(Verb),
        session=SNOWFLAKES,
        seat=st.integers(0, 9),
        moves=st.integers(0, 9999),
        checksum=st.one_of(st.just(""), st.from_regex(r"[0-9a-f]{8}", fullmatch=True)),
        choice=CHOICES,
    )
)
def test_a_press_comes_back_as_it_was_and_fits(press: Press) -> None:
    assert decode(encode(press)) == press
    assert len(encode(press)) <= LONGEST


@given(st.text(max_size=LONGEST))
@example("")
@example(":::::")
@example("pick:1:2:3:abc")
@example("pick:1:2:3:abc:4:5")
@example("steal:1:0:0::")
@example("pick:one:0:0::")
@example("pick::0:0::")
def test_whatever_comes_is_a_press_in_our_own_writing_or_none(text: str) -> None:
    press = decode(text)
    assert press is None or encode(press) == text


@pytest.mark.parametrize("text", ["", ":::::", "steal:1:0:0::", "pick:one:0:0::", "pick:1:0:0:", "pick:1:0:0:::"])
def test_garbage_is_no_press(text: str) -> None:
    assert decode(text) is None


@pytest.mark.parametrize("number", ["٣", "1_0", " 1", "+1", "01", "1.0", "0x1"])
def test_a_number_written_in_another_way_is_no_press(number: str) -> None:
    assert decode(f"pick:{number}:0:0::") is None


def test_the_names_of_all_options_fit_into_a_custom_id() -> None:
    for name in games.names():
        for option in games.load(name).info.options:
            custom_id = encode(Press(Verb.OPTION, 2**63 - 1, choice=option.name))
            assert len(custom_id) <= LONGEST
            assert decode(custom_id) == Press(Verb.OPTION, 2**63 - 1, choice=option.name)


def test_the_checksum_tells_different_questions_apart() -> None:
    offered = {tuple(tap.question.options) for tap in taps(at_table("manhattan", 2, {}, seed=1), seed=1)}
    assert len({checksum(options) for options in offered}) == len(offered)
    assert all(checksum(options) == checksum(list(options)) for options in offered)
