game-name = Mint Works
game-pitch = Lass deine Minzen arbeiten, kauf Pläne und bau die beste Nachbarschaft.

# Optionen

ruleset-publisher = Zeitarbeit und Recycling sind schwächer
option-opponent = Gegner im Solospiel
option-opponent-random = Zufällig
option-opponent-justin = Justin: sperrt Orte, die er nutzt
option-opponent-rachael = Rachael: gewinnt, wenn die Minzen ausgehen
option-opponent-sonic = Sonic: zwei Züge nacheinander
option-opponent-mort = Mort: hat immer genug Minzen
option-advanced = Zusatzorte
option-advanced-none = Keine
option-advanced-random = Zwei zufällige (solo: einer)
option-advanced-chosen = Die zwei unten gewählten (solo: der erste)
option-advanced-first = Erster Zusatzort, falls gewählt
option-advanced-first-crowdfunder = Crowdfunding
option-advanced-first-recycler = Recycling
option-advanced-first-swap-meet = Tauschbörse
option-advanced-first-temp-agency = Zeitarbeit
option-advanced-second = Zweiter (wenn gleich: zufällig)
option-advanced-second-crowdfunder = Crowdfunding
option-advanced-second-recycler = Recycling
option-advanced-second-swap-meet = Tauschbörse
option-advanced-second-temp-agency = Zeitarbeit
option-temp-agency-target = Die Zeitarbeit kann nutzen
option-temp-agency-target-by-ruleset = Nach den gewählten Regeln
option-temp-agency-target-any-open = Jeden anderen offenen Ort
option-temp-agency-target-occupied = Nur Orte, auf denen Minzen liegen
option-recycler-rule = Das Recycling zahlt für Gebäude
option-recycler-rule-by-ruleset = Nach den gewählten Regeln
option-recycler-rule-first-printing = Kosten plus aufgedruckte Sterne
option-recycler-rule-later-printing = Nur die aktuellen Sterne

# Wörter

plan = { $plan ->
    [gallery] Galerie
    [gardens] Gärten
    [statue] Statue
    [museum] Museum
    [windmill] Windmühle
    [bridge] Brücke
    [factory] Fabrik
    [stripmine] Tagebau
    [workshop] Werkstatt
    [corporate_hq] Firmensitz
    [mine] Bergwerk
    [co_op] Koop
    [plant] Kraftwerk
    [vault] Tresor
    [assembler] Fließband
    [obelisk] Obelisk
    [landfill] Deponie
    [crane] Kran
    [truck] Lkw
    [lotto] Lotto
    [wholesaler] Großhandel
   *[hidden] geheimer Plan
}
    .object = { $plan ->
        [gallery] die Galerie
        [gardens] die Gärten
        [statue] die Statue
        [museum] das Museum
        [windmill] die Windmühle
        [bridge] die Brücke
        [factory] die Fabrik
        [stripmine] den Tagebau
        [workshop] die Werkstatt
        [corporate_hq] den Firmensitz
        [mine] das Bergwerk
        [co_op] die Koop
        [plant] das Kraftwerk
        [vault] den Tresor
        [assembler] das Fließband
        [obelisk] den Obelisken
        [landfill] die Deponie
        [crane] den Kran
        [truck] den Lkw
        [lotto] das Lotto
        [wholesaler] den Großhandel
       *[hidden] einen geheimen Plan
    }
