"""What runs Parlour: `parlour play | run | worker | health`."""

import gc
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli.arguments import fail, read_settings
from bot.cli.health import Role, check

if TYPE_CHECKING:
    from bot.settings import Settings

commands = typer.Typer()


@commands.command(name="play")
def play_here(port: Annotated[int, typer.Option(help="The first port to try for the page.")] = 8765) -> None:
    """Play here and now: a local Discord in the browser, no account needed."""
    from bot.app import runner

    def show_address(url: str) -> None:
        typer.echo(f"\n  Parlour is ready. Open {url} in a browser and type /new to start a game.")
        typer.echo("  Ctrl-C stops everything; matches continue the next time.\n")

    typer.echo("Starting a local Discord, Redis and the bot …")
    _serve(lambda settings: runner.play(settings, port, show_address), quiet=True)


@commands.command()
def run(
    jobs: Annotated[bool, typer.Option(help="Run jobs too; without, `parlour worker` has to run elsewhere.")] = True,
    shards: Annotated[
        str, typer.Option(metavar="0-3/8", help="The shards to listen to, instead of those in PARLOUR_SHARDS.")
    ] = "",
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN."""
    from bot.app import runner

    def chosen(settings: "Settings") -> "Settings":
        return _with_token(settings).model_copy(update={"shards": shards} if shards else {})

    _serve(lambda settings: runner.run(chosen(settings), works=jobs))


@commands.command()
def worker() -> None:
    """Run the jobs of bots that run elsewhere, on the Redis in REDIS_URL."""
    from bot.app import runner

    _serve(lambda settings: runner.work(_with_redis(_with_token(settings))))


@commands.command()
def health(
    roles: Annotated[list[Role] | None, typer.Argument(help="What to check; by default all.")] = None,
) -> None:
    """Print how each role is doing, a line each; exit with 1 if one that was to be checked is unwell."""
    raise typer.Exit(check(roles or []))


def _serve(work: Callable[["Settings"], Coroutine[Any, Any, None]], *, quiet: bool = False) -> None:
    gc.disable()  # what is loaded leaves nothing to collect; the bot itself collects later
    from bot.app import logs, runner

    settings = read_settings()
    level = "warning" if quiet and settings.log_level == "info" else settings.log_level
    logs.set_up(level, settings.secrets, form=settings.log_format)
    try:
        runner.serve(lambda: work(settings))
    except runner.CannotRun as error:
        fail(str(error))


def _with_token(settings: "Settings") -> "Settings":
    if not settings.discord_token.get_secret_value():
        fail("DISCORD_TOKEN is not set: README explains how to create a bot and where to find its token.")
    return settings


def _with_redis(settings: "Settings") -> "Settings":
    if not settings.redis_url:
        fail("REDIS_URL is not set: a worker and its bot share one Redis.")
    return settings
