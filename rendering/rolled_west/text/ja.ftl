# 盤面の文字

board-round = ラウンド
board-and = { "・" }
board-between = { "／" }
board-turn = { $task ->
    [terrain] { $players }：地域選び
    [act] { $players }の手番
   *[copy] { $players }：貯蓄選び
}
board-complete = { $players }：手番完了
board-won = { $players }の勝ち！
board-ghost = ゴースト
board-colour = { $colour ->
    [0] 黄
    [1] 橙
    [2] 青
   *[3] 紫
}
board-letter = { $resource ->
    [wood] 木
    [copper] 銅
    [silver] 銀
   *[gold] 金
}
board-contracts = 契約
board-boomtown = ブームタウン
board-copying = 出目の貯蓄
board-die = { $use ->
    [spent] 使用済み
   *[banked] 貯蓄
}
board-face = { $resource ->
    [wood] 木材 W
    [copper] 銅 C
    [silver] 銀 S
   *[gold] 金 G
}
board-ghost-rolls = ゴーストは{ $player }の次に振る
