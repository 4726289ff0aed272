# Texte auf dem Spielplan.

board-shift = Schicht
board-drafting = Auswahl
board-steps = Schritte
board-turn = { $step ->
    [DraftOrder] { $players }: Auftrag nehmen
    [TakeTurn] { $players }: Arbeiter schicken
    [ChooseSpace] { $players }: Arbeiter schicken
    [MineCoal] { $players }: im Bergwerk
    [ChooseWork] { $players }: im Bergwerk
    [ChooseSquare] { $players }: im Bergwerk
    [ChooseCubes] { $players }: im Bergwerk
    [ChooseTile] { $players }: Plättchen kaufen
    [ChooseOrder] { $players }: Auftrag nehmen
    [ReturnCards] { $players }: Rest zurücklegen
    [ArrangeCards] { $players }: Rest zurücklegen
   *[LoadCarts] { $players }: Lore beladen
}
board-area = { $area ->
    [factory] Lorenfabrik
    [order] Neue Aufträge
    [delivery] Auslieferung
    [mine] Förderung
    [money] Geld
   *[bank] Bank
}
board-canteen = Kantine
board-supply = Kohlevorrat
board-legend = { $players ->
    [2] Wer am meisten hat, bekommt die Punkte oben.
   *[other] 10/5: 10 Punkte für die meisten, 5 für Platz 2. Gold führt.
} { $unsure ->
    [0] Am Ende kosten ungleiche Seiten (hell/dunkel) Punkte.
   *[other] 0+: mindestens 0; neuere Aufträge liegen verdeckt.
}
board-end = Rest
board-coal = Welche Kohle in die leere Lore?
board-draft = Aufträge zur Auswahl
board-peek = { $kind ->
    [tiles] Nur du siehst diese Plättchen
   *[orders] Nur du siehst diese Aufträge
}
board-return = { $kind ->
    [tiles] Diese Plättchen gehen zurück
   *[orders] Diese Aufträge gehen zurück
}
board-arrange = { $bottom ->
    [0] Oben auf den Stapel: Was ist Nr. { $place }?
   *[1] Unter den Stapel: Was ist Nr. { $place }?
}
board-category = { $category ->
    [yellow] Gelbe Kohle
    [brown] Braune Kohle
    [grey] Graue Kohle
    [black] Schwarze Kohle
    [handcart] Per Handkarren
    [carriage] Per Fuhrwerk
    [truck] Per Lastwagen
    [locomotive] Per Eisenbahn
    [empty_yellow] Leere gelbe Loren
    [empty_brown] Leere braune Loren
    [empty_grey] Leere graue Loren
   *[empty_black] Leere schwarze Loren
}

# Der Spielplan in Worten.

board-text-drafting = Glück Auf, Aufträge werden gewählt. { $turn }
board-text-status = Glück Auf, Schicht { $shift } von { $shifts }. { $turn }
board-text-steps = . Noch { $steps ->
    [one] 1 Arbeitsschritt
   *[other] { $steps } Arbeitsschritte
}
board-text-line = { $title }: { $text }
board-text-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $francs } F, noch { $workers } Arbeiter, { $delivered } ausgeliefert
board-text-starts = , fängt an
board-text-closing = , Schlusswertung jetzt { $points }
board-text-orders = Aufträge von { $player }: { $orders }
board-text-outstanding = { $transport } für { $points } ({ $squares })
board-text-square = { $square } { $filled ->
    [0] offen
   *[1] gefüllt
}
board-text-order = { $order } für { $points }
board-text-delivered = Deine ausgelieferten Aufträge: { $orders }
board-text-tile = { $tile } für { $price } F
board-text-pit = Bergwerk von { $player }: { $pit }
board-text-cage = Korb { $level ->
    [0] über Tage
   *[other] auf Etage { $level }
}: { $cubes }
board-text-storage = Lager: { $cubes }
board-text-level = Etage { $level }: { $cubes } in { $carts ->
    [one] 1 Lore
   *[other] { $carts } Loren
}
board-text-sides = {" "}({ $light } hell, { $dark } dunkel)
board-text-cubes = { $count }× { $colour }
board-text-peek = Stapel mit { $cards } ansehen
board-text-work = { $steps } Schritte
board-text-gain = +{ $francs } F
board-text-empty = nichts mehr
board-text-needs = braucht { $workers }
board-text-workers = { $player } { $workers }
board-text-canteen = Kantine: { $workers }
board-text-supply = Kohlevorrat: { $cubes }
board-text-category = { $category } ({ $prizes }): { $counts }
board-text-prizes = { $second ->
    [0] { $first }
   *[other] { $first }/{ $second }
} ab Schicht { $shift }
board-text-count = { $player } { $count }
board-text-at-least = mindestens { $count }

# Was ist was

sign-tile = Ein Tunnelplättchen: seine Loren, sein Preis und, auf dem Helm, wie viele Arbeiter es braucht
sign-order = Ein Auftrag: Kohle, Transport und Punkte
sign-delivery = Auslieferung mit diesem Transport
sign-mine = Die Förderung: die Arbeitsschritte, die sie gibt
sign-covered = Gesperrt, weil ihr weniger als vier seid
sign-canteen = Die Kantine: Hier ruhen verdrängte Arbeiter, bis die Schicht endet
sign-starter = Fängt diese Schicht an; die nächste beginnt, wer die meisten Arbeiter in der Fabrik hat
sign-workers = Deine Arbeiter für diese Schicht
sign-cage = Der Förderkorb in deinem Schacht: bis zu 5 Würfel
sign-cart = Eine Lore in deinem Bergwerk, mit oder ohne Kohle. Helle Plättchen liegen links vom Schacht, dunkle rechts
sign-storage = Dein Kohlelager
sign-delivered = Deine ausgelieferten Aufträge, verdeckt, bis eine Schicht endet
sign-own-order = Dein Auftrag mit den Kohlefeldern
sign-category = Eine Mehrheit und ihre Punkte: für ausgelieferte Kohlefelder, nach Farbe und nach Transport, oder für leere Loren
sign-closing = Punkte bei Spielende nach jetzigem Stand: für Francs, Kohle, offene Aufträge und Gleichgewicht
