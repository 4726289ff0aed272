"""How remarks are shown: in the story beside their move, in the post of a turn, and with a result."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from bot.actions.press import Style
from bot.domain import matches
from bot.domain.session import AnySession, Ending, Left
from bot.features.remarks import delivery, domain, views
from bot.features.remarks.actions import React
from bot.features.remarks.domain import IN_MATCH, LONGEST, ON_MOVE
from bot.features.story import feature as story
from bot.views.components import TEXT
from bot.views.lengths import length
from bot.views.reader import Reader
from rules.coal_baron import events
from rules.match import AnyEntry, Entry
from sandbox.testing import reading
from tests.bot.keeping import ALICE, BOB, CAROL, forget, play
from tests.bot.place import Place
from tests.bot.readers import reader
from tests.bot.sessions import DAVE, match, seeded_match
from tests.end_to_end.harness import components_of

FIRST, SECOND = 101, 102
"""Who sits first and second in a seeded match."""
TOOK: AnyEntry = Entry(seat=0, events=(events.TileBought(0, "factory_a", 1, "brown", 3),))
CONTINUED: AnyEntry = Entry(seat=0, events=(events.Displaced(0, "factory_a", 1),))


def text(view: Any) -> str:
    return reading.text({"components": view.to_components()})


def as_person(person: int) -> Reader:
    return replace(reader(), person=person)


def coal_baron(lines: int = 4) -> AnySession:
    return structs.replace(seeded_match("coal_baron", 2, {}, seed=1), entries=lines)


def test_a_remark_stands_below_the_whole_line_of_its_move() -> None:
    session = domain.write(coal_baron(3), FIRST, 1, "cheap", "all").session
    log = [TOOK, CONTINUED, TOOK]
    lines = text(story.page(session, reader(), log, 0, start=0).view).splitlines()
    assert [("Alice" in line, "cheap" in line) for line in lines[1:4]] == [(True, False), (True, True), (True, False)]
    on_next_page = text(story.page(session, reader(), log[1:], 0, start=1).view)
    assert "cheap" not in on_next_page


def test_a_page_of_the_story_with_many_remarks_keeps_its_lines_and_the_newest_remarks() -> None:
    session = coal_baron(25)
    for line in range(1, 13):
        for _ in range(ON_MOVE):
            session = domain.write(session, FIRST, line, f"{line}-" + "\U0001f600" * (LONGEST - 5), "all").session
    shown = text(story.page(session, reader(), [TOOK] * 25, 0, start=0).view)
    assert length(shown) <= TEXT
    assert shown.count("bought") == 25
    assert "12-" in shown
    assert " 1-" not in shown


def test_a_post_shows_what_was_said_about_its_moves_and_since_its_turn_began() -> None:
    session = match(FIRST, SECOND)
    session = structs.replace(domain.write(session, FIRST, 1, "old", "all").session, entries=3)
    seats = [structs.replace(seat, turn_began_at=session.revision) for seat in session.seats]
    session = structs.replace(session, seats=seats)
    session = domain.write(domain.write(session, FIRST, 1, "late", "all").session, SECOND, 3, "new", "all").session
    session = domain.write(session, FIRST, 3, "hidden", "later").session
    shown = views.below_story(session, reader(), 2)
    assert [word in shown for word in ("old", "late", "new", "hidden")] == [False, True, True, False]
    assert "on an earlier move: late" in shown
    assert views.below_story(matches.end(session, Ending.AGREED).session, reader(), 2) == ""


def test_who_plays_alone_in_direct_messages_gets_no_button() -> None:
    alone, together = match(FIRST, computers=1), match(FIRST, SECOND)
    for session, offered in ((alone, False), (structs.replace(alone, guild=9), True), (together, True)):
        assert (views.on_page(session, as_person(FIRST)) is not None) is offered
        assert (views.on_replay(session, 1) is not None) is offered
    assert views.on_page(together, as_person(CAROL)) is None


def test_who_has_the_seat_no_more_keeps_their_name_and_their_words() -> None:
    session = domain.write(match(FIRST, SECOND, CAROL), SECOND, 1, "mine", "all").session
    given = matches.seat_player(session, 1, DAVE, "Dave", Left.AGREED).session
    ((_, marked, plain),) = views.beside(given, reader())
    assert (marked, plain) == ("💬 **Bob**: mine", "Bob: mine")


def test_the_own_reaction_is_marked_on_the_page() -> None:
    session = domain.react(match(FIRST, SECOND), FIRST, 1, "wow").session
    for person, own in ((FIRST, ["😮"]), (SECOND, []), (CAROL, [])):
        page = views.page(session, 1, [Entry()], [], as_person(person))
        components: Any = page.view.to_components()  # type: ignore[no-untyped-call]
        buttons = components_of({"components": components}, React)
        blue = [each["emoji"]["name"] for each in buttons if each["style"] == Style.BLUE.value]
        assert (blue, len(buttons)) == (own, 0 if person == CAROL else len(views.SIGNS))


def test_a_result_names_moves_to_which_others_reacted_and_no_others() -> None:
    log = [Entry(), TOOK, Entry(seat=1), TOOK]
    own = domain.react(coal_baron(4), FIRST, 2, "bravo").session
    assert delivery.praised(log, domain.reactions(own)) == []
    one = domain.react(own, FIRST, 3, "bravo").session
    assert delivery.praised(log, domain.reactions(one)) == [3]
    both = domain.react(one, SECOND, 2, "ha").session
    assert delivery.praised(log, domain.reactions(both)) == [2, 3]


async def test_an_archived_match_loses_the_words_of_a_person_who_is_forgotten_at_once(place: Place) -> None:
    session = await play(place, ALICE, BOB)
    session = await place.commit(session, lambda now: domain.write(now, ALICE, 1, "first", "all"))
    session = await place.commit(session, lambda now: domain.write(now, BOB, 1, "second", "all"))
    await place.store.sessions.mark_announced(session.id, session.revision, 0)
    await place.store.retention.archive(session.id, place.clock())
    await forget(place, ALICE)
    assert not await place.store.redis.hexists(f"session:{{{session.id}}}", "document")
    assert [each.remark.text for each in domain.remarks(await place.now(session), 0)] == ["second"]


def test_a_match_full_of_remarks_is_quick_to_read() -> None:
    session = structs.replace(match(FIRST, SECOND), entries=IN_MATCH)
    for line in range(1, IN_MATCH + 1):
        session = domain.write(session, FIRST, line, "mine", "watchers").session
    assert len(views.beside(session, as_person(CAROL))) == IN_MATCH
    assert views.beside(session, reader()) == []
