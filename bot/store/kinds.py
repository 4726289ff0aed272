"""What is stored in the database, under which keys, why, and for how long: the table of PRIVACY.md."""

from bot.domain.calendar import DAY
from bot.domain.preferences import Preferences
from bot.domain.server import Server
from bot.feature import Keys, Value, features
from bot.settings import Settings
from bot.store.commit_script import OPERATION_SECONDS
from bot.store.indexes import LOBBY
from bot.store.invitations import KEPT as KEPT_INVITATIONS
from bot.store.limits import KEPT_MS
from bot.store.liveness import REMEMBERED
from bot.store.outbox import News
from bot.store.sessions import CLOSED_LOBBY
from bot.store.unreadable import QUARANTINE
from bot.store.ways import OPEN, Way

KEPT = f"{Settings.model_fields['keep_days'].default} days*"
"""The host can change it."""
LEFT = f"{Settings.model_fields['keep_left_server_days'].default} days* after Parlour has left the server"
FORGOTTEN = f"*My data* in `/settings`, or {KEPT} after the last match that names you was removed"

KINDS = (
    Keys(
        begin=("session:",),
        values=(Value(News, "session:*:news*"),),
        what=(
            "a lobby or match: for each seat id and display name, also of people who are invited or proposed, or "
            "had it before, and whether they had just joined the server; options, all moves with their time, and "
            "every hand; the ids of the presses by which people joined, and the SHA-256 of words that they added "
            "to chance; what you have said about moves; until the match ends, also your note on it and the turn that "
            "you have prepared; of people who "
            "were forgotten during a rated match their rating, without id and name, and until the match ends a hash "
            "that names nobody, so that they take no other seat of it, nor of a lobby "
            "from which they were removed"
        ),
        why="to play the match, and to show it later",
        until=(
            f"{KEPT} after the end; a match from a file that somebody brings, and a lobby that closes, "
            f"{CLOSED_LOBBY.days} days"
        ),
        types=("hash", "list", "zset"),
    ),
    Keys(
        begin=("person:",),
        values=(Value(Preferences),),
        what=(
            "your settings: language, mentions, text and colours of boards, reminders, who sees your record, time "
            "zone, quiet hours, vacations; the kinds of questions that were explained to you; the hours at "
            "which you usually move; and whether you have installed Parlour for yourself, or were told how"
        ),
        why="to explain each once, to remind you at a good time, and to know whether Parlour can write to you",
        until=FORGOTTEN,
        types=("string",),
    ),
    Keys(
        begin=("turns:", "tables:", "named:"),
        what="the matches that wait for you, that you play, and that name you",
        why="to find them",
        until="as long as those matches",
        types=("set",),
    ),
    Keys(
        begin=("lobby:",),
        what="the newest lobby of a channel",
        why="so that `/play` can say where it is",
        until=f"the next lobby, or {LOBBY // DAY} days",
        types=("string",),
    ),
    Keys(
        begin=("invitations:",),
        what="the messages that invite people to a lobby",
        why="to show there what became of them",
        until=f"everybody has answered, the match starts, or {KEPT_INVITATIONS // DAY} days",
        types=("set",),
    ),
    Keys(
        begin=("ways:",),
        values=(Value(Way),),
        what="where Parlour is no member: the tokens by which Discord takes answers to what was pressed there",
        why="to show there what follows from it",
        until=f"{OPEN // 60} minutes",
        types=("hash",),
        backed_up=False,
    ),
    Keys(
        begin=("guild:", "guilds", "running:"),
        what="the servers with matches, those that Parlour has left, and their matches; those that it has welcomed",
        why="to delete their data, and to welcome each once",
        until=LEFT,
        types=("set", "zset"),
    ),
    Keys(
        begin=("server:",),
        values=(Value(Server),),
        what=(
            "the decisions of those who manage a server: games, channels, ratings, what is turned off, and id and "
            "name of people whom they keep out"
        ),
        why="to follow them",
        until=f"they let you in again, or {LEFT}",
        types=("string",),
    ),
    Keys(
        begin=("due", "live", "ended", "unsaid", "stage:"),
        what=(
            "lists of matches: by the time when something is due, of the last move, and of the end; with "
            "something to announce; by game and stage"
        ),
        why="clocks, the periods of this table, and figures for the host",
        until="as long as those matches",
        types=("set", "zset"),
    ),
    Keys(
        begin=("forgotten", "people", "idle"),
        what=(
            "people who want to be forgotten, until it is done; everybody about whom something is stored; people "
            "whom no match names, and since when"
        ),
        why="to delete their data",
        until="until it is deleted",
        types=("set", "zset"),
    ),
    Keys(
        begin=("broken:",),
        what="matches and settings that could not be read",
        why="so that the host can mend them",
        until=f"{QUARANTINE // DAY} days",
    ),
    Keys(
        begin=("claim:",),
        what="ids of commands and presses",
        why="so that one process answers each, if several run",
        until=f"{OPERATION_SECONDS // 60} minutes",
        backed_up=False,
    ),
    Keys(
        begin=("limit:",),
        what="how many requests Discord still allows for a channel, and for all together",
        why="so that several processes are not refused",
        until=f"{KEPT_MS // 60_000} minutes",
        backed_up=False,
    ),
    Keys(
        begin=("operation:",),
        what="ids of commands and presses",
        why="so that none is carried out twice",
        until=f"{OPERATION_SECONDS // 60} minutes",
        backed_up=False,
    ),
    Keys(
        begin=("alive", "listening"),
        what="when Parlour was running, and which announcements waited",
        why="clocks stand still while it was down",
        until=f"{REMEMBERED // DAY} days",
        types=("string", "zset"),
    ),
    Keys(
        begin=("starts:",),
        what="the processes that run, by their machines; why Discord refused a start; digests of token and commands",
        why="so that Discord is not asked again too soon, and a start after a crash is noticed",
        until=f"{REMEMBERED // DAY} days",
        backed_up=False,
    ),
    Keys(
        begin=("format", "indexed:"),
        what="the version of the data, and the games whose matches are in the lists above",
        why="so that no older Parlour damages it, and a newer one completes the lists",
        until="–",
        types=("string",),
    ),
    Keys(
        begin=("restoring", "restored"),
        what="a backup while it is restored, and which one was restored last",
        why="to replace everything in one step",
        until="the next start; which one: –",
        backed_up=False,
    ),
    Keys(
        begin=("parlour", "parlour-thoughts", "parlour-long"),
        what="tasks under way, with the ids of matches and people",
        why="to announce, remind and search",
        until="until they are done",
        backed_up=False,
    ),
)
"""What the core stores."""


def every() -> list[Keys]:
    """Returns what the core stores, and then what each feature does."""
    return [*KINDS, *(keys for feature in features().values() for keys in feature.keys)]
