"""What people have played on a server, and what wins there."""

from bot.actions.press import Count, MatchPress, Name, Press, Snowflake

EVERY = "0"
"""Instead of a game, or of a kind of match: all games; the kind that was played most."""


class ShowRecord(Press, frozen=True, tag="record"):
    """Shows the record of `person`, 0: one's own, in `game`, in matches `against` people, computers or nobody."""

    label = "button-record"
    emoji = "📈"

    person: Snowflake = 0
    game: Name = EVERY
    against: Name = EVERY


class RecordOfGame(Press, frozen=True, tag="recordgame"):
    """Chooses the game of a record."""

    chosen = "game"

    person: Snowflake = 0
    against: Name = EVERY
    game: Name = EVERY


class RecordAgainst(Press, frozen=True, tag="recordkind"):
    """Chooses the kind of matches of a record."""

    chosen = "against"

    person: Snowflake = 0
    game: Name = EVERY
    against: Name = EVERY


class RecordOfPerson(Press, frozen=True, tag="recordof"):
    """Chooses the person of a record."""

    chosen = "person"

    game: Name = EVERY
    person: Snowflake = 0


class MatchRecord(MatchPress, frozen=True, tag="recordhere"):
    """Shows one's own record in the game of a match."""

    label = "button-record"
    emoji = "📈"


class ShareRecord(Press, frozen=True, tag="sharerecord"):
    """Posts the record of the person who presses in the channel, as others see it."""

    label = "button-share"
    emoji = "📣"
    posts = True

    game: Name = EVERY
    against: Name = EVERY


class Statistics(Press, frozen=True, tag="stats"):
    """Shows what wins a game on the server: EVERY: the one played most."""

    label = "button-statistics"
    emoji = "📊"

    game: Name = EVERY


class StatisticsOfGame(Press, frozen=True, tag="statsgame"):
    """Chooses the game of the statistics."""

    chosen = "game"

    game: Name = EVERY


class TakeMatches(Press, frozen=True, tag="recordfile"):
    """Gives the person their matches as a file; without a form, explains which there are."""

    label = "button-take-matches"
    emoji = "💾"

    form: Name = EVERY


class ShowYear(Press, frozen=True, tag="recordyear"):
    """Shows the matches of the person in a year, 0: this year, in one picture."""

    label = "button-year"
    emoji = "🎉"

    year: Count = 0


class ShareYear(Press, frozen=True, tag="shareyear"):
    """Posts that picture in the channel, with the people met there alone."""

    label = "button-share"
    emoji = "📣"
    posts = True

    year: Count = 0
