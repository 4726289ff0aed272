game-name = Rolled West
game-pitch = Würfle, besiedle das Land, verlade Metalle und lagere Würfel ein, die deine Nachbarn werfen.

# Optionen

ruleset-publisher = kopieren bei allen, weniger Mehrheitsboni, stärkeres Kupferbüro
option-outside-bank-from = Würfel kopieren von
option-outside-bank-from-by-ruleset = Nach den gewählten Regeln
option-outside-bank-from-neighbours = Nur von deinen Nachbarn
option-outside-bank-from-any-opponent = Von allen
option-outside-bank-period = Einen Würfel kopieren
option-outside-bank-period-between-own-turns = Zwischen zwei deiner Züge
option-outside-bank-period-per-round = In jeder Runde
option-lower-majority-bonus = Der kleine Mehrheitsbonus geht an
option-lower-majority-bonus-by-ruleset = Nach den gewählten Regeln
option-lower-majority-bonus-all-lower = Alle weiteren Ränge
option-lower-majority-bonus-second-only = Nur den zweiten Rang
option-office-sg-copper-in-contracts = Das Kupferbüro zählt Kupfer in Verträgen
option-office-sg-copper-in-contracts-by-ruleset = Nach den gewählten Regeln
option-office-sg-copper-in-contracts-per-contract = 1 für jeden Vertrag mit Kupfer
option-office-sg-copper-in-contracts-per-copper = 1 für jedes Kupfer

# Wörter

