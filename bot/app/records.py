"""Records as files: `parlour export` and `parlour show`."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app import pictures
from bot.domain.errors import UserError
from bot.domain.session import Stage
from bot.i18n import MatchWords, Words, words_in
from bot.views.wording import story, verdict_key
from rules import games, record
from rules.record import AnyRecord, Position

if TYPE_CHECKING:
    from bot.app.management import Work
    from bot.store.database import Store

LARGEST = 10_000_000
"""The most bytes of a file: that of a long match has about a hundredth of this."""
SECRETS = "It holds the key of a match that runs, and with it everything that is hidden: show it to nobody who plays."


class Refused(Exception):
    """A file does not hold what is wanted. The message is a sentence without a full stop."""


def of_stored(match: int, out: Path) -> "Work":
    """Returns the work that writes a stored match to `out`. It raises UserError if there is none."""

    async def work(store: "Store") -> list[str]:
        session = await store.sessions.load(match)
        if session is None:
            raise UserError("no-session")
        log = await store.sessions.log(session)
        found = record.of_match(session.playing, log, session.proof)  # without names: it may end in a bug report
        write(found, out)
        return [written(found, out), *([SECRETS] if session.stage is not Stage.OVER else [])]

    return work


def write(found: AnyRecord, out: Path) -> None:
    """Writes a record. Nobody else on this machine can read the file: it may hold secrets."""
    out.touch(mode=0o600)
    out.chmod(0o600)
    out.write_bytes(record.encode(found))


def written(found: AnyRecord, out: Path) -> str:
    """Returns the sentence about a file that was written."""
    return f"{out}: {found.game} with {found.seats} players, {_moves(len(found.log))}."


def read(file: Path) -> AnyRecord:
    """Reads a record. Raises Refused, InvalidRecord, OSError."""
    with file.open("rb") as content:
        read = content.read(LARGEST + 1)
    if len(read) > LARGEST:
        raise Refused(f"it is larger than {LARGEST} bytes")
    return record.decode(read)


def position(found: AnyRecord, move: int | None = None) -> Position:
    """Returns the position after `move` moves; None: the last one, as stored if the rules of today lead elsewhere.

    Raises Refused if there is none, InvalidRecord if it does not follow.
    """
    game = games.load(found.game)
    most = max(0, len(found.log) - 1)
    if move is None:
        if found.state is not None and record.difference(game, found):
            return Position(found.state, found.log)
        return record.replay(game, found)
    if not 0 <= move <= most:
        raise Refused(f"it has no move {move}: they are numbered from 1 to {most}")
    reached = record.replay(game, found, move + 1)
    if reached.problem:
        raise Refused(str(reached.problem))
    return reached


def described(found: AnyRecord, shown: Position, seat: int | None, language: str) -> Iterator[str]:
    """Yields the lines that `parlour show` prints: which position, what happened last, the board as text."""
    game = games.load(found.game)
    words = _words(found, language)
    yield f"{found.game}, version {found.version} of its rules, {found.seats} players, {_moves(len(shown.log))}"
    if found.version != game.info.version:
        yield f"These are older rules: they are at version {game.info.version} now."
    if problem := record.difference(game, found):
        yield f"Its replay differs: {problem}."
    yield ""
    yield from story(shown.log[-1:], words, seat)
    yield pictures.text(game, shown.state, seat, words)


def texts(found: AnyRecord) -> Words:
    """Returns the texts about a match in a file."""
    return words_in("en", found.game)


def fairness(found: AnyRecord) -> str:
    """Returns the sentence about a match in which nothing is wrong."""
    return texts(found)(verdict_key(found.proof), lines=len(found.log))


def draw(found: AnyRecord, shown: Position, seat: int | None, language: str, out: Path) -> None:
    """Writes the image of a position."""
    words = _words(found, language)
    out.write_bytes(pictures.image(games.load(found.game), shown.state, shown.events, seat, words))


def _words(found: AnyRecord, language: str) -> MatchWords:
    if not found.players:
        return pictures.sample_words(found.game, found.seats, language)
    return MatchWords(words_in(language, found.game), [plain(name) for name in found.players])


def plain(text: str) -> str:
    """Returns `text` from a file without what could rewrite a terminal."""
    return "".join(each if each.isprintable() else "?" for each in text)


def _moves(lines: int) -> str:
    moves = max(0, lines - 1)
    return f"{moves} move{'' if moves == 1 else 's'}"
