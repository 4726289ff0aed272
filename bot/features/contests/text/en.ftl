# Leagues and tournaments

contests-league = Leagues on this server
contests-tournament = Tournaments on this server
contests-about-league = In a league you play everybody in your division, all matches at once, in seasons of weeks. At the end of a season the best go up a division and the last go down. Those who manage the server open leagues.
contests-about-tournament = A tournament is played round by round. In a Swiss tournament everybody keeps playing, against others with about as many points. In a knock-out the winner of each match goes on. Anybody who may post here can open one.
contests-none = There are none at the moment.
contest-phase-open = open for entries
contest-phase-running = under way
contest-phase-over = over
contest-title-league = { $game }: league, season { $number }
contest-title-swiss = { $game }: Swiss tournament
contest-title-knockout = { $game }: knock-out tournament
contest-kind-league = League
contest-kind-swiss = Swiss tournament
contest-kind-knockout = Knock-out tournament
contest-days = { $days } days a season
contest-round-days = { $days ->
    [one] 1 day a round
   *[other] { $days } days a round
}
contest-rounds = up to { $rounds } rounds
contest-seats = { $seats } players a match
contest-division = Division { $number }
contest-season = Season { $number }
contest-standing = Standing
contest-bracket = Bracket
contest-progress = { $decided } of { $matches } matches
contest-round = Round { $number }
contest-round-of = Round { $number } of { $rounds }
contest-final = Final standing
contest-final-round = Final
contest-semi-finals = Semi-finals
contest-quarter-finals = Quarter-finals
contest-bye = bye
contest-versus = { " – " }
contest-ends = { $progress } decided. A match that has not ended { $when } counts as it stands then.
contest-hidden = ⚠️ Cannot see this channel, so their matches do not begin: { $players }. Those who manage the server can change that.
contest-hidden-you = You cannot see the channel of { $contest } on { $server }, so your matches in it do not begin. That is your time: once your share of it has passed, you lose them. Ask somebody who manages the server, or withdraw there with /tournament.
contest-hidden-you-league = You cannot see the channel of { $contest } on { $server }, so your matches in it do not begin. That is your time: once your share of it has passed, you lose them. Ask somebody who manages the server, or withdraw there with /league.
contest-next-season = You can enter for the next season from half-time on ({ $when }). Entered so far: { $count }.
contest-movers = At the end, about one in six go up a division, and as many go down.
contest-is-over = **This is over.**
contest-first = { $where }: { $names } in the lead ({ $points }).
contest-won-by = { $where }: { $names } finished first ({ $points }).
contest-begins = The next season begins { $when } by itself if at least { $fewest } people have entered.
contest-host-begins = The host begins as soon as at least { $fewest } people have entered.
contest-consent-league = By entering you agree to play everybody in your division. The matches begin by themselves, each in a thread here, and your turns are announced as usual. If your time runs out, you lose that match.
contest-consent = By entering you agree to play a match of up to { $size } people in each round. It begins by itself, in a thread here. If your time runs out, or if you do not take your first turn within two days, you lose that match.
contest-secret = The secret of its draws: `{ $secret }`. Its fingerprint was `{ $fingerprint }`.
contest-draws-next = Draws after the next start can be checked: `{ $fingerprint }`
contest-deadline = Rounds and seasons end on time. In a match, everybody has an equal share of that time for all their turns, quiet hours and vacations included: whoever uses it up loses. A match that is not over by then counts as it stands.
contest-entered-list = Entered ({ $count }): { $names }
contest-one-division = With fewer than twelve people, there is a single division, and nobody goes up or down.
contest-you-left = You have withdrawn. You lose the matches that were still open; your other results stand.
contest-you-play = You are playing.
contest-you-entered = You have entered for the next start.
contest-bye-own = You have a bye, which counts as a win.
contest-against = against { $others }
contest-won = won
contest-lost = lost
contest-tied = tied
contest-late = Whoever enters now plays from round 2 of { $rounds } on, and begins without points.
contest-you-are-new = You joined this server less than a day before you entered, so none of these matches changes your rating. They count in the standing. To have them rated, take your entry back before they begin, and enter again a day after you joined.
contest-you-are-in = You are in: { $contest }. Your matches begin by themselves, and you are mentioned when it is your turn. You can withdraw at any time. To the draws you add the id of this press: `{ $press }`.
contest-not-in-any-more = You have taken back your entry: { $contest }.
contest-withdraw-sure-league = Really withdraw from { $contest }? You lose all of your matches that are still open, and cannot come back before the next season. Your finished matches count.
contest-withdraw-sure-tournament = Really withdraw from { $contest }? You lose all of your matches that are still open, and cannot come back. Your finished matches count.
contest-withdrew = You have withdrawn from { $contest }. Your open matches end in a moment.
contest-begun =
    It begins: { $contest }. { $seeded ->
        [yes] Players with a rating are seeded by it, best first. The others follow in an order that is drawn.{" "}
       *[no] { "" }
    }The first matches appear here in a moment.
