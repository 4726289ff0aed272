# Help

help-title = Board games with Parlour
help-about = { $games }: play them here with friends, in one evening or over days, and with computer players. The board is posted in the channel; a private panel asks you what to do and explains what is possible.
help-new = **/new** opens a table: choose a game, others join.
help-play = **/play** shows your question, like the button Play under a board.
help-turns = **/turns** lists the matches that wait for you.
help-rules = **/learn** teaches a game by playing it; **/rules** explains it.
help-settings = **/settings**: language, mentions, reminders, quiet hours.
help-rest = Everything else has a button where you need it. Type / to see all commands.

# Welcome

welcome-title = Hello! Parlour is here for board games
welcome-begin = Open a table with the button below, or with /new in any channel. /learn teaches you a game in three minutes; /help says more.

# Slash commands

command-help = See what Parlour is and where to begin