plan-brief = { $plan ->
    [gallery] wächst je Runde um 1 Stern
    [gardens] 3 Sterne
    [statue] 2 Sterne
    [museum] 1 Stern je Kulturbau
    [windmill] 1 Stern
    [bridge] zählt als 2 Gebäude
    [factory] 3 Sterne, je Runde +1 Minze
    [stripmine] je Runde +3 Minzen
    [workshop] 2 Sterne, je Runde +1 Minze
    [corporate_hq] je Runde 1 Minze pro Gebäude
    [mine] 1 Stern, je Runde +1 Minze
    [co_op] 1 Stern, +1 Minze, +1 verschenkt
    [plant] 2 Sterne, je Runde +2 Minzen
    [vault] 2 Sterne je ungebauten Plan
    [assembler] 1 Stern, baut Käufe sofort
    [obelisk] 1 Stern je Gebäude
    [landfill] 3 Sterne, −1 je Kulturbau
    [crane] 1 Stern, Bauen 1 billiger
    [truck] 1 Stern, Kaufen 1 billiger
    [lotto] 2 Sterne, besitzt das Lotto
    [wholesaler] 1 Stern, besitzt diesen Ort
   *[hidden] kennt nur, wer ihn hat
}
plan-text = { $plan ->
    [gallery] 1 Stern für jede Minze darauf. In der Aufräumphase kommt eine Minze aus dem Vorrat dazu.
    [gardens] 3 Sterne.
    [statue] 2 Sterne.
    [museum] 1 Stern für jedes deiner Kulturgebäude, auch für dieses.
    [windmill] 1 Stern.
    [bridge] Keine Sterne. Zählt als zwei Kulturgebäude.
    [factory] 3 Sterne. In der Aufräumphase bekommst du 1 Minze.
    [stripmine] Keine Sterne. In der Aufräumphase bekommst du 3 Minzen.
    [workshop] 2 Sterne. In der Aufräumphase bekommst du 1 Minze.
    [corporate_hq] Keine Sterne. In der Aufräumphase bekommst du 1 Minze für jedes deiner Gebäude, auch für dieses.
    [mine] 1 Stern. In der Aufräumphase bekommst du 1 Minze.
    [co_op] 1 Stern. In der Aufräumphase bekommst du 1 Minze, und jemand anderes deiner Wahl bekommt auch 1.
    [plant] 2 Sterne. In der Aufräumphase bekommst du 2 Minzen.
    [vault] 2 Sterne für jeden deiner ungebauten Pläne.
    [assembler] 1 Stern. Pläne vom Lieferanten werden sofort und gratis gebaut.
    [obelisk] 1 Stern für jedes deiner Gebäude, auch für dieses.
    [landfill] 3 Sterne. Jedes deiner Kulturgebäude ist 1 Stern weniger wert, aber nie weniger als 0.
    [crane] 1 Stern. Der Baumeister kostet dich 1 Minze weniger.
    [truck] 1 Stern. Der Lieferant kostet dich 1 Minze weniger, aber mindestens 1.
    [lotto] 2 Sterne. Das Lotto öffnet und gehört dir.
    [wholesaler] 1 Stern. Der Großhandel öffnet und gehört dir.
   *[hidden] Ein Plan aus dem Lotto. Ihn kennt nur, wer ihn hat.
}
type = { $type ->
    [culture] Kultur
    [production] Produktion
    [utility] Versorgung
   *[deed] Urkunde
}
location = { $location ->
    [producer] Produzent
    [wholesaler] Großhandel
    [builder] Baumeister
    [supplier] Lieferant
    [leadership_council] Stadtrat
    [lotto] Lotto
    [crowdfunder] Crowdfunding
    [recycler] Recycling
    [swap_meet] Tauschbörse
   *[temp_agency] Zeitarbeit
}
    .object = { $location ->
        [producer] den Produzenten
        [wholesaler] den Großhandel
        [builder] den Baumeister
        [supplier] den Lieferanten
        [leadership_council] den Stadtrat
        [lotto] das Lotto
        [crowdfunder] das Crowdfunding
        [recycler] das Recycling
        [swap_meet] die Tauschbörse
       *[temp_agency] die Zeitarbeit
    }
