"""The care of an installation: `parlour doctor | backup | restore`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.arguments import manage, read_settings
from bot.cli.records import explained

if TYPE_CHECKING:
    from bot.store.database import Store

commands = typer.Typer()


@commands.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]) -> None:
    """Write everything that is stored to a file, while Parlour runs or not, and check it by replaying every match."""
    from bot.app import backup as backups

    with explained(file):
        manage(lambda store: backups.write(store, file), starts=True)


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `parlour backup` has written.")],
    force: Annotated[bool, typer.Option("--force", help="Delete first what is in the database.")] = False,
) -> None:
    """Check a backup, and write it into the database; Parlour has to be stopped."""
    from bot.app import backup as backups
    from bot.app.databases import is_running

    settings = read_settings()

    async def work(store: "Store") -> list[str]:
        return await backups.restore(store, file, force=force, running=await is_running(settings, store))

    with explained(file):
        manage(work, starts=True)
