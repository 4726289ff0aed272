game-name = Glück Auf
game-pitch = Fördere Kohle, liefere Aufträge aus und hol dir nach jeder Schicht die Mehrheiten.

# Optionen

ruleset-publisher = mildere Strafe bei Ungleichgewicht, kein Kaufzwang in der Fabrik
option-balance = Gleichgewicht heller und dunkler Plättchen
option-balance-by-ruleset = Nach den gewählten Regeln
option-balance-level = Auf jeder Etage
option-balance-pit = Im ganzen Bergwerk
option-tile-peek = Plättchen in der Fabrik ansehen
option-tile-peek-by-ruleset = Nach den gewählten Regeln
option-tile-peek-must-buy = Eins kaufen, wenn das Geld reicht
option-tile-peek-may-decline = Kauf ist freiwillig
option-delivered-orders = Ausgelieferte Aufträge
option-delivered-orders-face-down = Verdeckt bis zur Wertung
option-delivered-orders-open = Immer offen
option-tie-for-first = Nach Gleichstand um Platz 1
option-tie-for-first-second-paid = Platz 2 bekommt trotzdem Punkte
option-tie-for-first-no-second = Platz 2 geht leer aus

# Wörter

colour = { $colour ->
    [Y] Gelb
    [B] Braun
    [G] Grau
   *[K] Schwarz
}
transport = { $transport ->
    [H] Handkarren
    [C] Fuhrwerk
    [T] Lastwagen
   *[L] Eisenbahn
}
squares = { $coal ->
    [Y] Gelb
    [YY] 2× Gelb
    [YYY] 3× Gelb
    [B] Braun
    [BB] 2× Braun
    [BBB] 3× Braun
    [G] Grau
    [GG] 2× Grau
    [GGG] 3× Grau
    [K] Schwarz
    [KK] 2× Schwarz
    [KKK] 3× Schwarz
   *[YBGK] 4 Farben
}
order = { transport }, { squares }
tile = { $tile ->
    [Y1L] 1 gelbe Lore (hell)
    [Y1D] 1 gelbe Lore (dunkel)
    [Y2L] 2 gelbe Loren (hell)
    [Y2D] 2 gelbe Loren (dunkel)
    [B1L] 1 braune Lore (hell)
    [B1D] 1 braune Lore (dunkel)
    [B2L] 2 braune Loren (hell)
    [B2D] 2 braune Loren (dunkel)
    [G1L] 1 graue Lore (hell)
    [G1D] 1 graue Lore (dunkel)
    [G2L] 2 graue Loren (hell)
    [G2D] 2 graue Loren (dunkel)
    [K1L] 1 schwarze Lore (hell)
    [K1D] 1 schwarze Lore (dunkel)
    [K2L] 2 schwarze Loren (hell)
   *[K2D] 2 schwarze Loren (dunkel)
}
area = { $area ->
    [factory] Lorenfabrik
    [mine] Förderung
    [delivery] Auslieferung
    [money] Geld
   *[order] Aufträge
}
place = { $space ->
    [factory_1] Fabrik 1
    [factory_2] Fabrik 2
    [factory_3] Fabrik 3
    [factory_4] Fabrik 4
    [factory_5] Fabrik 5
    [factory_6] Fabrik 6
    [factory_7] Fabrik 7
    [factory_8] Fabrik 8
    [factory_peek] Plättchen ansehen
    [mine_4] Förderung, 4 Schritte
    [mine_6] Förderung, 6 Schritte
    [mine_8] Förderung, 8 Schritte
    [mine_10] Förderung, 10 Schritte
    [deliver_handcart] Auslieferung per Handkarren
    [deliver_carriage] Auslieferung per Fuhrwerk
    [deliver_truck] Auslieferung per Lastwagen
    [deliver_locomotive] Auslieferung per Eisenbahn
    [money_3] Geld 3
    [money_4] Geld 4
    [money_5] Geld 5
    [money_6] Geld 6
    [order_1] Auftrag 1
    [order_2] Auftrag 2
    [order_3] Auftrag 3
    [order_4] Auftrag 4
    [order_peek] Aufträge ansehen
   *[bank] Bank
}
staff = { $workers } Arbeiter
work = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
coals = { $cubes ->
    [one] 1 Schritt
   *[other] { $cubes } Schritte
}
ahead = { $left ->
    [0] fertig
   *[other] noch { $left }
}
end = { $bottom ->
    [0] oben auf den Stapel
   *[1] unter den Stapel
}
score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Fragen

