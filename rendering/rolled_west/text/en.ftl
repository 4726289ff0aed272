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
board-copying = Copying
board-legend = Points per
board-sign = { $sign ->
    [offices] office
    [contracts] contract
    [settlements] settlement
    [majorities] first rank
    [rows] full row
    [claim_stars] star
    [copper_shipped] copper shipped
    [copper_contracts] copper contract
   *[copper_on_contracts] contract copper
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
board-text-office = { $office } ({ $cost }; { $pays })
board-text-bought = Offices bought: { $offices }
board-text-owned = { $thing } by { $player }
board-text-paid = { $thing } by { $player }, +{ $points }

# What is what

sign-die = A die that was rolled
sign-copiers = Who may copy a die: not yet (–), now (hourglass), or already done (tick)
sign-bank = Your bank: resources for later turns
sign-space = Land: camps and settlements fill the row, for these points; an office (GC) counts the stars
sign-majority = At the end, for most spaces here / for fewer; +: yours as things stand. Below, the spaces of others
sign-berth = Shipments of a metal; the first there gets the higher number
sign-contract = A contract: what it takes, and its points
sign-office = An office in Boomtown: what it will score for
sign-points = Points so far
