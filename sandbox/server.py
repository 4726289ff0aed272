"""A running sandbox."""

from __future__ import annotations

import errno
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from sandbox import files
from sandbox import panel as side_panel
from sandbox.client import server as client
from sandbox.edge import guarding
from sandbox.local import LocalDiscord
from sandbox.origin import own_requests_only
from sandbox.push.observer import Observer
from sandbox.rest import server as rest
from sandbox.state.clock import Clock, SystemClock
from sandbox.state.storage import Storage
from sandbox.testing.control import Control
from sandbox.testing.person import Person

BACKLOG = 1024
PORTS_TRIED = 50
LARGEST_REQUEST = 120 * 1024 * 1024


class Sandbox:
    """A local Discord that listens on `url`."""

    def __init__(self, local: LocalDiscord, address: str) -> None:
        self.local = local
        self.url = address
        self.control = Control(local)
        self._http: aiohttp.ClientSession | None = None
        self._people: dict[str, Person] = {}

    @property
    def api_url(self) -> str:
        """For discord.http.Route.BASE."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """For discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY (as a yarl.URL)."""
        return f"{self.url.replace('http', 'ws', 1)}/gateway"

    @property
    def cdn_url(self) -> str:
        """For discord.asset.Asset.BASE."""
        return f"{self.url}/cdn"

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        *,
        data: Path | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        clock: Clock | None = None,
        observer: Observer | None = None,
        rate_limited: bool = True,
        pace: float = 1,
        panel: str = "",
    ) -> AsyncIterator[Sandbox]:
        """Runs a sandbox until the end of the `async with`.

        `data` is the folder of its database (None: in memory only). If `port` is taken, the next
        free one is used; port 0 means any free port. If `rate_limited`, it answers 429 as Discord
        does, otherwise limits appear in headers only; at a `pace` of 10, their windows pass ten times
        as fast. `panel` is the address of a program on this machine that serves a side panel of the
        page. It answers its own page and programs, not other web pages.
        """
        listener = _listen(host, port)
        address = f"http://{host}:{listener.getsockname()[1]}"
        storage, clock = Storage(data), clock or SystemClock()
        local = LocalDiscord.open(
            address, storage, clock, rate_limited=rate_limited, pace=pace, observer=observer, panel=panel
        )
        runner = web.AppRunner(_application(local, host), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await web.SockSite(runner, listener, backlog=BACKLOG).start()
        sandbox = cls(local, address)
        try:
            yield sandbox
        finally:
            await sandbox._leave()
            await runner.cleanup()
            await storage.close()

    async def person(self, name: str) -> Person:
        """Returns a person, connected through an app of their own. Raises LookupError."""
        if self._http is None:
            self._http = aiohttp.ClientSession()
        if name not in self._people:
            self._people[name] = await Person.connect(self._http, self.url, name)
        return self._people[name]

    def reload_pages(self) -> None:
        """Makes every open page reload its files."""
        self.local.live.push_to_all("RELOAD", {})

    async def _leave(self) -> None:
        for person in self._people.values():
            await person.close()
        if self._http is not None:
            await self._http.close()


def _application(local: LocalDiscord, host: str) -> web.Application:
    app = web.Application(
        client_max_size=LARGEST_REQUEST, middlewares=[own_requests_only(host), guarding(local.edge, rest.PREFIX)]
    )
    rest.add_routes(app, local)
    app.router.add_get("/gateway", local.gateway.serve)
    client.add_routes(app, local)
    if local.panel:
        side_panel.add_routes(app, local.panel)
    files.add_routes(app, local)
    app.on_shutdown.append(_disconnect)
    app[_LOCAL] = local
    return app


_LOCAL = web.AppKey("local", LocalDiscord)


async def _disconnect(app: web.Application) -> None:
    app[_LOCAL].gateway.drop_connections()
    app[_LOCAL].live.close()


def _listen(host: str, port: int) -> socket.socket:
    """Returns a socket on the first free port from `port` on. Raises OSError if all are taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (PORTS_TRIED if port else 1)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return listener
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + PORTS_TRIED - 1}")
