"""The address of the gateway."""

from __future__ import annotations

from typing import Any

from sandbox.rest.call import Call, Routes

routes = Routes()


@routes("GET", "/gateway", with_token=False)
def gateway(call: Call) -> dict[str, str]:
    return {"url": call.local.gateway.address}


@routes("GET", "/gateway/bot")
def gateway_for_bot(call: Call) -> dict[str, Any]:
    gateway = call.local.gateway
    return {"url": gateway.address, "shards": gateway.starts.shards, "session_start_limit": gateway.starts.limit()}
