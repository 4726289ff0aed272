# 改善できた手

mistakes-title = 改善できた手
mistakes-none = はっきりしたミスはありません。二つの探索のどちらでも、大きく損をした手は見つかりませんでした。ミス指数：0
mistakes-score = これはあなたにだけ表示されます。ミス指数：**{ $score }**（選択10回あたりのミスの大きさの合計。0が最善）。確実なミスだけを数えるため、低くてもほぼ完璧とは限りません。
mistakes-how = どれも、その時点のあなたと同じ情報だけを使った二つの探索で見つかり、二つの手を直接比べて確かめたものです。
mistake-1 = 小
mistake-2 = 中
mistake-3 = 大
mistake-chosen = 選んだ手：{ $choice }
mistake-better = よりよい手：{ $choice }
mistake-points = 約{ points }よい
mistake-chance = 勝つ見込みが高い

# 分析

analysis-title = 分析
analysis-under-way = 対戦を分析しています（約{ $percent }%終了）。コンピューターが考えていない間に進み、数分かかります。終わるとこのボタンで分析を見られ、チャンネルの結果に各プレイヤーの最善の一手が加わります。
analysis-best = 光った一手（次によい手との点差）
analysis-own-best = あなたの光った一手（次によい手との点差）
analysis-wins = 勝利へ
analysis-late = 見つけにくい手
analysis-curve = 予想されるリード（いちばん強い相手との差）
analysis-curve-numbered = 予想されるリード（いちばん強い相手との差、数字はラウンド）
analysis-begin = 開始時
analysis-end = 終了時
analysis-lead-of = { $player } { $lead }
analysis-shares = 運か実力か
analysis-share = { $player } **{ $lead }** = 運 { $luck }、プレイ { $play }
analysis-share-alone = { $player } **{ $lead }** = 開始時の見込み { $begin }、運 { $luck }、プレイ { $play }
analysis-shares-how = 運は初期配置と、引いたものや公開されたものを探索で見積もった値です。プレイは、最終的なリードの残りです。
analysis-what-won = 勝つためには
analysis-won-by = { $better }のほうが約{ $points }よく、最後の差は{ $behind }でした。
analysis-lost-by = 一手だけでは届かない{ $behind }差でした。いちばん損をしたのはここで、{ $better }のほうが約{ $points }よい手でした。
analysis-no-mistake = 確実なミスはありませんでした。最後の差は{ $behind }、運は{ $luck }です。
analysis-turning-point = 🔄 勝負の分かれ目：{ $when }。ここから{ $player }さんの勝ちが予想されるようになりました。
analysis-then = ログの{ $line }行目
analysis-moments = 重要な場面
analysis-moment-draw = 🎲 運：{ $player }さんの予想リード { $lead }
analysis-moment-best = ✨ 次によい手より{ points }よい手
analysis-moment-wins = ✨ ほかのどの手よりも勝つ見込みが高い手
analysis-moment-mark = 🤔 最善手より{ points }低い手（あなたにだけ表示）

# ボタン

button-analysis = 分析
button-mistakes = 改善できた手

# エラー

error-analysis-later = 対戦の分析は、終わってからできます。
error-analysis-of-file = ファイルの対戦は、ここでプレイされたものではないため分析できません。
error-analysis-not-ready = この対戦の分析はまだありません。「分析」で始められます。
error-analysis-annulled = この対戦は結果なしで終わったため、分析するものがありません。
error-analysis-older-rules = この対戦は古いルールで始まり、もう一度再現できないため、分析できません。
error-analysis-failed = この対戦は分析できませんでした。エラーは記録されました。
error-analysis-off = この Parlour では分析が無効になっています。
error-mistakes-not-judged = コンピューターやほかの人が選択の一部を行ったため、あなたの手は評価されていません。
