# Bilanz

record-own = Deine Bilanz auf diesem Server
record-own-elsewhere = Deine Bilanz in Direktnachrichten und Gruppenchats
record-of = Bilanz von { $player }
record-people = Gegen Personen
record-computers = Gegen Computer
record-alone = Allein
record-lesson = Nach Lektionen
record-none = Noch keine Partie mit Ergebnis.
record-hidden = { $player } behält die eigene Bilanz für sich.
record-wins = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, **{ $wins } gewonnen**
record-line = { $label }: { $text }
record-chance = bei reinem Glück { $wins }
record-conceded = { $count } aufgegeben
record-streak = Siege in Folge: { $now }. Längste Serie: { $longest }.
record-points = Punkte: im Schnitt { $average }, Bestwert { $best }.
record-brief = **{ $wins }** von { $matches } gewonnen
record-brief-points = { record-brief }, Punkte: im Schnitt { $average }, Bestwert { $best }
record-average = Punkte: im Schnitt { $average }
record-seats = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}
record-mistakes = Fehlerwert in { $matches ->
    [one] deiner neuesten analysierten Partie
   *[other] deinen neuesten { $matches } analysierten Partien
}: { $score } je zehn Entscheidungen. Das siehst nur du.
record-mistakes-trend = Fehlerwert in deinen neuesten { $matches } analysierten Partien: { $score } je zehn Entscheidungen, davor { $before }. Das siehst nur du.
record-level = Computer auf deinem Niveau haben die Stärke { $level }, nach { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} gegen sie. Das siehst nur du.
record-pace = Ein Zug dauert meistens { $length }.
record-unfinished = { $count ->
    [one] 1 weitere Partie endete
   *[other] { $count } weitere Partien endeten
} vorzeitig.
record-favourite = Am häufigsten getroffen: { $player }, { record-met }.
record-rival = Auf Augenhöhe: { $player }, { record-met }.
record-nemesis = Angstgegner: { $player }, { record-met }.
record-met = { $met ->
    [one] 1 Partie
   *[other] { $met } Partien
}, davon { $ahead }-mal vorn, { $behind }-mal hinten
record-you = Ihr beide: { $met ->
    [one] 1 Partie
   *[other] { $met } Partien
}. Du warst { $ahead }-mal vorn, { $behind }-mal hinten.
record-game = Spiel
record-kind = Art der Partien
record-person = Wessen Bilanz
record-every = Alle Spiele
record-rating = Wertung: { $standing }.
record-rating-best = Höchste in letzter Zeit: { $rating }.

# Wertungen

ratings-title = Wertungen · { $game }
ratings-line = { $place }. { $player } **{ $rating }** · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
ratings-none = Noch hat niemand eine Wertung, die viel sagt: Dazu braucht es etwa zehn gewertete Partien zwischen Personen.
ratings-provisional = Vorläufig, nach wenigen Partien: { $players }
ratings-unsure = { $player } { $rating }
ratings-own = Du: { $standing }.
ratings-you-hide = Du zeigst Bilanz und Wertungen nicht, deshalb sehen andere dich hier nicht. Mit /settings änderst du das.
ratings-explained = Alle beginnen mit 1500. Es zählt die Reihenfolge am Ende, nicht der Abstand in Punkten; Computer zählen für niemanden. Eine einzelne Person kann deine Wertung um höchstens { $limit } heben. In der Lobby kann der Gastgeber die Wertung ausschalten, während der Partie nur alle gemeinsam.
ratings-after = Wertungen
rating-placed = **{ $rating }**, Rang { $place } von { $of } hier
rating-provisional = **{ $rating }**, vorläufig
rating-after = { $player } { $change }, jetzt **{ $rating }**
rating-after-placed = { rating-after }, Rang { $place } von { $of } hier
rating-after-provisional = { rating-after }, vorläufig
rating-why-hint = Kein Gewinn: Der Platz hatte Hilfe, oder jemand, der neu auf dem Server war, hat ihn begonnen.
rating-why-their-hint = Kein Verlust an jemanden, der Hilfe hatte.
rating-why-early = Kein Gewinn, wenn jemand so früh aufgibt oder die Partie nicht sah.
rating-why-held = Eine Person kann die Wertung einer anderen höchstens um { $limit } heben oder senken, und um { $range } zwischen deren tiefstem und höchstem Stand.
rating-seat-stays = Die Partie zählt für die Wertung. Dieser Platz zählt für { $player }, egal wer weiterspielt.
rating-seat-goes = Die Partie zählt für die Wertung. Dieser Platz zählt künftig für die Person, die ihn übernimmt, denn mehr als die Hälfte der Partie liegt noch vor euch.
rating-seat-goes-down = Die Partie zählt für die Wertung. Wer diesen Platz übernimmt, kann durch ihn Wertung verlieren, aber keine gewinnen: Er hatte Hilfe, oder jemand, der neu auf dem Server war, hat ihn begonnen.
rating-seat-computer = Übernimmt der Computer diesen Platz, zählt er für { $player }, und dabei ist nur noch ein Verlust möglich.
ratings-newcomer = { $player } hat den Platz weniger als einen Tag nach dem Beitritt zu diesem Server genommen. Dieser Platz ändert keine Wertung.
ratings-cut-short = Die Wertungen bleiben, wie sie sind: Die Partie wurde nicht zu Ende gespielt.

