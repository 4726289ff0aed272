# Texts on the board.

board-round = Round
board-last-round = Last
board-turn = { $step ->
    [TakeTurn] { $players } to act
    [ChooseTrade] { $players } to trade cattle
    [PayGrain] { $players } to pay grain or not
    [ChooseFirstColours] { $players } to choose colours
    [ChooseColours] { $players } to choose colours
    [DismissWorker] { $players } to return workers
    [SendToBank] { $players } to send workers
    [SendToArea] { $players } to send workers
    [AddToRight] { $players } to send workers
    [PlaceBid] { $players } to bid or pass
    [ChooseUpgrades] { $players } to upgrade goods
    [ChooseGoods] { $players } to choose goods
    [ChooseHex] { $players } to build
    [EndBuilding] { $players } to end the turn
   *[ChooseCanteen] { $players }: another turn?
}
board-city = City
board-supply = Supply
board-place = { $place ->
    [mine] Mine
    [quarry] Quarry
    [grain_field] Field
    [farm] Farm
   *[bank] Bank
}
board-worker = { $colour ->
    [0] brown
    [1] black
    [2] yellow
    [3] orange
   *[4] white
}
board-cattle = cattle
board-canteen = canteen

# The board in words.

board-text-status = Montana, round { $round }{ $last }. { $turn }
board-text-last = , the last one
board-text-player = { $player }: { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
} left, { $silver } silver, { $pieces }
board-text-starts = , start player
board-text-settled = . Settled: { $hexes }
board-text-built = { $tiles ->
    [one] { $hex }
   *[other] { $hex } ×{ $tiles }
}
board-text-count = { $count ->
    [one] 1 { $piece }
   *[other] { $count } × { $piece }
}
board-text-worker = { $colour } worker
board-text-plus = { " + " }
board-text-reach = Next to settlements: { $hexes }
board-text-hex = { $hex } ({ $cost }{ $extras })
board-text-double = ; double
board-text-with-cattle = ; cattle
board-text-canteens = ; { $count ->
    [one] canteen
   *[other] { $count } canteens
}
board-text-place = { $place }, free: { $free }
board-text-desk = { $workers ->
    [one] 1 worker for { $silver }
   *[other] { $workers } workers for { $silver }
} silver
board-text-space = { $silver } silver for { $goods }
board-text-city = City: { $rows }
board-text-empty-row = { $row } ({ $pays })
board-text-held-row = { $row } ({ $pays }): { $player } for { $price }
board-text-to-bid = Still to bid: { $players }
board-text-wheel = The wheel points to { $pairs } (clockwise, one more grain each)
board-text-pair = { $first } and { $second }
board-text-supply = Supply: { $pieces }
board-text-row = Row { $row }: { $hexes }
board-text-owner = { $tiles ->
    [one] { $hex } { $player }
   *[other] { $hex } { $player } ×{ $tiles }
}
board-text-land = { $hex } { $land ->
    [start] start tile
    [canteen] lake with canteen
    [lake] lake
   *[mountain] mountain
}

# What is what

sign-hex = A hex: the goods that a settlement costs there
sign-double = A hex for two settlements at once
sign-houses = Settlements you have left: the first with none wins
sign-goods = Your goods
sign-workers = Your workers
sign-cattle = Your cattle: trade them in your turn for goods, silver or workers
sign-canteens = Your canteens: each brings another turn. The first to settle beside a lake gets its canteen
sign-wheel = The wheel: recruit the two workers at the pointer
sign-city = The city: bids in pumpkins
sign-reward = What the winner of this row gets
sign-bank = The bank: workers for silver
sign-area = A space to work on: its silver, a worker here, and its goods
sign-right = Another worker here: one more
