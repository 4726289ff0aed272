"""What was said about moves: beside a move, in posts, and on a page of its own."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.actions.press import Style
from bot.domain.session import AnySession, Stage
from bot.features.remarks.actions import DropRemark, React, Remarks, SaveRemark, WriteRemark
from bot.features.remarks.domain import (
    LONGEST,
    Shown,
    Sign,
    To,
    Written,
    is_shared,
    may_talk,
    reactions,
    remarks,
    writes_at,
)
from bot.i18n import MatchWords
from bot.views import beside as places
from bot.views import components
from bot.views.beside import Beside
from bot.views.components import Form, Panel
from bot.views.names import bold, escaped
from bot.views.pages import links
from bot.views.reader import Reader
from bot.views.wording import channel_mention, person_name, story, summary
from rules.match import AnyEntry

LINES = 12
"""The most lines of the log that a page shows as one turn."""
IN_POST = 4
"""The most texts in a post."""
IN_RESULT = 2
"""The most remarks on a move in a result."""
SIGNS: dict[Sign, str] = {"bravo": "👏", "ha": "😄", "wow": "😮", "hm": "🤔", "luck": "🍀"}
TO: dict[To, str] = {"all": "💬", "watchers": "👀", "later": "🔒"}


def beside(session: AnySession, reader: Reader) -> list[Beside]:
    """Returns everything that was said, for a reader: reactions to a move in a line, remarks in one each."""
    if session.match is None:
        return []
    marked, plain = reader.of(session), reader.plain(session)
    by_line: dict[int, list[Shown]] = {}
    for shown in reactions(session):
        by_line.setdefault(shown.reaction.line, []).append(shown)
    found = [
        Beside(line, _reactions(session, every, marked), _in_picture(session, every, plain))
        for line, every in by_line.items()
    ]
    for written in remarks(session, reader.person):
        name, remark = _name(session, written, plain, marked=False), written.remark
        in_picture = plain("remark-said", player=name, text=remark.text)
        found.append(Beside(remark.line, _remark(session, written, marked), in_picture))
    return found


def below_story(session: AnySession, reader: Reader, begin: int) -> str:
    """Returns what was said about the moves of a post that begins after `begin` lines, or since its turn began."""
    if session.stage is not Stage.PLAY:
        return ""
    words = reader.of(session)
    turns = [session.seats[seat].turn_began_at for seat in session.to_move if session.seats[seat].turn_began_at]
    new = min(turns, default=session.revision)
    shown = [each for each in reactions(session) if each.reaction.line > begin]
    texts = [_reactions(session, shown, words)] if shown else []
    for written in remarks(session, reader.person):
        if written.remark.line > begin:
            texts.append(_remark(session, written, words))
        elif written.remark.id >= new:
            texts.append(_remark(session, written, words, "remark-earlier"))
    return "\n".join(texts[-IN_POST:])


def page(
    session: AnySession, line: int, turn: Sequence[AnyEntry], removable: Sequence[Written], reader: Reader
) -> Panel:
    """Returns what was said about a turn, with buttons to say something if the reader plays.

    `removable`: the remarks on it that the reader may remove.
    """
    words, is_over = reader.of(session), session.stage is Stage.OVER
    said = places.beside(session, reader, line - len(turn), line)
    pieces = [
        f"-# {channel_mention(session)}\n### {words('remarks-title')}\n{summary(turn, words, reader.seat)}",
        "\n".join(each.text for each in said) or words("remarks-none"),
    ]
    rows: list[components.Row | None] = []
    if writes_at(session, reader.person) is None:
        pieces.append(f"-# {words('remarks-players')}")
    else:
        talks = may_talk(session)
        pieces.append("" if is_over else f"-# {words('remarks-explained' if talks else 'remarks-partners')}")
        rows += [*_signs(session, line, reader)] if talks else []
        rows.append(_writing(session, line, talks=talks, reader=reader))
    rows.append(_removing(session, line, removable, reader.plain(session)))
    rows += components.rows([components.button(words, press) for press in links("moment", session, line)])
    return Panel(components.message(pieces, *rows))


def form(session: AnySession, press: WriteRemark, reader: Reader) -> Form:
    """Returns the form for a remark, which says who will read it."""
    words = reader.words
    to = "all" if session.stage is Stage.OVER else press.to
    label = words(f"remark-to-{to}")
    return Form(words("remark-form"), label, SaveRemark(session.id, press.line, press.to), "", LONGEST)


def praised(session: AnySession, log: Sequence[AnyEntry], line: int, said: Iterable[Written], reader: Reader) -> str:
    """Returns a move that got reactions: what happened in it, how many of which kind, and what was said."""
    words = reader.of(session)
    told = story(log[-1:], words)
    signs = Counter(each.reaction.sign for each in reactions(session) if each.reaction.line == line)
    counts = " ".join(f"{SIGNS[sign]} {count}" for sign, count in signs.most_common())
    here = [_remark(session, each, words) for each in said if each.remark.line == line]
    return "\n".join([f"{counts} · {told[-1] if told else ''}".rstrip(" ·"), *here[:IN_RESULT]])


def praise(found: Sequence[str], reader: Reader) -> str:
    """Returns the moves that got reactions, below a heading."""
    return "\n".join([f"**{reader.words('remarks-praised')}**", *found])


def on_page(session: AnySession, reader: Reader) -> Remarks | None:
    """Returns the button under More for who plays, or has played: about the newest move."""
    is_writer = is_shared(session) and writes_at(session, reader.person) is not None
    return Remarks(session.id, session.entries) if is_writer else None


def on_replay(session: AnySession, line: int) -> Remarks | None:
    """Returns the button beside a board of a replay."""
    return Remarks(session.id, line) if is_shared(session) else None


def _signs(session: AnySession, line: int, reader: Reader) -> list[components.Row]:
    """Returns the buttons for reactions; the one that the reader shows is blue."""
    words = reader.of(session)
    here = (each for each in reactions(session) if each.reaction.line == line)
    own = {each.reaction.sign for each in here if each.by.person == reader.person}
    shown = [
        components.button(
            words,
            React(session.id, line, sign),
            words(f"reaction-{sign}"),
            emoji=emoji,
            style=Style.BLUE if sign in own else None,
        )
        for sign, emoji in SIGNS.items()
    ]
    return components.rows(shown)


def _writing(session: AnySession, line: int, *, talks: bool, reader: Reader) -> components.Row:
    """Returns the buttons for remarks, by who is to see them."""
    words, is_over = reader.of(session), session.stage is Stage.OVER
    offered: tuple[To, ...] = ("all",) if is_over else ("all", "watchers", "later") if talks else ("later",)
    labels = {to: words("button-remark" if is_over else f"button-remark-{to}") for to in offered}
    return components.row(
        *(components.button(words, WriteRemark(session.id, line, to), labels[to], emoji=TO[to]) for to in offered)
    )


def _removing(session: AnySession, line: int, removable: Sequence[Written], words: MatchWords) -> components.Row | None:
    """Returns the menu of the remarks that the reader may remove; None if there are none."""
    if not removable:
        return None
    choices = [
        components.choice(
            words("remark-said", player=_name(session, each, words, marked=False), text=each.remark.text),
            each.remark.id,
        )
        for each in removable[-components.MENU :]
    ]
    return components.row(components.menu(words("remark-remove"), DropRemark(session.id, line), choices))


def _remark(session: AnySession, written: Written, words: MatchWords, text: str = "remark-said") -> str:
    """Returns a remark in a message. Before the end, a sign says who sees it."""
    to = "all" if session.stage is Stage.OVER else written.remark.to
    said = words(text, player=_name(session, written, words, marked=True), text=escaped(written.remark.text))
    return f"{TO[to]} {said}"


def _reactions(session: AnySession, shown: Iterable[Shown], words: MatchWords) -> str:
    """Returns reactions in a message: each sign with the names of those who show it."""
    names: dict[Sign, list[str]] = {}
    for each in shown:
        names.setdefault(each.reaction.sign, []).append(_name(session, each, words, marked=True))
    return " · ".join(f"{SIGNS[sign]} {', '.join(dict.fromkeys(who))}" for sign, who in names.items())


def _in_picture(session: AnySession, shown: Iterable[Shown], words: MatchWords) -> str:
    said = [
        words(
            "remark-said",
            player=_name(session, each, words, marked=False),
            text=words(f"reaction-{each.reaction.sign}"),
        )
        for each in shown
    ]
    return " · ".join(said)


def _name(session: AnySession, said: Written | Shown, words: MatchWords, *, marked: bool) -> str:
    """Returns the name of who has said something: of somebody who has the seat no more, the name they had."""
    if said.by is session.seats[said.seat] and not session.seats[said.seat].away:
        return words.player(said.seat)
    name = person_name(said.by.name, words)
    return bold(name) if marked else name
