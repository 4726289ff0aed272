"""Records and statistics: by command, by button, and in the menu of a person."""

from __future__ import annotations

from bot.actions.board import Concede
from bot.features.record.actions import (
    MatchRecord,
    RecordAgainst,
    RecordOfGame,
    RecordOfPerson,
    ShareRecord,
    ShareYear,
    ShowRecord,
    ShowYear,
    Statistics,
    StatisticsOfGame,
    TakeMatches,
)
from sandbox import Person
from sandbox.testing import reading
from tests.bot.keeping import copies
from tests.end_to_end.harness import (
    Harness,
    Json,
    ask,
    components_of,
    elsewhere,
    forge,
    is_over,
    message_of,
    press,
    private_text,
)


async def conceded(harness: Harness) -> Json:
    """Returns the result of a match that Bob has conceded to Alice."""
    match = await harness.start_match("Bob")
    bob = await harness.person("Bob")
    sure = message_of(await ask(bob, match, Concede))
    await press(bob, sure, Concede)
    return await match.wait_for_post(is_over)


async def choose(person: Person, panel: Json, kind: type, value: str) -> Json:
    """Chooses in a menu of the panel; returns it as it is then."""
    (menu,) = components_of(panel, kind)
    return message_of(await person.choose(panel, menu["custom_id"], value))


