"""What people are notified of when the channel of their match refuses posts."""

from collections.abc import Collection, Mapping

from discord import ui

from bot.actions.board import View
from bot.actions.turn import Play
from bot.domain.channel_refusal import ChannelRefusal
from bot.domain.match_kinds import kind_of
from bot.domain.session import AnySession, Stage
from bot.i18n import MatchWords
from bot.views import absence, components, proposals
from bot.views.reader import Reader
from bot.views.waiting import waiting
from bot.views.wording import channel_mention


def turn(session: AnySession, why: ChannelRefusal, reader: Reader) -> ui.LayoutView:
    """Returns the direct message to somebody whom a refused post would have mentioned."""
    words = reader.of(session)
    plays = session.stage is Stage.PLAY
    kind = "-chat" if why is ChannelRefusal.CHAT else ""
    news = words(f"unposted-turn{kind}" if plays else f"unposted-over{kind}")
    row = components.row(components.button(words, Play(session.id) if plays else View(session.id)))
    return components.message([f"**{words('game-name')}** · {news}", explained(session, why, reader)], row)


def late(session: AnySession, why: ChannelRefusal | None, closing: int, reader: Reader) -> ui.LayoutView:
    """Returns the direct message to each of those who can decide about players who have run out of time.

    `why` the channel has refused its post; None: they do not see it. `closing`: when the match ends by itself.
    """
    words = reader.of(session)
    unseen = words("unposted-unseen", channel=channel_mention(session))
    lines = [absence.text(session, reader, (), closing), explained(session, why, reader) if why else unseen]
    return components.message([_match(words), *lines], *absence.decisions(session, reader))


def proposal(session: AnySession, reader: Reader) -> ui.LayoutView:
    """Returns the direct message to somebody about a proposal in a channel that they do not see."""
    words = reader.of(session)
    title = f"🗳️ {proposals.title(session, session.proposed, reader)}" if session.proposed else ""
    unseen = words("unposted-unseen", channel=channel_mention(session))
    row = components.row(proposals.button(session, words))
    return components.message([_match(words), title, unseen], row)


def notice(session: AnySession, reader: Reader) -> ui.LayoutView:
    """Returns the direct message to somebody about a proposal that does not wait for them: they are absent."""
    words, lines = reader.of(session), []
    if proposed := session.proposed:
        lines = [f"🗳️ {proposals.title(session, proposed, reader)}", proposals.notice(session, proposed, reader)]
    buttons = [components.button(words, Play(session.id))]
    if session.seat_of(reader.person) is not None:
        buttons.append(proposals.button(session, words))
    return components.message([_match(words), *lines], components.row(*buttons))


def archived(session: AnySession, locked: bool, soon: bool, reader: Reader) -> ui.LayoutView:
    """Returns the direct message to somebody who is to move in a thread that is archived, or will be `soon`."""
    words = reader.of(session)
    news = words("archived-soon" if soon else "archived-now")
    hint = words("archived-locked" if locked else "archived-open", channel=channel_mention(session))
    row = components.row(components.button(words, Play(session.id)))
    return components.message([f"**{words('game-name')}** · {news}", hint], row)


def unseen(session: AnySession, seats: Collection[int], reader: Reader) -> ui.LayoutView:
    """Returns the direct message to each player of a match that stops: these `seats` cannot see its channel."""
    words, channel = reader.of(session), f"<#{session.channel}>"
    if reader.person in [session.seats[seat].person for seat in seats]:
        news = words("unseen-news-you", channel=channel)
    else:
        news = words("unseen-news", players=words.listed([words.player(seat) for seat in seats]), channel=channel)
    clocks = ["unseen-clocks"] if session.clock else []
    own = kind_of(session).unseen_text
    terms = "\n".join(f"-# {words(line)}" for line in ([own] if own else [*clocks, "unseen-day"]))
    row = components.row(components.button(words, Play(session.id)))
    return components.message([_match(words), f"{news}\n{words('unseen-hint')}", terms], row)


def unseen_turn(session: AnySession, ends: Mapping[int, int], reader: Reader) -> ui.LayoutView:
    """Returns the direct message to somebody whose turn it is in a channel that they cannot see, for a day already.

    `ends`: when the clock of each person runs out; 0: none runs.
    """
    words, seat = reader.of(session), session.seat_of(reader.person)
    assert seat is not None  # they are to move there
    lines = waiting(session, seat, reader, ", ".join(words.players), ends[reader.person])
    row = components.row(components.button(words, Play(session.id)))
    return components.message([lines, words("unseen-turn")], row)


def deleted(session: AnySession, reader: Reader) -> ui.LayoutView:
    """Returns the direct message to each player of a match whose channel was deleted."""
    words = reader.of(session)
    row = components.row(components.button(words, Play(session.id)))
    news = f"{words('deleted-news')}\n{words('unseen-hint')}"
    return components.message([_match(words), news, f"-# {words('deleted-terms')}"], row)


def _match(words: MatchWords) -> str:
    """Returns which match it is: Discord names no channel to those who do not see it."""
    return f"**{words('game-name')}** · {', '.join(words.players)}"


def above(session: AnySession, people: Collection[int], reader: Reader) -> ui.LayoutView:
    """Returns the message to people in the channel above the thread of a match that needs them."""
    words = reader.of(session)
    return components.message([words("unposted-above", players=words.listed([f"<@{person}>" for person in people]))])


def explained(session: AnySession, why: ChannelRefusal, reader: Reader) -> str:
    """Returns why the channel refuses posts, and who can mend it."""
    return reader.of(session)(f"obstacle-{why}", channel=channel_mention(session))
