game-name = Montana
game-pitch = Recruit workers, deliver goods and be the first to place all your settlements.

# Options

ruleset-publisher = grain adds a second pair of workers
option-recruit-grain = Grain when recruiting
option-recruit-grain-by-ruleset = By the rules chosen
option-recruit-grain-replace = Moves the pointer: you take the last pair only
option-recruit-grain-additional = Moves the pointer: you take both pairs
option-build-adjacency = Build next to
option-build-adjacency-any = The start tile or any settlement
option-build-adjacency-own = The start tile or your own settlements
option-long-game = Long game
option-long-game-off = Settlements by number of players
option-long-game-on = 12 settlements for everybody
option-tile-rotation = Landscape tiles
option-tile-rotation-random = Rotated at random
option-tile-rotation-fixed = All in the same orientation

# Words

colour = { $colour ->
    [0] brown
    [1] black
    [2] yellow
   *[other] orange
}
worker-1 = { $first ->
    [-1] nobody
    [0] brown
    [1] black
    [2] yellow
    [3] orange
   *[other] white
}
worker-2 = { $second ->
    [-1] {""}
    [0] +brown
    [1] +black
    [2] +yellow
    [3] +orange
   *[other] +white
}
worker-3 = { $third ->
    [-1] {""}
    [0] +brown
    [1] +black
    [2] +yellow
   *[other] +orange
}
pair = { $first ->
    [4] 2 of any colour
   *[other] { worker-1 }{ worker-2 }
}
area = { $area ->
    [0] Mine
    [1] Quarry
    [2] Grain field
   *[other] Farm
}
product = { $area ->
    [0] small copper
    [1] small stone
    [2] grain
   *[other] pumpkins
}
extra = { $area ->
    [3] { $count ->
        [one] 1 more pumpkin
       *[other] { $count } more pumpkins
    }
   *[other] { $count } more { product }
}
yield = { $area ->
    [3] { $count ->
        [one] 1 pumpkin
       *[other] { $count } pumpkins
    }
   *[other] { $count } { product }
}
good = { $good ->
    [0] small copper
    [1] small stone
    [2] grain
    [3] pumpkin
    [4] large copper
   *[other] large stone
}
good-1 = { $first ->
    [-1] nothing
    [0] copper
    [1] stone
    [2] grain
    [3] pumpkin
    [4] large copper
   *[other] large stone
}
good-2 = { $second ->
    [-1] {""}
    [0] , copper
    [1] , stone
    [2] , grain
    [3] , pumpkin
    [4] , large copper
   *[other] , large stone
}
good-3 = { $third ->
    [-1] {""}
    [0] , copper
    [1] , stone
    [2] , grain
    [3] , pumpkin
    [4] , large copper
   *[other] , large stone
}
good-4 = { $fourth ->
    [-1] {""}
    [0] , copper
    [1] , stone
    [2] , grain
    [3] , pumpkin
    [4] , large copper
   *[other] , large stone
}
row = { $row ->
    [0] Row 1
    [1] Row 2
    [2] Row 3
   *[other] Row 4
}
row-brief = { $row ->
    [0] 1 head of cattle, 3 upgrades to large
    [1] 3 of copper, stone or grain
    [2] 2 upgrades to large
   *[other] 2 silver, 1 upgrade to large
}
price = { $price ->
    [one] 1 pumpkin
   *[other] { $price } pumpkins
}
tiles = { $tiles ->
    [one] 1 settlement
   *[other] { $tiles } settlements
}
cattle-too = { $cattle ->
    [0] {""}
    [one] , cattle
   *[other] , { $cattle } cattle
}
canteens-too = { $canteens ->
    [0] {""}
    [one] , 1 canteen
   *[other] , { $canteens } canteens
}
gained = { $cattle ->
    [0] { $silver ->
        [0] {""}
       *[other] {" "}and gained { $silver } silver
    }
   *[other] {" "}and gained { $cattle } head of cattle
}
exchange = { $copper ->
    [0] { $stone } large stone
   *[other] { $copper } large copper{ $stone ->
        [0] {""}
       *[other] , { $stone } large stone
    }
}

# Questions

ask-TakeTurn = What now?
ask-ChooseTrade = Trade 1 head of cattle for what?
ask-ChooseFirstColours = White: which two workers?
ask-PayGrain = Pay how much grain?
ask-ChooseColours = White: which two workers?
ask-DismissWorker = Which worker do you put back?
ask-SendToBank = Which workers go to the bank?
ask-SendToArea = Which workers go?
ask-AddToRight = More workers for 1 more?
ask-PlaceBid = Which row?
ask-ChooseUpgrades = What do you upgrade?
ask-ChooseGoods = Which goods do you take?
ask-ChooseHex = Where do you build?
ask-EndBuilding = You have no build left. Do you trade cattle before your turn ends?
ask-ChooseCanteen = Turn over. Use a canteen for another?