location-brief = { $location ->
    [producer] 2 Minzen
    [wholesaler] 2 Minzen
    [builder] Plan bauen
    [supplier] Plan kaufen
    [leadership_council] 1 Minze, nächste Runde beginnen
    [lotto] geheimen Plan ziehen
    [crowdfunder] 3 Minzen, alle anderen 1
    [recycler] Karte gegen Minzen
    [swap_meet] Karte tauschen
   *[temp_agency] anderen Ort nutzen
}
location-text = { $location ->
    [producer] Du bekommst 2 Minzen.
    [wholesaler] Du bekommst 2 Minzen. Wer ihn besitzt, bekommt in der Aufräumphase 1 Minze, wenn hier Minzen liegen.
    [builder] Mach aus einem deiner Pläne ein Gebäude.
    [supplier] Kauf einen Plan aus der Auslage zu seinem Preis.
    [leadership_council] Nimm den Startmarker und 1 Minze.
    [lotto] Zieh die oberste Karte vom Stapel als geheimen Plan. Wer das Lotto besitzt, bekommt in der Aufräumphase 2 Minzen, wenn hier Minzen liegen.
    [crowdfunder] Du bekommst 3 Minzen, alle anderen bekommen 1.
    [recycler] Leg einen deiner Pläne oder eines deiner Gebäude unter den Stapel und bekomm dafür Minzen.
    [swap_meet] Tausch einen deiner Pläne oder eines deiner Gebäude gegen eine Karte der Auslage.
   *[temp_agency] Nutz die Wirkung eines anderen offenen Ortes für 1 Minze mehr, als er kostet.
}
opponent-name = { $opponent ->
    [justin] Justin
    [rachael] Rachael
    [sonic] Sonic
   *[mort] Mort
}
who = { $opponent ->
    [justin] Justin
    [rachael] Rachael
    [sonic] Sonic
    [mort] Mort
   *[nobody] { $seat }
}
cost = { $cost ->
    [one] 1 Minze
   *[other] { $cost } Minzen
}
amount = { $mints ->
    [one] 1 Minze
   *[other] { $mints } Minzen
}
count = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
way = { $place ->
    [temp_agency] {" "}über die Zeitarbeit
   *[other] {""}
}
kind = { $built ->
    [0] Plan
   *[1] Gebäude
}

# Fragen

ask-TakeTurn = Wo setzt du Minzen ein?
ask-TakeLastTurn = Letzte Runde: Wo setzt du Minzen ein?
ask-ChooseTarget = Welchen Ort nutzt du über die Zeitarbeit?
ask-BuyPlan = Welchen Plan kaufst du?
ask-BuildPlan = Welchen Plan baust du?
ask-RecycleCard = Welche Karte legst du für Minzen unter den Stapel?
ask-GiveCard = Welche Karte gibst du ab?
ask-SwapCard = Welche Karte nimmst du aus der Auslage? Sie wird ein ungebauter Plan.
ask-ChooseCoop = Deine Koop schenkt jemandem 1 Minze. Wem?

turn-TakeTurn = Setz Minzen ein oder passe.
turn-TakeLastTurn = Sieben Sterne sind erreicht, das ist die letzte Runde. Setz Minzen ein oder passe.
turn-ChooseTarget = Wähl einen Ort für die Zeitarbeit.
turn-BuyPlan = Wähl einen Plan zum Kaufen.
turn-BuildPlan = Wähl einen Plan zum Bauen.
turn-RecycleCard = Wähl eine Karte zum Recyceln.
turn-GiveCard = Wähl eine Karte zum Abgeben.
turn-SwapCard = Wähl eine Karte aus der Auslage.
turn-ChooseCoop = Wähl, wer eine Minze von deiner Koop bekommt.

# Aktionen

dues = { $location ->
    [supplier] ab { cost }
    [temp_agency] ab { cost }
   *[other] { cost }
}
move-Pass = { $forced ->
    [0] Vorerst passen
   *[1] Passen: Du kannst nirgends einsetzen
}
move-Place = { location }: { dues } → { location-brief }
move-Hire = { location }: { dues } → { location-brief }
move-Buy = { plan }, { cost }{ $built ->
    [0] {""}
   *[1] , gebaut
}: { plan-brief }
move-Build = { plan }, { cost }: { plan-brief }
move-Recycle = { plan } ({ kind }), { cost } → { $gain ->
    [one] 1 Minze
   *[other] { $gain } Minzen
}
move-Give = { plan } ({ kind }) abgeben: { plan-brief }
move-SwapFor = { plan }, { cost }: { plan-brief }
move-GiveMint = 1 Minze an { $other_seat }

# Aktionen auf Knöpfen, kurz

pick-Pass = Passen
pick-Place = { location }
pick-Hire = { location }
pick-Buy = { plan }
pick-Build = { plan }
pick-Recycle = { plan } → { $gain }
pick-Give = { plan }
pick-SwapFor = { plan }
pick-GiveMint = { $other_seat }

