# Records

record-own = Your record on this server
record-own-elsewhere = Your record in direct messages and group chats
record-of = Record of { $player }
record-people = Against people
record-computers = Against computers
record-alone = Alone
record-lesson = After lessons
record-none = No match with a result yet.
record-hidden = { $player } keeps their record to themselves.
record-wins = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, **{ $wins } won**
record-line = { $label }: { $text }
record-chance = { $wins } if only luck decided
record-conceded = { $count } conceded
record-streak = Won in a row: { $now }. Longest: { $longest }.
record-points = Points: { $average } on average, { $best } at best.
record-brief = **{ $wins }** of { $matches } won
record-brief-points = { record-brief }, points: { $average } on average, { $best } at best
record-average = points: { $average } on average
record-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
record-mistakes = Mistake score in your { $matches ->
    [one] newest analysed match
   *[other] newest { $matches } analysed matches
}: { $score } for each ten choices. Only you see this.
record-mistakes-trend = Mistake score in your newest { $matches } analysed matches: { $score } for each ten choices, { $before } in those before. Only you see this.
record-level = Computers at your level have a strength of { $level }, after { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} against them. Only you see this.
record-pace = A turn usually takes { $length }.
record-unfinished = { $count ->
    [one] 1 more match was
   *[other] { $count } more matches were
} ended early.
record-favourite = Met most often: { $player }, { record-met }.
record-rival = Rival: { $player }, { record-met }.
record-nemesis = Nemesis: { $player }, { record-met }.
record-met = { $met ->
    [one] 1 match
   *[other] { $met } matches
}, ahead in { $ahead }, behind in { $behind }
record-you = You and they: { $met ->
    [one] 1 match
   *[other] { $met } matches
}. You were ahead in { $ahead }, behind in { $behind }.
record-game = Game
record-kind = Kind of matches
record-person = Whose record
record-every = All games
record-rating = Rating: { $standing }.
record-rating-best = Highest lately: { $rating }.

# Ratings

ratings-title = Ratings · { $game }
ratings-line = { $place }. { $player } **{ $rating }** · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
ratings-none = Nobody has a rating yet that says much: it takes about ten rated matches between people.
ratings-provisional = Provisional, after few matches: { $players }
ratings-unsure = { $player } { $rating }
ratings-own = You: { $standing }.
ratings-you-hide = You hide your record and ratings, so others do not see you here. /settings changes that.
ratings-explained = Everybody begins with 1500. What counts is the order in which people finish, not by how many points; computers count for nobody. One person can lift your rating by { $limit } at most. The host can turn rating off in the lobby, all players together during the match.
ratings-after = Ratings
rating-placed = **{ $rating }**, place { $place } of { $of } here
rating-provisional = **{ $rating }**, provisional
rating-after = { $player } { $change }, now **{ $rating }**
rating-after-placed = { rating-after }, place { $place } of { $of } here
rating-after-provisional = { rating-after }, provisional
rating-why-hint = No gain: the seat had help, or somebody new to the server began it.
rating-why-their-hint = No loss to somebody who had help.
rating-why-early = No gain from somebody who gives up this early, or did not see the match.
rating-why-held = One person can raise or lower the rating of another by { $limit } at most, and by { $range } between its lowest and its highest.
rating-seat-stays = The match is rated. This seat counts for { $player }, whoever plays on.
rating-seat-goes = The match is rated. This seat will count for whoever takes it over, as more than half of the match is still to come.
rating-seat-goes-down = The match is rated. Whoever takes this seat over can lose rating by it, but gain none: it had help, or somebody new to the server began it.
rating-seat-computer = If the computer takes this seat over, it counts for { $player }, who can only lose rating by it.
ratings-newcomer = { $player } took a seat less than a day after joining this server, so that seat moves no ratings.
ratings-cut-short = Ratings stay as they are: the match was not played to its end.

# How long a turn takes

