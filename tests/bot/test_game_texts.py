"""Sentences of games that say exactly what happened, or what a choice does."""

import pytest
from msgspec import Struct

from bot.i18n import MatchWords, book
from rules.coal_baron import moves as coal_baron
from rules.manhattan import events as of_manhattan
from rules.manhattan import moves as manhattan
from rules.mint_works import events as mint_works
from rules.montana import events as of_montana
from rules.montana import moves as montana


@pytest.mark.parametrize(
    ("game", "kind", "thing", "english", "japanese"),
    [
        (
            "manhattan",
            "story",
            of_manhattan.Passed(1, 8, 8, 1, 1),
            "discarded the card for SE sites",
            "建設カードを捨て",
        ),
        (
            "manhattan",
            "refuse",
            manhattan.OutOfReach(0, 8, 4, 3, 1),
            "orange needs a block of 4 floors, your largest has 3",
            "オレンジなら",
        ),
        ("manhattan", "refuse", manhattan.OutOfReach(0, 8, 4, 3), "a block of 4 floors, your largest has 3", "3階層"),
        (
            "mint_works",
            "story",
            mint_works.IncomeGained(0, "", 3, 1),
            "over: Alice gained 1 mint",
            "Aliceがワーカーを1個",
        ),
        ("mint_works", "story", mint_works.LastRoundEnded(60), "Round 60 was the last possible one", "ラウンド60"),
        ("coal_baron", "move", coal_baron.Substitute(), "any two cubes", "どの色でも2個で"),
        ("montana", "move", montana.StopBuilding(0), "Stop here", "ここまで"),
        ("montana", "story", of_montana.ProducedMore(0, 3, 1, 3, -1, 1), "at Farm 1: 1 more pumpkin.", "もう1個"),
        ("montana", "story", of_montana.Produced(0, 3, 1, 3, -1, 1, 1), "1 silver for 1 pumpkin.", "野菜1個"),
        (
            "montana",
            "story",
            of_montana.Produced(0, 0, 3, 0, -1, 6, 3),
            "6 silver for 3 small copper.",
            "銅鉱石・小3個",
        ),
        ("montana", "story", of_montana.BidPlaced(1, 1, 2), "Bob bid 2 pumpkins for Row 2", "Bobが2段目に野菜2個"),
        ("montana", "move", montana.Bid(1, 2, 1), "Outbid in Row 2, 2 pumpkins: 3 of", "2段目に野菜2個（上乗せ）"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Struct) else "",
)
def test_a_sentence_says_what_is_so(game: str, kind: str, thing: Struct, english: str, japanese: str) -> None:
    for language, part in (("en", english), ("ja", japanese)):
        assert part in MatchWords(book(language, game), ["Alice", "Bob"]).phrase(kind, thing)
