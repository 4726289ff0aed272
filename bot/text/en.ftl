# General

language-name = English
nameless = Somebody
former-name = A former player
computer-name = CPU { $number }
quoted-name = “{ $name }”
computer-for = { $name } (CPU)
the-computer = the computer
list-and = { " and " }
list-comma = { ", " }
labelled = { $label }: { $value }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
effort-tap = only one tap
moved-here = The match continues in this channel.
table-points = Points
number-decimal = { NUMBER($number, useGrouping: 0) }

# Buttons

button-join = Join
button-leave = Leave
button-accept = Accept
button-refuse = Decline
button-computer = Add computer
button-dismiss = Remove computer
button-write-clock = Another clock
button-options = Options
button-start = Start
button-hosting = { $host }: start …
button-back-to-lobby = Your lobby
button-to-match = Go to the match
button-remove = Remove { $player }
button-cancel = Close the lobby
button-variants = Rule variants
button-all-options = All options
button-invite-friends = Invite friends
button-play = Play
button-view = My view
button-whole = Board
button-share = Post in the channel
button-more = More
button-what-next = Learn, play, invite
button-back = Undo
button-done = Done
button-kinds = Back
button-text = Board as text
button-concede = Concede
button-wait = 24 h more
button-wait-for = 24 h more for { $player }
button-playon = Let the computer play
button-playon-for = Let the computer play for { $player }
button-end = End the match
button-end-for = End the match ({ $player })
button-sit = Take this seat
button-sit-for = Take the seat of { $player }
button-refuse-for = Decline the seat of { $player }
button-decide = Propose a change
button-see-proposal = See the proposal
button-undo = Rewind a turn
button-pause = Pause
button-resume = Resume
button-finish = End with the current result
button-annul = End without a result
button-unrate = Do not rate it
button-replace = Replace { $player }
button-offer-seat = Offer my seat
button-by-computer = The computer
button-propose = Propose
button-at-once = Do it
button-agree = Agree
button-seat = Take the seat
button-decline = Decline
button-older = Older
button-newer = Newer

# Help

help-title = Board games with Parlour
help-about = { $games }: play them here with friends, in one evening or over days, or against the computer.
help-new = **/new** opens a lobby: choose a game, others join.
help-play = **/play** shows your question, like the button Play under a board.
help-install = To play in any chat, also where Parlour is no member, [add it to your apps]({ $link }).
help-rest = Everything else has a button where you need it. Type / to see all commands.

# Welcome

welcome-title = Hello! Board games with friends over days, or against the computer
help-nothing = No match of yours is waiting

# Opening a lobby

opening-title = Open a lobby
opening-explained = Choose a game: its lobby opens in this channel.
challenge-title = Challenge { $player }
challenge-explained = Choose a game: its lobby opens in this channel, with a seat for them. They accept or decline.

# The lobby

