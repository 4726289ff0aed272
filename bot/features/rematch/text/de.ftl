# Revanche

rematch-begun = Die Revanche hat begonnen: { $place }.
rematch-waits = Die Revanche wartet auf die anderen, die eingeladen sind: { $place }. Annehmen können sie dort, oder mit demselben Knopf wie du.
rematch-waits-for-host = Du hast einen Platz in der Revanche. Wer sie vorgeschlagen hat, startet sie: { $place }.

# Knöpfe

button-rematch = Revanche

# Fehler

error-not-over = Diese Partie ist noch nicht vorbei, deshalb gibt es noch keine Revanche.
error-rematch-on = Es gibt schon eine Revanche: { $place }
