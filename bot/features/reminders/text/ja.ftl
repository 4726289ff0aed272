# お知らせ

reminder-title = { $count ->
    [1] あなたの手番が続いています
   *[other] { $count }件の対戦があなたを待っています
}
mute-noted = この手番のお知らせはもう届きません。

# ボタン

button-mute = この手番の通知を止める
