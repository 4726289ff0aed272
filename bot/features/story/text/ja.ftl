# 経過

story-title = 経過
story-board = その時の盤面…
story-empty = まだ何も起きていません。

# ボタン

button-story = 経過