contest-close-sure = Really close { $contest }? It ends here. Matches that have begun can be finished, but do not count for it.
contest-closed-now = Closed: { $contest }.
contest-share-used = { $players } used up the time for their turns, and so lost.
contest-finished = It is decided as it stands, as if those behind had conceded, and moves no rating.
contest-annulled = It then counts as a tie in its league or tournament. In a knock-out, whoever took less time for their turns goes on; if that is equal, the higher seed.
contest-unseen = Until then, time passes for whoever cannot see it: that is part of their share of the round.
contest-moved = Its next messages and matches appear in this channel.
contest-replaced = { $contest }. Its newest standing: { $place }
contest-half = { $contest }: half of it is over, and you can enter for the next season.
contest-result = Result: { $contest }
contest-reminder = { $people } { $contest } has begun, and matches wait for your first turn: { $place }

# Tables

table-wins = W
table-draws = D
table-losses = L
table-ranks = Possible ranks
table-rounds = Rounds
table-opponents = Opponents
table-line = { $place }. { $name }: { $points } ({ $wins } won, { $draws } tied, { $losses } lost)
table-line-swiss = { $place }. { $name }: { $points } (opponents { $opponents })
table-left = { $line }, withdrawn
table-possible = can still finish { $best } to { $worst }
table-certain = will finish { $best }
table-in-words = { $title }, { $note }:
    { $lines }

# How matches were decided

match-bye = { $name }: bye
match-open = { $people }: open
match-won = { $people }: { $winner } goes on ({ $how })
how-played = played
how-deadline = decided at the end
how-forfeit = forfeited
how-void = without a result
how-bye = bye

# Planning

plan-title = Plan: { $kind }
plan-about-league = Seasons with divisions of about eight people. Each season begins with everybody who has entered for it.
plan-about-swiss = Everybody plays in every round, against others with about as many points.
plan-about-knockout = The winner of each match goes on to the next round.
plan-clock-fits = A clock is no longer than an equal share of the round, so here it is: { $clock }.
plan-game = Game
plan-format = Kind of tournament
plan-seats = Players a match
plan-days = Length
plan-clock = Clock
plan-weeks = { $weeks ->
    [one] 1 week a season
   *[other] { $weeks } weeks a season
}

# Buttons

button-leagues = Leagues
button-tournaments = Tournaments
button-plan = Plan
button-plan-league = Plan a league
button-plan-tournament = Plan a tournament
button-open-contest = Open it in this channel
button-enter = Enter
button-withdraw = Withdraw
button-contest = Standing and my matches
button-begin = Begin
button-close-contest = Close
button-move-contest = Move to this channel

# Slash commands

command-league = Leagues of this server: look at them, open one, enter, withdraw
command-league-action = What to do; empty: show
command-league-league = Which league, if not this channel’s
command-league-game = For “open”: which game; empty: menus ask for everything
command-league-weeks = For “open”: how many weeks a season lasts
command-league-clock = For “open”: the clock of its matches
command-tournament = Tournaments of this server: look at them, open one, enter, withdraw
command-tournament-action = What to do; empty: show
command-tournament-tournament = Which tournament, if not this channel’s
command-tournament-game = For “open”: which game; empty: menus ask for everything
command-tournament-kind = For “open”: Swiss or knock-out
command-tournament-people = For “open”: the most people in a match
command-tournament-days = For “open”: how many days a round lasts
command-tournament-rounds = For “open”: how many rounds a Swiss tournament has; empty: as many as it needs
command-tournament-clock = For “open”: the clock of its matches

# Errors

error-which-contest = There are several: choose one in the list.
error-contest-in-server = Leagues and tournaments belong to a server. Use this command there.
error-contest-managers = Leagues are opened by those who manage this server (permission Manage Server). /tournament is open to everybody.
error-contest-host-only = Only the host can do that, or somebody who manages the server.
error-contest-entered = You have entered already.
error-contest-withdrawn = You have withdrawn from this one and cannot enter it again.
error-contest-not-in = You are not in it.
error-contest-closed = Nobody can enter at the moment. A league opens again at half-time of its season, a Swiss tournament takes late entries in its first round.
error-contest-full = It is full: { $most } people can enter.
error-contest-over = It is over.
error-contest-out-of-sight = You cannot see the channel in which this is played now, so you would not learn of your matches. Ask its host.
error-contest-runs = It has begun already.
error-contest-begins-later = The next season begins <t:{ $when }:R> by itself, so that everybody has time to enter.
error-contest-too-few = At least { $fewest } people have to enter first.
error-contest-too-many = There are enough of these at the moment. Wait until one is over, or close one.
error-contest-game-seats = This game cannot be played with { $seats } people a match.
error-contest-length = Choose a length of { $fewest } to { $most } days.
error-contest-no-rounds = Only a Swiss tournament can have a number of rounds, { $fewest } to { $most }.
error-contest-clock = A league or tournament needs a clock, so that nobody waits for ever.
error-contest-channel = Matches get threads, so this needs a normal text channel of a server.
error-contest-without-sight = { $player } plays here and cannot see this channel. Move it to one that everybody in it can see.
error-contest-close-own = You play in this yourself, so you do not end it while others play. Somebody who manages the server and does not play can, and it ends by itself.
error-contest-move-entered = Others have entered, so only somebody who manages the server and does not play can move it to another channel.
error-contest-pause = A match of a league or tournament is not paused, because its round ends on time.
error-contest-seats = This match belongs to a league or tournament, so nobody else can take its seats.
error-no-contest = There is no such league or tournament here. /league and /tournament list those of this server.
