# What the boards of several games say. A game that has a text of the same name says that instead.

board-and = { " & " }
board-between = { " · " }
board-turn = { $players } to move
board-complete = { $players }: turn complete
board-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
}
board-colour = { $colour ->
    [0] yellow
    [1] orange
    [2] blue
   *[3] purple
}
board-text-list = { ", " }
board-text-between = { "; " }
board-text-none = none
