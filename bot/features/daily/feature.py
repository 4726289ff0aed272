"""/daily: one deal for everybody, one try a day."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from bot.actions.press import Press, Style
from bot.delivery.additions import BEFORE_NEWS, ON_RESULT, Added
from bot.domain.errors import UserError
from bot.domain.match_kinds import KINDS
from bot.domain.parts import PARTS
from bot.domain.quotas import RECORDS
from bot.domain.server import check_person
from bot.domain.session import AnySession, Seat
from bot.domain.turn_time import keep
from bot.feature import Feature, Keys, Value
from bot.features.daily import domain as daily
from bot.features.daily import tables as daily_tables
from bot.features.daily.domain import DEAL, FORGOTTEN, KIND, Entry
from bot.features.daily.store import DAYS, Daily, note_try
from bot.handlers.context import Context
from bot.handlers.opening import direct_channel, limit_opening, posted_direct
from bot.handlers.registry import handle, handles
from bot.i18n import Words, words_in
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services
from bot.store.database import Store
from bot.views import components, help, names
from bot.views.components import Panel
from bot.views.reader import Reader
from bot.views.wording import stamp
from rules.proof import fingerprint


class ShowDaily(Press, frozen=True, tag="daily"):
    """Shows the deal of the day, and the table of the day or of the week."""

    label = "button-daily"
    emoji = "📅"

    week: bool = False


class PlayDaily(Press, frozen=True, tag="deal"):
    """Begins the person's try, or shows where it is."""

    label = "button-play-daily"
    style = Style.GREEN


class Shown(NamedTuple):
    """What is shown, and to whom."""

    game: str
    day: int
    secret: bytes
    own: Entry | None
    """What the reader has made of the deal of today; None: nothing yet."""
    tables: Sequence[Mapping[int, Entry]]
    """Of today, or of each day of the week."""
    reader: int
    week: bool


async def page(shown: Shown, reader: Reader) -> Panel:
    """Returns the page of /daily."""
    words = reader.words
    game = words_in(words.language, shown.game)
    deal, following = (fingerprint(daily.deal_proof(shown.secret, day).published) for day in (shown.day, shown.day + 1))
    opponent = game("opponent-name", opponent=daily.opponent(shown.game, shown.day))
    about = [
        f"### 📅 {words('daily-title')}",
        words("daily-about", game=game("game-name"), opponent=opponent),
        _own(shown, words),
        words("daily-until", when=stamp(daily.begins(shown.day + 1))),
    ]
    plot = (
        daily_tables.of_week(shown.tables, shown.reader, words)
        if shown.week
        else daily_tables.of_day(shown.tables[0], shown.reader, words)
    )
    picture = await reader.boards.render_plots([plot]) if plot else None
    pieces: list[components.Piece | str] = ["\n".join(about), *components.board(picture, _nobody(shown, words))]
    if picture and reader.wants_text:
        pieces.append(names.escaped(picture.text))
    small = [_playing(shown, words), words("daily-fingerprints", today=deal, tomorrow=following)]
    pieces.append("\n".join(f"-# {line}" for line in small if line))
    return Panel(components.message(pieces, _buttons(shown, words)), picture, picture.text if picture else "")


def _own(shown: Shown, words: Words) -> str:
    own = shown.own
    if own is None:
        return words("daily-one-try")
    if not own.over:
        return words("daily-running")
    return words("daily-own", result=daily_tables.result(own, words)) if own.counts else words("daily-given-up")


def _nobody(shown: Shown, words: Words) -> str:
    title = words("daily-week" if shown.week else "daily-today")
    return f"**{title}**\n{words('daily-nobody')}"


def _playing(shown: Shown, words: Words) -> str:
    """Returns how many others still play the deal of today; in the table of a week, nothing."""
    running = 0 if shown.week else sum(not entry.over for entry in shown.tables[0].values())
    return words("daily-playing", count=running) if running else ""


def _buttons(shown: Shown, words: Words) -> components.Row:
    is_done = shown.own is not None and shown.own.over
    other = ShowDaily(week=not shown.week)
    buttons = [] if is_done else [components.button(words, PlayDaily())]
    buttons.append(components.button(words, other, words("button-daily-today" if shown.week else "button-daily-week")))
    return components.row(*buttons)


