# 経過

story-title = 経過
story-board = その時の盤面…
story-empty = まだ何も起きていません。

# ボタン

button-story = 経過

# コマンド

command-story = これまでの経過を読む
command-story-match = このチャンネル以外の対戦
