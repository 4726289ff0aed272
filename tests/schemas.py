"""Checks the traffic between bot and sandbox against Discord's own schemas of its API and gateway.

The schemas are in `tests/reference/discord`: `openapi.json` (REST) and `gateway.schema.json` (events).
An `Inspector` is an observer for `Sandbox.start`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import jsonschema_rs

from sandbox.push.observer import Direction

Json = dict[str, Any]

# discord.py sends some ids as numbers, which Discord accepts.
ANY_SNOWFLAKE: Json = {"type": ["string", "integer"]}


class Inspector:
    """Collects `violations`; `seen` counts what was checked."""

    def __init__(self, reference: Path) -> None:
        self.violations: list[str] = []
        self.seen: dict[str, int] = {}
        self._rest = _RestDescription(_read(reference / "openapi.json"))
        self._requests = _RestDescription(_read(reference / "openapi.json"), snowflakes=ANY_SNOWFLAKE)
        self._events = _EventDescription(_read(reference / "gateway.schema.json"))

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """See `sandbox.push.observer.Observer`."""
        operation = self._rest.operation(method, path)
        if operation is None:
            if status not in (404, 405):
                self.violations.append(f"{method} {path}: Discord has no such route, yet it answered {status}")
            return
        template, described = operation
        where = f"{method} {template}"
        self._count(where)
        if status < 400:
            requested = self._requests.request_schema(described)
            self._note(f"{where} request", self._requests.complaints(requested, request))
        answered = self._rest.response_schema(described, status)
        if answered is None and response is not None and status < 400:
            self.violations.append(f"{where} answered {status}, which is not described")
        self._note(f"{where} {status}", self._rest.complaints(answered, response))

    def frame(self, direction: Direction, frame: Json) -> None:
        """See `sandbox.push.observer.Observer`."""
        name = frame.get("t") or {2: "IDENTIFY", 10: "HELLO"}.get(frame["op"])
        if name is None or (direction == "from bot" and name != "IDENTIFY"):
            return
        body = frame if name in ("HELLO", "IDENTIFY") else frame["d"]
        if self._events.knows(name):
            self._count(name)
            self._note(name, self._events.complaints(name, body))

    def _count(self, name: str) -> None:
        self.seen[name] = self.seen.get(name, 0) + 1

    def _note(self, where: str, complaints: list[str]) -> None:
        self.violations += [f"{where}: {complaint}" for complaint in complaints]


def _read(path: Path) -> Json:
    """Returns a schema without `deprecated`, whose values not every validator accepts."""

    def plain(described: Json) -> Json:
        described.pop("deprecated", None)
        return described

    document: Json = json.loads(path.read_text(), object_hook=plain)
    return document


class _Descent:
    """Validates with descent into the branch of a `oneOf` or `anyOf` whose `type` fits.

    A plain validator only reports that no branch of a union fits; the branch itself names the error.
    """

    def __init__(self, document: Json) -> None:
        self._document = document
        self._validators: dict[str, jsonschema_rs.Validator] = {}
        self._known: dict[int, tuple[Json, jsonschema_rs.Validator]] = {}
        """Schemas of the document with their validators, by identity: to write one as text takes longer."""

    def complaints(self, schema: Json | None, value: Any) -> list[str]:
        if schema is None or value is None:
            return []
        if id(schema) not in self._known:
            self._known[id(schema)] = schema, self._validator(schema)
        if self._known[id(schema)][1].is_valid(value):
            return []
        return list(self._explain(schema, value, ""))

    def _validator(self, schema: Json) -> jsonschema_rs.Validator:
        key = json.dumps(schema, sort_keys=True)
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.validator_for({**self._document, **schema})
        return self._validators[key]

    def _explain(self, schema: Json, value: Any, place: str) -> Iterator[str]:
        if self._validator(schema).is_valid(value):
            return
        schema = self._resolve(schema)
        if branch := self._fitting_branch(schema, value):
            yield from self._explain(branch, value, place)
        elif isinstance(value, dict) and "properties" in schema:
            yield from self._explain_object(schema, value, place)
        elif isinstance(value, list) and isinstance(schema.get("items"), dict):
            for index, item in enumerate(value):
                yield from self._explain(schema["items"], item, f"{place}/{index}")
        else:
            for error in self._validator(schema).iter_errors(value):
                yield f"{place}: {error.message[:200]}"

    def _explain_object(self, schema: Json, value: Json, place: str) -> Iterator[str]:
        for name in schema.get("required", []):
            if name not in value:
                yield f"{place}: {name} is missing"
        others = schema.get("additionalProperties", True)
        for name, item in value.items():
            described = schema["properties"].get(name, others)
            if described is False:
                yield f"{place}: {name} is not described"
            elif isinstance(described, dict):
                yield from self._explain(described, item, f"{place}/{name}")

    def _fitting_branch(self, schema: Json, value: Any) -> Json | None:
        branches = schema.get("oneOf") or schema.get("anyOf") or []
        if value is None or not branches:
            return None
        others = [branch for branch in branches if self._resolve(branch).get("type") != "null"]
        if len(others) == 1:
            return dict(others[0])
        fitting = [branch for branch in others if self._accepts_type(branch, value)]
        return dict(fitting[0]) if len(fitting) == 1 else None

    def _accepts_type(self, branch: Json, value: Any) -> bool:
        shape = self._resolve(branch).get("properties", {}).get("type")
        if not isinstance(value, dict) or "type" not in value:
            return True
        return shape is None or self._validator(shape).is_valid(value["type"])

    def _resolve(self, schema: Json) -> Json:
        while "$ref" in schema:
            target: Any = self._document
            for part in unquote(schema["$ref"]).removeprefix("#/").split("/"):
                target = target[part]
            schema = target
        return schema


class _RestDescription(_Descent):
    def __init__(self, document: Json, *, snowflakes: Json | None = None) -> None:
        schemas = document["components"]["schemas"]
        schemas["SnowflakeType"] = snowflakes or schemas["SnowflakeType"]
        super().__init__({"components": document["components"]})
        self._operations = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path, described)
            for path, described in sorted(document["paths"].items(), key=lambda item: item[0].count("{"))
        ]

    def operation(self, method: str, path: str) -> tuple[str, Json] | None:
        for pattern, template, described in self._operations:
            if pattern.match(path) and method.lower() in described:
                return template, described[method.lower()]
        return None

    def request_schema(self, operation: Json) -> Json | None:
        return self._json_schema(operation.get("requestBody", {}))

    def response_schema(self, operation: Json, status: int) -> Json | None:
        responses = operation["responses"]
        described = responses.get(str(status), responses.get(f"{status // 100}XX", {}))
        return self._json_schema(self._resolve(described))

    @staticmethod
    def _json_schema(described: Json) -> Json | None:
        schema: Json | None = described.get("content", {}).get("application/json", {}).get("schema")
        return schema


class _EventDescription(_Descent):
    def __init__(self, document: Json) -> None:
        definitions: Json = {
            name: {"type": "integer"} if name.endswith("Flags") else shape
            for name, shape in document["definitions"].items()
        }
        super().__init__({"$schema": document["$schema"], "definitions": definitions})
        self._events: Json = definitions["Gateway"]["properties"]

    def knows(self, name: str) -> bool:
        return name in self._events

    def complaints(self, name: str, value: Any) -> list[str]:  # type: ignore[override]  # by name, not by schema
        return super().complaints(self._events[name], value)
