"""What stands out in a game: `parlour study`."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import Chosen, GameName, fail, load_game, pairs, usable, valid

commands = typer.Typer()


@commands.command(name="study")
def study_game(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    strengths: Annotated[str, typer.Option(help="Iterations of a search for a turn.")] = "random,50,200",
    number: Annotated[int, typer.Option("--games", min=2, help="How many games each table plays by search.")] = 100,
    random: Annotated[int, typer.Option(min=1, help="How many random games for each of these.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The folder to write; by default studies/GAME.")] = None,
    compare: Annotated[Path | None, typer.Option(help="The folder of a study from before a change.")] = None,
    processes: Annotated[int, typer.Option(min=0, help="Games played at a time; 0: one per core.")] = 0,
    options: Chosen = None,
) -> None:
    """Play a game by search and at random, and write a report with plots on what stands out; a second run goes on."""
    from bot.app.study import comparing, report, running

    rules = load_game(game)
    plan = valid(lambda: running.plan(rules, players, pairs(options), strengths.split(","), (number, random, seed)))
    folder = out or Path("studies", plan.game)
    with usable(folder):
        before = valid(lambda: comparing.read(compare, plan)) if compare else None
        try:
            study = valid(lambda: running.run(rules, plan, folder, processes, lambda line: typer.echo(line, err=True)))
        except KeyboardInterrupt:
            fail(f"Interrupted. What was played is kept in {folder}: the same command goes on from there.", 130)
        written = report.write(study, folder, before)
    typer.echo("\n".join([*report.summary(study, before), "", *map(str, written)]))
