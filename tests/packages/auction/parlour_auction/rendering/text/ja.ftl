board-item = 品物：{ $points }点（残り{ $left }個）
board-team = { $first }と{ $second }：{ $points }点
board-cards = - { $player }の手札：{ $cards }
board-bid = - { $player }は入札済み
