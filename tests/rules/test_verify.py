"""The proof of fair chance: an honest match passes, and every way of cheating is found."""

import base64
import hashlib
from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec import structs

from rules import games, play, proof, verify
from rules import match as matches
from rules.chance import key
from rules.game import Options
from rules.proof import Proof
from rules.record import AnyRecord, decode, encode, of_match
from rules.record_errors import InvalidRecord
from rules.verify import Fault

ADDED = ("1001", f"1002 {proof.words_entropy('seven blue cats')}", "computer 1")
"""What the host, a player with words of their own, and a computer have added."""


@cache
def played(secret: bytes = key(1), *, game: str = "manhattan", match: int = 5001, shuffled: bool = True) -> AnyRecord:
    """Returns the file of a match of three seats, played to its end at random."""
    sealed, _ = proof.seal(proof.promise(secret), match, ADDED, shuffled=shuffled)
    return finished(sealed, game, {})


def finished(sealed: Proof, game: str, options: Options, *, turns: int = 10_000) -> AnyRecord:
    """Returns the file of a match with the proof `sealed`, after `turns` moves at random."""
    rules = games.load(game)
    complete = games.complete(rules, options)
    chance = proof.chance_key(sealed, game, rules.info.version, complete)
    at, opening = matches.start_match(rules, len(sealed.entropy), complete, chance)
    log, random = [opening], Random(1)
    for _ in range(turns):
        if not (seats := matches.to_move(at)):
            break
        question = matches.question(at, seats[0])
        assert question is not None
        at, entries = matches.commit_move(at, seats[0], random.choice(question.options))
        log += entries
    return decode(encode(of_match(at, log, sealed, ("Alice", "Bob", "Carol", "Dave")[: at.seats])))


def faults(record: AnyRecord) -> set[Fault]:
    """Returns what is wrong with a record as it is read from a file."""
    try:
        return {finding.fault for finding in verify.findings(decode(encode(record)))}
    except InvalidRecord:
        return {Fault.LOG}


@pytest.fixture(scope="module")
def honest() -> AnyRecord:
    return played()


@pytest.mark.parametrize("game", games.names())
def test_an_honest_match_of_any_game_is_fair(game: str) -> None:
    rules = games.load(game)
    seats = rules.info.most
    sealed, _ = proof.seal(proof.promise(key(2)), 5001, [str(7000 + n) for n in range(seats)], shuffled=True)
    others = {option.name: option.values[-1] for option in rules.info.options}
    for options in ({}, others):
        assert faults(finished(sealed, game, options, turns=40)) == set()


def test_an_honest_match_is_fair_to_its_end(honest: AnyRecord) -> None:
    assert honest.complete
    assert faults(honest) == set()


def test_a_match_without_a_proof_is_verified_by_its_key(honest: AnyRecord) -> None:
    assert faults(structs.replace(honest, proof=None)) == set()
    assert faults(structs.replace(honest, proof=None, key=key(9).hex())) == {Fault.LOG}


def test_the_host_sits_first_and_the_others_in_an_order_that_is_drawn() -> None:
    orders = set()
    for number in range(60):
        _, order = proof.seal(proof.promise(key(number)), 5001, ["1", "2", "3", "4"], shuffled=True)
        orders.add(tuple(order))
    assert {order[0] for order in orders} == {0}
    assert len(orders) == 6


def test_the_order_of_the_seats_does_not_depend_on_the_order_of_joining() -> None:
    promised = proof.promise(key(1))
    one, _ = proof.seal(promised, 5001, ["1", "2", "3", "4"], shuffled=True)
    other, _ = proof.seal(promised, 5001, ["1", "4", "2", "3"], shuffled=True)
    assert one == other


def test_a_rematch_keeps_its_seats() -> None:
    kept, order = proof.seal(proof.promise(key(1)), 5001, ADDED, shuffled=False)
    assert (kept.entropy, order) == (ADDED, [0, 1, 2])
    assert faults(played(shuffled=False)) == set()


