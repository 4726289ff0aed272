"""A process that backs up, and restores for trial: both would hold up the bot for minutes."""

import asyncio
from pathlib import Path

from bot.app import backup
from bot.app.backup_file import Reader
from bot.app.management import CannotManage
from bot.computer.answering import described, serve
from bot.features.caretaker import drill
from bot.features.caretaker.messages import Answer, Question
from bot.store.address import EmbeddedRedisError
from bot.store.backup_entries import channel
from bot.store.connection import StoreUnavailable, refusal
from bot.store.database import Store

NICENESS = 19
"""It yields to everything."""


def answer(question: Question) -> Answer:
    """Backs up, and restores for trial."""
    return asyncio.run(_answer(question))


async def _answer(question: Question) -> Answer:
    file, store = Path(question.file), Store(question.url)
    try:
        said = await backup.write(store, file, question.key)
    except Exception as error:  # the pool logs it
        return Answer(said=[_reason(error)])
    finally:
        await store.close()
    made = _counted(file, question.key, said)
    try:
        different = await drill.differences(file, question.key)
    except EmbeddedRedisError as error:
        made.said.append(str(error))
    except Exception as error:
        made.drill = "differs"
        made.said.append(_reason(error))
    else:
        made.drill = "differs" if different else "equal"
        made.said += [f"NOT EQUAL after the restore for trial: {name}" for name in different]
    return made


def _counted(file: Path, key: str, said: list[str]) -> Answer:
    """Returns the size of a backup, and how many lobbies and matches it holds."""
    matches = {session for group in Reader(file, key) if (session := channel(group[0].key)) is not None}
    return Answer(file.stat().st_size, len(matches), said=said)


def _reason(error: Exception) -> str:
    if isinstance(error, CannotManage):
        return str(error)
    if isinstance(error, StoreUnavailable):
        return refusal(error)
    return f"{error.filename or ''}: {error.strerror}" if isinstance(error, OSError) else described(error)


if __name__ == "__main__":
    serve(Question, answer, NICENESS)
