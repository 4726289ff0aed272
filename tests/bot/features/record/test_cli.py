"""`parlour ratings`, on the database of a running Parlour."""

import asyncio
from functools import partial

from msgspec import structs
from typer.testing import CliRunner, Result

from bot.cli.program import app
from bot.domain import matches
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB, LOBBY, match

SERVER = 7001


async def test_the_owner_computes_all_ratings_again(store: Store, redis_url: str) -> None:
    def recompute() -> Result:
        return CliRunner().invoke(app, ["ratings", "recompute"], env={"REDIS_URL": redis_url})

    assert (await asyncio.to_thread(recompute)).output == "No match is rated.\n"
    session = structs.replace(match(ALICE, BOB, number=LOBBY + 1), guild=SERVER)
    await store.sessions.create(session)
    await store.sessions.update(session, partial(matches.concede, person=BOB))
    shown = (await asyncio.to_thread(recompute)).output
    assert shown == f"server {SERVER}: 1 rated matches, no tables differed\n"
