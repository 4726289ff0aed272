game-name = Coal Baron
game-pitch = Mine coal, ship orders and win the majorities scored after each shift.

# Options

ruleset-publisher = milder balance penalty, no forced purchase at the factory
option-balance = Balance of light and dark tiles
option-balance-by-ruleset = By the rules chosen
option-balance-level = On each level
option-balance-pit = Across the whole pit
option-tile-peek = Looking at tiles in the factory
option-tile-peek-by-ruleset = By the rules chosen
option-tile-peek-must-buy = Buy one if you can afford any
option-tile-peek-may-decline = Buying is optional
option-delivered-orders = Delivered orders
option-delivered-orders-face-down = Face down between scorings
option-delivered-orders-open = Always face up
option-tie-for-first = After a tie for first
option-tie-for-first-second-paid = Second place is still paid
option-tie-for-first-no-second = Second place is not paid

# Words

colour = { $colour ->
    [Y] yellow
    [B] brown
    [G] grey
   *[K] black
}
transport = { $transport ->
    [H] handcart
    [C] carriage
    [T] truck
   *[L] locomotive
}
squares = { $coal ->
    [Y] yellow
    [YY] 2 yellow
    [YYY] 3 yellow
    [B] brown
    [BB] 2 brown
    [BBB] 3 brown
    [G] grey
    [GG] 2 grey
    [GGG] 3 grey
    [K] black
    [KK] 2 black
    [KKK] 3 black
   *[YBGK] all 4 colours
}
order = { transport }, { squares }
tile = { $tile ->
    [Y1L] 1 yellow cart (light side)
    [Y1D] 1 yellow cart (dark side)
    [Y2L] 2 yellow carts (light side)
    [Y2D] 2 yellow carts (dark side)
    [B1L] 1 brown cart (light side)
    [B1D] 1 brown cart (dark side)
    [B2L] 2 brown carts (light side)
    [B2D] 2 brown carts (dark side)
    [G1L] 1 grey cart (light side)
    [G1D] 1 grey cart (dark side)
    [G2L] 2 grey carts (light side)
    [G2D] 2 grey carts (dark side)
    [K1L] 1 black cart (light side)
    [K1D] 1 black cart (dark side)
    [K2L] 2 black carts (light side)
   *[K2D] 2 black carts (dark side)
}
area = { $area ->
    [factory] Factory
    [mine] Mine
    [delivery] Delivery
    [money] Money
   *[order] Orders
}
place = { $space ->
    [factory_1] Factory 1
    [factory_2] Factory 2
    [factory_3] Factory 3
    [factory_4] Factory 4
    [factory_5] Factory 5
    [factory_6] Factory 6
    [factory_7] Factory 7
    [factory_8] Factory 8
    [factory_peek] Look at tiles
    [mine_4] Mine, 4 steps
    [mine_6] Mine, 6 steps
    [mine_8] Mine, 8 steps
    [mine_10] Mine, 10 steps
    [deliver_handcart] Delivery by handcart
    [deliver_carriage] Delivery by carriage
    [deliver_truck] Delivery by truck
    [deliver_locomotive] Delivery by locomotive
    [money_3] Money 3
    [money_4] Money 4
    [money_5] Money 5
    [money_6] Money 6
    [order_1] Orders 1
    [order_2] Orders 2
    [order_3] Orders 3
    [order_4] Orders 4
    [order_peek] Look at orders
   *[bank] Bank
}
staff = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
work = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
coals = { $cubes ->
    [one] 1 step
   *[other] { $cubes } steps
}
ahead = { $left ->
    [0] complete
   *[other] { $left } left
}
end = { $bottom ->
    [0] on top of the stack
   *[1] at the bottom of the stack
}
score = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Questions

ask-DraftOrder = Which order do you take?
ask-TakeTurn = Where do you send workers?
ask-ChooseSpace = Which space do you use?
ask-LoadCarts = Coal of this colour has run out. Which colour do you load instead?
ask-ChooseTile = Only you see these tiles. Which one do you buy?
ask-ChooseOrder = Only you see these orders. Do you take one?
ask-ReturnCards = Where do you put the others? Only you will know what they are.
ask-ArrangeCards = Which one goes next, from the top down?
ask-MineCoal = { $steps ->
    [one] 1 step is left. What do you do?
   *[other] { $steps } steps are left. What do you do?
}
ask-ChooseWork = { $kind ->
    [fill] Which cube do you put on an order?
    [stored] Which stored cubes do you put on an order?
    [store] Which cubes do you store?
   *[lift] To which level does the cage go?
}
ask-ChooseSquare = Which square do you fill with two cubes? It takes 2 steps.
ask-ChooseCubes = Which two cubes do you use?

