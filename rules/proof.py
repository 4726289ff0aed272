"""Proves that nobody chose the chance of a match, and that its log is what happened.

Before anybody joins, a secret is drawn and its SHA-256 is published. Every player who joins adds entropy. When the
match starts, the secret and the terms of the match (its id, game, rules, options, seats and all entropy) determine the
order of the seats and the key of every draw. To get other draws, somebody has to change what was published or added.

A league or tournament draws one secret before anybody enters. The secrets of its matches follow from it and
from the entropy that their people added by entering.

Starting the match adds nothing: the host of the lobby or of the bot would choose that after all players have added.
"""

import base64
import hashlib
import hmac
import re
import unicodedata
from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from rules.chance import APART

FINGERPRINT = 26
"""How many characters a fingerprint has, of 5 bits each.

Who draws the secret may look for two secrets with one fingerprint, before they publish it: with 130 bits that takes
about 2**65 tries. With 80 bits it would take 2**40, which is a day's work for one computer.
"""

_encode = msgspec.json.Encoder(order="sorted").encode
_ADDED = re.compile(r"[0-9]+( [0-9a-f]{64})?|computer [0-9]+")
_HASH = re.compile(r"[0-9a-f]{64}")


class OfContest(Struct, frozen=True):
    """What the secret of a match of a league or tournament follows from, besides what its players added."""

    published: str
    """The SHA-256 of the secret of the league or tournament in hexadecimal, which it showed before anybody entered."""
    contest: int
    """The id of the league or tournament."""
    round: int
    """The number of its season or round."""


class Proof(Struct, frozen=True, omit_defaults=True):
    """How the chance of a match came about. Until the match has started, only the secret is there."""

    secret: bytes
    """Drawn when the lobby was opened, `rules.chance.KEY_BYTES` long. Kept secret until the match is over."""
    published: str
    """Its SHA-256 in hexadecimal, as the lobby showed it."""
    match: int = 0
    """The id of the match."""
    entropy: tuple[str, ...] = ()
    """By seat: what its player added. The host sits first, except in a rematch."""
    shuffled: bool = False
    """Whether the seats after the host were drawn, rather than kept from an earlier match."""
    contest: OfContest | None = None
    """Of what league or tournament it is, if its secret follows from theirs."""
    apart: bool = False
    """Whether the draws of each kind are numbered apart (see `rules.chance.Chance`)."""


def promise(secret: bytes) -> Proof:
    """Returns the proof of a lobby: `secret`, and the hash to publish."""
    return Proof(secret, hashlib.sha256(secret).hexdigest())


def promise_match(secret: bytes, contest: int, number: int, entropy: Sequence[str]) -> Proof:
    """Returns the proof of a match of a league or tournament that has the `secret`, in its round or season `number`.

    `entropy`: what the people of the match, in the order of its seats, added when they entered.
    """
    own = promise(hmac.digest(secret, _encode(["match", contest, number, entropy]), "sha256"))
    origin = OfContest(promise(secret).published, contest, number)
    return structs.replace(own, entropy=tuple(entropy), contest=origin)


def follows(proof: Proof, secret: bytes) -> bool:
    """Returns whether the secret of a match is the one that follows from the `secret` of its league or tournament."""
    origin = proof.contest
    if origin is None:
        return False
    wanted = promise_match(secret, origin.contest, origin.round, proof.entropy)
    return (wanted.secret, wanted.contest) == (proof.secret, origin)


def lot(secret: bytes, contest: int, added: str) -> bytes:
    """Returns by what somebody is sorted who added `added` when they entered a league or tournament."""
    return hmac.digest(secret, _encode(["lot", contest, added]), "sha256")


def is_hash(published: str) -> bool:
    """Returns whether a text is a SHA-256 in hexadecimal, as a lobby shows it."""
    return _HASH.fullmatch(published) is not None


def fingerprint(published: str) -> str:
    """Returns the beginning of a published hash in Base32, short enough to be shown everywhere."""
    return base64.b32encode(bytes.fromhex(published)).decode().lower()[:FINGERPRINT]


def is_published(proof: Proof, seen: str) -> bool:
    """Returns whether somebody has `seen` the published hash of `proof` or of its contest, or its fingerprint."""
    shown = [proof.published, *([proof.contest.published] if proof.contest else [])]
    return seen.strip().lower() in (*shown, *map(fingerprint, shown))


def words_entropy(words: str) -> str:
    """Returns what a player adds by typing `words`: their SHA-256 in hexadecimal.

    Keyboards and terminals compose letters in different ways, so that the words are brought into one form (NFC).
    """
    return hashlib.sha256(unicodedata.normalize("NFC", words.strip()).encode(errors="replace")).hexdigest()


def is_addition(added: str) -> bool:
    """Returns whether `added` is what a seat can add: a press, perhaps with the hash of words, or a computer player."""
    return _ADDED.fullmatch(added) is not None


def seat_of_words(proof: Proof, words: str) -> int | None:
    """Returns the seat of the player who added `words`; None if nobody did."""
    wanted = words_entropy(words)
    return next((seat for seat, added in enumerate(proof.entropy) if added.partition(" ")[2] == wanted), None)


def seal(proof: Proof, match: int, entropy: Sequence[str], *, shuffled: bool) -> tuple[Proof, list[int]]:
    """Returns the proof of a match that starts, and the places of `entropy` in the order of its seats.

    If `shuffled`, the first place is the host's and stays first; if not, all stay.
    """
    terms = structs.replace(proof, match=match, entropy=tuple(entropy), shuffled=shuffled)
    order = list(range(len(entropy)))
    if shuffled:
        order[1:] = sorted(order[1:], key=lambda place: _rank(terms, entropy[place]))
    return structs.replace(terms, entropy=tuple(entropy[place] for place in order)), order


def chance_key(proof: Proof, game: str, version: int, options: dict[str, str]) -> bytes:
    """Returns the key of all draws of a match of `game` by version `version` of its rules, with all its `options`."""
    mixed = _mixed(proof, [game, version, options, proof.match, proof.entropy])
    return mixed + APART if proof.apart else mixed


def is_in_order(proof: Proof) -> bool:
    """Returns whether the seats of a match are in the order that was drawn."""
    ranks = [_rank(proof, added) for added in proof.entropy[1:]]
    return not proof.shuffled or ranks == sorted(ranks)


def _rank(proof: Proof, added: str) -> bytes:
    """Returns by what the seat of a player who added `added` is sorted. The order of the seats has no influence."""
    return _mixed(proof, ["seat", proof.match, sorted(proof.entropy), added])


def _mixed(proof: Proof, terms: object) -> bytes:
    return hmac.digest(proof.secret, _encode(terms), "sha256")
