# Texte auf dem Spielplan

board-round = Runde
board-turn = { $step ->
    [ChooseTerrain] { $players }: Gelände wählen
    [TakeTurn] { $players } am Zug
   *[CopyDie] { $players }: Würfel kopieren
}
board-ghost = Geist
board-letter = { $resource ->
    [wood] H
    [copper] K
    [silver] S
   *[gold] G
}
board-contracts = Verträge
board-boomtown = Boomtown
board-pays = { $office ->
    [CC]
        je Büro
        und Vertrag
    [CS]
        je Büro
        und 1. Rang
    [CG] je volle Reihe
    [SC]
        je
        Siedlung
    [SS] Punkte
    [SG] { $units ->
        [0]
            je Fracht-Kupfer
            und Kupfervertrag
       *[1]
            je Kupfer, verladen
            oder im Vertrag
    }
    [GC] je Stern
    [GS]
        je Büro und
        volle Reihe
   *[GG] je Vertrag
}
board-ghost-rolls = Geist würfelt nach { $player }
board-terrain = { $terrain ->
    [woods] Wald
    [valley] Tal
    [hills] Hügelland
   *[mountains] Gebirge
}

# Der Spielplan in Worten

board-text-status = Rolled West, Runde { $round } von { $rounds }. { $turn }
board-text-roll = { $player } hat gewürfelt: { $dice }
board-text-terrain = { $line }; Gelände { $terrain }
board-text-die = { $use ->
    [free] { $face }
    [terrain] { $face } (Gelände)
    [spent] { $face } (genutzt)
   *[banked] { $face } (eingelagert)
}
board-text-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-text-bank = , Lager { $stock }
board-text-stock = { $count } { $resource }
board-text-no-stock = leer
board-text-starts = , beginnt
board-text-copied = , hat einen Würfel kopiert
board-text-to-move = , muss noch antworten
board-text-source = { $points } { $category ->
    [claims] Claims
    [shipping] Fracht
    [contracts] Verträge
    [majorities] Mehrheiten
   *[offices] Büros
}
board-text-sources = { $line } ({ $sources })
board-text-track = { $terrain } ({ $values }; Mehrheit { $first }, dann { $lower }): { $marks }
board-text-row = Fracht { $metal } ({ $values }): { $marks }
board-text-marks = { $player } { $count }
board-text-settlements = { $count ->
    [0] {""}
    [one] , davon 1 Siedlung
   *[other] , davon { $count } Siedlungen
}
board-text-majority = , +{ $points }
board-text-first = zuerst { $points }, dann { $later }
board-text-taken = { $points } (zuerst war { $player } da)
board-text-nothing = noch niemand
board-text-contracts = Offene Verträge: { $contracts }
board-text-contract = { $contract } für { $points }
board-text-completed = Erfüllte Verträge: { $contracts }
board-text-offices = Büros zu kaufen: { $offices }
board-text-office = { $pays } (für { $cost })
board-text-bought = Gekaufte Büros: { $offices }
board-text-owned = { $thing } von { $player }
board-text-paid = { $thing } von { $player }, +{ $points }

# Was ist was

sign-die = Ein Würfel dieses Wurfs. Ein Kreuz: genutzt; ein Tresor: eingelagert
sign-terrain = Der beiseitegelegte Würfel und sein Gelände: Dort kannst du in diesem Zug Land abstecken
sign-standings = Punkte bisher. Eine Sanduhr: darf einen Würfel dieses Wurfs kopieren; ein Haken: hat schon einen kopiert
sign-majority = Ein Gelände und sein Würfel. Die Flagge: was die meisten Felder hier am Ende bringen, und was weniger Felder bringen. Daneben, wer das jetzt bekäme
sign-space = Land, mit Holz von links nach rechts abgesteckt: Ein Zelt ist ein Camp, ein Haus eine Siedlung. Die Zahl gibt es sofort; Büros zählen die Sterne
sign-berth = Eine Eisenbahn: Jedes Metall, das du verlädst, bringt deinen Wagen eine Station weiter, und jede Station bringt ihre Punkte
sign-first = Die goldene Zahl bekommt, wer zuerst hier ist, die andere Zahl alle danach. Ein Stein zeigt, wer das war
sign-contract = Ein Vertrag: das Metall, das er kostet, und seine Punkte. In der Farbe einer Person: erfüllt
sign-office = Ein Büro: die zwei Metalle, die es kostet, und die Punkte, die es am Ende bringt. In der Farbe einer Person: gekauft
sign-panel = Punkte bisher und das Lager mit Rohstoffen für spätere Züge. Das Abzeichen in Sternform: beginnt jede Runde
sign-ghost = Zu zweit würfelt auch ein Geist: Du darfst einen seiner Würfel kopieren
sign-result = Punkte nach Herkunft: Land, Eisenbahn, Verträge, meistes Land, Büros