turn-DraftOrder = Take an order.
turn-TakeTurn = Send workers to a space.
turn-ChooseSpace = Send workers to a space.
turn-LoadCarts = Choose coal for a cart.
turn-ChooseTile = Choose a tile.
turn-ChooseOrder = Choose an order.
turn-ReturnCards = Put the rest back.
turn-ArrangeCards = Put the rest back.
turn-MineCoal = Work in the mine.
turn-ChooseWork = Work in the mine.
turn-ChooseSquare = Work in the mine.
turn-ChooseCubes = Work in the mine.

# Moves

move-Draft = Take { order }: { score }
move-Visit = { area }: choose from { $spaces } spaces
move-BuyTile = { place }: { tile }, { $price } F · { staff }
move-PeekTiles = Look at the next { $cards } tiles · { staff }
move-Mine = Mine: { work } · { staff }
move-Deliver = Deliver by { transport }: { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, { score } · { staff }
move-Earn = Gain { $francs } F · { staff }
move-TakeOrder = Take { order }: { score } · { staff }
move-PeekOrders = Look at the next { $cards } orders · { staff }
move-Bank = Bank: gain { $francs } F · { staff }
move-KeepTile = Buy { tile } for { $price } F
move-KeepOrder = Take { order }: { score }
move-KeepNone = Keep none
move-PutBack = Put { $cards } { end } in this order
move-Arrange = Put them { end } in another order
move-NextTile = No. { $place }: { tile }
move-NextOrder = No. { $place }: { order }
move-LoadCart = Load { colour } on level { $level }
move-WorkOn = { $kind ->
    [fill] Put single cubes on orders: choose from { $choices }
    [stored] Put stored cubes on orders: choose from { $choices }
    [store] Store part of the cage: choose from { $choices }
   *[lift] Only move the cage: choose from { $choices } levels
}
move-Lift = { $level ->
    [0] Raise the cage to the surface with { $cage }/5 cubes
   *[other] Move the cage to level { $level } with { $cage }/5 cubes
} · 1 step
move-Load = Level { $level }: load { $cubes } { colour } · { work } → cage { $cage }/5
stored = { $origin ->
    [storage] stored{" "}
   *[cage] {""}
}
move-Fill = Put { stored }{ colour } on { order }: { ahead } · 1 step
move-FillAll = Put { $cubes } { stored }cubes on { order }: { ahead } · { coals }
move-Unload = Go up, put { $cubes } on { order }: { ahead } · { work }
move-Store = Store { $cubes } { colour } · { coals }
move-StoreAll = Store the whole cage · { coals }
move-Substitute = Fill a square of any colour with any two cubes · 2 steps
move-FillSquare = { colour } of { order }: { ahead }
first = { $first ->
    [Y] yellow
    [B] brown
    [G] grey
   *[K] black
}
second = { $second ->
    [Y] yellow
    [B] brown
    [G] grey
   *[K] black
}
move-UseCubes = { first } ({ $first_origin ->
    [storage] storage
   *[cage] cage
}) and { second } ({ $second_origin ->
    [storage] storage
   *[cage] cage
})
move-StopMining = Stop: { $steps ->
    [one] lose 1 step
   *[other] lose { $steps } steps
}

# Moves on buttons, in short

tile-short = { $tile ->
    [Y1L] 1 yellow
    [Y1D] 1 yellow, dark
    [Y2L] 2 yellow
    [Y2D] 2 yellow, dark
    [B1L] 1 brown
    [B1D] 1 brown, dark
    [B2L] 2 brown
    [B2D] 2 brown, dark
    [G1L] 1 grey
    [G1D] 1 grey, dark
    [G2L] 2 grey
    [G2D] 2 grey, dark
    [K1L] 1 black
    [K1D] 1 black, dark
    [K2L] 2 black
   *[K2D] 2 black, dark
}
pick-Draft = { order }
pick-Visit = { area }
pick-BuyTile = { tile-short }: { $price } F
pick-PeekTiles = See { $cards } tiles
pick-Mine = { work }
pick-Deliver = { transport } → { $points }
pick-Earn = { $francs } F
pick-TakeOrder = { order }
pick-PeekOrders = See { $cards } orders
pick-Bank = Bank → { $francs } F
pick-KeepTile = { tile-short }: { $price } F
pick-KeepOrder = { order }
pick-KeepNone = None
pick-PutBack = { $bottom ->
    [0] On top
   *[1] At the bottom
}
pick-Arrange = { $bottom ->
    [0] On top, reordered
   *[1] At the bottom, reordered
}
pick-NextTile = { tile-short }
pick-NextOrder = { order }
pick-LoadCart = { colour }
pick-WorkOn = { $kind ->
    [fill] Single cubes …
    [stored] Stored cubes …
    [store] Store some …
   *[lift] Move cage …
}
pick-Lift = { $level ->
    [0] Up to the surface
   *[other] To level { $level }
}
pick-Load = Load { $cubes } { colour }: { work }
pick-Fill = { colour } → { order }
pick-FillAll = { $cubes } → { order }
pick-Unload = Up, { $cubes } → { order }
pick-Store = Store { $cubes } { colour }
pick-StoreAll = Store all { $cubes }
pick-Substitute = Two cubes for one
pick-FillSquare = { colour } → { order }
pick-StopMining = Stop

kind-Transport = Orders by { transport }
kind-FillOrders = Fill orders
kind-LoadCage = Load
kind-StoreCubes = Store
kind-MoveCage = Move cage
kind-Tiles = Buy a tile

chose-Draft = { order }
chose-Visit = { area }
chose-BuyTile = { tile }
chose-PeekTiles = look at tiles
chose-Mine = mine, { work }
chose-Deliver = deliver by { transport }
chose-Earn = gain { $francs } F
chose-TakeOrder = { order }
chose-PeekOrders = look at orders
chose-Bank = bank
chose-KeepTile = buy { tile }
chose-KeepOrder = take { order }
chose-KeepNone = keep none
chose-PutBack = the rest { end }
chose-Arrange = one by one
chose-NextTile = { tile }
chose-NextOrder = { order }
chose-LoadCart = { colour }
chose-WorkOn = { $kind ->
    [fill] single cubes
    [stored] stored cubes
    [store] part of the cage
   *[lift] only the cage
}
chose-Lift = { $level ->
    [0] up
   *[other] level { $level }
}
chose-Load = level { $level }: { $cubes } { colour }
chose-Fill = { colour } on { order }
chose-FillAll = { $cubes } on { order }
chose-Unload = up, { $cubes } on { order }
chose-Store = store { $cubes } { colour }
chose-StoreAll = store { $cubes }
chose-Substitute = two for one
chose-FillSquare = { colour } of { order }
chose-UseCubes = { first } and { second }
chose-StopMining = stop

order-BankForShift = Send my workers to the bank until shift { $shift } ends
order-BankForGame = Send my workers to the bank until the game ends

# What options cost and bring

holding-workers = { $sign }{ $count ->
    [one] 1 worker
   *[other] { $count } workers
}
holding-steps = { $sign }{ $count ->
    [one] 1 step
   *[other] { $count } steps
}
holding-francs = { $sign }{ $count } F
holding-orders = { $sign }{ $count ->
    [one] 1 order
   *[other] { $count } orders
}
holding-carts-Y = { $sign }{ $count } yellow in carts
holding-carts-B = { $sign }{ $count } brown in carts
holding-carts-G = { $sign }{ $count } grey in carts
holding-carts-K = { $sign }{ $count } black in carts
holding-cage = { $sign }{ $count } in the cage
holding-storage = { $sign }{ $count } stored
holding-squares = { $sign }{ $count ->
    [one] 1 square filled
   *[other] { $count } squares filled
}
brief-Displaced = { $seat }’s workers to the canteen

# Refusals

refuse-TooFewWorkers = { place }: needs { staff }, you have { $have }.
refuse-TileTooDear = { tile }: costs { $price } F, you have { $francs } F.
refuse-NothingThere = { place }: empty, the stack has run out.
refuse-StackEmpty = { place }: the stack has run out.
refuse-NothingToDeliver = Delivery by { transport }: no order is complete.
refuse-CageFull = The cage is full: { $cage }/5 cubes.
refuse-CageBelow = The cage is at level { $level }: it can only be unloaded at the surface.

# The story; some events continue the line of the one before

cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
story-Drafted = { $seat } took an order: { order }
story-ShiftStarted = Shift { $shift } begins; { $seat } starts
story-Displaced = { $seat }’s { staff } sent to the canteen
story-TileBought = { $seat } bought { tile } for { $price } F ({ staff })
story-CartLoaded = loaded { colour } on level { $level }, as its own colour has run out
story-CartsEmpty = no coal left: { $carts ->
    [one] a cart on level { $level } stays empty
   *[other] { $carts } carts on level { $level } stay empty
}
story-TilesPeeked = { $seat } looked at the next { $cards } tiles ({ staff })
story-TileSeen = You saw: { tile }, { $price } F
story-TileKept = { $seat } bought { tile } for { $price } F
story-TilesReturned = { $seat } put back { $cards ->
    [one] 1 tile
   *[other] { $cards } tiles
} { end }
story-OrdersPeeked = { $seat } looked at the next { $cards } orders ({ staff })
story-OrderSeen = You saw: { order }, { score }
story-OrderKept = { $seat } took an order: { order }
story-OrdersReturned = { $seat } put back { $cards ->
    [one] 1 order
   *[other] { $cards } orders
} { end }
story-MineEntered = { $seat } mined for { work } ({ staff })
story-Loaded = { $cubes } { colour } from level { $level }
story-Filled = { cubes } on { order } ({ ahead })
story-Stored = { cubes } stored
story-Substituted = { first } and { second } for { colour } on { order } ({ ahead })
story-Delivered = { $seat } delivered { $orders ->
    [one] an order
   *[other] { $orders } orders
} by { transport } for { score } ({ staff })
story-Earned = { $seat } gained { $francs } F ({ staff })
story-OrderTaken = { $seat } took an order: { order } ({ staff })
story-Banked = { $seat } sent a worker to the bank for { $francs } F
story-TileRevealed = new in { place }: { tile }
story-OrderRevealed = new in { place }: { order }
scored = { $category ->
    [yellow] yellow coal
    [brown] brown coal
    [grey] grey coal
    [black] black coal
    [handcart] handcart
    [carriage] carriage
    [truck] truck
    [locomotive] locomotive
    [empty_yellow] empty yellow carts
    [empty_brown] empty brown carts
    [empty_grey] empty grey carts
   *[empty_black] empty black carts
}
firstrow = { $first_seat } { $first_count }{ $first_points ->
    [0] {""}
   *[other] {" "}(+{ $first_points })
}
secondrow = { $second_seat } { $second_count }{ $second_points ->
    [0] {""}
   *[other] {" "}(+{ $second_points })
}
thirdrow = { $third_seat } { $third_count }{ $third_points ->
    [0] {""}
   *[other] {" "}(+{ $third_points })
}
fourthrow = { $fourth_seat } { $fourth_count }{ $fourth_points ->
    [0] {""}
   *[other] {" "}(+{ $fourth_points })
}
story-CategoryScored = -# Shift { $shift }, { scored }: { $players ->
    [2] { firstrow }, { secondrow }
    [3] { firstrow }, { secondrow }, { thirdrow }
   *[4] { firstrow }, { secondrow }, { thirdrow }, { fourthrow }
}
story-ShiftScored = Shift { $shift }: { $seat } +{ $gained } (coal { $coal }{ $shift ->
    [1] {""}
   *[other] , transports { $transports }
}{ $shift ->
    [3] , empty carts { $carts }
   *[other] {""}
}) = { $points }
story-GameScored = Final scoring: { $seat } francs { $francs }, coal { $cubes }, orders left { $orders }, balance { $balance } = { $points }
story-GameWon = { $seat } won with { score } and { $francs } F left

