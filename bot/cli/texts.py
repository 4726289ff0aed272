"""Translations: `parlour texts`."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import fail, read_settings, usable

commands = typer.Typer()


@commands.command()
def texts(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help="A language's code, such as de.")] = "",
    page: Annotated[bool, typer.Option("--page", help="Open a page on which the language is translated.")] = False,
    folder: Annotated[Path | None, typer.Option(help="Where the page writes, or --add puts texts.")] = None,
    add: Annotated[Path | None, typer.Option(help="Add the translation that somebody has sent: a zip.")] = None,
    port: Annotated[int, typer.Option(min=1, max=65000, help="The first port to try for the page.")] = 8785,
) -> None:
    """List the languages and how many texts each lacks; with a language, list what it lacks, or translate it.

    Without --folder, the page writes to texts-LANGUAGE, and --add to the folder of data.
    """
    if add:
        _add(add, folder)
    elif page:
        _translate(language, folder or Path(f"texts-{language}"), port)
    else:
        _list(language)


def _add(source: Path, folder: Path | None) -> None:
    from bot.app.translating import files

    to = folder.absolute() if folder else read_settings().texts
    try:
        with usable(source):
            taken = files.add(source, to)
    except files.Refused as error:
        fail(str(error))
    typer.echo("\n".join(taken.left_out), err=True, nl=bool(taken.left_out))
    restart = "" if folder else " Restart Parlour."
    typer.echo(f"{taken.texts} texts of {', '.join(sorted(taken.languages))} are in {to}.{restart}")


def _translate(language: str, folder: Path, port: int) -> None:
    import asyncio

    from bot.app import serving
    from bot.app.translating import server
    from bot.languages import SOURCE, is_code

    if not is_code(language) or language == SOURCE:
        fail("Name the language to translate into by its code, such as `parlour texts de --page`.")

    def show(url: str) -> None:
        typer.echo(f"\n  Open {url} in a browser. Each text is kept in {folder} once nothing is wrong with it.")
        typer.echo("  Ctrl-C stops the page; the next time it goes on from there.\n")

    with usable(folder):
        asyncio.run(serving.until_stopped(lambda: server.serve(language, folder, port, show)))


def _list(language: str) -> None:
    from bot import i18n
    from bot.languages import SUFFIX, catalogue, languages

    read_settings()
    shown = [each for each in languages() if language in ("", each)]
    left_out = [each.line for each in catalogue().left_out]
    left_out += [file.line for each in shown for file in i18n.unreadable(each)]
    typer.echo("\n".join(left_out), err=True, nl=bool(left_out))
    if language:
        if language not in languages():
            fail(f"There is no language called {language}. There are: {', '.join(languages())}.")
        for package, names in i18n.missing(language).items():
            reasons = i18n.unusable(package, language)
            for name in names:
                reason = f": {reasons[name]}" if name in reasons else ""
                typer.echo(f"{package.replace('.', '/')}/text/{language}{SUFFIX}: {name}{reason}")
        return
    for code, name in i18n.language_names().items():
        lacking = sum(map(len, i18n.missing(code).values()))
        typer.echo(f"{code:<6} {name}: {f'{lacking} texts missing' if lacking else 'complete'}")
