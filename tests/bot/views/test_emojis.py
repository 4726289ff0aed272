"""Where the emojis of pieces stand: beside options, at the beginning of lines of the story, and in results."""

from typing import Any

from discord import ui

from bot.actions.turn import Done
from bot.domain import matches
from bot.domain.session import Ending
from bot.i18n import MatchWords, words_in
from bot.views import choices, components, posts, wording
from bot.views.emojis import Emojis
from bot.views.posts import News
from rendering import drawing
from rules import match as engine
from rules.match import AnyEntry, Entry, Question
from rules.montana import events, moves
from sandbox.testing import reading
from tests.bot.readers import reader
from tests.bot.sessions import seeded_match

GAME = "montana"
ID = 1_200_000_000_000_000_000
ALL = Emojis(
    {(GAME, piece): f"<:{piece}:{ID}>" for piece in drawing.load(GAME).pieces},
    {number: f"<:t{number}:{ID}>" for number in range(4)},
)
SESSION = seeded_match(GAME, 2, {}, seed=1)
SPUN = events.Spun(0, 1, 0, 1)


def question() -> Question:
    prompt = engine.question(SESSION.playing, SESSION.to_move[0])
    assert prompt is not None
    return prompt


def shown(prompt: Question, emojis: Emojis) -> list[str]:
    """Returns the emojis of the buttons under a question, in their order; empty for none."""
    rows = choices.rows(SESSION, prompt, reader(emojis=emojis))
    buttons = [piece for row in rows for piece in row.children if isinstance(piece, ui.Button)]
    return [str(button.emoji or "") for button in buttons]


def test_an_option_has_the_piece_that_stands_for_it() -> None:
    prompt = question()._replace(options=[moves.Recruit(), moves.TradeForGood(2), moves.TakeColours(0, 1)])
    for option, emoji in zip(prompt.options, shown(prompt, ALL), strict=True):
        assert emoji == ALL.of(GAME, option)
    assert [bool(emoji) for emoji in shown(prompt, ALL)] == [True, True, False]
    assert not any(shown(prompt, Emojis()))


def test_a_lock_and_the_mark_of_done_come_before_a_piece() -> None:
    prompt = question()
    marked = [True] * len(prompt.options)
    assert set(shown(prompt._replace(final=marked), ALL)) == {"⚠️"}
    assert set(shown(prompt._replace(ends=marked), ALL)) == {Done.emoji}


def words(emojis: Emojis = ALL) -> MatchWords:
    return reader(emojis=emojis).of(SESSION)


def test_a_line_of_the_story_begins_with_its_piece() -> None:
    log: list[AnyEntry] = [Entry(events=(SPUN, events.BidPassed(0)))]
    (first, second), plain = wording.story(log, words()), wording.story(log, words(Emojis()))
    assert first == f"<:white:{ID}> {plain[0]}"
    assert second == plain[1]


def test_a_line_in_small_print_has_no_piece() -> None:
    class Small(MatchWords):
        def phrase(self, kind: str, thing: Any, **more: float | str) -> str:
            return f"-# {kind}"

    small = Small(words_in("en", GAME), ["Alice", "Bob"], lambda thing: "<:x:1>")
    assert wording.story([Entry(events=(SPUN,))], small) == ["-# story"]


def test_the_result_names_players_with_their_tokens() -> None:
    over = matches.end(SESSION, Ending.AGREED).session
    found: list[Any] = posts.over(over, reader(emojis=ALL), News()).to_components()  # type: ignore[no-untyped-call]
    lines = reading.text({"components": found}).splitlines()
    assert sorted(line.split()[1] for line in lines if line.startswith(("🥇", "🥈"))) == [f"<:t0:{ID}>", f"<:t1:{ID}>"]


def test_without_emojis_buttons_and_menus_keep_their_other_marks() -> None:
    options = [components.choice("A", 1, emoji=f"<:coin:{ID}>"), components.choice("B", 2, emoji="🔒")]
    menu: ui.Select[Any] = ui.Select(options=options)
    button: ui.Button[Any] = ui.Button(label="C", emoji=f"<:coin:{ID}>", custom_id="c")
    components.without_emojis(components.message(["text"], components.row(menu), components.row(button)))
    assert [str(option.emoji or "") for option in options] == ["", "🔒"]
    assert button.emoji is None