round-of-game = Shift { $round }
step-of-game = Shift
lead-of-game = In the lead after each shift: { $runs }
title-financier = Financier: { $count } francs gained
title-start-to-finish-of-game = From start to finish: never lost the lead after the first shift
title-every-round-of-game = Steady: gained points in every shift
title-strong-finish-of-game = Strong finish: { $count } points in the last shift
title-best-round-of-game = Best shift of all: { $count } points
points-of-round = shift { $round }: { $points }
category-orders = Orders
category-coal = Coal
category-transports = Transports
category-carts = Empty carts
category-francs = Francs
category-cubes = Coal left
category-unfinished = Orders left
category-balance = Balance
tie-break-1 = more francs left
title-handcarts = Handcarts: { $count } orders delivered by handcart
title-carriages = Carriages: { $count } orders delivered by carriage
title-trucks = Trucks: { $count } orders delivered by truck
title-locomotives = Locomotives: { $count } orders delivered by locomotive
title-big-delivery = Big delivery: { $count } orders at once
title-supplier = Supplier: { $count } orders delivered
title-owner = Mine owner: { $count } tiles in the pit
title-displacer = Elbows: { $count } workers sent to the canteen
title-digger = Digger: { $count } cubes loaded

# The lesson

lesson-goal = Welcome to the coal mine! You buy tunnels, dig coal and ship it to those who ordered it. **Most points after three shifts win.** Before the first one, everybody takes three orders. Two are yours; take the one for yellow coal: few points, but soon dug.
lesson-done = An order names its transport, its points and its coal: here two yellow cubes, by carriage, for three points.
lesson-factory = Now the shift begins. Each turn, you **send workers to one space and do what it says**. First you need coal: the factory sells tunnel tiles, with a cube in every cart.
lesson-tile = A yellow cart costs one franc (F). Light tiles go left of your lift, dark ones right; levels whose sides differ cost points at the end. A free space takes one worker.
lesson-mine = The cart on the right came with your mine, so you have two yellow cubes now. Go to the mine to bring them up.
lesson-steps = The mine gives you **work steps**. Your two cubes take exactly six.
lesson-load = Moving the cage of your lift to any level is one step, loading a cube another. Going down to level 1 for both takes three.
lesson-unload = Up again is one step, and each cube put on your order one more. That completes it!
lesson-deliver = The order is complete, but only a **delivery** scores it. Send a worker to the carriage: all your complete orders for carriages leave at once.
lesson-shift = Three points! The order lies face down now, until the shift ends. That is when nobody has workers left; we skip ahead to your last turn.
lesson-last = Many turns later: your last two workers, and another complete order! But a worker stands on the handcart: send **one more than there are**. That worker leaves for the canteen.
lesson-end = The shift is over: **the player who has shipped most of a colour scores**. You lead in yellow and grey, the computer in black. The table shows what else is to come: each transport from shift 2 on, empty carts in shift 3. In the end, francs and coal add a little, and orders that you never shipped cost a point each. You are one point behind: shall we go on?

