board-lot = For sale: { $points } points. Lots to come: { $left }
board-team = { $first } and { $second }: { $points }
board-cards = - { $player } has { $cards }
board-bid = - { $player } has bid
