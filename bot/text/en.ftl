# General

language-name = English
computer-name = Computer { $number }
computer-for = { $name } (computer)
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
button-computer = Add computer
button-dismiss = Remove computer
button-options = Options
button-start = Start
button-cancel = Cancel
button-play = Play
button-view = My view
button-move = Play on here
button-rematch = Rematch
button-story = Story
button-more = More
button-back = Take back
button-done = Done
button-next = Next of your turns ({ $count } waiting)
button-text = Board as text
button-rules = Rules
button-verify = Fair chance
button-hint = Hint
button-orders = Standing orders
button-concede = Concede
button-mute = Not this turn
button-wait = +24 h
button-playon = Computer plays on
button-end = End the match
button-sit = Take this seat
button-decide = Decide together
button-undo = Take back
button-pause = Pause
button-resume = Go on
button-finish = End with the result as it is
button-annul = End without a result
button-replace = Replace { $player }
button-by-computer = By the computer
button-propose = Propose
button-at-once = Do it
button-agree = Agree
button-seat = Take the seat
button-decline = Decline
button-older = Older
button-newer = Newer

# The lobby

lobby-facts = { $fewest } to { $most } players · about { $minutes } minutes at a table, days over messages
lobby-seats = At the table ({ $taken } of { $most })
lobby-options = Options
lobby-usual-options = As usual
lobby-host = { $host } opened this table and starts the match. Everything here is also in /lobby.
lobby-started = The match is on: { $channel }
lobby-cancelled = This table was closed before the match began.
lobby-noted = Noted. The lobby above shows it.
option-clock = Clock
option-absence = When time runs out
option-absence-ask = the others decide
option-absence-computer = the computer plays on
option-absence-wait = the table waits
option-absence-end = the match ends
option-language = Language of the table
option-level = Computer players
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-pace = Pace of computer players
option-pace-human = a moment before each turn
option-pace-quick = as soon as they can
option-hints = Hints by the computer
option-hints-allowed = allowed
option-hints-off = off

# Reminders

reminder-title = { $count ->
    [one] It is still your turn
   *[other] { $count } tables wait for you
}
effort-tap = one tap
effort-turn = a turn
mute-noted = You will not be reminded of this turn any more.

# Somebody is missing

absence-late = { $player } has run out of time.
absence-gone = { $player } has left this server.
absence-away = The computer plays on for { $player }, who takes the seat back with Play.
absence-invited = { $guest }, the seat of { $player } is yours if you want it: you play on from here.
absence-idle = Nobody has moved for a long time. The match ends by itself { $when }, unless somebody does.
absence-choose = Everybody else at the table can decide with one tap. /substitute invites somebody to the seat.
absence-noted = Noted. The table hears of it.
absence-seated = Welcome: the seat is yours. Play shows your question when you are asked.
absence-back = Your time had run out and the computer was playing for you. You have your seat back.

# Vacation

vacation-title = Your vacation
vacation-none = You are not on vacation.
vacation-on = You are on vacation until { $end }.
vacation-planned = Your vacation begins { $start } and ends { $end }.
vacation-left = { $days ->
    [one] 1 day
   *[other] { $days } days
} of this year are left.
vacation-began = Your time was up, so a vacation has begun by itself. It lasts until { $end }; after it { $days ->
    [one] 1 day
   *[other] { $days } days
} of this year are left. /vacation ends it sooner.
vacation-explained = On vacation none of your clocks run and nothing reminds you; you may still play. If a clock would run out, up to three days begin by themselves.

# Clocks

clock-none = no clock
clock-fast = fast ({ $bank } h, and { $increment } h more each turn)
clock-normal = normal ({ $bank } h, and { $increment } h more each turn)
clock-slow = slow ({ $bank } h, and { $increment } h more each turn)
clock-custom = { $bank } h, and { $increment } h more each turn
clock-until = ⏳ time runs out { $when }
clock-of = ⏳ { $player }: time runs out { $when }

# A post in the channel

post-turn = { $players }, it is your turn.
post-computer = { $players } is thinking.
post-played = The match is over.
post-absent = The match was ended early because somebody was missing. The points as they stood:
post-idle = The match has ended by itself: nobody had moved for 30 days. The points as they stood:
post-agreed = The match was ended by everybody’s agreement, with the result as it stood.
post-annulled = The match was ended by everybody’s agreement, without a result.
clock-paused = ⏸️ All clocks stand still.
post-conceded = (conceded)
post-tie-break = (tie-break: { $what })
post-round = round { $round }: { $points }
post-more-story = … and { $count ->
    [one] 1 line before that
   *[other] { $count } lines before that
}, see Story
post-no-image = The image could not be drawn this time. /board shows the board.
post-commitment = Chance is bound to a secret key. SHA-256 of the key, which is shown at the end: `{ $commitment }`
post-key = Key of chance: `{ $key }`. /verify replays the match with it.