# The overview

overview-goal = Buy tunnels, dig coal and ship it for orders. Orders score at once; after each of three shifts, so does having shipped the most of a kind. The **most points** win.
overview-turn = **Your turn**
    Send workers to one space and do what it says:
    - Factory: buy a tunnel tile with coal.
    - Mine: take work steps, to bring coal up and onto your orders.
    - Delivery: ship complete orders of one transport.
    - Orders, money, bank: get more of each.
    If workers are there, send one more than there are.

# Help with a question that comes for the first time

help-DraftOrder = Deeper coal scores more, but takes more francs to reach. Several orders of one transport ship together.
help-TakeTurn = A shift lasts until all workers are used. A space with workers needs one more than are there.
help-ChooseSpace = The number on the helmet is how many workers you send.
help-ChooseTile = The others go back on top or to the bottom of the stack.
help-ChooseOrder = You need not take any.
help-ReturnCards = On top, the next player may get them; at the bottom, they come last.
help-ArrangeCards = The first one is drawn first.
help-MineCoal = Load coal, go up, and put it on orders, or store it for later. Any two cubes can stand for one. Steps that you do not use are lost.
help-ChooseWork = Single steps, for plans of your own.
help-ChooseSquare = Any two cubes stand for one of the right colour. The square counts as printed.