ask-DraftOrder = Welchen Auftrag nimmst du?
ask-TakeTurn = Wohin schickst du Arbeiter?
ask-ChooseSpace = Welches Feld nutzt du?
ask-LoadCarts = Kohle dieser Farbe ist aufgebraucht. Welche Farbe lädst du stattdessen?
ask-ChooseTile = Nur du siehst diese Plättchen. Welches kaufst du?
ask-ChooseOrder = Nur du siehst diese Aufträge. Nimmst du einen?
ask-ReturnCards = Wohin legst du die anderen? Nur du weißt dann, was dort liegt.
ask-ArrangeCards = Was kommt als Nächstes, von oben nach unten?
ask-MineCoal = { $steps ->
    [one] Noch 1 Schritt. Was tust du?
   *[other] Noch { $steps } Schritte. Was tust du?
}
ask-ChooseWork = { $kind ->
    [fill] Welchen Würfel legst du auf einen Auftrag?
    [stored] Welche Würfel aus dem Lager legst du auf einen Auftrag?
    [store] Welche Würfel lagerst du ein?
   *[lift] Auf welche Etage fährt der Korb?
}
ask-ChooseSquare = Welches Kohlefeld füllst du mit zwei Würfeln? Das kostet 2 Schritte.
ask-ChooseCubes = Welche zwei Würfel nimmst du?

turn-DraftOrder = Nimm einen Auftrag.
turn-TakeTurn = Schick Arbeiter auf ein Feld.
turn-ChooseSpace = Schick Arbeiter auf ein Feld.
turn-LoadCarts = Wähl Kohle für eine Lore.
turn-ChooseTile = Wähl ein Plättchen.
turn-ChooseOrder = Wähl einen Auftrag.
turn-ReturnCards = Leg den Rest zurück.
turn-ArrangeCards = Leg den Rest zurück.
turn-MineCoal = Arbeite im Bergwerk.
turn-ChooseWork = Arbeite im Bergwerk.
turn-ChooseSquare = Arbeite im Bergwerk.
turn-ChooseCubes = Arbeite im Bergwerk.

# Aktionen

move-Draft = Auftrag nehmen: { order } ({ score })
move-Visit = { area }: { $spaces } Felder zur Wahl
move-BuyTile = { place }: { tile }, { $price } F · { staff }
move-PeekTiles = { $cards ->
    [one] Das nächste Plättchen ansehen
   *[other] Die nächsten { $cards } Plättchen ansehen
} · { staff }
move-Mine = Fördern: { work } · { staff }
move-Deliver = { transport }: { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
} ausliefern, { score } · { staff }
move-Earn = { $francs } F bekommen · { staff }
move-TakeOrder = Auftrag: { order } ({ score }) · { staff }
move-PeekOrders = { $cards ->
    [one] Den nächsten Auftrag ansehen
   *[other] Die nächsten { $cards } Aufträge ansehen
} · { staff }
move-Bank = Bank: { $francs } F bekommen · { staff }
move-KeepTile = { tile } für { $price } F kaufen
move-KeepOrder = Auftrag nehmen: { order } ({ score })
move-KeepNone = Nichts nehmen
move-PutBack = { $cards } in dieser Reihenfolge { end } legen
move-Arrange = In anderer Reihenfolge { end } legen
move-NextTile = Nr. { $place }: { tile }
move-NextOrder = Nr. { $place }: { order }
move-LoadCart = { colour } auf Etage { $level } laden
move-WorkOn = { $kind ->
    [fill] Einzelne Würfel auf Aufträge: { $choices } zur Wahl
    [stored] Würfel aus dem Lager auf Aufträge: { $choices } zur Wahl
    [store] Korb zum Teil einlagern: { $choices } zur Wahl
   *[lift] Nur den Korb bewegen: { $choices } Etagen zur Wahl
}
move-Lift = { $level ->
    [0] Korb mit { $cage }/5 Würfeln über Tage fahren
   *[other] Korb mit { $cage }/5 Würfeln auf Etage { $level } fahren
} · 1 Schritt
move-Load = Etage { $level }: { $cubes }× { colour } laden · { work } → Korb { $cage }/5
stored = { $origin ->
    [storage] Lager:{" "}
   *[cage] {""}
}
move-Fill = { stored }{ colour } → { order }: { ahead } · 1 Schritt
move-FillAll = { stored }{ $cubes } Würfel → { order }: { ahead } · { coals }
move-Unload = Hochfahren, { $cubes } → { order }: { ahead } · { work }
move-Store = { $cubes }× { colour } einlagern · { coals }
move-StoreAll = Den ganzen Korb einlagern · { coals }
move-Substitute = Zwei beliebige Würfel für ein Kohlefeld · 2 Schritte
move-FillSquare = { colour } bei { order }: { ahead }
first = { $first ->
    [Y] Gelb
    [B] Braun
    [G] Grau
   *[K] Schwarz
}
second = { $second ->
    [Y] Gelb
    [B] Braun
    [G] Grau
   *[K] Schwarz
}
move-UseCubes = { first } ({ $first_origin ->
    [storage] Lager
   *[cage] Korb
}) und { second } ({ $second_origin ->
    [storage] Lager
   *[cage] Korb
})
move-StopMining = Aufhören: { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}