# A private panel

panel-since = Since your last turn
panel-chosen = Chosen:
panel-choose = Choose …
panel-choose-part = Choose, from { $first }
panel-final = 🔒 cannot be taken back, and nothing before it either.
panel-more-refusals = { $count ->
    [one] and 1 more reason
   *[other] and { $count } more reasons
}
panel-ready = **Your turn is complete.** Press Done to hand over, or take back what you want to change.
panel-done = Done. Everybody sees it in a moment.
panel-waiting = Waiting for { $players }.
panel-over = The match is over.
panel-lost = The channel of this match is gone, so nobody else sees what happens. /turns, in another channel, moves the match there.
panel-spectator = You do not play at this table. This is what everybody sees.

# What a table decides together

decide-title = Decide together
decide-explained = What you propose is posted in the channel. It happens once everybody it concerns has agreed by one tap, and anybody can decline it by one tap. Computer players go along with it.
proposal-TakeBack = { $player } proposes to take this back
proposal-Finish = { $player } proposes to end the match with the result as it is
proposal-Annul = { $player } proposes to end the match without a result
proposal-Pause = { $player } proposes a pause: all clocks stand still, and who wants to move still may
proposal-Resume = { $player } proposes to go on: all clocks run again
proposal-Replace = { $player } proposes that { $taker } plays on for { $seat }
undo-chance = { $draws ->
    [one] Chance was drawn once since then.
   *[other] Chance was drawn { $draws } times since then.
} It is never re-drawn: the same moves meet the same draws.
undo-no-chance = No chance was drawn since then.
undo-shown = 👁️ was hidden before, and everybody knows it now.
undo-seen = Something hidden was shown since then to { $players } alone.
undo-further = Back to before …
offer-asks = { $players } would be asked to agree.
offer-alone = Nobody else has to agree.
replace-explained = Who shall play on for { $player }? Whoever you choose has to take the seat.
replace-by = A person
ballot-missing = Still to agree: { $players }
ballot-one = One of these has to agree: { $players }
ballot-seat = Still to take the seat: { $player }
ballot-agreed = ✅ All have agreed.
ballot-declined = ❌ { $player } has declined.
ballot-withdrawn = ↩️ { $player } has withdrawn it.
ballot-lapsed = 💨 The match has moved on, so this is off the table.
ballot-settled = This is settled.
proposed-noted = Proposed. The others read it in the channel, where you can withdraw it with Decline.
agreed-noted = You have agreed. The others are still to.
outcome-agreed = All have agreed. The channel shows it in a moment.
outcome-declined = Declined. The channel hears it.
outcome-withdrawn = Withdrawn. The channel hears it.
outcome-lapsed = The match has moved on, so this is off the table.
notice-TakenBack = ↩️ With everybody’s consent, { $seat } took back a turn and all that followed it.
notice-CameBack = 🪑 { $seat } is back and plays on.
notice-Seated = 🪑 { $seat } plays on for { $former }.

# Conceding

concede-sure = Do you really give this match up? With two players the other one has won. With more, the computer plays on in your seat and you come last.
moved-here = The match goes on in this channel.
rematch-on = The rematch is on: { $channel }. Everybody sits one seat further on.
concede-done = You have conceded.

# Reading

story-title = Story
story-empty = Nothing has happened yet.
rules-sections = Another section
verify-promise = Published at the start: SHA-256 `{ $commitment }`
verify-key = Key: `{ $key }`
verify-later = The key is shown when the match is over. Until then nobody can know what will be drawn, and afterwards everybody can check that nothing was changed.
verify-fair = ✅ The key fits what was published, and replaying all { $moves } lines of the log with it gives exactly this match.
verify-unfair = ❌ Replaying the { $moves } lines of the log with this key does not give this match.
turns-title = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
turns-proposals = { $count ->
    [one] 1 proposal waits for your answer
   *[other] { $count } proposals wait for your answer
}
turns-lost = The channel of these tables is gone
turns-none = Nothing waits for you.
settings-title = Your settings
settings-auto = as Discord says
settings-language = Language of private answers: { $language }
settings-mention = { $on ->
    [true] You are mentioned when it is your turn.
   *[false] You are named but not mentioned when it is your turn.
}
settings-text-board = { $on ->
    [true] The board is shown as an image and as text.
   *[false] The board is shown as an image.
}
settings-reminders = { $where ->
    [channel] You are reminded of a turn where it is played.
    [direct] You are reminded of a turn by direct message.
   *[off] You are not reminded of turns.
}
settings-zone = Your time zone: { $zone }
settings-no-quiet = You have no quiet hours.
settings-quiet = Quiet hours, in which no clock of yours runs and nothing reminds you: { $first } to { $last } o’clock
settings-weekends = { $on ->
    [true] Your clocks run on weekends too.
   *[false] Your clocks stand still on Saturdays and Sundays.
}