kind-Plans = Pläne
kind-Buildings = Gebäude

chose-Pass = passen
chose-Place = { location }
chose-Hire = { location }
chose-Buy = { plan }
chose-Build = { plan }
chose-Recycle = { plan }
chose-Give = { plan } abgeben
chose-SwapFor = { plan } nehmen
chose-GiveMint = { $other_seat }

order-PassUntilEnd = Bis zum Ende von Runde { $round } passen
order-GiveCoopTo = Minze der Koop immer an { $other_seat }

# Was Möglichkeiten kosten und bringen

holding-mints = { $sign }{ $count ->
    [one] 1 Minze
   *[other] { $count } Minzen
}
holding-plans = { $sign }{ $count ->
    [one] 1 Plan
   *[other] { $count } Pläne
}
holding-buildings = { $sign }{ $count } Gebäude
holding-stars = { $sign }{ $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
holding-token = { $sign }Startmarker
brief-OthersGained = andere +{ $mints }
brief-Opened = öffnet: { location }
brief-LeftAtSwapMeet = −{ plan }
brief-Swapped = +{ plan }
brief-CoopPaid = { who } +1 Minze
brief-LottoPlayed = ein geheimer Plan
brief-IncomePaid = beendet Runde { $round }
brief-IncomeGained = beendet Runde { $round }

# Warum etwas nicht geht

refuse-LocationClosed = { location }: geschlossen, bis seine Urkunde gebaut ist.
refuse-LocationFull = { location }: kein Feld frei.
refuse-LocationIsLocked = { location }: bis zur nächsten Runde gesperrt.
refuse-LocationUnused = { location }: Die Zeitarbeit kann nur Orte nutzen, auf denen Minzen liegen.
refuse-NothingToDoThere = { location }: { $location ->
    [builder] Du hast keinen Plan zum Bauen
    [recycler] Du hast keine Karte zum Recyceln
    [swap_meet] Es gibt keine Karten zum Tauschen
    [supplier] Die Auslage ist leer
    [lotto] Der Stapel ist leer
   *[temp_agency] Kein anderer Ort lässt sich nutzen
}.
refuse-TooFewMints = { location }: kostet { cost }, du hast { $mints }.
refuse-PlanTooDear = { plan }: kostet { cost }, du hast { $mints }.

# Der Verlauf

story-OpponentMet = { $opponent ->
    [justin] Du spielst gegen Justin: Er kauft den billigsten Plan, und Orte, die er nutzt, sind bis zur nächsten Runde gesperrt.
    [rachael] Du spielst gegen Rachael: Sie kauft den teuersten Plan, den sie bezahlen kann, und gewinnt, wenn der Vorrat leer ist.
    [sonic] Du spielst gegen Sonic: Er macht zwei Züge nacheinander. Hat er keinen Plan, kauft er den teuersten, den er bezahlen kann.
   *[mort] Du spielst gegen Mort: Seine Minzen gehen nie aus, und er kauft den teuersten Plan außer Produktion.
}
story-RoundStarted = Runde { $round } beginnt mit { who }.
story-OpponentPassed = { opponent-name } kann keinen Ort nutzen und passt, bis sich das ändert.
story-Worked = { who } setzt { cost } auf { location.object }{ way }{ $gain ->
    [0] {""}
    [one] {" "}und bekommt 1 Minze
   *[other] {" "}und bekommt { $gain } Minzen
}{ $location ->
    [leadership_council] , dazu den Startmarker
   *[other] {""}
}.
story-OthersGained = Alle anderen bekommen { amount }.
story-Bought = { who } kauft { plan.object } für { cost }{ way }.
story-Built = { who } baut { plan.object } für { cost }{ way }: { plan-brief }.
story-Assembled = { who } kauft { plan.object } für { cost }{ way } und baut den Plan sofort.
story-Opened = Jetzt für alle offen: { location }.
story-LottoPlayed = { who } zieht im Lotto für { cost }{ way } einen geheimen Plan.
story-PlanDrawn = Du ziehst { plan.object }: { plan-brief }.
story-Recycled = { who } recycelt { plan.object } für { cost }{ way } und bekommt { $gain ->
    [one] 1 Minze
   *[other] { $gain } Minzen
}.
story-LeftAtSwapMeet = { who } legt { plan.object } in die Auslage.
story-Swapped = { who } nimmt dafür { plan.object } und zahlt { cost }{ way }.
story-LocationLocked = Bis zur nächsten Runde gesperrt: { location }.
story-Passed = { $seat } passt.
story-NothingToPlace = { $seat } kann nirgends einsetzen und passt, bis sich das ändert.
story-PlanRevealed = Neu in der Auslage: { plan }.
story-SupplyReplaced = Niemand war beim Lieferanten, deshalb wird die Auslage ausgetauscht.
story-BuildingsPaid = { who } bekommt { amount } von Gebäuden.
story-CoopPaid = { who } bekommt dank der Koop auch 1 Minze.
story-GalleryGrew = Auf der Galerie von { who } { $mints ->
    [one] liegt jetzt 1 Minze
   *[other] liegen jetzt { $mints } Minzen
}.
story-OwnerPaid = { who } besitzt { location.object } und bekommt dafür { amount }.
story-IncomePaid = Runde { $round } ist zu Ende: Alle bekommen { amount }.
story-IncomeGained = Runde { $round } ist zu Ende: { who } bekommt { amount }.
story-SevenReached = { who } hat { count }: Mit sieben oder mehr endet die Partie.
story-SupplyRanOut = Die Auslage lässt sich nicht auffüllen, die Partie endet.
story-Stalled = Die Partie endet in Runde { $round }: { $rounds } Runden lang hat sich nichts geändert.
story-LastRoundEnded = Runde { $round } war die letztmögliche, die Partie endet.
story-MintsRanOut = Der Vorrat ist leer: Rachael gewinnt.
story-SecretShown = Der geheime Plan von { who }: { plan }.
story-GameWon = { who } gewinnt mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
}.
story-VictoryShared = Gleichstand bis zur letzten Minze. Das Alter zählt hier nicht (wer ist am nächsten an 42?), also teilt ihr euch den Sieg.

