"""`parlour export` and `parlour show`, and `parlour render` of a file."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot.cli.program import app
from bot.domain import lobbies
from bot.handlers.entropy import new_proof
from bot.store.database import Store
from rules import games, record, selfplay
from tests.bot.sessions import ALICE, BOB, LOBBY, lobby


def parlour(*arguments: object, **environment: str) -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments], env=environment)


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """A file with a match of twenty random moves."""
    file = tmp_path / "match.json"
    result = parlour("export", "manhattan", "--moves", 20, "--players", 3, "--seed", 4, "--out", file)
    assert result.output == f"{file}: manhattan with 3 players, 20 moves.\n"
    return file


def edited(file: Path, **fields: Any) -> Path:
    """Changes fields of a file as somebody with an editor does."""
    file.write_bytes(msgspec.json.encode(msgspec.json.decode(file.read_bytes()) | fields))
    return file


def test_a_random_match_is_written_so_that_only_its_owner_can_read_it(exported: Path) -> None:
    manhattan = games.load("manhattan")
    assert record.decode(exported.read_bytes()) == selfplay.recorded(manhattan, 3, {}, seed=4, moves=20)
    assert exported.stat().st_mode & 0o777 == 0o600


async def test_the_owner_exports_a_stored_match_with_its_secrets(store: Store, redis_url: str, tmp_path: Path) -> None:
    session, file = lobby(ALICE, BOB), tmp_path / "stored.json"
    await store.sessions.create(session)
    after = await store.sessions.update(session, lambda now: lobbies.start(now, ALICE, LOBBY, new_proof()))
    result = await asyncio.to_thread(parlour, "export", LOBBY, "--out", file, REDIS_URL=redis_url)
    assert "It holds the key of a match that runs" in result.output
    found, playing = record.decode(file.read_bytes()), after.session.playing
    assert (found.state, found.key) == (playing.state, playing.state.chance.key.hex())
    assert record.difference(games.load("manhattan"), found) == ""


async def test_nothing_is_written_of_a_lobby_or_an_unknown_match(store: Store, redis_url: str, tmp_path: Path) -> None:
    await store.sessions.create(lobby(ALICE))
    file = tmp_path / "x.json"
    for identity in (LOBBY, LOBBY + 1):
        result = await asyncio.to_thread(parlour, "export", identity, "--out", file, REDIS_URL=redis_url)
        assert (result.exit_code, await asyncio.to_thread(file.exists)) == (1, False)


def test_a_position_is_shown_as_text_with_its_last_line_of_the_story(exported: Path) -> None:
    shown = parlour("show", exported, "--move", 15).output
    assert shown.startswith("manhattan, version 1 of its rules, 3 players, 15 moves\n")
    assert "Carol" in shown
    assert shown != parlour("show", exported, "--move", 14).output


def test_a_hand_is_shown_to_its_seat_only(exported: Path) -> None:
    views = [parlour("show", exported, "--seat", seat).output for seat in (0, 1)]
    assert views[0] != views[1] != parlour("show", exported).output


def test_texts_are_shown_in_japanese_too(exported: Path) -> None:
    assert "階" in parlour("show", exported, "--language", "ja").output


@pytest.mark.parametrize("command", [("show",), ("render", "--state")])
def test_the_image_of_a_file_is_that_of_the_same_random_match(
    command: tuple[str, ...], exported: Path, tmp_path: Path
) -> None:
    of_file, of_game = tmp_path / "file.png", tmp_path / "game.png"
    assert parlour(*command, exported, "--seat", 1, "--out", of_file).exit_code == 0
    random = ("manhattan", "--moves", 20, "--players", 3, "--seed", 4, "--seat", 1)
    assert parlour("render", *random, "--out", of_game).exit_code == 0
    assert Image.open(of_file).tobytes() == Image.open(of_game).tobytes()


def test_a_match_of_other_rules_is_shown_as_it_was_stored(exported: Path) -> None:
    stored = record.replay(games.load("manhattan"), record.decode(exported.read_bytes()), 9).state
    log = msgspec.json.decode(exported.read_bytes())["log"]
    edited(exported, version=0, log=[*log[:5], log[4], *log[5:]], state=msgspec.to_builtins(stored))
    shown = parlour("show", exported).output
    assert "These are older rules: they are at version 1 now." in shown
    assert "Its replay differs: line 5 of the log is not legal" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "{file}", "--move", "21"], "it has no move 21: they are numbered from 1 to 20."),
        (["show", "{file}", "--seat", "3"], "There is no seat 3 among 3 players"),
        (["show", "{file}.gone"], "No such file or directory."),
        (["render", "montana", "--state", "{file}", "--out", "x.png"], "a record of manhattan, not of montana."),
        (["render", "--out", "x.png"], "Name a game, or a file with --state."),
        (["export", "chess", "--out", "x.json"], "There is no game called chess"),
        (["export", "manhattan", "--players", "9", "--out", "x.json"], "2 to 4 players, not 9"),
        (["export", "manhattan", "--out", "{file}/x.json"], "Not a directory."),
    ],
)
def test_a_wrong_argument_is_explained_in_a_sentence(arguments: list[str], sentence: str, exported: Path) -> None:
    result = parlour(*(each.format(file=exported) for each in arguments))
    assert result.exit_code == 1
    assert sentence in result.stderr


def test_a_file_that_is_no_record_and_an_impossible_position_are_explained(exported: Path) -> None:
    state = msgspec.to_builtins(record.replay(games.load("manhattan"), record.decode(exported.read_bytes())).state)
    impossible = edited(exported, log=[], start=state | {"players": []})
    assert "the game cannot show this position" in parlour("show", impossible).stderr
    exported.write_text("the weather")
    assert "it is no record of a match" in parlour("show", exported).stderr
