game-name = Rolled West
game-pitch = Roll dice, settle the land, ship metals, and bank dice that your neighbours roll.

# Options

ruleset-publisher = copy from anybody, fewer majority bonuses, a stronger office for copper
option-outside-bank-from = Dice can be copied from
option-outside-bank-from-by-ruleset = By the rules chosen
option-outside-bank-from-neighbours = Neighbours’ rolls only
option-outside-bank-from-any-opponent = Anybody’s rolls
option-outside-bank-period = You may copy one die
option-outside-bank-period-between-own-turns = Between two of your turns
option-outside-bank-period-per-round = In each round
option-lower-majority-bonus = The small majority bonus goes to
option-lower-majority-bonus-by-ruleset = By the rules chosen
option-lower-majority-bonus-all-lower = Every lower rank
option-lower-majority-bonus-second-only = The second rank only
option-office-sg-copper-in-contracts = The office for copper counts copper in contracts
option-office-sg-copper-in-contracts-by-ruleset = By the rules chosen
option-office-sg-copper-in-contracts-per-contract = 1 for each contract with copper
option-office-sg-copper-in-contracts-per-copper = 1 for each copper

# Words

resource = { $resource ->
    [wood] wood
    [copper] copper
    [silver] silver
   *[gold] gold
}
metal = { $metal ->
    [copper] copper
    [silver] silver
   *[gold] gold
}
terrain = { $terrain ->
    [woods] woods
    [valley] valley
    [hills] hills
   *[mountains] mountains
}
aside = { $terrain ->
    [woods] W
    [valley] C
    [hills] S
   *[mountains] G
}
kind = { $kind ->
    [camp] camp
   *[settlement] settlement
}
mark = { $kind ->
    [camp] Camp
   *[settlement] Settlement
}
claim-cost = { $kind ->
    [camp] 1 wood
   *[settlement] 2 wood
}
die = { $initial ->
    [W] W
    [C] C
    [S] S
   *[G] G
}
contract = { $contract ->
    [C4] 4 copper
    [C2S2] 2 copper + 2 silver
    [C2G2] 2 copper + 2 gold
    [S4] 4 silver
    [C5] 5 copper
    [S2G2] 2 silver + 2 gold
    [G4] 4 gold
    [S5] 5 silver
   *[G5] 5 gold
}
office-cost = { $office ->
    [CC] 2 copper
    [CS] copper, silver
    [CG] copper, gold
    [SC] silver, copper
    [SS] 2 silver
    [SG] silver, gold
    [GC] gold, copper
    [GS] gold, silver
   *[GG] 2 gold
}
office-short = { $office ->
    [CC] offices, contracts ×1
    [CS] offices, ranks ×1
    [CG] rows ×3
    [SC] settlements ×2
    [SS] 6 points
    [SG] copper ×1
    [GC] stars ×1
    [GS] offices, rows ×2
   *[GG] contracts ×3
}
office-pays = { $office ->
    [CC] 1 per office and contract
    [CS] 1 per office and first rank
    [CG] 3 per complete row
    [SC] 2 per settlement
    [SS] 6 points
    [SG] { $units ->
        [0] 1 per copper shipped and copper contract
       *[1] 1 per copper shipped, in contracts
    }
    [GC] 1 per star
    [GS] 2 per office and complete row
   *[GG] 3 per contract
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Questions

ask-ChooseTerrain = Which die goes aside?
ask-TakeTurn = Next?
ask-CopyDie = Which die do you copy?

turn-ChooseTerrain = Set a die aside to choose the terrain.
turn-TakeTurn = Spend your dice.
turn-CopyDie = Copy a die of this roll, or decline.

# Moves

move-SetTerrain = { aside } for the { terrain }: { $space ->
    [0] full
   *[other] space { $space } is next ({ points })
}; { SPELL($left, by: "die") } left
move-Claim = { mark }, { terrain }, { $kind ->
    [camp] space { $space }
   *[settlement] from space { $space }
}: { claim-cost } → { points }
move-Complete = Contract: { contract } → { points }
move-Buy = Office: { office-cost } → { office-pays }
move-Ship = Ship { $count } { metal } → { points }{ $firsts ->
    [0] {""}
    [1] , first to get there
   *[other] , first in both places
}
move-Bank = Bank { resource } for a later turn
move-End = { $lost ->
    [none] End the turn
   *[other] End the turn: { SPELL($lost, by: "die") } lost
}
move-Copy = Copy { resource }
move-Decline = { $last ->
    [0] Decline and wait for another roll
   *[1] Decline, though it is the last chance
}

# Moves on buttons, in short

metal-die = { $metal ->
    [copper] C
    [silver] S
   *[gold] G
}
contract-short = { $contract ->
    [C4] 4C
    [C2S2] 2C+2S
    [C2G2] 2C+2G
    [S4] 4S
    [C5] 5C
    [S2G2] 2S+2G
    [G4] 4G
    [S5] 5S
   *[G5] 5G
}
pick-SetTerrain = { aside } → { terrain }
pick-Claim = { $kind ->
    [camp] Camp
   *[settlement] Settle
} → { $points }
pick-Complete = { contract-short } → { $points }
pick-Buy = { $office ->
    [CC] Offices… ×1
    [CS] Ranks… ×1
    [CG] Rows ×3
    [SC] Settlements ×2
    [SS] 6 points
    [SG] Copper ×1
    [GC] Stars ×1
    [GS] Rows… ×2
   *[GG] Contracts ×3
}
pick-Ship = Ship { $count }{ metal-die } → { $points }
pick-Bank = Bank { resource }
pick-End = End
pick-Copy = Copy { resource }
pick-Decline = Decline

kind-Contracts = Contract
kind-Offices = Office
kind-Shipping = Ship { metal }
kind-Banking = Bank

chose-SetTerrain = { terrain }
chose-Claim = { kind }
chose-Complete = { contract-short }
chose-Buy = office
chose-Ship = { $count }{ metal-die }
chose-Bank = bank { resource }
chose-End = end
chose-Copy = { resource }
chose-Decline = decline

order-CopyIfShown = Copy { resource } if it is rolled
order-AlwaysDecline = Decline every die in this match
order-DeclineOtherwise = { $last ->
    [0] Otherwise decline, if another chance comes
   *[1] Otherwise decline the last chance too
}

# What options cost and bring

holding-wood = { $sign }{ $count } wood
holding-copper = { $sign }{ $count } copper
holding-silver = { $sign }{ $count } silver
holding-gold = { $sign }{ $count } gold
holding-bank = { $sign }{ $count } in the bank
holding-contracts = { $sign }{ $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
holding-offices = { $sign }{ $count ->
    [one] 1 office
   *[other] { $count } offices
}

# Refusals

refuse-DoneInThisTurn = { $action ->
    [claim] You have already made a claim this turn.
    [contract] You have already completed a contract this turn.
    [office] You have already bought an office this turn.
   *[bank] You have already banked a die this turn.
}
refuse-NoWood = { $kept ->
    [banked] You have no wood to claim with: the wood that you have just banked is for later turns.
    [terrain] You have no wood to claim with: the terrain die is not a resource.
   *[none] You have no wood to claim with.
}
refuse-NoWoodForSettlement = { $banked ->
    [0] A settlement costs 2 wood, and you have 1.
   *[1] A settlement costs 2 wood, and you have 1: the wood that you have just banked is for later turns.
}
refuse-NoMetal = { $kept ->
    [banked] You have no metal to spend: the metal that you have just banked is for later turns.
    [terrain] You have no metal to spend: the terrain die is not a resource.
   *[none] You have no metal to spend.
}
refuse-TooFewMetals = { $action ->
    [contract] No contract that is left can be paid with
   *[office] No office that is left can be paid with
} { SPELL($metals, by: "die") }{ $banked ->
    [0] .
   *[1] : the metal that you have just banked is for later turns.
}
refuse-AllTaken = { $action ->
    [contract] All contracts are completed.
   *[office] All offices are bought.
}
refuse-TrackFull = There is no space left in the { terrain }.
refuse-NoSpaceForSettlement = One space is left in the { terrain }, and a settlement needs two.
refuse-RowComplete = Your row of { metal } is complete.
refuse-NothingToBankFor = It is your last turn, so there is no use in banking.
refuse-NoDieToBank = You have used all dice of your roll, so none is left to bank.

# The story

story-RoundStarted = Round { $round } begins; { $seat } goes first.
story-Rolled = { $seat } rolled { SPELL($dice, by: "die") }.
story-GhostRolled = The ghost rolled { SPELL($dice, by: "die") }.
story-TerrainSet = { $seat } set { aside } aside for the { terrain }; { SPELL($left, by: "die") } left.
story-Claimed = { $seat } built a { kind } in the { terrain }: { points }.
story-Completed = { $seat } completed { contract }: { points }.
story-Bought = { $seat } bought an office: { office-short }.
story-Shipped = { $seat } shipped { $count } { metal }: { points }{ $firsts ->
    [0] {""}
    [1] , first there
   *[other] , first in both places
}.
story-Banked = { $seat } banked { resource }.
story-TurnEnded = { $seat } ended the turn; { SPELL($lost, by: "die") } lost.
story-Copied = { $seat } copied { resource }.
story-Declined = { $seat } declined.
story-MajorityScored = { $seat } is { $first ->
    [0] behind the leader
   *[1] first
} in the { terrain }: { points }.
story-OfficeScored = { $seat } scored an office ({ office-short }): { points }.
story-GameWon = { $seat } won with { points }.

category-claims = Claims
category-shipping = Shipping
category-contracts = Contracts
category-majorities = Majorities
category-offices = Offices
title-shipper = Shipping magnate: { $count } complete rows
title-contractor = Contractor: { $count } contracts
title-official = Official: { $count } offices
title-copier = Sharp eyes: { $count } dice copied
title-landowner = Landowner: first in { $count } terrains
title-settler = Settler: { $count } settlements

# The lesson

lesson-goal = Welcome to the Wild West! **After six rounds, most points win.** You have rolled four dice: gold, wood, copper, wood. One of them only says **where you may claim land** this turn. Set the gold die aside: it stands for the mountains.
lesson-claim = The other three dice are yours to spend. Wood claims land, once a turn: one wood for a camp on one space, two for a **settlement** on two spaces. A space pays its number at once, here 0 and 2.
lesson-bank = Copper is left. What you do not spend is lost, except for **one die that you may bank** for later turns.
lesson-spent = Everything is used. End your turn. Then your rival may **copy** one of these three dice, which costs you nothing.
lesson-copy = Your rival copied your copper, rolled, and completed a **contract for 9 points**. Now **you may copy** one of those dice into your bank, once between two turns of yours. You have one copper there: take another.
lesson-terrain = As you are only two, a ghost rolls too, just to be copied. Now your next roll: without wood the terrain does not matter, so set aside one copper.
lesson-ship = Shipped metal fills its row from the left. With your bank, you have three copper. Its spaces pay 0, 2, and then **6 to the first player there**, but 3 to the others.
lesson-office = Silver and gold buy an office. **There is only one of each office and contract**, and you may take one of both per turn. This office pays at the end: 1 point for each copper shipped and each contract with copper.
lesson-last = Your turn is done: 10 points so far. **After round 6, two more things pay**: most spaces in a terrain (mountains: 5, and 2 to anybody behind), and offices. If the match ended now:
lesson-end = Now you know it all! The match is still in round 2, so those last points are not yours yet. At the end, what is left in banks is worth nothing, and equal totals share the victory. Nothing is secret. Shall we go on?

# The overview

overview-goal = In six rounds, use dice to claim land, complete contracts, buy offices and ship metal. At the end, offices and the most land in each terrain pay too. The **most points** win.
overview-turn = **Your turn**
    1. Four dice are rolled. Set one aside: it decides in which terrain you may claim land.
    2. The others may each copy one of your other three dice into their bank.
    3. Spend these dice and your bank: one claim, one contract, one office, any shipments.
    4. Bank one die that is left. The rest is lost.

# Help with a question that comes for the first time

help-ChooseTerrain = The die you set aside cannot be spent by anybody. Wood is needed for claims, metal for all else.
help-TakeTurn = In any order: one claim, one contract, one office, and shipments. One die can be banked; the rest is lost when you end the turn.
help-CopyDie = Copying costs nothing, but you have one copy between two turns of yours. You may wait for a better roll.
