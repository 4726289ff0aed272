# Duelle: die Tagespartie

daily-title = Tagespartie
daily-about = { $game } allein gegen { $opponent }, mit denselben Ziehungen für alle.
daily-about-computers = { $game } gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
}, mit denselben Ziehungen für alle.
daily-one-try = Du hast einen Versuch, ohne Tipps und ohne Züge zurückzunehmen. Er zählt, wenn du fertig wirst, bevor die nächste Tagespartie kommt.
daily-running = Dein Versuch läuft.
daily-own = Dein Ergebnis: { $result }.
daily-given-up = Dein Versuch endete ohne Ergebnis.
daily-until = Die nächste Tagespartie kommt { $when }.
daily-today = Heute hier gespielt
daily-week = Diese Woche hier gespielt
daily-nobody = Noch niemand ist fertig.
daily-won = gewonnen, { $points } : { $rival }
daily-lost = verloren, { $points } : { $rival }
daily-playing = { $count ->
    [one] Eine Person spielt noch.
   *[other] { $count } spielen noch.
}
daily-sum = { $won } von { $played } gewonnen, Vorsprung { $ahead }
daily-yesterday = Gestern: { $lines }
deals-explained = Die Tagespartien der Spiele, die du auswählst, erscheinen in { $channel }, in einer stillen Nachricht am Tag. Wer eine spielen will, drückt ihren Knopf.
deals-posted = Hier gepostet: { $games }
deals-not-posted = Hier wird nichts gepostet.
deals-choose = Wähl ein Spiel
deals-want = { $game } jeden Tag posten
deals-stop = { $game } nicht mehr posten
daily-line = { $place }. { $player }: { $result }
daily-in-words = { $title }:
    { $lines }
daily-ahead = Vorsprung
daily-deals-won = Siege
daily-monday-to-sunday = Montag bis Sonntag
daily-other-games = Die Tagespartie eines anderen Spiels
daily-you = { $player } (du)
daily-fingerprints = Ziehungen sind nach dem Tag prüfbar: heute `{ $today }`, morgen `{ $tomorrow }`
daily-late = Diese Tagespartie wurde erst nach ihrem Tag fertig, als ihre Ziehungen nicht mehr geheim waren. Sie zählt nicht in der Tabelle.
daily-begun = Deine Tagespartie wartet auf dich: { $place } Sie zählt, wenn du fertig wirst, bevor die nächste kommt, { $until }.
daily-begun-before = Du hattest deinen Versuch für heute: { $place }

# Duelle

duel-title = Duell
duel-about = Alle spielen die gleiche Partie gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
}, wann es ihnen passt. Gespielt wird in Direktnachrichten, deshalb sieht vor dem Ende niemand sonst etwas davon.
duel-about-alone = Alle spielen die gleiche Partie allein gegen { $opponent }, wann es ihnen passt. Gespielt wird in Direktnachrichten, deshalb sieht vor dem Ende niemand sonst etwas davon.
duel-until = Es ist vorbei, wenn alle fertig sind, spätestens { $when }. Wer dann nicht fertig ist, landet ganz hinten.
duel-enter = Bis zu acht Personen können mitmachen: Drück „Duell spielen“.
duel-one-try = Du hast einen Versuch, ohne Tipps und ohne Züge zurückzunehmen. Nach dem Duell können alle, die es gespielt haben, deine Partie sehen.
duel-invited = { $player } ist eingeladen
duel-playing = { $player } spielt
duel-over = { $player } ist fertig
duel-unfinished = nicht fertig
duel-is-over = Das Duell ist vorbei.
duel-not-yours = Die Partien sieht nur, wer mitgespielt hat.
duel-invitation = { $guests }: Einladung von { $host } zu einem Duell in { $game }. Alle spielen die gleiche Partie, wann es ihnen passt.
duel-told = { $people }: Das Duell ist vorbei.
duel-matches = „Stand“ zeigt die Partien nebeneinander, für alle, die mitgespielt haben.
duel-begun = Deine Partie des Duells wartet auf dich: { $place } Sie zählt, wenn du fertig wirst, bevor das Duell endet, { $until }.
duel-begun-before = Du hast deine Partie des Duells schon begonnen: { $place }
duel-compared = Nebeneinander · Zug { $turn } von { $last }
duel-side = { $player } nach { $turn } eigenen Zügen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
duel-replay = Wiederholung von { $player }
duel-posted = Eine Partie in einem Duell: Die anderen spielen die gleiche. Ein Versuch, ohne Tipps. Niemand sieht sie, bevor das Duell vorbei ist.
duel-secret-later = Wenn das Duell vorbei ist, zeigt „Fairness prüfen“, woraus die Ziehungen kamen.
duel-finished = Du bist mit deiner Partie des Duells fertig. Tabelle und die anderen Partien erscheinen, wenn es vorbei ist.

