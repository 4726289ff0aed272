"""What people take along is everything that forgetting deletes, and nothing of others."""

from __future__ import annotations

import json
import re
import zipfile
from io import BytesIO
from typing import Any

import pytest
from msgspec import structs

from bot.domain.parts import Part
from bot.domain.session import AnySession, Change, changed, with_seat
from bot.features.forgetting.archive import DATA, PAGE, archive
from bot.i18n import words_in
from bot.languages import languages
from bot.store import personal
from bot.store.personal import Section
from tests.bot.keeping import ALICE, BOB, GUILD, OTHER, copies, forget, play
from tests.bot.place import Place

NOTE = Part("note", str)


def noted(session: AnySession) -> Change:
    """Notes something at every seat."""
    seats = session.seats
    for number, seat in enumerate(seats):
        seats = with_seat(
            structs.replace(session, seats=seats), number, parts=NOTE.put(seat, f"secret of {number}").parts
        )
    return changed(session, news=False, seats=seats)


async def test_whatever_is_deleted_when_somebody_is_forgotten_was_in_their_file(place: Place) -> None:
    await place.store.people.update(ALICE, lambda now: structs.replace(now, language="ja"))
    await play(place, ALICE, BOB, guild=GUILD)
    running = await play(place, ALICE, BOB, guild=OTHER, number=5002, over=False)
    await place.commit(running, noted)
    await forget(place, ALICE)  # which compares


async def test_what_others_keep_to_themselves_is_not_in_it(place: Place) -> None:
    await play(place, ALICE, BOB, guild=GUILD)
    running = await play(place, ALICE, BOB, guild=OTHER, number=5002, over=False)
    session = await place.commit(running, noted)
    sections = await personal.about(place.store, ALICE, place.clock())
    with zipfile.ZipFile(BytesIO(archive(sections, ALICE, place.clock(), words_in("en")))) as packed:
        found = packed.read(DATA).decode()
    assert "secret of 0" in found
    assert "secret of 1" not in found
    assert str(BOB) not in found
    key = session.playing.state.chance.key
    assert key.hex() not in found
    moves = [match["seats"][0]["moves"] for match in matches(sections)]
    assert all(moves)


async def test_every_match_is_in_it_with_its_moves_however_many_there_are(place: Place) -> None:
    session = await play(place, ALICE, BOB, guild=GUILD)
    await copies(place.store, session, range(6001, 6551))
    found = matches(await personal.about(place.store, ALICE, place.clock()))
    assert [match["id"] for match in found] == [*map(str, range(6550, 6000, -1)), str(session.id)]
    assert all(match["seats"][0]["moves"] for match in found)


@pytest.mark.parametrize("language", languages())
async def test_without_room_the_moves_of_the_oldest_matches_are_left_out_and_the_file_says_of_how_many(
    place: Place, language: str
) -> None:
    session = await play(place, ALICE, BOB, guild=GUILD)
    await copies(place.store, session, range(6001, 6031))
    sections = await personal.about(place.store, ALICE, place.clock(), room=1)
    have_moves = ["moves" in match["seats"][0] for match in matches(sections)]
    lacking = have_moves.count(False)
    assert have_moves == [True] * (31 - lacking) + [False] * lacking
    assert 0 < lacking < 31
    with zipfile.ZipFile(BytesIO(archive(sections, ALICE, 0, words_in(language)))) as packed:
        about = json.loads(packed.read(DATA))["about"]
        assert str(lacking) in about
        assert about in packed.read(PAGE).decode()


async def test_lobbies_that_have_expired_leave_no_trace_in_it(place: Place) -> None:
    session = await play(place, ALICE, BOB, guild=GUILD)
    await copies(place.store, session, range(6001, 6031))
    for number in range(6001, 6031):
        await place.store.sessions.delete(number)
    sections = await personal.about(place.store, ALICE, place.clock())
    assert [match["id"] for match in matches(sections)] == [str(session.id)]
    with zipfile.ZipFile(BytesIO(archive(sections, ALICE, 0, words_in("en")))) as packed:
        assert json.loads(packed.read(DATA))["stored"]


def matches(sections: list[Section]) -> list[Any]:
    return [*next(section for section in sections if section.name == "matches").data["matches"]]


async def test_a_stranger_has_nothing(place: Place) -> None:
    await play(place, ALICE, BOB, guild=GUILD)
    assert not [section for section in await personal.about(place.store, 77, place.clock()) if section.data]


async def test_the_file_is_read_by_people_and_by_programs(place: Place) -> None:
    await play(place, ALICE, BOB, guild=GUILD)
    sections = await personal.about(place.store, ALICE, place.clock())
    for language in languages():
        with zipfile.ZipFile(BytesIO(archive(sections, ALICE, 86_400, words_in(language)))) as packed:
            assert packed.testzip() is None
            assert packed.namelist() == [PAGE, DATA]
            content, page = json.loads(packed.read(DATA)), packed.read(PAGE).decode()
        assert content["person"] == str(ALICE)
        assert content["written"] == "1970-01-02 00:00:00"
        assert [part["part"] for part in content["stored"]] == re.findall("^## (.+)$", page, re.MULTILINE)
        assert "manhattan" in page


def test_a_name_or_note_stays_on_its_line_of_the_page() -> None:
    section = Section("notes", [], {"note": "one\n## two", "empty": ""})
    with zipfile.ZipFile(BytesIO(archive([section], ALICE, 0, words_in("en")))) as packed:
        assert "- note: one \\#\\# two\n- empty: –\n" in packed.read(PAGE).decode()
