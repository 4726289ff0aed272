"""Remarks on moves: who may leave them, who sees them before and after the end, and when they go."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from msgspec import structs

from bot.domain import forgetting, matches
from bot.domain import session as documents
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Chat, Ending, Left, Stage
from bot.features.remarks import domain
from bot.features.remarks.domain import IN_MATCH, ON_MOVE, SAID, Sign, To
from rules import games
from tests.bot.sessions import ALICE, BOB, CAROL, DAVE, lobby, match

EVERYBODY = 0


def said(session: AnySession, by: int = ALICE, to: To = "all", text: str = "mine", line: int = 1) -> AnySession:
    return domain.write(session, by, line, text, to).session


def seen(session: AnySession, person: int) -> list[str]:
    return [each.remark.text for each in domain.remarks(session, person)]


@pytest.mark.parametrize(
    ("to", "readers"), [("all", {BOB, CAROL, EVERYBODY}), ("watchers", {CAROL}), ("later", set[int]())]
)
def test_its_writer_chooses_who_sees_a_remark_before_the_end(to: To, readers: set[int]) -> None:
    session = said(match(ALICE, BOB), to=to)
    assert {person for person in (ALICE, BOB, CAROL, EVERYBODY) if seen(session, person)} == {ALICE, *readers}
    over = matches.end(session, Ending.AGREED).session
    assert all(seen(over, person) for person in (ALICE, BOB, CAROL, EVERYBODY))


def test_nobody_who_plays_has_played_or_is_invited_reads_what_is_for_spectators() -> None:
    session = said(match(ALICE, BOB, DAVE), to="watchers")
    taken = matches.seat_player(session, 1, CAROL, "Carol", Left.ABSENT).session
    assert not any(seen(taken, person) for person in (BOB, CAROL, DAVE))
    conceded = matches.concede(session, DAVE).session
    assert not seen(conceded, DAVE)
    assert not seen(forgetting.forget(session, DAVE).session, DAVE)
    invited = structs.replace(session, seats=[*session.seats[:2], structs.replace(session.seats[2], guest=CAROL)])
    assert not seen(invited, CAROL)


def test_a_hidden_remark_changes_no_post() -> None:
    changed: dict[To, bool] = {"all": True, "watchers": False, "later": False}
    for to, changes in changed.items():
        change = domain.write(match(ALICE, BOB), ALICE, 1, "mine", to)
        assert (change.post_changed, change.news) == (changes, False)
    in_chat = structs.replace(match(ALICE, BOB), chat=Chat())
    assert not domain.write(in_chat, ALICE, 1, "mine", "all").post_changed, "nothing comes there unasked"


def test_only_players_leave_something_and_only_on_moves_that_there_are() -> None:
    session = match(ALICE, BOB)
    for where, who, line, why in (
        (session, CAROL, 1, "not-a-player"),
        (lobby(ALICE, BOB), ALICE, 1, "not-started"),
        (session, ALICE, 0, "moved-on"),
        (session, ALICE, session.entries + 1, "moved-on"),
        (matches.concede(match(ALICE, BOB, CAROL), BOB).session, BOB, 1, "not-a-player"),
    ):
        with pytest.raises(UserError) as error:
            domain.write(where, who, line, "mine", "all")
        assert error.value.name == why
        with pytest.raises(UserError):
            domain.react(where, who, line, "wow")


def test_who_has_conceded_writes_again_after_the_end() -> None:
    conceded = matches.concede(match(ALICE, BOB), BOB).session
    assert conceded.stage is Stage.OVER
    assert seen(said(conceded, BOB, "later"), EVERYBODY) == ["mine"]


def test_a_person_leaves_a_few_on_a_move_and_some_dozens_in_a_match() -> None:
    session = structs.replace(match(ALICE, BOB), entries=IN_MATCH + 1)
    for _ in range(ON_MOVE):
        session = said(session)
    with pytest.raises(UserError, match="remarks-on-move"):
        said(session)
    for line in range(2, IN_MATCH - ON_MOVE + 2):
        session = said(session, line=line)
    with pytest.raises(UserError, match="remarks-in-match"):
        said(session, line=IN_MATCH + 1)
    assert len(seen(said(session, by=BOB), BOB)) == IN_MATCH + 1


def test_the_same_reaction_again_is_taken_back_and_another_replaces_it() -> None:
    session = match(ALICE, BOB)
    taps: list[tuple[Sign, list[Sign]]] = [("wow", ["wow"]), ("ha", ["ha"]), ("ha", [])]
    for sign, left in taps:
        session = domain.react(session, BOB, 1, sign).session
        assert [each.reaction.sign for each in domain.reactions(session)] == left
    assert not any(seat.parts for seat in session.seats)


def test_partners_say_nothing_to_each_other_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    session = match(ALICE, BOB)
    game = games.load(session.game)
    scores = [structs.replace(score, team=1) for score in game.scores(session.playing.state)]
    in_teams = structs.replace(game, scores=lambda state: scores)
    monkeypatch.setattr(games, "load", lambda name: in_teams)
    for to in ("all", "watchers"):
        with pytest.raises(UserError, match="remark-partners"):
            said(session, to=to)
    with pytest.raises(UserError, match="remark-partners"):
        domain.react(session, ALICE, 1, "wow")
    assert seen(said(session, to="later"), ALICE) == ["mine"]
    assert seen(said(structs.replace(session, stage=Stage.OVER)), BOB) == ["mine"]


def test_a_rewind_takes_what_was_said_about_the_moves_that_it_cuts() -> None:
    session = structs.replace(match(ALICE, BOB, CAROL), entries=5)
    for by, line in product((ALICE, BOB), (2, 4)):
        session = domain.react(said(session, by, line=line, text=f"on {line}"), by, line, "wow").session
    session = matches.seat_player(session, 1, DAVE, "Dave", Left.ABSENT).session
    again = match(ALICE, BOB, CAROL).playing
    cut = matches.rewind(session, 0, 3, again).session
    assert seen(cut, EVERYBODY) == ["on 2", "on 2"]
    assert {each.reaction.line for each in domain.reactions(cut)} == {2}


def test_what_somebody_said_goes_when_they_are_forgotten_and_not_before() -> None:
    session = said(said(match(ALICE, BOB, CAROL), text="first"), BOB, text="second")
    given = matches.seat_player(session, 0, DAVE, "Dave").session
    assert seen(given, EVERYBODY) == ["first", "second"]
    over = matches.end(given, Ending.AGREED).session
    for now in (session, given, over):
        change = forgetting.forget(now, ALICE)
        assert change.post_changed
        assert seen(change.session, EVERYBODY) == ["second"]
        assert b"first" not in msgspec.json.encode(change.session)
    assert not forgetting.forget(session, CAROL).post_changed
    assert not forgetting.forget(structs.replace(over, chat=Chat()), ALICE).post_changed


def test_a_remark_is_removed_also_of_somebody_who_has_no_seat_any_more() -> None:
    session = said(said(match(ALICE, BOB, CAROL), text="first"), text="second")
    given = matches.seat_player(session, 0, DAVE, "Dave").session
    first, _ = domain.remarks(given, EVERYBODY)
    change = domain.remove(given, first.remark.id)
    assert (seen(change.session, EVERYBODY), change.post_changed) == (["second"], True)


def test_what_is_stored_is_read_again_and_stays_small() -> None:
    session = structs.replace(match(ALICE, BOB), entries=IN_MATCH)
    before = len(msgspec.json.encode(session))
    for line in range(1, IN_MATCH + 1):
        session = said(session, line=line, text="あ" * domain.LONGEST)
    document = msgspec.json.encode(session)
    assert len(document) - before < 30_000
    assert SAID.of(documents.decode(document).seats[0]) == SAID.of(session.seats[0])
