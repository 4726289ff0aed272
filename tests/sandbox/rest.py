"""Plain REST requests, for those that discord.py would not send."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import Sandbox

V2 = 1 << 15
EPHEMERAL = 1 << 6


@dataclass
class Response:
    """A response: status, headers, and the JSON body (None if there is none)."""

    status: int
    headers: dict[str, str]
    body: Any

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None

    @property
    def refusal(self) -> tuple[int, int | None]:
        return self.status, self.code

    def error_codes(self) -> dict[str, str]:
        """Returns the code of the first error for each wrong place in the body (`components.0.label`)."""
        found: dict[str, str] = {}

        def visit(part: dict[str, Any], place: str) -> None:
            for name, inner in part.items():
                if name == "_errors":
                    found[place] = inner[0]["code"]
                else:
                    visit(inner, f"{place}.{name}".strip("."))

        visit(self.body.get("errors", {}), "")
        return found


class Rest:
    """Sends requests to a sandbox as a bot."""

    def __init__(self, http: aiohttp.ClientSession, sandbox: Sandbox) -> None:
        self._http = http
        self._sandbox = sandbox

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        form: aiohttp.FormData | None = None,
        token: str = "Bot token",
    ) -> Response:
        """Sends a request; `files` are uploaded as files[0], files[1]… with these names.

        A `form` is sent instead of a body.
        """
        data: Any = form if body is None else json.dumps(body)
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        headers = {"Authorization": token} if token else {}
        async with self._http.request(method, self._sandbox.api_url + path, data=data, headers=headers) as answer:
            raw = await answer.read()
            return Response(answer.status, dict(answer.headers), json.loads(raw) if raw else None)

    async def send(self, channel: str, body: Any, **files: Any) -> Response:
        """Sends a message to a channel, given by name."""
        place = self._sandbox.control.channel(channel).id
        return await self("POST", f"/channels/{place}/messages", body, **files)
