"""Sessions stored by this version are read by every later one: `stored` has the documents from Redis, indented.

With PARLOUR_REWRITE_GOLDEN=1 a missing file is written. An existing file is never rewritten: somebody's Redis has the
same document.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bot.domain import consent, lobbies, matches, turns
from bot.domain import session as sessions
from bot.domain.calendar import Span
from bot.domain.clock import Clock
from bot.domain.parts import PARTS
from bot.domain.preferences import Preferences
from bot.domain.proposal import Replace
from bot.domain.session import AnySession, Holder, Seat, Stage
from bot.domain.stored_forms import FORM
from bot.domain.turn_time import Moment
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from rules import match as rules_match
from rules.chance import KEY_BYTES
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, LOBBY, lobby, seeded_match, taps

STORED = Path(__file__).parents[1] / "stored"
REWRITE = os.environ.get("PARLOUR_REWRITE_GOLDEN") == "1"


def parts_of(fields: dict[str, Any]) -> dict[str, Any]:
    """Returns what features keep of fields of the first form; those of deleted features keep nothing."""
    return {part.name: fields[part.was] for part in PARTS if part.was in fields}


@cache
def samples() -> dict[str, AnySession]:
    """Returns sessions at every stage, the same in every run."""
    secret = {"selection_mode": "simultaneous", "promo": "on"}
    match = [tap.session for tap in taps(seeded_match("manhattan", 3, secret, seed=1), seed=1)]
    middle = next(session for session in match[len(match) // 2 :] if session.playing.drafts)
    return {
        "lobby": lobby(ALICE, BOB, computers=1, options={"ruleset": "publisher"}),
        "closed": lobbies.cancel(lobby(ALICE), ALICE).session,
        "opening": match[0],
        "secret-drafts": next(session for session in match if len(session.playing.drafts) > 1),
        "draft": middle,
        "conceded": matches.concede(middle, CAROL).session,
        "late": structs.replace(
            match[0],
            clock=Clock(24, 6),
            match_options={"absence": "ask"},
            pauses=[Span(100, 200)],
            moved=1000,
            warned=7,
            seats=[
                Seat(
                    person=ALICE,
                    name="Alice",
                    turn_began_at=5,
                    since=900,
                    left=86400,
                    late=6,
                    gone=True,
                    parts=parts_of({"reminded": 3}),
                ),
                Seat(person=BOB, name="Bob", left=3600, away=True, guest=DAVE, guest_name="Dave", invited=6),
                Seat(person=CAROL, name="Carol", turn_began_at=5, since=900, left=86400),
            ],
        ),
        "proposed": consent.propose(middle, BOB, Replace(2, DAVE, "Dave"), now=1_800_000_000).session,
        "over": matches.concede(seeded_match("manhattan", 2, {}, seed=2, language="ja"), BOB).session,
    }


IN_PLAY = ("conceded", "draft", "late", "opening", "proposed", "secret-drafts")


def load(name: str) -> AnySession:
    """Loads a stored session; writes its file first if that is missing and a rewrite is requested."""
    path = STORED / f"{name}.json"
    if REWRITE and not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(samples()[name]), indent=1) + b"\n")
    return sessions.decode(path.read_bytes())


@pytest.mark.parametrize("name", samples())
def test_a_stored_session_is_loaded_completely(name: str) -> None:
    session = load(name)
    assert (session.id, session.game) == (LOBBY, "manhattan")
    assert session.seats[0].name == "Alice"
    assert bool(session.to_move) == (session.stage is Stage.PLAY) == (name in IN_PLAY)
    assert bool(session.match and session.match.drafts) == (name in ("draft", "proposed", "secret-drafts"))


@pytest.mark.parametrize("name", IN_PLAY)
def test_a_stored_match_can_be_played_to_its_end(name: str) -> None:
    *_, last = taps(load(name), seed=5)
    session = turns.done(last.session, last.seat).session
    assert session.stage is Stage.OVER
    assert session.rules.violations(session.playing.state) == []
    assert sorted(rank.seat for rank in sessions.ranked(session)) == [0, 1, 2]


def test_a_stored_lobby_can_be_joined_and_started() -> None:
    session = lobbies.join(load("lobby"), CAROL, "Carol", 1).session
    session = lobbies.start(session, ALICE, LOBBY, new_proof()).session
    assert session.playing.options["ruleset"] == "publisher"
    assert [seat for seat in range(4) if rules_match.question(session.playing, seat)] == session.to_move


def test_a_stored_match_keeps_its_clock_and_absent_players() -> None:
    assert load("late") == samples()["late"]


def test_a_stored_result_still_has_its_ranking_and_its_key() -> None:
    session = load("over")
    assert [(rank.seat, rank.place) for rank in sessions.ranked(session)] == [(0, 1), (1, 2)]
    assert len(session.playing.state.chance.key) == KEY_BYTES


def test_a_stored_proposal_still_waits_for_its_people_and_for_the_owner_of_the_seat() -> None:
    session = load("proposed")
    assert session.proposed is not None
    assert session.proposed.missing == [ALICE, DAVE]
    agreed = consent.agree(consent.agree(session, DAVE, 1, Moment(0)).session, ALICE, 1, Moment(0)).session
    assert agreed.proposed is not None
    assert agreed.proposed.missing == [CAROL], "who is not late any more is asked"
    assert consent.agree(agreed, CAROL, 1, Moment(0)).session.seat_of(DAVE) == 2


def test_what_were_fields_of_features_are_their_parts_now() -> None:
    """`features.json` is of form 1: former holders had no names for their fields, features had fields of their own."""
    session = load("features")
    alice, dave, computer = session.seats
    assert session.parts == parts_of({"deal": 20000, "contest": 7, "lesson": True, "rematch": 72})
    assert alice.parts == parts_of({"note": "watch the harbour", "hinted": True, "reminded": 2})
    assert (dave.parts, computer.parts) == ({}, {})
    assert dave.earlier == (Holder(BOB, "Bob", 1, parts=parts_of({"hinted": True})),)
    assert computer.earlier == (Holder(CAROL, "Carol", 1),)


@pytest.mark.parametrize("name", [*samples(), "features"])
def test_a_session_of_the_first_form_is_stored_in_the_newest_one_with_its_next_change(name: str) -> None:
    session = load(name)
    stored = msgspec.json.encode(session)
    assert msgspec.json.decode(stored)["form"] == FORM
    assert "form" not in msgspec.json.decode((STORED / f"{name}.json").read_bytes())
    assert sessions.decode(stored) == session


async def test_unreadable_preferences_become_the_defaults(store: Store) -> None:
    await store.redis.set(f"person:{ALICE}", "{")
    assert (await store.snapshot(1, ALICE, 7)).at == Moment(7)
    assert await store.people.known([ALICE], 7) == ({ALICE: Preferences()}, ())
    assert await store.people.update(ALICE, lambda now: structs.replace(now, language="ja")) == Preferences(
        language="ja"
    )
    assert await store.people.person(ALICE) == Preferences(language="ja")
