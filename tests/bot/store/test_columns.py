"""Lines are found again in columns, byte by byte, and what is not in that form is refused."""

import pytest

from bot.store.columns import can_transform, from_columns, to_columns

STRANGE = [
    b"{}",
    b"7",
    b"[]",
    rb'{"a\"b":"\",1,","type":"x","c":[-1,2.5e-7,"",null,true]}',
    b"{}",
    b'"unfinished',
    b'{"a":"\xff"}',
]


@pytest.mark.parametrize("lines", [[], [b"{}"], STRANGE, [b'{"%d":1}' % number for number in range(300)]])
def test_lines_are_found_again(lines: list[bytes]) -> None:
    assert can_transform(lines)
    assert from_columns(to_columns(lines)) == lines


@pytest.mark.parametrize("lines", [[b""], [b'{"a":\t1}']])
def test_what_is_no_stored_json_cannot_be_transformed(lines: list[bytes]) -> None:
    assert not can_transform(lines)


@pytest.mark.parametrize(
    "whole", [b"x", b"{}", b"\n%", b"{}\n\n%", b'{"a":\t}\n\n7\n##', b'{"a":\t}\n\n7', b"{}\n\n\xff"]
)
def test_what_is_in_another_form_is_refused(whole: bytes) -> None:
    with pytest.raises((ValueError, LookupError)):
        from_columns(whole)
