"""Matches of every stored form are loaded, replayed and played on: `stored/matches` has a folder for each form.

Each file has a match of three in the middle of a draft, with a standing order if its game has any, and its log. With
PARLOUR_REWRITE_GOLDEN=1 a missing file of today's form is written. An existing file is never rewritten.
"""

import os
from itertools import chain, compress
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw, Struct, structs

from bot.domain import session as sessions
from bot.domain.session import AnySession, Stage
from rules import games
from rules import match as matches
from rules.chance import key
from rules.match import AnyEntry, Illegal
from tests.bot.sessions import answer, seeded_match, taps

STORED = Path(__file__).parents[1] / "stored" / "matches"
TODAY = STORED / "2026-11-23"
"""The newest form: drafts name their questions, and orders of Rolled West the round in which they end."""
BEFORE_VERSIONS = STORED / "2026-11-21"
"""Matches from before the first version of their rules was complete: they go on, but their logs do not replay."""
REWRITE = os.environ.get("PARLOUR_REWRITE_GOLDEN") == "1"
DRAFTED = 25
"""Lines in the log after which a match written here ends, as soon as it has a draft."""


class Stored(Struct):
    """A file: the document of a session, and its log."""

    document: Raw
    log: list[Raw]


def load(path: Path) -> tuple[AnySession, list[AnyEntry]]:
    stored = msgspec.json.decode(path.read_bytes(), type=Stored)
    session = sessions.decode(bytes(stored.document))
    kind = matches.entry_type(session.rules)
    return session, [msgspec.json.decode(line, type=kind) for line in stored.log]


def write(path: Path, game: str) -> None:
    """Plays a match up to a draft, gives a standing order for a seat that waits, and stores both."""
    rules, dice, seats = games.load(game), Random(6), range(3)
    match, opening = matches.start_match(rules, len(seats), {}, key(6))
    log = [opening]
    while len(log) <= DRAFTED or not match.drafts or len(matches.to_move(match)) == len(seats):
        question = matches.question(match, dice.choice(matches.to_move(match)))
        assert question is not None
        if question.options:
            match, entries = matches.choose(match, question.seat, dice.choice(question.options))
        else:
            match, entries = matches.done(match, question.seat)
        log += entries
    waiting = next(seat for seat in seats if seat not in matches.to_move(match))
    if offered := matches.offered_standing_orders(rules, match, waiting):
        match.standing_orders = {waiting: [offered[0]]}
    session = structs.replace(seeded_match(game, len(seats), {}, seed=6), match=match, entries=len(log))
    lines = b",\n".join(msgspec.json.encode(line) for line in log)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b'{"document":' + msgspec.json.encode(session) + b',\n"log":[\n' + lines + b"\n]}\n")


if REWRITE:
    for name in games.names():
        if not (TODAY / f"{name}.json").exists():
            write(TODAY / f"{name}.json", name)

every_match = pytest.mark.parametrize(
    "path", sorted(STORED.glob("*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)


def test_every_game_is_stored_in_todays_form() -> None:
    assert sorted(path.stem for path in TODAY.glob("*.json")) == sorted(games.names())


@every_match
def test_a_stored_draft_and_standing_orders_are_kept(path: Path) -> None:
    """Other rules than those it began under may drop the end of a draft."""
    session, _ = load(path)
    match = session.playing
    for seat, moves in match.drafts.items():
        question = matches.question(match, seat)
        assert question is not None
        assert question.drafted == moves[: len(moves) - question.dropped]
        assert not (question.dropped and matches.is_current(session.rules, match))
    has_orders = session.rules.standing_orders is not None
    assert any(match.standing_orders.values()) == has_orders


@every_match
def test_a_stored_match_replays_from_its_log_unless_it_began_under_other_rules(path: Path) -> None:
    session, log = load(path)
    match = session.playing
    try:
        again = matches.replay(session.rules, match.seats, match.options, match.state.chance.key, log)
    except Illegal:
        assert path.parent == BEFORE_VERSIONS or not matches.is_current(session.rules, match)
    else:
        assert again.state == match.state


@every_match
def test_a_stored_match_is_played_to_its_end(path: Path) -> None:
    session, _ = load(path)
    *_, last = taps(session, seed=5)
    last_move = next(chain(compress(last.question.options, last.question.ends), [None]))
    after = answer(last.session, last.question, last_move)
    assert after.rules.violations(after.playing.state) == []
    assert after.stage is Stage.OVER
