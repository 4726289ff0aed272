# 手番の準備

prepare-explained = **まだあなたの手番ではありません。**前の人たちの手番が終わったものとして、今の盤面で準備します。
prepared-title = 準備済み：
prepared-at-once = 手番が来たら、すぐに実行されます。結果が変わるときや、隠れた情報が公開されたあとは、実行せずにお見せします。それまでほかの人には見えません。
prepared-despite-news = 手番が来たら、すぐに実行されます。結果が変わるときは、実行せずにお見せします。それまでほかの人には見えません。
prepared-offered-later = 手番が来たときにお見せします。1回押すだけで確定できます。それまでほかの人には見えません。
prepared-dropped = 準備をやめました。
prepared-wanted = この手番は準備済みです。
prepared-news = この手番は準備済みですが、そのあと隠れた情報が公開されました。確定する前に見直してください。
prepared-changed = この手番は準備済みですが、準備したときとは結果が変わります。確定する前に見直してください。
prepared-question = この手番は準備済みですが、ほかにも選ぶことがあります。
prepared-illegal = この手番は準備済みですが、今は選べないものがあります。
prepared-illegal-from = 選べなくなったところから：
prepared-final-left = 残りは次のとおりで、選ぶと取り消せません：
prepared-done = 準備していた手番を実行しました：{ $moves }
prepared-branch = 準備していた手番は、{ $turn }のあとと同じく、別の結果になるところでした。そこで、その場合のために選んであった手番を実行しました：{ $moves }

# 場合分け

branches-title = 状況が変わったら
branches-none = ほかの人がしそうな手番のうち、準備した手番の結果を変えるものはありませんでした。
branches-explained = それぞれ、だれが起こしたかにかかわらず、手番が来たときにまったくそのとおりで、結果がお見せしたものと同じ場合にだけ実行します。それ以外のときはあなたに尋ねます。これはほかの人には見えません。
branches-news = **手番の前に隠れた情報が公開されたら**
    ❔ 先にお見せします。
branches-despite-news = **手番の前に隠れた情報が公開されたら**
    ✅ 結果が同じなら、そのまま実行します。
branch-illegal = **{ $move }**を選べないとき（例：{ $turn }）
branch-changed = 準備した手番の結果が変わるとき（例：{ $turn }）
branch-turn = { $player }の{ $moves }
branch-then = 代わりに：{ $moves }
branch-asks = あなたに尋ねます。
branch-explained = **まだあなたの手番ではありません。**これは{ $turn }のあとの盤面です。その場合にすることを選んでください。

# ボタン

button-prepare = 手番を準備
button-change-prepared = 準備を変更
button-drop-prepared = 準備をやめる
button-carry-out = 手番が来たら実行
button-offer-later = 先に確認する
button-branches = 状況が変わったら
button-open-branch = 選ぶ
button-change-branch = 変更
button-ask-then = そのとき尋ねる
button-despite-news = それでも実行
button-mind-news = 先に確認する
button-to-board = 盤面

# エラー

error-prepare-your-turn = 今はあなたの手番なので、準備するものはありません。/play を使ってください。
error-prepare-ordered = 次の手番には、あなたの事前の指示が答えます。自分で準備するには、まず「その他」の「事前の指示」で取り消してください。
error-prepare-not-now = 次の手番は今は準備できません。何から始まるかが、運か、ほかの人が今選んでいることで決まるためです。その人の手番が終わったら、もう一度確認できます。
error-prepare-no-branch = 対戦が進んだため、この場合の盤面はもう表示できません。選んであった手番は、そのまま有効です。
