# 手番の準備

prepare-explained = **まだあなたの手番ではありません。**前の人たちの手番が終わったものとして、今の盤面で準備します。
prepared-title = 準備済み：
prepared-at-once = 手番が来たら、すぐに実行されます。結果が変わるときや、隠れた情報が公開されたあとは、実行せずにお見せします。それまでほかの人には見えません。
prepared-offered-later = 手番が来たときにお見せします。1回押すだけで確定できます。それまでほかの人には見えません。
prepared-dropped = 準備をやめました。
prepared-wanted = この手番は準備済みです。
prepared-news = この手番は準備済みですが、そのあと隠れた情報が公開されました。確定する前に見直してください。
prepared-changed = この手番は準備済みですが、準備したときとは結果が変わります。確定する前に見直してください。
prepared-question = この手番は準備済みですが、ほかにも選ぶことがあります。
prepared-illegal = この手番は準備済みですが、今は選べないものがあります。
prepared-illegal-from = 選べなくなったところから：
prepared-final-left = 残りは次のとおりで、選ぶと取り消せません：

# ボタン

button-prepare = 手番を準備
button-change-prepared = 準備を変更
button-drop-prepared = 準備をやめる
button-carry-out = 手番が来たら実行
button-offer-later = 先に確認する

# エラー

error-prepare-your-turn = 今はあなたの手番なので、準備するものはありません。/play を使ってください。
error-prepare-ordered = 次の手番には、あなたの事前の指示が答えます。自分で準備するには、まず「その他」の「事前の指示」で取り消してください。
error-prepare-not-now = 次の手番は今は準備できません。何から始まるかが、運か、ほかの人が今選んでいることで決まるためです。その人の手番が終わったら、もう一度確認できます。
