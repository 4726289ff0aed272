"""A match that waits for somebody, in two lines."""

from bot.domain.session import AnySession
from bot.domain.turn_size import one_tap
from bot.views.reader import Reader
from bot.views.wording import stamp, task


def waiting(session: AnySession, seat: int, reader: Reader, place: str, until: int) -> str:
    """Returns the lines about a match that waits: its `place`, whether one tap is enough, when time runs out, the task.

    The task is that of `seat`, as far as the reader may know it.
    """
    words = reader.of(session)
    time = f" · {words('clock-until', when=stamp(until))}" if until else ""
    effort = f" · {words('effort-tap')}" if one_tap(session, seat) else ""
    return f"**{words('game-name')}** · {place}{effort}{time}\n-# {task(session, seat, words, reader.seat)}"
