"""Whether a game plays: it keeps the contract in random matches, and computer players can play it."""

from collections.abc import Iterator

from rules import contract, foresight_check, games, secrecy
from rules.game import AnyGame, Options


def cases(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Yields every number of seats with the default options, and all other options with the most or fewest seats."""
    usual, *others = contract.option_sets(game.info)
    for seats in range(game.info.fewest, game.info.most + 1):
        yield seats, usual
    for number, options in enumerate(others):
        yield (game.info.most, game.info.fewest)[number % 2], options


def check(name: str) -> str:
    """Runs every check of the contract. Raises contract.Broken."""
    game = games.load(name)
    every = list(cases(game))
    checks = contract.CHECKS + secrecy.CHECKS + foresight_check.CHECKS
    for seats, options in every:
        for each in checks:
            try:
                each(game, seats, options)
            except contract.Broken as error:
                raise contract.Broken(f"{error} ({seats} seats, {options or 'no options'})") from error
    return f"keeps the contract in {len(checks) * len(every)} random matches, {len(every)} set-ups"
