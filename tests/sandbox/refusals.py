"""What Discord answers instead of doing what a bot asks for."""

from __future__ import annotations

from collections.abc import Awaitable

import discord
import pytest


async def code_of(doing: Awaitable[object]) -> tuple[int, int]:
    """Returns the status and code of the refusal of a request."""
    with pytest.raises(discord.HTTPException) as refused:
        await doing
    return refused.value.status, refused.value.code
