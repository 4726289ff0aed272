"""Plays whole matches at random, as they are left on Discord: with long ids, a proof and moments."""

from random import Random
from typing import NamedTuple

from bot.domain import lobbies, turns
from bot.domain.session import AnySession, Seat, Session
from bot.domain.turn_time import Moment, keep
from rules import games
from rules import match as matches
from rules.chance import key
from rules.proof import promise

BEGIN, LONGEST_TURN = 1_790_000_000, 20_000
PERSON, CHANNEL = 1_100_000_000_000_000_000, 1_500_000_000_000_000_000
"""Ids from here on are as long as Discord's."""


class Played(NamedTuple):
    """A match with its log."""

    session: AnySession
    log: list[matches.AnyEntry]


def every_setup() -> list[tuple[str, int]]:
    """Returns each game with each number of seats."""
    every = ((game, games.load(game).info) for game in games.names())
    return [(game, seats) for game, info in every for seats in range(info.fewest, info.most + 1)]


def random_match(
    game: str, seats: int, seed: int, *, moves: int | None = None, begin: int = BEGIN, turn: int = LONGEST_TURN
) -> Played:
    """Returns a match that was played to its end, or goes on after some `moves`; the same for the same arguments.

    It begins at the moment `begin`; a move takes less than `turn` seconds.
    """
    dice, at = Random(seed), Moment(begin)
    pressed = [CHANNEL + dice.randrange(10**15) for _ in range(seats)]
    people = [
        Seat(person=PERSON + dice.randrange(10**15), name=f"Player {seat + 1}", entropy=str(pressed[seat]))
        for seat in range(seats)
    ]
    lobby: AnySession = Session(
        id=CHANNEL + seed,
        channel=CHANNEL,
        parent=CHANNEL,
        lobby=CHANNEL + seed,
        guild=CHANNEL - 1,
        language="en",
        host=people[0].person,
        game=game,
        seats=people,
        proof=promise(key(seed)),
    )
    proof = promise(key(seed))
    session, log, *_ = keep(lobby, lobbies.start(lobby, lobby.host, lobby.id, proof), at)
    made = 0
    while session.to_move and made != moves:
        seat, at = session.to_move[0], Moment(at.now + dice.randrange(turn))
        question = matches.question(session.playing, seat)
        assert question
        change = turns.commit_move(session, seat, [dice.choice(question.options)])
        after, entries, *_ = keep(session, change, at)
        if moves is not None and not after.to_move:
            break
        session, made = after, made + 1
        log += entries
    return Played(session, log)