game-seats = { $fewest }-{ $most }
game-seats-fixed = { $most }
game-minutes = { $minutes } min
lobby-facts-untimed = { $fewest } to { $most } players · some days by message
lobby-facts = { $fewest } to { $most } players · about { $minutes } minutes in person, some days by message
lobby-seats = Players ({ $taken } of { $most })
lobby-options = Options
lobby-variants = Rule variants
lobby-variants-applying = -# Variants that would change nothing here are not shown.
lobby-variants-explained = /rules explains the standard rules. A variant that is left “By the rules chosen” follows the rules that you choose here.
lobby-usual-options = Defaults
lobby-host = { $host } (host)
lobby-started = The match has started: { $channel }
lobby-cancelled = This lobby was closed before the match started.
lobby-reserved = { $player } · invited
lobby-asked-again = { $player } · asked again, because something has changed
draws-checkable = Draws can be checked: `{ $fingerprint }`
verify-fair = The secret has this hash; seats and draws follow from it; the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from the draws and the rules.
verify-fair-late = The secret has this hash, and the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from it and the rules.
verify-fair-rematch = The secret has this hash; draws follow from it; the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from the draws and the rules. The seats were not drawn, as in a rematch.
verify-fair-contest = The secret has this hash; draws follow from it; the log of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} follows from the draws and the rules. The seats are those of the pairing.
lobby-unanswered = It can start once everybody who is invited has answered.
lobby-rematch = It starts as soon as everybody who is invited has accepted.
lobby-invitation = { $guests }: { $host } invites you to a match of { $game }.
invitation-joined = { $guest } has joined.
invitation-out = { $guest } does not take part.
lobby-changed = { $guests }: something has changed in the match of { $game } that { $host } hosts. Have a look, and accept or decline.
lobby-players = Invite friends
lobby-players-explained = Choose somebody: they are mentioned once, and accept or decline. Or pass on the link: { $place }. Somebody whom you remove can only come back if you invite them.
lobby-invite = Invite somebody
lobby-joined = You have a seat. You will be mentioned when it is your turn.
chat-posting = One moment …
chat-install = Parlour cannot write to you yet: it is not a member of this chat. [Add it to your apps]({ $link }) and use /turns here once, and it reminds you of your turns by direct message. You can play without that, too.
lobby-begins = You have a seat, and the match begins.
lobby-terms-changed = This lobby is not as you saw it, so you have not joined yet. Accept if you agree to it as it is now.
lobby-declined = You have declined. The lobby shows it.
clock-label = Hours at the start + for each turn: 48+12
lobby-left = You have left the lobby.
lobby-link = Pass on this link, and your friends can join: { $place }
hosting-title = Your lobby: { $taken } of { $most } players
hosting-missing = { $count ->
    [one] One more player is needed: invite a friend, or add a computer.
   *[other] { $count } more players are needed: invite friends, or add computers.
}
hosting-ready = Start now, or wait for others to join.
hosting-full = Everybody is here. Start!
option-clock = Clock
option-absence = When time runs out
option-absence-ask = the others decide
option-absence-computer = the computer takes over
option-absence-wait = the match waits
option-absence-end = the match ends
option-note-absence-end = if several play on, the computer takes over
option-language = Language of the match
option-level = Computer players
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-level-expert = expert
option-note-level-expert = thinks longest
option-level-own = my level
option-note-level-own = follows your results
option-pace = Pace of computer players
option-pace-human = a short pause
option-note-pace-human = before each turn
option-pace-quick = no pause
option-hints = Computer hints
option-hints-allowed = allowed
option-note-hints-allowed = after one you gain no rating
option-hints-off = off
option-rated = Rating
option-rated-yes = rated
option-rated-no = not rated
option-with-note = { $value } ({ $note })

# Absence

absence-late = { $player } has run out of time.
absence-gone = { $player } has left this server.
absence-away = The computer is playing for { $player }, who can come back with Play.
absence-stands-in = { $player } stands in for { $owner }, who gets the seat back with Play.
absence-invited = { $guest }, you are invited to take over the seat of { $player }.
absence-idle = Nobody has moved for a long time. The match ends by itself { $when } unless somebody moves.
absence-choose = Any other player can decide with one tap. /propose finds somebody else for the seat.
absence-choose-rated = The match still counts in the ratings, also if the computer wins.
absence-noted = Done. This is announced in the channel.
absence-seated = Welcome! The seat is yours. Play shows your question when it is your turn.
absence-back = Your time had run out, so the computer was playing for you. You have your seat back.
absence-back-from-person = You were away, so somebody else was playing for you. You have your seat back.

# Clocks

clock-none = no clock
clock-off = none
clock-fast = fast ({ $bank } h + { $increment } h per turn)
clock-normal = normal ({ $bank } h + { $increment } h per turn)
clock-slow = slow ({ $bank } h + { $increment } h per turn)
clock-custom = { $bank } h + { $increment } h per turn
clock-until = ⏳ time runs out { $when }
clock-of = ⏳ { $player }: time runs out { $when }

# Posts

