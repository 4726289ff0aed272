"""The command line: what it prints, renders and refuses."""

from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from msgspec import structs
from PIL import Image
from typer.testing import CliRunner, Result

from bot.cli.program import app
from rendering.theme import CHOICE
from rules import games, proof, record
from rules import match as matches
from rules.chance import key
from rules.record import AnyRecord


def parlour(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, arguments, env=environment)


def test_selfplay_reports_games_decisions_speed_and_points_by_seat() -> None:
    result = parlour("selfplay", "manhattan", "--games", "3", "--players", "3", "--seed", "7", "--json")
    assert result.exit_code == 0
    report = msgspec.json.decode(result.stdout)
    assert (report["game"], report["games"], len(report["seats"])) == ("manhattan", 3, 3)
    assert report["microseconds"] > 0
    assert report["broken"] == []


def test_files_of_texts_that_cannot_be_read_are_named(texts_of_host: Path) -> None:
    file, good = (texts_of_host / f"bot/text/{language}.ftl" for language in ("pl", "nl"))
    file.parent.mkdir(parents=True)
    file.write_bytes(b"language-name = Pl\xff\xfe")
    good.write_text("language-name = Nederlands")
    for arguments in ((), ("pl",)):
        result = parlour("texts", *arguments, PARLOUR_DATA=str(texts_of_host.parent))
        assert result.exit_code == 0
        assert f"{file} is left out: its line 1 is not UTF-8." in result.stderr
    assert "Nederlands" in parlour("texts", PARLOUR_DATA=str(texts_of_host.parent)).stdout
    assert str(file) not in parlour("texts", "nl", PARLOUR_DATA=str(texts_of_host.parent)).stderr


