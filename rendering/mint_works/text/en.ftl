# Texts on the board.

board-round = Round
board-turn = { $step ->
    [TakeTurn] { $players } to place or pass
    [ChooseTarget] { $players } to choose a Location
    [BuyPlan] { $players } to buy a Plan
    [BuildPlan] { $players } to build
    [RecycleCard] { $players } to recycle a card
    [GiveCard] { $players } to swap a card
    [SwapCard] { $players } to swap a card
   *[ChooseCoop] { $players } to give a mint
}
board-closed = closed

# The board in words.

board-text-status = Mint Works, round { $round }. { $turn }
board-text-player = { $player }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $mints }
board-text-mints = { $mints ->
    [one] 1 mint
   *[other] { $mints } mints
}
board-text-endless = mints without end
board-text-starts = , starting player token
board-text-passed = , passed
board-text-buildings = . Buildings: { $cards }
board-text-plans = . Plans: { $cards }
board-text-building = { $plan } { $stars }
board-text-secret-plan = { $plan } (secret)
board-text-hidden = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
board-text-supply = Plan Supply: { $cards }
board-text-offer = { $plan } for { $cost }
board-text-no-supply = Plan Supply: empty
board-text-free = { $location }, cost { $cost }: { $free } of { $spaces } free
board-text-price = the Plan’s price
board-text-surcharge = 1 more than the other Location
board-text-taken = { $player } { $mints }
board-text-takers = { $line } ({ $takers })
board-text-owner = { $line }, owner { $player }
board-text-closed = { $location }: closed until its Deed is built
board-text-locked = { $line }, locked
board-text-deck = Cards in the Plan Deck: { $cards }
board-text-mint-supply = Mints in the Mint Supply: { $mints }
board-text-card = { $plan } ({ $kind }, cost { $cost }): { $text }
board-text-place = { $location }: { $text }

# What is what

sign-location = A Location: what it costs and does
sign-mint = A mint placed there: its space is taken
sign-owner = Its owner, who gains this when the round ends, if it was used
sign-deck = Cards left in the deck
sign-plan = A Plan for sale; its price is in the corner
sign-token = The starting player token: its holder begins
sign-building = Your card: built if it is bright
sign-stars = Your stars: seven end the game
sign-mints = Your mints