async def test_a_record_is_reached_by_button_command_and_menu(harness: Harness) -> None:
    post = await conceded(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    own = message_of(await press(alice, post, MatchRecord))
    assert "Your record on this server\n-# Manhattan · Against people\n1 match, **1 won**" in reading.text(own)
    assert reading.alt_texts(own)
    assert "1 match, **0 won**, 0.5 if only luck decided, 1 conceded" in private_text(await bob.slash("record"))
    shown = message_of(await carol.slash("record", player="Bob", game="manhattan"))
    assert f"Record of <@{bob.id}>" in reading.text(shown)
    assert "Alice" not in str(shown["components"])
    assert "You and they: 1 match. You were ahead in 1" in private_text(await alice.use_on("Bob", "Record"))
    assert "Your record" in private_text(await press(carol, shown, ShowRecord))


async def test_a_panel_leads_to_other_games_kinds_and_people_and_to_statistics(harness: Harness) -> None:
    await conceded(harness)
    alice, bob = await harness.people("Alice", "Bob")
    panel = message_of(await alice.slash("record"))
    panel = await choose(alice, panel, RecordOfGame, "manhattan")
    assert "-# Manhattan · Against people" in reading.text(panel)
    assert components_of(panel, RecordAgainst) == []
    panel = await choose(alice, panel, RecordOfPerson, bob.id)
    assert f"Record of <@{bob.id}>\n-# Manhattan" in reading.text(panel)
    statistics = message_of(await press(alice, panel, Statistics))
    assert "### Manhattan: what wins on this server\n1 match between people." in reading.text(statistics)
    statistics = await choose(alice, statistics, StatisticsOfGame, "manhattan")
    assert "Manhattan: what" in reading.text(statistics)
    assert "Montana: what" in private_text(await forge(alice, statistics, Statistics("montana")))


async def test_a_hidden_record_is_shown_to_its_person_only(harness: Harness) -> None:
    await conceded(harness)
    alice, bob = await harness.people("Alice", "Bob")
    await bob.slash("settings", hide_record=True)
    assert private_text(await alice.slash("record", player="Bob")) == f"<@{bob.id}> keeps their record to themselves."
    assert private_text(await alice.use_on("Bob", "Record")) == f"<@{bob.id}> keeps their record to themselves."
    assert "Your record" in private_text(await bob.slash("record", player="Bob"))


async def test_people_post_their_own_record_as_others_see_it_and_none_that_is_hidden(harness: Harness) -> None:
    post = await conceded(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    assert not components_of(message_of(await carol.slash("record", player="Bob")), ShareRecord)
    assert not components_of(message_of(await carol.slash("record")), ShareRecord)
    assert "nothing to post" in private_text(await forge(carol, post, ShareRecord()))
    await press(bob, message_of(await bob.slash("record")), ShareRecord)
    posted = await alice.wait_for(lambda each: "posted this" in reading.text(each), channel="lobby")
    assert "Record of **Bob**\n-# Against people\n1 match, **0 won**" in reading.text(posted)
    assert "Alice" not in str(posted["components"])
    assert not posted["mentions"]
    assert "You and they: 1 match" in private_text(await press(alice, posted, ShowRecord))
    await bob.slash("settings", hide_record=True)
    assert not components_of(message_of(await bob.slash("record")), ShareRecord)
    assert "to yourself" in private_text(await forge(bob, post, ShareRecord()))
    await bob.slash("settings", hide_record=False)
    await alice.slash("manage", action="exclude", person="Bob")
    assert "excluded you" in private_text(await forge(bob, post, ShareRecord()))
    await alice.slash("manage", channel="manhattan", action="add-channel")
    assert "in other channels" in private_text(await forge(alice, post, ShareRecord()))


async def test_records_stay_on_their_server_and_nonsense_is_refused(harness: Harness) -> None:
    post = await conceded(harness)
    alice, bob = await harness.people("Alice", "Bob")
    assert "No match with a result yet." in private_text(await alice.slash("record", channel="dm"))
    for answer in (
        await alice.slash("record", channel="dm", player="Bob"),
        await forge(alice, await elsewhere(alice, "dm"), Statistics()),
    ):
        assert "Records belong to a server" in private_text(answer)
    for wrong in ("record:0:nothing:people", "record:0:0:friends", "stats:nothing"):
        assert "not one of the options" in private_text(await forge(alice, post, wrong))
    assert "not one of the options" in private_text(await forge(alice, post, RecordOfPerson(person=int(bob.id))))


async def test_people_take_their_own_matches_along_and_nobody_elses(harness: Harness) -> None:
    post = await conceded(harness)
    alice, carol = await harness.people("Alice", "Carol")
    panel = message_of(await press(alice, message_of(await alice.slash("record")), TakeMatches))
    assert "Take your matches with you" in reading.text(panel)
    given = message_of(await forge(alice, panel, TakeMatches("csv")))
    assert "This is your match." in reading.text(given)
    (address,) = reading.files(given)
    assert b"Manhattan" in await alice.file(address)
    assert "No match with a result yet" in private_text(await forge(carol, post, TakeMatches("bgstats")))
    assert "not one of the options" in private_text(await forge(alice, panel, TakeMatches("all")))
    others = message_of(await carol.slash("record", player="Alice"))
    assert not components_of(others, TakeMatches)


async def test_a_file_and_a_year_have_every_match_however_many_there_are(harness: Harness) -> None:
    store = harness.bot.services.store
    match = await harness.start_match("Bob")
    bob, alice = await harness.people("Bob", "Alice")
    await press(bob, message_of(await ask(bob, match, Concede)), Concede)
    post = await match.wait_for_post(is_over)
    await match.settle()
    session = await store.sessions.load(match.id)
    assert session is not None
    await copies(store, session, range(6001, 6551))
    given = message_of(await forge(alice, post, TakeMatches("csv")))
    assert "These are your 551 matches." in reading.text(given)
    (address,) = reading.files(given)
    assert (await alice.file(address)).count(b"Manhattan") == 551
    shown = message_of(await forge(alice, post, ShowYear()))
    assert "551 matches, 551 won" in reading.alt_texts(shown)[0]


async def test_people_post_the_picture_of_their_year_with_those_alone_whom_the_channel_saw_them_meet(
    harness: Harness,
) -> None:
    post = await conceded(harness)
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    panel = message_of(await press(alice, message_of(await alice.slash("record")), ShowYear))
    assert "### Your 20" in reading.text(panel)
    (text,) = reading.alt_texts(panel)
    assert "1 match, 1 won, Manhattan won most, 1 person met" in text
    assert "Bob 1×" in text
    await press(alice, panel, ShareYear)
    posted = await bob.wait_for(lambda each: "posted this" in reading.text(each), channel="lobby")
    assert "Bob" in str(reading.alt_texts(posted))
    assert not posted["mentions"]
    await alice.slash("manage", action="exclude", person="Bob")
    assert "excluded you" in private_text(await forge(bob, post, ShareYear()))
    await alice.slash("settings", hide_record=True)
    assert "to yourself" in private_text(await forge(alice, post, ShareYear(1970)))
    assert "no match against people" in private_text(await forge(carol, post, ShowYear()))
    assert "no match against people" in private_text(await forge(alice, await elsewhere(alice, "dm"), ShowYear()))
