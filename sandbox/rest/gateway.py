"""The address of the gateway."""

from __future__ import annotations

from typing import Any

from sandbox.rest.call import Call, Routes

routes = Routes()
IDENTIFIES_A_DAY = 1000


@routes("GET", "/gateway", with_token=False)
def gateway(call: Call) -> dict[str, str]:
    return {"url": call.local.gateway.address}


@routes("GET", "/gateway/bot")
def gateway_for_bot(call: Call) -> dict[str, Any]:
    limit = {
        "total": IDENTIFIES_A_DAY,
        "remaining": IDENTIFIES_A_DAY - 1,
        "reset_after": 24 * 3600 * 1000,
        "max_concurrency": 1,
    }
    return {"url": call.local.gateway.address, "shards": 1, "session_start_limit": limit}
