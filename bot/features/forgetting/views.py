"""The page of what is stored about a person, and the button that deletes it."""

from bot.features.forgetting.actions import ForgetMe
from bot.i18n import Book
from bot.views import components
from bot.views.components import Panel


def page(matches: int, running: int, words: Book) -> Panel:
    """Returns the page. `matches`: how many matches and lobbies name the person; `running`: how many go on."""
    lines = [
        f"### {words('forget-title')}",
        words("forget-stored", matches=matches, running=running),
        words("forget-explained"),
    ]
    button = components.button(words, ForgetMe(sure=True))
    return Panel(components.message(["\n".join(lines)], components.row(button)))
