"""Serves the page of the workbench, to this machine only."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import Struct
from watchfiles import awatch

from bot.app.watch import PROJECT, QUIET, TIMEOUT, folders
from bot.app.workbench.bench import Bench, Refusal
from bot.app.workbench.messages import Choose, Deal, Edit, PlayOn

HOST = "127.0.0.1"
PORTS_TRIED = 20
LARGEST_REQUEST = 1 << 24
"""In bytes: a record that is opened."""
POLICY = (
    "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_PAGES = (files(__package__) / "page", files("sandbox") / "page")
"""Where the page's files are. What it shares with the sandbox's page, colours and buttons, is read from there."""
_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}


class LookAt(Struct, frozen=True, tag="look"):
    """Shows another position, view or language."""

    line: int | None = None
    viewer: int | None = None
    language: str | None = None


class Computer(Struct, frozen=True, tag="computer"):
    """Lets the computer play some turns; 0 stops it."""

    turns: int
    how: PlayOn


class Undo(Struct, frozen=True, tag="undo"):
    """Undoes the last change of the record."""


class KeepAs(Struct, frozen=True, tag="keep"):
    """Keeps the position as a test."""

    name: str


Instruction = LookAt | Deal | Choose | Edit | Computer | Undo | KeepAs


async def serve(bench: Bench, port: int, content: bytes | None, on_ready: Callable[[str], None]) -> None:
    """Serves the page until the process is stopped; calls `on_ready` with its address. Raises OSError.

    `content`: a record to begin with.
    """
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    runner = web.AppRunner(application(bench), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    watching = asyncio.create_task(_watch(bench, stop))
    try:
        on_ready(f"http://{HOST}:{await _listen(runner, port)}")
        await bench.begin(content)
        await watching
    finally:
        stop.set()
        await bench.close()
        await runner.cleanup()


def application(bench: Bench) -> web.Application:
    """Returns the application that serves `bench`."""
    app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[_own_requests_only])
    app.router.add_get("/shown", _answering(bench, _shown))
    app.router.add_get("/live", _answering(bench, _live))
    app.router.add_get("/picture/{revision:\\d{1,9}}/{viewer:\\d{1,2}}", _answering(bench, _picture))
    app.router.add_post("/instruction", _answering(bench, _carry_out))
    app.router.add_post("/record", _answering(bench, _open))
    app.router.add_get("/record.json", _answering(bench, _download))
    app.router.add_get("/{path:.*}", _file)
    return app


async def _listen(runner: web.AppRunner, port: int) -> int:
    """Listens on the first free port from `port` on, and returns it. Raises OSError."""
    for candidate in range(port, port + PORTS_TRIED):
        with suppress(OSError):
            await web.TCPSite(runner, HOST, candidate).start()
            return candidate
    raise OSError(f"no free port from {port} to {port + PORTS_TRIED - 1}")


async def _watch(bench: Bench, stop: asyncio.Event) -> None:
    """Replays the record whenever a file is saved."""
    async for changes in awatch(*folders(), step=QUIET, rust_timeout=TIMEOUT, stop_event=stop):
        await bench.saved(engine=any(_is_engine(Path(path)) for _, path in changes))


def _is_engine(path: Path) -> bool:
    """Returns whether a saved file is used by all games."""
    package, *below = path.relative_to(PROJECT).parts if path.is_relative_to(PROJECT) else ("", "", "")
    return package == "bot" or len(below) == 1


@web.middleware
async def _own_requests_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses what a foreign web page sends, under its own name (`Host`) or from its own place (`Origin`)."""
    own = f"http://{request.headers.get('Host')}"
    if request.url.host not in (HOST, "localhost") or request.headers.get("Origin", own) != own:
        raise web.HTTPForbidden
    return await handler(request)


_Answer = Callable[[Bench, web.Request], Awaitable[web.StreamResponse]]


def _answering(bench: Bench, answer: _Answer) -> Handler:
    async def handler(request: web.Request) -> web.StreamResponse:
        try:
            return await answer(bench, request)
        except Refusal as refusal:
            return _json({"refusal": str(refusal)}, 409)
        except msgspec.MsgspecError as error:
            return _json({"refusal": f"{error}."}, 400)

    return handler


async def _shown(bench: Bench, request: web.Request) -> web.StreamResponse:
    return _json(bench.shown)


async def _live(bench: Bench, request: web.Request) -> web.StreamResponse:
    """Sends a line for each change of what is shown, as server-sent events."""
    stream = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
    await stream.prepare(request)
    with suppress(ConnectionError):
        async for revision in bench.revisions():
            await stream.write(f"data: {revision}\n\n".encode())
    return stream


async def _picture(bench: Bench, request: web.Request) -> web.StreamResponse:
    picture = await bench.picture(int(request.match_info["revision"]), int(request.match_info["viewer"]))
    if picture is None:
        raise web.HTTPNotFound
    if picture.error:
        return web.Response(status=500, text=picture.error)
    return web.Response(body=picture.png, content_type="image/png", headers={"Cache-Control": "no-store"})


async def _carry_out(bench: Bench, request: web.Request) -> web.StreamResponse:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    match msgspec.json.decode(await request.read(), type=Instruction):
        case LookAt(line, viewer, language):
            await bench.look(line, viewer, language)
        case Computer(turns, how):
            await (bench.play_on(how, turns) if turns else bench.stop())
        case Undo():
            await bench.undo()
        case KeepAs(name):
            return _json({"file": str(await bench.keep(name))})
        case action:
            await bench.act(action)
    return _json({})


async def _open(bench: Bench, request: web.Request) -> web.StreamResponse:
    await bench.open(await request.read())
    return _json({})


async def _download(bench: Bench, request: web.Request) -> web.StreamResponse:
    return web.Response(body=bench.content, content_type="application/json")


async def _file(request: web.Request) -> web.StreamResponse:
    path = PurePosixPath(request.match_info["path"] or "index.html")
    if path.suffix not in _TYPES or ".." in path.parts:
        raise web.HTTPNotFound
    for folder in _PAGES:
        file: Traversable = folder.joinpath(*path.parts)
        if file.is_file():
            headers = {"Cache-Control": "no-store", "Content-Security-Policy": POLICY}
            return web.Response(
                body=file.read_bytes(), content_type=_TYPES[path.suffix], charset="utf-8", headers=headers
            )
    raise web.HTTPNotFound


def _json(value: object, status: int = 200) -> web.Response:
    return web.Response(
        status=status,
        body=msgspec.json.encode(value),
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
