"""Texts: plurals, names, and structs as sentences."""

import pytest
from msgspec import Struct

from bot.i18n import MatchWords, rule_book, words_in
from bot.languages import languages
from bot.views import wording
from rules import game, games
from rules.chance import Chance
from rules.match import AnyEntry, Entry
from tests.bot.readers import reader
from tests.bot.sessions import ALICE, BOB, PEOPLE, lobby


class Visited(game.Event, frozen=True):
    """An event whose fields fill its text."""

    seat: int
    host_seat: int
    city: int
    paid: bool


class Whispered(game.Event, frozen=True):
    """An event that only its seat may know."""

    private = True
    seat: int


class Carried(game.Event, frozen=True):
    """An event that continues the line before it."""

    continues = True
    seat: int


class Counted(game.Event, frozen=True):
    """An event that is important."""

    matters = True
    seat: int


class Paid(game.Event, frozen=True):
    """An event that follows by itself."""

    routine = True
    seat: int


class Quoting:
    """Words that repeat the name and values of a text."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return f"{name} {values}"

    def __contains__(self, name: str) -> bool:
        return True


class Naming(MatchWords):
    """Words that use the type of a struct as its text."""

    def phrase(self, kind: str, thing: Struct, **more: float | str) -> str:
        return type(thing).__name__


def quoting(*names: str) -> MatchWords:
    return MatchWords(Quoting(), names)  # type: ignore[arg-type]  # words of which only the outside counts


def test_kind_and_type_name_the_text_and_the_fields_fill_it() -> None:
    text = quoting("Alice", "Bob").phrase("story", Visited(seat=1, host_seat=0, city=3, paid=True), mood="fine")
    assert text == "story-Visited {'seat': 'Bob', 'host_seat': 'Alice', 'city': 3, 'paid': 1, 'mood': 'fine'}"


class Decide(game.Step[game.State, game.Move]):
    """A step with a different question for its first seat."""

    def prompt_key(self, state: game.State, seat: int) -> str:
        return "Propose" if seat == self.seats[0] else super().prompt_key(state, seat)


def test_a_step_may_have_different_questions_for_its_seats() -> None:
    step, state = Decide([1, 0]), game.State(chance=Chance(b""))
    prompts = [quoting("Alice", "Bob").prompt("ask", step, state, seat) for seat in step.seats]
    assert prompts == ["ask-Propose {'seat': 'Bob'}", "ask-Decide {'seat': 'Alice'}"]


def test_the_story_shows_private_events_to_their_own_seat_only() -> None:
    entries: list[AnyEntry] = [Entry(events=(Visited(seat=0, host_seat=1, city=2, paid=False), Whispered(seat=1)))]
    words = quoting("Alice", "Bob")
    assert len(wording.story(entries, words)) == 1
    assert len(wording.story(entries, words, reader=0)) == 1
    assert wording.story(entries, words, reader=1)[1].startswith("story-Whispered")


def test_events_of_a_standing_order_are_marked() -> None:
    entries: list[AnyEntry] = [Entry(events=(Whispered(seat=1),), by_standing_order=True)]
    (line,) = wording.story(entries, quoting("Alice", "Bob"), reader=1)
    assert line.startswith("story-by-order")
    assert "story-Whispered" in line


def test_only_the_first_line_of_a_standing_order_is_marked() -> None:
    entries: list[AnyEntry] = [
        Entry(events=(Counted(seat=0), Carried(seat=0), Counted(seat=1)), by_standing_order=True)
    ]
    assert wording.story(entries, Naming(words_in("en"), ["Alice", "Bob"])) == ["⏱️ Counted · Carried", "Counted"]


def test_a_continuing_event_joins_the_line_before_it() -> None:
    whispered, carried = Whispered(seat=1), Carried(seat=0)
    entries: list[AnyEntry] = [Entry(events=(whispered, carried)), Entry(events=(carried, Counted(seat=1)))]
    words = Naming(words_in("en"), ["Alice", "Bob"])
    assert wording.story(entries, words, reader=1) == ["Whispered · Carried · Carried", "Counted"]
    assert wording.story(entries, words) == ["… · Carried · Carried", "Counted"]


def test_a_summary_leaves_out_old_lines_but_no_important_ones() -> None:
    words = Naming(words_in("en"), ["Alice", "Bob"])
    others = [Visited(seat=0, host_seat=1, city=city, paid=False) for city in range(8)]
    counted = Counted(seat=1)

    def lines(*events: game.Event) -> list[str]:
        return wording.summary([Entry(events=events)], words).splitlines()

    assert lines(*others[:6]) == ["Visited"] * 6
    assert lines(*others) == ["… 3 more in *Story*", *["Visited"] * 5]
    assert lines(counted, *others) == ["… 4 more in *Story*", "Counted", *["Visited"] * 4]
    assert lines(*others, *[counted] * 9) == [
        "… 6 more in *Story*",
        *["Visited"] * 2,
        *["Counted"] * 9,
    ]
    assert lines(*others[:3], *[Paid(seat=0)] * 6) == [
        "… 4 more in *Story*",
        *["Visited"] * 3,
        *["Paid"] * 2,
    ], "what somebody did comes before what follows by itself"
    assert lines(*others[:1], *[counted] * 9) == ["Visited", *["Counted"] * 9]


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        *(("en", 1, "1 point"), ("en", 1.0, "1 point"), ("en", 0, "0 points"), ("en", 1.5, "1.5 points")),
        *(("ja", 1, "1点"), ("ja", 1.0, "1点"), ("ja", 12, "12点"), ("ja", 1.5, "1.5点")),
    ],
)
def test_numbers_have_their_plural(language: str, points: float, text: str) -> None:
    assert words_in(language)("points", points=points) == text


@pytest.mark.parametrize(("language", "text"), [("en", "The ghost rolled W C C."), ("ja", "ゴーストの出目：木 銅 銅")])
def test_initials_are_spelt_as_each_language_has_them(language: str, text: str) -> None:
    assert words_in(language, "rolled_west")("story-GhostRolled", dice="W C C") == text


def test_a_language_that_does_not_exist_is_english() -> None:
    assert words_in("tlh")("points", points=1) == "1 point"


def test_a_missing_text_raises_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        words_in("en")("no-such-text")
    assert "no-such-text" not in words_in("en")
    assert "points" in words_in("en")


@pytest.mark.parametrize("name", games.names())
def test_a_game_brings_its_own_texts(name: str) -> None:
    for language in languages():
        assert "game-name" in words_in(language, name)
        assert "game-name" not in words_in(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_rules_in_the_language_or_in_english(name: str, language: str) -> None:
    assert rule_book(language, name).startswith("# ")


def test_people_are_named_and_computers_numbered() -> None:
    session = lobby(ALICE, BOB, computers=2)
    words = reader().of(session)
    assert wording.names(session, "en") == ["Alice", "Bob", "CPU 1", "CPU 2"]
    assert wording.named(session, 1, words, PEOPLE) == f"<@{BOB}>"
    assert wording.named(session, 3, words, PEOPLE) == "**CPU 2**"


def test_a_name_is_escaped_and_cut_if_too_long() -> None:
    session = lobby(ALICE, BOB)
    session.seats[0].name = "*_Alice_* `x`"
    session.seats[1].name = "B" * 100
    words = reader().of(session)
    assert words.player(0) == r"**\*\_Alice\_\* \`x\`**"
    assert words.player(1) == f"**{'B' * 31}…**"
    assert wording.plain_words(session, "en").player(0) == "*_Alice_* `x`"
