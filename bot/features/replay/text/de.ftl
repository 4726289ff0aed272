# Wiederholungen

replay-begin = { $last ->
    [0] Vor dem ersten Zug
   *[other] Vor dem ersten Zug (von { $last })
}
replay-turn = Nach Zug { $turn } von { $last }
replay-by-seat = Was du von deinem Platz aus gesehen hast
replay-by-everybody = Was alle gesehen haben
replay-of-file = Eine Partie aus einer Datei · nur du siehst sie, sieben Tage lang
replay-round-back = Runde
replay-turn-back = Zug
replay-turn-on = Zug
replay-round-on = Runde

# Neu versuchen

try-explained = Du spielst ab dieser Stellung weiter, in einer privaten Partie in deinen Direktnachrichten. Alle anderen Plätze spielen Computer, und das Ergebnis zählt nicht.
try-over = Es ist genau diese Stellung, und ihre Ziehungen bleiben gleich: Nur die Entscheidungen ändern sich.
try-running = Verdecktes ist erfunden, und die Ziehungen sind neu; das verrät also nichts über die Partie selbst.
try-price = Diese Partie wird gewertet, und ein neuer Versuch deines Zugs zählt wie ein Tipp: Du gewinnst nichts mehr, kannst aber noch verlieren.
try-easy = Gegen leichte Computer
try-normal = Gegen normale Computer
try-begun = Deine private Partie geht hier weiter: { $place }

# Warum ein Computer so gezogen hat

why-asked = { $player } hat gewählt: { $choice }
why-prefers = Nach erneutem Überlegen würde der Computer lieber **{ $best }** wählen.
why-how = Aus dem, was der Computer damals wissen konnte, so wie eine neue Suche es sieht.

# Animationen und Dateien

animate-explained = Die ganze Partie, wie alle sie gesehen haben, Zug für Zug. Anzahl der Züge: { $turns }.
animate-thinned = Nur ein Teil davon ist zu sehen.
animate-under-way = Die Animation entsteht gerade und erscheint dann hier.
animate-drawn = { $drawn } von { $frames } Bildern sind fertig.
animate-last = Das letzte Bild in Worten:
export-explained = Alles darin ist jetzt öffentlich. Mit /replay und dieser Datei oder mit `parlour show` siehst du dir die Partie Schritt für Schritt an, und `parlour verify` prüft, ob sie fair war.

# Knöpfe

button-replay = Wiederholung
button-as-everybody = Sicht aller
button-as-me = Meine Sicht
button-try-again = Ab hier neu versuchen
button-why = Warum?
button-animate = Als Animation
button-export = Ganze Datei

# Befehle

command-replay = Sieh dir eine Partie Zug für Zug und Runde für Runde noch einmal an
command-replay-line = Nach wie vielen Zeilen des Protokolls; leer: nach allen
command-replay-match = Welche Partie, wenn nicht die in diesem Kanal
command-replay-file = Eine Partie als Datei, von „Ganze Datei“ in einer Wiederholung
menu-replay = Wiederholung ab hier

# Fehler

error-nothing-to-try = In dieser Stellung ist das Spiel vorbei, es gibt nichts zu entscheiden. Geh zurück und versuch es dort neu.
error-try-later = In einer gewerteten Partie mit mehreren Gegnern kann niemand einen Zug neu versuchen, solange sie läuft: Die Computer würden auch die nächsten Züge der anderen spielen. Nach ihrem Ende können es alle.
error-not-own-turn = Solange die Partie läuft, kannst du nur deine eigenen Züge neu versuchen. Geh zu einer Stellung, in der du am Zug bist.
error-why-later = Ein Computer sagt erst nach der Partie, warum: Seine Gründe würden verraten, was er hat.
error-why-person = Erklärt werden nur Entscheidungen eines Computers, der seinen Platz die ganze Partie lang hatte.
error-no-choice = In diesem Zug gab es nichts zu entscheiden.
error-nothing-to-export = Als Datei gibt es nur Partien, die in einer Lobby begonnen haben.
error-export-later = Die Datei enthält alles Verdeckte, deshalb bekommst du sie erst nach der Partie.
error-animating = Deine letzte Animation entsteht noch. Bitte warte auf sie.
error-not-animated = Die Animation hat zu lange gedauert und wurde abgebrochen. Sieh dir stattdessen die Züge einzeln an.
error-file-too-large = Die Datei ist größer als { $most } KB. Dateien von Parlour sind viel kleiner.
error-file-unreadable = Diese Datei lässt sich nicht abspielen: { $reason }.
error-file-too-long = Das Abspielen dieser Datei hat zu lange gedauert und wurde abgebrochen.
error-file-gone = Discord hat die Datei nicht herausgegeben. Bitte häng sie noch einmal an.
