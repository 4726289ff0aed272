"""Serves files: the page, the attachments and the emojis."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from sandbox.local import LocalDiscord

PAGE = Path(__file__).parent / "page"
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
_FRESH = {"Cache-Control": "no-store", "Content-Security-Policy": "frame-ancestors 'none'"}
"""The page may not be framed by another one. Its other rules are in the page itself."""
_FOREVER = {"Cache-Control": "public, max-age=31536000, immutable", "Access-Control-Allow-Origin": "*"}
_Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_routes(app: web.Application, local: LocalDiscord) -> None:
    app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", _stored(local))
    app.router.add_get(r"/cdn/emojis/{id:\d+}.{format:png|webp|gif}", _stored(local))
    app.router.add_get("/text/{locale}.json", _texts)
    app.router.add_get("/{path:.*}", _page_file)


def _stored(local: LocalDiscord) -> _Answer:
    async def serve(request: web.Request) -> web.StreamResponse:
        found = await local.world.storage.file(request.match_info["id"])
        if found is None:
            raise web.HTTPNotFound
        content_type, body = found
        return web.Response(body=body, content_type=content_type, headers=_FOREVER)

    return serve


async def _texts(request: web.Request) -> web.StreamResponse:
    """Answers with the page's texts for a locale such as "de" or "en-GB", in English if there is no file of them."""
    texts = {path.stem: path for path in (PAGE / "text").iterdir()}
    locale = request.match_info["locale"]
    path = texts.get(locale) or texts.get(locale.split("-")[0]) or texts["en"]
    return web.Response(body=path.read_bytes(), content_type=_TYPES[".json"], charset="utf-8", headers=_FRESH)


async def _page_file(request: web.Request) -> web.StreamResponse:
    try:
        path = (PAGE / (request.match_info["path"] or "index.html")).resolve()
        if not path.is_relative_to(PAGE) or path.suffix not in _TYPES:
            raise web.HTTPNotFound
        body = path.read_bytes()
    except (OSError, ValueError):  # there is no such file, or no file can have that name
        raise web.HTTPNotFound from None
    return web.Response(body=body, content_type=_TYPES[path.suffix], charset="utf-8", headers=_FRESH)
