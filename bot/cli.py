"""The command line: `parlour play | run | worker | health | manage | selfplay | arena | render`."""

import gc
import sys
from collections.abc import Callable, Coroutine
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn, TypeVar

import typer

if TYPE_CHECKING:
    from bot.app.management import Work
    from bot.settings import Settings
    from rules.game import AnyGame, Options

# Each command imports what it needs: `health` runs every half minute in a container.

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Parlour: board games played over days on Discord.",
)

managing = typer.Typer(no_args_is_help=True, help="See and end what runs, and decide for servers: the owner's powers.")
app.add_typer(managing, name="manage")

T = TypeVar("T")


class Role(StrEnum):
    LISTENING = "listening"
    WORKING = "working"
    STORE = "store"


LEVELS = "hard,normal,easy,random"
SAMPLE_NAMES = ("Alice", "Bob", "Carol", "Dave")
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, such as one that `ls rules` shows.")]
MatchId = Annotated[int, typer.Argument(metavar="MATCH", min=1, help="Its id, which `matches` shows.")]
ServerId = Annotated[int, typer.Argument(metavar="SERVER", min=1, help="The server's id.")]
ChannelId = Annotated[int, typer.Argument(metavar="CHANNEL", min=1, help="The channel's id.")]
PersonId = Annotated[int, typer.Argument(metavar="PERSON", min=1, help="The person's id.")]
Decision = Annotated[Literal["allow", "forbid"], typer.Argument(metavar="allow|forbid")]
Chosen = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE, as often as needed.")]


@app.command(name="play")
def play_here(port: Annotated[int, typer.Option(help="The first port to try for the page.")] = 8765) -> None:
    """Play here and now: a local Discord in the browser, no account needed."""
    from bot.app import runner

    def show_address(url: str) -> None:
        typer.echo(f"\n  Parlour is ready. Open {url} in a browser and type /new to start a game.")
        typer.echo("  Ctrl-C stops everything; matches continue the next time.\n")

    typer.echo("Starting a local Discord, Redis and the bot …")
    _serve(lambda settings: runner.play(settings, port, show_address), quiet=True)


