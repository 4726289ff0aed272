# 複数のゲームに共通する文。同じ名前の文を持つゲームでは、そちらを使います。

option-ruleset = ルール
option-ruleset-standard = 標準
option-ruleset-publisher = 製品版どおり
