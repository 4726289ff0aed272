"""Which shards a process listens to, as the setting or the name of its pod says."""

import pytest

from bot.app.shards import InvalidShards, Shards, parse, shard_of


@pytest.mark.parametrize(
    ("text", "host", "shards"),
    [
        ("0-3/8", "anywhere", Shards(range(4), 8)),
        ("5/8", "anywhere", Shards(range(5, 6), 8)),
        ("0/1", "anywhere", Shards(range(1), 1)),
        ("pod:4/8", "parlour-0", Shards(range(4), 8)),
        ("pod:4/8", "parlour-1", Shards(range(4, 8), 8)),
        ("pod:3/8", "parlour-bot-2", Shards(range(6, 8), 8)),
    ],
)
def test_a_setting_names_some_of_all_shards(text: str, host: str, shards: Shards) -> None:
    assert parse(text, host) == shards


def test_without_a_setting_a_process_listens_to_all_shards() -> None:
    assert parse("", "parlour-1") is None


@pytest.mark.parametrize(
    ("text", "host", "reason"),
    [
        ("all", "here", "write it as 0-3/8"),
        ("0-3", "here", "write it as 0-3/8"),
        ("3-0/8", "here", "no shards 3 to 0 of 8"),
        ("6-8/8", "here", "no shards 6 to 8 of 8"),
        ("0/0", "here", "no shards 0 to 0 of 0"),
        ("pod:4/8", "parlour", "the name of this machine, parlour, ends with no number"),
        ("pod:4/8", "parlour-2", "no shards 8 to 7 of 8"),
        ("pod:0/8", "parlour-0", "no shards 0 to -1 of 8"),
    ],
)
def test_shards_that_cannot_be_are_refused_with_the_reason(text: str, host: str, reason: str) -> None:
    with pytest.raises(InvalidShards, match=reason):
        parse(text, host)


def test_shards_are_written_as_they_are_set() -> None:
    assert [str(parse(text, "parlour-1")) for text in ("0-3/8", "5/8", "pod:2/8")] == ["0-3/8", "5/8", "2-3/8"]


def test_a_server_belongs_to_the_shard_that_its_id_says() -> None:
    assert [shard_of(guild << 22 | 5, 3) for guild in range(4)] == [0, 1, 2, 0]
