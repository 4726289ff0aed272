# What the board says.

board-round = Round
board-last-round = Last round
board-first = 1st
board-and = { " & " }
board-complete = { $players }: turn complete
board-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
}
board-city = City
board-supply = Supply
board-place = { $place ->
    [mine] Mine
    [quarry] Quarry
    [grain_field] Grain
    [farm] Farm
   *[bank] Bank
}
board-colour = { $colour ->
    [0] yellow
    [1] orange
    [2] blue
   *[3] purple
}
