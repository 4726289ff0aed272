game-name = Montana
game-pitch = Wirb Arbeiter an, liefere Waren und leg alle deine Siedlungen schneller als die anderen.

# Optionen

ruleset-publisher = Getreide bringt ein zweites Paar Arbeiter
option-recruit-grain = Getreide beim Anwerben
option-recruit-grain-by-ruleset = Nach den gewählten Regeln
option-recruit-grain-replace = Bewegt den Pfeil: nur das letzte Paar
option-recruit-grain-additional = Bewegt den Pfeil: beide Paare
option-build-adjacency = Bauen neben
option-build-adjacency-any = Startplättchen oder beliebiger Siedlung
option-build-adjacency-own = Startplättchen oder eigener Siedlung
option-long-game = Lange Partie
option-long-game-off = Siedlungen je nach Personenzahl
option-long-game-on = 12 Siedlungen für alle
option-tile-rotation = Landschaftsplättchen
option-tile-rotation-random = Zufällig gedreht
option-tile-rotation-fixed = Alle gleich ausgerichtet

# Wörter

colour = { $colour ->
    [0] Braun
    [1] Schwarz
    [2] Gelb
   *[other] Orange
}
worker-1 = { $first ->
    [-1] niemand
    [0] Braun
    [1] Schwarz
    [2] Gelb
    [3] Orange
   *[other] Weiß
}
worker-2 = { $second ->
    [-1] {""}
    [0] +Braun
    [1] +Schwarz
    [2] +Gelb
    [3] +Orange
   *[other] +Weiß
}
worker-3 = { $third ->
    [-1] {""}
    [0] +Braun
    [1] +Schwarz
    [2] +Gelb
   *[other] +Orange
}
pair = { $first ->
    [4] 2 beliebige
   *[other] { worker-1 }{ worker-2 }
}
area = { $area ->
    [0] Mine
    [1] Steinbruch
    [2] Getreidefeld
   *[other] Gemüseacker
}
product = { $area ->
    [0] Kupfer
    [1] Stein
    [2] Getreide
   *[other] Kürbisse
}
extra = { $area ->
    [0] { $count ->
        [one] 1 kleines Kupfer
       *[other] { $count } kleine Kupfer
    }
    [1] { $count ->
        [one] 1 kleiner Stein
       *[other] { $count } kleine Steine
    }
    [3] { $count ->
        [one] 1 Kürbis
       *[other] { $count } Kürbisse
    }
   *[other] { $count } { product }
}
yield = { $area ->
    [0] { $count ->
        [one] 1 kleines Kupfer
       *[other] { $count } kleine Kupfer
    }
    [1] { $count ->
        [one] 1 kleinen Stein
       *[other] { $count } kleine Steine
    }
    [3] { $count ->
        [one] 1 Kürbis
       *[other] { $count } Kürbisse
    }
   *[other] { $count } { product }
}
good = { $good ->
    [0] kleines Kupfer
    [1] kleiner Stein
    [2] Getreide
    [3] Kürbis
    [4] großes Kupfer
   *[other] großer Stein
}
good-1 = { $first ->
    [-1] nichts
    [0] Kupfer
    [1] Stein
    [2] Getreide
    [3] Kürbis
    [4] großes Kupfer
   *[other] großer Stein
}
good-2 = { $second ->
    [-1] {""}
    [0] , Kupfer
    [1] , Stein
    [2] , Getreide
    [3] , Kürbis
    [4] , großes Kupfer
   *[other] , großer Stein
}
good-3 = { $third ->
    [-1] {""}
    [0] , Kupfer
    [1] , Stein
    [2] , Getreide
    [3] , Kürbis
    [4] , großes Kupfer
   *[other] , großer Stein
}
good-4 = { $fourth ->
    [-1] {""}
    [0] , Kupfer
    [1] , Stein
    [2] , Getreide
    [3] , Kürbis
    [4] , großes Kupfer
   *[other] , großer Stein
}
row = { $row ->
    [0] Reihe 1
    [1] Reihe 2
    [2] Reihe 3
   *[other] Reihe 4
}
row-brief = { $row ->
    [0] 1 Rind, 3× aufwerten
    [1] 3 aus Kupfer, Stein, Getreide
    [2] 2× aufwerten
   *[other] 2 Silber, 1× aufwerten
}
price = { $price ->
    [one] 1 Kürbis
   *[other] { $price } Kürbisse
}
tiles = { $tiles ->
    [one] 1 Siedlung
   *[other] { $tiles } Siedlungen
}
cattle-too = { $cattle ->
    [0] {""}
    [one] , 1 Rind
   *[other] , { $cattle } Rinder
}
canteens-too = { $canteens ->
    [0] {""}
    [one] , 1 Flasche
   *[other] , { $canteens } Flaschen
}
gained = { $cattle ->
    [0] { $silver ->
        [0] {""}
       *[other] {" "}und bekommt { $silver } Silber
    }
    [one] {" "}und bekommt 1 Rind
   *[other] {" "}und bekommt { $cattle } Rinder
}
exchange = { $copper ->
    [0] { $stone ->
        [one] 1 großer Stein
       *[other] { $stone } große Steine
    }
    [one] 1 großes Kupfer{ $stone ->
        [0] {""}
        [one] , 1 großer Stein
       *[other] , { $stone } große Steine
    }
   *[other] { $copper } große Kupfer{ $stone ->
        [0] {""}
        [one] , 1 großer Stein
       *[other] , { $stone } große Steine
    }
}