# Knöpfe

button-open-duel = Gleiche Partie für alle
button-play-duel = Duell spielen
button-show-duel = Stand
button-close-duel = Duell schließen
button-decline-duel = Ablehnen
button-compare-duel = Nebeneinander

button-daily = Tagespartie
button-daily-today = Heute
button-daily-week = Diese Woche
button-manage-deals = Tagespartien hier
button-play-daily = Tagespartie spielen

# Befehle

command-daily = Spiel die Tagespartie: die gleiche Partie für alle, ein Versuch
command-daily-game = Das Spiel der Tagespartie
command-daily-what = Beginn deinen Versuch oder sieh die Tabelle der Woche; leer: heute
daily-posted = Die Tagespartie: ein Versuch, ohne Tipps. Sie zählt, wenn du fertig wirst, bevor die nächste kommt. /daily zeigt, wann das ist und wie es bei den anderen lief.
daily-secret-later = Wenn der Tag dieser Tagespartie vorbei ist, zeigt „Fairness prüfen“, woraus ihre Ziehungen kamen.

# Fehler

error-no-duel = Dieses Duell gibt es nicht mehr, oder du siehst seinen Kanal nicht.
error-duel-over = Dieses Duell ist vorbei. Seine Nachricht zeigt die Tabelle.
error-duel-rules = Die Regeln dieses Spiels haben sich seit dem Beginn des Duells geändert, die Partie wäre also nicht die gleiche. Eröffne ein neues Duell.
error-duel-closed = Dieses Duell ist nur für Eingeladene, oder es ist geschlossen. Du kannst selbst eines eröffnen: Öffne mit `/new` eine Lobby, dann drück „Mehr“ und „Gleiche Partie für alle“.
error-duel-full = Acht Personen spielen dieses Duell schon.
error-duel-tried = Du hattest deinen Versuch in diesem Duell.
error-duel-alone = Zu einem Duell gehören mindestens zwei Personen.
error-duel-not-invited = Du hast dieses Duell schon begonnen, oder du bist nicht eingeladen.
error-duel-in-server = Ein Duell braucht einen Kanal auf einem Server, in dem Parlour posten darf.

error-deal-not-over = Andere spielen diese Tagespartie vielleicht noch. Wenn die nächste kommt, kannst du Geheimwert und Analyse sehen, sie als Datei holen und neu versuchen. /daily zeigt, wann das ist.
error-duel-not-over = Andere spielen dieses Duell vielleicht noch. Wenn alle fertig sind oder seine Zeit um ist, kannst du Geheimwert, Analyse und die anderen Partien sehen, deine als Datei holen und neu versuchen.
error-no-daily = Es ist kein Spiel installiert, also gibt es keine Tagespartie.
error-deal-tried = Du hattest deinen Versuch für heute. /daily zeigt, wann die nächste Tagespartie kommt.
error-deal-is-own = Die Tagespartie ist ein Versuch einer einzelnen Person, deshalb kann niemand anderes den Platz übernehmen.
error-deal-is-final = In der Tagespartie lässt sich kein Zug zurücknehmen: Alle haben einen Versuch.
