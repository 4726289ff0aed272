# Playing a computer at once

alone-posted = You against the computer, not rated.
solo-choose = Play another game now

# Buttons

button-play-computer = Play a computer now
