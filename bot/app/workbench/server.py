"""Serves the side panel of the workbench, to this machine only: the sandbox passes it on to its page."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.resources import files

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import Struct

from bot.app.local_pages import file_in, in_json, own_requests_only, texts_in
from bot.app.workbench.bench import Bench, Refusal
from bot.app.workbench.messages import Choose, Deal, Edit, PlayOn

LARGEST_REQUEST = 1 << 24
"""In bytes: a record that is opened."""
_PAGE = files(__package__) / "page"


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


def application(bench: Bench) -> web.Application:
    """Returns the application that serves `bench`."""
    app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[own_requests_only])
    app.router.add_get("/shown", _answering(bench, _shown))
    app.router.add_get("/live", _answering(bench, _live))
    app.router.add_get("/picture/{revision:\\d{1,9}}/{viewer:\\d{1,2}}", _answering(bench, _picture))
    app.router.add_post("/instruction", _answering(bench, _carry_out))
    app.router.add_post("/record", _answering(bench, _open))
    app.router.add_get("/text/{locale}.json", texts_in(_PAGE / "text"))
    app.router.add_get("/record.json", _answering(bench, _download))
    app.router.add_get("/{path:.*}", _file)
    return app


_Answer = Callable[[Bench, web.Request], Awaitable[web.StreamResponse]]


def _answering(bench: Bench, answer: _Answer) -> Handler:
    async def handler(request: web.Request) -> web.StreamResponse:
        try:
            return await answer(bench, request)
        except Refusal as refusal:
            return in_json({"refusal": str(refusal)}, 409)
        except msgspec.MsgspecError as error:
            return in_json({"refusal": f"{error}."}, 400)

    return handler


async def _shown(bench: Bench, request: web.Request) -> web.StreamResponse:
    return in_json(bench.shown)


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
            return in_json({"file": str(await bench.keep(name))})
        case action:
            await bench.act(action)
    return in_json({})


async def _open(bench: Bench, request: web.Request) -> web.StreamResponse:
    await bench.open(await request.read())
    return in_json({})


async def _download(bench: Bench, request: web.Request) -> web.StreamResponse:
    return web.Response(body=bench.content, content_type="application/json")


async def _file(request: web.Request) -> web.StreamResponse:
    return file_in(_PAGE, request.match_info["path"])