turn-TakeTurn = Recruit, work or build.
turn-ChooseTrade = Choose what to trade 1 head of cattle for.
turn-ChooseFirstColours = Choose the colours of your white workers.
turn-PayGrain = Choose whether to move the pointer.
turn-ChooseColours = Choose the colours of white workers.
turn-DismissWorker = Choose a worker to put back.
turn-SendToBank = Choose workers for the bank.
turn-SendToArea = Choose workers for the space.
turn-AddToRight = Choose workers for the right part, or none.
turn-PlaceBid = The city: place your contractor, or pass.
turn-ChooseUpgrades = The city: choose your upgrades.
turn-ChooseGoods = The city: choose your goods.
turn-ChooseHex = Choose a hex to build on.
turn-EndBuilding = Trade cattle, or end the turn.
turn-ChooseCanteen = Choose whether to use a canteen.

# Moves

move-Recruit = Recruit: spin the wheel for 2 workers
move-UseBank = Bank { $space }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} → { $silver } silver
move-UseArea = { area } { $space }: { $silver } silver → { $goods } { product }
move-OpenCity = City: take 1 pumpkin and open the auction
move-Build = Build on up to 3 hexes
move-TradeCattle = Trade cattle …
move-TradeForGood = 1 { good }
move-TradeForSilver = { $silver } silver
move-TradeForWorker = 1 { colour } worker
move-TurnWheel = { $also ->
    [0] { $grain ->
        [0] No grain → { pair }
       *[other] { $grain } grain → { pair }
    }
   *[other] { $grain ->
        [0] No grain, no more workers
       *[other] { $grain } grain → { pair } as well
    }
}
move-TakeColours = { worker-1 }{ worker-2 }
move-ReturnWorker = Put back { colour }{ $left ->
    [0] {""}
   *[other] {" "}(then { $left } more)
}
move-Send = { worker-1 }{ worker-2 }{ worker-3 }
move-AddWorkers = { worker-1 }{ worker-2 } → { $goods } more { good }
move-LeaveRight = Leave it empty
move-Bid = { $outbids ->
    [0] { row } for { price }
   *[other] Outbid { row } for { $price }
}: { row-brief }
move-Pass = { $forced ->
    [0] Pass
   *[other] Pass: you cannot afford any space
}
move-Upgrade = { $copper ->
    [0] { $stone ->
        [0] No upgrade
       *[other] { exchange }
    }
   *[other] { exchange }
}
move-TakeGoods = { good-1 }{ good-2 }{ good-3 }
move-TakeFewer = Fewer …
move-Settle = { $hex }: { good-1 }{ good-2 }{ good-3 }{ good-4 } → { tiles }{ cattle-too }{ canteens-too }
move-StopBuilding = { $silver ->
    [0] Stop here
   *[other] Stop here: gain { $silver } silver
}
move-UseCanteen = Use a canteen for another turn ({ $left } left)
move-KeepCanteens = End the turn

# Moves on buttons, in short

pick-Recruit = Recruit
pick-UseBank = Bank → { $silver }
pick-UseArea = { $area ->
    [2] Field
   *[other] { area }
} → { $goods }
pick-OpenCity = City
pick-Build = Build
pick-TradeCattle = Trade cattle …
pick-TradeForGood = { good }
pick-TradeForSilver = { $silver } silver
pick-TradeForWorker = { colour }
pick-TurnWheel = { $also ->
    [0] { $grain }: { pair }
   *[other] { $grain ->
        [0] 0: no more
       *[other] { $grain }: { pair }
    }
}
pick-ReturnWorker = { colour }
pick-AddWorkers = { worker-1 }{ worker-2 }
pick-LeaveRight = None
reward = { $row ->
    [0] Cattle
    [1] Goods
    [2] Upgrade
   *[other] Silver
}
pick-Bid = { reward }: { $price }
pick-Pass = Pass
pick-TakeGoods = { $first ->
    [0] { $second ->
        [0] { $third ->
            [0] 3 copper
            [1] 2 copper, stone
            [2] 2 copper, grain
           *[other] 2 copper
        }
        [1] { $third ->
            [1] copper, 2 stone
            [2] copper, stone, grain
           *[other] copper, stone
        }
        [2] { $third ->
            [2] copper, 2 grain
           *[other] copper, grain
        }
       *[other] copper
    }
    [1] { $second ->
        [1] { $third ->
            [1] 3 stone
            [2] 2 stone, grain
           *[other] 2 stone
        }
        [2] { $third ->
            [2] stone, 2 grain
           *[other] stone, grain
        }
       *[other] stone
    }
   *[other] { $second ->
        [2] { $third ->
            [2] 3 grain
           *[other] 2 grain
        }
       *[other] grain
    }
}
pick-Upgrade = { $copper ->
    [0] { $stone ->
        [0] None
        [1] stone
       *[other] { $stone } stone
    }
   *[other] { $copper ->
        [1] copper
       *[other] { $copper } copper
    }{ $stone ->
        [0] {""}
        [1] , stone
       *[other] , { $stone } stone
    }
}
pick-Settle = { $hex } → { $tiles }{ cattle-too }
pick-StopBuilding = { $silver ->
    [0] Stop
   *[other] Stop, +{ $silver } silver
}
pick-UseCanteen = Use a canteen
pick-KeepCanteens = End turn

