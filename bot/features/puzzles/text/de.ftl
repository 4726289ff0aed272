# Rätsel

puzzle-title = Tagesrätsel
puzzle-about = Aus einer Partie zwischen Computern. Eine Möglichkeit ist eindeutig die beste: welche?
puzzle-about-own = Aus einer Partie auf diesem Server. Eine Möglichkeit ist eindeutig die beste: welche?
puzzle-player = Person { $number }
puzzle-you = Du
puzzle-solution = Lösung:
puzzle-later = Das heutige Rätsel ist noch nicht fertig. Schau in ein paar Minuten noch einmal vorbei.
puzzle-right = ✅ Richtig: **{ $option }**
puzzle-wrong = ❌ Etwas anderes ist besser: ||{ $option }||
puzzle-ahead = Die Suche erwartet danach { points } mehr Vorsprung als nach der nächstbesten Möglichkeit.
puzzle-share = { $found } von { $answered } haben es gefunden.
puzzle-first = Deine erste Antwort zählt: { $number }.
puzzle-solved = ✅ { $player } hat die beste Möglichkeit gefunden.
puzzle-unsolved = 🤔 { $player } hat es versucht und die beste Möglichkeit verpasst.
puzzles-wanted = In { $channel } erscheint jetzt jeden Tag ein Rätsel; das erste, sobald es gefunden ist.
puzzles-dropped = Auf diesem Server erscheinen keine Rätsel mehr.

# Knöpfe

button-puzzle = Tagesrätsel
button-puzzle-again = Nochmal ansehen
button-want-puzzles = Jeden Tag hier posten
button-drop-puzzles = Keine Rätsel mehr posten

# Befehle

command-puzzle = Finde in der Stellung des Tages die beste Möglichkeit
command-puzzle-action = „daily“ postet hier täglich ein Rätsel, „stop“ beendet das (nur für die Serverleitung)
command-puzzle-answer = Die Nummer deiner Wahl

# Fehler

error-puzzle-unanswered = Du hast dieses Rätsel noch nicht beantwortet.
error-puzzle-gone = Dieses Rätsel gibt es nicht mehr. /puzzle zeigt das von heute.
