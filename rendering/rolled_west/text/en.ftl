# Texts on the board.

board-round = Round
board-turn = { $step ->
    [ChooseTerrain] { $players } to choose a terrain
    [TakeTurn] { $players } to act
   *[CopyDie] { $players } to copy a die
}
board-ghost = Ghost
board-letter = { $resource ->
    [wood] W
    [copper] C
    [silver] S
   *[gold] G
}
board-contracts = Contracts
board-boomtown = Boomtown
board-pays = { $office ->
    [CC]
        per office
        and contract
    [CS]
        per office
        and first rank
    [CG] per full row
    [SC]
        per
        settlement
    [SS] points
    [SG] { $units ->
        [0]
            per copper shipped
            and copper contract
       *[1]
            per copper shipped
            or in contracts
    }
    [GC] per star
    [GS]
        per office
        and full row
   *[GG] per contract
}
board-ghost-rolls = The ghost rolls after { $player }
board-terrain = { $terrain ->
    [woods] Woods
    [valley] Valley
    [hills] Hills
   *[mountains] Mountains
}

# The board in words.

board-text-status = Rolled West, round { $round } of { $rounds }. { $turn }
board-text-roll = { $player } rolled { $dice }
board-text-terrain = { $line }; terrain { $terrain }
board-text-die = { $use ->
    [free] { $face }
    [terrain] { $face } (terrain)
    [spent] { $face } (spent)
   *[banked] { $face } (banked)
}
board-text-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-text-bank = , bank { $stock }
board-text-stock = { $count } { $resource }
board-text-no-stock = empty
board-text-starts = , goes first
board-text-copied = , has copied a die
board-text-to-move = , still to answer
board-text-source = { $points } { $category ->
    [claims] claims
    [shipping] shipping
    [contracts] contracts
    [majorities] majorities
   *[offices] offices
}
board-text-sources = { $line } ({ $sources })
board-text-track = { $terrain } ({ $values }; majority { $first }, then { $lower }): { $marks }
board-text-row = Shipped { $metal } ({ $values }): { $marks }
board-text-marks = { $player } { $count }
board-text-settlements = { $count ->
    [0] {""}
    [one] , 1 of them a settlement
   *[other] , { $count } of them settlements
}
board-text-majority = , +{ $points }
board-text-first = { $points } for the first, then { $later }
board-text-taken = { $points } (first was { $player })
board-text-nothing = nobody yet
board-text-contracts = Open contracts: { $contracts }
board-text-contract = { $contract } for { $points }
board-text-completed = Completed contracts: { $contracts }
board-text-offices = Offices for sale: { $offices }
board-text-office = { $pays } (for { $cost })
board-text-bought = Offices bought: { $offices }
board-text-owned = { $thing } by { $player }
board-text-paid = { $thing } by { $player }, +{ $points }

# What is what

sign-die = A die of this roll. A cross: it was spent; a safe: it was banked
sign-terrain = The die that was set aside, and the terrain that it stands for: land can be claimed there in this turn
sign-standings = Points so far. An hourglass: may copy a die of this roll; a tick: has copied one already
sign-majority = A terrain and its die. The flag: what most spaces here pay at the end, and what fewer spaces pay. Beside these, who would get them now
sign-space = Land, claimed with wood from left to right: a tent is a camp, a house a settlement. The number is paid at once; offices count the stars
sign-berth = A railway: each metal that you ship moves your wagon on by one station, and every station pays its points
sign-first = The golden number is for the first player who gets here, and the other one for later players. A token shows who was first
sign-contract = A contract: the metal it takes, and its points. In a player’s colour: completed
sign-office = An office: the two metals it costs, and the points it brings at the end. In a player’s colour: bought
sign-panel = A player: points so far, and the bank, with resources for later turns. The star-shaped badge: goes first in every round
sign-ghost = With two players, a ghost rolls too: you may copy one of its dice
sign-result = Points by where they came from: land, railways, contracts, most land, offices
