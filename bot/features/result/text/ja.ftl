# 結果

lead = 各ラウンド終了時のトップ：{ $runs }
lead-one = { $players }（{ $round }）
lead-several = { $players }（{ $first }〜{ $last }）
lead-nobody = 全員同点
best-turns = 各プレイヤーの最高の1手番
best-rounds = 各プレイヤーの最高の1ラウンド

# 称号

titles = 称号
title-shared-win = 優勝を分け合う
title-tie-break = タイブレークで勝利
title-one-point = 紙一重：1点差で勝利
title-comeback = 逆転：折り返しでは首位と{ $count }点差の最下位
title-start-to-finish = 逃げ切り：最初のラウンドから首位を譲らず
title-runaway = 圧勝：{ $count }点差
title-every-round = 着実：すべてのラウンドで得点
title-every-category = オールラウンダー：すべての項目で得点
title-big-turn = 大きな一手：1手番で{ points-at-once }
title-strong-finish = 追い込み：最終ラウンドで{ points-at-once }
title-early-lead = 好スタート：中盤で首位
title-second-half = 追い上げ：後半は{ $count }点で最多
title-best-round = 1ラウンドの最多得点：{ points-at-once }
title-best-category = スペシャリスト：「{ $category }」で{ $count }点
title-close-second = あと一歩：首位まで{ $count }点
points-at-once = { $count }点

# ボタン

button-result = 結果

# エラー

error-no-result = この対戦にはまだ結果がないか、結果なしで終わっています。それまでの得点は「その他」で見られます。
