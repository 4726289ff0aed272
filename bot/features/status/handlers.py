"""Handles looking at how Parlour is."""

from bot.domain.errors import UserError
from bot.features.status import views as view
from bot.features.status.actions import ShowStatus
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(ShowStatus)
async def show(context: Context, press: ShowStatus) -> Panel:
    """Shows how Parlour is to those who manage the server; to the owner of the bot also what runs elsewhere."""
    request, services = context.request, context.services
    if not request.guild or not request.manages:
        raise UserError("managers-only")
    process = view.Process(
        version=services.version,
        started=services.started,
        latencies=services.courier.latencies(),
        servers=services.courier.servers() if services.courier.belongs_to(context.person) else None,
    )
    return view.page(await services.store.status(request.guild), process, context.words)
