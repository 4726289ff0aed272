# Lektionen

lesson-title = { $game } lernen · { $stage }/{ $stages }
lesson-choose = Wähl hier **{ $option }**
lesson-otherwise = **{ $option }** ist auch erlaubt, und in einer Partie entscheidest du. Diese Lektion geht anders weiter: Drück bitte den blauen Knopf.
lesson-consequence = Nichts hat sich geändert. Das würde passieren:
lesson-earlier = … und { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
}
lesson-which = Welches Spiel willst du lernen?
lesson-begun = Deine Partie geht hier weiter: { $place }

# Knöpfe

button-continue = Weiter
button-learn = Lernen (3 Minuten)
button-go-on = Gegen den Computer weiterspielen
button-again = Von vorn
button-previous = Zurück

# Befehle

command-learn = Lern ein Spiel in drei Minuten, indem du es spielst
command-learn-game = Welches Spiel
post-lesson = Diese Partie begann als Lektion, ihre Karten und Würfel konnten also vorher bekannt sein.

# Fehler

error-no-lesson = Für dieses Spiel gibt es noch keine Lektion. /rules erklärt es.