# Hints

hint-title = What the computer would think about
hint-line = { $number }. { $option }
    -# { $share } % of its trials · later lead over the best rival: { $lead } points
hint-explained = Best first, after { $trials } trials with what you can see. Nobody is told that you asked.

# Standing orders

orders-title = Standing orders
orders-explained = An order answers for you when its question comes, until you cancel it. Nobody else sees it before. Press one to give it, press a green one to cancel it.
orders-none = There is nothing to answer in advance at the moment.
story-by-order = ⏱️ { $line }
story-continued = { $line } · { $more }

# Permissions, as Discord calls them

permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
permission-read-messages = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads

# What cannot be done

trouble-already-agreed = You have agreed already. The others are still to.
trouble-already-proposed = Something is proposed to this table already. Agree to it or decline it first: it stands in the channel, and under More, Decide together.
trouble-computer-plays = The computer plays there already.
trouble-no-proposal = Nothing is proposed to this table.
trouble-nobody-there = The computer plays there. Only a person can be replaced.
trouble-not-asked = This is not yours to decide.
trouble-not-in-play = No match is going on here.
trouble-older-rules = This match was begun under older rules, by which it cannot be replayed. So nothing that was handed over can be taken back.
trouble-own-proposal = You proposed it yourself. The others are still to agree.
trouble-proposal-closed = That proposal is settled already.
trouble-already-given = You have given 24 hours for this turn already, and can once a turn. Others at the table still can.
trouble-already-joined = You are at this table already.
trouble-already-seated = That person sits at this table already.
trouble-already-started = This match has started already. Its thread shows it.
trouble-broken-session = This match’s record cannot be read. It was set aside so that nothing of it is lost, and whoever runs Parlour can see why in the log. Other matches go on.
trouble-channel-taken = A match is already played in this channel. Open the table in another channel, or let Parlour make threads here.
trouble-discord = Discord did not accept the answer. Nothing is lost: please try again. (Reference { $reference })
trouble-host-only = Only who opened this table can do that.
trouble-lobby-closed = This table was closed. /new opens another one.
trouble-missing-permissions = Parlour may not do this here. In this channel it lacks: { $permissions }. Someone who manages the server can allow it.
trouble-moved-on = The game has moved on since that was shown. This is where you are now.
trouble-no-bots = Other bots cannot play. Choose people, or add computer players.
trouble-no-computer = There is no computer player at this table.
trouble-no-place = Parlour cannot write in { $channel }: it may not any more, or the channel is gone.
trouble-no-such-player = That person has no seat at this table.
trouble-no-session = There is no table here. /new opens one, /turns lists yours.
trouble-not-done = Something is still to be chosen before your turn is complete.
trouble-not-invited = No seat is offered to you here.
trouble-not-joined = You are not at this table.
trouble-not-playing = There is nothing to give up here: no match goes on in which you play.
trouble-not-late = That can be decided once somebody’s time has run out, unless the table agreed to wait.
trouble-not-paused = The clocks of this table are running.
trouble-not-running = No clock runs here that could be stopped.
trouble-not-started = This match has not started yet.
trouble-not-lost = This match has its channel. Somebody may have moved it just now: /turns leads to it.
trouble-other-server = A match stays on its server. Use /turns there, in the channel where to play on.
trouble-not-over = This match is not over yet, so there is no rematch.
trouble-rematch-on = The rematch is on already: { $channel }
trouble-not-your-turn = Nothing is asked of you at the moment. You will be mentioned when it is.
trouble-no-vacation = You have no vacation, now or planned.
trouble-nothing-to-take-back = There is nothing that you could take back now.
trouble-on-vacation = You are on vacation already. End it first.
trouble-own-seat = The others decide about your seat. /vacation gives you time, /substitute finds somebody to play for you.
trouble-record-away = Parlour cannot reach its record just now. Nothing is lost: please try again in a few seconds.
trouble-no-hints = At this table there are no hints: its host chose so.
trouble-nothing-to-choose = There is nothing to choose at the moment, so there is no hint.
trouble-stranger = You do not play at this table. My view shows you what everybody sees; /new opens a table of your own.
trouble-table-full = The table is full: { $most } can play.
trouble-too-busy = Too many people pressed at once. Please try again.
trouble-too-few = At least { $fewest } have to play. Invite somebody or add a computer player.
trouble-unexpected = Something went wrong in Parlour. Nothing is lost: the match is as it was. Please try again, and tell whoever runs Parlour the reference { $reference } if it happens twice.
trouble-unknown-button = This button is not one of Parlour’s, or of an older Parlour. /play shows your question.
trouble-unknown-choice = That is not one of the choices. /play shows what you can do.
trouble-unknown-clock = { $value } is no clock. Choose one from the list, or write hours for the start and for each turn, such as 48+12.
trouble-unknown-day = That is no day on which a vacation could begin. Write it like 2030-12-24, today or later.
trouble-unknown-game = There is no game called { $game }.
trouble-unknown-option = This table has no option { $option } = { $value }.
trouble-unknown-quiet = Quiet hours are two hours of the day, such as 22-7, and at most { $most } hours apart; or none.
trouble-unknown-zone = That is no time zone. Choose one from the list, such as Europe/Berlin or Asia/Tokyo.
trouble-vacation-too-long = You have { $left } days of vacation left in that year.
trouble-wrong-seat = That panel belongs to another seat. /play shows yours.