TERMS: dict[str, Callable[[AnyRecord], Any]] = {
    "another match": lambda file: with_proof(file, match=5002),
    "other words of a player": lambda file: with_proof(file, entropy=("1001", "1002", "computer 1")),
    "another press of the host": lambda file: with_proof(file, entropy=("9999", *ADDED[1:])),
    "other options": lambda file: structs.replace(file, options={**file.options, "promo": "on"}),
}


def with_proof(file: AnyRecord, **fields: Any) -> AnyRecord:
    assert file.proof is not None
    return structs.replace(file, proof=structs.replace(file.proof, **fields))


@pytest.mark.parametrize("term", TERMS)
def test_the_draws_are_bound_to_every_term_of_the_match(honest: AnyRecord, term: str) -> None:
    assert Fault.KEY in faults(TERMS[term](honest))


@pytest.mark.untraced
def test_a_host_who_takes_a_secret_that_was_not_published_is_caught(honest: AnyRecord) -> None:
    published = honest.proof and honest.proof.published
    tried = (played(key(number)) for number in count(100))
    ground = next(file for file in tried if file.proof and file.proof.entropy[1] == ADDED[1])  # the wanted order
    assert faults(ground) == set(), "the file alone cannot show it: the players compare the published hash"
    assert ground.proof is not None
    assert ground.proof.published != published
    assert Fault.SECRET in faults(with_proof(ground, published=published))


def test_the_fingerprint_is_the_beginning_of_the_published_hash_and_binds_to_the_secret() -> None:
    promised, other = proof.promise(key(1)), proof.promise(key(2))
    shown = proof.fingerprint(promised.published)
    whole = base64.b32encode(hashlib.sha256(promised.secret).digest()).decode().lower()
    assert whole.startswith(shown)
    assert len(shown) * 5 >= 128, "who looks for two secrets with one fingerprint needs 2 to the power of half its bits"
    assert proof.is_published(promised, shown)
    assert not proof.is_published(other, shown)
    assert not proof.is_published(promised, shown[:-1])


def test_a_host_who_draws_with_another_key_than_that_of_the_secret_is_caught(honest: AnyRecord) -> None:
    other = structs.replace(played(key(5)), proof=honest.proof)
    assert faults(other) == {Fault.KEY}


def test_a_host_who_shows_the_key_and_log_of_another_match_is_caught(honest: AnyRecord) -> None:
    other = played(key(5), match=5002)
    assert faults(structs.replace(honest, key=other.key, log=other.log, state=other.state)) == {Fault.KEY}
    assert faults(structs.replace(honest, proof=other.proof)) == {Fault.KEY}


def test_a_host_who_orders_the_seats_is_caught(honest: AnyRecord) -> None:
    assert honest.proof is not None
    host, *others = honest.proof.entropy
    assert faults(with_proof(honest, entropy=(host, *reversed(others)))) == {Fault.SEATS, Fault.KEY}
    assert Fault.SEATS in faults(with_proof(honest, entropy=(host,)))


@pytest.mark.untraced
def test_a_host_who_drops_any_line_of_the_log_is_caught(honest: AnyRecord) -> None:
    for line in range(len(honest.log)):
        shorter = structs.replace(honest, log=honest.log[:line] + honest.log[line + 1 :])
        assert faults(shorter) & {Fault.LOG, Fault.POSITION, Fault.END}, line


def test_a_host_who_changes_the_last_position_is_caught(honest: AnyRecord) -> None:
    assert honest.state is not None
    other: Any = play.copy(honest.state)
    other.chance.draws += 1
    assert faults(structs.replace(honest, state=other)) == {Fault.POSITION}


def test_a_host_who_drops_the_end_of_the_log_and_its_position_is_caught(honest: AnyRecord) -> None:
    assert faults(structs.replace(honest, log=honest.log[:-1], state=None, at=0)) == {Fault.END}


@pytest.mark.untraced
def test_a_host_who_adds_a_line_is_caught(honest: AnyRecord) -> None:
    for line in range(len(honest.log) + 1):
        longer = structs.replace(honest, log=[*honest.log[:line], honest.log[3], *honest.log[line:]])
        assert Fault.LOG in faults(longer), line


