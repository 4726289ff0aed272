board-deal = Deal { $deal } of { $deals }
board-player = { $player }: { $points }
board-card = - { $rank } of { suit }
board-hand = Your hand:
