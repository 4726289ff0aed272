"""A league or a tournament: one stored document. Pure.

Its people enter by themselves, which is their consent to be seated. `league` and `tournament` make its rounds,
`advancing` moves it on, and `contest_matches` says what a match brings. A round has groups: the divisions of a season,
or one.
"""

import hmac
from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from math import ceil
from typing import Any, NamedTuple

from msgspec import Struct, structs

from bot.domain.calendar import DAY
from bot.domain.clock import Clock, parse
from bot.domain.errors import UserError
from rules.proof import Proof, lot


class Kind(StrEnum):
    LEAGUE = "league"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class Phase(StrEnum):
    OPEN = "open"
    """People enter; nothing is played."""
    RUNNING = "running"
    OVER = "over"


class How(StrEnum):
    """How a pairing was decided."""

    PLAYED = "played"
    DEADLINE = "deadline"
    """It had not ended when the round did: the result of that moment counts."""
    FORFEIT = "forfeit"
    """Somebody had withdrawn or was absent."""
    VOID = "void"
    """There is no result, so everybody is equal."""
    BYE = "bye"
    """There was nobody to play against."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The result of a pairing, in the order of its people."""

    places: tuple[int, ...]
    how: How = How.PLAYED
    points: tuple[int, ...] = ()
    """The points in the game, none for who gave up; empty if it was not played to its end or that of its round."""
    seconds: tuple[int, ...] = ()
    """How long the turns of each took together."""


class Pairing(Struct, frozen=True, omit_defaults=True):
    """The people of one match, in the order of its seats; one person alone has a bye."""

    people: tuple[int, ...]
    match: int = 0
    """The id of its session; 0: its message is not posted yet."""
    proof: Proof | None = None
    """The secret whose hash its message shows; None once the session has it."""
    begun: bool = False
    """Whether that session was stored."""
    outcome: Outcome | None = None
    held_up: tuple[int, ...] = ()
    """As `delays`; empty: nobody has delayed it."""

    @property
    def delays(self) -> tuple[int, ...]:
        """For how many seconds it could not begin because each of `people` did not see the channel."""
        return self.held_up or (0,) * len(self.people)


class Group(Struct, frozen=True):
    """Those who play among themselves, in the order in which they were seeded."""

    people: tuple[int, ...]
    pairings: tuple[Pairing, ...]


class Round(Struct, frozen=True, omit_defaults=True):
    """A season of a league, or a round of a tournament."""

    number: int
    began: int
    ends: int
    """What has not ended by then is decided as it stands."""
    groups: tuple[Group, ...]
    ended: int = 0

    @property
    def half_time(self) -> int:
        return (self.began + self.ends) // 2

    @property
    def pairings(self) -> Iterator[Pairing]:
        return (pairing for group in self.groups for pairing in group.pairings)

    @property
    def people(self) -> list[int]:
        return [person for group in self.groups for person in group.people]

    @property
    def is_decided(self) -> bool:
        return all(pairing.outcome for pairing in self.pairings)


class Step(StrEnum):
    """How somebody came to their division."""

    NEW = "new"
    BACK = "back"
    """After at least one season without them."""
    STAYED = "stayed"
    PROMOTED = "promoted"
    RELEGATED = "relegated"


class Placing(Struct, frozen=True):
    """Where somebody has finished their last season of a league."""

    person: int
    season: int
    division: int
    place: int
    step: Step
    """Whether they stay, go up or go down."""


class Limits(NamedTuple):
    fewest: int
    most: int


LIMITS = {Kind.LEAGUE: Limits(3, 64), Kind.SWISS: Limits(3, 64), Kind.KNOCKOUT: Limits(2, 32)}
"""How many people a contest may have."""
SEATS = Limits(2, 4)
"""How many people a match of a tournament may have."""
DAYS = {Kind.LEAGUE: Limits(7, 56), Kind.SWISS: Limits(1, 21), Kind.KNOCKOUT: Limits(1, 21)}
"""How long a season or a round may be."""
ROUNDS = Limits(2, 9)
"""How many rounds a Swiss tournament may have."""
GATHERING = 30 * DAY
"""After so long without a change, a contest in which nothing is played closes by itself."""
_FORGOTTEN = -1
"""The first of the numbers that stand for people about whom nothing is stored any more."""


