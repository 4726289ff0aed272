"""A game gets another option: matches, records and proofs from before go on and stay true.

`tests/test_packages.py` runs this file with games of packages of their own as well.
"""

from typing import NamedTuple

import msgspec
import pytest

from rules import games, proof, record, verify
from rules import match as matches
from rules.chance import key
from rules.match import AnyEntry, AnyMatch
from rules.proof import Proof
from rules.record_errors import InvalidRecord
from tests.rules.new_option import NEW, Upgrade, upgrade

__all__ = ["upgrade"]

every_game = pytest.mark.parametrize("game", games.names())
MOST = 3000
"""More turns than any match has."""


class Stored(NamedTuple):
    """A match as it is stored: JSON, apart from the proof."""

    match: bytes
    log: list[bytes]
    proof: Proof


def played_on(match: AnyMatch, log: list[AnyEntry], turns: int = MOST) -> AnyMatch:
    """Plays some turns, or up to the end: each seat takes its last option. Adds their lines to `log`."""
    for _ in range(turns):
        if not (seats := matches.to_move(match)):
            break
        question = matches.question(match, seats[0])
        assert question is not None
        match, entries = matches.commit_move(match, seats[0], question.options[-1])
        log += entries
    return match


def stored(name: str) -> Stored:
    """Plays a match with all default options, with a proof, up to its middle, and stores it."""
    game = games.load(name)
    seats, options = game.info.most, games.complete(game, {})
    sealed, _ = proof.seal(proof.promise(key(1)), 5001, [str(7000 + n) for n in range(seats)], shuffled=True)
    chance = proof.chance_key(sealed, name, game.info.version, options)
    match, opening = matches.start_match(game, seats, options, chance)
    log = [opening]
    match = played_on(match, log, turns=20)
    return Stored(msgspec.json.encode(match), [msgspec.json.encode(line) for line in log], sealed)


def loaded(name: str, found: Stored) -> tuple[AnyMatch, list[AnyEntry]]:
    game = games.load(name)
    match = msgspec.json.decode(found.match, type=matches.match_type(game))
    kind = matches.entry_type(game)
    return matches.with_new_options(game, match), [msgspec.json.decode(line, type=kind) for line in found.log]


def file_of(name: str) -> bytes:
    """Returns the file of a match with its proof."""
    found = stored(name)
    match, log = loaded(name, found)
    return record.encode(record.of_match(match, log, found.proof))


@every_game
def test_a_match_from_before_a_new_option_is_played_to_its_end_and_proves_its_chance(
    game: str, upgrade: Upgrade
) -> None:
    before = stored(game)
    upgrade()
    match, log = loaded(game, before)
    match = played_on(match, log)
    assert matches.to_move(match) == []
    file = record.of_match(match, log, before.proof)
    assert NEW.name not in file.options
    assert verify.findings(record.decode(record.encode(file))) == []


@every_game
def test_a_match_from_before_a_new_option_is_rewound_and_proves_its_chance(game: str, upgrade: Upgrade) -> None:
    before = stored(game)
    upgrade()
    rules = games.load(game)
    match, log = loaded(game, before)
    kept = log[: len(log) // 2]
    again = matches.replay(rules, match.seats, match.options, match.state.chance.key, kept)
    match, _ = matches.rewound(match, again, matches.to_move(again)[0])
    match = played_on(match, kept)
    assert verify.findings(record.of_match(match, kept, before.proof)) == []


@every_game
def test_the_file_of_a_match_from_before_a_new_option_is_still_fair_and_true(game: str, upgrade: Upgrade) -> None:
    before = file_of(game)
    upgrade()
    after = record.decode(before)
    assert verify.findings(after) == []
    assert record.difference(games.load(game), after) == ""
    assert record.replay(games.load(game), after, 3).state is not None


@every_game
def test_a_position_made_by_hand_before_a_new_option_is_played_on(game: str, upgrade: Upgrade) -> None:
    rules = games.load(game)
    whole = record.decode(file_of(game))
    by_hand = record.new(rules, whole.seats, {}, bytes.fromhex(whole.key), [])
    by_hand.start = whole.state
    before = record.encode(by_hand)
    upgrade()
    position = record.replay(games.load(game), record.decode(before)).state
    assert len(games.load(game).scores(position)) == whole.seats


@every_game
def test_a_match_that_starts_after_it_is_bound_to_the_new_option(game: str, upgrade: Upgrade) -> None:
    upgrade()
    file = record.decode(file_of(game))
    assert file.options[NEW.name] == NEW.values[0]
    assert verify.findings(file) == []
    file.options[NEW.name] = NEW.values[1]
    assert verify.Fault.KEY in {finding.fault for finding in verify.findings(file)}


@every_game
def test_a_file_with_an_option_or_a_move_of_another_version_says_only_that(game: str) -> None:
    whole = msgspec.json.decode(file_of(game))
    today = whole["version"]
    move = {"seat": 0, "move": {"type": "Levitate"}}
    for changed in ({"options": whole["options"] | {NEW.name: "wild"}}, {"log": [*whole["log"], move]}):
        with pytest.raises(InvalidRecord, match=f"version {today + 1} of the rules, and they are at version {today}"):
            record.decode(msgspec.json.encode(whole | {"version": today + 1} | changed))


def test_what_the_label_of_a_move_showed_then_accuses_nobody() -> None:
    whole = msgspec.json.decode(file_of("manhattan"))
    line = next(line for line in whole["log"] if line.get("move", {}).get("type") == "BuildWith")
    line["move"]["height"] += 1
    assert verify.findings(record.decode(msgspec.json.encode(whole))) == []
