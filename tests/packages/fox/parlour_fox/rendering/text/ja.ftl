board-round = 第{ $round }ラウンド（全{ $rounds }）
board-fox = きつね
board-hounds = 猟犬
board-hound = { $player }：猟犬は{ $field }
board-fox-at = { $player }：きつねは{ $field }
board-possible = きつねがいるかもしれないマス：{ $fields }