# Fragen

ask-TakeTurn = Was tust du?
ask-ChooseTrade = Wogegen tauschst du 1 Rind?
ask-ChooseFirstColours = Weiß: Welche zwei Arbeiter?
ask-PayGrain = Wie viel Getreide zahlst du?
ask-ChooseColours = Weiß: Welche zwei Arbeiter?
ask-DismissWorker = Welchen Arbeiter legst du zurück?
ask-SendToBank = Welche Arbeiter gehen zur Bank?
ask-SendToArea = Welche Arbeiter gehen dorthin?
ask-AddToRight = Noch mehr Arbeiter, für 1 mehr?
ask-PlaceBid = Welche Reihe?
ask-ChooseUpgrades = Was wertest du auf?
ask-ChooseGoods = Welche Waren nimmst du?
ask-ChooseHex = Wo baust du?
ask-EndBuilding = Mehr bauen kannst du nicht. Tauschst du noch Rinder, bevor dein Zug endet?
ask-ChooseCanteen = Dein Zug ist vorbei. Mit einer Wasserflasche noch einen?

turn-TakeTurn = Wirb an, arbeite oder bau.
turn-ChooseTrade = Wähl, wogegen du 1 Rind tauschst.
turn-ChooseFirstColours = Wähl die Farben deiner weißen Arbeiter.
turn-PayGrain = Wähl, ob du den Pfeil bewegst.
turn-ChooseColours = Wähl die Farben weißer Arbeiter.
turn-DismissWorker = Wähl einen Arbeiter, den du zurücklegst.
turn-SendToBank = Wähl Arbeiter für die Bank.
turn-SendToArea = Wähl Arbeiter für das Feld.
turn-AddToRight = Wähl Arbeiter für den rechten Teil, oder keine.
turn-PlaceBid = Die Stadt: Setz deinen Lieferanten oder passe.
turn-ChooseUpgrades = Die Stadt: Wähl, was du aufwertest.
turn-ChooseGoods = Die Stadt: Wähl deine Waren.
turn-ChooseHex = Wähl ein Hexfeld, auf dem du baust.
turn-EndBuilding = Tausch Rinder oder beende den Zug.
turn-ChooseCanteen = Wähl, ob du eine Wasserflasche nutzt.

# Aktionen

