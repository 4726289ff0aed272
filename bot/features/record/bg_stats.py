"""Matches as a file that the app BG Stats (Board Game Stats) imports. Pure.

The app publishes no description of its files, but shares and imports them itself: JSON with the ending `.bgsplay`. The
names of all fields are those of files that it has shared, as https://github.com/ctuncan/bga_bgstats writes them for it
to import. What the app describes is the same play in a link ("Linking and pushing to BG Stats from other apps or
websites", https://app.bgstatsapp.com/createPlay.html): one play at a time, and longer than the link of a button may be.
On Android the app refuses objects without their yes-or-no fields, so none is left out.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid5

import msgspec

from bot.features.record.played import Finished, Played
from rules import games

NAME = "parlour.bgsplay"
ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats."
)
WITHOUT_SERVER = "Discord"
"""Where a match was played whose server has no name for the person."""
_NAMESPACE = UUID("a4a51f0e-3f0c-4c0e-9a35-52a4c1f2c5b1")
"""So that what is imported again replaces what was imported before."""
_COMPUTER = '{"isNpc":1}'
"""Marks a seat that no person had."""

Json = dict[str, Any]


def file(matches: Collection[Played], person: int) -> bytes:
    """Returns the matches that have a result, as plays of `person`."""
    decided = [match for match in matches if match.decided]
    newest = max((match.moment for match in decided), default=0)
    ids = _Ids(person)
    plays = [_play(match, ids) for match in decided]
    seats: dict[str, list[Finished]] = {}
    for seat in (seat for match in decided for seat in match.seats):
        seats.setdefault(_key(seat), []).append(seat)
    content = {
        "about": ABOUT,
        "players": [_player(key, number, seats.get(key, []), newest, ids) for key, number in ids.players.items()],
        "locations": [
            {"uuid": ids.uuid("place", name), "id": number, "name": name, "modificationDate": _time(newest)}
            for name, number in ids.places.items()
        ],
        "games": [_game(name, number, decided, newest, ids) for name, number in ids.games.items()],
        "plays": plays,
        "userInfo": {"meRefId": ids.players[str(person)]},
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


class _Ids:
    """The numbers by which plays refer to players, places and games, given as they come."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.players: dict[str, int] = {str(person): 1}
        self.places: dict[str, int] = {}
        self.games: dict[str, int] = {}

    def uuid(self, kind: str, name: str) -> str:
        """Returns the same for the same thing in every file of the same person."""
        return str(uuid5(_NAMESPACE, f"{self.person} {kind} {name}")).upper()


def _number(numbers: dict[str, int], name: str) -> int:
    return numbers.setdefault(name, len(numbers) + 1)


def _key(seat: Finished) -> str:
    """Returns what tells players apart: the same person has the same in all matches."""
    return str(seat.person or seat.name)


def _play(match: Played, ids: _Ids) -> Json:
    time = _time(match.moment)
    return {
        "uuid": ids.uuid("play", str(match.match)),
        "modificationDate": time,
        "entryDate": time,
        "playDate": time,
        "playDateYmd": int(f"{_date(match.moment):%Y%m%d}"),
        "usesTeams": any(seat.team is not None for seat in match.seats),
        "durationMin": match.minutes,
        "ignored": False,
        "manualWinner": True,
        "rounds": 0,
        "rating": 0,
        "scoringSetting": 0,
        "locationRefId": _number(ids.places, match.server or WITHOUT_SERVER),
        "gameRefId": _number(ids.games, match.game),
        "board": "",
        "comments": "; ".join(f"{name}={value}" for name, value in match.options.items()),
        "playerScores": [_score(seat, order, ids) for order, seat in enumerate(match.seats)],
    }


def _score(seat: Finished, order: int, ids: _Ids) -> Json:
    return {
        "score": "" if seat.points is None else str(seat.points),
        "winner": seat.won,
        "newPlayer": False,
        "startPlayer": False,
        "playerRefId": _number(ids.players, _key(seat)),
        "rank": seat.place or 0,
        "seatOrder": order + 1,
        "team": "" if seat.team is None else str(seat.team + 1),
        "metaData": _COMPUTER if seat.is_computer else "{}",
    }


def _player(key: str, number: int, seats: Sequence[Finished], newest: int, ids: _Ids) -> Json:
    return {
        "uuid": ids.uuid("player", key),
        "id": number,
        "name": seats[0].name if seats else "",
        "isAnonymous": not any(seat.person for seat in seats) and number != 1,
        "modificationDate": _time(newest),
        "bggUsername": "",
    }


def _game(name: str, number: int, matches: Iterable[Played], newest: int, ids: _Ids) -> Json:
    info = games.load(name).info
    title = next(match.name for match in matches if match.game == name)
    return {
        "uuid": ids.uuid("game", name),
        "id": number,
        "name": title,
        "modificationDate": _time(newest),
        "cooperative": False,
        "highestWins": True,
        "noPoints": False,
        "usesTeams": False,
        "isBaseGame": 1,
        "isExpansion": 0,
        "bggId": info.bgg,
        "bggName": title if info.bgg else "",
        "bggYear": 0,
        "minPlayerCount": info.fewest,
        "maxPlayerCount": info.most,
    }


def _date(moment: int) -> datetime:
    return datetime.fromtimestamp(moment, UTC)


def _time(moment: int) -> str:
    """Returns a moment as the app writes it: in UTC."""
    return f"{_date(moment):%Y-%m-%d %H:%M:%S}"
