# Texte auf dem Spielplan

board-round = Runde
board-turn = { $step ->
    [TakeTurn] { $players }: einsetzen oder passen
    [ChooseTarget] { $players }: Ort wählen
    [BuyPlan] { $players }: Plan kaufen
    [BuildPlan] { $players }: bauen
    [RecycleCard] { $players }: Karte recyceln
    [GiveCard] { $players }: Karte tauschen
    [SwapCard] { $players }: Karte tauschen
   *[ChooseCoop] { $players }: Minze verschenken
}
board-closed = zu

# Der Spielplan in Worten

board-text-status = Mint Works, Runde { $round }. { $turn }
board-text-player = { $player }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, { $mints }
board-text-mints = { $mints ->
    [one] 1 Minze
   *[other] { $mints } Minzen
}
board-text-endless = endlos Minzen
board-text-starts = , Startmarker
board-text-passed = , hat gepasst
board-text-buildings = . Gebäude: { $cards }
board-text-plans = . Pläne: { $cards }
board-text-building = { $plan } { $stars }
board-text-secret-plan = { $plan } (geheim)
board-text-hidden = { $count } verdeckt
board-text-supply = Auslage: { $cards }
board-text-offer = { $plan } für { $cost }
board-text-no-supply = Auslage: leer
board-text-free = { $location }, kostet { $cost }: { $free } von { $spaces } frei
board-text-price = den Preis des Plans
board-text-surcharge = 1 mehr als der andere Ort
board-text-taken = { $player } { $mints }
board-text-takers = { $line } ({ $takers })
board-text-owner = { $line }, gehört { $player }
board-text-closed = { $location }: geschlossen, bis seine Urkunde gebaut ist
board-text-locked = { $line }, gesperrt
board-text-deck = Karten im Stapel: { $cards }
board-text-mint-supply = Minzen im Vorrat: { $mints }
board-text-card = { $plan } ({ $kind }, Kosten { $cost }): { $text }
board-text-place = { $location }: { $text }

# Was ist was

sign-location = Ein Ort: was er kostet und bringt
sign-mint = Eine eingesetzte Minze: Ihr Feld ist belegt
sign-owner = Wer den Ort besitzt, bekommt das am Ende der Runde, wenn er genutzt wurde
sign-deck = Karten, die noch im Stapel sind
sign-plan = Ein Plan zum Kaufen; in der Ecke steht sein Preis
sign-token = Der Startmarker: Wer ihn hat, beginnt
sign-building = Deine Karte: gebaut, wenn sie hell ist
sign-stars = Deine Sterne: Mit sieben endet die Partie
sign-mints = Deine Minzen
