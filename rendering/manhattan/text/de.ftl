# Texte auf dem Spielplan

board-round = Runde
board-turn = { $step ->
    [ChooseStarter] { $players }: Startspieler wählen
    [ChooseBlocks] { $players }: Bauteile wählen
    [ChooseBlock] { $players }: Bauteile wählen
    [PlayCard] { $players }: bauen
    [ChooseCity] { $players }: bauen
    [PlaceBlock] { $players }: bauen
    [DiscardCard] { $players }: muss passen
   *[GiveUpBlock] { $players }: muss passen
}
board-colour = { colour }
board-centre = Mitte
board-pays = { $category ->
    [tallest] höchstes Hochhaus
    [majorities] je Mehrheit
   *[buildings] je Hochhaus
}

# Der Spielplan in Worten

board-text-status = Manhattan, Runde { $round } von { $rounds }. { $turn }
board-text-score = { $player } ({ $colours }, { $side }): { $points } Punkte
board-text-soon = , bei einer Wertung jetzt { $soon } mehr
board-text-sources = : höchstes Hochhaus { $tallest }, Mehrheiten { $majorities }, Hochhäuser { $buildings }, Promo { $promo }
board-text-starts = , Startspieler
board-text-promo = Promokarte { $promo }: { $pays }
board-text-hand = Deine Karten bauen auf: { $cells }
board-text-city = { $city }: { $buildings }
board-text-leader = , Mehrheit { $player }
board-text-empty-city = { $city }: nichts gebaut
board-text-building = { $cell } { $owner } { $height }
board-text-shares = { $building } ({ $shares })
board-text-share = { $player } { $floors }
board-text-ready = { $player } baut in dieser Runde mit { $blocks }
board-text-later = { $player } hat für später { $blocks }
board-text-blocks = { $count } × { $floors }er
board-text-no-blocks = keine Bauteile
board-text-deck = Karten im Stapel: { $cards }
board-text-two-colours = { $player } { $colour }

# Was ist was

sign-round = Die Runde, und wer am Zug ist
sign-deck = Karten, die noch im Stapel sind
sign-building = Ein Hochhaus: wie hoch es ist und wem es gehört, nach der Farbe oben
sign-shares = Etagen jeder Farbe: Zum Übernehmen brauchst du mindestens so viele, wie der Besitzer hat
sign-safe = Ein Schloss: Kein Bauteil ist groß genug, um es zu übernehmen
sign-majority = Wer in dieser Stadt die meisten Hochhäuser hat, für 2 Punkte
sign-card = Deine Karten: Das rote Quadrat ist der Bauplatz
sign-points = Deine Punkte, und was du jetzt bekämst
sign-starts = Wer diese Runde beginnt; in der nächsten ist es, wer links daneben sitzt
sign-blocks = Deine Bauteile für diese Runde nach Größe; darunter die für spätere Runden
sign-paid = Was jede Runde bringt
