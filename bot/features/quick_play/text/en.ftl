# Playing a computer at once

alone-posted = You against the computer, not rated.
solo-choose = Play a game of your choice now

# Buttons

button-play-computer = Play a computer now
button-play-shortest = { button-play-computer }: { $game }
