# What the board says.

board-round = Round
board-and = { " & " }
board-between = { " · " }
board-turn = { $task ->
    [terrain] { $players } to choose the land
    [act] { $players } to act
   *[copy] { $players } to copy a die
}
board-complete = { $players }: turn complete
board-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
}
board-ghost = Ghost
board-colour = { $colour ->
    [0] yellow
    [1] orange
    [2] blue
   *[3] purple
}
board-letter = { $resource ->
    [wood] W
    [copper] C
    [silver] S
   *[gold] G
}
board-contracts = Contracts
board-boomtown = Boomtown
board-copying = Copying
board-die = { $use ->
    [spent] spent
   *[banked] banked
}
board-face = { $resource ->
    [wood] wood
    [copper] copper
    [silver] silver
   *[gold] gold
}
board-ghost-rolls = The ghost rolls after { $player }
