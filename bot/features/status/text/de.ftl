# Wie es Parlour geht

status-title = Status von Parlour
status-version = Version { $version }, gestartet { $started }
status-discord = Discord antwortet in { $time } ms
status-shard = Shard { $shard } in { $time } ms
status-shards = Discord antwortet: { $shards }
status-store = Die Datenbank antwortet in { $time } ms
status-nothing-waits = Ankündigungen: keine wartet
status-waiting = Ankündigungen: die älteste wartet seit { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
status-no-worker = Ankündigungen: Kein Worker läuft, also wird kein Spielplan gepostet
status-computers = Computer: { $count ->
    [0] keiner am Zug
    [one] am Zug in 1 Partie
   *[other] am Zug in { $count } Partien
}
status-here = Auf diesem Server
status-everywhere = Auf allen Servern, { $servers } in diesem Prozess
status-sessions = Lobbys { $lobbies }, Partien { $matches }, beendet { $ended }
status-games = Partien nach Spiel: { $games }

# Knöpfe

button-status = Status
button-refresh = Aktualisieren
