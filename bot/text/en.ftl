# General

language-name = English
nameless = Somebody
former-name = A former player
computer-name = CPU { $number }
computer-for = { $name } (CPU)
the-computer = the computer
list-and = { " and " }
list-comma = { ", " }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Buttons

button-join = Join
button-leave = Leave
button-accept = Accept
button-refuse = Decline
button-computer = Add computer
button-dismiss = Remove computer
button-options = Options
button-start = Start
button-players = Players
button-remove = Remove { $player }
button-cancel = Cancel
button-variants = Rule variants
button-all-options = All options
button-settings = Settings
button-all-settings = All settings
button-time-zone = Time zone: { $zone }
button-open-table = Open a table
button-play = Play
button-view = My view
button-whole = Whole board
button-move = Continue here
button-rematch = Rematch
button-story = Story
button-replay = Replay
button-as-everybody = As everybody
button-as-me = As me
button-try-again = Try again from here
button-animate = As animation
button-export = Whole file
button-result = Result
button-analysis = Analysis
button-mistakes = What could have been better
button-record = Record
button-own-record = My record
button-ratings = Ratings
button-daily = Deal of the day
button-daily-today = Today
button-daily-week = This week
button-play-daily = Play the deal
button-puzzle = Puzzle of the day
button-puzzle-again = Look again
button-want-puzzles = Post one here every day
button-drop-puzzles = Post no more puzzles
button-statistics = What wins here
button-more = More
button-back = Take back
button-done = Done
button-continue = Continue
button-kinds = All choices
button-next = Next turn ({ $count } waiting)
button-text = Board as text
button-rules = Rules
button-learn = Learn to play
button-what = What is what?
button-go-on = Go on against the computer
button-again = From the start
button-previous = Back
button-verify = Verify fairness
button-hint = Hint
button-orders = Standing orders
button-prepare = Prepare my turn
button-change-prepared = Change what I prepared
button-drop-prepared = Drop it
button-carry-out = Do it on my turn
button-offer-later = Show me first
button-note = Note
button-concede = Concede
button-mute = Mute this turn
button-forget = Forget me
button-wait = +24 h
button-playon = Let the computer play
button-end = End the match
button-sit = Take this seat
button-decide = Propose a change
button-undo = Rewind a turn
button-pause = Pause
button-resume = Resume
button-finish = End with the current result
button-annul = End without a result
button-unrate = Do not rate it
button-replace = Replace { $player }
button-by-computer = The computer
button-propose = Propose
button-at-once = Do it
button-agree = Agree
button-seat = Take the seat
button-decline = Decline
button-older = Older
button-newer = Newer
button-manage = Manage
button-status = Status
button-refresh = Refresh
button-add-channel = Allow this channel
button-drop-channel = No lobbies here
button-allow-ratings = Turn ratings on
button-forbid-ratings = Turn ratings off
button-admit = Admit { $player }
button-stop = End
button-shift = Move here:

# Help

help-title = Board games with Parlour
help-about = { $games }: play them here with friends, in one evening or over days, and with computer players. The board is posted in the channel; a private panel asks you what to do and explains what is possible.
help-new = **/new** opens a table: choose a game, others join.
help-play = **/play** shows your question, like the button Play under a board.
help-turns = **/turns** lists the matches that wait for you.
help-rules = **/learn** teaches a game by playing it; **/rules** explains it.
help-settings = **/settings**: language, mentions, reminders, quiet hours.
help-rest = Everything else has a button where you need it. Type / to see all commands.
welcome-title = Hello! Parlour is here for board games
welcome-begin = Open a table with the button below, or with /new in any channel. /learn teaches you a game in three minutes; /help says more.

# Opening a table

opening-title = Open a table
opening-explained = Choose a game: its table opens in this channel. Others join it there, or you add computer players, and you start the match.

challenge-title = Challenge { $player }
challenge-explained = Choose a game: its table opens in this channel, with a seat for them. They accept or decline.

# The lobby

game-seats = { $fewest }-{ $most }
game-seats-fixed = { $most }
game-minutes = { $minutes } min
lobby-facts-untimed = { $fewest } to { $most } players · days over messages
lobby-facts = { $fewest } to { $most } players · about { $minutes } minutes in person, days over messages
lobby-seats = Players ({ $taken } of { $most })
lobby-options = Options
lobby-variants = Rule variants
lobby-variants-explained = /rules explains the standard rules. Another set decides every variant that is left to it.
lobby-usual-options = Defaults
lobby-host = { $host } is the host and starts the match. /lobby does the same as these buttons.
lobby-started = The match has started: { $channel }
lobby-cancelled = This lobby was closed before the match started.
lobby-noted = Done. The lobby above shows it.
lobby-reserved = { $player } · invited
lobby-published = All random draws follow from a secret and from what the players add (/lobby verify). SHA-256 of the secret: `{ $hash }`
lobby-unanswered = It can start once everybody who is invited has answered, or the host has taken their invitation back (Players).
lobby-rematch = It starts as soon as everybody who is invited has accepted.
lobby-invitation = { $guests }: { $host } invites you to a match of { $game }.
lobby-players = Players
lobby-players-explained = Invite somebody, or remove a player or an invitation. A player whom you remove cannot join this lobby again unless you invite them.
lobby-invite = Invite somebody
lobby-joined = You have a seat. You are mentioned when it is your turn.
lobby-begins = You have a seat, and the match begins.
lobby-declined = You have declined. The lobby shows it.
option-clock = Clock
option-absence = When time runs out
option-absence-ask = the others decide
option-absence-computer = the computer takes over
option-absence-wait = the match waits
option-absence-end = the match ends
option-language = Language of the match
option-level = Computer players
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-pace = Pace of computer players
option-pace-human = a short pause before each turn
option-pace-quick = no pause
option-hints = Computer hints
option-hints-allowed = allowed
option-hints-off = off
option-rated = Rating
option-rated-yes = rated
option-rated-no = not rated

# Reminders

reminder-title = { $count ->
    [one] It is still your turn
   *[other] { $count } matches are waiting for you
}
effort-tap = one tap
effort-turn = a turn
mute-noted = You will get no more reminders of this turn.

# Absence

absence-late = { $player } has run out of time.
absence-gone = { $player } has left this server.
absence-away = The computer is playing for { $player }, who can come back with Play.
absence-invited = { $guest }, you are invited to take over the seat of { $player }.
absence-idle = Nobody has moved for a long time. The match ends by itself { $when } unless somebody moves.
absence-choose = Any other player can decide with one tap. /substitute invites somebody to the seat.
absence-noted = Done. This is announced in the channel.
absence-seated = Welcome! The seat is yours. Play shows your question when it is your turn.
absence-back = Your time had run out, so the computer was playing for you. You have your seat back.