post-turn = { $players }, it is your turn.
post-turn-task = { $turn } { $task }
post-computer = Thinking: { $players }
post-played = The match is over.
post-absent = The match ended early because a player was absent. The points so far:
post-idle = The match ended by itself: nobody had moved for 30 days. The points so far:
post-stopped = The match was ended by those who manage this server. The points so far:
post-deadline = The time of this match is over. It counts as it stands:
post-agreed = The players agreed to end the match with the current result.
post-annulled = The players agreed to end the match without a result.
clock-paused = ⏸️ All clocks are paused.
clock-paused-until = ⏸️ All clocks are paused. They run again { $when }.
post-conceded = (conceded)
post-tie-break = (tie-break: { $what })
post-round = round { $round }: { $points }
result-total = Points
result-curve = Points, turn by turn
result-curve-rounds = Points, round by round
result-curve-numbered = Points, turn by turn; numbers are rounds
round-name = Round { $round }
post-more-story = … { $count } more in *Story*
panel-more-news = … { $count } more
post-no-image = The image could not be created this time. Press “My view” to see the board.

# A panel

match-begun = Your match of **{ $game }**: { $place }
match-link = open the match
panel-dropped = { $count ->
    [one] One of your choices does not fit any more and was dropped.
   *[other] { $count } of your choices do not fit any more and were dropped.
}
panel-choose = Choose …
panel-choose-part = From { $first } on …
panel-final = ⚠️ cannot be taken back, and neither can anything before it.
panel-more-refusals = and { $count } more reasons
panel-ready = **Done?**
panel-done = Done.
panel-unseen = Done, but the channel does not show it. The players who are next get a direct message from Parlour.
panel-unseen-chat = Done.
panel-untold = Done, but Parlour has no way to tell the others.
panel-waiting = Waiting for { $players }.
panel-yours = It is your turn.
panel-over = The match is over.
panel-lost = The channel of this match was deleted, or a player cannot see it. The match stands still, and nothing is posted. Use /turns in a channel that all players see to move the match there.
panel-spectator = You do not play in this match. This is the public board.
panel-text-attached = The board in words is too long for a message: it is in the file.
unposted-turn = It is your turn, but the channel does not show it.
unposted-over = The match has news, but the channel does not show it.
unposted-turn-chat = It is your turn.
unposted-over-chat = The match is over.
unposted-unseen = The channel of this match, { $channel }, does not show you this. /turns shows you your matches everywhere.
unposted-above = { $players }: a match of yours waits for you in a channel that you cannot see, and Parlour could not send you a direct message. All your matches are in /turns.
deleted-news = The channel of this match was deleted, so the match stands still.
deleted-terms = Until then, all clocks stand still. If nobody continues it within 30 days, it ends without a result.
unseen-news = What Parlour posts in { $channel } does not reach { $players }, so the match stands still.
unseen-news-you = What Parlour posts in { $channel } does not reach you, so the match stands still.
unseen-hint = Any player can continue it: use /turns in a channel that all its players see.
unseen-clocks = Until then, all clocks stand still. Who is to move then has at least a day left, the first time.
unseen-turn = You cannot see its channel, but the match has waited a day for that and goes on. You can play here.
unseen-day = The match waits a day in all for somebody who cannot see it. After that, it can continue in any text channel, and their clock runs. They get each turn by direct message. If nobody continues it within 30 days, it ends, and whoever it waited for has lost.
archived-soon = It is your turn. Discord will soon archive the thread of this match, because nobody has played for days. Its buttons may do nothing then.
archived-now = It is your turn. The thread of this match was archived, and its buttons may do nothing.
archived-open = Play here, or write something in { $channel }: that opens the thread.
archived-locked = Play here. Only somebody who may manage threads can open { $channel }, because it is locked.
obstacle-locked = Parlour cannot post in { $channel } because the thread is locked. Somebody who may manage threads can unlock it.
obstacle-permission = Parlour cannot post in { $channel } because it lacks a permission there. Somebody who manages the server can grant it.
obstacle-hidden = Parlour cannot see { $channel }. Somebody who manages the server can show it the channel; a private thread lets it in once somebody mentions it there.
obstacle-gone = The channel of this match was deleted, or a player cannot see it. Use /turns in another channel to move the match there.
obstacle-chat = Parlour is not a member of { $channel }, so it cannot post there by itself. The board follows with the next press there, if not before.
obstacle-other = Discord refuses what Parlour posts in { $channel }. Parlour tries again at least once an hour, and at the next turn.

# What options cost and bring

