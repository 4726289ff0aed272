"""Parlour's own Redis: a server in the data folder, started and stopped with its owner.

This module imports little, so that the server is started, and loads its data, before the rest of Parlour is imported.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote, unquote, urlsplit

from bot.store import reports
from bot.store.address import ADDRESS, EmbeddedRedisError
from bot.store.file_lock import is_locked, locked
from bot.store.server import find_server, refuse_newer_files

# The shortest limit of the systems Redis runs on: macOS has 104 bytes with the closing NUL, Linux 108.
LONGEST_SOCKET_PATH = 103
POLL_SECONDS = 0.02

GUARD = 'read _; kill "$0"'
"""Asks a process to end, in the shell, once the owner of the pipe has ended: also if it was killed."""
PAUSE_SECONDS = 1.0

LOCK = "parlour.lock"
SERVER_LOCK = "redis.lock"
LOG = "redis.log"
SOCKET = "redis.sock"


class EmbeddedRedis:
    """A valkey-server or redis-server that runs as long as its `async with` block, with its data in `folder`.

    If it ends early, it is started again. It ends with its owner, also if that is killed.

    Every write is on disk before it is answered, and nothing is evicted. The server listens at `url`: a Unix socket in
    the folder, or a loopback port with a password if the path is too long for a socket.

    Entering raises EmbeddedRedisError if there is no server that can read the data, if another Parlour uses the folder,
    or if the server does not answer within `patience` seconds, not counting the time to load its data. Unless it
    `waits`, it enters as soon as the server is started; `loaded` has to be called before the server is used.
    """

    def __init__(
        self,
        folder: Path,
        *,
        server: Path | None = None,
        patience: float = 30.0,
        waits: bool = True,
    ) -> None:
        self.folder = folder.absolute()
        self.url = _address(self.folder)
        self._server = server
        self._patience = patience
        self._waits = waits
        self._running = AsyncExitStack()

    async def __aenter__(self) -> Self:
        server = self._server or find_server(self.folder)
        async with AsyncExitStack() as started:
            started.enter_context(_sole_owner(self.folder))
            await _stop_leftover(self.folder, self._patience)
            await refuse_newer_files(server, self.folder)
            self._process = await started.enter_async_context(_process(server, self.folder, self.url, self._patience))
            if self._waits:
                await self.loaded()
            self._running = started.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._running.aclose()

    async def loaded(self) -> None:
        """Waits until the server has loaded its data and answers. Raises EmbeddedRedisError."""
        from bot.store.embedded_client import first_answer

        await first_answer(self._process, self.folder / LOG, self.url, self._patience)


def is_in_use(folder: Path) -> bool:
    """Whether a Parlour runs on `folder`."""
    return is_locked(folder / LOCK)


def _address(folder: Path) -> str:
    path = folder / SOCKET
    if len(os.fsencode(path)) <= LONGEST_SOCKET_PATH:
        return f"unix://{quote(str(path))}"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"redis://:{secrets.token_urlsafe()}@127.0.0.1:{probe.getsockname()[1]}"


@contextmanager
def _sole_owner(folder: Path) -> Iterator[None]:
    path = folder / LOCK
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _close_to_others(folder)
        lock = locked(path)
    except BlockingIOError:
        raise EmbeddedRedisError(f"Another Parlour is already running on {folder}.") from None
    except OSError as error:
        raise EmbeddedRedisError(f"The data folder {folder} cannot be used: {error.strerror}.") from error
    with lock:
        try:
            yield
        finally:
            path.unlink(missing_ok=True)


def _close_to_others(folder: Path) -> None:
    """Closes what an earlier version left readable for everybody. The folder itself may hold files of others."""
    for path in (*folder.glob(LOG), *folder.glob("appendonly*"), *folder.glob("*.rdb")):
        with suppress(PermissionError):  # not ours
            path.chmod(0o700 if path.is_dir() else 0o600)


async def _stop_leftover(folder: Path, patience: float) -> None:
    """Stops a server that outlived its owner, so that two never write one file."""
    address = folder / ADDRESS
    url = address.read_text() if address.exists() else ""
    try:
        async with asyncio.timeout(patience):
            while _is_running(folder, url):
                from bot.store.embedded_client import shut_down

                await shut_down(url)
                await asyncio.sleep(POLL_SECONDS)
    except TimeoutError as error:
        raise EmbeddedRedisError(
            f"A server left over from an earlier run in {folder} does not stop: end it by hand."
        ) from error


def _is_running(folder: Path, url: str) -> bool:
    """Whether a server still uses `folder`, even one that hangs: it holds its lock, or the system connects to it."""
    if is_locked(folder / SERVER_LOCK):
        return True
    address = urlsplit(url)
    family, place = (
        (socket.AF_UNIX, unquote(address.path))
        if address.scheme == "unix"
        else (socket.AF_INET, (address.hostname, address.port))
    )
    with socket.socket(family) as probe:
        probe.settimeout(1)
        return bool(url) and probe.connect_ex(place) == 0


@asynccontextmanager
async def _process(server: Path, folder: Path, url: str, patience: float) -> AsyncIterator[Process]:
    process = await _spawn(server, folder, url)
    keeping = asyncio.create_task(_keep(process, server, folder, url, patience))
    await asyncio.sleep(0)  # it stops the server, and one that has not begun never would
    try:
        yield process
    finally:
        keeping.cancel()  # once: stopping the server properly may take a while
        await asyncio.wait({keeping})
        (folder / ADDRESS).unlink(missing_ok=True)
        (folder / SOCKET).unlink(missing_ok=True)
        (folder / SERVER_LOCK).unlink(missing_ok=True)


async def _keep(process: Process, server: Path, folder: Path, url: str, patience: float) -> None:
    """Starts the server again if it ends by itself, as it does if the disk is full; stops it on cancellation."""
    try:
        while True:
            async with _guarded(process):
                code = await process.wait()
            await asyncio.sleep(PAUSE_SECONDS)
            reports.warning("embedded redis restarted", folder=str(folder), code=code)
            with suppress(OSError):
                process = await _launch(server, folder, url)
    finally:
        await _stop(process, patience)


@asynccontextmanager
async def _guarded(process: Process) -> AsyncIterator[None]:
    """Lets a server end with this process, however that ends."""
    guard = await asyncio.create_subprocess_exec(
        "sh", "-c", GUARD, str(process.pid), stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            guard.kill()
        ending = asyncio.create_task(guard.wait())
        try:
            await asyncio.shield(ending)
        finally:
            await ending  # also if this is cancelled meanwhile, as when the server has ended by itself


async def _spawn(server: Path, folder: Path, url: str) -> Process:
    address, new = folder / ADDRESS, folder / f"{ADDRESS}.new"
    new.touch(mode=0o600)
    new.write_text(url)
    new.replace(address)
    try:
        return await _launch(server, folder, url)
    except OSError as error:
        address.unlink()
        (folder / SERVER_LOCK).unlink(missing_ok=True)
        raise EmbeddedRedisError(f"{server} cannot be run: {error.strerror}.") from error


async def _launch(server: Path, folder: Path, url: str) -> Process:
    (folder / LOG).touch(mode=0o600)
    # The server inherits the lock, and holds it as long as it lives.
    with (folder / LOG).open("ab") as log, locked(folder / SERVER_LOCK) as lock:
        # In its own process session, so that Ctrl-C reaches only the owner, which stops the server last.
        process = await asyncio.create_subprocess_exec(
            server,
            "-",
            stdin=PIPE,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=[lock.fileno()],
            umask=0o077,
        )
    assert process.stdin is not None
    process.stdin.write(_configuration(folder, url).encode())
    process.stdin.close()
    return process


def _configuration(folder: Path, url: str) -> str:
    """Returns the server's configuration. It goes to standard input, so that no process list shows the password.

    The file is rewritten when it has grown by a fifth: commands are loaded three times as slowly as what they have led
    to. It is not compressed, because most of it is already, and reading more of it takes less time.
    """
    address = urlsplit(url)
    if address.scheme == "unix":
        listen = f"port 0\nunixsocket {_quoted(unquote(address.path))}\nunixsocketperm 700"
    else:
        listen = f"bind 127.0.0.1\nport {address.port}\nrequirepass {address.password}"
    return f"""\
{listen}
dir {_quoted(str(folder))}
logfile {_quoted(str(folder / LOG))}
appendonly yes
appendfsync always
auto-aof-rewrite-percentage 20
auto-aof-rewrite-min-size 16mb
rdbcompression no
save ""
maxmemory-policy noeviction
"""


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


async def _stop(process: Process, patience: float) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(patience):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
