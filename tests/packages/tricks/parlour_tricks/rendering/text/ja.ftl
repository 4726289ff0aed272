board-deal = 第{ $deal }ディール（全{ $deals }回）
board-player = { $player }：{ $points }点
board-card = - { suit }の{ $rank }
board-hand = あなたの手札：
