game-name = Manhattan
game-pitch = Zieh Hochhäuser in sechs Weltstädten hoch und sei ganz oben, wenn gewertet wird.

# Optionen

ruleset-standard = eine Farbe pro Person, 4 Runden mit 6 Bauteilen
ruleset-publisher = 6 kürzere Runden zu zweit oder zu dritt
option-promo = Promokarten
option-promo-off = Aus
option-promo-on = An: jede Runde eine Wertung mehr
option-selection-mode = Bauteile wählen
option-selection-mode-sequential = Nacheinander und offen
option-selection-mode-simultaneous = Gleichzeitig und geheim
option-selection-mode-one-by-one = Reihum je ein Bauteil
option-start-player = Erster Startspieler
option-start-player-random = Zufällig
option-start-player-first-seat = Der erste Platz
option-start-player-chosen = Der erste Platz bestimmt
option-card-reading = Karten lesen
option-card-reading-by-seat = Von deiner Seite des Spielplans
option-card-reading-fixed = Für alle gleich
option-two-player-rounds = Runden zu zweit
option-two-player-rounds-by-ruleset = Nach den gewählten Regeln
option-two-player-rounds-4 = 4 Runden, je eine Farbe
option-two-player-rounds-6 = 6 Runden, je zwei Farben
option-two-player-mode = Bei je zwei Farben
option-two-player-mode-combined = Beide zählen zusammen
option-two-player-mode-per-colour = Jede zählt für sich
option-three-player-rounds = Runden zu dritt
option-three-player-rounds-by-ruleset = Nach den gewählten Regeln
option-three-player-rounds-4 = 4 Runden mit 6 Bauteilen
option-three-player-rounds-6 = 6 Runden mit 4 Bauteilen
option-three-player-rounds-3 = 3 Runden mit 8 Bauteilen
option-tallest-tie = Mehrere höchste Hochhäuser
option-tallest-tie-by-player = Punkte, wenn alle einer Person gehören
option-tallest-tie-by-building = Niemand bekommt Punkte
option-hobbiton-tie = Gleichstand bei Hobbingen
option-hobbiton-tie-one-winner = Höchstes allein, niedrigstes auch geteilt
option-hobbiton-tie-strict = Beides allein
option-hobbiton-tie-lenient = Beides auch geteilt

# Wörter

city = { $city ->
    [0] Manhattan
    [1] Frankfurt
    [2] Hongkong
    [3] São Paulo
    [4] Kairo
   *[5] Sydney
}
cell = { $cell ->
    [0] NW
    [1] N
    [2] NO
    [3] W
    [4] Mitte
    [5] O
    [6] SW
    [7] S
   *[8] SO
}
colour = { $colour ->
    [0] gelb
    [1] orange
    [2] blau
   *[3] lila
}
    .noun = { $colour ->
        [0] Gelb
        [1] Orange
        [2] Blau
       *[3] Lila
    }
side = { $side ->
    [S] Süden
    [W] Westen
    [N] Norden
   *[E] Osten
}
floors = { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}
round-of = Runde { $round } von { $rounds }
promo = { $promo ->
    [big_business] Big Business
    [megacity] Megacity
    [mixed_complex] Mischkomplex
    [world_expansion] Weltexpansion
    [small_town] Kleinstadt
    [founder] Gründer
    [view_from_the_clouds] Blick aus den Wolken
    [villa] Villa
    [hobbiton] Hobbingen
   *[fake_news] Fake News
}
promo-text = { $promo ->
    [big_business] 2 Punkte in jeder Stadt für das höchste Hochhaus
    [megacity] 1 Punkt für jedes Hochhaus in vollen Städten, sonst in der vollsten
    [mixed_complex] 2 Punkte für jedes Hochhaus mit 3 oder mehr Farben
    [world_expansion] 1 Punkt für jedes Hochhaus
    [small_town] 1 Punkt für jedes Hochhaus in der Stadt mit den wenigsten
    [founder] 1 Punkt für jedes fremde Hochhaus, das auf deinem Bauteil steht
    [view_from_the_clouds] 1 Punkt für jedes Hochhaus ab 5 Etagen
    [villa] 1 Punkt für jedes Hochhaus mit 1 Etage neben einem leeren Bauplatz
    [hobbiton] 2 Punkte, wenn dir in einer Stadt das höchste und ein niedrigstes Hochhaus gehören
   *[fake_news] Noch nichts, denn kurz vor der Wertung wird eine andere Karte aufgedeckt
}

