game-name = Manhattan
game-pitch = Put up buildings in six great cities and be on top when they score.

# Options

ruleset-standard = one colour each, 4 rounds of 6 blocks
ruleset-publisher = 6 shorter rounds with 2 or 3 players
option-promo = Promo cards
option-promo-off = Off
option-promo-on = On: one more way to score each round
option-selection-mode = Choosing blocks
option-selection-mode-sequential = One player after another, in public
option-selection-mode-simultaneous = All at once, in secret
option-selection-mode-one-by-one = One block at a time, in turn
option-start-player = First start player
option-start-player-random = Random
option-start-player-first-seat = The first seat
option-start-player-chosen = Chosen by the first seat
option-card-reading = Reading cards
option-card-reading-by-seat = From your side of the board
option-card-reading-fixed = The same for everybody
option-two-player-rounds = Rounds with 2 players
option-two-player-rounds-by-ruleset = By the rules chosen
option-two-player-rounds-4 = 4 rounds, one colour each
option-two-player-rounds-6 = 6 rounds, two colours each
option-two-player-mode = With two colours each
option-two-player-mode-combined = Both count together
option-two-player-mode-per-colour = Each counts separately
option-three-player-rounds = Rounds with 3 players
option-three-player-rounds-by-ruleset = By the rules chosen
option-three-player-rounds-4 = 4 rounds of 6 blocks
option-three-player-rounds-6 = 6 rounds of 4 blocks
option-three-player-rounds-3 = 3 rounds of 8 blocks
option-tallest-tie = Tie for the tallest building
option-tallest-tie-by-player = Scores if one player owns them all
option-tallest-tie-by-building = Nobody scores
option-hobbiton-tie = Ties for Hobbiton
option-hobbiton-tie-one-winner = Sole owner of the tallest, any of the lowest
option-hobbiton-tie-strict = Sole owner of both
option-hobbiton-tie-lenient = Any owner of both

# Words

city = { $city ->
    [0] Manhattan
    [1] Frankfurt
    [2] Hong Kong
    [3] São Paulo
    [4] Cairo
   *[5] Sydney
}
cell = { $cell ->
    [0] NW
    [1] N
    [2] NE
    [3] W
    [4] Centre
    [5] E
    [6] SW
    [7] S
   *[8] SE
}
colour = { $colour ->
    [0] yellow
    [1] orange
    [2] blue
   *[3] purple
}
side = { $side ->
    [S] south
    [W] west
    [N] north
   *[E] east
}
floors = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
round-of = Round { $round } of { $rounds }
promo = { $promo ->
    [big_business] Big Business
    [megacity] Megacity
    [mixed_complex] Mixed Complex
    [world_expansion] World Expansion
    [small_town] Small Town
    [founder] Founder
    [view_from_the_clouds] View from the Clouds
    [villa] Villa
    [hobbiton] Hobbiton
   *[fake_news] Fake News
}
promo-text = { $promo ->
    [big_business] 2 points for the owner of the tallest building in each city
    [megacity] 1 point for every building in full cities, or else in the fullest
    [mixed_complex] 2 points for every building of 3 or more colours
    [world_expansion] 1 point for every building
    [small_town] 1 point for every building in the city with the fewest
    [founder] 1 point for every building of others that stands on your block
    [view_from_the_clouds] 1 point for every building of 5 floors or more
    [villa] 1 point for every building of 1 floor beside an empty site
    [hobbiton] 2 points for owning both the tallest and a lowest building of a city
   *[fake_news] Nothing yet: another card is revealed just before scoring
}

# Questions

ask-ChooseBlocks = How many { colour } blocks of { floors }? { $left } left to choose
ask-ChooseStarter = Who is the start player of the first round?
ask-ChooseBlock = Which block do you take for this round?
ask-PlayCard = Which card do you play?
ask-ChooseCity = Which city do you build in?
ask-PlaceBlock = Which block do you build with?
ask-DiscardCard = You cannot build anywhere. Which card do you discard?
ask-GiveUpBlock = You cannot build anywhere. Which block do you give up?

