# Rules

rules-choose = Which rules?
rules-sections = Another section
rules-what = What is what
help-rules = **/learn** teaches a game by playing it; **/rules** explains it.

# Buttons

button-rules = Rules
button-what = What is what?

# Slash commands

command-rules = Read how a game is played
command-rules-game = Which game