def test_a_text_that_cannot_be_used_is_listed_with_the_reason(texts_of_host: Path) -> None:
    file = texts_of_host / "bot/text/nl.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("button-join = Meedoen\nbutton-leave = { $broken\nbutton-accept = { $gek }\n")
    lines = parlour("texts", "nl", PARLOUR_DATA=str(texts_of_host.parent)).stdout.splitlines()
    assert "bot/text/nl.ftl: button-leave: it cannot be read" in lines
    assert "bot/text/nl.ftl: button-accept: English has no variable $gek" in lines
    assert "bot/text/nl.ftl: button-refuse" in lines
    assert not [line for line in lines if "button-join" in line]
    assert f"nl     nl: {len(lines)} texts missing" in parlour("texts", PARLOUR_DATA=str(texts_of_host.parent)).stdout


def test_a_translation_is_added_to_the_folder_of_data_or_to_another(texts_of_host: Path, tmp_path: Path) -> None:
    sent, checkout = tmp_path / "sent", tmp_path / "checkout"
    (sent / "bot/text").mkdir(parents=True)
    (sent / "bot/text/nl.ftl").write_text("button-join = Meedoen\n")
    for arguments, folder in (((), texts_of_host), (("--folder", str(checkout)), checkout)):
        result = parlour("texts", "--add", str(sent), *arguments, PARLOUR_DATA=str(texts_of_host.parent))
        assert f"1 texts of nl are in {folder}." in result.stdout
        assert (folder / "bot/text/nl.ftl").read_text() == "button-join = Meedoen\n"


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (parlour("selfplay", "manhattan", "--games", "2", "--json").stdout for _ in range(2))
    assert msgspec.json.decode(first)["seats"] == msgspec.json.decode(second)["seats"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["selfplay", "chess"], "There is no game called chess"),
        (["selfplay", "manhattan", "--players", "9"], "2 to 4 players, not 9"),
        (["selfplay", "manhattan", "--option", "promo=maybe"], "no option promo=maybe"),
        (["arena", "manhattan", "--players", "9"], "2 to 4 players, not 9"),
        (["arena", "manhattan", "--levels", "hard,superb"], "no level called superb"),
        (["study", "manhattan", "--strengths", "hard"], "a number of iterations"),
        (["study", "manhattan", "--compare", "nowhere"], "nowhere/games.jsonl: No such file"),
        (["render", "manhattan", "--players", "1", "--out", "board.png"], "2 to 4 players, not 1"),
        (["render", "manhattan", "--option", "promo=maybe", "--out", "board.png"], "no option promo=maybe"),
        (["render", "manhattan", "--seat", "5", "--out", "board.png"], "no seat 5"),
        (["render", "manhattan", "--out", "nowhere/board.png"], "nowhere/board.png: No such file"),
        (["train", "mint_works", "--folder", "/dev/null/nowhere"], "/dev/null/nowhere: Not a directory"),
        (["restore"], "Name a file that `parlour backup` has written, or --before-upgrade."),
        (["restore", "a.backup", "--before-upgrade"], "not both"),
    ],
)
def test_a_wrong_argument_is_explained_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = parlour(*arguments)
    assert result.exit_code == 1
    assert sentence in result.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "No such file"),
        (b"", "truncated"),
        (b"\xff\xfe", "malformed"),
        (b"[" * 5000, "it is no"),
        (b"[]", "Expected `object`"),
        (b'{"format": 9, "game": "manhattan"}', "its format is 9"),
        (b'{"format": 1, "game": "chess"}', "no game called chess"),
        (b'{"format": 1, "game": "manhattan", "version": 1, "seats": 900, "key": ""}', "2 to 4 players, not 900"),
        (b'{"format": 1, "game": "manhattan", "version": 1, "seats": 2, "key": "zz"}', "non-hexadecimal"),
    ],
)
def test_a_file_that_is_not_of_a_match_is_refused_in_a_sentence(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    file = tmp_path / "match.json"
    if content is not None:
        file.write_bytes(content)
    result = parlour("verify", str(file))
    assert result.exit_code == 1
    assert reason in result.stderr
    assert "Traceback" not in result.stderr


ADDED = ("1001", f"1002 {proof.words_entropy('seven blue cats')}")


def fair_match(promised: proof.Proof | None = None, *, shuffled: bool = True) -> AnyRecord:
    """Returns the file of a match of Alice and Bob, who has added words, after its first line."""
    sealed, _ = proof.seal(promised or proof.promise(key(1)), 5001, ADDED, shuffled=shuffled)
    game = games.load("manhattan")
    chance = proof.chance_key(sealed, game.info.name, game.info.version, games.complete(game, {}))
    match, opening = matches.start_match(game, 2, {}, chance)
    return record.of_match(match, [opening], sealed, ("Alice", "Bob"))


def verified(folder: Path, file: AnyRecord, *arguments: str) -> Result:
    out = folder / "match.json"
    out.write_bytes(record.encode(file))
    return parlour("verify", str(out), *arguments)


def test_verify_shows_all_that_the_host_of_the_bot_could_have_invented(tmp_path: Path) -> None:
    printed = verified(tmp_path, fair_match(), "--words", "seven blue cats").stdout
    digest = proof.words_entropy("seven blue cats")
    for line in ("5001", "seats: drawn", "Alice added 1001", f"Bob added 1002 {digest}, your words", "promo: off"):
        assert line in printed
    assert "seats and draws follow" in printed


def test_verify_calls_a_match_of_other_rules_not_checked_but_not_wrong(tmp_path: Path) -> None:
    file = structs.replace(fair_match(), version=0)
    assert file.proof is not None
    file.key = proof.chance_key(file.proof, file.game, 0, file.options).hex()
    result = verified(tmp_path, file)
    assert result.stderr.startswith("NOT CHECKED: This match was played by another version of the rules")
    assert (result.exit_code, "WRONG" in result.stderr) == (1, False)


def test_verify_says_that_the_seats_of_a_rematch_were_not_drawn(tmp_path: Path) -> None:
    printed = verified(tmp_path, fair_match(shuffled=False)).stdout
    assert "seats: not drawn" in printed
    assert "seats and draws follow" not in printed


def test_the_secret_of_a_match_of_a_contest_has_to_follow_from_that_of_the_contest(tmp_path: Path) -> None:
    """Whoever draws secrets until the dice of a pairing suit them cannot find one that follows."""
    shown = proof.fingerprint(proof.promise(key(5)).published)
    fair = fair_match(proof.promise_match(key(5), 7001, 2, ADDED), shuffled=False)
    assert "Not proved: that the secret follows" in verified(tmp_path, fair).stdout
    result = verified(tmp_path, fair, "--published", shown, "--contest-secret", key(5).hex())
    assert (result.exit_code, "season or round: 2" in result.stdout, "Not proved" in result.stdout) == (
        0,
        True,
        False,
    )
    origin = proof.OfContest(proof.promise(key(5)).published, 7001, 2)
    chosen = fair_match(structs.replace(proof.promise(key(6)), contest=origin), shuffled=False)
    for file, secret in ((chosen, key(5).hex()), (fair, key(6).hex()), (fair, ""), (fair, "zz"), (fair_match(), "00")):
        result = verified(tmp_path, file, "--contest-secret", secret)
        assert (result.exit_code, "WRONG" in result.stderr) == (1, True)


def test_a_file_cannot_rewrite_what_verify_prints(tmp_path: Path) -> None:
    printed = verified(tmp_path, structs.replace(fair_match(), players=["A\x1b[2Jlice", "Bob\nAll is fair"])).stdout
    assert "\x1b" not in printed
    assert "A?[2Jlice, Bob?All is fair" in printed
    shown = parlour("show", str(tmp_path / "match.json")).stdout
    assert "A?[2Jlice" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("arguments", [("--published", ""), ("--words", "")])
def test_verify_compares_what_is_given_also_if_it_is_empty(tmp_path: Path, arguments: tuple[str, str]) -> None:
    result = verified(tmp_path, fair_match(), *arguments)
    assert (result.exit_code, "WRONG" in result.stderr) == (1, True)


def test_a_file_whose_published_hash_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = fair_match()
    assert file.proof is not None
    result = verified(tmp_path, structs.replace(file, proof=structs.replace(file.proof, published="zz")))
    assert (result.exit_code, result.stderr.strip().endswith("no SHA-256 in hexadecimal.")) == (1, True)


def test_verify_shows_no_points_of_a_position_that_does_not_follow(tmp_path: Path) -> None:
    file = fair_match()
    assert file.state is not None
    file.state.players.clear()
    result = verified(tmp_path, file)
    assert (result.exit_code, "points" in result.stdout) == (1, False)
    assert "does not lead to this position" in result.stderr


def test_a_file_that_names_other_players_than_it_has_seats_is_refused(tmp_path: Path) -> None:
    result = verified(tmp_path, structs.replace(fair_match(), players=["Alice"]))
    assert "names 1 players for 2 seats" in result.stderr


def test_words_that_are_no_text_are_nobodys(tmp_path: Path) -> None:
    result = verified(tmp_path, fair_match(), "--words", "\udcff")
    assert (result.exit_code, type(result.exception)) == (1, SystemExit)
    assert "Nobody has added these words" in result.stderr


def test_the_arena_reports_how_often_each_level_won() -> None:
    arguments = ("arena", "mint_works", "--levels", "easy,random", "--games", "2", "--normal", "0.01")
    report = parlour(*arguments).stdout
    assert report.startswith("easy against 1 random: ")
    results = [msgspec.json.decode(line) for line in parlour(*arguments, "--json").stdout.splitlines()]
    assert [(each["one"], each["others"], each["games"]) for each in results] == [("easy", "random", 2)]


def test_a_study_of_another_game_is_no_study_to_compare_with(tmp_path: Path) -> None:
    small = ("--strengths", "random", "--games", "2", "--random", "1", "--processes", "1")
    before, now = tmp_path / "before", tmp_path / "now"
    assert parlour("study", "rolled_west", *small, "--out", str(before)).exit_code == 0
    for game, players in (("coal_baron", "2"), ("rolled_west", "3")):
        chosen = ("--players", players, "--compare", str(before), "--out", str(now))
        result = parlour("study", game, *small, *chosen)
        assert result.exit_code == 1
        assert "has a study of rolled_west with 2 players" in result.stderr
        assert not now.exists()


def test_a_study_is_written_with_its_plots(tmp_path: Path) -> None:
    chosen = ("--strengths", "4", "--games", "2", "--random", "1", "--processes", "1", "--out", str(tmp_path))
    result = parlour("study", "rolled_west", *chosen)
    assert "**Length** (4 iterations)" in result.stdout
    names = {line.rpartition("/")[2] for line in result.stdout.splitlines() if line.startswith(str(tmp_path))}
    assert names == {file.name for file in tmp_path.iterdir()} - {"games.jsonl"} >= {"report.md", "seats.png"}


@pytest.mark.parametrize("game", games.names())
def test_render_writes_an_image_of_a_position(game: str, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert parlour("render", game, "--out", str(out), "--moves", "20", "--seat", "0").exit_code == 0
    with Image.open(out) as image:
        assert image.width <= 1400


def test_render_uses_the_given_options(tmp_path: Path) -> None:
    assert opening(tmp_path, "--option", "promo=on") != opening(tmp_path)


def test_render_numbers_the_choices_of_a_seat_to_move(tmp_path: Path) -> None:
    has_numbers = [
        Image.open(BytesIO(opening(tmp_path, "--option", "start_player=first_seat", "--seat", seat)))
        .convert("RGB")
        .getcolors(256)
        for seat in "01"
    ]
    assert [any(colour == CHOICE for _, colour in colours or []) for colours in has_numbers] == [True, False]


def opening(folder: Path, *arguments: str) -> bytes:
    """Returns the image of a new game."""
    out = folder / "board.png"
    assert parlour("render", "manhattan", "--out", str(out), "--moves", "0", *arguments).exit_code == 0
    return out.read_bytes()


def test_run_without_a_token_explains_what_to_do() -> None:
    result = parlour("run", DISCORD_TOKEN="")
    assert result.exit_code == 1
    assert "DISCORD_TOKEN is not set" in result.stderr


def test_a_worker_without_a_shared_redis_explains_what_to_do() -> None:
    result = parlour("worker", DISCORD_TOKEN="token", REDIS_URL="")
    assert result.exit_code == 1
    assert "REDIS_URL is not set" in result.stderr


def test_no_command_prints_local_variables_in_a_traceback() -> None:
    assert not app.pretty_exceptions_enable  # of the command as a whole, with all groups


def test_an_invalid_setting_is_named() -> None:
    result = parlour("health", PARLOUR_THINKERS="many")
    assert result.exit_code == 1
    assert "PARLOUR_THINKERS" in result.stderr


def test_health_fails_if_nothing_is_running(tmp_path: Path) -> None:
    assert parlour("health", PARLOUR_DATA=str(tmp_path), REDIS_URL="").exit_code == 1
