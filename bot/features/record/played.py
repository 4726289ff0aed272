"""Matches of a person as they leave Parlour: what each was, and how everybody finished."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from bot.domain.clock import NONE, name_of
from bot.domain.results import Player, Result, result_of
from bot.domain.session import AnySession
from bot.domain.session_options import CLOCK, OPTIONS
from bot.features.record.rated import rated_match
from bot.i18n import words_in
from bot.views.wording import names


class Finished(NamedTuple):
    """A seat of a match, and how it finished."""

    person: int
    """0: a computer, or somebody about whom nothing is stored any more."""
    name: str
    """As the person who takes the match along sees it."""
    is_computer: bool
    points: int | None
    """None: the match was not played to its end."""
    place: int | None
    """None: the match has no result."""
    won: bool
    team: int | None


class Played(NamedTuple):
    """A match that is over."""

    match: int
    """The id of its session."""
    guild: int
    """0: in direct messages, or in a chat."""
    server: str
    """The name of the server; empty if the person is not on it."""
    game: str
    name: str
    """That of the game, in the language of the person."""
    moment: int
    """When somebody moved last."""
    minutes: int
    """How long the turns of its people took together."""
    options: dict[str, str]
    """Those that differ from the defaults."""
    rated: bool
    ending: str
    decided: bool
    seats: tuple[Finished, ...]


def played(sessions: Collection[AnySession], person: int, servers: dict[int, str], language: str) -> Iterator[Played]:
    """Yields those of `sessions` that say something about `person`, who has a seat at their end.

    `servers`: the names of the servers that the person is on.
    """
    for session in sessions:
        result = result_of(session)
        if result and any(player.person == person for player in result.players):
            yield _played(session, result, servers, language)


def _played(session: AnySession, result: Result, servers: dict[int, str], language: str) -> Played:
    spent = sum(seat.spent + sum(holder.spent for holder in seat.earlier) for seat in session.seats)
    shown = names(session, language)
    return Played(
        match=result.match,
        guild=result.guild,
        server=servers.get(result.guild, ""),
        game=result.game,
        name=words_in(language, result.game)("game-name"),
        moment=result.moment,
        minutes=round(spent / 60),
        options=_unusual(session),
        rated=rated_match(session, result) is not None,
        ending=session.ending,
        decided=result.decided,
        seats=tuple(_finished(result, player, shown[player.seat]) for player in result.players),
    )


def _finished(result: Result, player: Player, name: str) -> Finished:
    return Finished(
        person=player.person,
        name=name,
        is_computer=not (player.person or player.sitting.former),
        points=player.score.points if result.complete else None,
        place=player.place if result.decided else None,
        won=result.decided and player.won,
        team=player.score.team,
    )


def _unusual(session: AnySession) -> dict[str, str]:
    usual = {option.name: option.values[0] for option in (*session.rules.info.options, *OPTIONS)} | {CLOCK: NONE}
    chosen = {**session.options, **session.match_options, CLOCK: name_of(session.clock)}
    return {name: value for name, value in chosen.items() if value != usual.get(name)}
