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

    def show_address(url: str) -> None:
        typer.echo(f"\n  Parlour is ready. Open {url} in a browser and type /new to start a game.")
        typer.echo("  Ctrl-C stops everything; matches continue the next time.\n")

    async def play(settings: "Settings") -> None:
        _set_up_logs(settings, quiet=True)
        from bot.app import runner

        await runner.play(settings, port, show_address)

    typer.echo("Starting a local Discord, Redis and the bot …")
    _serve(read_settings(), play)


@commands.command()
def run(
    jobs: Annotated[bool, typer.Option(help="Run jobs too; without, `parlour worker` has to run elsewhere.")] = True,
    shards: Annotated[
        str, typer.Option(metavar="0-3/8", help="The shards to listen to, instead of those in PARLOUR_SHARDS.")
    ] = "",
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN."""

    async def run_bot(settings: "Settings") -> None:
        from bot.app import serving

        async with serving.database(settings) as database:  # it loads its data while the rest of Parlour is imported
            _set_up_logs(settings)
            from bot.app import runner

            await runner.run(settings, works=jobs, database=database)

    chosen = _with_token(read_settings()).model_copy(update={"shards": shards} if shards else {})
    _serve(chosen, run_bot)


@commands.command()
def worker() -> None:
    """Run the jobs of bots that run elsewhere, on the Redis in REDIS_URL."""

    async def work(settings: "Settings") -> None:
        _set_up_logs(settings)
        from bot.app import runner

        await runner.work(settings)

    _serve(_with_redis(_with_token(read_settings())), work)


@commands.command()
def health(
    roles: Annotated[list[Role] | None, typer.Argument(help="What to check; by default all.")] = None,
) -> None:
    """Print how each role is doing, a line each; exit with 1 if one that was to be checked is unwell."""
    raise typer.Exit(check(roles or []))


def _serve(settings: "Settings", work: Callable[["Settings"], Coroutine[Any, Any, None]]) -> None:
    gc.disable()  # what is loaded leaves nothing to collect; the bot enables it later
    from bot.app import serving

    try:
        serving.serve(lambda: work(settings))
    except serving.CannotRun as error:
        fail(str(error), error.code)


def _set_up_logs(settings: "Settings", *, quiet: bool = False) -> None:
    from bot.app import logs

    level = "warning" if quiet and settings.log_level == "info" else settings.log_level
    logs.set_up(level, settings.secrets, form=settings.log_format)


def _with_token(settings: "Settings") -> "Settings":
    if not settings.discord_token.get_secret_value():
        fail("DISCORD_TOKEN is not set: README explains how to create a bot and where to find its token.")
    return settings


def _with_redis(settings: "Settings") -> "Settings":
    if not settings.redis_url:
        fail("REDIS_URL is not set: a worker and its bot share one Redis.")
    return settings
