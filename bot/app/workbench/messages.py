"""What the two processes of the workbench and its page say to each other, as JSON."""

from typing import Any

from msgspec import Raw, Struct

from rules.levels import Level


class Look(Struct, frozen=True, tag="look"):
    """Changes nothing."""


class Deal(Struct, frozen=True, tag="deal"):
    """Begins a match."""

    seats: int
    seed: int
    options: dict[str, str]
    moves: int = 0
    """How many random moves it has."""


class Choose(Struct, frozen=True, tag="choose"):
    """Plays a move of a seat after the line that is shown. What came after that line is dropped."""

    seat: int
    move: Raw


class PlayOn(Struct, frozen=True, tag="play-on"):
    """Lets the computer move for a seat that is to move, up to the next chance or seat. None: it moves at random."""

    level: Level | None = None
    seconds: float = 1.0
    """How long the normal level thinks."""


class Edit(Struct, frozen=True, tag="edit"):
    """Replaces a field of the position that is shown. What came after it is dropped."""

    path: list[str | int]
    """The names of fields and numbers of entries that lead to it from the state."""
    value: Raw


class Keep(Struct, frozen=True, tag="keep"):
    """Returns the record up to the line that is shown, as the rules of today write it, without a scene."""


Action = Look | Deal | Choose | PlayOn | Edit | Keep


class Request(Struct, frozen=True):
    """Carries out an action on a record, and then describes the position after `line` lines of its log."""

    game: str
    language: str
    action: Action
    record: Raw = Raw(b"null")
    """null: there is none yet."""
    line: int = 1
    viewer: int = 0
    """Whose picture is rendered first, if there is such a viewer."""


class Line(Struct, frozen=True):
    """A line of the log in words."""

    seat: int | None
    move: str
    story: list[str]


class Choice(Struct, frozen=True):
    """An option of a question."""

    move: Any
    label: str
    final: bool
    """Whether it cannot be taken back."""


class Question(Struct, frozen=True):
    """The question of a seat that is to move, as its player reads it."""

    seat: int
    step: str
    prompt: str
    choices: list[Choice]
    refusals: list[str]


class Happening(Struct, frozen=True):
    """An event of the line that is shown."""

    event: Any
    text: str
    private: bool
    reveals: bool
    """Whether it shows something that was hidden."""


class Scene(Struct, kw_only=True):
    """Everything that the page shows of a position. `failures` has the tracebacks of parts that could not be made."""

    game: str
    title: str = ""
    players: list[str]
    fewest: int
    most: int
    options: dict[str, str]
    choices: dict[str, list[str]]
    """The values of each option."""
    line: int
    """How many lines of the log lead to the position."""
    lines: list[Line]
    note: str = ""
    """How the log differs from the rules of today."""
    made_at: int | None = None
    """After how many lines the position was changed by hand; None: it was not."""
    questions: list[Question] = []
    happenings: list[Happening] = []
    agenda: list[Any] = []
    """The steps still to come, the next one first."""
    states: list[Any] = []
    """As trees: the whole state, what everybody sees, and what each seat sees."""
    texts: list[str] = []
    """The board as text: as everybody sees it, and as each seat does."""
    points: list[int] = []
    violations: list[str] = []
    failures: dict[str, str] = {}


class Reply(Struct, kw_only=True):
    """What the rules answer. Without a scene, nothing has changed; after one, a picture for each viewer follows."""

    record: Raw = Raw(b"null")
    scene: Scene | None = None
    refusal: str = ""
    """Why the action is not possible, as a sentence."""
    error: str = ""
    """The traceback of an error in the rules."""


class Picture(Struct):
    """The board as a viewer sees it. Viewer 0 is everybody, viewer 1 is seat 0."""

    viewer: int
    png: bytes = b""
    error: str = ""
    """The traceback, if it could not be rendered."""


class Place(Struct, frozen=True):
    """Where the match is played: a channel of a local Discord, and the people there."""

    guild: int
    channel: int
    people: list[tuple[int, str]]
    """The id and the name of each."""


class KnownEmojis(Struct, frozen=True):
    """The emojis of pieces that Discord has, for the next process: it would first have to render all pieces."""

    pieces: list[tuple[str, str, str]] = []
    """Game, piece and how the emoji is written."""
    seats: dict[int, str] = {}


class Lay(Struct, frozen=True):
    """Puts the position after `line` lines of a record into the channel, in place of what is there."""

    number: int
    """Which of these requests it is."""
    record: Raw
    line: int
    drafted: int
    """How many lines at the end of the whole log are a draft: chosen, but not done."""
    language: str
    place: Place
    session: int = 0
    """The session that it replaces; 0: there is none yet."""
    emojis: KnownEmojis = KnownEmojis()


class Laid(Struct, frozen=True, tag="laid"):
    """The position is in the channel."""

    number: int
    session: int
    emojis: KnownEmojis = KnownEmojis()


class NotLaid(Struct, frozen=True, tag="not-laid"):
    """The position cannot be put there."""

    number: int
    error: str
    """The traceback."""


class Played(Struct, frozen=True, tag="played"):
    """Somebody in the channel has moved since the request `number`. `drafted` as above."""

    number: int
    log: list[Raw]
    drafted: int


Report = Laid | NotLaid | Played