class Contest(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The stored document."""

    id: int
    """The message with which it was opened."""
    guild: int
    channel: int
    """Where its messages and the threads of its matches are."""
    language: str
    host: int
    kind: Kind
    game: str
    clock: str
    """The clock of its matches, by name."""
    seats: int = 2
    """The most people of a match."""
    days: int
    """How long a season or a round lasts."""
    wanted: int = 0
    """How many rounds a Swiss tournament has; 0: as many as its number of people needs."""
    revision: int = 1
    phase: Phase = Phase.OPEN
    names: dict[int, str] = {}
    """The name of everybody in this document."""
    entered: tuple[int, ...] = ()
    """Those of the next season, as they entered; of a tournament that has begun, as they are seeded."""
    left: tuple[int, ...] = ()
    """Those who have withdrawn from the tournament, or from this season."""
    rounds: tuple[Round, ...] = ()
    """All rounds of a tournament; of a league, the newest season."""
    placings: tuple[Placing, ...] = ()
    changed: int
    """The moment of the last change by a person, or of the last end of a round."""
    starts: int = 0
    """When the next season begins by itself; 0: the host starts it."""
    message: int = 0
    """The message with the newest standing."""
    posted: tuple[str, ...] = ()
    """What was posted once, by name; the newest few."""
    promise: Proof | None = None
    """The secret of the next start: who enters sees its fingerprint. None: a contest of an earlier version."""
    secret: Proof | None = None
    """The secret of what was begun last: seeds and the secrets of matches follow from it."""
    presses: dict[int, str] = {}
    """The id of the press with which somebody entered last: what they add to chance."""
    marks: tuple[str, ...] = ()
    """Marks of those who were forgotten, and had opened it or played in it: they do not return."""
    newcomers: tuple[int, ...] = ()
    """Those who had joined the server within a day before they entered."""
    hidden: tuple[int, ...] = ()
    """Those who cannot see the channel, so that their matches do not begin."""
    hidden_at: int = 0
    """The moment at which that was looked at, while there are any."""
    reminded: tuple[int, ...] = ()
    """Those who were reminded in this round that they have not moved yet."""
    told: tuple[int, ...] = ()
    """Those who were told in this round that they cannot see the channel."""
    away: int = 0
    """The moment at which Parlour had left the server when this was last made up for."""

    @property
    def round(self) -> Round | None:
        """The newest season or round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_revealed(self) -> bool:
        """Whether the secret of what was begun last may be known: all of its matches are over."""
        return bool(self.secret and self.round and self.round.ended and self.phase is not Phase.RUNNING)

    @property
    def match_clock(self) -> Clock:
        """The clock of its matches: no longer than an equal share of the round. Raises ValueError if there is none."""
        wanted = parse(self.clock)
        if wanted is None:
            raise ValueError("a contest needs a clock")
        return fitted(wanted, self.days, self.seats)

    @property
    def playing(self) -> list[int]:
        """Those who play now and have not withdrawn."""
        if self.phase is not Phase.RUNNING or self.round is None:
            return []
        everybody = self.round.people if self.kind is Kind.LEAGUE else self.entered
        return [person for person in everybody if person not in self.left]

    @property
    def waits_for_host(self) -> bool:
        """Whether it begins as soon as its host says so, and not by itself."""
        return self.phase is Phase.OPEN and not self.starts

    @property
    def limits(self) -> Limits:
        return LIMITS[self.kind]

    @property
    def is_enough(self) -> bool:
        return len(self.entered) >= self.limits.fewest

    def admits(self, now: int) -> bool:
        """Whether people may enter: before the start, a league from half-time on, a Swiss tournament in round 1."""
        if self.phase is Phase.OPEN:
            return True
        if self.phase is Phase.OVER or self.round is None:
            return False
        if self.kind is Kind.LEAGUE:
            return now >= self.round.half_time
        return self.kind is Kind.SWISS and self.round.number == 1 and not self.round.is_decided


def fewest_days(seats: int) -> int:
    """Returns the length of the shortest round, of which an equal share is more than a night."""
    return ceil(seats / 2)


def fitted(clock: Clock, days: int, seats: int) -> Clock:
    """Returns a clock that is no longer than an equal share of a round of `days`."""
    share = max(1, days * 24 // seats)
    return Clock(min(clock.bank, share), min(clock.increment, share // 4))


def by_lot(contest: Contest, people: Iterable[int]) -> list[int]:
    """Returns people in an order that is drawn, so that nobody chooses it by when they enter.

    In the order of entry in a contest of an earlier version, which has no secret.
    """
    secret = contest.secret
    if secret is None:
        return list(people)
    return sorted(people, key=lambda person: lot(secret.secret, contest.id, added_by(contest, person)))


def added_by(contest: Contest, person: int) -> str:
    """Returns what somebody has added to chance by entering; of earlier versions, nothing of their own."""
    return contest.presses.get(person) or str(contest.id)


def changed(contest: Contest, **fields: object) -> Contest:
    """Returns `contest` one revision later, with `fields` replaced."""
    return structs.replace(contest, revision=contest.revision + 1, **fields)


def _mark_of(contest: Contest, person: int) -> str:
    """Returns what stands for a person who was forgotten, to those alone who know the secret of the contest."""
    proof = contest.secret or contest.promise  # it begins with what was promised, so a mark stays the same
    secret = proof.secret if proof else b""
    return hmac.digest(secret, f"left {person}".encode(), "sha256").hex()


def enter(contest: Contest, person: int, name: str, now: int, press: str = "") -> Contest:
    """Enters `person` by a press, who will be seated in every match of theirs. Raises UserError if that cannot be."""
    if person in contest.entered:
        raise UserError("contest-withdrawn" if person in contest.left else "contest-entered")
    if _mark_of(contest, person) in contest.marks and contest.kind is not Kind.LEAGUE:
        raise UserError("contest-withdrawn")
    if not contest.admits(now):
        raise UserError("contest-over" if contest.phase is Phase.OVER else "contest-closed")
    if len(contest.entered) >= contest.limits.most:
        raise UserError("contest-full", most=contest.limits.most)
    names = {**contest.names, person: name}
    presses = {**contest.presses, person: press} if press else contest.presses
    newcomers = tuple(other for other in contest.newcomers if other != person)
    entered = (*contest.entered, person)
    return changed(contest, entered=entered, names=names, presses=presses, newcomers=newcomers, changed=now)


def entered_new(contest: Contest, person: int) -> Contest:
    """Returns a contest that somebody has just entered who had joined the server within a day before.

    No match of it rates them. That is decided here and for all of it: otherwise they would choose it once they know
    their next opponent, by leaving the server, or by when a match begins.
    """
    return structs.replace(contest, newcomers=(*contest.newcomers, person))


def can_cancel(contest: Contest, person: int) -> bool:
    """Whether a person can take back that they entered: nothing that they entered for is played yet."""
    waits = contest.phase is Phase.OPEN or (contest.phase is Phase.RUNNING and contest.kind is Kind.LEAGUE)
    return waits and person in contest.entered


def cancel(contest: Contest, person: int, now: int) -> Contest:
    """Takes back that a person entered."""
    if not can_cancel(contest, person):
        raise UserError("contest-not-in")
    entered = tuple(other for other in contest.entered if other != person)
    return _tidied(changed(contest, entered=entered, changed=now))


def without_entries(contest: Contest, people: Collection[int]) -> Contest:
    """Returns a contest that has not begun without what these people entered for; any other as it is."""
    entered = tuple(person for person in contest.entered if person not in people)
    if contest.phase is not Phase.OPEN or entered == contest.entered:
        return contest
    return _tidied(changed(contest, entered=entered))


def withdraw(contest: Contest, person: int, now: int) -> Contest:
    """Withdraws a person from what is played: they forfeit what is not decided, and the other results stand."""
    if person not in contest.playing:
        raise UserError("contest-not-in")
    after = changed(contest, left=(*contest.left, person), changed=now)
    if contest.kind is Kind.LEAGUE and person in contest.entered:
        after = structs.replace(after, entered=tuple(other for other in contest.entered if other != person))
    return after


def close(contest: Contest, person: int, now: int) -> Contest:
    """Ends a contest early, for `person`. Its matches go on and count for nothing here.

    Who has played in what goes on does not end it while others play: they could take back what they are losing.
    """
    if contest.phase is Phase.OVER:
        raise UserError("contest-over")
    if has_played(contest, person) and any(other > 0 for other in contest.playing if other != person):
        raise UserError("contest-close-own")
    return changed(contest, phase=Phase.OVER, starts=0, changed=now)


def move(contest: Contest, channel: int, now: int) -> Contest:
    """Moves a contest to another channel, where its next messages appear."""
    if contest.phase is Phase.OVER:
        raise UserError("contest-over")
    return changed(contest, channel=channel, message=0, posted=_without_standing(contest.posted), changed=now)


def _without_standing(posted: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in posted if not name.startswith("standing"))


def expected(contest: Contest) -> set[int]:
    """Returns everybody who plays in a contest, or has entered for its next start."""
    return {person for person in (*contest.playing, *contest.entered) if person > 0 and person not in contest.left}


def has_played(contest: Contest, person: int) -> bool:
    """Whether a person plays in what goes on, has withdrawn from it, or was forgotten in it."""
    return person in contest.playing or person in contest.left or _mark_of(contest, person) in contest.marks


def has_opened(contest: Contest, person: int) -> bool:
    """Whether a person is the host of a contest, or was it before they were forgotten."""
    return contest.host == person or (not contest.host and _mark_of(contest, person) in contest.marks)


def need_host(contest: Contest, person: int, *, manages: bool) -> None:
    """Raises UserError unless `person` is the host, or `manages` the server of the contest."""
    if person != contest.host and not manages:
        raise UserError("contest-host-only")


def people_in(contest: Contest) -> set[int]:
    """Returns everybody whose id a contest stores."""
    return {person for person in (contest.host, *contest.names) if person > 0}


def about(contest: Contest, person: int) -> dict[str, Any]:
    """Returns what a contest stores about a person, as JSON that they can read."""
    own = [(each.number, pairing) for each in contest.rounds for pairing in each.pairings if person in pairing.people]
    placings = [placing for placing in contest.placings if placing.person == person]
    return {
        "contest": str(contest.id),
        "server": str(contest.guild),
        "kind": contest.kind,
        "game": contest.game,
        "phase": contest.phase,
        "name": contest.names.get(person, ""),
        "you opened it": contest.host == person,
        "you have entered": person in contest.entered,
        "you have withdrawn": person in contest.left,
        "seasons": [
            {"season": each.season, "division": each.division, "place": each.place, "step": each.step}
            for each in placings
        ],
        "matches": [_about(number, pairing, person) for number, pairing in own],
    }


def _about(number: int, pairing: Pairing, person: int) -> dict[str, Any]:
    seat, outcome = pairing.people.index(person), pairing.outcome
    found: dict[str, Any] = {"round": number, "match": str(pairing.match or "")}
    if outcome is not None:
        found |= {"decided": outcome.how, "place": outcome.places[seat]}
        found |= {"points": outcome.points[seat]} if outcome.points else {}
        found |= {"seconds": outcome.seconds[seat]} if outcome.seconds else {}
    return found


def forget(contest: Contest, person: int, now: int) -> Contest:
    """Removes a person; a number stands for them. A tournament of theirs that cannot begin yet closes."""
    leads = contest.host == person
    if leads or has_played(contest, person):
        contest = structs.replace(contest, marks=(*contest.marks, _mark_of(contest, person)))
    if person in contest.playing:
        contest = withdraw(contest, person, now)
    if can_cancel(contest, person):
        contest = cancel(contest, person, now)
    after = _without_name(contest, person)
    waits = after.phase is Phase.OPEN and after.kind is not Kind.LEAGUE and not after.is_enough
    return close(after, 0, now) if leads and waits else after


def _without_name(contest: Contest, person: int) -> Contest:
    """Returns a contest in which a number stands for a person."""
    stand_in = min([_FORGOTTEN + 1, *contest.names]) - 1

    def without(people: Iterable[int]) -> tuple[int, ...]:
        return tuple(stand_in if other == person else other for other in people)

    groups = [
        [
            Group(without(group.people), tuple(structs.replace(p, people=without(p.people)) for p in group.pairings))
            for group in each.groups
        ]
        for each in contest.rounds
    ]
    after = changed(
        contest,
        host=0 if contest.host == person else contest.host,
        names={(stand_in if other == person else other): name for other, name in contest.names.items()}
        | {stand_in: ""},
        entered=without(contest.entered),
        presses={(stand_in if other == person else other): press for other, press in contest.presses.items()},
        newcomers=without(contest.newcomers),
        left=without(contest.left),
        hidden=tuple(other for other in contest.hidden if other != person),
        reminded=without(contest.reminded),
        told=without(contest.told),
        placings=tuple(each for each in contest.placings if each.person != person),
        rounds=tuple(structs.replace(r, groups=tuple(g)) for r, g in zip(contest.rounds, groups, strict=True)),
    )
    return _tidied(after)


def _tidied(contest: Contest) -> Contest:
    """Returns a contest without the names of people who are no longer in it."""
    known = {*contest.entered, *contest.left, *(each.person for each in contest.placings)}
    known |= {person for each in contest.rounds for person in each.people}
    return structs.replace(
        contest,
        names={person: name for person, name in contest.names.items() if person in known},
        presses={person: press for person, press in contest.presses.items() if person in known},
        newcomers=tuple(person for person in contest.newcomers if person in known),
    )
