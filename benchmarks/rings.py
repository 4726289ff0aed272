"""What rings of two to five accounts gain by helping one of them, in 200 matches of each strategy.

Matches that end early are made and read by the code of the bot. Of one that is played to its end, a ring can arrange
the order, so its line of the list of rated matches is written here.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import mean

from msgspec import structs

from benchmarks.measure import Figure
from bot.domain import lobbies, matches
from bot.domain.calendar import DAY
from bot.domain.results import result_of
from bot.domain.session import AnySession, Ending, Seat, Session
from bot.features.record.rated import EARLY, Place, RatedMatch, rated_match
from bot.features.record.ratings import CENTRE, Folded, Rating, fold
from rules.chance import key
from rules.proof import promise

GAME, MATCHES, SEEDS = "manhattan", 200, 20
SIZES = (2, 3, 4, 5)
TABLE = 4
"""The most people at a table."""
HOUSE = 20
"""How many honest people a ring meets; the standard deviation of their skills, and of chance in a match, is 1."""
HONEST, BEATEN = 64, 8
"""With how many honest matches, and after how many defeats by each friend, losing first brings an average player most.
"""
HELPED = 0
"""The person whom the others help; they have the next numbers, and honest people those after."""

Strategy = Callable[[int, int], RatedMatch | None]
"""Returns a match, by its number and the size of the ring."""


def played(number: int, order: Sequence[int], *, with_hint: int | None = None) -> RatedMatch:
    """Returns a match that was played to its end, with people in the order in which they finished."""
    places = tuple(Place(str(1 + person), "", at, at, person != with_hint) for at, person in enumerate(order, 1))
    return RatedMatch(str(number), GAME, number * DAY, places)


def session(number: int, people: Sequence[int], *, turns: int = EARLY, computers: int = 0) -> AnySession:
    """Returns a match on a server in which everybody has had that number of `turns`."""
    proof = promise(key(number))
    lobby: AnySession = Session(
        id=1 + number,
        channel=1,
        parent=1,
        lobby=1,
        guild=1,
        language="en",
        host=1 + people[0],
        game=GAME,
        seats=[*(Seat(person=1 + person, name="Player") for person in people), *[Seat()] * computers],
        proof=proof,
    )
    begun = lobbies.start(lobby, lobby.host, lobby.id, proof).session
    return structs.replace(
        begun, moved=number * DAY, seats=[structs.replace(seat, pace=(turns,)) for seat in begun.seats]
    )


def read(ended: AnySession) -> RatedMatch | None:
    """Returns what the bot says about a match that has ended."""
    result = result_of(ended)
    return rated_match(ended, result) if result else None


def friend(number: int, size: int) -> int:
    """Returns whose turn it is to help."""
    return 1 + number % (size - 1)


def _one_by_one(number: int, size: int) -> RatedMatch | None:
    return played(number, [HELPED, friend(number, size)])


def _in_blocks(number: int, size: int) -> RatedMatch | None:
    return played(number, [HELPED, 1 + number * (size - 1) // MATCHES])


def _at_one_table(number: int, size: int) -> RatedMatch | None:
    friends = [friend(number + place, size) for place in range(size - 1)]
    return played(number, [HELPED, *friends[: TABLE - 1]])


def _upwards(number: int, size: int) -> RatedMatch | None:
    step = number * (size - 1) // MATCHES
    return played(number, [size - 2 - step, size - 1 - step])


def _with_hints(number: int, size: int) -> RatedMatch | None:
    helper = friend(number, size)
    return played(number, [HELPED, helper] if number % 2 else [helper, HELPED], with_hint=helper)


def _agree(number: int, size: int, *, computers: int = 0) -> RatedMatch | None:
    begun = session(number, [HELPED, friend(number, size)], computers=computers)
    return read(matches.end(begun, Ending.AGREED).session)


def _concede(number: int, size: int, *, turns: int) -> RatedMatch | None:
    helper = friend(number, size)
    return read(matches.concede(session(number, [HELPED, helper], turns=turns), 1 + helper).session)


def _stall(number: int, size: int) -> RatedMatch | None:
    helper = friend(number, size)
    begun = session(number, [HELPED, helper])
    seats = [structs.replace(seat, late=int(seat.person == 1 + helper)) for seat in begun.seats]
    return read(matches.end(structs.replace(begun, seats=seats), Ending.IDLE).session)


STRATEGIES: dict[str, Strategy] = {
    "friends lose to one, in turn": _one_by_one,
    "friends lose to one, one friend after the other": _in_blocks,
    "friends lose to one, all at one table": _at_one_table,
    "the last feeds the one before, and so on": _upwards,
    "friends take hints, and win and lose": _with_hints,
    "they agree to finish while one is ahead": _agree,
    "the same beside two computers": partial(_agree, computers=2),
    "friends concede at once": partial(_concede, turns=EARLY - 1),
    "friends concede as soon as it counts": partial(_concede, turns=EARLY),
    "friends stall until the match ends": _stall,
}


def gain(strategy: Strategy, size: int) -> int:
    """Returns what the rating of one account gains."""
    folded = Folded()
    for number in range(MATCHES):
        match = strategy(number, size)
        if match is not None:
            fold(folded, match)
    return folded.table(GAME).get(str(1 + HELPED), Rating()).shown - CENTRE


def among_others(size: int, skill: float, seed: int) -> int:
    """Returns what an account gains by friends who sit down with it and two honest people, and always finish last."""
    ratings = []
    for helped in (True, False):
        dice, folded = Random(seed), Folded()
        skills = [dice.gauss(0, 1) for _ in range(HOUSE)]
        for number in range(MATCHES):
            luck = {size + person: skills[person] + dice.gauss(0, 1) for person in dice.sample(range(HOUSE), 2)}
            luck[HELPED] = skill + dice.gauss(0, 1)
            order = sorted(luck, key=lambda person: -luck[person])
            fold(folded, played(number, [*order, friend(number, size)] if helped else order))
        ratings.append(folded.table(GAME)[str(1 + HELPED)].shown)
    return ratings[0] - ratings[1]


def after_losing(size: int, skill: float, seed: int) -> int:
    """Returns what an account gains that loses to friends first, then meets honest people, then beats the friends."""
    honest = _with_honest_people(size, skill, seed)
    lost = [[friend(number, size), HELPED] for number in range(BEATEN * (size - 1))]
    won = [[HELPED, friend(number, size)] for number in range(MATCHES - HONEST - len(lost))]
    return _rating([*lost, *honest, *won]) - _rating(honest)


def after_winning(size: int, skill: float, seed: int) -> int:
    """Returns what an account gains if others lose to it first, as those of a rival may, and it then plays on."""
    honest = _with_honest_people(size, skill, seed)
    won = [[HELPED, friend(number, size)] for number in range(MATCHES - HONEST)]
    return _rating([*won, *honest]) - _rating(honest)


def _with_honest_people(size: int, skill: float, seed: int) -> list[list[int]]:
    """Returns how the matches of one account with honest people end: each the people in order."""
    dice, found = Random(seed), []
    skills = [dice.gauss(0, 1) for _ in range(HOUSE)]
    for number in range(HONEST):
        person = number % HOUSE
        wins = skill + dice.gauss(0, 1) > skills[person] + dice.gauss(0, 1)
        found.append([HELPED, size + person] if wins else [size + person, HELPED])
    return found


def _rating(orders: Sequence[Sequence[int]]) -> int:
    """Returns the rating of the account after matches that ended in these orders."""
    folded = Folded()
    for number, order in enumerate(orders):
        fold(folded, played(number, order))
    return folded.table(GAME)[str(1 + HELPED)].shown


def figures(deviation: float) -> list[Figure]:
    """Returns what rings gain. `deviation`: the standard deviation of ratings in an honest league."""
    gains = {(name, size): float(gain(strategy, size)) for name, strategy in STRATEGIES.items() for size in SIZES}
    for name, skill in (("a weak", -1.5), ("an average", 0.0), ("a strong", 1.5)):
        for size in SIZES:
            found = [among_others(size, skill, seed) for seed in range(SEEDS)]
            gains[f"friends lose to {name} player beside two others", size] = mean(found)
            found = [after_losing(size, skill, seed) for seed in range(SEEDS)]
            gains[f"{name} player loses to friends first, and beats them later", size] = mean(found)
            found = [after_winning(size, skill, seed) for seed in range(SEEDS)]
            gains[f"others lose to {name} player often, who then meets honest people", size] = mean(found)
    return [
        Figure(f"ring of {size}, {name}", gained, "points", deviation, "honest standard deviation", 1.0)
        for (name, size), gained in gains.items()
    ]
