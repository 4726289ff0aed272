"""Translations: `parlour texts`."""

from typing import Annotated

import typer

from bot.cli.arguments import fail

commands = typer.Typer()


@commands.command()
def texts(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help="A language's code, such as de.")] = "",
) -> None:
    """List the languages and how many texts each lacks; with a language, list what it lacks."""
    from bot import i18n
    from bot.languages import SUFFIX, languages

    if language:
        if language not in languages():
            fail(f"There is no language called {language}. There are: {', '.join(languages())}.")
        for package, names in i18n.missing(language).items():
            typer.echo("\n".join(f"{package.replace('.', '/')}/text/{language}{SUFFIX}: {name}" for name in names))
        return
    for code, name in i18n.language_names().items():
        lacking = sum(map(len, i18n.missing(code).values()))
        typer.echo(f"{code:<6} {name}: {f'{lacking} texts missing' if lacking else 'complete'}")
