"""How strong a person is as computers at their level are fitted to them: it moves with each match against these. Pure.

It begins with the person's rating among people on the server, or in the middle. Kept is by how much the matches against
computers have moved it, so it goes up and down with the rating as well.
"""

from collections.abc import Mapping
from statistics import mean
from typing import Final

from bot.domain import own_level
from bot.domain.own_level import Known
from bot.domain.parts import had_help
from bot.domain.results import Player, Result, judged
from bot.domain.session import AnySession
from bot.features.record.ratings import CENTRE, Rating
from rules import ladder
from rules.games import load

KIND: Final = "own"
"""What the counts begin with, instead of a kind of match."""
MOVED, MATCHES = "level", "matches"
UNSURE, SURE = 12.0, 0.2
"""The variance of a first guess, and the least that remains, in squares of `ladder.NAT`: people learn and forget."""
LEARNED = 0.15
"""What a match tells. Against an equal it is 0.25, the variance of the outcome; computers are no equals at first."""
BEYOND = 150
"""By how many points a strength may be beyond the ends of the ladder, so that it is right there on average, too."""


def fields(game: str) -> tuple[str, str]:
    """Returns the names of the counts of a game: by how much matches have moved a strength, and how many."""
    return f"{KIND}.{game}.{MOVED}", f"{KIND}.{game}.{MATCHES}"


def known(game: str, rating: Rating | None, moved: int, matches: int) -> Known:
    """Returns what is known of a person; `rating`: theirs in the game on the server, if they have one."""
    begin = ladder.MIDDLE + (rating.shown - CENTRE if rating else 0)
    return Known(within(game, begin + moved), matches)


def within(game: str, strength: float) -> int:
    """Returns a strength that people can have."""
    return round(ladder.of(load(game)).within(strength, BEYOND))


def after(game: str, before: Known, won: float, computers: float) -> int:
    """Returns the strength of a person after a match in which they have `won` this share against computers."""
    variance = max(SURE, 1 / (1 / UNSURE + LEARNED * (before.matches + 1)))
    surprise = won - ladder.expected(before.strength, ladder.of(load(game)).within(computers))
    return within(game, before.strength + ladder.NAT * variance * surprise)


def moved(session: AnySession, result: Result) -> dict[str, Mapping[str, int]]:
    """Returns what a match adds to the counts of its people, if its computers played at their level.

    Who had help, or did not play the whole match, has shown nothing. Who concedes has lost.
    """
    people = own_level.PEOPLE.of(session)
    rivals = [player for player in result.players if not (player.person or player.sitting.earlier)]
    if not (people and rivals and result.decided):
        return {}
    computers, found = own_level.strength(session), dict[str, Mapping[str, int]]()
    for player in result.players:
        if player.seat in people and player.person and not had_help(player.sitting) and _played(session, player):
            known = people[player.seat]
            change = after(result.game, known, _won(player, rivals), computers) - known.strength
            found[str(player.person)] = dict(zip(fields(result.game), (change, 1), strict=True))
    return found


def _played(session: AnySession, player: Player) -> bool:
    return player.sitting.conceded or player.seat in judged(session)


def _won(player: Player, rivals: list[Player]) -> float:
    """Returns the share of computers that a person has beaten. A tie counts as half."""
    if player.sitting.conceded:
        return 0.0
    return mean(0.5 * ((player.place < rival.place) + (player.place <= rival.place)) for rival in rivals)
