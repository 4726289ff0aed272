"""The message about a take back: exactly what would be undone, and nothing that only one seat may know."""

import pytest

from bot.domain.proposal import Proposal, TakeBack
from bot.domain.session import AnySession
from bot.views.proposals import ballot
from bot.views.wording import marked_words
from rules import games
from rules.match import AnyEntry
from sandbox.testing import reading
from tests.bot.domain.test_consent import logged
from tests.bot.tables import ALICE, BOB, PEOPLE, at_table
from tests.bot.views.test_leaks import shown

TURNS = 12
LONGEST = 4000
"""What Discord takes of all texts of a message together."""
each_game = pytest.mark.parametrize("game", games.names())
each_language = pytest.mark.parametrize("language", ["en", "ja"])


def told(session: AnySession, undone: list[AnyEntry], draws: int = 0) -> str:
    """The message as it is read."""
    proposal = Proposal(1, TakeBack(1, draws), ALICE, PEOPLE[:2], (BOB,), 1, session.entries, (ALICE,))
    return reading.text({"components": shown(ballot(session, proposal, undone))})


@each_game
@each_language
def test_everything_public_is_told_and_nothing_private(game: str, language: str) -> None:
    seats = max(2, games.load(game).info.fewest)
    session, log = logged(at_table(game, seats, {}, seed=3, language=language), TURNS)
    words = marked_words(session, language)
    text = told(session, log[1:], draws=2)
    events = [event for entry in log[1:] for event in entry.events]
    assert len(text) < LONGEST
    lines = text.splitlines()
    for event in events:
        line = words.tell("story", event)
        marked = f"\N{EYE}\N{VARIATION SELECTOR-16} {line}"
        if not event.private:
            assert all(part in text for part in (marked if event.reveals else line).splitlines())
        elif not any(words.tell("story", other) == line for other in events if not other.private):
            assert line not in lines
    assert words("undo-chance", draws=2) in text
    assert (words("undo-shown") in text) == any(event.reveals and not event.private for event in events)


@each_language
def test_who_has_seen_something_alone_is_named(language: str) -> None:
    session, log = logged(at_table("manhattan", 2, {}, seed=3, language=language), TURNS)
    words = marked_words(session, language)
    seen = {event.seat for entry in log[1:] for event in entry.events if event.private}
    assert seen
    players = words("list-and").join(words.player(seat) for seat in sorted(seen))
    assert words("undo-seen", players=players) in told(session, log[1:])
    assert words("undo-seen", players=players) not in told(session, log[1:2])


def test_who_wants_no_mention_is_named() -> None:
    session = at_table("manhattan", 2, {}, seed=3)
    proposal = Proposal(1, TakeBack(1, 0), ALICE, (ALICE, BOB), (BOB,), 1, 1, (ALICE,))
    called, quiet = (reading.text({"components": shown(ballot(session, proposal, [], who))}) for who in ((), (BOB,)))
    assert f"<@{BOB}>" in called
    assert f"<@{BOB}>" not in quiet
    assert "**Bob**" in quiet
