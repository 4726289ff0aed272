# Ergebnisse

lead = In Führung nach jeder Runde: { $runs }
lead-one = { $players } ({ $round })
lead-several = { $players } ({ $first }–{ $last })
lead-nobody = niemand
best-turns = Die meisten Punkte in einem Zug
best-rounds = Die meisten Punkte in einer Runde

# Titel

titles = Titel
title-shared-win = Geteilter Sieg
title-tie-break = Bei Gleichstand die Nase vorn
title-one-point = Fotofinish: mit 1 Punkt Vorsprung gewonnen
title-comeback = Comeback: zur Halbzeit ganz hinten, Rückstand { $count }
title-start-to-finish = Start-Ziel-Sieg: nach der ersten Runde immer vorn
title-runaway = Deutlicher Sieg: Vorsprung { $count }
title-every-round = Beständig: Punkte in jeder Runde
title-every-category = Allrounder: Punkte in jeder Kategorie
title-big-turn = Großer Zug: { points-at-once } auf einmal
title-strong-finish = Starkes Finish: { points-at-once } in der letzten Runde
title-early-lead = Schneller Start: zur Halbzeit vorn
title-second-half = Aufholjagd: die meisten Punkte in der zweiten Hälfte ({ $count })
title-best-round = Beste Runde von allen: { points-at-once }
title-best-category = Spezialgebiet: { points-at-once } für „{ $category }“
title-close-second = Knapp dahinter: Rückstand nur { $count }
points-at-once = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Knöpfe

button-result = Ergebnis

# Fehler

error-no-result = Diese Partie hat noch kein Ergebnis oder endete ohne eines. „Mehr“ zeigt die Punkte bis jetzt.
