game-name = Mint Works
game-pitch = Put your mints to work, buy Plans and build the best Neighborhood.

# Options

ruleset-publisher = weaker Temp Agency and Recycler
option-opponent = Opponent in a solo game
option-opponent-random = Random
option-opponent-justin = Justin: locks the Locations he uses
option-opponent-rachael = Rachael: wins if the mints run out
option-opponent-sonic = Sonic: two turns in a row
option-opponent-mort = Mort: never runs out of mints
option-advanced = Advanced Locations
option-advanced-none = None
option-advanced-random = Two at random (solo: one)
option-advanced-chosen = The two chosen below (solo: the first)
option-advanced-first = First Advanced Location, if chosen
option-advanced-first-crowdfunder = Crowdfunder
option-advanced-first-recycler = Recycler
option-advanced-first-swap-meet = Swap Meet
option-advanced-first-temp-agency = Temp Agency
option-advanced-second = Second one (if the same: random)
option-advanced-second-crowdfunder = Crowdfunder
option-advanced-second-recycler = Recycler
option-advanced-second-swap-meet = Swap Meet
option-advanced-second-temp-agency = Temp Agency
option-temp-agency-target = The Temp Agency can use
option-temp-agency-target-by-ruleset = By the rules chosen
option-temp-agency-target-any-open = Any other open Location
option-temp-agency-target-occupied = Only Locations with mints on them
option-recycler-rule = For Buildings the Recycler pays
option-recycler-rule-by-ruleset = By the rules chosen
option-recycler-rule-first-printing = Cost plus printed stars
option-recycler-rule-later-printing = Current stars only

# Words

plan = { $plan ->
    [gallery] Gallery
    [gardens] Gardens
    [statue] Statue
    [museum] Museum
    [windmill] Windmill
    [bridge] Bridge
    [factory] Factory
    [stripmine] Stripmine
    [workshop] Workshop
    [corporate_hq] Corporate HQ
    [mine] Mine
    [co_op] Co-Op
    [plant] Plant
    [vault] Vault
    [assembler] Assembler
    [obelisk] Obelisk
    [landfill] Landfill
    [crane] Crane
    [truck] Truck
    [lotto] Lotto
    [wholesaler] Wholesaler
   *[hidden] secret Plan
}
plan-brief = { $plan ->
    [gallery] grows by 1 star a round
    [gardens] 3 stars
    [statue] 2 stars
    [museum] 1 star per Culture Building
    [windmill] 1 star
    [bridge] counts as 2 Buildings
    [factory] 3 stars, +1 mint a round
    [stripmine] +3 mints a round
    [workshop] 2 stars, +1 mint a round
    [corporate_hq] 1 mint a round per Building
    [mine] 1 star, +1 mint a round
    [co_op] 1 star, +1 mint, +1 to another
    [plant] 2 stars, +2 mints a round
    [vault] 2 stars per unbuilt Plan
    [assembler] 1 star, what you buy is built
    [obelisk] 1 star per Building
    [landfill] 3 stars, −1 per own Culture
    [crane] 1 star, Builder costs 1 less
    [truck] 1 star, Supplier costs 1 less
    [lotto] 2 stars, owns the Lotto
    [wholesaler] 1 star, owns the Wholesaler
   *[hidden] only its holder knows it
}
plan-text = { $plan ->
    [gallery] 1 star for each mint on it. In Upkeep, a mint from the Mint Supply is put on it.
    [gardens] 3 stars.
    [statue] 2 stars.
    [museum] 1 star for each of your Culture Buildings, including this one.
    [windmill] 1 star.
    [bridge] No stars. It counts as two Culture Buildings.
    [factory] 3 stars. In Upkeep, you gain 1 mint.
    [stripmine] No stars. In Upkeep, you gain 3 mints.
    [workshop] 2 stars. In Upkeep, you gain 1 mint.
    [corporate_hq] No stars. In Upkeep, you gain 1 mint for each of your Buildings, including this one.
    [mine] 1 star. In Upkeep, you gain 1 mint.
    [co_op] 1 star. In Upkeep, you gain 1 mint, and so does another player of your choice.
    [plant] 2 stars. In Upkeep, you gain 2 mints.
    [vault] 2 stars for each of your unbuilt Plans.
    [assembler] 1 star. Plans that you gain from the Supplier are built at once for free.
    [obelisk] 1 star for each of your Buildings, including this one.
    [landfill] 3 stars. Each of your Culture Buildings is worth 1 star less, but never less than 0.
    [crane] 1 star. The Builder costs you 1 mint less.
    [truck] 1 star. The Supplier costs you 1 mint less, but at least 1.
    [lotto] 2 stars. The Lotto opens, and you own it.
    [wholesaler] 1 star. The Wholesaler opens, and you own it.
   *[hidden] A Plan from the Lotto. Only its holder knows it.
}
type = { $type ->
    [culture] Culture
    [production] Production
    [utility] Utility
   *[deed] Deed
}
location = { $location ->
    [producer] Producer
    [wholesaler] Wholesaler
    [builder] Builder
    [supplier] Supplier
    [leadership_council] Leadership Council
    [lotto] Lotto
    [crowdfunder] Crowdfunder
    [recycler] Recycler
    [swap_meet] Swap Meet
   *[temp_agency] Temp Agency
}
location-brief = { $location ->
    [producer] gain 2
    [wholesaler] gain 2
    [builder] build a Plan
    [supplier] gain a Plan
    [leadership_council] gain 1, start next round
    [lotto] draw a secret Plan
    [crowdfunder] gain 3, others gain 1
    [recycler] turn a card into mints
    [swap_meet] exchange a card
   *[temp_agency] use another Location
}
location-text = { $location ->
    [producer] Gain 2 mints.
    [wholesaler] Gain 2 mints. In Upkeep, its owner gains 1 mint if there are mints here.
    [builder] Turn one of your Plans into a Building.
    [supplier] Gain a Plan from the Plan Supply for its cost.
    [leadership_council] Take the starting player token and gain 1 mint.
    [lotto] Gain the top card of the Plan Deck as a secret Plan. In Upkeep, its owner gains 2 mints if there are mints here.
    [crowdfunder] Gain 3 mints. Everybody else gains 1.
    [recycler] Put one of your Plans or Buildings under the Plan Deck and gain mints for it.
    [swap_meet] Exchange one of your Plans or Buildings for a card of the Plan Supply.
   *[temp_agency] Use the effect of another open Location, for 1 mint more than it costs.
}
opponent-name = { $opponent ->
    [justin] Justin
    [rachael] Rachael
    [sonic] Sonic
   *[mort] Mort
}
who = { $opponent ->
    [justin] Justin
    [rachael] Rachael
    [sonic] Sonic
    [mort] Mort
   *[nobody] { $seat }
}
cost = { $cost ->
    [one] 1 mint
   *[other] { $cost } mints
}
amount = { $mints ->
    [one] 1 mint
   *[other] { $mints } mints
}
count = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
way = { $place ->
    [temp_agency] {" "}at the Temp Agency
   *[other] {""}
}
kind = { $built ->
    [0] Plan
   *[1] Building
}

