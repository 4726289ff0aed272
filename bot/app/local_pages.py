"""What pages share that Parlour serves to this machine only: the workbench, and the page for translators."""

from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

HOST = "127.0.0.1"
NOT_KEPT = {"Cache-Control": "no-store"}
_TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}


@web.middleware
async def own_requests_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses what a foreign web page sends, under its own name (`Host`) or from its own place (`Origin`)."""
    own = f"http://{request.headers.get('Host')}"
    if request.url.host not in (HOST, "localhost") or request.headers.get("Origin", own) != own:
        raise web.HTTPForbidden
    return await handler(request)


def file_in(folder: Traversable, name: str) -> web.Response:
    """Returns a file of a page. Raises HTTPNotFound if there is none, or none of a kind that a page has."""
    path = PurePosixPath(name)
    file = folder.joinpath(*path.parts)
    if path.suffix not in _TYPES or ".." in path.parts or not file.is_file():
        raise web.HTTPNotFound
    return web.Response(body=file.read_bytes(), content_type=_TYPES[path.suffix], charset="utf-8", headers=NOT_KEPT)


def texts_in(folder: Traversable) -> Handler:
    """Returns a handler that answers with the texts of a page in a `locale`, in English if there are none."""

    async def handler(request: web.Request) -> web.StreamResponse:
        texts = {file.name: file for file in folder.iterdir()}
        file = texts.get(f"{request.match_info['locale']}.json", texts["en.json"])
        return web.Response(body=file.read_bytes(), content_type="application/json", headers=NOT_KEPT)

    return handler


def in_json(value: object, status: int = 200) -> web.Response:
    """Returns an answer that holds `value`."""
    return web.Response(
        status=status, body=msgspec.json.encode(value), content_type="application/json", headers=NOT_KEPT
    )
