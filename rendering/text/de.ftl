# Was die Spielpläne mehrerer Spiele sagen. Hat ein Spiel einen Text desselben Namens, gilt dieser.

board-and = { " & " }
board-between = { " · " }
board-turn = { $players } am Zug
board-complete = { $players }: Zug fertig
board-won = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen!
}
board-colour = { $colour ->
    [0] gelb
    [1] orange
    [2] blau
   *[3] lila
}
board-text-list = { ", " }
board-text-between = { "; " }
board-text-none = keine
