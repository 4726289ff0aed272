"""Verifying that chance was fair: what was published and added, and whether the log follows from it."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from bot.actions.press import WHOLE, MatchPress
from bot.domain import lobbies
from bot.domain.errors import UserError
from bot.domain.match_kinds import kind_of, need_open
from bot.domain.parts import PARTS
from bot.domain.quotas import CHANGES_IN_LOBBY
from bot.domain.session import UNPROVED, AnySession, Origin, Stage
from bot.feature import Feature
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import record_of
from bot.i18n import MatchWords
from bot.views import components, more
from bot.views.components import Form, Panel
from bot.views.lobby import ON_PAGE
from bot.views.reader import Reader
from bot.views.wording import problem_text, verdict_key
from rules.chance import commitment
from rules.proof import Proof, fingerprint, words_entropy
from rules.record import AnyRecord, encode
from rules.verify import Finding, findings

WORDS = 100
"""The most characters of the words that a player adds."""
_LIMITS = {
    "verify-published": "verify-limits",
    "verify-published-contest": "verify-limits-contest",
    "verify-published-message": "verify-limits-message",
}
"""The text about what is not proved, by the text about when the secret was fixed."""
SHORT = 12
"""How many digits of a hash are enough to recognize it."""


class Verify(MatchPress, frozen=True, tag="verify"):
    """Replays the log with the key whose hash was published at the start."""

    label = "button-verify"
    recent = WHOLE


class WriteWords(MatchPress, frozen=True, tag="write"):
    """Opens a form for words that the person adds to the chance of a match that has not started."""

    label = "button-write-words"
    emoji = "📝"
    opens_form = True


class AddWords(MatchPress, frozen=True, tag="words"):
    """Adds the words that were written in the form."""

    chosen = "words"

    words: Annotated[str, Meta(max_length=WORDS)] = ""


def promised(session: AnySession, reader: Reader) -> Panel:
    """Returns the page before the result is known: the published hash, and what the players have added."""
    words, row = reader.of(session), components.row()
    explained = words("verify-lobby" if session.stage is Stage.LOBBY else "verify-later")
    if session.stage is Stage.LOBBY and reader.seat is not None:
        row.add_item(components.button(words, WriteWords(session.id)))
    return Panel(components.message([*_published(session, words), explained, _limits(session, words)], row))


def verdict(session: AnySession, found: Sequence[Finding], file: str, document: bytes, reader: Reader) -> Panel:
    """Returns the page after the match: what was published, the secret, what is wrong, and the match as a file."""
    words = reader.of(session)
    proof, key = session.proof, session.playing.state.chance.key
    faults = [f"{'❌' if finding.accuses else '⚠️'} {_fault(finding, words)}" for finding in found]
    fair = words(verdict_key(proof), lines=session.entries)
    pieces: list[components.Piece | str] = [
        *_published(session, words),
        words("verify-secret", secret=(proof.secret if proof else key).hex()),
        "\n".join(faults) or f"✅ {fair}",
        _how_to_repeat(proof, words),
        components.attached(file),
        _limits(session, words),
    ]
    return Panel(components.message(pieces), document=document)


def _how_to_repeat(proof: Proof | None, words: MatchWords) -> str:
    """Returns how to check the file without this server."""
    if proof is None:
        return words("verify-file-late")
    if proof.contest:
        return words("verify-file-contest", fingerprint=fingerprint(proof.contest.published))
    return words("verify-file", fingerprint=fingerprint(proof.published))


def _fault(finding: Finding, words: MatchWords) -> str:
    detail = problem_text(finding.detail, words) if finding.detail else ""
    return words(f"verify-fault-{finding.fault}", detail=detail)


def _published(session: AnySession, words: MatchWords) -> list[str]:
    """Returns the title with the published hash, and what the players have added."""
    title = f"### {words('button-verify')}\n"
    if UNPROVED.of(session):
        return [title + words("verify-unproved")]
    if session.proof is None:
        key = session.match and session.playing.state.chance.key
        published = (
            _with_fingerprint("verify-published-late", commitment(key), words)
            if key
            else words("verify-nothing-published")
        )
        return [f"{title}{words('verify-lesson')}\n{published}" if kind_of(session).is_lesson else title + published]
    added = session.proof.entropy or [seat.entropy for seat in session.seats]
    lines = [_addition(words.player(seat), what, words) for seat, what in enumerate(added) if what[:1].isdecimal()]
    published = _with_fingerprint(_when_fixed(session, session.proof), session.proof.published, words)
    if origin := session.proof.contest:
        published += f"\n{words('verify-contest', fingerprint=fingerprint(origin.published))}"
    return [title + published, "\n".join(lines)]


def _when_fixed(session: AnySession, proof: Proof) -> str:
    """Returns the text about when the secret was fixed."""
    if proof.contest:
        return "verify-published-contest"
    return "verify-published" if kind_of(session).has_lobby else "verify-published-message"


def _with_fingerprint(text: str, published: str, words: MatchWords) -> str:
    """Returns a text about the published hash, and the beginning of it that messages show."""
    return f"{words(text, hash=published)}\n{words('verify-fingerprint', fingerprint=fingerprint(published))}"


def _addition(player: str, added: str, words: MatchWords) -> str:
    press, _, digest = added.partition(" ")
    if not digest:
        return words("verify-press", player=player, press=press)
    return words("verify-press-and-words", player=player, press=press, hash=digest[:SHORT])


def _limits(session: AnySession, words: MatchWords) -> str:
    if session.proof is None:
        return f"-# {words('verify-limits-late')}"
    return f"-# {words(_LIMITS[_when_fixed(session, session.proof)])}"


def on_page(session: AnySession, reader: Reader) -> Verify | None:
    """Returns the button of the page under More, of a lobby or of a match: only a match from a lobby has a proof."""
    return Verify(session.id) if session.origin is Origin.LOBBY else None


@handles(Verify)
async def show_proof(context: Context, press: Verify) -> Panel:
    """Shows what was published and added and, after the match, whether the log follows from it, with all as a file."""
    session = context.session
    if session.origin is not Origin.LOBBY:
        raise UserError("nothing-to-verify")
    if session.stage is not Stage.OVER or session.match is None:
        return promised(session, context.reader)
    need_open(session, context.at.now)
    log = await context.log()
    document, found = await asyncio.to_thread(_examine, record_of(session, log, context.language))
    return verdict(session, found, f"match-{session.id}.json", document, context.reader)


@handles(WriteWords)
async def write_words(context: Context, press: WriteWords) -> None:
    """Opens the form for the person's words."""
    words = context.words
    form = Form(words("button-write-words"), words("verify-words-label"), AddWords(context.session.id), "", WORDS)
    await context.reply.open_form(form)


@handles(AddWords)
async def add_words(context: Context, press: AddWords) -> Panel:
    """Adds words of the person to the chance of a match that has not started."""
    if not press.words.strip():
        raise UserError("unusable-words", most=WORDS)
    await context.need_standing()
    context.limit(CHANGES_IN_LOBBY, context.session.id)
    await context.commit(context.session, lambda now: lobbies.add_words(now, context.person, press.words))
    return context.note("verify-words-added", hash=words_entropy(press.words))


def _examine(record: AnyRecord) -> tuple[bytes, list[Finding]]:
    """Returns the file of a match, and what is wrong with it."""
    return encode(record), findings(record)


FEATURE = Feature(
    adds=(
        PARTS.add(UNPROVED),
        ON_PAGE.add(on_page, at=40),
        more.BUTTONS.add(on_page, at=40),
    )
)
