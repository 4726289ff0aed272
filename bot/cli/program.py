"""The program `parlour` in Typer. Each group of commands is a module, and each command imports what it needs."""

import typer

from bot import feature
from bot.cli import (
    authoring,
    maintenance,
    managing,
    records,
    rendering,
    running,
    simulating,
    studying,
    texts,
    verifying,
    workbench,
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Parlour: board games played over days on Discord.",
)
app.add_typer(running.commands)
app.add_typer(maintenance.commands)
app.add_typer(managing.commands, name="manage")
app.add_typer(simulating.commands)
app.add_typer(studying.commands)
app.add_typer(rendering.commands)
app.add_typer(authoring.commands)
app.add_typer(records.commands)
app.add_typer(verifying.commands)
app.add_typer(workbench.commands)
app.add_typer(texts.commands)
for module in feature.modules("cli"):
    app.add_typer(module.commands, name=module.NAME)
