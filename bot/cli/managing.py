"""The owner's powers: `parlour manage`."""

from typing import Annotated, Literal

import typer

from bot.cli.arguments import GameName, load_game, manage

commands = typer.Typer(no_args_is_help=True, help="See and end what runs, and decide for servers: the owner's powers.")

MatchId = Annotated[int, typer.Argument(metavar="MATCH", min=1, help="Its id, which `matches` shows.")]
ServerId = Annotated[int, typer.Argument(metavar="SERVER", min=1, help="The server's id.")]
ChannelId = Annotated[int, typer.Argument(metavar="CHANNEL", min=1, help="The channel's id.")]
PersonId = Annotated[int, typer.Argument(metavar="PERSON", min=1, help="The person's id.")]
Decision = Annotated[Literal["allow", "forbid"], typer.Argument(metavar="allow|forbid")]


@commands.command(name="matches")
def list_matches() -> None:
    """List the lobbies and matches that run, on all servers."""
    from bot.app import management

    manage(management.list_running)


@commands.command(name="end")
def end_match(match: MatchId) -> None:
    """End a match, or close a lobby."""
    from bot.app import management

    manage(lambda store: management.end(store, match))


@commands.command(name="move")
def move_match(match: MatchId, channel: ChannelId) -> None:
    """Move a match to another channel."""
    from bot.app import management

    manage(lambda store: management.move(store, match, channel))


@commands.command(name="show")
def show_server(server: ServerId) -> None:
    """Show what was decided for a server."""
    from bot.app import management

    manage(lambda store: management.show(store, server))


@commands.command(name="game")
def decide_on_game(server: ServerId, game: GameName, decision: Decision) -> None:
    """Allow or forbid a game on a server."""
    from bot.app import management

    manage(management.allow_game(server, load_game(game).info.name, allowed=decision == "allow"))


@commands.command(name="channel")
def decide_on_channel(server: ServerId, channel: ChannelId, decision: Decision) -> None:
    """Add a channel to those in which lobbies may be opened, or remove it; without any, all are allowed."""
    from bot.app import management

    manage(management.allow_channel(server, channel, allowed=decision == "allow"))


@commands.command(name="ratings")
def decide_on_ratings(server: ServerId, decision: Decision) -> None:
    """Turn the ratings of a server on or off."""
    from bot.app import management

    manage(management.allow_ratings(server, allowed=decision == "allow"))


@commands.command()
def exclude(server: ServerId, person: PersonId) -> None:
    """Keep a person out of the lobbies and matches of a server."""
    from bot.app import management

    manage(management.exclude(server, person))


@commands.command()
def admit(server: ServerId, person: PersonId) -> None:
    """Let an excluded person take part again."""
    from bot.app import management

    manage(management.admit(server, person))
