# Einen Server verwalten

manage-title = Parlour auf diesem Server
manage-all-games = Spiele: Alle sind erlaubt.
manage-forbidden = Nicht erlaubte Spiele: { $games }
manage-all-channels = Kanäle: Lobbys sind überall erlaubt, bis du einzelne Kanäle freigibst.
manage-channels = Lobbys sind nur erlaubt in: { $channels }
manage-missing = ⚠️ In { $channel } fehlen Parlour Berechtigungen: { $permissions }. Solange sie fehlen, lässt sich dort keine Lobby eröffnen.
manage-nobody-excluded = Ausgeschlossen: niemand.
manage-excluded = Von Lobbys und Partien ausgeschlossen: { $people }
manage-ratings = Wertungen: an. Partien zwischen Personen zählen, wenn die Lobby nichts anderes sagt.
manage-no-ratings = Wertungen: aus. Neue Partien werden nicht gewertet, und nichts wird angezeigt.
manage-running = { $count ->
    [one] 1 Lobby oder Partie
   *[other] { $count } Lobbys und Partien
}, die neuesten zuerst
manage-games = Spiel erlauben oder verbieten
manage-allow-game = { $game } erlauben
manage-forbid-game = { $game } verbieten
manage-exclude = Jemanden ausschließen
manage-sure = Das wirklich beenden? { $match }
manage-ended = Beendet. Der Kanal zeigt es gleich an.

# Knöpfe

button-manage = Verwalten
button-add-channel = Diesen Kanal erlauben
button-drop-channel = Hier keine Lobbys
button-allow-ratings = Wertungen einschalten
button-forbid-ratings = Wertungen ausschalten
button-admit = { $player } wieder zulassen
button-stop = Beenden
button-shift = Hierher:

# Befehle

command-manage = Verwalte Parlour auf diesem Server: Spiele, Kanäle, Personen und Partien
command-manage-action = Was zu tun ist; leer: Einstellungen und laufende Partien zeigen
command-manage-person = Für „exclude“ und „admit“: wen
command-manage-game = Für „allow-game“ und „forbid-game“: welches Spiel
command-manage-channel = Für „add-channel“ und „drop-channel“: welcher Kanal; leer: dieser
command-manage-match = Für „end“ und „move“: welche Partie, wenn nicht die in diesem Kanal

# Fehler

error-no-person-chosen = Gib im Befehl auch die Person an.
error-stop-rivals = Du spielst selbst in der Liga oder im Turnier dieser Partie oder hast darin gespielt, deshalb kannst du sie weder beenden noch verschieben. Bitte jemand anderen aus der Serverleitung.
error-stop-own = Du spielst in dieser Partie selbst. Schlag den anderen vor, sie zu beenden, oder gib auf.