# Aktionen auf Knöpfen, kurz

tile-short = { $tile ->
    [Y1L] Gelb
    [Y1D] Gelb, dunkel
    [Y2L] 2× Gelb
    [Y2D] 2× Gelb, dunkel
    [B1L] Braun
    [B1D] Braun, dunkel
    [B2L] 2× Braun
    [B2D] 2× Braun, dunkel
    [G1L] Grau
    [G1D] Grau, dunkel
    [G2L] 2× Grau
    [G2D] 2× Grau, dunkel
    [K1L] Schwarz
    [K1D] Schwarz, dunkel
    [K2L] 2× Schwarz
   *[K2D] 2× Schwarz, dunkel
}
pick-Draft = { order }
pick-Visit = { area }
pick-BuyTile = { tile-short }: { $price } F
pick-PeekTiles = { $cards } Plättchen sehen
pick-Mine = { work }
pick-Deliver = { transport } → { $points }
pick-Earn = { $francs } F
pick-TakeOrder = { order }
pick-PeekOrders = { $cards ->
    [one] 1 Auftrag
   *[other] { $cards } Aufträge
} sehen
pick-Bank = Bank → { $francs } F
pick-KeepTile = { tile-short }: { $price } F
pick-KeepOrder = { order }
pick-KeepNone = Nichts
pick-PutBack = { $bottom ->
    [0] Nach oben
   *[1] Nach unten
}
pick-Arrange = { $bottom ->
    [0] Nach oben, neu geordnet
   *[1] Nach unten, neu geordnet
}
pick-NextTile = { tile-short }
pick-NextOrder = { order }
pick-LoadCart = { colour }
pick-WorkOn = { $kind ->
    [fill] Einzelne Würfel …
    [stored] Aus dem Lager …
    [store] Zum Teil einlagern …
   *[lift] Korb bewegen …
}
pick-Lift = { $level ->
    [0] Über Tage
   *[other] Zu Etage { $level }
}
pick-Load = { $cubes }× { colour } laden: { work }
pick-Fill = { colour } → { order }
pick-FillAll = { $cubes } → { order }
pick-Unload = Hoch, { $cubes } → { order }
pick-Store = { $cubes }× { colour } einlagern
pick-StoreAll = Alle { $cubes } einlagern
pick-Substitute = Zwei für eins
pick-FillSquare = { colour } → { order }
pick-StopMining = Aufhören

kind-Transport = Aufträge: { transport }
kind-FillOrders = Aufträge füllen
kind-LoadCage = Laden
kind-StoreCubes = Einlagern
kind-MoveCage = Korb bewegen
kind-Tiles = Plättchen kaufen

chose-Draft = { order }
chose-Visit = { area }
chose-BuyTile = { tile }
chose-PeekTiles = Plättchen ansehen
chose-Mine = fördern, { work }
chose-Deliver = ausliefern per { transport }
chose-Earn = { $francs } F bekommen
chose-TakeOrder = { order }
chose-PeekOrders = Aufträge ansehen
chose-Bank = Bank
chose-KeepTile = { tile } kaufen
chose-KeepOrder = { order } nehmen
chose-KeepNone = nichts nehmen
chose-PutBack = Rest { end }
chose-Arrange = einzeln
chose-NextTile = { tile }
chose-NextOrder = { order }
chose-LoadCart = { colour }
chose-WorkOn = { $kind ->
    [fill] einzelne Würfel
    [stored] Würfel aus dem Lager
    [store] Korb zum Teil
   *[lift] nur der Korb
}
chose-Lift = { $level ->
    [0] hoch
   *[other] Etage { $level }
}
chose-Load = Etage { $level }: { $cubes }× { colour }
chose-Fill = { colour } auf { order }
chose-FillAll = { $cubes } auf { order }
chose-Unload = hoch, { $cubes } auf { order }
chose-Store = { $cubes }× { colour } einlagern
chose-StoreAll = { $cubes } einlagern
chose-Substitute = zwei für eins
chose-FillSquare = { colour } bei { order }
chose-UseCubes = { first } und { second }
chose-StopMining = aufhören

