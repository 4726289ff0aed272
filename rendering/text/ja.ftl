# 複数のゲームの盤面に共通する文。同じ名前の文を持つゲームでは、そちらを使います。

board-and = { "・" }
board-between = { "／" }
board-turn = { $players }の番
board-complete = { $players }：確認中
board-won = { $players }の勝ち！
board-colour = { $colour ->
    [0] 黄
    [1] 橙
    [2] 青
   *[3] 紫
}
board-text-list = { "、" }
board-text-between = { "；" }
board-text-none = なし