kind-Bank = Bank
kind-Area = { $area ->
    [2] Field
   *[other] { area }
}
kind-Row = { reward }
kind-Workers = With { worker-1 }
kind-Goods = With { good-1 }
kind-LargeCopper = { $copper ->
    [0] No large copper
   *[other] { $copper } large copper
}
kind-Hexes = Hexes { $letter }

chose-Recruit = recruit
chose-UseBank = Bank { $space }
chose-UseArea = { area } { $space }
chose-OpenCity = city
chose-Build = build
chose-TradeCattle = trade cattle
chose-TradeForGood = 1 { good }
chose-TradeForSilver = { $silver } silver
chose-TradeForWorker = 1 { colour } worker
chose-TurnWheel = { $grain ->
    [0] no grain
   *[other] { $grain } grain
}
chose-TakeColours = { worker-1 }{ worker-2 }
chose-ReturnWorker = put back { colour }
chose-Send = { worker-1 }{ worker-2 }{ worker-3 }
chose-AddWorkers = { worker-1 }{ worker-2 }
chose-LeaveRight = right part empty
chose-Bid = { row }
chose-Pass = pass
chose-Upgrade = { $copper ->
    [0] { $stone ->
        [0] no upgrade
       *[other] { exchange }
    }
   *[other] { exchange }
}
chose-TakeGoods = { good-1 }{ good-2 }{ good-3 }
chose-TakeFewer = fewer
chose-Settle = { $hex }
chose-StopBuilding = stop
chose-UseCanteen = use a canteen
chose-KeepCanteens = end the turn

order-BidUpTo = Auction { $auction }: { row } up to { price }
order-PassBids = Auction { $auction }: otherwise pass
order-PassAlways = Pass in every auction that others open

# What options cost and bring

holding-workers-0 = { $sign }{ $count ->
    [one] 1 brown worker
   *[other] { $count } brown workers
}
holding-workers-1 = { $sign }{ $count ->
    [one] 1 black worker
   *[other] { $count } black workers
}
holding-workers-2 = { $sign }{ $count ->
    [one] 1 yellow worker
   *[other] { $count } yellow workers
}
holding-workers-3 = { $sign }{ $count ->
    [one] 1 orange worker
   *[other] { $count } orange workers
}
holding-silver = { $sign }{ $count } silver
holding-goods-0 = { $sign }{ $count } small copper
holding-goods-1 = { $sign }{ $count } small stone
holding-goods-2 = { $sign }{ $count } grain
holding-goods-3 = { $sign }{ $count ->
    [one] 1 pumpkin
   *[other] { $count } pumpkins
}
holding-goods-4 = { $sign }{ $count } large copper
holding-goods-5 = { $sign }{ $count } large stone
holding-cattle = { $sign }{ $count } cattle
holding-canteens = { $sign }{ $count ->
    [one] 1 canteen
   *[other] { $count } canteens
}
holding-settlements = { $sign }{ $count ->
    [one] 1 settlement placed
   *[other] { $count } settlements placed
}
brief-BidPlaced = your contractor in { row } at { price }
brief-Outbid = outbids { $other_seat } in { row } at { price }
brief-BankCleared = empties the bank
brief-AreaCleared = empties the { area }
brief-FinalRound = starts the final round

# Refusals

