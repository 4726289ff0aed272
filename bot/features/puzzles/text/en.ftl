# Puzzles

puzzle-title = Puzzle of the day
puzzle-about = From a match between computers. One choice is clearly the best: which one?
puzzle-about-own = From a match on this server. One choice is clearly the best: which one?
puzzle-player = Player { $number }
puzzle-you = You
puzzle-solution = Solution:
puzzle-later = Today’s puzzle is not ready yet. Please come back in a few minutes.
puzzle-right = ✅ Right: **{ $option }**
puzzle-wrong = ❌ Another choice is better: ||{ $option }||
puzzle-ahead = After it, the search expects a lead that is { points } higher than after the next best.
puzzle-share = { $found } of { $answered } have found it.
puzzle-first = Your first answer counts: { $number }.
puzzle-solved = ✅ { $player } has found the best choice.
puzzle-unsolved = 🤔 { $player } has tried it, and missed the best choice.
puzzles-wanted = A puzzle will be posted in { $channel } every day; the first one comes as soon as it is found.
puzzles-dropped = No more puzzles will be posted on this server.

# Buttons

button-puzzle = Puzzle of the day
button-puzzle-again = Look again
button-want-puzzles = Post one here every day
button-drop-puzzles = Post no more puzzles

# Slash commands

command-puzzle = Find the best choice in the position of the day
command-puzzle-action = “daily” posts one in this channel every day, “stop” ends that (for those who manage the server)
command-puzzle-answer = The number of your choice

# Errors

error-puzzle-unanswered = You have not answered this puzzle yet.
error-puzzle-gone = This puzzle is no longer there. /puzzle shows that of today.
