# Texts on the board.

board-shift = Shift
board-drafting = Draft
board-steps = Steps left
board-turn = { $step ->
    [DraftOrder] { $players } to draft an order
    [TakeTurn] { $players } to send workers
    [ChooseSpace] { $players } to send workers
    [MineCoal] { $players } at work in the mine
    [ChooseWork] { $players } at work in the mine
    [ChooseSquare] { $players } at work in the mine
    [ChooseCubes] { $players } at work in the mine
    [ChooseTile] { $players } to buy a tunnel tile
    [ChooseOrder] { $players } to take an order
    [ReturnCards] { $players } to put the others back
    [ArrangeCards] { $players } to put the others back
   *[LoadCarts] { $players } to load a cart
}
board-area = { $area ->
    [factory] Minecart factory
    [order] New orders
    [delivery] Delivery
    [mine] Mining
    [money] Money
   *[bank] Bank
}
board-canteen = Canteen
board-supply = Coal supply
board-legend = { $players ->
    [2] The player with most gets the points on top.
   *[other] 10/5: 10 points for most, 5 for second most. Gold leads.
} { $unsure ->
    [0] At the end, unequal light and dark sides cost points.
   *[other] 0+: at least 0; newer orders still lie face down.
}
board-end = end
board-coal = Which coal for the empty cart?
board-draft = Orders to draft
board-peek = { $kind ->
    [tiles] Only you see these tunnel tiles
   *[orders] Only you see these orders
}
board-return = { $kind ->
    [tiles] These tunnel tiles go back
   *[orders] These orders go back
}
board-arrange = { $bottom ->
    [0] On top of the stack: which is number { $place }?
   *[1] At the bottom: which is number { $place }?
}
board-category = { $category ->
    [yellow] Yellow coal
    [brown] Brown coal
    [grey] Grey coal
    [black] Black coal
    [handcart] By handcart
    [carriage] By carriage
    [truck] By truck
    [locomotive] By locomotive
    [empty_yellow] Empty yellow carts
    [empty_brown] Empty brown carts
    [empty_grey] Empty grey carts
   *[empty_black] Empty black carts
}

# The board in words.

board-text-drafting = Coal Baron, orders are drafted. { $turn }
board-text-status = Coal Baron, shift { $shift } of { $shifts }. { $turn }
board-text-steps = . Work steps left: { $steps }
board-text-line = { $title }: { $text }
board-text-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $francs } F, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} left, { $delivered } delivered
board-text-starts = , starting player
board-text-closing = , end of the game now { $points }
board-text-orders = Orders of { $player }: { $orders }
board-text-outstanding = { $transport } for { $points } ({ $squares })
board-text-square = { $square } { $filled ->
    [0] open
   *[1] filled
}
board-text-order = { $order } for { $points }
board-text-delivered = Your delivered orders: { $orders }
board-text-tile = { $tile } for { $price } F
board-text-pit = Pit of { $player }: { $pit }
board-text-cage = cage { $level ->
    [0] at the surface
   *[other] on level { $level }
}: { $cubes }
board-text-storage = storage: { $cubes }
board-text-level = level { $level }: { $cubes } in { $carts ->
    [one] 1 cart
   *[other] { $carts } carts
}
board-text-sides = {" "}({ $light } light, { $dark } dark)
board-text-cubes = { $count } { $colour }
board-text-peek = look at the stack of { $cards }
board-text-work = { $steps } steps
board-text-gain = +{ $francs } F
board-text-empty = nothing left
board-text-needs = needs { $workers }
board-text-workers = { $player } { $workers }
board-text-canteen = Canteen: { $workers }
board-text-supply = Coal supply: { $cubes }
board-text-category = { $category } ({ $prizes }): { $counts }
board-text-prizes = { $second ->
    [0] { $first }
   *[other] { $first }/{ $second }
} from shift { $shift }
board-text-count = { $player } { $count }
board-text-at-least = at least { $count }

# What is what

sign-tile = A tunnel tile: its carts, its price and, on the helmet, the workers it takes
sign-order = An order: its coal, transport and points
sign-delivery = Delivery by this transport
sign-mine = The mine: the work steps that it gives
sign-covered = Closed with this number of players
sign-canteen = The canteen: displaced workers rest there until the shift ends
sign-starter = Starts this shift; the player with the most workers in the factory starts the next
sign-workers = Your workers for this shift
sign-cage = The cage of your lift: up to 5 cubes
sign-cart = A cart in your mine, with or without coal. Light tiles lie left of the lift, dark ones right
sign-storage = Your storage for coal
sign-delivered = Your delivered orders, face down until a shift ends
sign-own-order = Your order, with squares for its coal
sign-category = A majority and its points: of squares that you delivered, by colour and by transport, or of empty carts
sign-closing = Points at the end as things stand: for francs, coal, orders left and balance