refuse-NobodyToSend = Bank, mine, quarry, grain field and farm: you have no workers.
refuse-BankNeedsWorkers = Bank spaces for { $workers } workers or more: you have { $have }.
refuse-AreasNeedWorkers = Places of other colours: they need one worker of their colour or any two.
refuse-AreasNeedSilver = Spaces for { $silver } silver or more: you have { $have }.
refuse-NothingToBuild = Build: you cannot afford any hex within reach{ $trade ->
    [0] {""}
   *[other] , unless you trade cattle
}.
refuse-NothingLeft = Build: you have placed all your settlements.
refuse-HexTooDear = { $hex }: you lack { good-1 }{ good-2 }{ good-3 }{ good-4 }.
refuse-RowTooDear = { row }: costs { price }, you have { $have }.

# The story

story-GameBegan = The map is laid out, and everybody spins the wheel twice. { $starter_seat } goes first.
story-Spun = { $seat } spun the wheel: { pair }.
story-WheelTurned = { $seat } paid { $grain } grain and moved the pointer: { pair }.
story-Recruited = { $seat } took { worker-1 }{ worker-2 }.
story-WorkerReturned = { $seat } had no room for all workers and put { colour } back.
story-TradedForGood = { $seat } traded 1 head of cattle for 1 { good }.
story-TradedForSilver = { $seat } traded 1 head of cattle for { $silver } silver.
story-TradedForWorker = { $seat } traded 1 head of cattle for 1 { colour } worker.
story-GoodsGivenUp = Shortage of { good }: { $seat } returned { $count }.
story-WorkersGivenUp = Shortage of { colour } workers: { $seat } returned { $count }.
story-Banked = { $seat } sent { worker-1 }{ worker-2 }{ worker-3 } to Bank { $space } for { $silver } silver.
story-Produced = { $seat } sent { worker-1 }{ worker-2 } to { area } { $space } and paid { $silver } silver for { yield }.
story-ProducedMore = { $seat } added { worker-1 }{ worker-2 } at { area } { $space }: { extra }.
story-CityOpened = { $seat } opened the city and took { $count ->
    [one] 1 pumpkin
   *[other] { $count } pumpkins
}.
story-BidPlaced = { $seat } bid { price } for { row } ({ row-brief }).
story-Outbid = { $seat } outbid { $other_seat } in { row } with { price } ({ row-brief }).
story-BidPassed = { $seat } passed.
story-NothingToBid = { $seat } has too few pumpkins to bid.
story-Rewarded = { $seat } paid { price } for { row }{ gained }.
story-RewardLost = { $seat } can no longer pay { price } for { row }, and gets nothing.
story-Upgraded = { $seat } upgraded: { exchange }.
story-GoodsTaken = { $seat } took { good-1 }{ good-2 }{ good-3 }.
story-Settled = { $seat } settled { $hex }: { tiles }{ $lines ->
    [0] {""}
    [one] {" "}(1 for a line)
   *[other] {" "}({ $lines } for lines)
}{ cattle-too }{ canteens-too }.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } to go.
}
story-BuildingEnded = { $seat } stopped building and took { $silver } silver.
story-BankCleared = The bank is full, so it is emptied: its workers return to the supply.
story-AreaCleared = { area }: all spaces are full, so it is emptied: its workers return to the supply.
story-FinalRound = { $seat } has placed the last settlement! The game ends before { $starter_seat }’s next turn.
story-CanteenUsed = { $seat } used a canteen for another turn.
story-Stalled = The game ends after { $rounds } rounds.
story-GameWon = { $seat } won with { $settlements } settlements.

category-built = Hexes
category-doubles = Double icons
category-lines = Lines
tie-break-1 = more cattle and canteens
tie-break-2 = more silver, workers and goods
points-of-game = { $points ->
    [one] 1 settlement
   *[other] { $points } settlements
}
result-total-of-game = Settlements
result-curve-of-game = Settlements, turn by turn
result-curve-rounds-of-game = Settlements, round by round
result-curve-numbered-of-game = Settlements, turn by turn; numbers are rounds
best-turns-of-game = Most settlements in one turn
best-rounds-of-game = Most settlements in one round
title-one-point-of-game = Photo finish: won by 1 settlement
title-big-turn-of-game = Big turn: { $count } settlements in one
title-strong-finish-of-game = Strong finish: { $count } settlements in the last round
title-best-round-of-game = Best round of all: { $count } settlements
title-best-category-of-game = Specialist: { $count } settlements for “{ $category }”
title-comeback-of-game = Comeback: last at half-time, { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
} behind
title-runaway-of-game = Clear victory: { $count } settlements ahead
title-every-round-of-game = Steady: placed settlements in every round
title-every-category-of-game = All-rounder: settlements of every kind
title-second-half-of-game = Chase: most settlements of all in the second half ({ $count })
title-close-second-of-game = Close behind: only { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
} short
title-recruiter = Recruiter: recruited { $count } times
title-banker = Thrifty: { $count } silver at the end
title-liner = Surveyor: { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
} for lines
title-doubler = Town founder: { $count } settlements for double icons
title-water-bearer = Restless: { $count } extra turns by canteens
title-councillor = City dweller: { $count } rewards of the city
title-trader = Trader: { $count } head of cattle traded
title-rancher = Rancher: { $count } head of cattle at the end
title-pacemaker = Pacemaker: placed all settlements first