# Wie lange ein Zug dauert

pace-0 = bis zu 1 Minute
pace-1 = bis zu 5 Minuten
pace-2 = bis zu 20 Minuten
pace-3 = bis zu 1 Stunde
pace-4 = bis zu 4 Stunden
pace-5 = bis zu 12 Stunden
pace-6 = bis zu 1 Tag
pace-7 = über 1 Tag

# Diagramme

plot-ratings = Wertungen
plot-newcomer = Zu Beginn: { $rating }
plot-rating = { $count ->
    [one] Wertung nach der neuesten Partie
   *[other] Wertung nach den neuesten { $count } Partien
}
plot-in-words = { $title }: { $values }
plot-won = gewonnen
plot-not-won = nicht gewonnen
plot-chance = bei reinem Glück
plot-places = { $count ->
    [one] Rang in der letzten Partie
   *[other] Ränge in den letzten { $count } Partien
}
plot-place = { $place } ({ $game })
plot-points = { $count ->
    [one] Die Punkte der letzten Partie
   *[other] Die Punkte der letzten { $count } Partien
}
plot-average = Ø { $average }
plot-wins-by-game = Siege nach Spiel
plot-wins-by-seats = Siege nach Zahl der Plätze
plot-wins-by-seat = Siege nach Platz
plot-of = { $wins } von { $matches }
plot-opponents = Direkter Vergleich
plot-ahead = vorn
plot-equal = gleich
plot-behind = hinten
plot-pace = Wie lange Züge dauern
plot-seat = Platz { $seat } von { $seats }
plot-strengths = Wer hier mehr holte, gewann
plot-categories = Punkte je Kategorie im Schnitt
plot-winners = wer gewann
plot-others = die anderen

# Was gewinnt

statistics-title = { $game }: was auf diesem Server gewinnt
statistics-none = Noch keine Partie zwischen Personen hat hier ein Ergebnis.
statistics-matches = { $matches ->
    [one] 1 Partie zwischen Personen
   *[other] { $matches } Partien zwischen Personen
}.
statistics-strength = Wer bei „{ $category }“ mehr holte als die anderen, gewann am häufigsten: { $wins } von { $players }.
statistics-few = Bei so wenigen Partien sagt das wenig.

# Knöpfe

button-record = Bilanz
button-own-record = Meine Bilanz
button-ratings = Wertungen
button-statistics = Was hier gewinnt

# Befehle

command-record = Sieh deine Bilanz auf diesem Server, oder die von jemand anderem
command-record-player = Wessen Bilanz; leer: deine
command-record-game = Welches Spiel; leer: alle
menu-record = Bilanz
best-beaten = 🏅 { $player } mit neuem persönlichem Rekord hier: **{ points }**, davor { $before }

# Fehler

error-own-record-hidden = Du behältst deine Bilanz für dich. Sollen andere sie sehen, ändere das erst mit /settings.
error-record-empty = Noch gibt es keine Partie mit Ergebnis, also nichts zu posten.
error-record-in-server = Bilanzen gehören zu einem Server. Nutze diesen Befehl auf dem Server.

# Die Einstellung zu Bilanz und Wertungen

settings-hide-record = Bilanz, Wertungen
settings-hide-record-true = nur für mich
settings-hide-record-false = für alle hier
command-settings-hide-record = Ob niemand sonst deine Bilanz und Wertungen sieht

# Partien mitnehmen

take-matches-title = Nimm deine Partien mit
take-matches-explained = Alle deine beendeten Partien, auf allen Servern, als Datei. **Tabelle** hat eine Zeile je Partie. **BG Stats** ist eine Datei, die diese App öffnet; Partien ohne Ergebnis fehlen darin. Ein Server steht nur mit Namen da, solange du auf ihm bist. Die Datei bekommst nur du.
take-matches-here = { $matches ->
    [one] Das ist deine Partie.
   *[other] Das sind deine { $matches } Partien.
}
take-matches-short = Größere Dateien nimmt Discord nicht an. Deshalb { $matches ->
    [one] fehlt deine älteste Partie
   *[other] fehlen deine { $matches } ältesten Partien
}.
button-take-matches = Exportieren
button-take-csv = Tabelle (CSV)
button-take-bgstats = BG Stats

# Ein Jahr

year-title = Dein { $year }
year-of = { $player } im Jahr { $year }
year-explained = Partien gegen Personen, die ein Ergebnis haben. Im Kanal nennt das Bild nur Personen, die du dort getroffen hast und die ihre Bilanz nicht verbergen.
year-matches = { $matches ->
    [one] Partie
   *[other] Partien
}
year-won = gewonnen
year-best = meiste Siege
year-met = { $people ->
    [one] Person
   *[other] Personen
}
year-games = Siege nach Spiel
year-ratings = Wertung
year-ratings-newest = Wertung, letzte { $matches } Partien
year-partial = Unvollständig: Partien werden nach { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
} gelöscht.
year-people = Oft getroffen
year-times = { $times }×
year-of-matches = { $wins } / { $matches }
button-year = Mein Jahr
error-year-empty = Aus dem Jahr { $year } gibt es hier keine Partie gegen Personen mit Ergebnis.