# Questions

ask-TakeTurn = Where do you place mints?
ask-TakeLastTurn = Last round: where do you place mints?
ask-ChooseTarget = Which Location’s effect do you use?
ask-BuyPlan = Which Plan do you gain?
ask-BuildPlan = Which Plan do you build?
ask-RecycleCard = Which card do you put under the deck for mints?
ask-GiveCard = Which card do you give away?
ask-SwapCard = Which card of the Plan Supply do you take? It becomes an unbuilt Plan.
ask-ChooseCoop = Your Co-Op gives 1 mint to another player. To whom?

turn-TakeTurn = Place mints, or pass.
turn-TakeLastTurn = Seven stars are reached, so this is the last round. Place mints, or pass.
turn-ChooseTarget = Choose a Location for the Temp Agency.
turn-BuyPlan = Choose a Plan to gain.
turn-BuildPlan = Choose a Plan to build.
turn-RecycleCard = Choose a card to recycle.
turn-GiveCard = Choose a card to give away.
turn-SwapCard = Choose a card to take.
turn-ChooseCoop = Choose who gains a mint from your Co-Op.

# Moves

dues = { $location ->
    [supplier] { cost } or more
    [temp_agency] { cost } or more
   *[other] { cost }
}
move-Pass = { $forced ->
    [0] Pass for now
   *[1] Pass: there is nowhere to place mints
}
move-Place = { location }: { dues } → { location-brief }
move-Hire = { location }: { dues } → { location-brief }
move-Buy = { plan }, { cost }{ $built ->
    [0] {""}
   *[1] , built
}: { plan-brief }
move-Build = { plan }, { cost }: { plan-brief }
move-Recycle = { plan } ({ kind }), { cost } → gain { $gain }
move-Give = Give { plan } ({ kind }): { plan-brief }
move-SwapFor = { plan }, { cost }: { plan-brief }
move-GiveMint = 1 mint to { $other_seat }

# Moves on buttons, in short

pick-Pass = Pass
pick-Place = { location }
pick-Hire = { location }
pick-Buy = { plan }
pick-Build = { plan }
pick-Recycle = { plan } → { $gain }
pick-Give = { plan }
pick-SwapFor = { plan }
pick-GiveMint = { $other_seat }

