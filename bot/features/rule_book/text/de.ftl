# Regeln

rules-choose = Welche Regeln?
rules-sections = Anderer Abschnitt
rules-what = Was ist was
help-rules = **/learn** bringt dir ein Spiel beim Spielen bei; **/rules** erklärt es.

# Knöpfe

button-rules = Regeln
button-what = Was ist was?

# Befehle

command-rules = Lies, wie ein Spiel geht
command-rules-game = Welches Spiel
