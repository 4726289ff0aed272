# Rules

rules-choose = Which rules?
rules-sections = Another section
rules-what = What is what

# Buttons

button-rules = Rules
button-what = What is what?

# Slash commands

command-rules = Read how a game is played
command-rules-game = Which game