button-effects = ?
effect-then = { " · " }
effect-option = { $option } — { $effect }
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

# Why a choice is better than another

why-than = Compared with { $other }, over the next turns: { $reasons }.
why-and = { " and " }
why-but = { " But " }{ $reasons }.
why-equal = About as good as { $other }: no difference between them is sure.
why-whole = Compared with { $other }, no single thing makes the difference.
why-points = { $sign }{ $points } for { LOWER($category) }{ $when }
why-rival = { $player } { $reason }
why-win = +{ $count } % chance to win
why-lead = a lead that is larger by { $points }
why-opens = { $move } becomes possible
why-denies = { $player } can no longer choose { $move }
why-at-end = { " (at the end)" }
why-at-end-of = { " (at the end of " }{ $round })
why-in = { " (" }{ $round })

# Proposals

decide-title = Propose a change
decide-explained = Your proposal is posted in the channel. It is carried out once everybody concerned has agreed; anybody can decline it. Computer players always agree.
ended-early = A match that people end early by agreement counts in no record and no rating.
proposal-TakeBack = { $player } would like to rewind the match
proposal-Finish = { $player } proposes to end the match with the current result
proposal-Annul = { $player } proposes to end the match without a result
proposal-Pause = { $player } proposes a pause: all clocks stop; moves are still allowed
proposal-Resume = { $player } resumes the match: all clocks run again
resume-notice = You can end the pause alone: it ends 24 hours after you press, or at once when all agree.
resume-noticed = The pause ends { $when }, or at once when all agree. Declining does not prolong it.
resume-noted = The pause ends { $when }, or at once when all agree. The channel shows it.
proposal-Unrate = { $player } proposes that the match does not count for ratings
proposal-Replace = { $player } proposes that { $taker } takes over for { $seat }
undo-chance = { $draws ->
    [one] There was 1 random draw since then.
   *[other] There were { $draws } random draws since then.
} Nothing is redrawn: the same moves meet the same draws.
undo-no-chance = There were no random draws since then.
undo-shown = 👁️ was hidden before; everybody knows it now.
undo-seen = Players who have seen hidden information since then: { $players }
undo-further = Rewind to before …
offer-moved-on = The match has moved on in the meantime. This is what it would do now.
offer-asks = { $players } would have to agree.
offer-alone = Nobody else has to agree.
replace-explained = Who should take over for { $player }? The person you choose has to take the seat, and the others have to agree. So does { $player }, unless they are absent: then they are told 24 hours before, and get the seat back with Play.
replace-opens = { $player }, you are absent. The seat can be taken { $when }. Until then you keep it if you come back with Play, or decline. Later, Play gives it back to you.
replace-opens-late = { $player }, you are absent. The seat can be taken { $when }. Until then you keep it if you finish your move, or decline. Later, Play gives it back to you.
offer-seat-explained = Who should play on for you? The person you choose gets a button to take your seat, and the seat is yours until they press it. If you choose the computer, the others have to agree.
replace-by = Choose a person
proposal-missing = Still to agree: { $players }
proposal-one = One of these has to agree: { $players }
proposal-seat = Still to take the seat: { $players }
proposal-absent = { $players } can still agree, decline or come back. Without an answer, *Agree* carries it out { $when }.
proposal-agreed = ✅ Agreed.
shared-by = { $player } posted this.
proposal-declined = ❌ { $player } declined.
proposal-withdrawn = ↩️ { $player } withdrew it.
proposal-done = ✅ Done.
proposal-lapsed = 💨 The match has moved on, so this proposal has lapsed.
proposal-again = The post of this proposal was deleted, so whoever is absent may not know of it. It is posted again. The notice begins anew and ends { $when }.
proposal-settled = This proposal is closed.
proposed-noted = Proposed. The others see it in the channel, where you can withdraw it with Decline.
agreed-noted = You have agreed. Waiting for the others.
outcome-agreed = Agreed. The channel shows it in a moment.
outcome-declined = Declined. This is announced in the channel.
outcome-withdrawn = Withdrawn. This is announced in the channel.
outcome-lapsed = The match has moved on, so this proposal has lapsed.
notice-TakenBack = ↩️ { $seat } has rewound the match to an earlier turn, as agreed.
notice-CameBack = 🪑 { $seat } is back.
notice-Seated = 🪑 { $seat } takes over for { $former }.

