game-name = Rolled West
game-pitch = Roll dice, settle the land, ship metals, and bank dice that your neighbours roll.

# Options

option-ruleset = Rules
option-ruleset-standard = Standard
option-ruleset-publisher = Printed: copy from anybody, fewer majority bonuses, stronger office SG
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
option-office-sg-copper-in-contracts = Office SG counts copper in contracts
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
area = { $terrain ->
    [woods] Woods
    [valley] Valley
    [hills] Hills
   *[mountains] Mountains
}
kind = { $kind ->
    [camp] camp
   *[settlement] settlement
}
mark = { $kind ->
    [camp] Camp
   *[settlement] Settlement
}
kind-cost = { $kind ->
    [camp] 1 wood
   *[settlement] 2 wood
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
office-pays = { $office ->
    [CC] 1 per office and contract
    [CS] 1 per office and first rank
    [CG] 3 per complete row
    [SC] 2 per settlement
    [SS] 6 points
    [SG] { $units ->
        [0] 1 per copper shipment and contract
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

ask-ChooseTerrain = Which die do you set aside? It sets the terrain for your turn.
ask-TakeTurn = What do you do?
ask-CopyDie = Which die of this roll do you copy into your bank?

turn-ChooseTerrain = Set a die aside to choose the terrain.
turn-TakeTurn = Spend your dice.
turn-CopyDie = Copy a die of this roll, or decline.

# Moves

move-SetTerrain = { area }: { $space ->
    [0] full
   *[other] space { $space } is next ({ points })
}; { $left } left
move-Claim = { mark }, { terrain }, { $kind ->
    [camp] space { $space }
   *[settlement] from space { $space }
}: { kind-cost } → { points }
move-Complete = Contract: { contract } → { points }
move-Buy = Office { $office }: { office-cost } → { office-pays }
move-Ship = Ship { $count } { metal } → { points }{ $firsts ->
    [0] {""}
    [1] , one as the first
   *[other] , both as the first
}
move-Bank = Bank { resource } for a later turn
move-End = { $lost ->
    [none] End the turn
   *[other] End the turn: { $lost } lost
}
move-Copy = Copy { resource }
move-Decline = { $last ->
    [0] Decline: there is another chance
   *[1] Decline, though it is the last chance
}

chose-SetTerrain = { terrain }
chose-Claim = { kind }
chose-Complete = contract { $contract }
chose-Buy = office { $office }
chose-Ship = { $count } { metal }
chose-Bank = bank { resource }
chose-End = end
chose-Copy = { resource }
chose-Decline = decline

order-CopyIfShown = Copy { resource } if it is rolled
order-DeclineOtherwise = { $last ->
    [0] Otherwise decline, if another chance comes
   *[1] Otherwise decline the last chance too
}

# Refusals

refuse-DoneInThisTurn = { $action ->
    [claim] You have already made a claim this turn.
    [contract] You have already completed a contract this turn.
    [office] You have already bought an office this turn.
   *[bank] You have already banked a die this turn.
}
refuse-NoWood = { $set_aside ->
    [0] You have no wood to claim with.
   *[1] You have no wood to claim with: the terrain die is not a resource.
}
refuse-NoWoodForSettlement = A settlement costs 2 wood, and you have 1.
refuse-TrackFull = There is no space left in the { terrain }.
refuse-NoSpaceForSettlement = One space is left in the { terrain }, and a settlement needs two.
refuse-RowComplete = Your row of { metal } is complete.
refuse-NothingToBankFor = It is your last turn, so there is no use in banking.

# The story

story-RoundStarted = Round { $round } begins; { $seat } goes first.
story-Rolled = { $seat } rolled { $dice }.
story-GhostRolled = The ghost rolled { $dice }.
story-TerrainSet = { $seat } chose the { terrain }; { $left } left.
story-Claimed = { $seat } built a { kind } in the { terrain }: { points }.
story-Completed = { $seat } completed the contract { contract }: { points }.
story-Bought = { $seat } bought office { $office }: { office-cost }.
story-Shipped = { $seat } shipped { $count } { metal }: { points }{ $firsts ->
    [0] {""}
    [1] , first to get there
   *[other] , first in both places
}.
story-Banked = { $seat } banked { resource }.
story-TurnEnded = { $seat } ended the turn; { $lost } lost.
story-Copied = { $seat } copied { resource }.
story-Declined = { $seat } declined.
story-MajorityScored = { $seat } is { $first ->
    [0] behind the leader
   *[1] first
} in the { terrain }: { points }.
story-OfficeScored = { $seat } scored office { $office }: { points }.
story-GameWon = { $seat } won with { points }.

category-claims = Claims
category-shipping = Shipping
category-contracts = Contracts
category-majorities = Majorities
category-offices = Offices