# Being forgotten

forget-title = What is stored about you
forget-stored = Your settings, vacations, records and usual hours of playing, and your id, name and notes in { $matches ->
    [one] 1 match or lobby
   *[other] { $matches } matches and lobbies
}, { $running } of them going on.
forget-explained = The button deletes all of this and cannot be undone. You leave lobbies and concede matches: with two players the other one wins, with more the computer plays on. In every match, “{ former-name }” takes the place of your name. Messages already in Discord stay there.
forget-begun = Everything about you is being deleted. With many matches it takes some minutes.

# Vacation

vacation-title = Your vacation
vacation-none = You are not on vacation.
vacation-on = You are on vacation until { $end }.
vacation-planned = Your vacation begins { $start } and ends { $end }.
vacation-left = { $days ->
    [one] You have 1 day
   *[other] You have { $days } days
} left this year.
vacation-began = Your time was about to run out, so a vacation has begun automatically. It lasts until { $end } and leaves you { $days ->
    [one] 1 day
   *[other] { $days } days
} this year. /vacation ends it early.
vacation-explained = During a vacation your clocks stand still and you get no reminders; you can still play. If a clock is about to run out, up to three days begin automatically.

# Clocks

clock-none = no clock
clock-fast = fast ({ $bank } h + { $increment } h per turn)
clock-normal = normal ({ $bank } h + { $increment } h per turn)
clock-slow = slow ({ $bank } h + { $increment } h per turn)
clock-custom = { $bank } h + { $increment } h per turn
clock-until = ⏳ time runs out { $when }
clock-of = ⏳ { $player }: time runs out { $when }

# Posts

post-turn = { $players }, it is your turn.
post-computer = Thinking: { $players }
post-played = The match is over.
post-absent = The match ended early because a player was absent. The points so far:
post-idle = The match ended by itself: nobody had moved for 30 days. The points so far:
post-stopped = The match was ended by those who manage this server. The points so far:
post-deadline = The time of this round is over, so the match counts as it stands:
post-agreed = Everybody agreed to end the match with the current result.
post-annulled = Everybody agreed to end the match without a result.
clock-paused = ⏸️ All clocks are paused.
post-conceded = (conceded)
post-tie-break = (tie-break: { $what })
post-round = round { $round }: { $points }
result-total = Points
result-curve = Points, turn by turn
result-curve-rounds = Points, round by round
result-curve-numbered = Points, turn by turn; numbers are rounds
round-name = Round { $round }
lead = In the lead after each round: { $runs }
lead-one = { $players } ({ $round })
lead-several = { $players } ({ $first }–{ $last })
lead-nobody = nobody
best-beaten = 🏅 { $player } beat their best here: **{ points }**, { $before } before
best-turns = Most points in one turn
best-rounds = Most points in one round
titles = Titles
title-shared-win = Shared victory
title-tie-break = Won by a tie-break
title-one-point = Photo finish: won by 1 point
title-comeback = Comeback: last at half-time, { $count } behind
title-start-to-finish = From start to finish: never lost the lead after the first round
title-runaway = Clear victory: { $count } ahead
title-every-round = Steady: gained points in every round
title-every-category = All-rounder: points in every category
title-big-turn = Big turn: { points-at-once } in one
title-strong-finish = Strong finish: { points-at-once } in the last round
title-early-lead = Fast start: led at half-time
title-second-half = Chase: most points of all in the second half ({ $count })
title-best-round = Best round of all: { points-at-once }
title-best-category = Specialist: { points-at-once } for “{ $category }”
title-close-second = Close behind: only { $count } short
analysis-title = Analysis
analysis-under-way = The match is being analysed: about { $percent } % is done. It goes on while no computer player is thinking, and takes some minutes. Then this button shows the analysis, and the result in the channel shows everybody’s best choice.
analysis-best = Best choices: how many points better than the next best
analysis-own-best = Your best choices: how many points better than the next best
analysis-wins = for the win
analysis-late = hard to find
analysis-curve = Expected lead over the best rival
analysis-curve-numbered = Expected lead over the best rival; numbers are rounds
analysis-begin = Beginning
analysis-end = End
analysis-lead-of = { $player } { $lead }
analysis-shares = Luck or skill? What the lead at the end consists of
analysis-share = { $player }: **{ $lead }** = luck { $luck }, own choices { $own }, the others’ choices and the rest { $others }
analysis-share-alone = { $player }: **{ $lead }** = luck { $luck }, own choices { $own }, everything else { $others }
analysis-shares-how = Luck: the set-up, and everything that was drawn or revealed. Own choices: what sure mistakes gave away. All as a search estimates it.
analysis-turning-point = 🔄 Turning point: { $when }. From then on { $player } was expected to win.
analysis-then = line { $line } of the log
analysis-moments = Key moments
analysis-moment-draw = 🎲 chance: expected lead of { $player } { $lead }
analysis-moment-best = ✨ { points } better than the next best choice
analysis-moment-wins = ✨ a better chance to win than by any other choice
analysis-moment-mark = 🤔 { points } less than the best choice; only you see this
mistakes-title = What could have been better
mistakes-none = Nothing for sure: two searches have found no choice of yours that gave away anything worth mentioning. Mistake score: 0.
mistakes-score = Only you see this. Mistake score: **{ $score }** (mistakes by size for each ten choices; 0 is best).
mistakes-how = Each was found by two searches that knew no more than you did then, and confirmed by a direct comparison of both choices.
mistake-1 = small
mistake-2 = medium
mistake-3 = large
mistake-chosen = You chose: { $choice }
mistake-better = Better: { $choice }
mistake-points = about { points } better
mistake-chance = a better chance to win
points-at-once = { $count ->
    [one] 1 point
   *[other] { $count } points
}
post-more-story = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}, see Story
post-no-image = The image could not be created this time. /board shows the board.
post-commitment = All random draws follow from a secret key. SHA-256 of the key, which is revealed at the end: `{ $commitment }`
post-lesson = This match began as a lesson, so its draws are no secret: see /verify.
post-key = Key of the random draws: `{ $key }`. /verify replays the match with it.
post-published = All random draws follow from a secret, which is shown at the end, and from what the players added. Its SHA-256, as in the lobby: `{ $hash }`
post-secret = Secret of the random draws: `{ $secret }`. /verify replays the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} with it.

# A panel

