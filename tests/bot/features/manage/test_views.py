"""The page of those who manage a server."""

from discord import ui

from bot.actions.custom_id import decode
from bot.domain.server import Server
from bot.features.manage import views
from bot.features.manage.actions import Manage
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, match


def test_a_page_between_others_leads_to_both() -> None:
    found = views.Running([match(ALICE, BOB)], total=11, page=1)
    shown = views.page(Server(), found, 5, reader()).view.walk_children()
    presses = [decode(str(piece.custom_id)) for piece in shown if isinstance(piece, ui.Button)]
    assert Manage(0) in presses
    assert Manage(2) in presses