pace-0 = up to 1 minute
pace-1 = up to 5 minutes
pace-2 = up to 20 minutes
pace-3 = up to 1 hour
pace-4 = up to 4 hours
pace-5 = up to 12 hours
pace-6 = up to 1 day
pace-7 = more than 1 day

# Diagrams

plot-ratings = Ratings
plot-newcomer = A newcomer: { $rating }
plot-rating = { $count ->
    [one] Rating after the newest match
   *[other] Rating after the newest { $count } matches
}
plot-in-words = { $title }: { $values }
plot-won = won
plot-not-won = not won
plot-chance = if only luck decided
plot-places = { $count ->
    [one] Place in the last match
   *[other] Places in the last { $count } matches
}
plot-place = { $place } ({ $game })
plot-points = { $count ->
    [one] The points of the last match
   *[other] The points of the last { $count } matches
}
plot-average = Ø { $average }
plot-wins-by-game = Wins by game
plot-wins-by-seats = Wins by number of players
plot-wins-by-seat = Wins by seat
plot-of = { $wins } of { $matches }
plot-opponents = Head to head
plot-ahead = ahead
plot-equal = equal
plot-behind = behind
plot-pace = How long turns take
plot-seat = Seat { $seat } of { $seats }
plot-strengths = Wins of whoever scored more in
plot-categories = Average points by category
plot-winners = winners
plot-others = the others

# What wins

statistics-title = { $game }: what wins on this server
statistics-none = No match between people has a result here yet.
statistics-matches = { $matches ->
    [one] 1 match between people
   *[other] { $matches } matches between people
}.
statistics-strength = Players who got more than the others in “{ $category }” won most often: { $wins } of { $players }.
statistics-few = With so few matches, this says little.

# Buttons

button-record = Record
button-own-record = My record
button-ratings = Ratings
button-statistics = What wins here

# Slash commands

command-record = See your record here, or somebody else’s
command-record-player = Whose record; empty: your own
command-record-game = Which game; empty: all
menu-record = Record
best-beaten = 🏅 { $player } beat their best here: **{ points }**, { $before } before

# Errors

error-own-record-hidden = You keep your record to yourself. If others may see it, change that in /settings first.
error-record-empty = There is no match with a result yet, so there is nothing to post.
error-record-in-server = Records belong to a server. Use this command on the server.

# The setting of records and ratings

settings-hide-record = Record and ratings
settings-hide-record-true = only for me
settings-hide-record-false = for everybody here
command-settings-hide-record = Whether nobody else sees your record and ratings

# Taking matches along

take-matches-title = Take your matches with you
take-matches-explained = All your matches that are over, on every server, as a file. **Spreadsheet** is a table with a row for each match. **BG Stats** is a file which that app opens; matches without a result are not in it. A server is named only while you are on it. Only you get the file.
take-matches-here = { $matches ->
    [one] This is your match.
   *[other] These are your { $matches } matches.
}
take-matches-short = Discord takes no larger file, so { $matches ->
    [one] your oldest match is
   *[other] your { $matches } oldest matches are
} not in it.
button-take-matches = Export
button-take-csv = Spreadsheet (CSV)
button-take-bgstats = BG Stats

# A year

year-title = Your { $year }
year-of = { $year } of { $player }
year-explained = Matches against people that have a result. In the channel, the picture names only people whom you met there and who do not hide their record.
year-matches = { $matches ->
    [one] match
   *[other] matches
}
year-won = won
year-best = won most
year-met = { $people ->
    [one] person met
   *[other] people met
}
year-games = Wins by game
year-ratings = Rating
year-ratings-newest = Rating, newest { $matches } matches
year-partial = Not complete: matches are deleted after { $days ->
    [one] 1 day
   *[other] { $days } days
}.
year-people = Met most often
year-times = { $times }×
year-of-matches = { $wins } / { $matches }
button-year = My year
error-year-empty = There is no match against people with a result in { $year } here.