panel-since = What has happened
panel-chosen = Chosen:
panel-dropped = { $count ->
    [one] One of your choices does not fit any more and was dropped.
   *[other] { $count } of your choices do not fit any more and were dropped.
}
panel-choose = Choose …
panel-choose-part = Choose from { $first } on …
panel-final = 🔒 cannot be taken back, nor can anything before it.
panel-ends = ✅ ends your turn at once, like Done.
panel-more-refusals = and { $count } more reasons
panel-ready = **Your turn is complete.** Press Done to end it, or take back what you want to change.
panel-ready-so-far = **Your turn goes on after this.** Press Done first: others may act on your choice, so you cannot take it back later.
panel-done = Done. Everybody sees it in a moment.
panel-unseen = Done, but the channel does not show it. The players who are next get a direct message from Parlour.
panel-waiting = Waiting for { $players }.
panel-over = The match is over.
panel-lost = The channel of this match was deleted, so nobody else sees what happens, and all clocks stand still. Use /turns in another channel to move the match there.
panel-spectator = You do not play in this match. This is the public board.

panel-text-attached = The board in words is too long for a message: it is in the file.
unposted-turn = It is your turn, but the channel does not show it.
unposted-over = The match has news, but the channel does not show it.
obstacle-locked = Parlour cannot post in { $channel } because the thread is locked. Somebody who may manage threads can unlock it.
obstacle-permission = Parlour cannot post in { $channel } because it lacks a permission there. Somebody who manages the server can grant it.
obstacle-hidden = Parlour cannot see { $channel }. Somebody who manages the server can show it the channel; a private thread lets it in once somebody mentions it there.
obstacle-gone = The channel of this match was deleted. Use /turns in another channel to move the match there.
obstacle-other = Discord refuses what Parlour posts in { $channel }. Parlour tries again at least once an hour, and at the next turn.

# What options cost and bring

button-effects = ?
effect-then = { " · " }
effect-option = **{ $number }.** { $option } — { $effect }
effect-question = then: { $question }
effect-again = then you choose again
effect-turn = ends your turn
effect-chance = then chance decides
effect-secret = then something is revealed
effect-end = ends the match
holding-points = { $sign }{ $count ->
    [one] 1 point
   *[other] { $count } points
}

# Proposals

decide-title = Propose a change
decide-explained = Your proposal is posted in the channel. It is carried out once everybody concerned has agreed; anybody can decline it. Computer players always agree.
proposal-TakeBack = { $player } proposes to rewind the match
proposal-Finish = { $player } proposes to end the match with the current result
proposal-Annul = { $player } proposes to end the match without a result
proposal-Pause = { $player } proposes a pause: all clocks stop; moves are still allowed
proposal-Resume = { $player } proposes to resume: all clocks run again
proposal-Unrate = { $player } proposes that the match does not count for ratings
proposal-Replace = { $player } proposes that { $taker } takes over for { $seat }
undo-chance = { $draws ->
    [one] There was 1 random draw since then.
   *[other] There were { $draws } random draws since then.
} Nothing is redrawn: the same moves meet the same draws.
undo-no-chance = There were no random draws since then.
undo-shown = 👁️ was hidden before, and everybody knows it now.
undo-seen = Players who have seen hidden information since then: { $players }
undo-further = Rewind to before …
offer-moved-on = The match has moved on in the meantime. This is what it would do now.
offer-asks = { $players } would have to agree.
offer-alone = Nobody else has to agree.
replace-explained = Who should take over for { $player }? The person you choose has to take the seat.
replace-by = Choose a person
proposal-missing = Still to agree: { $players }
proposal-one = One of these has to agree: { $players }
proposal-seat = Still to take the seat: { $players }
proposal-agreed = ✅ All have agreed.
proposal-declined = ❌ { $player } declined.
proposal-withdrawn = ↩️ { $player } withdrew it.
proposal-lapsed = 💨 The match has moved on, so this proposal has lapsed.
proposal-settled = This proposal is closed.
proposed-noted = Proposed. The others see it in the channel, where you can withdraw it with Decline.
agreed-noted = You have agreed. Waiting for the others.
outcome-agreed = All have agreed. The channel shows it in a moment.
outcome-declined = Declined. This is announced in the channel.
outcome-withdrawn = Withdrawn. This is announced in the channel.
outcome-lapsed = The match has moved on, so this proposal has lapsed.
notice-TakenBack = ↩️ With everybody’s consent, { $seat } has rewound the match to an earlier turn.
notice-CameBack = 🪑 { $seat } is back.
notice-Seated = 🪑 { $seat } takes over for { $former }.

# Conceding

concede-sure = Do you really want to concede? With two players, the other one wins. With more, the computer takes over your seat and you come last.
moved-here = The match continues in this channel.
rematch-begun = The rematch has started: { $place }. Everybody has moved one seat on.
rematch-waits = The rematch waits for the others, who are invited: { $place }. They accept there, or with the same button as you.
concede-done = You have conceded.

# Reading

story-title = Story
story-board = Board as it was after …
story-empty = Nothing has happened yet.
rules-choose = Which rules?
rules-sections = Another section
rules-what = What is what

# Replays

replay-begin = { $last ->
    [0] Before the first turn
   *[other] Before the first turn (of { $last })
}
replay-turn = After turn { $turn } of { $last }
replay-by-seat = What you saw from your seat
replay-by-everybody = What everybody saw
replay-of-file = A match from a file · only you see it, for seven days
replay-round-back = Round
replay-turn-back = Turn
replay-turn-on = Turn
replay-round-on = Round
try-explained = You go on from this position in a private match in your direct messages. Computers play all other seats, and nothing of it counts.
try-over = It is this very position, and what is drawn in it stays the same: only the choices change.
try-running = What you do not know is made up, and the draws are new: it reveals nothing about the match itself.
try-easy = Against easy computers
try-normal = Against normal computers
try-posted = A position that you try again, against computers ({ $level }). Nothing of it counts. It ends after a week without a move.
try-begun = Your private match goes on here: { $place }
animate-explained = { $frames ->
    [one] The match so far, as everybody saw it: one picture.
   *[other] The whole match as everybody saw it: { $frames } pictures, a turn each.
}
animate-thinned = It has { $turns } turns, so only some of them are shown.
animate-last = The last picture in words:
export-explained = Everything in it is public now. /import and `parlour show` step through it, and `parlour verify` verifies it.

# Lessons