move-Recruit = Anwerben: Scheibe für 2 Arbeiter drehen
move-UseBank = Bank { $space }: { $workers } Arbeiter → { $silver } Silber
move-UseArea = { area } { $space }: { $silver } Silber → { $goods } { product }
move-OpenCity = Stadt: 1 Kürbis nehmen, Versteigerung eröffnen
move-Build = Bauen auf bis zu 3 Hexfeldern
move-TradeCattle = Rind tauschen …
move-TradeForGood = 1 { good }
move-TradeForSilver = { $silver } Silber
move-TradeForWorker = 1 Arbeiter in { colour }
move-TurnWheel = { $also ->
    [0] { $grain ->
        [0] Kein Getreide → { pair }
       *[other] { $grain } Getreide → { pair }
    }
   *[other] { $grain ->
        [0] Kein Getreide, keine weiteren Arbeiter
       *[other] { $grain } Getreide → dazu { pair }
    }
}
move-TakeColours = { worker-1 }{ worker-2 }
move-ReturnWorker = { colour } zurücklegen{ $left ->
    [0] {""}
   *[other] {" "}(danach noch { $left })
}
move-Send = { worker-1 }{ worker-2 }{ worker-3 }
move-AddWorkers = { worker-1 }{ worker-2 } → noch { $goods } { good }
move-LeaveRight = Leer lassen
move-Bid = { $outbids ->
    [0] { row } für { price }
   *[other] { row } überbieten mit { $price }
}: { row-brief }
move-Pass = { $forced ->
    [0] Passen
   *[other] Passen: Für keine Reihe reichen die Kürbisse
}
move-Upgrade = { $copper ->
    [0] { $stone ->
        [0] Nichts aufwerten
       *[other] { exchange }
    }
   *[other] { exchange }
}
move-TakeGoods = { good-1 }{ good-2 }{ good-3 }
move-TakeFewer = Weniger …
move-Settle = { $hex }: { good-1 }{ good-2 }{ good-3 }{ good-4 } → { tiles }{ cattle-too }{ canteens-too }
move-StopBuilding = { $silver ->
    [0] Hier aufhören
   *[other] Hier aufhören: { $silver } Silber bekommen
}
move-UseCanteen = Wasserflasche für noch einen Zug ({ $left } übrig)
move-KeepCanteens = Zug beenden

# Aktionen auf Knöpfen, kurz

pick-Recruit = Anwerben
pick-UseBank = Bank → { $silver }
pick-UseArea = { $area ->
    [2] Feld
    [3] Acker
   *[other] { area }
} → { $goods }
pick-OpenCity = Stadt
pick-Build = Bauen
pick-TradeCattle = Rind tauschen …
pick-TradeForGood = { good }
pick-TradeForSilver = { $silver } Silber
pick-TradeForWorker = { colour }
pick-TurnWheel = { $also ->
    [0] { $grain }: { pair }
   *[other] { $grain ->
        [0] 0: keine mehr
       *[other] { $grain }: { pair }
    }
}
pick-ReturnWorker = { colour }
pick-AddWorkers = { worker-1 }{ worker-2 }
pick-LeaveRight = Keine
reward = { $row ->
    [0] Rind
    [1] Waren
    [2] Aufwerten
   *[other] Silber
}
pick-Bid = { reward }: { $price }
pick-Pass = Passen
pick-TakeGoods = { $first ->
    [0] { $second ->
        [0] { $third ->
            [0] 3 Kupfer
            [1] 2 Kupfer, Stein
            [2] 2 Kupfer, Getreide
           *[other] 2 Kupfer
        }
        [1] { $third ->
            [1] Kupfer, 2 Stein
            [2] Kupfer, Stein, Getreide
           *[other] Kupfer, Stein
        }
        [2] { $third ->
            [2] Kupfer, 2 Getreide
           *[other] Kupfer, Getreide
        }
       *[other] Kupfer
    }
    [1] { $second ->
        [1] { $third ->
            [1] 3 Stein
            [2] 2 Stein, Getreide
           *[other] 2 Stein
        }
        [2] { $third ->
            [2] Stein, 2 Getreide
           *[other] Stein, Getreide
        }
       *[other] Stein
    }
   *[other] { $second ->
        [2] { $third ->
            [2] 3 Getreide
           *[other] 2 Getreide
        }
       *[other] Getreide
    }
}
pick-Upgrade = { $copper ->
    [0] { $stone ->
        [0] Nichts
        [1] Stein
       *[other] { $stone } Stein
    }
   *[other] { $copper ->
        [1] Kupfer
       *[other] { $copper } Kupfer
    }{ $stone ->
        [0] {""}
        [1] , Stein
       *[other] , { $stone } Stein
    }
}
pick-Settle = { $hex } → { $tiles }{ $cattle ->
    [0] {""}
    [one] , Rind
   *[other] , { $cattle } Rinder
}
pick-StopBuilding = { $silver ->
    [0] Aufhören
   *[other] Aufhören, +{ $silver } Silber
}
pick-UseCanteen = Wasserflasche
pick-KeepCanteens = Zug beenden