# The lesson

lesson-goal = Welcome to Montana! There are no points: **be the first to place all your settlements**. You have twelve. Each turn you do one of three things: recruit, work or build. Recruit first: spin the wheel.
lesson-wheel = The wheel shows yellow and orange. Each grain would move the pointer one sector further, but this pair is fine: keep your grain.
lesson-work = You have six workers now. In a match, Done ends your turn; here it is pressed for you. Let them work! Each place suits one colour: **orange workers bring pumpkins from the farm**. The first space is the cheapest.
lesson-worker = One worker of the right colour is enough; otherwise it takes any two. Workers do not come back to you: when all spaces of a place are taken, it is emptied for new ones.
lesson-right = The right part of the space, +1, takes more workers but no silver. Send your other orange worker too.
lesson-city = Your rival opened the auction in the city. Each row has its reward, and **everybody bids pumpkins**, even out of turn. Your contractor marks your bid. You need goods for building: outbid your rival in row 2.
lesson-goods = Your rival moved to row 3 and made small goods large: only the city does that, and some hexes ask for it. You take three small ones. Look what the hexes beside the wagon cost: there everybody begins.
lesson-build = Now you can pay for three hexes: **the most that one turn allows**. Build!
lesson-first = You build beside the wagon or beside **anybody’s** settlement, and pay exactly the goods on the hex.
lesson-lake = Eleven to go! Your settlement has opened new hexes. This one lies on two lakes: the first to settle beside a lake gets its canteen.
lesson-double = Two little houses: this hex takes **two settlements at once**. The fourth of your hexes in a straight line takes one more, too.
lesson-canteen = Four settlements in one turn! Each build that you leave out pays 1 silver instead. A canteen brings you another turn at once: use it.
lesson-end = Eight to go, and it is your turn again. **The round in which somebody places their last settlement is the final one**, and that player wins. If several have placed all, most cattle and canteens decide. Trade cattle whenever something is missing; the bank pays silver for workers of any colour. Shall we go on?

# The overview

overview-goal = Settlers come to Montana and need goods. There are no points: **be the first to place all your settlements**. The round in which somebody does is the last.
overview-turn = **Your turn**: one of three things
    - Recruit: spin the wheel and take two workers.
    - Work: send workers to the bank for silver, to mine, quarry, field or farm for goods, or bid in the city.
    - Build: pay the goods of up to three hexes, next to any settlement, and settle them.
    In your turn you may also trade cattle for what is missing.

# Help with a question that comes for the first time

help-TakeTurn = One thing a turn: recruit, work or build. Build as soon as you can pay for two or three hexes.
help-PayGrain = Each grain moves the pointer one sector further, perhaps to a pair that suits you better.
help-ChooseFirstColours = Brown works in the mine, black in the quarry, yellow in the field, orange on the farm.
help-ChooseColours = Brown works in the mine, black in the quarry, yellow in the field, orange on the farm.
help-DismissWorker = Nobody can keep more than eight workers.
help-SendToBank = The bank takes any colours: send those you need least. They do not come back.
help-SendToArea = One worker of its own colour does the work of any two others. They do not come back: once all spaces of a place are taken, it is emptied for new workers.
help-AddToRight = The right part costs no silver.
help-PlaceBid = Your contractor marks how many pumpkins you bid for the reward of a row. You pay only if nobody outbids you; if they do, you may bid again.
help-ChooseUpgrades = Some hexes ask for large copper or stone, which come only from here.
help-ChooseGoods = Look at the hexes beside the settlements for what you need.
help-ChooseHex = After each settlement, new hexes beside it are open to you, and to everybody.
help-EndBuilding = You can also keep cattle, and trade them in a later turn.
help-ChooseCanteen = A canteen gives you another whole turn, now or later.
help-ChooseTrade = A trade does not use up your turn.