order-BankForShift = Schick meine Arbeiter bis zum Ende von Schicht { $shift } in die Bank
order-BankForGame = Schick meine Arbeiter bis zum Ende der Partie in die Bank

# Was Möglichkeiten kosten und bringen

holding-workers = { $sign }{ $count } Arbeiter
holding-steps = { $sign }{ $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
holding-francs = { $sign }{ $count } F
holding-orders = { $sign }{ $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
}
holding-carts-Y = { $sign }{ $count }× Gelb in Loren
holding-carts-B = { $sign }{ $count }× Braun in Loren
holding-carts-G = { $sign }{ $count }× Grau in Loren
holding-carts-K = { $sign }{ $count }× Schwarz in Loren
holding-cage = { $sign }{ $count } im Korb
holding-storage = { $sign }{ $count } im Lager
holding-squares = { $sign }{ $count ->
    [one] 1 Kohlefeld gefüllt
   *[other] { $count } Kohlefelder gefüllt
}
brief-Displaced = Arbeiter von { $seat } in die Kantine

# Warum etwas nicht geht

refuse-TooFewWorkers = { place }: braucht { staff }, du hast { $have }.
refuse-TileTooDear = { tile }: kostet { $price } F, du hast { $francs } F.
refuse-NothingThere = { place }: leer, der Stapel ist aufgebraucht.
refuse-StackEmpty = { place }: Der Stapel ist aufgebraucht.
refuse-NothingToDeliver = Auslieferung per { transport }: Kein Auftrag ist fertig.
refuse-CageFull = Der Korb ist voll: { $cage }/5 Würfel.
refuse-CageBelow = Der Korb ist auf Etage { $level }. Entladen kannst du ihn nur über Tage.

# Der Verlauf; manche Ereignisse setzen die Zeile davor fort

cubes = { $cubes } Würfel
story-Drafted = { $seat } nimmt einen Auftrag: { order }
story-ShiftStarted = Schicht { $shift } beginnt; { $seat } fängt an
story-Displaced = { staff } von { $seat } in die Kantine
story-TileBought = { $seat } kauft { tile } für { $price } F ({ staff })
story-CartLoaded = lädt { colour } auf Etage { $level }, weil die eigene Farbe aufgebraucht ist
story-CartsEmpty = keine Kohle mehr: { $carts ->
    [one] eine Lore auf Etage { $level } bleibt leer
   *[other] { $carts } Loren auf Etage { $level } bleiben leer
}
story-TilesPeeked = { $seat } sieht sich { $cards ->
    [one] das nächste Plättchen
   *[other] die nächsten { $cards } Plättchen
} an ({ staff })
story-TileSeen = Du siehst: { tile }, { $price } F
story-TileKept = { $seat } kauft { tile } für { $price } F
story-TilesReturned = { $seat } legt { $cards } Plättchen { end } zurück
story-OrdersPeeked = { $seat } sieht sich { $cards ->
    [one] den nächsten Auftrag
   *[other] die nächsten { $cards } Aufträge
} an ({ staff })
story-OrderSeen = Du siehst: { order }, { score }
story-OrderKept = { $seat } nimmt einen Auftrag: { order }
story-OrdersReturned = { $seat } legt { $cards ->
    [one] 1 Auftrag
   *[other] { $cards } Aufträge
} { end } zurück
story-MineEntered = { $seat } fördert: { work } ({ staff })
story-Loaded = { $cubes }× { colour } von Etage { $level }
story-Filled = { cubes } auf { order } ({ ahead })
story-Stored = { cubes } eingelagert
story-Substituted = { first } und { second } statt { colour } auf { order } ({ ahead })
story-Delivered = { $seat } liefert { $orders ->
    [one] einen Auftrag
   *[other] { $orders } Aufträge
} per { transport } aus: { score } ({ staff })
story-Earned = { $seat } bekommt { $francs } F ({ staff })
story-OrderTaken = { $seat } nimmt einen Auftrag: { order } ({ staff })
story-Banked = { $seat } schickt einen Arbeiter für { $francs } F in die Bank
story-TileRevealed = neu bei { place }: { tile }
story-OrderRevealed = neu bei { place }: { order }
scored = { $category ->
    [yellow] gelbe Kohle
    [brown] braune Kohle
    [grey] graue Kohle
    [black] schwarze Kohle
    [handcart] Handkarren
    [carriage] Fuhrwerk
    [truck] Lastwagen
    [locomotive] Eisenbahn
    [empty_yellow] leere gelbe Loren
    [empty_brown] leere braune Loren
    [empty_grey] leere graue Loren
   *[empty_black] leere schwarze Loren
}
firstrow = { $first_seat } { $first_count }{ $first_points ->
    [0] {""}
   *[other] {" "}(+{ $first_points })
}
secondrow = { $second_seat } { $second_count }{ $second_points ->
    [0] {""}
   *[other] {" "}(+{ $second_points })
}
thirdrow = { $third_seat } { $third_count }{ $third_points ->
    [0] {""}
   *[other] {" "}(+{ $third_points })
}
fourthrow = { $fourth_seat } { $fourth_count }{ $fourth_points ->
    [0] {""}
   *[other] {" "}(+{ $fourth_points })
}
story-CategoryScored = -# Schicht { $shift }, { scored }: { $players ->
    [2] { firstrow }, { secondrow }
    [3] { firstrow }, { secondrow }, { thirdrow }
   *[4] { firstrow }, { secondrow }, { thirdrow }, { fourthrow }
}
story-ShiftScored = Schicht { $shift }: { $seat } +{ $gained } (Kohle { $coal }{ $shift ->
    [1] {""}
   *[other] , Transporte { $transports }
}{ $shift ->
    [3] , leere Loren { $carts }
   *[other] {""}
}) = { $points }
story-GameScored = Schlusswertung für { $seat }: Francs { $francs }, Kohle { $cubes }, offene Aufträge { $orders }, Gleichgewicht { $balance } = { $points }
story-GameWon = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und hat noch { $francs } F