kind-Bank = Bank
kind-Area = { $area ->
    [2] Feld
    [3] Acker
   *[other] { area }
}
kind-Row = { reward }
kind-Workers = Mit { worker-1 }
kind-Goods = Mit { good-1 }
kind-LargeCopper = { $copper ->
    [0] Kein großes Kupfer
    [one] 1 großes Kupfer
   *[other] { $copper } große Kupfer
}
kind-Hexes = Felder { $letter }

chose-Recruit = anwerben
chose-UseBank = Bank { $space }
chose-UseArea = { area } { $space }
chose-OpenCity = Stadt
chose-Build = bauen
chose-TradeCattle = Rind tauschen
chose-TradeForGood = 1 { good }
chose-TradeForSilver = { $silver } Silber
chose-TradeForWorker = 1 Arbeiter in { colour }
chose-TurnWheel = { $grain ->
    [0] kein Getreide
   *[other] { $grain } Getreide
}
chose-TakeColours = { worker-1 }{ worker-2 }
chose-ReturnWorker = { colour } zurücklegen
chose-Send = { worker-1 }{ worker-2 }{ worker-3 }
chose-AddWorkers = { worker-1 }{ worker-2 }
chose-LeaveRight = rechter Teil leer
chose-Bid = { row }
chose-Pass = passen
chose-Upgrade = { $copper ->
    [0] { $stone ->
        [0] nichts aufwerten
       *[other] { exchange }
    }
   *[other] { exchange }
}
chose-TakeGoods = { good-1 }{ good-2 }{ good-3 }
chose-TakeFewer = weniger
chose-Settle = { $hex }
chose-StopBuilding = aufhören
chose-UseCanteen = Wasserflasche nutzen
chose-KeepCanteens = Zug beenden

order-BidUpTo = Versteigerung { $auction }: { row } bis zu { price }
order-PassBids = Versteigerung { $auction }: sonst passen
order-PassAlways = Bei jeder Versteigerung passen, die andere eröffnen

# Was Möglichkeiten kosten und bringen

holding-workers-0 = { $sign }{ $count } Arbeiter in Braun
holding-workers-1 = { $sign }{ $count } Arbeiter in Schwarz
holding-workers-2 = { $sign }{ $count } Arbeiter in Gelb
holding-workers-3 = { $sign }{ $count } Arbeiter in Orange
holding-silver = { $sign }{ $count } Silber
holding-goods-0 = { $sign }{ $count ->
    [one] 1 kleines Kupfer
   *[other] { $count } kleine Kupfer
}
holding-goods-1 = { $sign }{ $count ->
    [one] 1 kleiner Stein
   *[other] { $count } kleine Steine
}
holding-goods-2 = { $sign }{ $count } Getreide
holding-goods-3 = { $sign }{ $count ->
    [one] 1 Kürbis
   *[other] { $count } Kürbisse
}
holding-goods-4 = { $sign }{ $count ->
    [one] 1 großes Kupfer
   *[other] { $count } große Kupfer
}
holding-goods-5 = { $sign }{ $count ->
    [one] 1 großer Stein
   *[other] { $count } große Steine
}
holding-cattle = { $sign }{ $count ->
    [one] 1 Rind
   *[other] { $count } Rinder
}
holding-canteens = { $sign }{ $count ->
    [one] 1 Wasserflasche
   *[other] { $count } Wasserflaschen
}
holding-settlements = { $sign }{ $count ->
    [one] 1 Siedlung gelegt
   *[other] { $count } Siedlungen gelegt
}
brief-BidPlaced = dein Lieferant in { row } für { price }
brief-Outbid = überbietet { $other_seat } in { row }: { price }
brief-BankCleared = leert die Bank
brief-AreaCleared = leert: { area }
brief-FinalRound = löst die letzte Runde aus

# Warum etwas nicht geht

refuse-NobodyToSend = Bank, Mine, Steinbruch, Getreidefeld und Gemüseacker: Du hast keine Arbeiter.
refuse-BankNeedsWorkers = Bankfelder für { $workers } oder mehr Arbeiter: Du hast { $have }.
refuse-AreasNeedWorkers = Orte anderer Farben: Sie brauchen einen Arbeiter ihrer Farbe oder zwei beliebige.
refuse-AreasNeedSilver = Felder für { $silver } Silber oder mehr: Du hast { $have }.
refuse-NothingToBuild = Bauen: Du kannst kein erreichbares Hexfeld bezahlen{ $trade ->
    [0] {""}
   *[other] , außer du tauschst Rinder
}.
refuse-NothingLeft = Bauen: Du hast alle deine Siedlungen gelegt.
refuse-HexTooDear = { $hex }: Dir fehlt { good-1 }{ good-2 }{ good-3 }{ good-4 }.
refuse-RowTooDear = { row }: kostet { price }, du hast { $have }.

