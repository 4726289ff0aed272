# Texte auf dem Spielplan.

board-round = Runde
board-last-round = Letzte
board-turn = { $step ->
    [TakeTurn] { $players } am Zug
    [ChooseTrade] { $players }: Rind tauschen
    [PayGrain] { $players }: Getreide zahlen?
    [ChooseFirstColours] { $players }: Farben wählen
    [ChooseColours] { $players }: Farben wählen
    [DismissWorker] { $players }: Arbeiter zurück
    [SendToBank] { $players }: Arbeiter schicken
    [SendToArea] { $players }: Arbeiter schicken
    [AddToRight] { $players }: Arbeiter schicken
    [PlaceBid] { $players }: bieten oder passen
    [ChooseUpgrades] { $players }: aufwerten
    [ChooseGoods] { $players }: Waren wählen
    [ChooseHex] { $players }: bauen
    [EndBuilding] { $players }: Zug beenden
   *[ChooseCanteen] { $players }: noch ein Zug?
}
board-city = Stadt
board-supply = Vorrat
board-place = { $place ->
    [mine] Mine
    [quarry] Bruch
    [grain_field] Feld
    [farm] Acker
   *[bank] Bank
}
board-worker = { $colour ->
    [0] Braun
    [1] Schwarz
    [2] Gelb
    [3] Orange
   *[4] Weiß
}
board-cattle = Rind
board-canteen = Wasserflasche

# Der Spielplan in Worten.

board-text-status = Montana, Runde { $round }{ $last }. { $turn }
board-text-last = , die letzte
board-text-player = { $player }: noch { $settlements ->
    [one] 1 Siedlung
   *[other] { $settlements } Siedlungen
}, { $silver } Silber, { $pieces }
board-text-starts = , fängt an
board-text-settled = . Besiedelt: { $hexes }
board-text-built = { $tiles ->
    [one] { $hex }
   *[other] { $hex } ×{ $tiles }
}
board-text-count = { $count ->
    [one] 1 { $piece }
   *[other] { $count }× { $piece }
}
board-text-worker = Arbeiter in { $colour }
board-text-plus = { " + " }
board-text-reach = Neben Siedlungen: { $hexes }
board-text-hex = { $hex } ({ $cost }{ $extras })
board-text-double = ; doppelt
board-text-with-cattle = ; Rind
board-text-canteens = ; { $count ->
    [one] Wasserflasche
   *[other] { $count } Wasserflaschen
}
board-text-place = { $place }, frei: { $free }
board-text-desk = { $workers } Arbeiter für { $silver } Silber
board-text-space = { $silver } Silber für { $goods }
board-text-city = Stadt: { $rows }
board-text-empty-row = { $row } ({ $pays })
board-text-held-row = { $row } ({ $pays }): { $player } für { $price }
board-text-to-bid = Müssen noch bieten: { $players }
board-text-wheel = Der Pfeil der Scheibe zeigt auf { $pairs } (im Uhrzeigersinn, je 1 Getreide mehr)
board-text-pair = { $first } und { $second }
board-text-supply = Vorrat: { $pieces }
board-text-row = Zeile { $row }: { $hexes }
board-text-owner = { $tiles ->
    [one] { $hex } { $player }
   *[other] { $hex } { $player } ×{ $tiles }
}
board-text-land = { $hex } { $land ->
    [start] Startplättchen
    [canteen] See mit Wasserflasche
    [lake] See
   *[mountain] Berg
}

# Was ist was

sign-hex = Ein Hexfeld: die Waren, die dort eine Siedlung kostet
sign-double = Ein Hexfeld für zwei Siedlungen auf einmal
sign-houses = Deine übrigen Siedlungen: Wer zuerst keine mehr hat, gewinnt
sign-goods = Deine Waren
sign-workers = Deine Arbeiter
sign-cattle = Deine Rinder: Tausch sie in deinem Zug gegen Waren, Silber oder Arbeiter
sign-canteens = Deine Wasserflaschen: Jede bringt noch einen Zug. Wer zuerst an einem See siedelt, bekommt seine Flasche
sign-wheel = Die Scheibe: Wirb die zwei Arbeiter am Pfeil an
sign-city = Die Stadt: Hier bietet ihr Kürbisse
sign-reward = Was diese Reihe bringt, wenn du sie gewinnst
sign-bank = Die Bank: Silber für Arbeiter
sign-area = Ein Arbeitsfeld: sein Silber, hier ein Arbeiter, und seine Waren
sign-right = Noch ein Arbeiter hier: eins mehr
