"""The care of an installation: `parlour doctor | backup | restore | migrate`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.arguments import fail, manage, read_settings, usable

if TYPE_CHECKING:
    from bot.settings import Settings

commands = typer.Typer()


@commands.command()
def doctor() -> None:
    """Look at everything that Parlour needs, and say what to do; exit with 1 if something is wrong."""
    import asyncio

    from bot.app.doctor.examine import findings
    from bot.app.doctor.finding import Grade

    settings = read_settings()

    async def examine() -> bool:
        is_well = True
        async for finding in findings(settings):
            is_well &= finding.grade is not Grade.BAD
            typer.echo("\n".join(finding.lines))
        return is_well

    if not asyncio.run(examine()):
        raise typer.Exit(1)


@commands.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]) -> None:
    """Write everything that is stored to a file, while Parlour runs or not, and check it by replaying every match."""
    from bot.app import backup as backups

    key = read_settings().backup_key.get_secret_value()
    with usable(file):
        manage(lambda store: backups.write(store, file, key), starts=True)


@commands.command()
def restore(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="What `parlour backup` has written.")] = None,
    before_upgrade: Annotated[
        bool, typer.Option("--before-upgrade", help="Go back to the backup made before the last upgrade.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace what is in the database.")] = False,
) -> None:
    """Check a backup, and put it in the place of what is stored; Parlour has to be stopped."""
    from bot.app import backup as backups

    if file is not None and before_upgrade:
        fail("Name a file, or --before-upgrade, and not both: with --before-upgrade, Parlour finds the backup itself.")
    if file is None and not before_upgrade:
        fail("Name a file that `parlour backup` has written, or --before-upgrade.")
    if file is None:
        _go_back(read_settings(), force=force)
        return
    with usable(file):
        manage(backups.restoring(read_settings(), file, force=force), starts=True)


def _go_back(settings: "Settings", *, force: bool) -> None:
    from bot.app import upgrading
    from bot.app.management import CannotManage

    with usable(settings.backups):
        try:
            upgrading.need_readable(settings, force=force)
        except CannotManage as error:
            fail(str(error))
        manage(upgrading.going_back(settings, force=force), starts=True)


@commands.command()
def migrate(
    force: Annotated[bool, typer.Option("--force", help="Upgrade without what this version cannot read.")] = False,
) -> None:
    """Bring an older database to the form of this version, ahead of its first start; Parlour has to be stopped."""
    from bot.app.migration import migrating

    manage(migrating(read_settings(), force=force), starts=True)
