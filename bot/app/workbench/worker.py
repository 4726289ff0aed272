"""The process that holds the rules: reads one request per line from standard input, writes one reply per line.

It ends with its standard input. What the author's code prints goes to standard error.
"""

import faulthandler
import importlib
import os
import signal
import sys
import traceback
from collections.abc import Iterator

import msgspec
from msgspec import Raw

from bot.app.workbench import actions
from bot.app.workbench.actions import Place, Refused
from bot.app.workbench.inspect import describe, picture
from bot.app.workbench.messages import Deal, Keep, Picture, Reply, Request
from bot.i18n import words_in
from rules import games, record
from rules.game import AnyGame
from rules.record_errors import InvalidRecord


def answers(request: Request) -> Iterator[Reply | Picture]:
    """Carries out a request; yields the reply, and the pictures. An error of the rules becomes part of the reply."""
    try:
        game = _load(request.game)
        place = _place(game, request)
        if isinstance(request.action, Keep):
            yield Reply(record=_stored(place))
            return
        described = describe(game, place, request.language)
    except Refused as refused:
        yield Reply(refusal=str(refused))
        return
    except Exception:
        yield Reply(error=traceback.format_exc())
        return
    yield Reply(record=_stored(place), scene=described.scene)
    viewers = range(len(described.scene.players) + 1)
    for viewer in sorted(viewers, key=lambda viewer: viewer != request.viewer):
        yield picture(game, described, viewer)


def _load(name: str) -> AnyGame:
    """Returns a game. Raises Refused if it is left out, or what its package raises when it is imported."""
    for each in games.catalogue().left_out:
        if each.game == name:
            importlib.import_module(f"{each.package}.rules")
            raise Refused(each.line)
    return games.load(name)


def _place(game: AnyGame, request: Request) -> Place:
    """Returns the place after the action of a request. Raises Refused."""
    if isinstance(request.action, Deal):
        return actions.deal(game, request.action)
    try:
        found = record.decode(bytes(request.record))
    except InvalidRecord as error:
        raise Refused(f"These rules cannot read the match: {error}.") from error
    if found.game != request.game:
        raise Refused(f"This is a match of {found.game}, not of {request.game}.")
    return actions.act(game, Place(found, request.line), request.action)


def _stored(place: Place) -> Raw:
    return Raw(msgspec.json.encode(place.record))


def main() -> None:
    """Answers requests until standard input ends. Its argument: seconds after which rules count as endless."""
    patience = float(sys.argv[1])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of the terminal
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as replies:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        words_in("en")  # the texts of all games, which are there before the first request
        decoder = msgspec.json.Decoder(Request)
        for line in sys.stdin.buffer:
            faulthandler.dump_traceback_later(patience, exit=True)
            for answer in answers(decoder.decode(line)):
                replies.write(msgspec.json.encode(answer) + b"\n")
                replies.flush()
            faulthandler.cancel_dump_traceback_later()


if __name__ == "__main__":
    main()