# Der Verlauf

story-GameBegan = Die Landschaft liegt aus, und alle drehen zweimal die Scheibe. { $starter_seat } fängt an.
story-Spun = { $seat } dreht die Scheibe: { pair }.
story-WheelTurned = { $seat } zahlt { $grain } Getreide und bewegt den Pfeil: { pair }.
story-Recruited = { $seat } nimmt { worker-1 }{ worker-2 }.
story-WorkerReturned = { $seat } hat keinen Platz für alle Arbeiter und legt { colour } zurück.
story-TradedForGood = { $seat } tauscht 1 Rind gegen 1 { $good ->
    [0] kleines Kupfer
    [1] kleinen Stein
    [2] Getreide
    [3] Kürbis
    [4] großes Kupfer
   *[other] großen Stein
}.
story-TradedForSilver = { $seat } tauscht 1 Rind gegen { $silver } Silber.
story-TradedForWorker = { $seat } tauscht 1 Rind gegen 1 Arbeiter in { colour }.
story-GoodsGivenUp = Knapp: { good }. { $seat } gibt { $count } zurück.
story-WorkersGivenUp = Knapp: Arbeiter in { colour }. { $seat } gibt { $count } zurück.
story-Banked = { $seat } schickt { worker-1 }{ worker-2 }{ worker-3 } für { $silver } Silber auf Bankfeld { $space }.
story-Produced = { $area ->
    [0] { $seat } schickt { worker-1 }{ worker-2 } in die Mine
    [1] { $seat } schickt { worker-1 }{ worker-2 } in den Steinbruch
    [2] { $seat } schickt { worker-1 }{ worker-2 } aufs Getreidefeld
   *[other] { $seat } schickt { worker-1 }{ worker-2 } auf den Gemüseacker
} (Feld { $space }) und zahlt { $silver } Silber für { yield }.
story-ProducedMore = { $seat } schickt noch { worker-1 }{ worker-2 } dazu ({ area } { $space }): noch { extra }.
story-CityOpened = { $seat } eröffnet die Versteigerung in der Stadt und nimmt { $count ->
    [one] 1 Kürbis
   *[other] { $count } Kürbisse
}.
story-BidPlaced = { $seat } bietet { price } für { row } ({ row-brief }).
story-Outbid = { $seat } überbietet { $other_seat } in { row } mit { $price ->
    [one] 1 Kürbis
   *[other] { $price } Kürbissen
} ({ row-brief }).
story-BidPassed = { $seat } passt.
story-NothingToBid = { $seat } hat zu wenige Kürbisse zum Bieten.
story-Rewarded = { $seat } zahlt { price } für { row }{ gained }.
story-RewardLost = { $seat } kann { price } für { row } nicht mehr zahlen und bekommt nichts.
story-Upgraded = { $seat } wertet auf: { exchange }.
story-GoodsTaken = { $seat } nimmt Waren: { good-1 }{ good-2 }{ good-3 }.
story-Settled = { $seat } besiedelt { $hex }: { tiles }{ $lines ->
    [0] {""}
    [one] {" "}(1 für eine Linie)
   *[other] {" "}({ $lines } für Linien)
}{ cattle-too }{ canteens-too }.{ $left ->
    [0] {""}
   *[other] {" "}Noch { $left }.
}
story-BuildingEnded = { $seat } hört auf zu bauen und nimmt { $silver } Silber.
story-BankCleared = Die Bank ist voll und wird geleert: Ihre Arbeiter gehen zurück in den Vorrat.
story-AreaCleared = { area }: Alle Felder sind voll und werden geleert; die Arbeiter gehen zurück in den Vorrat.
story-FinalRound = { $seat } hat die letzte Siedlung gelegt! Die Partie endet, bevor { $starter_seat } wieder am Zug ist.
story-CanteenUsed = { $seat } nutzt eine Wasserflasche für noch einen Zug.
story-Stalled = Die Partie endet nach { $rounds } Runden.
story-GameWon = { $seat } gewinnt mit { $settlements ->
    [one] 1 Siedlung
   *[other] { $settlements } Siedlungen
}.

