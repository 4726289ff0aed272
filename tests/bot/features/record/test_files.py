"""Matches leave as a table and as a file of BG Stats, read here by parsers that know nothing of Parlour."""

import csv
import json
from io import StringIO
from typing import Any

import jsonschema_rs
import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.session import AnySession, Ending
from bot.features.record import bg_stats, spreadsheet
from bot.features.record.played import Played, played
from bot.features.record.taking_handlers import FORMS, Make, fitting
from tests.bot.sessions import ALICE, BOB, CAROL, match, played_out, seeded_match
from tests.bot.views.test_names import HOSTILE

HERE, ELSEWHERE = 31, 32
SERVERS = {HERE: "The table"}

TIME = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$"}
UUID = {"type": "string", "pattern": r"^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$"}
TEXT, YES, WHOLE = {"type": "string"}, {"type": "boolean"}, {"type": "integer"}


def thing(**fields: Any) -> dict[str, Any]:
    """Returns the schema of an object that has all of these fields."""
    return {"type": "object", "properties": fields, "required": list(fields)}


def every(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


SCORE = thing(
    **{"score": {"type": "string", "pattern": r"^-?\d*$"}, "winner": YES, "newPlayer": YES, "startPlayer": YES},
    **{"playerRefId": WHOLE, "rank": WHOLE, "seatOrder": WHOLE},
)
PLAY = thing(
    **{"uuid": UUID, "modificationDate": TIME, "entryDate": TIME, "playDate": TIME, "usesTeams": YES},
    **{"durationMin": WHOLE, "ignored": YES, "manualWinner": YES, "rounds": WHOLE, "rating": WHOLE},
    **{"scoringSetting": WHOLE, "locationRefId": WHOLE, "gameRefId": WHOLE, "playerScores": every(SCORE)},
)
GAME = thing(
    **{"uuid": UUID, "id": WHOLE, "name": TEXT, "modificationDate": TIME, "cooperative": YES, "highestWins": YES},
    **{"noPoints": YES, "usesTeams": YES, "bggId": WHOLE, "bggName": TEXT, "bggYear": WHOLE},
)
SCHEMA = thing(
    about={"type": "string", "pattern": "^This is a Play file that can be read by Board Game Stats"},
    players=every(
        thing(uuid=UUID, id=WHOLE, name=TEXT, isAnonymous=YES, modificationDate=TIME, bggUsername=TEXT),
    ),
    locations=every(thing(uuid=UUID, id=WHOLE, name=TEXT, modificationDate=TIME)),
    games=every(GAME),
    plays=every(PLAY),
    userInfo=thing(meRefId=WHOLE),
)
"""What files have that the app has shared: the sources are named in `bot/features/record/bg_stats.py`."""


def conceded(number: int = 5001, guild: int = HERE) -> AnySession:
    """Returns a match that Bob has conceded to Alice."""
    session = structs.replace(match(ALICE, BOB, number=number), guild=guild, moved=86_400 * 366)
    return matches.concede(session, BOB).session


def finished(guild: int = HERE) -> AnySession:
    """Returns a match of Alice and Bob that was played to its end."""
    return structs.replace(played_out(seeded_match("manhattan", 2, {"promo": "on"}, 1)), guild=guild, id=5003)


def taken(*sessions: AnySession, person: int = ALICE, language: str = "en") -> list[Played]:
    return list(played(sessions, person, SERVERS, language))


def rows(found: list[Played]) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(spreadsheet.table(found).decode("utf-8-sig"), newline="")))


def test_a_match_is_a_row_with_everybody_and_how_they_finished() -> None:
    first, second = rows(taken(conceded(), finished()))
    assert first["ended"] == "1971-01-02 00:00:00"
    assert [first[name] for name in ("game", "server", "result", "winners")] == [
        "Manhattan",
        "The table",
        "played",
        "Alice",
    ]
    assert [first[f"{what} 2"] for what in ("player", "points", "place")] == ["Bob", "", "2"]
    assert first["player 3"] == ""
    assert second["points 1"].isdigit()
    assert "promo=on" in second["options"]


