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

# Trying again

try-explained = You go on from this position in a private match in your direct messages. Computers play all other seats, and the result does not count.
try-over = It is exactly this position, and its draws stay the same: only the choices change.
try-running = Hidden information is made up, and the draws are new, so this reveals nothing about the match itself.
try-price = This match is rated, and trying your turn again counts as a hint: you gain nothing by it, but you can still lose.
try-easy = Against easy computers
try-normal = Against normal computers
try-begun = Your private match goes on here: { $place }

# Why a computer moved so

why-asked = { $player } chose: { $choice }
why-prefers = Thinking again, the computer would rather choose **{ $best }**.
why-how = From what the computer could know at that moment, as a new search sees it.

# Animations and files

animate-explained = The whole match as everybody saw it, turn by turn. Number of turns: { $turns }.
animate-thinned = Only some of them are shown.
animate-under-way = The animation is being made, and then it appears here.
animate-drawn = { $drawn } of { $frames } pictures are drawn.
animate-last = The last picture in words:
export-explained = Everything in it is public now. /replay with this file and `parlour show` step through it, and `parlour verify` checks that the match was fair.

# Buttons

button-replay = Replay
button-as-everybody = Public view
button-as-me = As me
button-try-again = Try again from here
button-why = Why?
button-animate = As animation
button-export = Whole file

# Slash commands

command-replay = Step through a match, turn by turn and round by round
command-replay-line = After how many lines of the log; empty: all of them
command-replay-match = Which match, if not this channel’s
command-replay-file = A match as a file, from “Whole file” in a replay
menu-replay = Replay from here

# Errors

error-nothing-to-try = The game is over in this position, so there is nothing to choose. Step back, then try again from there.
error-try-later = In a rated match with several opponents, nobody can try a turn again while it goes on: the computers would also play the next turns of others. After its end, everybody can.
error-not-own-turn = While the match goes on, you can only try your own turns again. Step to a position in which you are to move.
error-why-later = A computer says why once the match is over: its reasons would give away what it holds.
error-why-person = Only the choices of a computer that had its seat for the whole match are explained.
error-no-choice = There was nothing to choose in this turn.
error-nothing-to-export = Only matches that people began in a lobby can be exported.
error-export-later = The file contains all hidden information, so you get it once the match is over.
error-animating = Your last animation is still being made. Please wait for it.
error-not-animated = The animation took too long, so it was given up. Step through the turns instead.
error-file-too-large = The file is larger than { $most } KB. The files of Parlour are much smaller.
error-file-unreadable = This file cannot be replayed: { $reason }.
error-file-too-long = The replay of this file took too long, so it was given up.
error-file-gone = Discord did not give the file. Please attach it again.
