# Texts on the board.

board-round = Round
board-turn = { $step ->
    [ChooseStarter] { $players } to choose who starts
    [ChooseBlocks] { $players } to choose blocks
    [ChooseBlock] { $players } to choose blocks
    [PlayCard] { $players } to build
    [ChooseCity] { $players } to build
    [PlaceBlock] { $players } to build
    [DiscardCard] { $players } must pass
   *[GiveUpBlock] { $players } must pass
}
board-colour = { colour }
board-centre = Centre
board-pays = { $category ->
    [tallest] tallest building
    [majorities] most in a city
   *[buildings] each building
}

# The board in words.

board-text-status = Manhattan, round { $round } of { $rounds }. { $turn }
board-text-score = { $player } ({ $colours }, { $side }): { $points } points
board-text-soon = , now worth { $soon } more
board-text-sources = : tallest { $tallest }, majorities { $majorities }, buildings { $buildings }, promo { $promo }
board-text-starts = , first player
board-text-promo = Promo card { $promo }: { $pays }
board-text-hand = Your cards build at: { $cells }
board-text-city = { $city }: { $buildings }
board-text-leader = , majority { $player }
board-text-empty-city = { $city }: nothing built
board-text-building = { $cell } { $owner } { $height }
board-text-shares = { $building } ({ $shares })
board-text-share = { $player } { $floors }
board-text-ready = { $player } builds this round with { $blocks }
board-text-later = { $player } keeps for later { $blocks }
board-text-blocks = { $count } × { $floors }-floor
board-text-no-blocks = no blocks
board-text-deck = Cards in the deck: { $cards }
board-text-two-colours = { $player } { $colour }

# What is what

sign-round = The round, and whose turn it is
sign-deck = Cards left in the deck
sign-building = A building: how high it is, and whose: the colour on top
sign-shares = Floors of each colour: to take it over, you need at least as many as its owner
sign-safe = A lock: no block is large enough to take it over
sign-majority = Who has the most buildings in this city, for 2 points
sign-card = Your cards: the red square is the site
sign-points = Your points, and what you would get now
sign-starts = Who starts this round; the next in turn starts the next one
sign-blocks = Your blocks for this round by size; below, those for later rounds
sign-paid = What every round pays