@handles(ShowDaily)
async def show_daily(context: Context, press: ShowDaily) -> Panel:
    """Shows the deal of today, and how others on this server have done, today or in this week."""
    game = _game(context)
    context.limit(RECORDS)
    store, day = context.services.store, daily.day_of(context.at.now)
    days = daily.week_of(day) if press.week else [day]
    secret, own, tables = await store.of(Daily).shown(day, context.person, context.request.guild, days)
    known = await store.people.preferences({person for table in tables for person in table})
    seen = [
        {person: entry for person, entry in table.items() if person == context.person or not known[person].hide_record}
        for table in tables
    ]
    shown = Shown(game, day, secret, own, seen, context.person, week=press.week)
    return await page(shown, context.reader)


@handles(PlayDaily)
async def play_daily(context: Context, press: PlayDaily) -> Panel:
    """Begins the person's try in their direct messages; if they have begun it, shows where."""
    game = _game(context)
    check_person(context.server, context.person)
    tries, day = context.services.store.of(Daily), daily.day_of(context.at.now)
    found = await tries.shown(day, context.person, 0, ())
    dealt, host = daily.deal_proof(found.secret, day), Seat(person=context.person, name=context.request.name)
    gathered = daily.gathered(game, day, dealt, host, context.language)
    own = found.own or await _claimed(context, gathered, day)
    if not own.session:
        raise UserError("deal-tried")
    return await _begin(context, gathered, own.session)


async def _claimed(context: Context, gathered: AnySession, day: int) -> Entry:
    """Posts a deal and claims the person's try for it; returns that try, or the one of a press that was faster."""
    await limit_opening(context)
    tries, person = context.services.store.of(Daily), context.person
    posted = await posted_direct(context, gathered, f"{context.request.interaction:x}.deal")
    entry = Entry(context.request.name, posted.id)
    if await tries.claim(day, context.request.guild, person, entry):
        return entry
    own = await tries.own(day, person) or FORGOTTEN
    if own.session != posted.id:  # not if the claim was made, and its answer was lost
        await context.services.courier.delete(posted.channel, posted.id)
    return own


async def _begin(context: Context, gathered: AnySession, message: int) -> Panel:
    """Begins the match of a try that was claimed, or says where it is if it has begun.

    Every press begins the same match, at the message that was claimed, so it begins once, whichever press is faster,
    and also if a crash came between claim and match.
    """
    channel = await direct_channel(context)
    begun = keep(gathered, daily.begin(gathered, channel, message, context.at.now), context.at)
    try:
        await context.services.store.sessions.begin(begun, context.operation())
    except UserError:  # it has begun
        return context.note("daily-begun-before", place=f"<#{channel}>")
    context.committed = begun.session
    until = stamp(daily.begins(DEAL.of(gathered) + 1))
    return context.note("daily-begun", place=f"<#{channel}>", until=until)


def _game(context: Context) -> str:
    """Returns the game of the deal. Raises UserError if there is none, or if it is not allowed on this server."""
    game = daily.game_of_deals()
    if game in context.server.forbidden_games:
        raise UserError("forbidden-game")
    return game


async def on_result(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns that a deal does not count because it was finished after its day."""
    is_late = bool(DEAL.of(session)) and daily.is_late(session)
    return Added([reader.words("daily-late")] if is_late else [])


def build(services: Services) -> Command:
    """Returns the command."""

    async def daily(interaction: Interaction, what: Literal["play", "week"] | None = None) -> None:
        press = PlayDaily() if what == "play" else ShowDaily(week=what == "week")
        await answer(services, interaction, lambda there: handle(there, press))

    return command("daily", daily)


FEATURE = Feature(
    keys=(
        Keys(
            begin=("daily:", "dailies:"),
            values=(Value(str, "daily:marks:*"), Value(Entry, "daily:*:*"), Value(int, "dailies:*")),
            what=(
                "the deals of the day: each try with id, display name, server, match and result; and the secret from "
                "which all deals follow; of people who were forgotten on the day of their try, a hash that names nobody"
            ),
            why="`/daily`; `/settings hide_record` hides yours from others",
            until=f"{DAYS} days, or *My data* in `/settings`; the hash: the end of the day; the secret: –",
            types=("string", "hash", "set"),
        ),
    ),
    stores=(Daily,),
    adds=(
        PARTS.add(DEAL),
        KINDS.add(KIND),
        BEFORE_NEWS.add(note_try),
        ON_RESULT.add(on_result),
        help.BUTTONS.add(ShowDaily(), at=20),
    ),
)
