# How Parlour is

status-title = Status of Parlour
status-version = Version { $version }, started { $started }
status-discord = Discord answers in { $time } ms
status-shard = shard { $shard } in { $time } ms
status-shards = Discord answers { $shards }
status-store = The database answers in { $time } ms
status-nothing-waits = Announcements: none waiting
status-waiting = Announcements: the oldest has waited for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
status-no-worker = Announcements: no worker is running, so no board is posted
status-computers = Computer players: { $count ->
    [0] none is to move
    [one] to move in 1 match
   *[other] to move in { $count } matches
}
status-here = On this server
status-everywhere = On all servers, { $servers } in this process
status-sessions = Lobbies { $lobbies }, matches { $matches }, ended { $ended }
status-games = Matches by game: { $games }

# Buttons

button-status = Status
button-refresh = Refresh