@app.command()
def run(
    jobs: Annotated[bool, typer.Option(help="Run jobs too; without, `parlour worker` has to run elsewhere.")] = True,
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN."""
    from bot.app import runner

    _serve(lambda settings: runner.run(_with_token(settings), works=jobs))


@app.command()
def worker() -> None:
    """Run the jobs of bots that run elsewhere, on the Redis in REDIS_URL."""
    from bot.app import runner

    _serve(lambda settings: runner.work(_with_redis(_with_token(settings))))


@app.command()
def health(
    roles: Annotated[list[Role] | None, typer.Argument(help="What to check; by default all.")] = None,
) -> None:
    """Print how each role is doing, a line each; exit with 1 if one that was to be checked is unwell."""
    gc.disable()  # imports allocate a lot and leave nothing to collect
    from bot.app.health import NothingRuns, findings

    settings = _settings()
    gc.enable()
    try:
        found = [finding for finding in findings(settings) if not roles or finding.role in roles]
    except NothingRuns as error:
        _fail(str(error))
    for finding in found:
        typer.echo(finding.line, err=not finding.is_well)
    if not all(finding.is_well for finding in found):
        raise typer.Exit(1)


@managing.command(name="matches")
def list_matches() -> None:
    """List the lobbies and matches that run, on all servers."""
    from bot.app import management

    _manage(management.list_running)


@managing.command(name="end")
def end_match(match: MatchId) -> None:
    """End a match, or close a lobby."""
    from bot.app import management

    _manage(lambda store: management.end(store, match))


@managing.command(name="move")
def move_match(match: MatchId, channel: ChannelId) -> None:
    """Move a match to another channel."""
    from bot.app import management

    _manage(lambda store: management.move(store, match, channel))


@managing.command(name="show")
def show_server(server: ServerId) -> None:
    """Show what was decided for a server."""
    from bot.app import management

    _manage(lambda store: management.show(store, server))


@managing.command(name="game")
def decide_on_game(server: ServerId, game: GameName, decision: Decision) -> None:
    """Allow or forbid a game on a server."""
    from bot.app import management

    _manage(management.allow_game(server, _game(game).info.name, allowed=decision == "allow"))


@managing.command(name="channel")
def decide_on_channel(server: ServerId, channel: ChannelId, decision: Decision) -> None:
    """Add a channel to those in which lobbies may be opened, or remove it; without any, all are allowed."""
    from bot.app import management

    _manage(management.allow_channel(server, channel, allowed=decision == "allow"))


@managing.command()
def exclude(server: ServerId, person: PersonId) -> None:
    """Keep a person out of the lobbies and matches of a server."""
    from bot.app import management

    _manage(management.exclude(server, person))


@managing.command()
def admit(server: ServerId, person: PersonId) -> None:
    """Let an excluded person take part again."""
    from bot.app import management

    _manage(management.admit(server, person))


@app.command(name="selfplay")
def play_itself(
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    options: Chosen = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games at full speed; exit with 1 if an invariant is violated."""
    from time import perf_counter

    import msgspec

    from rules import selfplay

    report = _valid(lambda: selfplay.run(_game(game), players, number, seed, _pairs(options), perf_counter))
    if as_json:
        figures = {"microseconds": report.microseconds, "games_per_second": report.games_per_second}
        typer.echo(msgspec.json.encode(msgspec.to_builtins(report) | figures).decode())
    else:
        typer.echo("\n".join(report.lines()))
    if report.violations:
        raise typer.Exit(1)


@app.command(name="arena")
def compare(
    game: GameName,
    levels: Annotated[str, typer.Option(help="Strongest first; each plays against every level after it.")] = LEVELS,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games of each pair.")] = 100,
    players: Annotated[int, typer.Option(help="How many players: one against all others.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    normal: Annotated[float, typer.Option(min=0.001, help="Seconds that the normal level thinks about a turn.")] = 1.0,
    processes: Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one per core.")] = 0,
    options: Chosen = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each pair.")] = False,
) -> None:
    """Let computer players of different levels play against each other, with seats rotated."""
    import msgspec

    from bot.app import arena

    name = _game(game).info.name
    results = arena.run(name, players, _pairs(options), levels.split(","), number, seed, normal, processes)
    while (result := _valid(lambda: next(results, None))) is not None:
        typer.echo(msgspec.json.encode(result).decode() if as_json else result.line())


@app.command()
def render(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The image to write.")],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same position.")] = 1,
    moves: Annotated[int, typer.Option(min=0, help="Random moves before the image.")] = 30,
    seat: Annotated[int | None, typer.Option(min=0, help="Whose view; without, the public view.")] = None,
    language: Annotated[Literal["en", "ja"], typer.Option()] = "en",
    options: Chosen = None,
    watch: Annotated[bool, typer.Option("--watch", help="Render again whenever a file of Parlour is saved.")] = False,
) -> None:
    """Render a random position; for a seat that is to move, with its choices numbered."""
    if watch:
        _render_again(out)
        return

    from bot.i18n import MatchWords, book
    from rendering import drawing, encode
    from rules import play, selfplay

    rules = _game(game)
    if seat is not None and seat >= players:
        _fail(f"There is no seat {seat} among {players} players, counted from 0.")
    state, events = _valid(lambda: selfplay.position(rules, players, _pairs(options), seed, moves))
    words = MatchWords(book(language, game), [*SAMPLE_NAMES, *map(str, range(len(SAMPLE_NAMES) + 1, players + 1))])
    shown = [event for event in events if not event.private]
    marks = drawing.Marks(shown, play.settle(state).get(seat, []) if seat is not None else [])
    image = drawing.load(game).draw(rules.view(state, seat), seat, marks, words)
    out.write_bytes(encode.encode(image, game))


def _render_again(out: Path) -> None:
    try:
        from bot.app import watch
    except ModuleNotFoundError as error:
        if error.name != "watchfiles":
            raise
        _fail("--watch needs the package watchfiles, which `make install-test` installs.")
    watch.render_on_change(
        [sys.executable, *(each for each in sys.orig_argv[1:] if each != "--watch")], out, typer.echo
    )


def _serve(work: Callable[["Settings"], Coroutine[Any, Any, None]], *, quiet: bool = False) -> None:
    from bot.app import logs, runner

    settings = _settings()
    logs.set_up("warning" if quiet and settings.log_level == "info" else settings.log_level, settings.secrets)
    try:
        runner.serve(lambda: work(settings))
    except runner.CannotRun as error:
        _fail(str(error))


def _manage(work: "Work") -> None:
    from bot.app import management

    try:
        lines = management.manage(_settings(), work)
    except management.CannotManage as error:
        _fail(str(error))
    typer.echo("\n".join(lines))


def _settings() -> "Settings":
    from bot.settings import Unreadable, read

    try:
        return read()
    except Unreadable as error:
        _fail(str(error))


def _with_token(settings: "Settings") -> "Settings":
    if not settings.discord_token.get_secret_value():
        _fail("DISCORD_TOKEN is not set: README explains how to create a bot and where to find its token.")
    return settings


def _with_redis(settings: "Settings") -> "Settings":
    if not settings.redis_url:
        _fail("REDIS_URL is not set: a worker and its bot share one Redis.")
    return settings


def _game(name: str) -> "AnyGame":
    from rules import games

    if name not in games.names():
        _fail(f"There is no game called {name}. There are: {', '.join(games.names())}.")
    return games.load(name)


def _pairs(options: list[str] | None) -> "Options":
    found = [option.partition("=") for option in options or []]
    return {name: value for name, _, value in found}


def _valid(make: Callable[[], T]) -> T:
    """Returns what `make` returns; prints a ValueError and ends the command."""
    try:
        return make()
    except ValueError as error:
        _fail(f"{error}.")


def _fail(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