@pytest.mark.parametrize("make", [form.make for form in FORMS.values()])
def test_a_file_has_as_many_of_the_newest_matches_as_there_is_room_for(make: Make) -> None:
    newest_first = taken(*(conceded(number) for number in range(5040, 5000, -1)))
    whole = make(newest_first, ALICE)
    assert fitting(make, newest_first, ALICE) == (whole, 40)
    document, count = fitting(make, newest_first, ALICE, room=len(whole) // 2)
    assert 0 < count < 40
    assert document == make(newest_first[:count], ALICE)
    assert len(document) <= len(whole) // 2


def test_a_server_that_the_person_does_not_see_has_no_name() -> None:
    (row,) = rows(taken(conceded(guild=ELSEWHERE)))
    assert row["server"] == ""
    assert "The table" not in bg_stats.file(taken(conceded(guild=ELSEWHERE)), ALICE).decode()


def test_only_matches_that_are_over_and_say_something_about_the_person_are_taken() -> None:
    running, annulled = match(ALICE, BOB), structs.replace(conceded(), ending=Ending.ANNULLED)
    assert taken(running, annulled, structs.replace(conceded())) == taken(conceded())
    assert taken(conceded(), person=CAROL) == []


@pytest.mark.parametrize("name", [*HOSTILE, '=HYPERLINK("http://example.org")', "@SUM(A1)", "a,b", 'say "hi"'])
def test_no_name_breaks_a_row_or_is_a_formula(name: str) -> None:
    session = conceded()
    seats = [session.seats[0], structs.replace(session.seats[1], name=name)]
    (row,) = rows(taken(structs.replace(session, seats=seats)))
    assert list(row) == list(spreadsheet.HEADER)
    assert row["player 2"][0] not in "=+-@"
    assert row["place 2"] == "2"


def test_the_app_gets_each_play_with_references_that_exist() -> None:
    undecided = structs.replace(finished(), ending=Ending.AGREED, id=5004)
    content = json.loads(bg_stats.file(taken(conceded(), finished(), undecided), ALICE))
    jsonschema_rs.validate(SCHEMA, content)
    assert [play["playDate"] for play in content["plays"]][:1] == ["1971-01-02 00:00:00"]
    assert len(content["plays"]) == 2
    known = {kind: {each["id"]: each for each in content[kind]} for kind in ("players", "locations", "games")}
    for play in content["plays"]:
        assert known["locations"][play["locationRefId"]]["name"] == "The table"
        assert known["games"][play["gameRefId"]]["bggId"] == 199
        names = [known["players"][score["playerRefId"]]["name"] for score in play["playerScores"]]
        assert names == ["Alice", "Bob"]
    assert known["players"][content["userInfo"]["meRefId"]]["name"] == "Alice"
    assert [score["winner"] for score in content["plays"][0]["playerScores"]] == [True, False]


def test_what_is_imported_again_is_known_by_its_ids() -> None:
    one, both = (bg_stats.file(found, ALICE) for found in (taken(conceded()), taken(conceded(), finished())))
    first, again = json.loads(one), json.loads(both)
    assert first["plays"][0]["uuid"] == again["plays"][0]["uuid"]
    assert {each["uuid"] for each in first["players"]} == {each["uuid"] for each in again["players"]}


def test_computers_and_former_players_are_nobody_in_particular() -> None:
    session = matches.end(match(ALICE, computers=1), Ending.PLAYED).session
    content = json.loads(bg_stats.file(taken(session), ALICE))
    assert [player["isAnonymous"] for player in content["players"]] == [False, True]
    assert [score["metaData"] for score in content["plays"][0]["playerScores"]] == ["{}", '{"isNpc":1}']
