"""Serves the REST API with aiohttp: reads a request, calls its handler and writes the answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web

from sandbox.errors import Refused, invalid_json, unauthorized, unknown_route, wrong_method
from sandbox.faults import Fault
from sandbox.local import LocalDiscord
from sandbox.rest import areas
from sandbox.rest.call import Call, Reply, Route
from sandbox.rest.multipart import parts_of
from sandbox.service.drafts import Upload

PREFIX = "/api/v10"
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
_JSON_FIELD = "payload_json"
_FILE_FIELD = re.compile(r"files\[(\d+)\]$")
_Answer = Callable[[web.Request], Awaitable[web.Response]]


def add_routes(app: web.Application, local: LocalDiscord) -> None:
    for routes in areas.ALL:
        for route in routes.all:
            app.router.add_route(route.method, PREFIX + route.pattern, _answering(local, route))
    app.router.add_route("*", PREFIX + "/{rest:.*}", _refusing(local))


def _answering(local: LocalDiscord, route: Route) -> _Answer:
    pattern = f"{route.method} {route.pattern}"

    async def answer(request: web.Request) -> web.Response:
        path = request.path.removeprefix(PREFIX)
        headers: dict[str, str] = {}
        body: Any = None
        fault = local.faults.take(request.method, path)
        try:
            if route.with_token:
                _authorize(request)
            body, uploads = await _read(request)
            await _inject(fault)
            place = request.match_info.get(route.major, "")
            headers = local.rate_limits.count(pattern, place, renames=_renames_channel(route, body))
            call = Call(local, dict(request.match_info), dict(request.query), body, uploads)
            call.check_snowflakes()
            result = route.handler(call)
            if fault is not None and fault.cuts and request.transport is not None:
                request.transport.abort()
            if fault is not None and fault.status:
                raise fault.refusal()
        except Refused as refused:
            return _respond(local, request, body, refused.status, refused.body, headers)
        if isinstance(result, Reply):
            return _respond(local, request, body, result.status, result.body, headers)
        return _respond(local, request, body, 204 if result is None else 200, result, headers)

    return answer


def _refusing(local: LocalDiscord) -> _Answer:
    methods = {(PREFIX + route.pattern): route.method for routes in areas.ALL for route in routes.all}
    shapes = [re.compile(re.sub(r"\{\w+\}", "[^/]+", pattern) + "$") for pattern in methods]

    async def answer(request: web.Request) -> web.Response:
        known = any(shape.match(request.path) for shape in shapes)
        refused = wrong_method() if known else unknown_route()
        return _respond(local, request, None, refused.status, refused.body, {})

    return answer


def _renames_channel(route: Route, body: Any) -> bool:
    changes = route.method == "PATCH" and route.major == "channel_id"
    return changes and isinstance(body, dict) and "name" in body


async def _inject(fault: Fault | None) -> None:
    if fault is None:
        return
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.status and not fault.after_effect:
        raise fault.refusal()


def _authorize(request: web.Request) -> None:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bot" or not token.strip():
        raise unauthorized()


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Returns the JSON of a request, and the files uploaded with it."""
    raw = await request.read()
    content_type = request.headers.get("Content-Type", "")
    if content_type.startswith("multipart/"):
        return _read_multipart(raw, _BOUNDARY.search(content_type))
    if content_type.startswith("application/x-www-form-urlencoded"):
        fields = parse_qsl(raw.decode(errors="replace"), keep_blank_values=True)
        return _read_fields({name: value.encode() for name, value in fields}), []
    return (_decode(raw) if raw else None), []


def _read_multipart(raw: bytes, boundary: re.Match[str] | None) -> tuple[Any, list[Upload]]:
    if boundary is None:
        raise invalid_json()
    fields: dict[str, bytes] = {}
    uploads: list[Upload] = []
    for part in parts_of(raw, boundary[1]):
        named = _FILE_FIELD.match(part.name)
        if named:
            uploads.append(Upload(named[1], part.filename or "unknown", part.body))
        else:
            fields[part.name] = part.body
    return _read_fields(fields), uploads


def _read_fields(fields: dict[str, bytes]) -> Any:
    """Returns the body of a form: its field `payload_json`, or else its fields as texts."""
    if _JSON_FIELD in fields:
        return _decode(fields[_JSON_FIELD])
    return {name: value.decode(errors="replace") for name, value in fields.items()} or None


def _decode(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise invalid_json() from None


def _respond(
    local: LocalDiscord,
    request: web.Request,
    sent: Any,
    status: int,
    body: Any,
    headers: dict[str, str],
) -> web.Response:
    if status == 429:
        headers = {**headers, "Via": "1.1 sandbox", "Retry-After": str(body["retry_after"])}
    raw = None if body is None else msgspec.json.encode(body)
    if local.observer is not None:
        response = None if raw is None else msgspec.json.decode(raw)
        local.observer.rest(request.method, request.path.removeprefix(PREFIX), sent, status, response)
    if raw is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=raw, content_type="application/json", headers=headers)