# Fragen

ask-ChooseBlocks = Wie viele Bauteile mit { floors } in { colour.noun }? Noch { $left } zu wählen
ask-ChooseStarter = Wer ist in der ersten Runde Startspieler?
ask-ChooseBlock = Welches Bauteil nimmst du für diese Runde?
ask-PlayCard = Welche Karte spielst du?
ask-ChooseCity = In welcher Stadt baust du?
ask-PlaceBlock = Mit welchem Bauteil baust du?
ask-DiscardCard = Du kannst nirgends bauen. Welche Karte wirfst du ab?
ask-GiveUpBlock = Du kannst nirgends bauen. Welches Bauteil gibst du ab?

turn-ChooseStarter = Bestimm, wer beginnt.
turn-ChooseBlocks = Wähl deine Bauteile für diese Runde.
turn-ChooseBlock = Wähl ein Bauteil für diese Runde.
turn-PlayCard = Spiel eine Karte und bau.
turn-ChooseCity = Wähl die Stadt, in der du baust.
turn-PlaceBlock = Wähl das Bauteil, mit dem du baust.
turn-DiscardCard = Du kannst nirgends bauen: Gib eine Karte und ein Bauteil ab.
turn-GiveUpBlock = Du kannst nirgends bauen: Gib ein Bauteil ab.

# Aktionen

move-StartWith = { $starter_seat }
move-TakeBlocks = { $count ->
    [0] Kein { $floors }er in { colour.noun }
   *[other] { $count } × { $floors }er in { colour.noun }
}{ $left ->
    [0] , komplett
   *[other] , noch { $left } zu wählen
}
move-TakeBlock = 1 Bauteil mit { floors } in { colour.noun }
move-UseCard = Bauplatz { cell }
move-BuildIn = { $top ->
    [0] { city }: { reached }, oben gelb
    [1] { city }: { reached }, oben orange
    [2] { city }: { reached }, oben blau
    [3] { city }: { reached }, oben lila
   *[other] { city }: leerer Bauplatz
}
reached = { $height ->
    [one] 1 Etage
   *[other] { $height } Etagen
}
move-BuildWith = { floors }, { colour } → Höhe { $height }
move-Discard = Karte für Bauplatz { cell } abwerfen
move-GiveUp = Bauteil mit { floors } in { colour.noun } abgeben

# Aktionen auf Knöpfen, kurz

pick-TakeBlocks = { $count }
pick-TakeBlock = { $floors }er { colour }
pick-UseCard = { cell }
pick-BuildIn = { city }
pick-BuildWith = { $floors }er { colour } → Höhe { $height }
pick-Discard = { cell }
pick-GiveUp = { $floors }er { colour }

chose-StartWith = { $starter_seat } beginnt
chose-TakeBlocks = { $count } × { $floors }er
chose-TakeBlock = { $floors }er
chose-UseCard = Karte { cell }
chose-BuildIn = { city }
chose-BuildWith = { $floors }er
chose-Discard = { cell } abwerfen
chose-GiveUp = { $floors }er abgeben

preset-Balanced = Ausgewogen: { chosen }

# Was Möglichkeiten kosten und bringen

holding-buildings = { $sign }{ $count ->
    [one] 1 Hochhaus
   *[other] { $count } Hochhäuser
}
holding-cities = { $sign }{ $count ->
    [one] 1 Mehrheit
   *[other] { $count } Mehrheiten
}
holding-tallest = { $sign }höchstes Hochhaus
holding-promo = { $sign }{ $count } durch die Promokarte
brief-TakenOver = übernimmt Hochhaus von { $from_seat }

# Warum etwas nicht geht

