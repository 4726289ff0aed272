"""Readers: what a match is called and who plays in it, for whom it is shown."""

from msgspec import structs

from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, match, seeded_match


def test_the_texts_of_a_match_are_made_once_for_a_reader() -> None:
    session, reads = match(ALICE, BOB), reader()
    assert reads.of(session) is reads.of(session)
    assert reads.plain(session) is reads.plain(session)


def test_a_reader_of_two_matches_reads_the_names_of_each() -> None:
    first = seeded_match("manhattan", 2, {}, seed=1)
    renamed = structs.replace(first, seats=[structs.replace(seat, name="Zoe") for seat in first.seats])
    reads = reader()
    assert reads.of(first).player(0) == "**Alice**"
    assert reads.of(renamed).player(0) == "**Zoe**"
    assert reads.plain(renamed).player(0) == "Zoe"


def test_names_in_a_plain_text_are_escaped_for_a_message() -> None:
    session = match(ALICE, BOB)
    session.seats[0].name = "*Alice*"
    assert reader().escaped(session, "*Alice* has 3 *") == r"\*Alice\* has 3 *"