# Conceding

concede-sure = Do you really want to concede? With two players, the other one wins. With more, the computer takes over your seat and you come last.
concede-done = You have conceded.
leave-seat-sure = You stand in for somebody. Do you want to leave the seat? The computer plays until its owner is back.
leave-seat-done = You have left the seat.

# Replays

try-posted = A position that you try again, against computers ({ $level }). The result does not count. It ends after a week without a move.

# Prepared turns

prepare-final = ⚠️ is decided by chance or shows something hidden, so nothing after it can be prepared.
prepare-ready = **Your turn is prepared.** Choose what happens when it comes.

# Verifying the draws

verify-fault-rules = This match was played by another version of the rules, so it cannot be replayed here. The version of Parlour that it was played with can.
verify-fault-secret = The secret does not have the published hash.
verify-fault-seats = The seats are not in the order that was drawn.
verify-fault-added = Something was added that is neither a press nor the hash of words.
verify-fault-key = The draws do not follow from the secret.
verify-fault-log = The log does not follow from the draws and the rules: { $detail }.
verify-fault-position = The log does not lead to this position.
verify-fault-end = The log stops before the end of the match.

# Story

story-by-order = ⏱️ { $line }
story-prepared = 🗓️ { $line }
story-continued = { $line } · { $more }

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
error-others-wait = Others wait for this player, too. Once their time is up, each of you can give them 24 hours.
error-already-joined = You have already joined.
error-terms-changed = The host has just changed the options or the computer players, so you have not joined. The lobby shows them in a moment: have a look, and press Join again.
error-already-invited = That person is invited already.
error-already-seated = That person already plays in this match.
error-had-another-seat = That person has had another seat in this match and knows what was hidden there.
error-stands-in = You stand in for somebody, so you cannot pass the seat on. Press “Concede” under “More” to leave it.
error-no-help-for-others = This rated match counts for somebody else, for whom you play. A hint, or trying the turn again, would cost them what they may gain, so there is none. Choose by yourself.
error-seat-opens-later = The owner of this seat was told and still has time to come back. You can take it <t:{ $when }:R>.
error-seat-stands-still = The match stands still. Once it goes on, the owner of this seat has as much time left to come back as before.
error-already-started = This match has already started. See its thread.
error-session-quarantined = The data of this match cannot be read. It was set aside, so nothing is lost, and the operator of this bot can see the reason in the log. Other matches go on.
error-game-gone = The game of this match is not installed on this bot any more, so nobody can play on. Nothing is lost: the match continues as soon as the operator of this bot installs the game again.
error-channel-taken = You already play here, or this thread belongs to another match. Use another channel. Where Parlour may create threads, each match gets its own.
error-discord = Discord did not accept the answer. Nothing is lost: please try again. (Reference { $reference })
error-host-only = Only the host can do that.
error-host-leaves = You are the host. To leave or to close the lobby, press “More”.
error-lobby-closed = This lobby is closed. /new opens another one.
error-just-taken-over = This seat has just changed hands. Whoever has it now takes a turn first.
error-managers-only = Only those who may manage this server can do that (permission Manage Server).
error-missing-permissions = Parlour lacks permissions in this channel: { $permissions }. Somebody who manages the server can grant them.
error-moved-on = The match has moved on in the meantime, so this did nothing.
error-direct-with-others = In direct messages nobody else would see the match. Play here alone or against computer players, or use /new on a server.
error-no-bots = Other bots cannot play. Choose people, or add computer players.
error-no-computer = There is no computer player in this lobby.
error-private-thread = Parlour is not a member of this private thread, so it could not post the boards here. Mention it here once, then use /new again.
error-no-place = Parlour cannot post in { $channel }: it lacks the permission, or the channel was deleted.
error-command-gone = /{ $command } is a button now, or a part of another command. /help shows where to begin. Restart Discord to see the new list of commands.
error-no-sight = You cannot see the channel of this match.
error-player-without-sight = { $player } cannot see this channel. Continue the match where all its players can.
error-not-in-personal-channel = This match cannot go on in a private thread or a voice channel, because its owner can hide it from people. Continue it in a text channel, or in a public thread.
error-others-play-on = Others play on in this match. Let the computer play for the absent player, or propose an end to all.
error-left-server = You are not on the server of this match, so you can only play your own seat.
error-share-elsewhere = You can post this in the channel of the match: { $channel }. If the match has a thread, the channel above it is fine, too.
error-share-locked = This thread is locked, so nothing can be posted here.
error-share-in-server = This can be posted on a server only.
error-shared-already = You have just posted this here.
error-shared-too-often = Several pages were posted in a short time. The next one can be posted <t:{ $until }:R>.
error-not-in-chat = { $player } is not in this chat, and would not see the match.
error-only-in-chat = Press this in the chat of the match: { $channel }
error-answers-private = This server shows answers of apps that it has not invited to you alone, so nobody else would see the match. Play in a group chat, or ask somebody who manages the server to invite Parlour or to allow *Use External Apps*.
error-may-not-post = You may not write in this channel, so Parlour does not write there for you either.
error-removed-from-lobby = The host has removed you from this lobby. Only the host can invite you again.
error-rematch-of-others = This rematch is for the players of the last match. Its host can invite others.
error-unanswered = Somebody who is invited has not answered yet. Wait for them, or take the invitation back: “Invite friends”.
error-excluded = Those who manage this server have excluded you from lobbies and matches. Your own seats in running matches are still yours.
error-guest-excluded = Those who manage this server have excluded that person, so they cannot be invited.
error-lobby-excluded = Those who manage this server have excluded { $player }. Remove them from the lobby first.
error-lobby-left = { $player } has left this server. The host can remove them from the lobby.
error-forbidden-game = Those who manage this server do not allow this game here.
error-forbidden-channel = Those who manage this server allow this in other channels: { $channels }
error-too-many-of-these = There can be at most { $most }. Remove one first.
error-no-such-player = That person has no seat in this match.
error-only-a-lobby = The match has not begun. Its lobby is here: { $place }
error-no-session = There is no match here. /new opens a lobby, /turns lists your matches.
error-not-done = Your turn is not complete yet: there is still something to choose.
error-others-first = Take the seat once everybody else has agreed.
error-half-between = Half of the match was passed since this seat was offered, so it would now count for somebody else. It has to be offered again.
error-guest-too-new = { $player } joined this server less than a day ago, so they cannot take over a seat in a rated match yet.
error-too-new = You joined this server less than a day ago, so you cannot take over a seat in a rated match yet.
error-not-invited = You are not invited to a seat here.
error-not-joined = You have not joined this lobby.
error-not-playing = You are not playing a match here.
error-not-late = This can only be decided once a player’s time has run out, and not if the match is set to wait.
error-not-paused = The clocks are already running.
error-not-running = There are no running clocks to pause.
error-not-started = This match has not started yet.
error-not-lost = This match has a channel. Somebody may have just moved it: /turns links to it.
error-not-your-turn = It is not your turn. You will be mentioned when it is.
error-nothing-to-take-back = There is nothing to take back.
error-own-seat = The other players decide about your seat. /settings has a vacation for you, and with /propose you can offer your seat to somebody.
error-database-unavailable = Parlour cannot reach its database right now. Nothing is lost: please try again in a few seconds.
error-no-hints = Hints are off in this match.
error-no-direct = Parlour cannot write to you. Allow direct messages from members of this server, then try again.
file-no-record = it is no file of a match, or it is damaged
file-format = its format is { $format }, and this version of Parlour reads 1 to { $newest }
file-game = there is no game called { $game } here
file-number = its position holds a number beyond { $most }
file-seats = this game is for { $fewest } to { $most } players, not { $seats }
file-options = it has an option that the game does not have
file-key = its key is not in hexadecimal
file-key-length = its key has { $bytes } bytes instead of { $needed }
file-hash = its published hash is no SHA-256 in hexadecimal
file-start = its start is after line { $line } of a log of { $lines } lines
file-players = it names { $names } players for { $seats } seats
file-nothing = it has neither a key nor a position
file-setup = the first line of a log, and no other, is the set-up
file-withheld = its key is withheld, so the match does not follow from its log
file-made-by-hand = it begins with a position made by hand; `parlour show` may read it
file-unplayable = the position that it begins with cannot be played
file-length = its log has { $lines } lines instead of 1 to { $most }
file-rules = it was played by version { $version } of the rules, and this Parlour has version { $today }
file-illegal = line { $line } of the log is not legal
file-broken = the game cannot go on after line { $line } of the log
file-line = under today’s rules, line { $line } of the log would be another
file-position = under today’s rules, the log leads to another position
error-no-board = This message is not the board of a match.
error-challenge-self = You cannot challenge yourself. /new opens a lobby.
error-guest-gone = That person is not on this server any more.
error-not-a-player = You do not play in this match. My view shows the public board; /new starts a match of your own.
error-lobby-full = The lobby is full: { $most } can play.
error-nothing-published = This lobby was opened by an earlier version of Parlour, so words of yours could not be proved. Open another one with /new.
error-too-often = You have done this too often in a short time. You can go on <t:{ $until }:R>.
error-too-many-lobbies = Many lobbies have been opened here in a short time. The next one can be opened <t:{ $until }:R>.
error-guest-called-often = This person has been called often in a short time. You can ask them again <t:{ $until }:R>, and anybody else now.
error-too-many-proposals = There were many proposals in a short time, and each one calls the others. The next one can be made <t:{ $until }:R>.
error-too-many-matches = You are in { $most } matches, and nobody can be in more at once. Finish or concede one first: /turns lists those that wait for you.
error-player-in-too-many-matches = { $player } is in { $most } matches, and nobody can be in more at once. It works once one of these has ended, or with somebody else.
error-too-busy = Too many people pressed at the same time. Please try again.
error-too-few = At least { $fewest } players are needed. Invite somebody or add a computer player.
error-unexpected = Something went wrong in Parlour. Nothing is lost: the match is unchanged. Please try again. If it happens again, give the operator of this bot the reference { $reference }.
error-broken-game = The game cannot go on this way: there is an error in its rules. Nothing is lost: the match is unchanged. Choose otherwise, and give the operator of this bot the reference { $reference }.
error-unknown-button = This button is unknown, or from an older version. /play shows your question.
error-unknown-choice = That is not one of the options. /play shows what you can do.
error-unknown-clock = { $value } is not a clock. Choose one from the list, or enter hours at the start and per turn, such as 48+12.
error-no-game-chosen = Which game? Choose it, too, or type /new alone: buttons ask for it then.
error-unknown-game = There is no game called { $game }.
error-option-without-effect = This variant makes no difference here, so nothing was changed.
error-unknown-option = There is no option { $option } = { $value }.
error-unknown-quiet = Enter quiet hours as two hours of the day, such as 22-7, at most { $most } hours apart; or none.
error-unknown-zone = That is not a time zone. Choose one from the list, such as Europe/Berlin or Asia/Tokyo.
error-wrong-seat = This panel belongs to another seat. /play shows yours.
error-no-ratings = Those who manage this server have turned ratings off.
error-no-ratings-in-personal-channel = A match in a private thread or a voice channel is not rated, because its owner can hide it from people. For a rated match, use /new in a text channel.
error-not-rated = This match does not count for ratings anyway.

# Slash commands

suggestions-too-many = Too many suggestions at once. Wait a few seconds, then type on.
command-help = See what Parlour is and where to begin
command-new = Open a lobby: choose a game by buttons, or name game and players here
command-new-game = The game; empty: choose it by buttons
command-new-second = Who plays with you
command-new-third = Who else plays
command-new-fourth = Who else plays
command-new-computers = How many computer players
command-new-level = The strength of computer players
command-new-language = Language of the match
command-new-clock = Time for everybody, such as 48+12: 48 hours, and 12 more each turn
command-play = See your question, or answer it
command-play-option = Your answer, or its number
command-play-match = Which match, if not this channel’s
command-propose = Propose a change to a match
command-propose-what = What to propose
command-propose-match = Which match, if not this channel’s
menu-challenge = Challenge