lesson-title = Learn { $game } · { $stage }/{ $stages }
lesson-choose = Here, choose **{ $number }. { $option }**
lesson-otherwise = **{ $number }. { $option }** is allowed too, and in a match it is up to you. This lesson goes on from another choice: please press the blue button.
lesson-consequence = Nothing has changed. It would do this:
lesson-earlier = … and { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
lesson-begun = Your match goes on here: { $place }
verify-published = SHA-256 of the secret, as the lobby has shown it since it was opened: `{ $hash }`
verify-published-late = SHA-256 of the key, published with the first board: `{ $hash }`
verify-nothing-published = This lobby was opened by an earlier version of Parlour, which published no hash in it.
verify-lesson = This match began as a lesson. Its first moves and its key are part of Parlour, so they are no secret: the log follows from them, but nobody drew them for this match.
verify-press = { $player }: press `{ $press }`
verify-press-and-words = { $player }: press `{ $press }`, words `{ $hash }…`
verify-lobby = When the match starts, the secret is mixed with what each player has added, and with game, options and seats. All random draws follow from the mixture. Add words of your own when all have joined: /lobby, action “verify”, words. Only their SHA-256 is stored.
verify-words-added = Your words are added: keep them. Their SHA-256: `{ $hash }`
verify-secret = Secret: `{ $secret }`
verify-later = The secret is shown when the match is over. Then everybody can replay the match with it.
verify-fair = The secret has this hash; seats and draws follow from it; the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from the draws and the rules.
verify-fair-rematch = The secret has this hash; draws follow from it; the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from the draws and the rules. The seats were not drawn, because this was a rematch.
verify-fair-late = The key has this hash, and the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from it and the rules.
verify-fault-rules = This match was played by another version of the rules, so it cannot be replayed here. The version of Parlour that it was played with can.
verify-fault-secret = The secret does not have the published hash.
verify-fault-seats = The seats are not in the order that was drawn.
verify-fault-added = Something was added that is neither a press nor the hash of words.
verify-fault-key = The draws were made with another key.
verify-fault-log = The log does not follow from the key and the rules: { $detail }.
verify-fault-position = The log does not lead to this position.
verify-fault-end = The log stops before the end of the match.
verify-file = Compare the hash with the one in the lobby, and your words with yours. You can repeat this without this server: `parlour verify FILE --published { $hash }`
verify-file-late = You can repeat this without this server: `parlour verify FILE`
verify-limits = Verifying shows that the secret is that of the lobby, and that seats, draws and log follow from it. It does not show that nobody looked: the host of this bot can read the secret during the match. Discord chooses the ids of presses, but you cannot see yours, so only your own words are sure not to be invented, and they decide only if nobody adds anything after them.
verify-limits-late = Verifying shows that nobody changed the key or the log since the first board. It does not show that the key was drawn at random, nor that nobody looked at it.
turns-title = { $count ->
    [one] 1 match is waiting for you
   *[other] { $count } matches are waiting for you
}
turns-proposals = { $count ->
    [one] 1 proposal is waiting for your answer
   *[other] { $count } proposals are waiting for your answer
}
turns-lost = Matches whose channel was deleted
turns-none = Nothing is waiting for you.
settings-title = Your settings
settings-explained = For all your matches. In quiet hours your clocks stand still and you get no reminders. /settings sets other hours, too.
settings-value = { $name }: { $value }
settings-auto = as in Discord
settings-language = Private answers
settings-mention = When it is my turn
settings-mention-true = mention me
settings-mention-false = name me without a mention
settings-text-board = Boards
settings-text-board-true = as image and as text
settings-text-board-false = as image
settings-colours = Colours of my boards
settings-colours-usual = as usual
settings-colours-contrast = strong contrast
settings-colours-safe = for colour-blind eyes
settings-reminders = Reminders
settings-reminders-channel = in the channel of the match
settings-reminders-direct = by direct message
settings-reminders-off = none
settings-help = What is new to me
settings-help-true = is explained once
settings-help-false = is not explained
settings-hide-record = My record and ratings
settings-hide-record-true = only I see them
settings-hide-record-false = others on the server see them too
settings-weekends = Saturdays and Sundays
settings-weekends-true = my clocks run
settings-weekends-false = my clocks stand still
settings-quiet = Quiet hours
settings-no-quiet = none
settings-hours = { $first } to { $last } o’clock
settings-zones = Your time zone
settings-zone = Choose an area, then the city. Now: { $zone }
area-Africa = Africa
area-America = America
area-Antarctica = Antarctica
area-Asia = Asia
area-Atlantic = Atlantic
area-Australia = Australia
area-Europe = Europe
area-Indian = Indian Ocean
area-Pacific = Pacific
area-UTC = UTC

# Hints

hint-turn = 💡 The computer would choose: { $turn }
hint-ahead = It expects you to be about { points } ahead of your best rival then.
hint-behind = It expects you to be about { points } behind your best rival then.
hint-level = It expects you to be level with your best rival then.
hint-others = Next best: { $options }
hint-other = { $option } { $points ->
    [0] (about as good)
   *[other] (about { points } worse)
}

# Managing a server

manage-title = Parlour on this server
manage-all-games = Games: all are allowed.
manage-forbidden = Games that are not allowed: { $games }
manage-all-channels = Channels: lobbies may be opened in all of them, until you allow single ones.
manage-channels = Lobbies may be opened only in: { $channels }
manage-nobody-excluded = Excluded: nobody.
manage-excluded = Excluded from lobbies and matches: { $people }
manage-ratings = Ratings: on. Matches between people count, unless a table decides otherwise.
manage-no-ratings = Ratings: off. No new match is rated, and nothing is shown.
manage-running = { $count ->
    [one] 1 lobby or match
   *[other] { $count } lobbies and matches
}, the newest first
manage-games = Allow or forbid a game
manage-allow-game = Allow { $game }
manage-forbid-game = Forbid { $game }
manage-exclude = Exclude somebody
manage-sure = Really end this? { $match }
manage-ended = It has ended. Its channel shows it in a moment.

# How Parlour is

status-title = How Parlour is
status-version = Version { $version }, started { $started }
status-discord = Discord answers in { $time } ms
status-shard = shard { $shard } in { $time } ms
status-shards = Discord answers { $shards }
status-store = The database answers in { $time } ms
status-nothing-waits = Announcements: none waits
status-waiting = Announcements: the oldest has waited for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
status-no-worker = Announcements: no worker is running, so no board is posted
status-computers = Computer players: { $count ->
    [0] none is to move
    [one] to move in 1 match
   *[other] to move in { $count } matches
}
status-here = On this server
status-everywhere = On all servers, { $servers } in this process
status-sessions = Lobbies { $lobbies }, matches { $matches }, ended { $ended }
status-games = Matches by game: { $games }

# Standing orders

orders-title = Standing orders
orders-explained = A standing order answers a question for you when it comes, until you cancel it or it has run out. Until it answers, nobody else sees it. Press one to give it; press a green one to cancel it.
orders-none = There is nothing to answer in advance at the moment.
story-by-order = ⏱️ { $line }
story-prepared = 🗓️ { $line }
story-continued = { $line } · { $more }

# Prepared turns

prepare-explained = **Your turn has not come.** You prepare it on the board as it is now, as if the turns before yours were over.
prepare-final = 🔒 is decided by chance or shows something hidden, so nothing after it can be prepared.
prepare-ready = **Your turn is prepared.** Choose what happens when it comes.
prepared-title = Prepared:
prepared-at-once = Done for you as soon as your turn comes; only shown to you if it no longer does the same, or if something hidden was revealed. Nobody else sees it before.
prepared-offered-later = Shown to you when your turn comes: then one press ends it. Nobody else sees it before.
prepared-dropped = What you had prepared is dropped.
prepared-wanted = You have prepared this turn.
prepared-news = You have prepared this turn. Something was revealed since: look again before you end it.
prepared-changed = You have prepared this turn, but it would do something else by now: look again before you end it.
prepared-question = You have prepared this turn, but there is something more to choose.
prepared-illegal = You have prepared this turn, but not all of it is possible any more.
prepared-illegal-from = No longer possible from here on:
prepared-final-left = This is left, which cannot be taken back:

# Notes

note-title = Your note
note-label = Only you see it, until the match ends
note-saved = Your note is saved.
note-deleted = Your note is deleted.
note-unseen = …

# Permissions, in Discord’s words

permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
permission-read-messages = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads

# Errors

error-already-agreed = You have already agreed. Waiting for the others.
error-already-proposed = There is already an open proposal. Agree to it or decline it first: in the channel, or under More, Propose a change.
error-computer-plays = The computer already plays for this seat.
error-no-proposal = There is no open proposal in this match.
error-nobody-there = This seat belongs to the computer. Only people can be replaced.
error-no-vote = This is not yours to decide.
error-not-in-play = There is no match going on here.
error-older-rules = This match began under older rules and cannot be replayed: its earlier boards cannot be shown, and finished turns cannot be rewound.
error-log-differs = The log of this match does not replay: its earlier boards cannot be shown, and finished turns cannot be rewound. The match itself goes on.
error-own-proposal = This is your own proposal. Waiting for the others.
error-proposal-closed = That proposal is already closed.
error-already-given = You have already given 24 hours for this turn. The other players still can.
error-already-joined = You have already joined.
error-already-invited = That person is invited already.
error-already-seated = That person already plays in this match.
error-already-started = This match has already started. See its thread.
error-session-quarantined = The data of this match cannot be read. It was set aside, so nothing is lost, and the operator of this bot can see the reason in the log. Other matches go on.
error-game-gone = The game of this match is not installed on this bot any more, so nobody can play on. Nothing is lost: the match continues as soon as the operator of this bot installs the game again.
error-channel-taken = There is already a match in this channel. Use another channel, or allow Parlour to create threads here.
error-discord = Discord did not accept the answer. Nothing is lost: please try again. (Reference { $reference })
error-host-only = Only the host can do that.
error-host-leaves = You are the host. Leave removes you, Cancel closes the lobby.
error-lobby-closed = This lobby is closed. /new opens another one.
error-managers-only = Only those who may manage this server can do that (permission Manage Server).
error-missing-permissions = Parlour lacks permissions in this channel: { $permissions }. Somebody who manages the server can grant them.
error-moved-on = The match has moved on in the meantime, so this did nothing.
error-direct-with-others = In direct messages nobody else would see the match. Play here alone or against computer players, or use /new on a server.
error-no-bots = Other bots cannot play. Choose people, or add computer players.
error-no-computer = There is no computer player in this lobby.
error-private-thread = Parlour is not a member of this private thread, so it could not post the boards here. Mention it here once, then use /new again.
error-no-place = Parlour cannot post in { $channel }: it lacks the permission, or the channel was deleted.
error-no-person-chosen = Choose a person in the command’s option for it.
error-no-sight = You cannot see the channel of this match.
error-left-server = You are not on the server of this match, so you can only play your own seat.
error-may-not-post = You may not write in this channel, so Parlour does not write there for you either.
error-removed-from-lobby = The host has removed you from this lobby. Only the host can invite you again.
error-unanswered = Somebody who is invited has not answered yet. Wait for them, or take the invitation back: Players, or /lobby remove.
error-excluded = Those who manage this server have excluded you from lobbies and matches. Your own seats in running matches are still yours.
error-guest-excluded = Those who manage this server have excluded that person, so they cannot be invited.
error-forbidden-game = Those who manage this server do not allow this game here.
error-forbidden-channel = Lobbies are opened in these channels of the server: { $channels }
error-too-many-of-these = There can be at most { $most }. Remove one first.
error-no-such-player = That person has no seat in this match.
error-no-session = There is no match here. /new opens a lobby, /turns lists your matches.
error-not-done = Your turn is not complete yet: there is still something to choose.
error-not-invited = You are not invited to a seat here.
error-not-joined = You have not joined this lobby.
error-not-playing = You are not playing a match here.
error-not-late = This can only be decided once a player’s time has run out, and not if the match is set to wait.
error-not-paused = The clocks are already running.
error-not-running = There are no running clocks to pause.
error-not-started = This match has not started yet.
error-not-lost = This match has a channel. Somebody may have just moved it: /turns links to it.
error-other-server = A match stays on its server. Use /turns there, in the channel where it should continue.
error-no-result = This match has no result yet, or was ended without one. /more shows the points so far.
error-not-over = This match is not over yet, so there is no rematch.
error-rematch-on = There is a rematch already: { $place }
error-not-your-turn = It is not your turn. You will be mentioned when it is.
error-note-over = This match is over, and its notes with it.
error-prepare-your-turn = It is your turn: there is nothing to prepare. Use /play.
error-prepare-ordered = One of your standing orders answers your next turn. Cancel it with /orders before you prepare that turn yourself.
error-prepare-not-now = Your next turn cannot be prepared now: chance, or what others are choosing at this moment, decides what it begins with. You can look again after their turn.
error-no-vacation = You are not on vacation and have none planned.
error-nothing-to-take-back = There is nothing to take back.
error-on-vacation = You are already on vacation. End it first.
error-own-seat = The other players decide about your seat. /vacation gives you time, /substitute finds somebody to play for you.
error-database-unavailable = Parlour cannot reach its database right now. Nothing is lost: please try again in a few seconds.
error-no-hints = The host has turned hints off for this match.
error-nothing-to-try = The game is over in this position, so there is nothing to choose. Step back, then try again from there.
error-not-own-turn = While the match goes on, you can only try your own turns again. Step to a position in which you are to move.
error-no-direct = Parlour cannot write to you. Allow direct messages from members of this server, then try again.
error-nothing-to-verify = This is no match that people began in a lobby, so there is nothing to verify.
error-nothing-to-export = Only matches that people began in a lobby can be exported.
error-analysis-later = A match is analysed once it is over.
error-analysis-of-file = A match from a file is not analysed: nobody here has played it.
error-analysis-annulled = This match was ended without a result, so there is nothing to analyse.
error-analysis-older-rules = This match began under older rules, by which it cannot be played again, so it cannot be analysed.
error-analysis-failed = This match could not be analysed. The error was logged.
error-analysis-off = Analyses are switched off in this Parlour.
error-mistakes-not-judged = Your choices were not judged, because the computer or somebody else made a part of them.
error-export-later = The file holds everything that is hidden, so you get it once the match is over.
error-animating = Your last animation is still being made. Please wait for it.
error-not-animated = The animation took too long, so it was given up. Step through the turns instead.
error-file-too-large = The file is larger than { $most } KB. /export writes much smaller ones.
error-file-unreadable = This file cannot be replayed: { $reason }.
file-no-record = it is no file of a match, or it is damaged
file-format = its format is { $format }, and this version of Parlour reads 1 to { $newest }
file-game = there is no game called { $game } here
file-number = its position holds a number beyond { $most }
file-seats = this game is for { $fewest } to { $most } players, not { $seats }
file-options = it has an option that the game does not have
file-key = its key is not in hexadecimal
file-key-length = its key has { $bytes } bytes instead of { $needed }
file-start = its start is after line { $line } of a log of { $lines } lines
file-players = it names { $names } players for { $seats } seats
file-nothing = it has neither a key nor a position
file-setup = the first line of a log, and no other, is the set-up
file-withheld = its key is withheld, so the match does not follow from its log
file-made-by-hand = it begins with a position made by hand; `parlour show` may read it
file-unplayable = the position that it begins with cannot be played
file-length = its log has { $lines } lines instead of 1 to { $most }
file-rules = it was played by version { $version } of the rules, and they are at version { $today } here
file-illegal = line { $line } of the log is not legal
file-broken = the game cannot go on after line { $line } of the log
file-line = line { $line } of the log is another with the rules of today
file-position = the log leads to another position with the rules of today
error-file-too-long = The replay of this file took too long, so it was given up.
error-file-gone = Discord did not give the file. Please attach it again.
error-no-board = This message is no board of a match.
error-challenge-self = You cannot challenge yourself. /new opens a table.
error-guest-gone = That person is not on this server any more.
error-no-lesson = There is no lesson for this game yet. /rules explains it.
error-nothing-to-choose = You have nothing to choose at the moment, so there is no hint.
error-not-a-player = You do not play in this match. My view shows the public board; /new starts a match of your own.
error-lobby-full = The lobby is full: { $most } can play.
error-nothing-published = This lobby was opened by an earlier version of Parlour, so words of yours could not be proved. Open another one with /new.
error-unusable-words = Write 1 to { $most } characters.
error-too-often = That was a lot at once. You can go on <t:{ $until }:R>.
error-too-busy = Too many people pressed at the same time. Please try again.
error-too-few = At least { $fewest } players are needed. Invite somebody or add a computer player.
error-unexpected = Something went wrong in Parlour. Nothing is lost: the match is unchanged. Please try again. If it happens again, give the operator of this bot the reference { $reference }.
error-broken-game = The game cannot go on this way: there is an error in its rules. Nothing is lost: the match is unchanged. Choose otherwise, and give the operator of this bot the reference { $reference }.
error-unknown-button = This button is unknown, or from an older version. /play shows your question.
error-unknown-choice = That is not one of the options. /play shows what you can do.
error-unknown-clock = { $value } is not a clock. Choose one from the list, or enter hours at the start and per turn, such as 48+12.
error-unknown-day = A vacation cannot begin on that day. Enter a date such as 2030-12-24, today or later.
error-no-game-chosen = Which game? Choose it, too, or type /new alone: buttons ask for it then.
error-unknown-game = There is no game called { $game }.
error-unknown-option = There is no option { $option } = { $value }.
error-unknown-quiet = Enter quiet hours as two hours of the day, such as 22-7, at most { $most } hours apart; or none.
error-unknown-zone = That is not a time zone. Choose one from the list, such as Europe/Berlin or Asia/Tokyo.
error-vacation-too-long = You have { $left } days of vacation left in that year.
error-wrong-seat = This panel belongs to another seat. /play shows yours.

# Leagues and tournaments

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
contests-league = Leagues on this server
contests-tournament = Tournaments on this server
contests-about-league = In a league everybody of a division plays everybody else, all matches at once, in seasons of weeks. The best go up a division, the last go down. Those who manage the server open leagues.
contests-about-tournament = A tournament goes round by round: in a Swiss one everybody plays on against others with as many points; in a knock-out the winner of each match goes on. Everybody who may post here can open one.
contests-none = There are none at the moment.
contest-phase-open = people enter
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
contest-ends = { $progress } decided. What has not ended { $when } counts as it stands then.
contest-next-season = Entering for the next season is possible from half-time on ({ $when }). Entered so far: { $count }.
contest-movers = { $movers ->
    [one] At the end, the first of a division goes up and the last goes down.
   *[other] At the end, the first { $movers } of a division go up and the last { $movers } go down.
}
contest-is-over = **This is over.**
contest-first = { $where }: { $names } in front ({ $points }).
contest-begins = The next season begins { $when } by itself if at least { $fewest } people have entered; the host can begin it earlier.
contest-host-begins = The host begins as soon as at least { $fewest } people have entered.
contest-consent-league = Who enters agrees to play everybody of their division: the matches begin by themselves, each in a thread here, and your turns are announced as usual. If your time runs out, you lose that match.
contest-consent = Who enters agrees to be seated in a match of up to { $size } people in each round: it begins by itself, in a thread here. If your time runs out, or if you do not take your first turn within two days, you lose that match.
contest-entered-list = Entered ({ $count }): { $names }
contest-one-division = With so few people there is a single division, and nobody goes up or down.
contest-you-left = You have withdrawn: what was open is lost, your other results stand.
contest-you-play = You play.
contest-you-entered = You have entered for what begins next.
contest-bye-own = You have a bye, which counts as a win.
contest-against = against { $others }
contest-won = won
contest-lost = lost
contest-tied = tied
contest-you-are-in = You are in: { $contest }. Your matches begin by themselves, and you are mentioned when it is your turn. You can withdraw at any time.
contest-not-in-any-more = You are not in any more: { $contest }.
contest-withdraw-sure = Really withdraw from { $contest }? You lose all of your matches that are still open, and cannot come back before the next start. Your finished matches count.
contest-withdrew = You have withdrawn from { $contest }. Your open matches end in a moment.
contest-begun =
    It begins: { $contest }. { $seeded ->
        [yes] Who has a rating is seeded by it, best first; then come the others, as they entered.{" "}
       *[no] { "" }
    }The first matches appear here in a moment.
contest-close-sure = Really close { $contest }? Nothing of it is played any more; matches that have begun can be finished and count for nothing here.
contest-closed-now = Closed: { $contest }.
contest-moved = Its next messages and matches appear in this channel.
contest-published = SHA-256 of the secret behind its draws: `{ $hash }`
contest-replaced = { $contest }. Its newest standing: { $place }
contest-half = { $contest }: half of it is over, and you can enter for the next season.
contest-result = Result: { $contest }
contest-reminder = { $people } { $contest } has begun, and matches wait for your first turn: { $place }
table-wins = W
table-draws = D
table-losses = L
table-points = Points
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
match-bye = { $name }: bye
match-open = { $people }: open
match-won = { $people }: { $winner } goes on ({ $how })
how-played = played
how-deadline = decided at the end
how-forfeit = forfeited
how-void = without a result
how-bye = bye
plan-title = Plan: { $kind }
plan-about-league = Seasons with divisions of about eight people. Each season begins with everybody who has entered for it.
plan-about-swiss = Everybody plays in every round, against others with about as many points.
plan-about-knockout = The winner of each match goes on to the next round.
plan-game = Game
plan-format = Kind of tournament
plan-seats = Players a match
plan-days = Length
plan-clock = Clock
plan-weeks = { $weeks ->
    [one] 1 week a season
   *[other] { $weeks } weeks a season
}
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
command-tournament-people = For “open”: how many people a match has at most
command-tournament-days = For “open”: how many days a round lasts
command-tournament-rounds = For “open”: how many rounds a Swiss tournament has; empty: as many as it needs
command-tournament-clock = For “open”: the clock of its matches
error-no-contest = There is no such league or tournament here. /league and /tournament list those of this server.
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
error-contest-runs = It has begun already.
error-contest-too-few = At least { $fewest } people have to enter first.
error-contest-too-many = There are enough of these at the moment. Wait until one is over, or close one.
error-contest-game-seats = This game cannot be played with { $seats } people a match.
error-contest-length = Choose a length of { $fewest } to { $most } days.
error-contest-no-rounds = Only a Swiss tournament can have a number of rounds, { $fewest } to { $most }.
error-contest-clock = A league or tournament needs a clock, so that nobody waits for ever.
error-contest-channel = Matches get threads, so this needs a normal text channel of a server.
error-contest-seats = This match belongs to a league or tournament, so nobody else can take its seats.

# Slash commands

command-new = Open a table: alone for a choice of games, or with all that is to hold at it
command-new-game = The game; empty: choose it by buttons
command-new-second = Who plays with you
command-new-third = Who else plays
command-new-fourth = Who else plays
command-new-computers = How many computer players
command-new-level = The strength of computer players
command-new-language = Language of the match
command-new-clock = Time for everybody, such as 48+12: 48 hours, and 12 more each turn
command-help = See what Parlour is and where to begin
command-lobby = Do what the buttons of the newest lobby in this channel do
command-lobby-action = What to do
command-lobby-option = For the action “options”: which option gets which value
command-lobby-player = For the actions “invite” and “remove”: whom
command-lobby-words = For the action “verify”: words of your own that make the random draws unpredictable
command-play = See your question, or answer it
command-play-option = Your answer, or its number
command-play-match = Which match, if not this channel’s
command-board = See the public board
command-board-line = After how many lines of the log, if not now; /story lists them
command-board-match = Which match, if not this channel’s
command-view = See the board as you see it, with your secrets
command-view-match = Which match, if not this channel’s
command-text = Read the board in words
command-text-match = Which match, if not this channel’s
command-more = See the points so far, the options and further buttons
command-more-match = Which match, if not this channel’s
command-next = Go to your most urgent match
command-move = Continue a match in this channel after its own was deleted
command-move-match = Which match, if not this channel’s
command-analyse = See what a search thinks of a match: expected leads, luck and skill, key moments
command-analyse-match = Which match, if not this channel’s
command-mistakes = See which of your own choices could have been better; only you see it
command-mistakes-match = Which match, if not this channel’s
command-result = See how a match ended and how it went
command-result-match = Which match, if not this channel’s
command-story = Read what has happened so far
command-story-match = Which match, if not this channel’s
command-replay = Step through a match, turn by turn and round by round
command-replay-line = After how many lines of the log; empty: all of them
command-replay-match = Which match, if not this channel’s
command-retry = Try a position again in a private match against computers
command-retry-line = After how many lines of the log; empty: all of them
command-retry-level = The strength of the computers
command-retry-match = Which match, if not this channel’s
command-animate = See a whole match as an animated picture
command-animate-match = Which match, if not this channel’s
command-export = Get a finished match as a file
command-export-match = Which match, if not this channel’s
command-import = Step through a match from a file
command-import-file = A file that /export has given
command-undo = Take back your last choice, or propose to rewind a turn
command-propose = Propose a change to a match
command-propose-what = What to propose
command-propose-match = Which match, if not this channel’s
command-agree = Agree to the open proposal
command-agree-match = Which match, if not this channel’s
command-decline = Decline the open proposal, or withdraw your own
command-decline-match = Which match, if not this channel’s
command-replace = Propose that somebody else, or the computer, takes over a seat
command-replace-player = Whose seat
command-replace-by = Who takes over; empty: the computer
command-replace-match = Which match, if not this channel’s
command-undo-match = Which match, if not this channel’s
command-forget-me = See what is stored about you, and delete it
command-turns = List the matches that wait for you
command-record = See what you, or somebody else, have played here
command-record-player = Whose record; empty: your own
command-record-game = Which game; empty: all
command-ratings = See who is how strong on this server
command-ratings-game = Which game; empty: all together
command-daily = Play the deal of the day: one deal for everybody, one try
command-daily-what = Begin your try, or see the table of the week; empty: today
command-puzzle = Find the best choice in the position of the day
command-puzzle-action = “daily” posts one in this channel every day, “stop” ends that (for those who manage the server)
command-puzzle-answer = The number of your choice
command-statistics = See what wins a game on this server
command-statistics-game = Which game; empty: the one played most
command-status = See how Parlour is, and how much runs on this server
menu-challenge = Challenge
menu-replay = Replay from here
menu-record = Record
command-rules = Read how a game is played
command-rules-game = Which game
command-learn = Learn a game in three minutes by playing
command-learn-game = Which game
command-concede = Concede a match
command-concede-match = Which match, if not this channel’s
command-settings = Set your language, mentions, reminders and hours
command-settings-language = Language of private answers
command-settings-mention = Whether to mention you when it is your turn
command-settings-text-board = Whether to show boards as text too
command-settings-colours = Colours of your private boards: usual, strong contrast, or for colour-blind eyes
command-settings-reminders = Where to remind you of your turns
command-settings-time-zone = Your time zone, such as Europe/Berlin
command-settings-quiet = Hours without clocks and reminders, such as 22-7, or none
command-settings-help = Whether to explain each kind of question once
command-settings-hide-record = Whether nobody else sees your record and ratings
command-settings-weekends = Whether your clocks run on Saturdays and Sundays
command-vacation = Take days off: your clocks stand still
command-vacation-action = Start a vacation, or end the one you have
command-vacation-days = How many days, if you start one
command-vacation-first-day = The first day, such as 2030-12-24; empty: now
command-absence = Decide about a player who is late
command-absence-action = Give 24 more hours, let the computer play, or end the match
command-absence-player = Which player
command-absence-match = Which match, if not this channel’s
command-substitute = Invite somebody to a seat, or take the seat offered to you
command-substitute-guest = Whom to invite; empty: take the seat offered to you
command-substitute-player = Whose seat; empty: your own
command-substitute-refuse = Decline the seat offered to you, or withdraw the offer of yours
command-substitute-match = Which match, if not this channel’s
command-mute = End the reminders of your current turn
command-mute-match = Which match, if not this channel’s
command-verify = Check that the random draws were fair
command-verify-match = Which match, if not this channel’s
command-rematch = Play again with the same players, everybody one seat on
command-rematch-match = Which match, if not this channel’s
command-orders = Give or cancel standing orders: answers in advance
command-orders-match = Which match, if not this channel’s
command-prepare = Prepare your next turn while others play
command-prepare-match = Which match, if not this channel’s
command-note = Write a private note on a match, kept until its end
command-note-match = Which match, if not this channel’s
command-hint = See the three options that the computer rates best
command-hint-match = Which match, if not this channel’s
command-manage = Manage Parlour on this server: games, channels, people and matches
command-manage-action = What to do; empty: show what holds and what runs
command-manage-person = For “exclude” and “admit”: whom
command-manage-game = For “allow-game” and “forbid-game”: which game
command-manage-channel = For “add-channel” and “drop-channel”: which channel; empty: this one
command-manage-match = For “end” and “move”: which match, if not this channel’s

# Records

record-own = Your record on this server
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
record-chance = { $wins } by chance alone
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
record-pace = A turn usually takes { $length }.
record-unfinished = { $count ->
    [one] 1 more match was
   *[other] { $count } more matches were
} ended without a result.
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
ratings-explained = Everybody begins with 1500. What counts is the order in which people finish, not by how many points. The host can turn rating off in the lobby, all players together during the match.
ratings-after = Ratings
rating-placed = **{ $rating }**, place { $place } of { $of } here
rating-provisional = **{ $rating }**, provisional
rating-after = { $player } { $change }, now **{ $rating }**
rating-after-placed = { rating-after }, place { $place } of { $of } here
rating-after-provisional = { rating-after }, provisional
plot-ratings = Ratings
plot-newcomer = A newcomer: { $rating }
plot-rating = { $count ->
    [one] Rating after the newest match
   *[other] Rating after the newest { $count } matches
}

# The deal of the day

daily-title = Deal of the day
daily-about = { $game } alone against { $opponent }, with the same draws for everybody.
daily-one-try = You have one try, without hints and without rewinding turns. It counts for today, even if you finish it later.
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
daily-you = { $player } (you)
daily-hashes = Hash of the draws today: `{ $today }`. Tomorrow: `{ $tomorrow }`. /verify shows after the day that they follow from it.
daily-begun = Your deal is waiting for you: { $place }
daily-begun-before = You have had your try for today: { $place }
daily-posted = The deal of the day: one try, without hints. /daily shows how others have done.
daily-secret-later = Others may still play this deal. /verify shows tomorrow what its draws came from.

# Puzzles

puzzle-title = Puzzle of the day
puzzle-about = From a match between computers. One choice is clearly the best: which one?
puzzle-about-own = From a match on this server. One choice is clearly the best: which one?
puzzle-player = Player { $number }
puzzle-you = You
puzzle-solution = Solution:
puzzle-later = The puzzle of today is being looked for, in spare time: that takes a minute or a few.
puzzle-right = ✅ Right: **{ $option }**
puzzle-wrong = ❌ Another choice is better: ||{ $option }||
puzzle-ahead = After it, the search expects a lead that is { points } higher than after the next best.
puzzle-share = { $found } of { $answered } have found it.
puzzle-first = Your first answer counts: { $number }.
puzzles-wanted = A puzzle will be posted in { $channel } every day; the first one comes as soon as it is found.
puzzles-dropped = No more puzzles will be posted on this server.
pace-0 = up to 1 minute
pace-1 = up to 5 minutes
pace-2 = up to 20 minutes
pace-3 = up to 1 hour
pace-4 = up to 4 hours
pace-5 = up to 12 hours
pace-6 = up to 1 day
pace-7 = more than 1 day
plot-in-words = { $title }: { $values }
plot-won = won
plot-not-won = not won
plot-chance = by chance alone
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
plot-strengths = Wins of those who got more than others in
plot-categories = Average points by category
plot-winners = winners
plot-others = the others
statistics-title = { $game }: what wins on this server
statistics-none = No match between people has a result here yet.
statistics-matches = { $matches ->
    [one] 1 match between people
   *[other] { $matches } matches between people
}.
statistics-strength = Who got more than the others in “{ $category }” won most often: { $wins } of { $players }.
statistics-few = So few matches say little.
error-record-in-server = Records belong to a server. Use this command on the server.
error-no-ratings = Those who manage this server have turned ratings off.
error-not-rated = This match does not count for ratings anyway.
error-deal-not-over = Others may still play this deal today. Tomorrow you can see its secret, take it as a file and try it again.
error-deal-is-final = In the deal of the day no turn is rewound: everybody has one try.
error-no-daily = No installed game has a deal of the day: it takes one with an opponent for a single player.
error-puzzle-gone = This puzzle is no longer there. /puzzle shows that of today.
