# Managing a server

manage-title = Parlour on this server
manage-all-games = Games: all are allowed.
manage-forbidden = Games that are not allowed: { $games }
manage-all-channels = Channels: lobbies may be opened in all of them, until you allow single ones.
manage-channels = Lobbies may be opened only in: { $channels }
manage-missing = ⚠️ In { $channel }, Parlour lacks permissions: { $permissions }. No lobby can be opened there until somebody grants them.
manage-nobody-excluded = Excluded: nobody.
manage-excluded = Excluded from lobbies and matches: { $people }
manage-ratings = Ratings: on. Matches between people count, unless a lobby decides otherwise.
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

# Buttons

button-manage = Manage
button-add-channel = Allow this channel
button-drop-channel = No lobbies here
button-allow-ratings = Turn ratings on
button-forbid-ratings = Turn ratings off
button-admit = Admit { $player }
button-stop = End
button-shift = Move here:

# Slash commands

command-manage = Manage Parlour on this server: games, channels, people and matches
command-manage-action = What to do; empty: show the settings and the matches under way
command-manage-person = For “exclude” and “admit”: whom
command-manage-game = For “allow-game” and “forbid-game”: which game
command-manage-channel = For “add-channel” and “drop-channel”: which channel; empty: this one
command-manage-match = For “end” and “move”: which match, if not this channel’s

# Errors

error-no-person-chosen = Choose a person in the command’s option for it.
error-stop-rivals = You play, or have played, in the league or tournament of this match, so you neither end nor move it. Ask somebody else who manages the server.
error-stop-own = You play in this match yourself. Propose its end to the others, or concede.
