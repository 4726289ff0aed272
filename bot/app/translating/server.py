"""Serves the page for translators, to this machine only."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from bot import i18n, languages
from bot.app.local_pages import HOST, NOT_KEPT, file_in, in_json, own_requests_only, texts_in
from bot.app.translating import files as translations
from bot.app.translating import fluent, kinds, places, rule_books
from bot.app.translating.faults import Fault, fault
from bot.app.translating.rule_books import BOOK
from bot.app.translating.traced import Saying, key_of
from bot.languages import SOURCE
from rules import games

TRIES = 20
"""How many ports are tried."""
LARGEST_REQUEST = 1 << 20
_PAGE = files(__package__) / "page"
_SHARED = files("sandbox") / "page/js"
"""The scripts of the sandbox's page, of which this one has the module that reads texts."""


class Written(Struct, frozen=True):
    """A text as the translator has written it; empty: it is to be English again."""

    package: str
    name: str
    text: str


class Page:
    """A translation under way: a language, and the folder to which it is written."""

    def __init__(self, language: str, folder: Path) -> None:
        self._language = language
        self._folder = folder
        languages.look_in(folder)
        i18n.read_again()

    def application(self) -> web.Application:
        """Returns the application that serves the page."""
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[own_requests_only])
        app.router.add_get("/texts", self._texts)
        app.router.add_get("/place/{package}/{name}", self._place)
        app.router.add_get("/picture/{language}/{game}/{name}", self._picture)
        app.router.add_post("/text", self._write)
        app.router.add_get("/translation.zip", self._download)
        app.router.add_get("/text/{locale}.json", texts_in(_PAGE / "text"))
        app.router.add_get("/js/{name}", _script)
        app.router.add_get("/{path:.*}", self._file)
        return app

    async def _texts(self, request: web.Request) -> web.StreamResponse:
        return in_json(await asyncio.to_thread(self._everything))

    def _everything(self) -> dict[str, Any]:
        return {
            "language": self._language,
            "name": i18n.language_names().get(self._language, self._language),
            "spoken": [file.name.partition(".")[0] for file in (_PAGE / "text").iterdir()],
            "texts": [*self._entries(), *self._books()],
        }

    def _entries(self) -> Iterator[dict[str, Any]]:
        for package in i18n.every_package():
            lacking = set(i18n.missing_of(package, self._language))
            own = fluent.of_package(package, self._language)
            for name, english in fluent.english_texts(package).items():
                if name in own or name in lacking:
                    yield {"package": package, "name": name, "english": english, "text": own.get(name, "")}

    def _books(self) -> Iterator[dict[str, Any]]:
        for game in games.names():
            package = games.parts(game).rules
            english, own = (languages.rule_book(package, each) for each in (SOURCE, self._language))
            yield {"package": package, "name": BOOK, "english": english, "text": own}

    async def _place(self, request: web.Request) -> web.StreamResponse:
        """Answers with where a text stands: on a board, or in a message, in the language and in English."""
        package, name = request.match_info["package"], request.match_info["name"]
        if package not in i18n.every_package() or name not in i18n.texts(package, SOURCE):
            raise web.HTTPNotFound
        return in_json(await asyncio.to_thread(self._shown, package, name))

    def _shown(self, package: str, name: str) -> dict[str, Any]:
        if game := places.on_board(package, name):
            return {"note": "", "game": game}
        found, key = kinds.shown(package, name), key_of(package, name)
        own, english = (Saying(language, key).message(found.message) for language in (self._language, SOURCE))
        return {"note": found.note, "messages": [english] if own == english else [own, english]}

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        game, name, language = (request.match_info[each] for each in ("game", "name", "language"))
        if game not in games.names() or language not in (SOURCE, self._language):
            raise web.HTTPNotFound
        scene = (await asyncio.to_thread(places.boards, game)).get(name)
        if scene is None:
            raise web.HTTPNotFound
        png = await asyncio.to_thread(places.picture, scene, name, language)
        return web.Response(body=png, content_type="image/png", headers=NOT_KEPT)

    async def _write(self, request: web.Request) -> web.StreamResponse:
        """Checks a text, and writes it if nothing is wrong with it."""
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            found = msgspec.json.decode(await request.read(), type=Written)
        except msgspec.MsgspecError as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        text = found.text.strip()
        if found.package not in i18n.every_package() or not _is_there(found):
            raise web.HTTPNotFound
        checked = self._checked(found, text)
        if not checked.errors:
            checked.errors.extend(self._kept(found, text))
        return in_json({"errors": checked.errors, "warnings": checked.warnings})

    def _kept(self, found: Written, text: str) -> list[Fault]:
        """Writes a text to the folder; returns why not if that is impossible."""
        write = rule_books.write if found.name == BOOK else translations.write
        try:
            write(self._folder, found.package, self._language, {found.name: text})
        except (translations.Refused, OSError) as error:
            return [fault("cannotKeep", reason=error)]
        i18n.read_again()
        return []

    def _checked(self, found: Written, text: str) -> fluent.Checked:
        if not text:
            return fluent.Checked([], [])
        if found.name == BOOK:
            return rule_books.check(found.package, BOOK, text, self._language)
        beside = fluent.of_package(found.package, self._language)
        return fluent.check(found.package, found.name, text, self._language, beside)

    async def _download(self, request: web.Request) -> web.StreamResponse:
        name = f"parlour-{self._language}.zip"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', **NOT_KEPT}
        try:
            body = translations.packed(self._folder, self._language)
        except translations.Refused as error:
            raise web.HTTPConflict(text=str(error)) from error
        return web.Response(body=body, content_type="application/zip", headers=headers)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return file_in(_PAGE, request.match_info["path"] or "index.html")


async def _script(request: web.Request) -> web.StreamResponse:
    return file_in(_SHARED, request.match_info["name"])


def _is_there(found: Written) -> bool:
    return found.name == BOOK or found.name in fluent.english_texts(found.package)


async def serve(language: str, folder: Path, port: int, on_ready: Any) -> None:
    """Serves the page until it is cancelled; calls `on_ready` with its address. Raises OSError if no port is free."""
    async with AsyncExitStack() as stack:
        server = web.AppRunner(Page(language, folder).application(), access_log=None, shutdown_timeout=0.5)
        await server.setup()
        stack.push_async_callback(server.cleanup)
        for tried in range(port, port + TRIES):
            try:
                await web.TCPSite(server, HOST, tried).start()
                break
            except OSError:
                if tried == port + TRIES - 1:
                    raise
        on_ready(f"http://{HOST}:{tried}")
        await asyncio.Event().wait()