# Slash commands

command-new = Open a table for a game
command-new-game = Which game
command-new-second = Who plays with you
command-new-third = Who else plays
command-new-fourth = Who else plays
command-new-computers = How many computer players
command-new-level = How strong computer players are
command-new-language = Language of the table
command-new-clock = How much time everybody has, such as 48+12: 48 hours, and 12 more each turn
command-lobby = Do what the buttons of the newest lobby here do
command-lobby-action = What to do
command-lobby-option = With action “options”: which option of the table gets which value
command-play = See what the match asks you, or answer it
command-play-option = Your answer, or its number
command-play-match = Which of your tables, where it is not this channel’s
command-board = See the board as everybody sees it
command-board-match = Which of your tables, where it is not this channel’s
command-view = See the board as you see it, with your secrets
command-view-match = Which of your tables, where it is not this channel’s
command-text = Read the board in words
command-text-match = Which of your tables, where it is not this channel’s
command-more = See the points so far, the options and further buttons
command-more-match = Which of your tables, where it is not this channel’s
command-next = Go to the table that waits most urgently for you
command-move = Play a match that has lost its channel on in this one
command-move-match = Which of your tables, where it is not this channel’s
command-story = Read what has happened so far
command-story-match = Which of your tables, where it is not this channel’s
command-undo = Take your last choice back, or propose to take a turn back
command-propose = Propose something that the table decides together
command-propose-what = What to propose
command-propose-match = Which of your tables, where it is not this channel’s
command-agree = Agree to what is proposed to the table
command-agree-match = Which of your tables, where it is not this channel’s
command-decline = Decline what is proposed to the table, or withdraw your own proposal
command-decline-match = Which of your tables, where it is not this channel’s
command-replace = Propose that somebody else, or the computer, plays on at a seat
command-replace-player = Whose seat
command-replace-by = Who plays on; nobody: the computer
command-replace-match = Which of your tables, where it is not this channel’s
command-undo-match = Which of your tables, where it is not this channel’s
command-turns = List all tables that wait for you
command-rules = Read how a game is played
command-rules-game = Which game
command-concede = Give a match up
command-concede-match = Which of your tables, where it is not this channel’s
command-settings = Choose how Parlour speaks to you
command-settings-language = Language of private answers
command-settings-mention = Whether to mention you when it is your turn
command-settings-text-board = Whether to show boards as text too
command-settings-reminders = Where to remind you of a turn that waits
command-settings-time-zone = Your time zone, such as Europe/Berlin
command-settings-quiet = Hours in which to leave you alone, such as 22-7, or none
command-settings-weekends = Whether your clocks run on Saturdays and Sundays
command-vacation = Take days off: none of your clocks run
command-vacation-action = Start a vacation, or end the one you have
command-vacation-days = How many days, if you start one
command-vacation-first-day = The first day, such as 2030-12-24; without, it starts now
command-absence = Decide about somebody who is late
command-absence-action = Give 24 hours more, let the computer play on, or end the match
command-absence-player = About whom
command-absence-match = Which of your tables, where it is not this channel’s
command-substitute = Invite somebody to a seat, or take the one that was offered to you
command-substitute-guest = Whom to invite; without, you take the seat that was offered to you
command-substitute-player = Whose seat; without, your own
command-substitute-match = Which of your tables, where it is not this channel’s
command-mute = No more reminders of the turn that waits for you
command-mute-match = Which of your tables, where it is not this channel’s
command-verify = Check that chance was fair
command-verify-match = Which of your tables, where it is not this channel’s
command-rematch = Play again with the same people, everybody one seat further on
command-rematch-match = Which of your tables, where it is not this channel’s
command-orders = Answer in advance, or cancel such an answer
command-orders-match = Which of your tables, where it is not this channel’s
command-hint = See the three best options as the computer judges them
command-hint-match = Which of your tables, where it is not this channel’s