round-of-game = Schicht { $round }
step-of-game = Schicht
lead-of-game = In Führung nach jeder Schicht: { $runs }
title-financier = Finanzgenie: { $count } Francs eingenommen
title-start-to-finish-of-game = Start-Ziel-Sieg: nach der ersten Schicht immer vorn
title-every-round-of-game = Beständig: Punkte in jeder Schicht
title-strong-finish-of-game = Starkes Finish: { $count } Punkte in der letzten Schicht
title-best-round-of-game = Beste Schicht von allen: { $count } Punkte
points-of-round = Schicht { $round }: { $points }
category-orders = Aufträge
category-coal = Kohle
category-transports = Transporte
category-carts = Leere Loren
category-francs = Francs
category-cubes = Übrige Kohle
category-unfinished = Offene Aufträge
category-balance = Gleichgewicht
tie-break-1 = mehr Francs übrig
title-handcarts = Handkarren: { $count } Aufträge per Handkarren ausgeliefert
title-carriages = Fuhrwerke: { $count } Aufträge per Fuhrwerk ausgeliefert
title-trucks = Lastwagen: { $count } Aufträge per Lastwagen ausgeliefert
title-locomotives = Eisenbahn: { $count } Aufträge per Eisenbahn ausgeliefert
title-big-delivery = Großlieferung: { $count } Aufträge auf einmal
title-supplier = Lieferprofi: { $count } Aufträge ausgeliefert
title-owner = Zechenbaron: { $count } Plättchen im Bergwerk
title-displacer = Ellbogen: { $count } Arbeiter in die Kantine geschickt
title-digger = Kohlenkumpel: { $count } Würfel geladen

# Die Lektion