turn-ChooseStarter = Choose who starts.
turn-ChooseBlocks = Choose your blocks for this round.
turn-ChooseBlock = Choose a block for this round.
turn-PlayCard = Play a card and build.
turn-ChooseCity = Choose the city to build in.
turn-PlaceBlock = Choose the block to build with.
turn-DiscardCard = You cannot build anywhere: give up a card and a block.
turn-GiveUpBlock = You cannot build anywhere: give up a block.

# Moves

move-StartWith = { $starter_seat }
move-TakeBlocks = { $count ->
    [0] Take no { colour } { $floors }-floor blocks
    [one] Take 1 { colour } { $floors }-floor block
   *[other] Take { $count } { colour } { $floors }-floor blocks
}{ $left ->
    [0] , complete
   *[other] , { $left } left to choose
}
move-TakeBlock = 1 { colour } block of { floors }
move-UseCard = { cell } sites
move-BuildIn = { $top ->
    [0] { city }: { reached }, yellow on top
    [1] { city }: { reached }, orange on top
    [2] { city }: { reached }, blue on top
    [3] { city }: { reached }, purple on top
   *[other] { city }: empty site
}
reached = { $height ->
    [one] 1 floor
   *[other] { $height } floors
}
move-BuildWith = { floors }, { colour } → { $height } high
move-Discard = Discard the card for { cell } sites
move-GiveUp = Give up a { colour } block of { floors }

# Moves on buttons, in short

pick-TakeBlocks = { $count }
pick-TakeBlock = { $floors } { colour }
pick-UseCard = { cell }
pick-BuildIn = { city }
pick-BuildWith = { $floors } { colour } → { $height } high
pick-Discard = { cell }
pick-GiveUp = { $floors } { colour }

chose-StartWith = { $starter_seat } starts
chose-TakeBlocks = { $count } × { floors }
chose-TakeBlock = { floors }
chose-UseCard = card { cell }
chose-BuildIn = { city }
chose-BuildWith = { floors }
chose-Discard = discard { cell }
chose-GiveUp = give up { floors }

preset-Balanced = Balanced: { chosen }

# What options cost and bring

holding-buildings = { $sign }{ $count ->
    [one] 1 building
   *[other] { $count } buildings
}
holding-cities = { $sign }{ $count ->
    [one] 1 city led
   *[other] { $count } cities led
}
holding-tallest = { $sign }the tallest building
holding-promo = { $sign }{ $count } by the promo card
brief-TakenOver = takes over { $from_seat }’s building

# Refusals

refuse-CardFitsNowhere = { cell } sites: your blocks do not fit in any city.
refuse-OutOfReach = { $colour ->
    [-1] { city }, { cell }: needs a block of { $needs } floors, your largest has { $largest }.
   *[other] { city }, { cell }: { colour } needs a block of { $needs } floors, your largest has { $largest }.
}
refuse-BlockTooSmall = { floors }, { colour }: too small, this site needs { $needs }.

# The story

