game-name = きつね狩り
game-pitch = 1人が森に隠れ、ほかの人が力を合わせて探します。

option-rounds = ラウンド数
option-rounds-8 = 8ラウンド
option-rounds-12 = 12ラウンド

ask-SneakAway = どこへ忍びますか？
turn-SneakAway = きつねが移動します。
ask-WalkOn = 猟犬はどこへ行きますか？
turn-WalkOn = 猟犬が移動します。
move-Sneak = { $field }
chose-Sneak = { $field }へ忍ぶ
move-Walk = { $field }
chose-Walk = { $field }へ行く

story-Sneaked = 第{ $round }ラウンド、きつねが移動しました。
story-Hid = { $seat }は{ $field }に隠れています。
story-Seen = きつねが{ $field }で目撃されました。
story-Searched = { $seat }が{ $field }を探しましたが、何も見つかりませんでした。
story-Caught = { $seat }が{ $field }できつねを捕まえました！

category-hunt = 狩り