refuse-CardFitsNowhere = Bauplatz { cell }: Deine Bauteile passen in keiner Stadt.
refuse-OutOfReach = { $colour ->
    [-1] { city }, { cell }: braucht ein Bauteil mit { $needs } Etagen, dein größtes hat { $largest }.
   *[other] { city }, { cell }: { colour.noun } braucht ein Bauteil mit { $needs } Etagen, dein größtes hat { $largest }.
}
refuse-BlockTooSmall = { floors }, { colour }: zu klein, dieser Bauplatz braucht { $needs }.

# Der Verlauf

story-RoundStarted = { round-of } beginnt; { $starter_seat } fängt an.
story-PromoRevealed = Promokarte { promo }: { promo-text }.
chosen = { chosen-fours }{ chosen-threes }{ chosen-twos }{ chosen-ones }
chosen-fours = { $fours ->
    [0] {""}
   *[other] { $fours } × 4er
}
chosen-threes = { $threes ->
    [0] {""}
   *[other] { after-fours }{ $threes } × 3er
}
chosen-twos = { $twos ->
    [0] {""}
   *[other] { after-threes }{ $twos } × 2er
}
chosen-ones = { $ones ->
    [0] {""}
   *[other] { after-twos }{ $ones } × 1er
}
after-fours = { $fours ->
    [0] {""}
   *[other] { ", " }
}
after-threes = { $threes ->
    [0] { after-fours }
   *[other] { ", " }
}
after-twos = { $twos ->
    [0] { after-threes }
   *[other] { ", " }
}
story-BlocksChosen = { $seat } nimmt Bauteile in { colour.noun }: { chosen }.
story-BlocksRevealed = { $seat } hat geheim Bauteile in { colour.noun } genommen: { chosen }.
story-BlockChosen = { $seat } nimmt ein Bauteil mit { floors } in { colour.noun }.
story-Founded = { $seat } beginnt in { city } ({ cell }) ein Hochhaus mit { floors }.
story-Raised = { $seat } setzt in { city } ({ cell }) { floors } drauf: jetzt { $height } Etagen hoch.
story-TakenOver = { $seat } übernimmt in { city } ({ cell }) mit { floors } das Hochhaus von { $from_seat }: jetzt { $height } Etagen hoch.
story-Passed = { $seat } kann nicht bauen, wirft die Karte für Bauplatz { cell } ab und gibt ein Bauteil mit { floors } in { colour.noun } ab.
story-Reshuffled = { $cards ->
    [one] Der Stapel war leer: 1 abgeworfene Karte wird neu gemischt.
   *[other] Der Stapel war leer: { $cards } abgeworfene Karten werden neu gemischt.
}
story-CardDrawn = Du ziehst die Karte für Bauplatz { cell }.
story-RoundScored = { $seat } +{ $gained }: höchstes Hochhaus { $tallest }, Mehrheiten { $majorities }, Hochhäuser { $buildings }{ $promo ->
    [0] {""}
   *[other] , Promo { $promo }
} → { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
story-GameWon = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

category-tallest = Höchstes Hochhaus
category-majorities = Stadtmehrheiten
category-buildings = Hochhäuser
category-promo = Promokarte
tie-break-1 = höchstes eigenes Hochhaus
tie-break-2 = Mehrheit in mehr Städten
title-loyal = Ruhige Hand: { $count } eigene Hochhäuser aufgestockt
title-skyscraper = Wolkenkratzer: das höchste Hochhaus, { $count } Etagen
title-takeovers = Feindliche Übernahme: { $count } Hochhäuser übernommen
title-untouched = Solide: { $count ->
    [0] kein Hochhaus verloren
    [one] nur 1 Hochhaus verloren
   *[other] nur { $count } Hochhäuser verloren
}
title-cities = Im Rathaus daheim: Mehrheit in { $count } Städten

# Die Lektion

lesson-goal = Willkommen bei Manhattan! Du baust Hochhäuser in sechs Städten. **Wem das oberste Bauteil gehört, dem gehört das Hochhaus**, und nach jeder Runde werden alle Hochhäuser gewertet. Du bist Gelb. Nimm zuerst sechs Bauteile für diese Runde, mit einer bis vier Etagen. Eins mit vier Etagen hast du schon: Davon gibt es nur drei für die ganze Partie. Wähl jetzt die mit drei Etagen.
lesson-rest = Jetzt die mit zwei Etagen. Der Rest sind Bauteile mit einer Etage.
lesson-card = Dein Zug hat drei kleine Schritte: Karte, Stadt, Bauteil. Eine Karte zeigt, **auf welchem der neun Bauplätze einer Stadt** du baust. Spiel die Mitte.
lesson-city = Diesen Bauplatz gibt es in jeder Stadt. Bau in Manhattan.
lesson-block = Auf einen leeren Bauplatz passt jedes Bauteil. Ein kleines reicht.
lesson-done = Das war schon ein ganzer Zug! Bis du auf „Fertig“ drückst, kannst du alles zurücknehmen. Danach ziehst du eine neue Karte.
lesson-rival = Blau hat in Hongkong ein Hochhaus mit zwei Etagen, genau auf dem Bauplatz von zwei deiner Karten. Das übernehmen wir.
lesson-higher = Du darfst auf ein fremdes Hochhaus bauen, wenn danach **niemand mehr Etagen darin hat als du**.
lesson-level = Zwei gegen zwei: Das reicht. Du bist dann oben, also gehört dir das ganze Hochhaus, vier Etagen hoch.
lesson-finish = Gut gemacht! Den Rest der Runde haben wir für dich gespielt, und dein letztes Bauteil hat vier Etagen. Blau hat ein kleines Hochhaus im Osten von Frankfurt. Spiel die Karte dafür.
lesson-last = Deine vier Etagen schlagen dort die eine von Blau: Das Hochhaus gehört dann dir und ist das höchste von allen.
lesson-scoring = Jetzt wird die Runde gewertet: **3** Punkte für das höchste Hochhaus von allen, **2** für jede Stadt, in der dir die meisten Hochhäuser gehören, **1** für jedes Hochhaus. Bei Gleichstand gehen die 3 oder die 2 an niemanden. Beende deinen Zug und schau.
lesson-end = 15 zu 6! Das höchste Hochhaus bringt dir 3, drei Städte 6, sechs Hochhäuser 6. Hochhäuser bleiben stehen und zählen jede Runde wieder, solange niemand sie übernimmt. **Nach Runde 4 ist Schluss, und die meisten Punkte gewinnen.** Deine Bauteile sehen alle, deine Karten niemand. Willst du weiterspielen?

# Der Überblick

overview-goal = Bau Hochhäuser in sechs Städten. Wem das oberste Bauteil gehört, dem gehört das Hochhaus. Nach jeder Runde werden alle Hochhäuser gewertet; nach der letzten gewinnen die **meisten Punkte**.
overview-turn = **Dein Zug**
    1. Spiel eine Karte: Sie zeigt, auf welchem der neun Bauplätze einer Stadt du baust.
    2. Wähl irgendeine der sechs Städte.
    3. Setz dort ein Bauteil: auf einen leeren Bauplatz oder auf ein Hochhaus, in dem danach niemand mehr Etagen hat als du.
    4. Zieh eine Karte.

# Hilfe, wenn eine Frage zum ersten Mal kommt

help-ChooseBlocks = Große Bauteile übernehmen Hochhäuser, aber du hast nur wenige für die ganze Partie. Mit kleinen beginnst du viele Hochhäuser.
help-ChooseBlock = Ihr nehmt reihum je ein Bauteil, bis alle genug haben.
help-PlayCard = Die Karte sagt nur, wo in einer Stadt; die Stadt wählst du danach.
help-ChooseCity = Die meisten Hochhäuser in einer Stadt bringen 2 Punkte, jedes Hochhaus 1, das höchste von allen 3.
help-PlaceBlock = In einem fremden Hochhaus darf danach niemand mehr Etagen haben als du.
help-DiscardCard = Keine deiner Karten passt, also verlierst du eine Karte und ein Bauteil.
help-GiveUpBlock = Dieses Bauteil ist aus dem Spiel. Kleine fehlen dir am wenigsten.