category-culture = Kultur
category-production = Produktion
category-utility = Versorgung
category-deed = Urkunden
tie-break-1 = kleinere Nachbarschaft
tie-break-2 = mehr Minzen
points-of-game = { $points ->
    [one] 1 Stern
   *[other] { $points } Sterne
}
result-total-of-game = Sterne
result-curve-of-game = Sterne, Zug für Zug
result-curve-rounds-of-game = Sterne, Runde für Runde
result-curve-numbered-of-game = Sterne, Zug für Zug; Zahlen sind Runden
best-turns-of-game = Die meisten Sterne in einem Zug
best-rounds-of-game = Die meisten Sterne in einer Runde
title-one-point-of-game = Fotofinish: mit 1 Stern Vorsprung gewonnen
title-big-turn-of-game = Großer Zug: { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
} auf einmal
title-strong-finish-of-game = Starkes Finish: { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
} in der letzten Runde
title-best-round-of-game = Beste Runde von allen: { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
title-best-category-of-game = Spezialgebiet: { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
} für „{ $category }“
title-earner = Fleißig: { $count } Minzen von Orten
title-landlord = Gut vermietet: { $count } Minzen durch Urkunden
title-lucky-draw = Glücksgriff: Plan aus dem Lotto gebaut
title-small-town = Kleinstadt: Sieg mit { $count } { $count ->
    [one] Gebäude
   *[other] Gebäuden
}
title-master-builder = Baulöwe: { $count } Gebäude

# Die Lektion

lesson-goal = Willkommen bei Mint Works! **Das Ziel: die meisten Sterne.** Hat jemand sieben, ist bald Schluss. Minzen sind deine Arbeiter und dein Geld. In deinem Zug setzt du Minzen auf einen Ort und nutzt ihn. Dein Gegner hat beim Produzenten aus einer Minze zwei gemacht. Mach es ihm nach.
lesson-supplier = Du hast vier Minzen. Eingesetzte Minzen sind weg, und die zwei Felder beim Produzenten sind jetzt für alle belegt, bis zur nächsten Runde. Dein Gegner hat einen Plan gekauft. Kauf auch einen, beim Lieferanten.
lesson-plan = Ein Plan bringt Sterne, Minzen in jeder Runde oder beides. Das Bergwerk kostet zwei, da bleiben dir zwei zum Bauen.
lesson-builder = Ein Plan ist nichts wert, solange er nicht gebaut ist. Der Baumeister kostet zwei Minzen.
lesson-upkeep = **Dein erster Stern:** Du siehst ihn in der Siebenerreihe unter deinem Namen. Du hast keine Minzen mehr, also passt du. Haben alle gepasst, beendet die Aufräumphase die Runde: Die Orte werden leer, alle bekommen eine Minze, und dein Bergwerk gibt dir noch eine.
lesson-council = Runde zwei, und du hast zwei Minzen. Dein Gegner beginnt wieder, denn er hat den Startmarker (das Blatt). Hol ihn dir beim Stadtrat: Du bekommst deine Minze zurück, und **du beginnst die nächste Runde**.
lesson-wholesaler = Der Produzent ist voll. Dein Gegner hat den Großhandel gebaut, und damit ist er für alle offen. Wird er genutzt, bekommt sein Besitzer am Ende der Runde eine Minze. Nutz ihn trotzdem.
lesson-pass = Dein Gegner hat gepasst. Was du nicht ausgibst, hast du nächste Runde noch; und wer gepasst hat, darf wieder einsteigen, wenn andere weitermachen. Passt du jetzt auch, endet die Runde.
lesson-last = **Wir springen zu Runde fünf.** Du hast vier Sterne, dein Gegner fünf, und zwei deiner Pläne sind nicht gebaut. Geh zum Baumeister.
lesson-build = Die Windmühle zeigt einen Stern, die Fabrik drei. Mit drei weiteren hast du sieben.
lesson-seven = **Sieben Sterne!** Das ist die letzte Runde, sie wird aber noch zu Ende gespielt. Dann **gewinnen die meisten Sterne**; ungebaute Pläne zählen nichts.
lesson-end = Du gewinnst mit sieben zu fünf Sternen! Bei Gleichstand gewinnen weniger Karten, dann mehr Minzen. Jetzt zur echten Partie: Wir gehen zurück in Runde zwei, bevor du gepasst hast. Du hast einen Stern, drei Minzen und ein Bergwerk, das jede Runde zahlt.

# Der Überblick

overview-goal = Minzen sind deine Arbeiter und dein Geld. Kauf Pläne und bau sie: Die Runde, in der jemand **sieben Sterne** erreicht, ist die letzte, und die meisten Sterne gewinnen.
overview-turn = **Dein Zug**
    Setz Minzen auf ein freies Feld eines Ortes und nutz ihn:
    - Produzent: Minzen bekommen.
    - Lieferant: einen Plan kaufen.
    - Baumeister: einen Plan bauen, damit er zählt.
    Oder passe. Haben alle gepasst, kommen die Minzen weg, Gebäude geben Minzen, und alle bekommen eine.

# Hilfe, wenn eine Frage zum ersten Mal kommt

help-TakeTurn = Eingesetzte Minzen sind weg, also achte darauf, was du dafür bekommst. Wenn du passt, behältst du den Rest für die nächste Runde.
help-TakeLastTurn = Hat am Ende dieser Runde noch jemand sieben Sterne, ist die Partie vorbei. Bau jetzt, was du kannst.
help-BuyPlan = Ein Plan zählt erst, wenn der Baumeister ihn gebaut hat, für 2 weitere Minzen.
help-BuildPlan = Gebäude, die Minzen geben, lohnen sich früh; die mit Sternen spät.
help-ChooseTarget = Du nutzt die Wirkung eines anderen Ortes, auch wenn seine Felder belegt sind.
help-RecycleCard = Du bekommst den Preis der Karte und ihre aufgedruckten Sterne in Minzen.
help-GiveCard = Die Karte kommt in die Auslage, wo alle sie kaufen können.
help-SwapCard = Was du nimmst, muss erst gebaut werden, auch wenn du ein Gebäude abgibst.
help-ChooseCoop = Du bekommst auch eine Minze.