lesson-goal = Glück auf im Kohlebergwerk! Du kaufst Stollen, förderst Kohle und lieferst sie an alle, die sie bestellt haben. **Wer nach drei Schichten die meisten Punkte hat, gewinnt.** Vor der ersten Schicht nehmt ihr alle je drei Aufträge. Zwei hast du schon; nimm den für gelbe Kohle: wenige Punkte, aber schnell gefördert.
lesson-done = Ein Auftrag zeigt Transport, Punkte und Kohle: hier zwei gelbe Würfel, per Fuhrwerk, für drei Punkte.
lesson-factory = Jetzt beginnt die Schicht. In jedem Zug **schickst du Arbeiter auf ein Feld und tust, was es sagt**. Zuerst brauchst du Kohle: Die Lorenfabrik verkauft Tunnelplättchen, mit einem Würfel in jeder Lore.
lesson-tile = Eine gelbe Lore kostet einen Franc (F). Helle Plättchen kommen links neben den Schacht, dunkle rechts daneben; Etagen mit ungleichen Seiten kosten am Ende Punkte. Für ein freies Feld reicht ein Arbeiter.
lesson-mine = Die Lore rechts gehört von Anfang an zu deinem Bergwerk, also hast du jetzt zwei gelbe Würfel. Geh zur Förderung und hol sie hoch.
lesson-steps = Die Förderung gibt dir **Arbeitsschritte**. Deine zwei Würfel brauchen genau sechs.
lesson-load = Den Förderkorb auf eine beliebige Etage zu fahren kostet einen Schritt, jeder Würfel, den du lädst, noch einen. Auf Etage 1 fahren und beide laden: drei Schritte.
lesson-unload = Hochfahren ist ein Schritt, und jeder Würfel auf deinen Auftrag noch einer. Damit ist er fertig!
lesson-deliver = Der Auftrag ist fertig, aber Punkte gibt es erst bei der **Auslieferung**. Schick einen Arbeiter zum Fuhrwerk: Alle deine fertigen Aufträge für Fuhrwerke gehen auf einmal raus.
lesson-shift = Drei Punkte! Der Auftrag liegt jetzt verdeckt, bis die Schicht endet. Sie endet, wenn niemand mehr Arbeiter hat; wir springen zu deinem letzten Zug.
lesson-last = Viele Züge später: deine letzten zwei Arbeiter, und noch ein fertiger Auftrag! Aber beim Handkarren steht schon ein Arbeiter: Schick **einen mehr, als dort sind**. Der andere geht dann in die Kantine.
lesson-end = Die Schicht ist vorbei: **Wer von einer Farbe am meisten ausgeliefert hat, bekommt Punkte**. Du liegst bei Gelb und Grau vorn, der Computer bei Schwarz. Die Tabelle zeigt, was noch kommt: ab Schicht 2 die Transporte, in Schicht 3 leere Loren. Am Ende bringen Francs und Kohle etwas, und jeder Auftrag, den du nie ausgeliefert hast, kostet einen Punkt. Du liegst einen Punkt zurück: Spielen wir weiter?

# Der Überblick

overview-goal = Kauf Stollen, fördere Kohle und liefere sie für Aufträge aus. Aufträge bringen sofort Punkte; nach jeder der drei Schichten punktet auch, wer von einer Sorte am meisten ausgeliefert hat. Die **meisten Punkte** gewinnen.
overview-turn = **Dein Zug**
    Schick Arbeiter auf ein Feld und tu, was es sagt:
    - Lorenfabrik: Kauf ein Tunnelplättchen mit Kohle.
    - Förderung: Hol Kohle mit Arbeitsschritten hoch und auf deine Aufträge.
    - Auslieferung: Liefere fertige Aufträge eines Transports aus.
    - Aufträge, Geld, Bank: Davon bekommst du mehr.
    Stehen dort schon Arbeiter, schick einen mehr, als dort sind.

# Hilfe zu einer Frage, die zum ersten Mal kommt

help-DraftOrder = Tiefere Kohle bringt mehr Punkte, kostet aber mehr Francs. Aufträge mit demselben Transport gehen zusammen raus.
help-TakeTurn = Eine Schicht dauert, bis alle Arbeiter eingesetzt sind. Ein besetztes Feld braucht einen Arbeiter mehr, als dort sind.
help-ChooseSpace = Die Zahl auf dem Helm sagt, wie viele Arbeiter du schickst.
help-ChooseTile = Die anderen kommen wieder oben auf oder unter den Stapel.
help-ChooseOrder = Du musst keinen nehmen.
help-ReturnCards = Oben bekommt sie vielleicht, wer als Nächstes dran ist; unten kommen sie zuletzt.
help-ArrangeCards = Was du zuerst wählst, wird zuerst gezogen.
help-MineCoal = Lade Kohle, fahr hoch und leg sie auf Aufträge, oder lagere sie für später ein. Zwei beliebige Würfel ersetzen einen. Schritte, die du nicht nutzt, verfallen.
help-ChooseWork = Einzelne Schritte, wenn du eigene Pläne hast.
help-ChooseSquare = Zwei beliebige Würfel ersetzen einen der richtigen Farbe. Das Kohlefeld zählt wie aufgedruckt.