kind-Plans = Plans
kind-Buildings = Buildings

chose-Pass = pass
chose-Place = { location }
chose-Hire = { location }
chose-Buy = { plan }
chose-Build = { plan }
chose-Recycle = { plan }
chose-Give = give { plan }
chose-SwapFor = take { plan }
chose-GiveMint = { $other_seat }

order-PassUntilEnd = Pass until round { $round } ends
order-GiveCoopTo = Always give the Co-Op’s mint to { $other_seat }

# What options cost and bring

holding-mints = { $sign }{ $count ->
    [one] 1 mint
   *[other] { $count } mints
}
holding-plans = { $sign }{ $count ->
    [one] 1 Plan
   *[other] { $count } Plans
}
holding-buildings = { $sign }{ $count ->
    [one] 1 Building
   *[other] { $count } Buildings
}
holding-stars = { $sign }{ $count ->
    [one] 1 star
   *[other] { $count } stars
}
holding-token = { $sign }starting player token
brief-OthersGained = others +{ $mints }
brief-Opened = opens the { location }
brief-LeftAtSwapMeet = −{ plan }
brief-Swapped = +{ plan }
brief-CoopPaid = { who } +1 mint
brief-LottoPlayed = a secret Plan
brief-IncomePaid = ends round { $round }
brief-IncomeGained = ends round { $round }

# Refusals

refuse-LocationClosed = { location }: closed until its Deed is built.
refuse-LocationFull = { location }: no free space.
refuse-LocationIsLocked = { location }: locked until the next round.
refuse-LocationUnused = { location }: the Temp Agency can only use Locations with mints on them.
refuse-NothingToDoThere = { location }: { $location ->
    [builder] you have no Plan to build
    [recycler] you have no card to recycle
    [swap_meet] there are no cards to exchange
    [supplier] the Plan Supply is empty
    [lotto] the Plan Deck is empty
   *[temp_agency] no other Location can be used
}.
refuse-TooFewMints = { location }: costs { cost }, you have { $mints }.
refuse-PlanTooDear = { plan }: costs { cost }, you have { $mints }.

# The story

story-OpponentMet = { $opponent ->
    [justin] You play against Justin: he buys the cheapest Plan, and Locations he uses are locked until the next round.
    [rachael] You play against Rachael: she buys the most expensive Plan she can afford, and wins if the Mint Supply runs out.
    [sonic] You play against Sonic: he takes two turns in a row. If he has no Plan, he buys the most expensive one he can afford.
   *[mort] You play against Mort: his mints never run out, and he buys the most expensive Plan that is not Production.
}
story-RoundStarted = Round { $round } begins; { who } starts.
story-OpponentPassed = { opponent-name } cannot use any Location and passes until that changes.
story-Worked = { who } used the { location } for { cost }{ way }{ $gain ->
    [0] {""}
   *[other] {" "}and gained { $gain }
}{ $location ->
    [leadership_council] , and took the starting player token
   *[other] {""}
}.
story-OthersGained = Everybody else gained { amount }.
story-Bought = { who } gained { plan } for { cost }{ way }.
story-Built = { who } built { plan } for { cost }{ way }: { plan-brief }.
story-Assembled = { who } gained { plan } for { cost }{ way } and built it at once.
story-Opened = The { location } is now open to all.
story-LottoPlayed = { who } drew a secret Plan at the Lotto for { cost }{ way }.
story-PlanDrawn = You drew { plan }: { plan-brief }.
story-Recycled = { who } recycled { plan } for { cost }{ way } and gained { $gain }.
story-LeftAtSwapMeet = { who } left { plan } in the Plan Supply.
story-Swapped = { who } took { plan } in exchange for { cost }{ way }.
story-LocationLocked = The { location } is locked until the next round.
story-Passed = { $seat } passed.
story-NothingToPlace = { $seat } cannot place mints and passes until that changes.
story-PlanRevealed = { plan } joined the Plan Supply.
story-SupplyReplaced = Nobody used the Supplier, so the Plan Supply was replaced.
story-BuildingsPaid = { who } gained { amount } from Buildings.
story-CoopPaid = { who } gained 1 mint too, thanks to the Co-Op.
story-GalleryGrew = { who }’s Gallery now has { amount } on it.
story-OwnerPaid = { who } gained { amount } as owner of the { location }.
story-IncomePaid = Round { $round } is over: everybody gained { amount }.
story-IncomeGained = Round { $round } is over: { who } gained { amount }.
story-SevenReached = { who } has { count }: seven or more end the game.
story-SupplyRanOut = The Plan Supply cannot be filled, so the game ends.
story-Stalled = The game ends in round { $round }, after { $rounds } rounds without any change.
story-LastRoundEnded = Round { $round } was the last possible one, so the game ends.
story-MintsRanOut = The Mint Supply is empty: Rachael wins.
story-SecretShown = { who }’s secret Plan was { plan }.
story-GameWon = { who } won with { count }.
story-VictoryShared = A tie to the last mint. Nobody’s age is compared with 42 here, so the victory is shared.

