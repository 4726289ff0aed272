"""Everything that is stored about a person, in values that they can read, and other programs too.

What features keep is what their stores return, which are those that forget: so a new feature is in it, too. Nothing of
others is in it that the person could not see, and nothing that a match still hides.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from bot.domain.session import AnySession, Origin, Seat, Stage
from bot.feature import Keys, features
from bot.store.database import Store
from bot.store.keys import matches_key, named_key, person_keys, turns_key
from bot.store.kinds import KINDS
from bot.store.sessions import CorruptRecord
from bot.store.unreadable import numbers
from rules.match import AnyEntry

MATCHES = 500
"""The most matches and lobbies: the newest."""
LOGS = 50
"""Of how many of them the moves are there."""
BATCH = 20
"""How many are read at once, so that others are answered in between."""

Json = dict[str, Any]


class Section(NamedTuple):
    """What one part of Parlour stores about a person."""

    name: str
    keys: Sequence[Keys]
    """What it is, why, and how long it is kept."""
    data: Json
    """Empty: nothing."""


async def about(store: Store, person: int, now: int) -> list[Section]:
    """Returns what is stored about a person: first what the core stores, then what each feature does."""
    found = [
        Section("settings", [_kind("person:")], await _settings(store, person)),
        Section("matches", [_kind("session:")], await _matches(store, person)),
        Section("lists", [_kind("turns:")], await _lists(store, person)),
    ]
    for name, feature in features().items():
        if feature.stores:
            data: Json = {}
            for kind in feature.stores:
                data |= await store.of(kind).export_person(person, now)
            found.append(Section(name, feature.keys, data))
    return found


def _kind(begin: str) -> Keys:
    return next(keys for keys in KINDS if begin in keys.begin)


async def _settings(store: Store, person: int) -> Json:
    *_, broken = person_keys(person)
    found: Json = msgspec.to_builtins(await store.people.person(person))
    unreadable: Any = await store.redis.type(broken)
    return found | ({"unreadable": True} if unreadable != b"none" else {})


async def _lists(store: Store, person: int) -> Json:
    async with store.redis.pipeline(transaction=False) as pipe:
        for key in (turns_key(person), matches_key(person), named_key(person)):
            pipe.smembers(key)
        waiting, playing, naming = [[str(each) for each in sorted(numbers(found))] for found in await pipe.execute()]
    found = {"waiting for you": waiting, "you play": playing, "name you": naming}
    return {name: ids for name, ids in found.items() if ids}


async def _matches(store: Store, person: int) -> Json:
    every = sorted(await store.forgetting.named(person), reverse=True)[:MATCHES]
    found: list[Json] = []
    for start in range(0, len(every), BATCH):
        for session in (await store.sessions.readable(every[start : start + BATCH])).values():
            log: list[AnyEntry] = []
            if len(found) < LOGS and session.match is not None and session.origin is not Origin.FILE:
                try:
                    log = await store.sessions.log(session)
                except CorruptRecord:  # logged by the store
                    continue
            found.append(_match(session, log, person))
    return {"matches": found} if found else {}


def _match(session: AnySession, log: Sequence[AnyEntry], person: int) -> Json:
    return {
        "id": str(session.id),
        "game": session.game,
        "stage": session.stage,
        "ending": session.ending if session.stage is Stage.OVER else "",
        "server": str(session.guild or ""),
        "channel": str(session.channel),
        "language": session.language,
        "last move": session.moved,
        "options": {**session.options, **session.match_options},
        "you opened it": session.host == person,
        "you were removed from the lobby": person in session.removed,
        "seats": [*_seats(session, log, person)],
    }


def _seats(session: AnySession, log: Sequence[AnyEntry], person: int) -> Iterator[Json]:
    """Yields what each seat says about a person who has it, had it, or is invited to it."""
    for number, seat in enumerate(session.seats):
        bounds = [0, *(holder.until for holder in seat.earlier), session.entries]
        holders: tuple[Any, ...] = (*seat.earlier, seat)
        for holder, (begin, end) in zip(holders, pairwise(bounds), strict=True):
            if holder.person == person:
                moves = [entry.move for entry in log[begin:end] if entry.seat == number and entry.move is not None]
                yield {"seat": number + 1, **_own(holder), "moves": msgspec.to_builtins(moves)}
        if seat.guest == person:
            yield {"seat": number + 1, "invited as": seat.guest_name}
        if person in seat.given:
            yield {"seat": number + 1, "you gave more time": True}


def _own(holder: Any) -> Json:
    """Returns the fields of a seat, or of who had it before, that are about its person."""
    other = {"earlier", "guest", "guest_name", "invited", "given", "person"}
    kept = {name: getattr(holder, name) for name in holder.__struct_fields__ if name not in other}
    defaults = structs.asdict(Seat()) if isinstance(holder, Seat) else {}
    found: Json = msgspec.to_builtins(
        {name: value for name, value in kept.items() if value not in (defaults.get(name), None, "", 0, (), {})}
    )
    return found
