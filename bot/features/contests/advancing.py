"""What happens in a contest by itself, as time passes and results come in. Pure, and may be repeated."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import structs

from bot.domain.calendar import HOUR
from bot.domain.errors import UserError
from bot.features.contests import league, tournament
from bot.features.contests.domain import (
    GATHERING,
    Contest,
    Group,
    How,
    Kind,
    Outcome,
    Pairing,
    Phase,
    added_by,
    by_lot,
    changed,
    need_host,
    without_entries,
)
from rules.proof import Proof, promise_match

REMINDED_AFTER = 24 * HOUR
"""Who has not moved yet is reminded so long after a round began, once."""
POSTED = 6
"""How many names of what was posted are kept."""


def begin(contest: Contest, person: int, now: int, *, manages: bool, best: Sequence[int] = ()) -> Contest:
    """Begins a season or a tournament now, for its host. Raises UserError if that cannot be.

    `best`: who is seeded before the others of a knock-out, the best first.
    """
    need_host(contest, person, manages=manages)
    if contest.phase is not Phase.OPEN:
        raise UserError("contest-runs" if contest.phase is Phase.RUNNING else "contest-over")
    if not contest.is_enough:
        raise UserError("contest-too-few", fewest=contest.limits.fewest)
    if not contest.waits_for_host:
        raise UserError("contest-begins-later", when=str(contest.starts))
    contest = drawn(contest)
    if contest.kind is Kind.KNOCKOUT:
        contest = tournament.seeded(contest, best)
    return _begun(contest, now)


def drawn(contest: Contest) -> Contest:
    """Returns a contest that begins with the promised secret, and in it those who entered in an order that is drawn."""
    begins = structs.replace(contest, secret=contest.promise, promise=None)
    return structs.replace(begins, entered=tuple(by_lot(begins, begins.entered)))


def with_promise(contest: Contest, secret: Proof) -> Contest:
    """Promises the secret of the next start, unless one is promised, or none follows."""
    if contest.promise or contest.phase is Phase.OVER or not (contest.kind is Kind.LEAGUE or contest.round is None):
        return contest
    return changed(contest, promise=secret)


def _begun(contest: Contest, now: int) -> Contest:
    begins = league.begin_season if contest.kind is Kind.LEAGUE else tournament.begin_round
    return begins(contest, now)


def later(contest: Contest, since: int, now: int) -> Contest:
    """Returns a contest as it goes on after Parlour was away `since` a moment: all that is due is due so much later."""
    if contest.away == since or contest.phase is Phase.OVER:
        return contest
    seconds = now - since
    rounds = contest.rounds
    if contest.round and contest.phase is Phase.RUNNING:
        rounds = (*rounds[:-1], structs.replace(contest.round, ends=contest.round.ends + seconds))
    starts = contest.starts + seconds if contest.starts else 0
    return changed(contest, rounds=rounds, starts=starts, changed=now, away=since)


def advanced(
    contest: Contest, now: int, found: Mapping[int, Outcome] | None = None, excluded: Collection[int] = ()
) -> Contest:
    """Returns a contest as it is `now`, after the outcomes `found` of its matches; itself if nothing has changed.

    `excluded`: people who get no place in a season that begins.
    """
    if contest.phase is Phase.OVER:
        return contest
    if contest.phase is Phase.OPEN:
        return _gathering(contest, now, excluded)
    assert contest.round is not None
    after = _with_outcomes(contest, found or {}, now)
    while after.phase is Phase.RUNNING and after.round is not None and after.round.is_decided:
        ends = league.end_season if after.kind is Kind.LEAGUE else tournament.end_round
        after = _with_outcomes(ends(after, now), {}, now)
    return after


def _gathering(contest: Contest, now: int, excluded: Collection[int]) -> Contest:
    """Begins the next season if it is time, or closes a contest in which nothing happens."""
    if contest.starts and now >= contest.starts:
        contest = without_entries(contest, excluded)
        return _begun(drawn(contest), now) if contest.is_enough else changed(contest, starts=0)
    if now >= contest.changed + GATHERING:
        return changed(contest, phase=Phase.OVER, starts=0)
    return contest


def _with_outcomes(contest: Contest, found: Mapping[int, Outcome], now: int) -> Contest:
    """Decides the pairings of the newest round whose match has an outcome, and those that cannot be played any more."""
    late = is_late(contest, now)

    def decided(pairing: Pairing) -> Pairing:
        gone = {*contest.left, *_out_of_time(contest, pairing)}
        outcome = pairing.outcome or found.get(pairing.match) or _forfeited(pairing, gone)
        if outcome is None and late and not pairing.begun:
            outcome = _missed(pairing, {*contest.left, *contest.hidden})
        return pairing if outcome is pairing.outcome else structs.replace(pairing, outcome=outcome)

    return _with_pairings(contest, {pairing: decided(pairing) for pairing in _open(contest)})


def _open(contest: Contest) -> list[Pairing]:
    """Returns the pairings of the newest round that are not decided."""
    if contest.round is None or contest.phase is not Phase.RUNNING:
        return []
    return [pairing for pairing in contest.round.pairings if pairing.outcome is None]


def _forfeited(pairing: Pairing, left: Collection[int]) -> Outcome | None:
    """Returns the outcome of a match that has not begun and for which no two people are left."""
    present = [person for person in pairing.people if person not in left]
    if pairing.match or len(present) > 1:
        return None
    return _lost_by(pairing, left if present else ())


def _missed(pairing: Pairing, absent: set[int]) -> Outcome:
    """Returns the outcome of a match that has not begun when its round is over: the absent have lost to the others."""
    if {*pairing.people} <= absent or not absent & {*pairing.people}:
        return void(pairing)
    return _lost_by(pairing, absent)


def _lost_by(pairing: Pairing, absent: Collection[int]) -> Outcome:
    """Returns the outcome of a match that the absent have lost without playing it."""
    return Outcome(tuple(2 if person in absent else 1 for person in pairing.people), How.FORFEIT)


def _with_pairings(contest: Contest, new: Mapping[Pairing, Pairing]) -> Contest:
    if all(before is after for before, after in new.items()) or contest.round is None:
        return contest
    *earlier, last = contest.rounds
    groups = tuple(Group(group.people, tuple(new.get(each, each) for each in group.pairings)) for group in last.groups)
    return changed(contest, rounds=(*earlier, structs.replace(last, groups=groups)))


def void(pairing: Pairing) -> Outcome:
    """Returns the outcome of a match that could not be played."""
    return Outcome((1,) * len(pairing.people), How.VOID)


def to_post(contest: Contest) -> list[Pairing]:
    """Returns the pairings whose match has no message yet, and waits for nobody who cannot see the channel."""
    return [pairing for pairing in _open(contest) if not pairing.match and not _waits_for(contest, pairing)]


def _waits_for(contest: Contest, pairing: Pairing) -> set[int]:
    """Returns who keeps a match from beginning: people who cannot see the channel.

    With three or four players, the others play once somebody's share of the round is over. Otherwise all of them would
    be equal, although none has played.
    """
    hidden = {*contest.hidden} & {*pairing.people}
    return hidden if len(pairing.people) == 2 else hidden - _out_of_time(contest, pairing)


def _out_of_time(contest: Contest, pairing: Pairing) -> set[int]:
    """Returns who has not seen the channel for longer than their share of the round, and still does not."""
    assert contest.round is not None
    share = (contest.round.ends - contest.round.began) // len(pairing.people)
    delays = zip(pairing.people, pairing.delays, strict=True)
    return {person for person, delay in delays if delay > share and person in contest.hidden}


def to_be_called(contest: Contest) -> set[int]:
    """Returns the people of all pairings whose match has no message yet, but for those who have withdrawn."""
    people = {person for pairing in _open(contest) if not pairing.match for person in pairing.people}
    return {person for person in people if person > 0 and person not in contest.left}


def with_hidden(contest: Contest, people: tuple[int, ...], now: int) -> Contest:
    """Notes who cannot see the channel, and for how long those who could not have held up their matches."""
    if contest.round is None or not (people or contest.hidden):
        return contest
    passed = now - max(contest.hidden_at, contest.round.began)

    def held_up(pairing: Pairing) -> Pairing:
        delays = zip(pairing.people, pairing.delays, strict=True)
        after = (seconds + passed * (person in contest.hidden) for person, seconds in delays)
        return structs.replace(pairing, held_up=tuple(after))

    waiting = [each for each in _open(contest) if not each.match and {*each.people} & {*contest.hidden}]
    after = _with_pairings(contest, {pairing: held_up(pairing) for pairing in waiting})
    told = tuple(person for person in people if person not in contest.told)
    return changed(after, hidden=people, hidden_at=now, told=(*contest.told, *told))


def to_begin(contest: Contest) -> list[Pairing]:
    """Returns the pairings whose match has a message and has not begun."""
    return [pairing for pairing in _open(contest) if pairing.match and not pairing.begun]


def under_way(contest: Contest) -> list[Pairing]:
    """Returns the pairings whose match has begun and is not decided, as far as this document says."""
    return [pairing for pairing in _open(contest) if pairing.begun]


def abandoned(contest: Contest) -> bool:
    """Whether somebody who has withdrawn still has a match under way."""
    return any(person in contest.left for pairing in under_way(contest) for person in pairing.people)


def proof_of(contest: Contest, people: tuple[int, ...]) -> Proof | None:
    """Returns the secret of a match of the newest round; None if nothing was promised for it."""
    if contest.secret is None or contest.round is None:
        return None
    added = [added_by(contest, person) for person in people]
    return promise_match(contest.secret.secret, contest.id, contest.round.number, added)


def with_proof(contest: Contest, people: tuple[int, ...], proof: Proof) -> Contest:
    """Notes the secret of a match before its message promises it, unless one is noted already."""
    waiting = [each for each in to_post(contest) if each.people == people and each.proof is None]
    return _with_pairings(contest, {each: structs.replace(each, proof=proof) for each in waiting})


def with_message(contest: Contest, people: tuple[int, ...], message: int) -> Contest:
    """Notes the message of a match."""
    waiting = [each for each in to_post(contest) if each.people == people]
    return _with_pairings(contest, {each: structs.replace(each, match=message) for each in waiting})


def with_begun(contest: Contest, matches: set[int]) -> Contest:
    """Notes which matches have begun."""
    return _with_pairings(
        contest,
        {each: structs.replace(each, begun=True, proof=None) for each in to_begin(contest) if each.match in matches},
    )


def is_late(contest: Contest, now: int) -> bool:
    """Whether the time of the newest round is over, so that what has not ended is decided as it stands."""
    return contest.phase is Phase.RUNNING and contest.round is not None and now >= contest.round.ends


def posts(contest: Contest, now: int) -> Iterator[str]:
    """Yields the names of what is to be posted once and was not yet: the kind, and the number of its round."""
    latest = contest.round
    if latest is None:
        due = ["standing.0"] if contest.message == 0 else []
    else:
        begins = bool(to_post(contest) or to_begin(contest))  # so that its standing comes after their messages
        due = [] if begins else [f"standing.{latest.number}"]
        if contest.kind is Kind.LEAGUE and contest.phase is Phase.RUNNING and now >= latest.half_time:
            due.append(f"half.{latest.number}")
        if latest.ended and contest.phase is not Phase.RUNNING:
            due.append(f"end.{latest.number}")
    yield from (name for name in due if name not in contest.posted)


def with_post(contest: Contest, name: str, message: int) -> Contest:
    """Notes that something was posted; a standing is the message that is edited from then on."""
    latest = message if name.startswith("standing") else contest.message
    return changed(contest, posted=(*contest.posted, name)[-POSTED:], message=latest)


def to_remind(contest: Contest, now: int) -> list[int]:
    """Returns those who may be reminded that they have not moved yet, in the first half of a round."""
    latest = contest.round
    if contest.phase is not Phase.RUNNING or latest is None or now >= latest.half_time:
        return []
    if now < latest.began + min(REMINDED_AFTER, (latest.ends - latest.began) // 4):
        return []
    return [person for person in contest.playing if person not in contest.reminded]


def with_reminded(contest: Contest, people: tuple[int, ...]) -> Contest:
    """Notes who was reminded in this round."""
    if not people:
        return contest
    return changed(contest, reminded=(*contest.reminded, *people))