@pytest.mark.untraced
def test_a_host_who_changes_a_line_is_caught(honest: AnyRecord) -> None:
    for line, entry in enumerate(honest.log):
        without_story = [*honest.log[:line], structs.replace(entry, events=()), *honest.log[line + 1 :]]
        assert not entry.events or Fault.LOG in faults(structs.replace(honest, log=without_story))


def test_a_file_without_its_key_proves_nothing(honest: AnyRecord) -> None:
    assert faults(structs.replace(honest, key="")) == {Fault.KEY, Fault.LOG}


def test_a_match_of_older_rules_is_not_called_unfair(honest: AnyRecord) -> None:
    assert honest.proof is not None
    older = structs.replace(honest, version=honest.version - 1)
    drawn = proof.chance_key(honest.proof, older.game, older.version, older.options)
    (finding,) = verify.findings(structs.replace(older, key=drawn.hex()))
    assert (finding.fault, finding.accuses) == (Fault.RULES, False)
    assert all(finding.accuses for finding in verify.findings(structs.replace(honest, key=drawn.hex())))


def test_words_are_the_same_however_their_letters_are_composed() -> None:
    assert proof.words_entropy("caf\u00e9 ") == proof.words_entropy("cafe\u0301")
    assert proof.words_entropy("caf\u00e9") != proof.words_entropy("cafe")


def test_words_that_no_keyboard_can_type_are_hashed_too() -> None:
    assert proof.words_entropy("\udcff") == proof.words_entropy("?")


@pytest.mark.parametrize(
    "added", ["", "bob", "1002 ", "1002 x", f"1002 {'0' * 63}", f"1002 {'0' * 64} more", f"computer 1 {'0' * 64}"]
)
def test_something_added_that_nobody_can_add_is_found(added: str) -> None:
    sealed, _ = proof.seal(proof.promise(key(1)), 5001, ["1001", added], shuffled=True)
    assert faults(finished(sealed, "manhattan", {}, turns=1)) == {Fault.ADDED}


def test_words_are_those_of_the_seat_whose_player_added_them(honest: AnyRecord) -> None:
    assert honest.proof is not None
    seat = proof.seat_of_words(honest.proof, "seven blue cats")
    assert seat is not None
    assert honest.proof.entropy[seat] == ADDED[1]
    assert proof.seat_of_words(honest.proof, "other words") is None
    hidden = proof.promise(key(1))
    assert proof.seat_of_words(structs.replace(hidden, entropy=(f"1 x{ADDED[1][5:]}",)), "seven blue cats") is None


def test_the_proof_of_a_match_of_older_rules_is_verified(honest: AnyRecord) -> None:
    older = with_proof(structs.replace(honest, version=honest.version - 1), published="0" * 64)
    assert faults(older) == {Fault.RULES, Fault.SECRET, Fault.KEY}


def test_the_secret_of_a_match_follows_from_that_of_its_contest_and_from_what_its_players_added() -> None:
    promised = proof.promise_match(key(5), 7001, 2, ADDED)
    sealed, order = proof.seal(promised, 5001, ADDED, shuffled=False)
    file = finished(sealed, "manhattan", {}, turns=10)
    assert order == [0, 1, 2]
    assert faults(file) == set()
    assert file.proof is not None
    assert proof.follows(file.proof, key(5))
    assert not proof.follows(file.proof, key(6))
    assert not proof.follows(structs.replace(file.proof, entropy=ADDED[::-1]), key(5))
    assert not proof.follows(structs.replace(file.proof, contest=None), key(5))
    for seen in (promised.published, proof.fingerprint(proof.promise(key(5)).published)):
        assert proof.is_published(file.proof, seen)
    wrong = structs.replace(file.proof, contest=proof.OfContest("zz", 7001, 2))
    with pytest.raises(InvalidRecord):
        decode(encode(structs.replace(file, proof=wrong)))


def test_the_order_of_a_contest_is_drawn_by_its_secret() -> None:
    people = [str(number) for number in range(4)]
    orders = {tuple(sorted(people, key=lambda each: proof.lot(key(n), 7001, each))) for n in range(20)}
    assert len(orders) > 10
