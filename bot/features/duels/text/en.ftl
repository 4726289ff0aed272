# Duels: the deal of the day

daily-title = Deal of the day
daily-about = { $game } alone against { $opponent }, with the same draws for everybody.
daily-about-computers = { $game } against { $count ->
    [one] one computer player
   *[other] { $count } computer players
}, with the same draws for everybody.
daily-one-try = You have one try, without hints and without rewinding turns. It counts if you finish it before the next deal comes.
daily-running = Your try is under way.
daily-own = Your result: { $result }.
daily-given-up = Your try ended without a result.
daily-until = The next deal comes { $when }.
daily-today = Today on this server
daily-week = This week on this server
daily-nobody = Nobody has finished it yet.
daily-won = won, { $points } : { $rival }
daily-lost = lost, { $points } : { $rival }
daily-playing = { $count ->
    [one] 1 more is still playing.
   *[other] { $count } more are still playing.
}
daily-sum = { $won } of { $played } won, lead { $ahead }
daily-line = { $place }. { $player }: { $result }
daily-in-words = { $title }:
    { $lines }
daily-ahead = Ahead
daily-deals-won = Won
daily-monday-to-sunday = Monday to Sunday
daily-other-games = The deal of another game
daily-you = { $player } (you)
daily-fingerprints = Draws can be checked after the day: today `{ $today }`, tomorrow `{ $tomorrow }`
daily-late = This deal was finished after its day, when its draws were no longer secret. It does not count in the table.
daily-begun = Your deal is waiting for you: { $place } It counts if you finish it before the next one comes, { $until }.
daily-begun-before = You have had your try for today: { $place }

# Buttons

button-daily = Deal of the day
button-daily-today = Today
button-daily-week = This week
button-play-daily = Play the deal

# Slash commands

command-daily = Play the deal of the day: one deal for everybody, one try
command-daily-game = The game whose deal it is
command-daily-what = Begin your try, or see the table of the week; empty: today
daily-posted = The deal of the day: one try, without hints. It counts if you finish it before the next deal comes. /daily shows when that is, and how others have done.
daily-secret-later = Once the day of this deal is over, “Verify fairness” shows what its draws came from.

# Errors

error-deal-not-over = Others may still play this deal. When the next one comes, you can see its secret and its analysis, take it as a file and try it again. /daily shows when that is.
error-duel-not-over = Others may still play this duel. Once everybody has finished, or its time is over, you can see its secret, its analysis and the matches of the others, take yours as a file and try it again.
error-no-daily = No game is installed, so there is no deal of the day.
error-deal-tried = You have had your try for today. /daily shows when the next deal comes.
error-deal-is-own = The deal of the day is one try of one person, so nobody else can take its seat.
error-deal-is-final = In the deal of the day no turn can be rewound: everybody has one try.