category-built = Hexfelder
category-doubles = Doppelsymbole
category-lines = Linien
tie-break-1 = mehr Rinder und Wasserflaschen
tie-break-2 = mehr Silber, Arbeiter und Waren
points-of-game = { $points ->
    [one] 1 Siedlung
   *[other] { $points } Siedlungen
}
result-total-of-game = Siedlungen
result-curve-of-game = Siedlungen, Zug für Zug
result-curve-rounds-of-game = Siedlungen, Runde für Runde
result-curve-numbered-of-game = Siedlungen, Zug für Zug; Zahlen sind Runden
best-turns-of-game = Die meisten Siedlungen in einem Zug
best-rounds-of-game = Die meisten Siedlungen in einer Runde
title-one-point-of-game = Fotofinish: mit 1 Siedlung Vorsprung gewonnen
title-big-turn-of-game = Großer Zug: { $count } Siedlungen auf einmal
title-strong-finish-of-game = Starkes Finish: { $count } Siedlungen in der letzten Runde
title-best-round-of-game = Beste Runde von allen: { $count } Siedlungen
title-best-category-of-game = Spezialgebiet: { $count } Siedlungen für „{ $category }“
title-comeback-of-game = Comeback: zur Halbzeit ganz hinten, { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
} Rückstand
title-runaway-of-game = Deutlicher Sieg: { $count } Siedlungen Vorsprung
title-every-round-of-game = Beständig: Siedlungen in jeder Runde
title-every-category-of-game = Allrounder: Siedlungen jeder Art
title-second-half-of-game = Aufholjagd: die meisten Siedlungen in der zweiten Hälfte ({ $count })
title-close-second-of-game = Knapp dahinter: nur { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
} Rückstand
title-recruiter = Personalbüro: { $count }-mal angeworben
title-banker = Sparschwein: { $count } Silber am Ende
title-liner = Landvermessung: { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
} für Linien
title-doubler = Stadtgründung: { $count } Siedlungen für Doppelsymbole
title-water-bearer = Rastlos: { $count } Extrazüge mit Wasserflaschen
title-councillor = Stadtgespräch: { $count } Belohnungen in der Stadt
title-trader = Viehhandel: { $count } Rinder getauscht
title-rancher = Viehzucht: { $count } Rinder am Ende
title-pacemaker = Tempo: zuerst alle Siedlungen gelegt

# Die Lektion

lesson-goal = Willkommen in Montana! Punkte gibt es nicht: **Wer zuerst alle Siedlungen legt, gewinnt.** Du hast zwölf. In jedem Zug tust du eins von dreien: anwerben, arbeiten oder bauen. Wirb zuerst an: Dreh die Scheibe.
lesson-wheel = Die Scheibe zeigt Gelb und Orange. Jedes Getreide würde den Pfeil einen Sektor weiterbewegen, aber dieses Paar passt gut: Behalt dein Getreide.
lesson-work = Jetzt hast du sechs Arbeiter. In einer Partie beendet „Fertig“ deinen Zug; hier geschieht das von selbst. Lass sie arbeiten! Jeder Ort passt zu einer Farbe: **Arbeiter in Orange holen Kürbisse vom Gemüseacker**. Das erste Feld ist das billigste.
lesson-worker = Ein Arbeiter der richtigen Farbe reicht; sonst brauchst du zwei beliebige. Arbeiter kommen nicht zu dir zurück: Sind alle Felder eines Ortes besetzt, wird er für neue geleert.
lesson-right = Der rechte Teil des Feldes, +1, braucht noch Arbeiter, aber kein Silber. Schick auch deinen anderen Arbeiter in Orange.
lesson-city = Dein Gegner hat die Versteigerung in der Stadt eröffnet. Jede Reihe hat ihre Belohnung, und **alle bieten Kürbisse**, auch wenn sie nicht am Zug sind. Dein Lieferant zeigt dein Gebot. Zum Bauen brauchst du Waren: Überbiete deinen Gegner in Reihe 2.
lesson-goods = Dein Gegner ist in Reihe 3 gewechselt und hat kleine Waren zu großen aufgewertet: Das geht nur in der Stadt, und manche Hexfelder verlangen es. Du nimmst drei kleine. Schau, was die Hexfelder neben dem Planwagen kosten: Dort fangen alle an.
lesson-build = Jetzt kannst du drei Hexfelder bezahlen: **mehr geht in einem Zug nicht**. Bau!
lesson-first = Du baust neben dem Planwagen oder neben **irgendeiner** Siedlung und zahlst genau die Waren auf dem Hexfeld.
lesson-lake = Noch elf! Deine Siedlung hat neue Hexfelder erschlossen. Dieses liegt an zwei Seen: Wer zuerst an einem See siedelt, bekommt seine Wasserflasche.
lesson-double = Zwei kleine Häuser: Auf dieses Hexfeld kommen **zwei Siedlungen auf einmal**. Auch das vierte deiner Hexfelder in einer geraden Linie bekommt eine mehr.
lesson-canteen = Vier Siedlungen in einem Zug! Für jedes Mal, das du nicht baust, gibt es 1 Silber. Eine Wasserflasche bringt dir sofort noch einen Zug: Nutz sie.
lesson-end = Noch acht, und du bist wieder am Zug. **Die Runde, in der jemand die letzte Siedlung legt, ist die letzte Runde**, und diese Person gewinnt. Haben mehrere alle gelegt, zählen Rinder und Wasserflaschen. Tausch Rinder, wann immer dir etwas fehlt; die Bank zahlt Silber für Arbeiter jeder Farbe. Spielen wir weiter?

