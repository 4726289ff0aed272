"""The message about a rewind: exactly what would be undone, and nothing that only one seat may know."""

import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.proposal import Annul, Finish, Proposal, Replace, TakeBack, What
from bot.domain.session import AnySession
from bot.views import proposals
from rules import games
from rules.match import AnyEntry
from sandbox.testing import reading
from tests.bot.domain.test_consent import logged
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, PEOPLE, seeded_match
from tests.bot.views.test_leaks import shown

TURNS = 12
LONGEST = 4000
"""Discord's limit for all texts of a message together."""
each_game = pytest.mark.parametrize("game", games.names())
each_language = pytest.mark.parametrize("language", ["en", "ja"])


def text_of(session: AnySession, undone: list[AnyEntry], draws: int = 0) -> str:
    """Returns the text of the message."""
    proposal = Proposal(1, TakeBack(1, draws), ALICE, PEOPLE[:2], (BOB,), 1, session.entries, (ALICE,))
    return reading.text({"components": shown(proposals.post(session, proposal, reader(session.language), undone))})


@each_game
@each_language
def test_the_message_lists_every_public_event_and_no_private_one(game: str, language: str) -> None:
    seats = max(2, games.load(game).info.fewest)
    session, log = logged(seeded_match(game, seats, {}, seed=3, language=language), TURNS)
    words = reader(language).of(session)
    text = text_of(session, log[1:], draws=2)
    events = [event for entry in log[1:] for event in entry.events]
    assert len(text) < LONGEST
    lines = text.splitlines()
    for event in events:
        line = words.phrase("story", event)
        marked = f"\N{EYE}\N{VARIATION SELECTOR-16} {line}"
        if not event.private:
            assert all(part in text for part in (marked if event.reveals else line).splitlines())
        elif not any(words.phrase("story", other) == line for other in events if not other.private):
            assert line not in lines
    assert words("undo-chance", draws=2) in text
    assert (words("undo-shown") in text) == any(event.reveals and not event.private for event in events)


@pytest.mark.parametrize("what", [Finish(), Annul()])
@each_language
def test_who_agrees_to_end_a_match_reads_for_what_it_then_counts(what: What, language: str) -> None:
    """Otherwise whoever loses would be rid of a defeat by a friendly word."""
    session = seeded_match("manhattan", 2, {}, seed=3, language=language)
    proposal = Proposal(1, what, ALICE, PEOPLE[:2], (BOB,), 1, session.entries, (ALICE,))
    text = reading.text({"components": shown(proposals.post(session, proposal, reader(language), []))})
    assert reader(language).of(session)("ended-early") in text


def test_the_last_one_who_plays_on_reads_of_no_match_that_counts_for_nothing() -> None:
    session = matches.concede(seeded_match("manhattan", 2, {}, seed=3, language="en"), BOB).session
    proposal = Proposal(1, Finish(), ALICE, (ALICE,), (), 0, session.entries, (ALICE,))
    text = reading.text({"components": shown(proposals.post(session, proposal, reader("en"), []))})
    assert reader("en").of(session)("ended-early") not in text


@each_language
def test_players_who_saw_hidden_information_are_named(language: str) -> None:
    session, log = logged(seeded_match("manhattan", 2, {}, seed=3, language=language), TURNS)
    words = reader(language).of(session)
    seen = {event.seat for entry in log[1:] for event in entry.events if event.private}
    assert seen
    players = words("list-and").join(words.player(seat) for seat in sorted(seen))
    assert words("undo-seen", players=players) in text_of(session, log[1:])
    assert words("undo-seen", players=players) not in text_of(session, log[1:2])


def status_of(proposal: Proposal) -> str:
    """Returns who is still to agree, as the message says it."""
    session = seeded_match("manhattan", 3, {}, seed=3)
    return proposals.status(session, proposal, reader())


def test_the_message_says_who_is_left_to_agree_even_if_that_is_only_the_newcomer() -> None:
    replace = Replace(1, DAVE, "Dave")
    proposal = Proposal(1, replace, ALICE, PEOPLE[:3], (CAROL,), 1, 1, (ALICE,), owner=BOB)
    assert status_of(proposal).splitlines() == [
        "Still to agree: **Carol** and **Bob**",
        f"Still to take the seat: <@{DAVE}>",
    ]
    agreed = structs.replace(proposal, agreed=(ALICE, BOB, CAROL))
    assert status_of(agreed) == f"Still to take the seat: <@{DAVE}>"


def test_the_message_says_that_one_of_several_voters_is_enough() -> None:
    proposal = Proposal(1, Replace(0), ALICE, PEOPLE[:3], (BOB, CAROL), 1, 1, (), owner=ALICE)
    assert status_of(proposal).splitlines() == [
        "One of these has to agree: **Bob** and **Carol**",
        "Still to agree: **Alice**",
    ]


def test_a_voter_without_mentions_is_named() -> None:
    session = seeded_match("manhattan", 2, {}, seed=3)
    proposal = Proposal(1, TakeBack(1, 0), ALICE, (ALICE, BOB), (BOB,), 1, 1, (ALICE,))
    called, quiet = (
        reading.text({"components": shown(proposals.post(session, proposal, reader(), [], who))})
        for who in ((BOB,), ())
    )
    assert f"<@{BOB}>" in called
    assert f"<@{BOB}>" not in quiet
    assert "**Bob**" in quiet