category-culture = Culture
category-production = Production
category-utility = Utility
category-deed = Deeds
tie-break-1 = smaller Neighborhood
tie-break-2 = more mints
points-of-game = { $points ->
    [one] 1 star
   *[other] { $points } stars
}
result-total-of-game = Stars
result-curve-of-game = Stars, turn by turn
result-curve-rounds-of-game = Stars, round by round
result-curve-numbered-of-game = Stars, turn by turn; numbers are rounds
best-turns-of-game = Most stars in one turn
best-rounds-of-game = Most stars in one round
title-one-point-of-game = Photo finish: won by 1 star
title-big-turn-of-game = Big turn: { $count } stars in one
title-strong-finish-of-game = Strong finish: { $count } stars in the last round
title-best-round-of-game = Best round of all: { $count } stars
title-best-category-of-game = Specialist: { $count } stars for “{ $category }”
title-earner = Hard worker: { $count } mints from Locations
title-landlord = Landlord: { $count } mints from Deeds
title-lucky-draw = Lucky draw: built a Plan from the Lotto
title-small-town = Small town: won with { $count ->
    [one] 1 Building
   *[other] { $count } Buildings
}
title-master-builder = Master builder: { $count } Buildings

# The lesson

lesson-goal = Welcome to Mint Works! **The goal: the most stars.** Once somebody has seven, the end is near. Mints are your workers and your money. In your turn, you place mints at one Location and use it. Your rival turned one mint into two at the Producer. Do the same.
lesson-supplier = You have four mints. Mints that you place are gone, and the Producer’s two spaces are now full for everybody, until the next round. Your rival has bought a Plan. Buy one too, at the Supplier.
lesson-plan = A Plan brings stars, mints every round, or both. The Mine costs two, which leaves two to build it.
lesson-builder = A Plan is worth nothing until it is built. The Builder takes two mints.
lesson-upkeep = **Your first star:** see the row of seven under your name. You have no mints left, so you will pass. When all have passed, Upkeep ends the round: mints leave the Locations, everybody gains one, and your Mine gives you another.
lesson-council = Round two, and you have two mints. Your rival starts again, because of the starting player token (the leaf). Take it at the Leadership Council: you get your mint back, and **you start the next round**.
lesson-wholesaler = The Producer is full. Your rival has built the Wholesaler, and that opened it for everybody. If it is used, its owner gains a mint when the round ends. Use it all the same.
lesson-pass = Your rival passed. What you do not spend is yours next round; and after a pass, you may still come back if others go on. If you pass now too, the round ends.
lesson-last = **We skip to round five.** You have four stars, your rival has five, and two of your Plans are not built. Go to the Builder.
lesson-build = The Windmill shows one star, the Factory three. With three more you have seven.
lesson-seven = **Seven stars!** This is the last round, but it is still played to its end. Then **the most stars win**; Plans that are not built count nothing.
lesson-end = You won by seven stars to five! In a tie, fewer cards win, then more mints. Now for a real match: we go back to round two, before you passed. You have one star, three mints, and a Mine that pays every round.

# The overview

overview-goal = Mints are your workers and your money. Buy Plans and build them: the round in which somebody has **seven stars** is the last, and the most stars win.
overview-turn = **Your turn**
    Place mints on a free space of a Location and use it:
    - Producer: get mints.
    - Supplier: buy a Plan.
    - Builder: build a Plan, so that it counts.
    Or pass. When all have passed, the mints are removed, Buildings give mints, and everybody gains one.

# Help with a question that comes for the first time

help-TakeTurn = Mints that you place are gone, so look at what comes back. If you pass, you keep the rest for the next round.
help-TakeLastTurn = If somebody still has seven stars when this round ends, so does the game. Build now what you can.
help-BuyPlan = A Plan scores only once the Builder has built it, for 2 more mints.
help-BuildPlan = Buildings that give mints pay off early, those with stars late.
help-ChooseTarget = You use the effect of another Location, even if its spaces are taken.
help-RecycleCard = You gain the price of the card and its printed stars in mints.
help-GiveCard = The card goes into the Plan Supply, where anybody may buy it.
help-SwapCard = What you take has to be built, even if you gave a Building.
help-ChooseCoop = You gain a mint as well.