# Der Überblick

overview-goal = Menschen ziehen nach Montana und brauchen Waren. Punkte gibt es nicht: **Wer zuerst alle Siedlungen legt, gewinnt.** Die Runde, in der das gelingt, ist die letzte.
overview-turn = **Dein Zug**: eins von dreien
    - Anwerben: Dreh die Scheibe und nimm zwei Arbeiter.
    - Arbeiten: Schick Arbeiter zur Bank für Silber, oder in Mine, Steinbruch, Feld oder Acker für Waren, oder biete in der Stadt.
    - Bauen: Zahl die Waren von bis zu drei Hexfeldern neben irgendeiner Siedlung und besiedle sie.
    In deinem Zug darfst du auch Rinder gegen das tauschen, was dir fehlt.

# Hilfe zu einer Frage, die zum ersten Mal kommt

help-TakeTurn = Ein Zug, eine Sache: anwerben, arbeiten oder bauen. Bau, sobald du zwei oder drei Hexfelder bezahlen kannst.
help-PayGrain = Jedes Getreide bewegt den Pfeil einen Sektor weiter, vielleicht zu einem Paar, das dir besser passt.
help-ChooseFirstColours = Braun arbeitet in der Mine, Schwarz im Steinbruch, Gelb auf dem Feld, Orange auf dem Acker.
help-ChooseColours = Braun arbeitet in der Mine, Schwarz im Steinbruch, Gelb auf dem Feld, Orange auf dem Acker.
help-DismissWorker = Mehr als acht Arbeiter darf niemand behalten.
help-SendToBank = Die Bank nimmt jede Farbe: Schick, wen du am wenigsten brauchst. Sie kommen nicht zurück.
help-SendToArea = Ein Arbeiter in der Farbe des Ortes schafft so viel wie zwei andere. Sie kommen nicht zurück: Sind alle Felder eines Ortes besetzt, wird er für neue geleert.
help-AddToRight = Der rechte Teil kostet kein Silber.
help-PlaceBid = Dein Lieferant zeigt, wie viele Kürbisse du für die Belohnung einer Reihe bietest. Du zahlst nur, wenn dich niemand überbietet; sonst darfst du neu bieten.
help-ChooseUpgrades = Manche Hexfelder verlangen großes Kupfer oder große Steine. Die gibt es nur hier.
help-ChooseGoods = Schau auf den Hexfeldern neben den Siedlungen nach, was du brauchst.
help-ChooseHex = Nach jeder Siedlung stehen dir neue Hexfelder daneben offen, und allen anderen auch.
help-EndBuilding = Du kannst Rinder auch behalten und in einem späteren Zug tauschen.
help-ChooseCanteen = Eine Wasserflasche bringt dir noch einen ganzen Zug, jetzt oder später.
help-ChooseTrade = Ein Tausch verbraucht deinen Zug nicht.
