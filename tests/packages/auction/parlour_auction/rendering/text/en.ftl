board-item = For sale: { $points } points. Items to come: { $left }
board-team = { $first } and { $second }: { $points }
board-cards = - { $player } has { $cards }
board-bid = - { $player } has bid
