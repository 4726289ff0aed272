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
daily-today = Played here today
daily-week = Played here this week
daily-nobody = Nobody has finished it yet.
daily-won = won, { $points } : { $rival }
daily-lost = lost, { $points } : { $rival }
daily-playing = { $count ->
    [one] 1 more is still playing.
   *[other] { $count } more are still playing.
}
daily-sum = { $won } of { $played } won, lead { $ahead }
daily-yesterday = Yesterday: { $lines }
deals-explained = The deals of the games that you choose are posted in { $channel }, in one silent message a day. Whoever wants to play one presses its button.
deals-posted = Posted here: { $games }
deals-not-posted = Nothing is posted here.
deals-choose = Choose a game
deals-want = Post { $game } every day
deals-stop = No longer post { $game }
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

# Duels

duel-title = Duel
duel-about = Everybody plays the same deal against { $count ->
    [one] one computer player
   *[other] { $count } computer players
}, when it suits them. Their matches are in direct messages, so nobody else sees them before the end.
duel-about-alone = Everybody plays the same deal alone against { $opponent }, when it suits them. Their matches are in direct messages, so nobody else sees them before the end.
duel-until = It is over when everybody has finished, at the latest { $when }. Who has not finished then is last.
duel-enter = Up to eight people may play: press “Play the duel”.
duel-one-try = You have one try, without hints and without rewinding turns. When the duel is over, the others who played it can see your match.
duel-invited = { $player } is invited
duel-playing = { $player } is playing
duel-over = { $player } has finished
duel-unfinished = not finished
duel-is-over = The duel is over.
duel-not-yours = Only those who have played can see the matches.
duel-invitation = { $guests }: { $host } invites you to a duel in { $game }. Everybody plays the same deal, whenever it suits them.
duel-told = { $people }: your duel is over.
duel-matches = “Standing” shows the matches side by side to those who have played.
duel-begun = Your match of the duel is waiting for you: { $place } It counts if you finish it before the duel ends, { $until }.
duel-begun-before = You have begun your match of the duel: { $place }
duel-compared = Side by side · turn { $turn } of { $last }
duel-side = { $player } after { $turn } of their turns: { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-replay = Replay of { $player }
duel-posted = A match of a duel: the others play the same deal. One try, without hints. Nobody sees it before the duel is over.
duel-secret-later = Once the duel is over, “Verify fairness” shows what its draws came from.
duel-finished = You have finished your match of the duel. Its table and the other matches are shown when it is over.

# Buttons

button-open-duel = Same deal for all
button-play-duel = Play the duel
button-show-duel = Standing
button-close-duel = Let nobody else in
button-decline-duel = Decline
button-compare-duel = Side by side

button-daily = Deal of the day
button-daily-today = Today
button-daily-week = This week
button-manage-deals = Deals of the day here
button-play-daily = Play the deal

# Slash commands

command-daily = Play the deal of the day: one deal for everybody, one try
command-daily-game = The game whose deal it is
command-daily-what = Begin your try, or see the table of the week; empty: today
daily-posted = The deal of the day: one try, without hints. It counts if you finish it before the next deal comes. /daily shows when that is, and how others have done.
daily-secret-later = Once the day of this deal is over, “Verify fairness” shows what its draws came from.

# Errors

error-no-duel = This duel is gone, or you cannot see its channel.
error-duel-over = This duel is over. Its message shows the table.
error-duel-rules = The rules of this game have changed since the duel began, so the deal would not be the same. Open a new duel.
error-duel-closed = Only those who were invited can play this duel, or its host lets nobody else in. You can open one of your own: open a lobby by `/new`, then press “More” and “Same deal for all”.
error-duel-full = Eight people play this duel already.
error-duel-tried = You have had your try in this duel.
error-duel-alone = A duel needs at least two people.
error-duel-not-invited = You have begun this duel, or you are not invited to it.
error-duel-in-server = A duel needs a channel of a server in which Parlour may post.

error-deal-not-over = Others may still play this deal. When the next one comes, you can see its secret and its analysis, take it as a file and try it again. /daily shows when that is.
error-duel-not-over = Others may still play this duel. Once everybody has finished, or its time is over, you can see its secret, its analysis and the matches of the others, take yours as a file and try it again.
error-no-daily = No game is installed, so there is no deal of the day.
error-deal-tried = You have had your try for today. /daily shows when the next deal comes.
error-deal-is-own = The deal of the day is one try of one person, so nobody else can take its seat.
error-deal-is-final = In the deal of the day no turn can be rewound: everybody has one try.