resource = { $resource ->
    [wood] Holz
    [copper] Kupfer
    [silver] Silber
   *[gold] Gold
}
metal = { $metal ->
    [copper] Kupfer
    [silver] Silber
   *[gold] Gold
}
terrain = { $terrain ->
    [woods] Wald
    [valley] Tal
    [hills] Hügelland
   *[mountains] Gebirge
}
aside = { $terrain ->
    [woods] H
    [valley] K
    [hills] S
   *[mountains] G
}
kind = { $kind ->
    [camp] Camp
   *[settlement] Siedlung
}
mark = { $kind ->
    [camp] Camp
   *[settlement] Siedlung
}
claim-cost = { $kind ->
    [camp] 1 Holz
   *[settlement] 2 Holz
}
die = { $initial ->
    [W] H
    [C] K
    [S] S
   *[G] G
}
contract = { $contract ->
    [C4] 4 Kupfer
    [C2S2] 2 Kupfer + 2 Silber
    [C2G2] 2 Kupfer + 2 Gold
    [S4] 4 Silber
    [C5] 5 Kupfer
    [S2G2] 2 Silber + 2 Gold
    [G4] 4 Gold
    [S5] 5 Silber
   *[G5] 5 Gold
}
office-cost = { $office ->
    [CC] 2 Kupfer
    [CS] Kupfer, Silber
    [CG] Kupfer, Gold
    [SC] Silber, Kupfer
    [SS] 2 Silber
    [SG] Silber, Gold
    [GC] Gold, Kupfer
    [GS] Gold, Silber
   *[GG] 2 Gold
}
office-short = { $office ->
    [CC] Büros, Verträge ×1
    [CS] Büros, Ränge ×1
    [CG] Reihen ×3
    [SC] Siedlungen ×2
    [SS] 6 Punkte
    [SG] Kupfer ×1
    [GC] Sterne ×1
    [GS] Büros, Reihen ×2
   *[GG] Verträge ×3
}
office-pays = { $office ->
    [CC] 1 je Büro und Vertrag
    [CS] 1 je Büro und ersten Rang
    [CG] 3 je volle Reihe
    [SC] 2 je Siedlung
    [SS] 6 Punkte
    [SG] { $units ->
        [0] 1 je verladenes Kupfer, Kupfervertrag
       *[1] 1 je Kupfer, verladen oder im Vertrag
    }
    [GC] 1 je Stern
    [GS] 2 je Büro und volle Reihe
   *[GG] 3 je Vertrag
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Fragen

ask-ChooseTerrain = Welchen Würfel legst du beiseite?
ask-TakeTurn = Was jetzt?
ask-CopyDie = Welchen Würfel kopierst du?

turn-ChooseTerrain = Leg einen Würfel beiseite und bestimm so das Gelände.
turn-TakeTurn = Nutz deine Würfel.
turn-CopyDie = Kopier einen Würfel dieses Wurfs oder verzichte.

# Aktionen

move-SetTerrain = { aside } für { terrain }: { $space ->
    [0] voll
   *[other] nächstes Feld { $space } ({ points })
}; { SPELL($left, by: "die") } übrig
move-Claim = { mark }, { terrain }, { $kind ->
    [camp] Feld { $space }
   *[settlement] ab Feld { $space }
}: { claim-cost } → { points }
move-Complete = Vertrag: { contract } → { points }
move-Buy = Büro: { office-cost } → { office-pays }
move-Ship = { $count } { metal } verladen → { points }{ $firsts ->
    [0] {""}
    [1] , zuerst dort
   *[other] , beide Male zuerst
}
move-Bank = { resource } für später einlagern
move-End = { $lost ->
    [none] Zug beenden
   *[other] Zug beenden; es verfällt: { SPELL($lost, by: "die") }
}
move-Copy = { resource } kopieren
move-Decline = { $last ->
    [0] Verzichten und auf einen anderen Wurf warten
   *[1] Verzichten, obwohl es die letzte Chance ist
}

# Aktionen auf Knöpfen, kurz

metal-die = { $metal ->
    [copper] K
    [silver] S
   *[gold] G
}
contract-short = { $contract ->
    [C4] 4K
    [C2S2] 2K+2S
    [C2G2] 2K+2G
    [S4] 4S
    [C5] 5K
    [S2G2] 2S+2G
    [G4] 4G
    [S5] 5S
   *[G5] 5G
}
pick-SetTerrain = { aside } → { terrain }
pick-Claim = { $kind ->
    [camp] Camp
   *[settlement] Siedlung
} → { $points }
pick-Complete = { contract-short } → { $points }
pick-Buy = { $office ->
    [CC] Büros… ×1
    [CS] Ränge… ×1
    [CG] Reihen ×3
    [SC] Siedlungen ×2
    [SS] 6 Punkte
    [SG] Kupfer ×1
    [GC] Sterne ×1
    [GS] Reihen… ×2
   *[GG] Verträge ×3
}
pick-Ship = { $count }{ metal-die } verladen → { $points }
pick-Bank = { resource } einlagern
pick-End = Beenden
pick-Copy = { resource } kopieren
pick-Decline = Verzichten

kind-Contracts = Vertrag
kind-Offices = Büro
kind-Shipping = { metal } verladen
kind-Banking = Einlagern

chose-SetTerrain = { terrain }
chose-Claim = { kind }
chose-Complete = { contract-short }
chose-Buy = Büro
chose-Ship = { $count }{ metal-die }
chose-Bank = { resource } einlagern
chose-End = beenden
chose-Copy = { resource }
chose-Decline = verzichten

order-CopyIfShown = { resource } kopieren, wenn es gewürfelt wird
order-AlwaysDecline = In dieser Partie auf jeden Würfel verzichten
order-DeclineOtherwise = { $last ->
    [0] Sonst verzichten, wenn noch eine Chance kommt
   *[1] Sonst auch auf die letzte Chance verzichten
}

# Was Möglichkeiten kosten und bringen

holding-wood = { $sign }{ $count } Holz
holding-copper = { $sign }{ $count } Kupfer
holding-silver = { $sign }{ $count } Silber
holding-gold = { $sign }{ $count } Gold
holding-bank = { $sign }{ $count } im Lager
holding-contracts = { $sign }{ $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
holding-offices = { $sign }{ $count ->
    [one] 1 Büro
   *[other] { $count } Büros
}

# Warum etwas nicht geht

refuse-DoneInThisTurn = { $action ->
    [claim] Du hast in diesem Zug schon einen Claim abgesteckt.
    [contract] Du hast in diesem Zug schon einen Vertrag erfüllt.
    [office] Du hast in diesem Zug schon ein Büro gekauft.
   *[bank] Du hast in diesem Zug schon einen Würfel eingelagert.
}
refuse-NoWood = { $kept ->
    [banked] Du hast kein Holz für einen Claim: Das Holz, das du gerade eingelagert hast, ist für spätere Züge.
    [terrain] Du hast kein Holz für einen Claim: Der Geländewürfel ist kein Rohstoff.
   *[none] Du hast kein Holz für einen Claim.
}
refuse-NoWoodForSettlement = { $banked ->
    [0] Eine Siedlung kostet 2 Holz, und du hast 1.
   *[1] Eine Siedlung kostet 2 Holz, und du hast 1: Das Holz, das du gerade eingelagert hast, ist für spätere Züge.
}
refuse-NoMetal = { $kept ->
    [banked] Du hast kein Metall: Das Metall, das du gerade eingelagert hast, ist für spätere Züge.
    [terrain] Du hast kein Metall: Der Geländewürfel ist kein Rohstoff.
   *[none] Du hast kein Metall.
}
refuse-TooFewMetals = { $action ->
    [contract] Kein offener Vertrag
   *[office] Kein übriges Büro
} lässt sich mit { SPELL($metals, by: "die") } bezahlen{ $banked ->
    [0] .
   *[1] : Das Metall, das du gerade eingelagert hast, ist für spätere Züge.
}
refuse-AllTaken = { $action ->
    [contract] Alle Verträge sind erfüllt.
   *[office] Alle Büros sind gekauft.
}
refuse-TrackFull = Im { terrain } ist kein Feld mehr frei.
refuse-NoSpaceForSettlement = Im { terrain } ist noch ein Feld frei, und eine Siedlung braucht zwei.
refuse-RowComplete = Deine Reihe für { metal } ist voll.
refuse-NothingToBankFor = Das ist dein letzter Zug, einlagern bringt nichts mehr.
refuse-NoDieToBank = Du hast alle Würfel deines Wurfs genutzt, es bleibt keiner zum Einlagern.

# Der Verlauf

story-RoundStarted = Runde { $round } beginnt; { $seat } fängt an.
story-Rolled = { $seat } würfelt { SPELL($dice, by: "die") }.
story-GhostRolled = Der Geist würfelt { SPELL($dice, by: "die") }.
story-TerrainSet = { $seat } legt { aside } für { terrain } beiseite; { SPELL($left, by: "die") } übrig.
story-Claimed = { $seat } baut im { terrain } { $kind ->
    [camp] ein Camp
   *[settlement] eine Siedlung
}: { points }.
story-Completed = { $seat } erfüllt den Vertrag { contract }: { points }.
story-Bought = { $seat } kauft ein Büro: { office-short }.
story-Shipped = { $seat } verlädt { $count } { metal }: { points }{ $firsts ->
    [0] {""}
    [1] , zuerst dort
   *[other] , beide Male zuerst
}.
story-Banked = { $seat } lagert { resource } ein.
story-TurnEnded = { $seat } beendet den Zug; es verfällt: { SPELL($lost, by: "die") }.
story-Copied = { $seat } kopiert { resource }.
story-Declined = { $seat } verzichtet.
story-MajorityScored = { $seat } liegt im { terrain } { $first ->
    [0] weiter hinten
   *[1] vorn
}: { points }.
story-OfficeScored = { $seat } wertet ein Büro ({ office-short }): { points }.
story-GameWon = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

category-claims = Claims
category-shipping = Fracht
category-contracts = Verträge
category-majorities = Mehrheiten
category-offices = Büros
title-shipper = Volle Fahrt: { $count } volle Reihen
title-contractor = Vertragstreu: { $count } Verträge
title-official = Bürokratie: { $count } Büros
title-copier = Scharfe Augen: { $count } Würfel kopiert
title-landowner = Landbesitz: in { $count } Geländen vorn
title-settler = Sesshaft: { $count } Siedlungen

# Die Lektion

lesson-goal = Willkommen im Wilden Westen! **Nach sechs Runden gewinnen die meisten Punkte.** Du hast vier Würfel geworfen: Gold, Holz, Kupfer, Holz. Einer davon sagt nur, **wo du in diesem Zug Land abstecken darfst**. Leg das Gold beiseite: Es steht für das Gebirge.
lesson-claim = Die anderen drei Würfel kannst du ausgeben. Mit Holz steckst du Land ab, einmal pro Zug: ein Holz für ein Camp auf einem Feld, zwei für eine **Siedlung** auf zwei Feldern. Jedes Feld bringt sofort seine Zahl, hier 0 und 2.
lesson-bank = Kupfer ist übrig. Was du nicht nutzt, verfällt, bis auf **einen Würfel, den du einlagern darfst** für spätere Züge.
lesson-spent = Alles ist genutzt. Beende deinen Zug. Dann darf dein Gegner einen dieser drei Würfel **kopieren**; das kostet dich nichts.
lesson-copy = Dein Gegner hat dein Kupfer kopiert, gewürfelt und einen **Vertrag für 9 Punkte** erfüllt. Jetzt **darfst du** einen dieser Würfel in dein Lager **kopieren**, einmal zwischen zwei deiner Züge. Ein Kupfer hast du dort schon: Nimm noch eins.
lesson-terrain = Weil ihr nur zu zweit seid, würfelt auch ein Geist, nur zum Kopieren. Jetzt dein nächster Wurf: Ohne Holz ist das Gelände egal, also leg ein Kupfer beiseite.
lesson-ship = Verladenes Metall füllt seine Reihe von links. Mit deinem Lager hast du drei Kupfer. Die Felder bringen 0, 2 und dann **6, wenn du zuerst dort bist**, allen anderen 3.
lesson-office = Für Silber und Gold gibt es ein Büro. **Jedes Büro und jeden Vertrag gibt es nur einmal**, und pro Zug darfst du je eins von beiden nehmen. Dieses Büro zahlt am Ende: 1 Punkt für jedes verladene Kupfer und jeden Vertrag mit Kupfer.
lesson-last = Dein Zug ist vorbei: bisher 10 Punkte. **Nach Runde 6 zählt noch zweierlei**: die meisten Felder in einem Gelände (Gebirge: 5, und 2 für alle dahinter) und Büros. Wäre jetzt Schluss:
lesson-end = Jetzt weißt du alles! Die Partie ist noch in Runde 2, die letzten Punkte hast du also noch nicht. Am Ende ist nichts wert, was noch im Lager liegt, und bei Gleichstand teilt ihr den Sieg. Geheim ist nichts. Spielen wir weiter?

# Der Überblick

overview-goal = In sechs Runden steckst du mit Würfeln Land ab, erfüllst Verträge, kaufst Büros und verlädst Metall. Am Ende zählen auch Büros und das meiste Land in jedem Gelände. Die **meisten Punkte** gewinnen.
overview-turn = **Dein Zug**
    1. Vier Würfel werden geworfen. Leg einen beiseite: Er bestimmt, in welchem Gelände du Land abstecken darfst.
    2. Die anderen dürfen je einen deiner drei übrigen Würfel in ihr Lager kopieren.
    3. Nutz diese Würfel und dein Lager: ein Claim, ein Vertrag, ein Büro, beliebig viel Fracht.
    4. Lagere einen übrigen Würfel ein. Der Rest verfällt.

# Hilfe, wenn eine Frage zum ersten Mal kommt

help-ChooseTerrain = Den Würfel, den du beiseitelegst, kann niemand nutzen. Für Claims brauchst du Holz, für alles andere Metall.
help-TakeTurn = In beliebiger Reihenfolge: ein Claim, ein Vertrag, ein Büro und Fracht. Einen Würfel kannst du einlagern; der Rest verfällt, wenn du den Zug beendest.
help-CopyDie = Kopieren kostet nichts, aber du darfst es nur einmal zwischen zwei deiner Züge. Du kannst auch auf einen besseren Wurf warten.
