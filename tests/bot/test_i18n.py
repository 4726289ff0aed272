"""Sentences: plurals, names, and things told by their fields."""

import pytest
from msgspec import Struct

from bot.i18n import LANGUAGES, MatchWords, book, language_of, rule_book
from bot.views import wording
from rules import game, games
from rules.chance import Chance
from rules.match import AnyEntry, Entry
from tests.bot.tables import ALICE, BOB, lobby


class Visited(game.Event, frozen=True):
    """An event whose fields are told."""

    seat: int
    host_seat: int
    city: int
    paid: bool


class Whispered(game.Event, frozen=True):
    """Something that only its seat may be told."""

    private = True
    seat: int


class Carried(game.Event, frozen=True):
    """Something that is told with what came before it."""

    continues = True
    seat: int


class Counted(game.Event, frozen=True):
    """Something that is always told."""

    matters = True
    seat: int


class Quoting:
    """Words that only repeat what they are asked for."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return f"{name} {values}"

    def __contains__(self, name: str) -> bool:
        return True


class Naming(MatchWords):
    """Words that tell things by their types."""

    def tell(self, kind: str, thing: Struct, **more: int | str) -> str:
        return type(thing).__name__


def quoting(*names: str) -> MatchWords:
    return MatchWords(Quoting(), names)  # type: ignore[arg-type]  # a book of which only the outside counts


def test_a_thing_is_told_by_its_kind_its_type_and_its_fields() -> None:
    told = quoting("Alice", "Bob").tell("story", Visited(seat=1, host_seat=0, city=3, paid=True), mood="fine")
    assert told == "story-Visited {'seat': 'Bob', 'host_seat': 'Alice', 'city': 3, 'paid': 1, 'mood': 'fine'}"


class Decide(game.Step[game.State, game.Move]):
    """A step that asks its first seat something else than the others."""

    def prompt_key(self, state: game.State, seat: int) -> str:
        return "Propose" if seat == self.seats[0] else super().prompt_key(state, seat)


def test_a_step_may_ask_its_seats_different_things() -> None:
    step, state = Decide([1, 0]), game.State(chance=Chance(b""))
    asked = [quoting("Alice", "Bob").ask("ask", step, state, seat) for seat in step.seats]
    assert asked == ["ask-Propose {'seat': 'Bob'}", "ask-Decide {'seat': 'Alice'}"]


def test_what_is_private_is_told_to_its_own_seat_only() -> None:
    entries: list[AnyEntry] = [Entry(events=(Visited(seat=0, host_seat=1, city=2, paid=False), Whispered(seat=1)))]
    words = quoting("Alice", "Bob")
    assert len(wording.story(entries, words)) == 1
    assert len(wording.story(entries, words, reader=0)) == 1
    assert wording.story(entries, words, reader=1)[1].startswith("story-Whispered")


def test_what_a_standing_order_did_is_marked() -> None:
    entries: list[AnyEntry] = [Entry(events=(Whispered(seat=1),), by_standing_order=True)]
    (line,) = wording.story(entries, quoting("Alice", "Bob"), reader=1)
    assert line.startswith("story-by-order")
    assert "story-Whispered" in line


def test_a_standing_order_is_marked_once_and_not_what_followed_from_it() -> None:
    entries: list[AnyEntry] = [
        Entry(events=(Counted(seat=0), Carried(seat=0), Counted(seat=1)), by_standing_order=True)
    ]
    assert wording.story(entries, Naming(book("en"), ["Alice", "Bob"])) == ["⏱️ Counted · Carried", "Counted"]


def test_what_continues_an_event_is_told_in_its_line() -> None:
    whispered, carried = Whispered(seat=1), Carried(seat=0)
    entries: list[AnyEntry] = [Entry(events=(whispered, carried)), Entry(events=(carried, Counted(seat=1)))]
    words = Naming(book("en"), ["Alice", "Bob"])
    assert wording.story(entries, words, reader=1) == ["Whispered · Carried · Carried", "Counted"]
    assert wording.story(entries, words) == ["… · Carried · Carried", "Counted"]


def test_a_summary_leaves_out_old_lines_but_nothing_that_matters() -> None:
    words = Naming(book("en"), ["Alice", "Bob"])
    others = [Visited(seat=0, host_seat=1, city=city, paid=False) for city in range(8)]
    counted = Counted(seat=1)

    def told(*events: game.Event) -> list[str]:
        return wording.summary([Entry(events=events)], words).splitlines()

    assert told(*others[:6]) == ["Visited"] * 6
    assert told(*others) == ["… and 3 lines before that, see Story", *["Visited"] * 5]
    assert told(counted, *others) == ["… and 4 lines before that, see Story", "Counted", *["Visited"] * 4]
    assert told(*others, *[counted] * 9) == [
        "… and 6 lines before that, see Story",
        *["Visited"] * 2,
        *["Counted"] * 9,
    ]
    assert told(*others[:1], *[counted] * 9) == ["Visited", *["Counted"] * 9]


@pytest.mark.parametrize(
    ("language", "points", "told"),
    [("en", 1, "1 point"), ("en", 0, "0 points"), ("en", 12, "12 points"), ("ja", 1, "1点"), ("ja", 12, "12点")],
)
def test_numbers_have_their_plural(language: str, points: int, told: str) -> None:
    assert book(language)("points", points=points) == told


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        book("en")("no-such-text")
    assert "no-such-text" not in book("en")
    assert "points" in book("en")


@pytest.mark.parametrize("name", games.names())
def test_a_game_brings_its_own_texts(name: str) -> None:
    for language in LANGUAGES:
        assert "game-name" in book(language, name)
        assert "game-name" not in book(language)


@pytest.mark.parametrize(
    ("locale", "default", "language"),
    [
        ("ja", "en", "ja"),
        ("en-US", "ja", "en"),
        ("en-GB", "ja", "en"),
        ("fr", "en", "en"),
        ("fr", "ja", "ja"),
        ("zh-TW", "ja", "ja"),
        ("", "en", "en"),
    ],
)
def test_a_language_that_is_not_spoken_becomes_the_default(locale: str, default: str, language: str) -> None:
    assert language_of(locale, default) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_its_rules_in_the_language_or_in_english(name: str, language: str) -> None:
    assert rule_book(language, name).startswith("# ")


def test_people_go_by_their_names_and_computers_by_numbers() -> None:
    session = lobby(ALICE, BOB, computers=2)
    assert wording.names(session, "en") == ["Alice", "Bob", "Computer 1", "Computer 2"]
    assert wording.mention(session, 1, "en") == f"<@{BOB}>"
    assert wording.mention(session, 3, "en") == "**Computer 2**"


def test_a_name_is_shown_as_it_is_and_not_too_long() -> None:
    session = lobby(ALICE, BOB)
    session.seats[0].name = "*_Alice_* `x`"
    session.seats[1].name = "B" * 100
    marked_words = wording.marked_words(session, "en")
    assert marked_words.player(0) == r"**\*\_Alice\_\* \`x\`**"
    assert marked_words.player(1) == f"**{'B' * wording.NAME}**"
    assert wording.plain_words(session, "en").player(0) == "*_Alice_* `x`"
