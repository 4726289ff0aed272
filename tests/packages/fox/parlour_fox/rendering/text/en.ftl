board-round = Round { $round } of { $rounds }
board-fox = fox
board-hounds = hounds
board-hound = { $player }: hound on { $field }
board-fox-at = { $player }: fox on { $field }
board-possible = The fox may be on: { $fields }