story-RoundStarted = { round-of } begins; { $starter_seat } starts.
story-PromoRevealed = Promo card { promo }: { promo-text }.
chosen = { chosen-fours }{ chosen-threes }{ chosen-twos }{ chosen-ones } floors
chosen-fours = { $fours ->
    [0] {""}
   *[other] { $fours } × 4
}
chosen-threes = { $threes ->
    [0] {""}
   *[other] { after-fours }{ $threes } × 3
}
chosen-twos = { $twos ->
    [0] {""}
   *[other] { after-threes }{ $twos } × 2
}
chosen-ones = { $ones ->
    [0] {""}
   *[other] { after-twos }{ $ones } × 1
}
after-fours = { $fours ->
    [0] {""}
   *[other] { ", " }
}
after-threes = { $threes ->
    [0] { after-fours }
   *[other] { ", " }
}
after-twos = { $twos ->
    [0] { after-threes }
   *[other] { ", " }
}
story-BlocksChosen = { $seat } took { colour } blocks: { chosen }.
story-BlocksRevealed = { $seat } had secretly taken { colour } blocks: { chosen }.
story-BlockChosen = { $seat } took a { colour } block of { floors }.
story-Founded = { $seat } started a building in { city } ({ cell }) with { floors }.
story-Raised = { $seat } added { floors } in { city } ({ cell }): now { $height } high.
story-TakenOver = { $seat } took over { $from_seat }’s building in { city } ({ cell }) with { floors }: now { $height } high.
story-Passed = { $seat } could not build, so discarded the card for { cell } sites and gave up a { colour } block of { floors }.
story-Reshuffled = { $cards ->
    [one] The deck ran out: 1 discarded card was reshuffled.
   *[other] The deck ran out: { $cards } discarded cards were reshuffled.
}
story-CardDrawn = You drew the card for { cell } sites.
story-RoundScored = { $seat } +{ $gained }: tallest { $tallest }, cities { $majorities }, buildings { $buildings }{ $promo ->
    [0] {""}
   *[other] , promo { $promo }
} → { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-GameWon = { $seat } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

category-tallest = Tallest building
category-majorities = City majorities
category-buildings = Buildings
category-promo = Promo card
tie-break-1 = taller tallest building
tie-break-2 = more cities led
title-loyal = Steady hand: raised { $count } own buildings
title-skyscraper = Skyscraper: the tallest building, { $count } floors
title-takeovers = Takeover artist: took over { $count } buildings
title-untouched = Solid: { $count ->
    [0] lost no building
    [one] lost only 1 building
   *[other] lost only { $count } buildings
}
title-cities = Mayor: leads { $count } cities

# The lesson

lesson-goal = Welcome to Manhattan! You put up buildings in six cities. **The owner of the top block owns the building**, and after every round all buildings score. You are yellow. First pick six blocks for this round, of one to four floors. One of four floors is picked already: there are only three for the whole match. Now choose those of three floors.
lesson-rest = Now those of two floors. The rest will be blocks of one floor.
lesson-card = Your turn has three small steps: card, city, block. A card shows **which of a city’s nine sites** you build on. Play the centre.
lesson-city = Every city has such a site. Build in Manhattan.
lesson-block = An empty site takes any block. A small one will do.
lesson-done = That is a whole turn! Until you press Done, you can take everything back. Done draws you a new card.
lesson-rival = Blue has a building of two floors in Hong Kong, on the very site of two of your cards. Let’s take it over.
lesson-higher = You may build on another’s building if you then have **at least as many floors in it** as anybody else.
lesson-level = Two against two: enough. You will be on top, so the whole building is yours, four floors high.
lesson-finish = Well done! The rest of the round was played for you, and your last block has four floors. Blue has a small building in Frankfurt, in the east. Play the card for it.
lesson-last = Your four floors there beat the one of blue: the building will be yours, and the tallest of all.
lesson-scoring = Now the round scores: **3** points for the tallest building of all, **2** for each city in which you own the most buildings, **1** for each building. In a tie, nobody gets the 3 or the 2. End your turn and see.
lesson-end = 15 to 6! The tallest building paid you 3, three cities 6, six buildings 6. Buildings stay and score again every round, unless somebody takes them over. **After round 4 the match ends, and the most points win.** Everybody sees your blocks, nobody your cards. Would you like to go on?

# The overview

overview-goal = Put up buildings in six cities. The owner of the top block owns the building. After each of the rounds, all buildings score; after the last one, the **most points** win.
overview-turn = **Your turn**
    1. Play a card: it shows on which of a city’s nine sites you build.
    2. Choose any of the six cities.
    3. Put a block there: on an empty site, or on a building in which you then have at least as many floors as anybody else.
    4. Draw a card.

# Help with a question that comes for the first time

help-ChooseBlocks = Big blocks take buildings over, but you have few for the whole match. Small ones start many buildings.
help-ChooseBlock = You take one block at a time, in turns, until all have enough.
help-PlayCard = The card only says where in a city; the city is your choice next.
help-ChooseCity = The most buildings in a city bring 2 points, each building 1, the tallest of all 3.
help-PlaceBlock = On another’s building, you need at least as many floors in it as anybody else.
help-DiscardCard = None of your cards can be used, so you lose a card and a block.
help-GiveUpBlock = This block leaves the game. Small ones are missed least.
